"""`flibuste verify`: a record checked from the first line to the last."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from flibuste.commands.common import print_json
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue
from flibuste.table import record
from flibuste.table.chance import FairChance
from flibuste.table.match import Match
from flibuste.terminal.journal import shown_names


def run(asked: Namespace, words: Tongue) -> int:
    match = record.load(Path(asked.file))
    commitment = match.chance.commitment if isinstance(match.chance, FairChance) else None
    check_shuffle(match, asked.commitment, asked.contribution)
    if asked.json:
        print_json(describe(asked.file, match, commitment))
        return 0
    print(words.say("cli-verified", file=asked.file, decisions=len(match.entries)))
    if match.turn is None:
        scores = ", ".join(f"{name} {score}" for name, score in zip(shown_names(match), match.scores(), strict=True))
        print(words.say("cli-verified-over", scores=scores))
    else:
        print(words.say("cli-verified-running"))
    if commitment is not None:
        print(words.say("cli-verified-fair", commitment=commitment))
    return 0


def check_shuffle(match: Match, commitment: str | None, contribution: str | None) -> None:
    """Is the shuffle the one that was promised before the deal, and did one's own contribution go into it?"""
    chance = match.chance
    if commitment is None and contribution is None:
        return
    if not isinstance(chance, FairChance):
        raise Mistake("verify-not-fair")
    shown = (commitment or "").removesuffix("…")
    if not chance.commitment.startswith(shown.lower()):
        raise Mistake("verify-commitment", {"found": chance.commitment})
    if contribution is not None and contribution not in chance.contributions:
        raise Mistake("verify-contribution")


def describe(file: str, match: Match, commitment: str | None) -> dict[str, object]:
    over = match.turn is None
    return {
        "file": file,
        "game": match.game.name,
        "edition": match.setup.edition,
        "seats": match.setup.seats,
        "decisions": len(match.entries),
        "over": over,
        "ending": match.ending or None,
        "scores": match.scores() if over else None,
        "commitment": commitment,
    }
