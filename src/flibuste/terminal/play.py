"""A match in the terminal, for one person or several at one keyboard, against each other and bots."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.text import Text

from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import FastRng, Rng
from flibuste.kernel.state import WATCHER, Sight
from flibuste.rulebook import clause_name, clauses
from flibuste.table import record
from flibuste.table.chance import FairChance
from flibuste.table.match import Match
from flibuste.table.shelf import is_on_shelf
from flibuste.terminal.bots import Bots
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.journal import bullets, journal, make_teller, recent, shown_levels, shown_names, told
from flibuste.terminal.screen import LONGEST_ECHO, Screen, clip

INTERRUPTED = 130  # the exit code shells give a program ended by Ctrl-C
SHORT_COMMITMENT = 16
LAST_LINES = 6  # below the ledger: who has won, the seal and the record with long paths, the prompt of the shell
PIPED_ROOM = 12  # lines for decisions in full where there is no screen to fill

# What a person may type besides decisions, in either language.
COMMANDS = {
    "help": "? help aide",
    "list": "list liste",
    "log": "log journal",
    "undo": "undo reprendre",
    "save": "save sauver",
    "quit": "quit quitter q",
}
MEANING = {word: command for command, words in COMMANDS.items() for word in words.split()}


def quoted(path: Path) -> str:
    """As a shell reads it."""
    return shlex.quote(str(path))


def forbidding(sight: Sight, actions: list[int]) -> int:
    """The clause that forbids one of these decisions, taken one after the other, or 0.

    Tried in a world the seat cannot rule out: what it may decide does not depend on what it cannot see.
    """
    world = sight.imagine(FastRng(0))
    for action in actions:
        clause = int(world.sight(sight.seat).forbids(action))
        if clause != 0:
            return clause
        world.play(action)
    return 0


class Leave(Exception):
    """The person wants to stop here."""


def play(
    match: Match,
    save_to: Path,
    language: str,
    rng: Rng,
    *,
    confirm: bool = False,
    console: Console | None = None,
    read_line: Callable[[str], str] | None = None,
) -> int:
    """Play until the end, or until the person leaves; every decision is saved. Returns the exit code."""
    return Sitting(match, save_to, language, Bots(match, rng), confirm, Screen(console, read_line)).run()


class Sitting:
    """One time at the table, from sitting down to getting up."""

    def __init__(self, match: Match, save_to: Path, language: str, bots: Bots, confirm: bool, screen: Screen) -> None:
        self.match = match
        self.save_to = save_to
        self.language = language
        self.bots = bots
        self.confirm = confirm
        self.screen = screen
        self.say = match.game.tongue(language).say
        self.persons = [seat for seat, player in enumerate(match.players) if player.is_person]
        self.screen.is_shared = len(self.persons) > 1
        self.opening: list[Text] = []  # what stands above the first table
        self.at_once: dict[int, int] = {}  # by seat: how many decisions it took with its last line
        self.at_keyboard: int | None = self.persons[0] if len(self.persons) == 1 else None

    def run(self) -> int:
        try:
            self.sit_down()
            while self.match.turn is not None:
                if self.match.turn in self.persons:
                    self.person_turn(self.match.turn)
                else:
                    self.bot_turn(self.match.turn)
            self.tell_end()
        except (Leave, EOFError):
            self.get_up()
        except KeyboardInterrupt:
            self.get_up()
            return INTERRUPTED
        return 0

    @property
    def height(self) -> int:
        return self.screen.console.height

    # Beginning and end

    def sit_down(self) -> None:
        self.save()
        self.screen.wipe()
        seal = self.seal()
        if seal and not self.match.entries:
            sentence = Text(self.say("terminal-commitment", commitment=seal), "dim")
            self.screen.show(sentence)
            self.opening = [sentence] if self.screen.is_live else []  # there, it will be wiped away

    def seal(self) -> str:
        """The beginning of the commitment to what chance will bring; "" where nobody made one."""
        chance = self.match.chance
        return chance.commitment[:SHORT_COMMITMENT] if isinstance(chance, FairChance) else ""

    def get_up(self) -> None:
        self.screen.line("")
        if self.save():
            self.screen.path_line(self.say("terminal-saved", file=str(self.save_to)))
            if is_on_shelf(self.save_to):
                self.screen.line(self.say("terminal-come-back"))
            else:
                self.screen.path_line(self.say("terminal-come-back-to", file=quoted(self.save_to)))

    def tell_end(self) -> None:
        beholder = self.persons[0] if len(self.persons) == 1 else WATCHER
        drawer = self.drawer(beholder)
        sight = self.match.sight(beholder)
        self.screen.wipe()
        news = recent(self.match, drawer.teller, drawer.in_ledger, self.at_once.get(beholder, 1))
        ledger = drawer.ledger(sight, self.match.scores())
        if self.screen.is_live and self.screen.height_of(Group(bullets(news), ledger)) + LAST_LINES > self.height:
            with suppress(Leave, EOFError):  # all is saved and nothing is left to decide
                self.page(news)
            news = []
        self.screen.show(bullets(news))
        self.screen.show(ledger)
        self.screen.line(drawer.teller.result(sight), "bold")
        seal = self.seal()
        if seal:
            self.screen.path_line(self.say("terminal-verify", commitment=seal, file=quoted(self.save_to)))
        if self.persons:
            self.screen.path_line(self.say("terminal-review", file=quoted(self.save_to), seat=self.persons[0]))
        self.screen.path_line(self.say("terminal-record", file=str(self.save_to)))

    def save(self) -> bool:
        try:
            record.save(self.match, self.save_to)
        except OSError as error:
            reason = self.match.game.tongue(self.language).system(error.strerror or str(error))
            self.screen.line(self.say("terminal-save-failed", file=str(self.save_to), reason=reason), "bold red")
            return False
        return True

    # Turns

    def drawer(self, beholder: int) -> Drawer:
        teller = make_teller(self.match, beholder, self.language)
        return find_drawer(teller, self.screen.console, shown_levels(self.match))

    def decide(self, seat: int, action: int) -> None:
        self.match.decide(seat, action)
        self.save()

    def bot_turn(self, seat: int) -> None:
        if self.bots.thinks(seat):
            name = shown_names(self.match)[seat]
            with self.screen.waiting(self.say("terminal-thinking", who=name)):
                self.decide(seat, self.bots.choose(seat))
        else:
            self.decide(seat, self.bots.choose(seat))
        if not self.persons:
            self.screen.show(bullets(told(self.match, self.drawer(WATCHER).teller, self.match.entries[-1])))

    def person_turn(self, seat: int) -> None:
        self.hand_over(seat)
        drawer = self.drawer(seat)
        self.draw(drawer)
        actions: list[int] = []
        while not actions:
            text = self.screen.ask(self.say("terminal-prompt"))
            try:
                actions = self.understand(drawer, text)
            except Mistake as mistake:
                self.excuse(mistake)
        for action in actions:
            self.decide(seat, action)
        self.at_once[seat] = len(actions)
        if self.confirm and self.match.turn is not None:
            self.confirm_decision(drawer)

    def hand_over(self, seat: int) -> None:
        """Nobody sees another person's cards: the screen is empty while the keyboard changes hands."""
        if self.at_keyboard == seat:
            return
        if self.at_keyboard is not None:
            self.screen.wipe()
        sentence = self.say("terminal-hand-over", who=shown_names(self.match)[seat])
        if MEANING.get(self.screen.ask(sentence).lower()) == "quit":
            raise Leave
        self.at_keyboard = seat
        self.screen.wipe()

    def draw(self, drawer: Drawer) -> None:
        """What happened, the table, what is asked, and all that may be decided."""
        screen = self.screen
        sight = self.match.sight(drawer.beholder)
        news = recent(self.match, drawer.teller, drawer.on_table, self.at_once.get(drawer.beholder, 1))
        table = Group(*self.opening, drawer.table(sight), drawer.asked(sight))
        room = PIPED_ROOM
        if news or self.opening:
            screen.wipe()
            self.opening = []
        if screen.is_live:
            room = self.height - screen.height_of(table) - 1  # the prompt
            if screen.height_of(bullets(news)) > room - screen.height_of(drawer.choices(sight, 0)):
                self.page(news)
                news = []
            room -= screen.height_of(bullets(news))
        if news:
            screen.show(bullets(news))
        screen.show(table)
        screen.show(drawer.choices(sight, room))

    def page(self, news: list[str]) -> None:
        """What leaves the table no room is read first, a screen at a time."""
        while news:
            count = 1
            while count < len(news) and self.screen.height_of(bullets(news[: count + 1])) < self.height:
                count += 1
            self.screen.show(bullets(news[:count]))
            if MEANING.get(self.screen.ask(self.say("terminal-go-on")).lower()) == "quit":
                raise Leave
            self.screen.wipe()
            news = news[count:]

    def confirm_decision(self, drawer: Drawer) -> None:
        """The last moment to take a decision back: nobody else has acted yet."""
        entries = self.match.entries[-self.at_once[drawer.beholder] :]
        self.screen.show(bullets([line for entry in entries for line in told(self.match, drawer.teller, entry)]))
        while True:
            text = self.screen.ask(self.say("terminal-confirm")).lower()
            command = MEANING.get(text)
            if text == "":
                return
            if command == "quit":
                raise Leave
            if command == "undo":
                try:
                    self.undo(drawer)
                    return
                except Mistake as mistake:
                    self.excuse(mistake)

    # What a person types

    def clause_meant(self, text: str) -> str | None:
        """The clause asked for. Without its dash only one that exists: in some games A5 is a card."""
        name = None if text.isdigit() else clause_name(self.match.game.prefix, text.removeprefix("?"))
        if name is None or "-" in text or name in clauses(self.match.game.name, self.language):
            return name
        return None

    def understand(self, drawer: Drawer, text: str) -> list[int]:
        """The legal decisions typed, none once anything else was answered. Raises Mistake."""
        command = MEANING.get(text.lower())
        clause = self.clause_meant(text)
        if text == "":
            if self.screen.is_live:
                self.draw(drawer)
        elif command is not None:
            self.obey(drawer, command)
        elif clause is not None:
            self.tell_clause(clause)
        elif text.startswith("?"):
            self.obey(drawer, "help")
        elif (answer := drawer.answer(self.match.sight(drawer.beholder), text)) is not None:
            self.screen.show(answer)
        else:
            return self.legal(drawer, text)
        return []

    def legal(self, drawer: Drawer, text: str) -> list[int]:
        sight = self.match.sight(drawer.beholder)
        if text.isascii() and text.isdigit():
            order = drawer.order(sight)
            if len(text) > 4 or not 1 <= int(text) <= len(order):
                raise Mistake("terminal-no-number", {"number": text, "last": len(order)})
            return [order[int(text) - 1]]
        shown = drawer.meant(sight, text)
        if shown is not None:
            return [shown]
        try:
            actions = drawer.teller.read(text)
            forbidden_by = forbidding(sight, actions)
        except Refusal as refusal:
            forbidden_by = refusal.clause
        if forbidden_by == 0:
            return actions
        self.screen.line(drawer.teller.refuse(forbidden_by), "bold red")
        return []

    def obey(self, drawer: Drawer, command: str) -> None:
        if command == "help":
            self.tell_help()
        elif command == "list":
            sight = self.match.sight(drawer.beholder)
            self.screen.show(drawer.in_full(sight, drawer.order(sight)))
        elif command == "log":
            self.tell_log(drawer)
        elif command == "undo":
            self.undo(drawer)
            self.draw(drawer)
        elif command == "save":
            if self.save():
                self.screen.path_line(self.say("terminal-saved", file=str(self.save_to)))
        else:
            raise Leave

    def undo(self, drawer: Drawer) -> None:
        self.match.undo(drawer.beholder)
        self.at_once[drawer.beholder] = 1
        self.save()
        self.screen.line(self.say("terminal-undone"), "bold")

    def tell_help(self) -> None:
        tongue = self.match.game.tongue(self.language)
        for key in ("help-short", "help-notation", "help-table"):
            if tongue.has(key):
                self.screen.line(tongue.say(key, edition=self.match.setup.edition))
        self.screen.line(self.say("terminal-help", clause=self.some_clause()), "bold")

    def some_clause(self) -> str:
        """A clause to ask for, as an example."""
        example = self.match.game.clause(40)
        try:
            book = clauses(self.match.game.name, self.language)
        except LookupError:
            return example
        return example if example in book else next(iter(book), example)

    def tell_clause(self, name: str) -> None:
        try:
            book = clauses(self.match.game.name, self.language)
        except LookupError:
            raise Mistake("terminal-no-rulebook") from None
        if name not in book:
            raise Mistake("terminal-no-clause", {"clause": name})
        self.screen.show(Markdown(f"**{name}** {book[name]}"))

    def tell_log(self, drawer: Drawer) -> None:
        if self.match.entries:
            self.screen.show(journal(self.match, drawer.teller))
        else:
            self.screen.line(self.say("terminal-nothing-yet"))

    def excuse(self, mistake: Mistake) -> None:
        """Say in one line what went wrong."""
        facts = {
            name: clip(fact, LONGEST_ECHO) if isinstance(fact, str) else fact for name, fact in mistake.facts.items()
        }
        self.screen.line(self.say(mistake.key, **facts), "bold red")
