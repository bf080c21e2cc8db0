"""Störtebeker once more, in the plainest Python, written from the rulebook and its clauses alone.

A turn is told from top to bottom, as the book tells it: the story stops wherever somebody must decide, and goes on
with the answer. Cards are words (``meat``, ``meat*``, ``P3``), places are lists of words. It shares nothing with the
engine but the source of chance, not even the table of ships. Slow, and meant to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.vecs import vec
from tests.games.stortebeker.reference_sea import (
    CONVOY,
    COPIES,
    FLEET,
    KINDS,
    PIRATES,
    PROVISIONS,
    Berth,
    Ship,
    Side,
    by_kind,
    goods,
)

Asking = Generator[None, str, str]
Story = Generator[None, str, None]
Event = tuple[object, ...]


class Model:
    """One game. `turn` is who decides among `legal`, None when it is over."""

    def __init__(self, seats: int, rng: Rng, options: dict[str, str]) -> None:
        self.seats, self.rng, self.options = seats, rng, options
        self.turn: int | None = None
        self.legal: set[str] = set()
        self.ending = ""
        self.events: list[Event] = []
        self.captured: list[list[Ship]] = [[] for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.reserve: list[str] = []  # of the active player
        self.discard: list[str] = []
        self.memory: list[list[tuple[str, set[object]]]] = [[] for _ in range(seats)]
        self.round, self.quiet, self.active = 1, 0, 0
        self.last_round = False
        self.set_up()
        self.rng = rng.branch()
        self.story = self.whole_game()
        next(self.story, None)

    def wish(self, name: str) -> bool:
        return self.options[name] == "true"

    # Set-up (STB-1 to STB-8)

    def set_up(self) -> None:
        fleet = [FLEET[number] for number in self.shuffled(range(30))]
        slots = 3 if self.wish("threeShips") else 4
        self.ahead = 3 if self.wish("lookahead3") else 1
        self.sea = [self.berth(ship) for ship in fleet[:slots]]
        self.convoy = fleet[slots : slots + CONVOY[self.seats]]
        self.deck = self.mixed([kind for kind in KINDS for _ in range(COPIES[kind])])
        for _ in range(6):
            for hand in self.hands:
                hand.append(self.deck.pop(0))

    def berth(self, ship: Ship | None) -> Berth:
        return Berth(ship, [Side() for _ in range(self.seats)])

    def shuffled(self, numbers: Iterable[int]) -> list[int]:
        order = vec[i64](list(numbers))
        self.rng.shuffle(order)
        return [int(number) for number in order]

    def mixed(self, cards: list[str]) -> list[str]:
        """STB-77: sorted before they are shuffled; the top card first."""
        return [KINDS[kind] for kind in self.shuffled(KINDS.index(card) for card in by_kind(cards))]

    def two_dice(self) -> tuple[int, int]:
        return int(self.rng.below(6)), int(self.rng.below(6))

    # The story

    def play(self, text: str) -> None:
        assert text in self.legal
        try:
            self.story.send(text)
        except StopIteration:
            self.turn, self.legal = None, set()

    def ask(self, seat: int, options: Iterable[str]) -> Asking:
        self.turn, self.legal = seat, set(options)
        return (yield)

    def tell(self, *event: object) -> None:
        self.events.append(("all", *event))

    def tell_apart(self, seat: int, event: Event, others: Event) -> None:
        """What the seat itself hears, and what the others do."""
        self.events += [(f"only {seat}", *event), (f"not {seat}", *others)]

    def others(self) -> list[int]:
        """Clockwise from the active player's left."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def whole_game(self) -> Story:
        """STB-9, STB-10, STB-79 to STB-84."""
        while not self.ending:
            self.quiet += 1  # a capture sets it back
            for seat in range(self.seats):
                self.active = seat
                yield from self.one_turn()
                if seat < self.seats - 1 and not any(berth.ship for berth in self.sea):
                    self.ending = "emptySea"
                    break
            else:
                if self.last_round:
                    self.ending = "convoy"
                elif self.quiet == int(self.options["stallRounds"]):
                    self.ending = "stall"
                else:
                    self.round += 1
                    self.tell("round", self.round)
        self.tell("ended", self.ending, self.winners())

    def one_turn(self) -> Story:
        yield from self.play_cards()
        if self.round > 1:  # STB-43
            yield from self.board_ships()
        self.replace_ships()
        self.draw_cards()

    # Phase 1: three cards (STB-11 to STB-34)

    def play_cards(self) -> Story:
        due = min(3, len(self.hands[self.active]))
        while due:
            answer = yield from self.ask(self.active, {"done", *self.placements()})
            if answer == "done":
                break
            _, card, slot = answer.split()
            self.place(card, int(slot))
            due -= 1
        if not due:
            return
        plan = yield from self.ask(self.active, self.plans(due))
        self.tell("planned", self.active, plan)
        before = list(self.discard)
        yield from self.choose("discard", self.hands[self.active], due, self.throw)
        offered = self.discard if self.wish("exchangeReclaim") else before
        wanted = {"ex2": 1, "ex3": 2}.get(plan.split()[1], 0)
        yield from self.choose("pick", offered, min(wanted, len(offered)), self.pick)
        if plan.endswith("shot"):
            yield from self.broadside()

    def placements(self) -> Iterator[str]:
        for card in set(self.hands[self.active]):
            for slot, berth in enumerate(self.sea):
                if berth.takes(self.active, card):
                    yield f"place {card} {slot}"

    def place(self, card: str, slot: int) -> None:
        side = self.sea[slot].sides[self.active]
        placed: Event = ("placed", self.active, slot, card)
        if card in PIRATES:
            self.tell_apart(self.active, placed, ("placedHidden", self.active, slot))
            self.hands[self.active].remove(card)
            side.hidden.append(card)
            for kind, places in self.memory[self.active]:
                if kind in PIRATES:
                    places.add(slot)
        else:
            self.tell(*placed)
            self.from_hand(self.active, card)
            side.provisions.append(card)

    def plans(self, due: int) -> set[str]:
        """STB-26 to STB-32, STB-34: an exchange needs cards to take, a shot a target."""
        plans = {"plan throw"}
        shot = bool(self.targets())
        if shot:
            plans.add("plan throw shot")
        if self.discard or self.wish("exchangeReclaim"):
            if due >= 2:
                plans.add("plan ex2")
            if due == 3:
                plans.add("plan ex3")
                if shot:
                    plans.add("plan ex2 shot")
        return plans

    def choose(self, word: str, cards: list[str], count: int, move: Callable[[str], None]) -> Story:
        """So many cards in ascending order, asked for and moved one by one."""
        left = by_kind(cards)
        for due in range(count, 0, -1):
            first_ones = left[: len(left) - due + 1]
            answer = yield from self.ask(self.active, {f"{word} {card}" for card in first_ones})
            card = answer.split()[1]
            left = left[left.index(card) + 1 :]
            move(card)

    def throw(self, card: str) -> None:
        self.from_hand(self.active, card)
        self.discard.append(card)
        self.tell("discarded", self.active, card)

    def pick(self, card: str) -> None:
        self.discard.remove(card)
        self.reserve.append(card)
        self.tell("picked", self.active, card)

    # Phase 2: broadside (STB-35 to STB-42)

    def targets(self) -> list[int]:
        return [
            slot
            for slot, berth in enumerate(self.sea)
            if berth.sides[self.active].provisions and any(berth.sides[other].provisions for other in self.others())
        ]

    def broadside(self) -> Story:
        answer = yield from self.ask(self.active, {f"target {slot}" for slot in self.targets()})
        slot = int(answer.split()[1])
        berth = self.sea[slot]
        dice = [PROVISIONS[face] for face in self.two_dice()]
        self.tell("fired", self.active, slot, *dice)
        for provision in dice:
            options = {"hit pass"}
            for other in self.others():
                for card in berth.sides[other].of(provision):
                    options.add(f"hit {other} {card} sink")
                    if berth.room(self.active, provision) > 0:
                        options.add(f"hit {other} {card} keep")
            if len(options) > 1:
                answer = yield from self.ask(self.active, options)
                if answer == "hit pass":
                    self.tell("spared", self.active, provision)
                else:
                    _, owner, card, fate = answer.split()
                    self.tell("hit", self.active, slot, int(owner), card, fate)
                    berth.sides[int(owner)].provisions.remove(card)
                    (berth.sides[self.active].provisions if fate == "keep" else self.discard).append(card)
        for other in self.others():
            yield from self.lose_pirates(other, slot)

    def lose_pirates(self, seat: int, slot: int) -> Story:
        """STB-41: all of them without support; else he names them, and of twins the open one goes."""
        side = self.sea[slot].sides[seat]
        while side.surplus > 0:
            if not side.plain:
                for card in by_kind(side.pirates):
                    self.lose_pirate(seat, slot, card)
                return
            answer = yield from self.ask(seat, {f"lose {card}" for card in side.pirates})
            self.lose_pirate(seat, slot, answer.split()[1])

    def lose_pirate(self, seat: int, slot: int, card: str) -> None:
        side = self.sea[slot].sides[seat]
        if card in side.shown:
            side.shown.remove(card)
        else:
            self.leave_heap(seat, slot, card)
        self.discard.append(card)
        self.tell("lost", seat, slot, card)

    # Phase 3: boarding (STB-43 to STB-56)

    def board_ships(self) -> Story:
        tried: set[int] = set()
        while ready := {slot for slot in self.complete(self.active) if slot not in tried}:
            answer = yield from self.ask(self.active, {"stop", *(f"board {slot}" for slot in ready)})
            if answer == "stop":
                self.tell("stopped", self.active)
                return
            slot = int(answer.split()[1])
            tried.add(slot)
            ship = self.sea[slot].ship
            assert ship is not None
            total = self.roll_total(self.active, slot, "boarded", ship.strength)
            if total < ship.strength:
                yield from self.fail(slot)
                if self.wish("failStops"):
                    return
            else:
                winner = yield from self.counter_attacks(slot, total)
                self.capture(winner, slot)
                if self.wish("counterStops") and winner != self.active:
                    return

    def complete(self, seat: int) -> list[int]:
        return [slot for slot, berth in enumerate(self.sea) if berth.ship and not berth.missing(seat)]

    def roll_total(self, seat: int, slot: int, word: str, strength: int = 0) -> int:
        """STB-48, STB-49, STB-62."""
        side = self.sea[slot].sides[seat]
        for card in by_kind(side.hidden):
            self.leave_heap(seat, slot, card)
            side.shown.append(card)
        self.tell(word, seat, slot, by_kind(side.shown))
        first, second = (face + 1 for face in self.two_dice())
        total = first + second + side.fixed
        self.tell("rolled", seat, first, second, side.fixed, total, strength)
        return total

    def fail(self, slot: int) -> Story:
        dice = [PROVISIONS[face] for face in self.two_dice()]
        self.tell("failed", self.active, slot, *dice)
        side = self.sea[slot].sides[self.active]
        for provision in dice:
            candidates = set(side.of(provision))
            if not candidates:
                continue
            if len(candidates) == 2:
                answer = yield from self.ask(self.active, {f"lose {card}" for card in candidates})
                candidates = {answer.split()[1]}
            card = candidates.pop()
            side.provisions.remove(card)
            self.discard.append(card)
            self.tell("lost", self.active, slot, card)
        yield from self.lose_pirates(self.active, slot)

    # Phase 4: counter-attacks (STB-57 to STB-66)

    def counter_attacks(self, slot: int, total: int) -> Generator[None, str, int]:
        totals = {self.active: total}
        berth = self.sea[slot]
        for seat in self.others():
            missing = berth.missing(seat)
            if not berth.sides[seat].cards or len(missing) > 3 or len(self.hands[seat]) < len(missing):
                continue
            held = Counter(goods(card) for card in self.hands[seat])
            able = Counter(missing) <= held
            answer = yield from self.ask(seat, {"counter pass", "counter go"} if able else {"counter pass"})
            if answer == "counter pass":
                self.tell("passed", seat)
            else:
                self.tell("countered", seat, slot)
                for provision in missing:
                    fitting = {f"add {card}" for card in self.hands[seat] if goods(card) == provision}
                    card = (yield from self.ask(seat, fitting)).split()[1]
                    self.from_hand(seat, card)
                    berth.sides[seat].provisions.append(card)
                    self.tell("added", seat, slot, card)
                totals[seat] = self.roll_total(seat, slot, "revealed")
        best = [seat for seat in totals if totals[seat] == max(totals.values())]
        if self.options["tieOrder"] == "attacker":
            return min(best, key=lambda seat: (seat - self.active) % self.seats)
        return min(best)

    # Phase 5: score and replacement (STB-67 to STB-71)

    def capture(self, seat: int, slot: int) -> None:
        berth = self.sea[slot]
        assert berth.ship is not None
        self.captured[seat].append(berth.ship)
        self.quiet = 0
        self.tell("captured", seat, slot, berth.ship.name, self.score(seat))
        for owner, side in enumerate(berth.sides):
            self.discard += side.cards
            if side.hidden:
                self.tell("uncovered", owner, slot, by_kind(side.hidden))
            for card in list(side.hidden):
                self.leave_heap(owner, slot, card)
        self.sea[slot] = self.berth(None)

    def replace_ships(self) -> None:
        for slot, berth in enumerate(self.sea):
            if berth.ship is None and self.convoy:
                ship = self.convoy.pop(0)
                self.sea[slot] = self.berth(ship)
                appeared = self.lookahead()[self.ahead - 1 :]
                self.tell("entered", slot, ship.name, len(self.convoy), appeared)

        if not self.last_round and any(berth.ship is None for berth in self.sea):
            self.last_round = True
            self.tell("lastRound")

    def lookahead(self) -> list[str]:
        """STB-5, STB-91, STB-92: the coming ships that everybody sees."""
        return [ship.name for ship in self.convoy[: self.ahead]]

    # Phase 6: drawing (STB-73 to STB-78)

    def draw_cards(self) -> None:
        hand = self.hands[self.active]
        hand += self.reserve
        if self.reserve:
            self.tell("tookReserve", self.active, by_kind(self.reserve))
        self.memory[self.active] += [(card, {"hand"}) for card in self.reserve]
        self.reserve = []
        drawn: list[str] = []
        while len(hand) < 6 and (self.deck or self.discard):
            if not self.deck:
                self.deck, self.discard = self.mixed(self.discard), []
                self.tell("reshuffled", len(self.deck))
            drawn.append(self.deck.pop(0))
            hand.append(drawn[-1])
        if drawn:
            own = ("drewCards", self.active, by_kind(drawn))
            self.tell_apart(self.active, own, ("drew", self.active, len(drawn)))

    # What everybody remembers of open cards gone into hands (section 5)

    def from_hand(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.forget(seat, card, "hand")

    def leave_heap(self, seat: int, slot: int, card: str) -> None:
        heap = self.sea[slot].sides[seat].hidden
        heap.remove(card)
        self.forget(seat, card, slot)
        if not heap:
            for _, places in self.memory[seat]:
                places.discard(slot)

    def forget(self, seat: int, card: str, place: object) -> None:
        there = [entry for entry in self.memory[seat] if entry[0] == card and place in entry[1]]
        if there:
            self.memory[seat].remove(min(there, key=lambda entry: len(entry[1])))

    # The result (STB-85 to STB-90, STB-100)

    def score(self, seat: int) -> int:
        return sum(ship.points for ship in self.captured[seat])

    def final_score(self, seat: int) -> int:
        score = self.score(seat)
        if self.wish("bonus"):
            for hull in {ship.hull for ship in self.captured[seat]}:
                same = [ship.points for ship in self.captured[seat] if ship.hull == hull]
                score += max(same) if len(same) >= 3 else 0
        return score

    def winners(self) -> set[int]:
        marks = [(self.final_score(seat), len(self.captured[seat])) for seat in range(self.seats)]
        return {seat for seat in range(self.seats) if self.ending and marks[seat] == max(marks)}
