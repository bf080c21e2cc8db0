"""The notation of decisions: how records write them, and what people may type for them."""

from __future__ import annotations

import re
import unicodedata

from flibuste.games.bordee import decisions
from flibuste.games.bordee.cards import FACES, JOKER, TARGET_CARDS, suit, value
from flibuste.games.bordee.components import CANNON_NAMES, DISC_NAMES, TOKEN_NAMES, ZONE_NAMES
from flibuste.kernel.refusal import Mistake

SUIT_LETTERS = "SHCD"
PIECE_NAMES = ("SAILOR", "CAPTAIN", "MATE")
SIDES = ("BOW", "STERN")
MENU = (
    "AIM",
    "PREPARE",
    "BROADSIDE",
    "LURCH",
    "RELOAD_ONE",
    "RELOAD_ALL",
    "PATCH",
    "CHANGE",
    "FIRE",
    "HOLD",
    "DOUBLE",
    "SINGLE",
    "DODGE",
    "PASS",
    "DONE",
    "REP",
)

# What people may write for the words of the notation, without blanks, accents and underscores.
SYNONYMS = {
    "AIM": "viser vise",
    "PREPARE": "preparer",
    "BROADSIDE": "bordee tirerunebordee",
    "LURCH": "embardee faireuneembardee swerve",
    "RELOAD_ONE": "rechargerun rechargerunprojectile recharger1 reload1 reload reloadonedisc recharger",
    "RELOAD_ALL": "rechargertout rechargertoute rechargertoutelabatterie batterie",
    "PATCH": "rafistoler patchup",
    "CHANGE": "changer changerdecible changetarget",
    "FIRE": "feu fairefeu tirer",
    "HOLD": "attendre retenir nepastirer holdfire",
    "DOUBLE": "doubletir doubleshot",
    "SINGLE": "simple tirsimple singleshot garderlesecondprojectile keeptheseconddisc",
    "DODGE": "esquiver esquive",
    "PASS": "passer passe",
    "DONE": "fini termine fin cesttout thatisall",
    "REP": "reputation userdesareputation useyourreputation",
    "DISC(BALL)": "boulet ball",
    "DISC(CHAIN)": "chaine chain chainshot",
    "DISC(GRAPE)": "mitraille grape grapeshot",
    "CANNON(BOW)": "proue bow canondeproue bowcannon",
    "CANNON(STERN)": "poupe stern canondepoupe sterncannon",
    "ZONE(DECK_BOW)": "pontavant bowdeck",
    "ZONE(DECK_MID)": "pontcentral middeck maindeck",
    "ZONE(DECK_STERN)": "pontarriere sterndeck",
    "ZONE(SAIL_BOW)": "voilureavant bowsails",
    "ZONE(SAIL_STERN)": "voilurearriere sternsails",
    "ZONE(HULL_BOW)": "coqueavant bowhull",
    "ZONE(HULL_MID)": "coquecentrale midhull middlehull",
    "ZONE(HULL_STERN)": "coquearriere sternhull",
    "PIECE(SAILOR)": "matelot sailor",
    "PIECE(CAPTAIN)": "capitaine captain",
    "PIECE(MATE)": "second mate",
    "CTYPE(P18)": "18livres p18 18pounder",
    "CTYPE(L9)": "longnine l9 longneuf",
    "CTYPE(CAR)": "caronade carronade car",
    "SUIT(S)": "pique spades",
    "SUIT(H)": "coeur cœur hearts",
    "SUIT(C)": "trefle clubs",
    "SUIT(D)": "carreau diamonds",
}
PLACES = {  # and the number of it
    "L": ("agauchedelacible", "leftoftarget", "gauche", "left"),
    "B": ("souslacible", "belowtarget", "sous", "below"),
}
TRACKS = {"L": ("embardee", "lurch"), "D": ("esquive", "dodge"), "B": ("bordee", "broadside")}  # and the space
ARTICLE = re.compile(r"^(?:the|an?|le|la|une?)\s", re.IGNORECASE)
FRENCH_SUITS = str.maketrans({"♠": "s", "♥": "h", "♣": "c", "♦": "d"})


def card_name(face: int) -> str:
    return "JK" if face == JOKER else f"{value(face)}{SUIT_LETTERS[suit(face)]}"


def target_name(target: int) -> str:
    return f"T{target + 1:02}"


def space_name(space: int) -> str:
    """A space of a track: lurch, dodge, broadside."""
    if space < 20:
        return f"{'LD'[space // 10]}{space % 10 + 1}"
    return f"B{SUIT_LETTERS[space - 20]}"


def _texts() -> list[str]:
    """Every decision by its code (section 6.1 of the specification)."""
    texts = [f"CARD({card_name(face)})" for face in range(FACES)]
    texts += [f"VALUE({number})" for number in range(1, 11)]
    texts += [f"SUIT({letter})" for letter in SUIT_LETTERS]
    texts += [f"POS({index}{side})" for index in range(3) for side in "LB"]
    texts += [f"DISC({name})" for name in DISC_NAMES]
    texts += [f"CANNON({name})" for name in SIDES]
    texts += [f"ZONE({name})" for name in ZONE_NAMES]
    texts += [f"PIECE({name})" for name in PIECE_NAMES]
    texts += [f"ROUTE({number})" for number in range(11)]
    texts += [f"CTYPE({name})" for name in CANNON_NAMES]
    texts += MENU
    texts += [f"OFFER({place})" for place in range(3)]
    texts += [f"TRICK({number:02})" for number in range(1, 25)]
    texts += [f"SPACE({space_name(space)})" for space in range(24)]
    return texts


TEXTS = _texts()
SHUFFLED = (  # what is shuffled before a game, in the numbering of a deal given beforehand
    *(card_name(face) for face in range(FACES)),
    *(target_name(target) for target in range(TARGET_CARDS)),
    *TOKEN_NAMES,
)


def squeeze(text: str) -> str:
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return re.sub(r"[\s_’'()!\-]+", "", bare.translate(FRENCH_SUITS).lower())


def _meanings() -> dict[str, int]:
    meanings: dict[str, int] = {}
    for action, text in enumerate(TEXTS):
        meanings[squeeze(text)] = action
        if text.startswith("CARD"):
            meanings.setdefault(squeeze(text[4:]), action)  # a card needs no more than its name
        if text.startswith("POS"):
            index, side = int(text[4]), text[5]
            meanings[f"{'abc'[index]}{'lb'['LB'.index(side)]}"] = action
            meanings[f"{'abc'[index]}{'gd'['LB'.index(side)]}"] = action  # gauche, dessous
            for place in PLACES[side]:
                meanings[f"{place}{index + 1}"] = action
        if text.startswith("VALUE"):
            meanings[f"valeur{text[6:-1]}"] = action
        if text.startswith("SPACE"):
            spaces = SYNONYMS.get(f"SUIT({text[7:-1]})", text[7:-1]).split()
            meanings.update({f"{track}{squeeze(space)}": action for track in TRACKS[text[6]] for space in spaces})
        for word in SYNONYMS.get(text, "").split():
            meanings.setdefault(squeeze(word), action)
    return meanings


MEANING = _meanings()


def say(action: int) -> str:
    return TEXTS[action]


def read(text: str) -> int:
    """Forgiving: capitals, blanks, brackets, accents and articles do not matter, and a card may stand for itself."""
    action = MEANING.get(squeeze(text), MEANING.get(squeeze(ARTICLE.sub("", text.strip()))))
    if action is None:
        raise Mistake("no-such-decision", {"text": text.strip()})
    return action


assert len(TEXTS) == decisions.DECISIONS
