"""A finished game from the deal to the end, as one beholder could follow it."""

from __future__ import annotations

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.state import WATCHER
from flibuste.server.lens import moment_state
from flibuste.server.messages.common import EventInfo
from flibuste.server.messages.http import Story, StoryStep
from flibuste.table.match import Match


def tell_story(match: Match, seat: int | None, language: str) -> Story:
    if seat is not None and seat >= match.setup.seats:
        raise Mistake("terminal-no-seat", {"seat": str(seat), "last": match.setup.seats - 1})
    beholder = WATCHER if seat is None else seat
    game, setup = match.game, match.setup
    teller = game.teller(setup, match.names, beholder, language)
    moment = Match(game, setup, match.chance, match.players)
    steps = [StoryStep(0, None, "", [], moment_state(moment, teller, beholder))]
    for number, entry in enumerate(match.entries, 1):
        heard = moment.heard(beholder, moment.decide(entry.seat, entry.action))
        events = [EventInfo(int(event.what), event.facts, teller.event(event)) for event in heard]
        steps.append(
            StoryStep(number, entry.seat, game.say(entry.action), events, moment_state(moment, teller, beholder))
        )
    kinds = [player.kind for player in match.players]
    return Story(game.name, setup.edition, dict(setup.options), match.names, kinds, seat, steps)
