"""The terminal itself: where lines are broken, and what is wiped away."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.games.catalogue import GAMES
from flibuste.kernel.game import Game
from flibuste.terminal.screen import BOUND, WIPE, WIPE_ALL, Screen
from tests.terminal.tables import new_console, printed

SENTENCE = "Voici\u00a0: trois «\u00a0clandestins\u00a0» à\u202fbord\u00a0; et\u00a0alors\u202f?"


def in_a_table(text: str) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_row("·", Text(text))
    return table


@pytest.mark.parametrize("drawn", [str, Text, Panel, Markdown, in_a_table], ids=lambda drawn: drawn.__name__)
@pytest.mark.parametrize("width", range(20, 61, 4))
def test_no_line_is_broken_at_a_no_break_space(drawn: type, width: int) -> None:
    console = new_console(width=width)
    console.print(drawn(SENTENCE), highlight=False)
    lines = [line.strip("│·╭╮╰╯─ ") for line in printed(console).splitlines()]
    assert max(map(cell_len, printed(console).splitlines())) <= width
    assert " ".join(filter(None, lines)).split(" ") == SENTENCE.split(" ")  # every space of it is still the same
    assert not set(map(chr, BOUND.values())) & set(printed(console))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_french_signs_stay_with_their_words(game: Game) -> None:
    for width in range(40, 81):
        console = new_console(width=width)
        Screen(console).line(game.tongue("fr").say("help-short", edition=game.editions[0]))
        lines = [line.strip() for line in printed(console).splitlines()]
        assert not [line for line in lines if line[:1] in tuple(":;!?»") and line[1:2] in ("", " ")]
        assert not [line for line in lines if line.endswith("«")]


def test_no_break_spaces_are_as_wide_as_what_stands_in_for_them() -> None:
    assert all(cell_len(chr(space)) == cell_len(chr(sign)) == 1 for space, sign in BOUND.items())


@pytest.mark.parametrize(("shared", "wiped"), [(False, WIPE), (True, WIPE_ALL)])
def test_the_scrollback_is_wiped_only_where_people_share_the_keyboard(shared: bool, wiped: str) -> None:
    console = new_console(live=True)
    screen = Screen(console)
    screen.is_shared = shared
    screen.wipe()
    assert printed(console) == wiped
    assert ("\x1b[3J" in wiped) is shared
