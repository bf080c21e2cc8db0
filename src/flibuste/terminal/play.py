"""A match in the terminal, for one person or several at one keyboard, against each other and bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import WATCHER
from flibuste.rulebook import clause_name, clauses
from flibuste.table import record
from flibuste.table.chance import FairChance
from flibuste.table.match import Match
from flibuste.terminal.bots import Bots
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.journal import bullets, journal, make_teller, recent, shown_names, told
from flibuste.terminal.screen import LONGEST_ECHO, Screen, clip

INTERRUPTED = 130  # the exit code shells give a program ended by Ctrl-C
SHORT_COMMITMENT = 16
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

    # Beginning and end

    def sit_down(self) -> None:
        self.save()
        self.screen.wipe()
        if not self.match.entries:
            self.tell_commitment()

    def tell_commitment(self) -> None:
        if isinstance(self.match.chance, FairChance):
            short = self.match.chance.commitment[:SHORT_COMMITMENT]
            self.screen.line(self.say("terminal-commitment", commitment=short), "dim")

    def get_up(self) -> None:
        self.screen.line("")
        if self.save():
            self.screen.path_line(self.say("terminal-saved", file=str(self.save_to)))
            self.screen.line(self.say("terminal-come-back"))

    def tell_end(self) -> None:
        beholder = self.persons[0] if len(self.persons) == 1 else WATCHER
        drawer = self.drawer(beholder)
        sight = self.match.sight(beholder)
        self.screen.wipe()
        self.screen.show(bullets(recent(self.match, drawer.teller, drawer.in_ledger)))
        self.screen.show(drawer.ledger(sight, self.match.scores()))
        self.screen.line(drawer.teller.result(sight), "bold")
        if isinstance(self.match.chance, FairChance):
            self.tell_commitment()
            self.screen.path_line(self.say("terminal-verify", file=str(self.save_to)))
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
        return find_drawer(make_teller(self.match, beholder, self.language), self.screen.console)

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
        action = None
        while action is None:
            text = self.screen.ask(self.say("terminal-prompt"))
            try:
                action = self.understand(drawer, text)
            except Mistake as mistake:
                self.excuse(mistake)
        self.decide(seat, action)
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
        news = recent(self.match, drawer.teller, drawer.on_table)
        if news:
            screen.wipe()
        above = Group(*([bullets(news)] if news else []), drawer.table(sight), drawer.asked(sight))
        screen.show(above)
        room = screen.console.height - screen.height_of(above) - 1 if screen.is_live else PIPED_ROOM
        screen.show(drawer.choices(sight, room))

    def confirm_decision(self, drawer: Drawer) -> None:
        """The last moment to take a decision back: nobody else has acted yet."""
        self.screen.show(bullets(told(self.match, drawer.teller, self.match.entries[-1])))
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

    def understand(self, drawer: Drawer, text: str) -> int | None:
        """The legal decision typed, or None once anything else was answered. Raises Mistake."""
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
        return None

    def legal(self, drawer: Drawer, text: str) -> int | None:
        sight = self.match.sight(drawer.beholder)
        if text.isascii() and text.isdigit():
            order = drawer.order(sight)
            if len(text) > 4 or not 1 <= int(text) <= len(order):
                raise Mistake("terminal-no-number", {"number": text, "last": len(order)})
            return order[int(text) - 1]
        action = self.match.game.read(text)
        forbidden_by = int(sight.forbids(action))
        if forbidden_by == 0:
            return action
        self.screen.line(self.match.game.refuse(self.language, forbidden_by, {}), "bold red")
        return None

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
        self.save()
        self.screen.line(self.say("terminal-undone"), "bold")

    def tell_help(self) -> None:
        tongue = self.match.game.tongue(self.language)
        for key in ("help-short", "help-notation"):
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
        self.screen.line(f"{name} {book[name]}")

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
