"""The component data read, checked, and turned into the tables the rules look things up in."""

from __future__ import annotations

import json
from functools import cache

from flibuste.games.bordee.articles import (
    GOOD,
    MISS,
    MOST_ROUTES,
    MOST_SLOTS,
    OUTSIDE,
    PERFECT,
    WEAK,
    Components,
)
from flibuste.games.bordee.cards import BALL, CHAIN, DECK_STERN, GRAPE, SAIL_STERN, TARGET_CARDS
from flibuste.kernel.data import Origin, Sheet

ZONE_NAMES = (
    "DECK_BOW",
    "DECK_MID",
    "DECK_STERN",
    "SAIL_BOW",
    "SAIL_STERN",
    "HULL_BOW",
    "HULL_MID",
    "HULL_STERN",
)
TABLES = (
    "zones",
    "routes",
    "cannons",
    "modifiers",
    "shapes",
    "targets",
    "disasters",
    "discs",
    "seat",
    "limits",
    "tricks",
)
CANNON_NAMES = ("P18", "L9", "CAR")
DISC_NAMES = ("BALL", "CHAIN", "GRAPE")
RESULT_NAMES = ("PERFECT", "GOOD", "WEAK", "MISS", "HASTY")
TOKEN_NAMES = ("DIS_SAILS", "DIS_CREW", "DIS_PLANKS")
SYMBOL_NAMES = ("CANNON-1", "NOFIRE", "SAIL-1", "HAND-1")  # in the numbering of articles.py
REGION_LETTERS = "ABCDEF"
REMOVES = {"PLANK": BALL, "SAIL": CHAIN, "SAILOR": GRAPE}
TRICKS_WITH_NUMBERS = (1, 7, 8, 9, 11, 12, 13, 14, 16, 17, 21, 23)
SLOT_TOTALS = {"deck": 14, "sail": 6, "hull": 14}  # the markers of a box fill no more and no fewer (DUE-103)


def read_components(sheet: Sheet) -> Components:
    """Raises Mistake, with line and field, where nobody could play with this data."""
    sheet.only(*TABLES)
    parts = Components()
    read_zones(sheet["zones"], parts)
    read_routes(sheet["routes"], parts)
    read_cannons(sheet["cannons"], parts)
    read_modifiers(sheet["modifiers"], parts)
    read_targets(sheet["targets"], sheet["shapes"], parts)
    read_disasters(sheet["disasters"], parts)
    read_numbers(sheet, parts)
    read_tricks(sheet["tricks"], parts)
    return parts


@cache
def components(data: str) -> Components:
    """Of data that has been checked, as a setup holds it."""
    return read_components(Sheet(json.loads(data), Origin("data", {})))


def in_order(sheet: Sheet, names: tuple[str, ...]) -> list[Sheet]:
    """The rows of a list that must name exactly these, in this order: decisions are numbered by it."""
    rows = sheet.rows()
    if len(rows) != len(names):
        raise sheet.wrong("data-count", found=len(rows), wanted=len(names))
    for row, name in zip(rows, names, strict=True):
        row["id"].word((name,))
    return rows


def read_zones(sheet: Sheet, parts: Components) -> None:
    totals = dict.fromkeys(SLOT_TOTALS, 0)
    for zone, row in enumerate(in_order(sheet, ZONE_NAMES)):
        row.only("id", "slots", "aims", "symbols")
        kind = "deck" if zone <= DECK_STERN else "sail" if zone <= SAIL_STERN else "hull"
        slots = row["slots"].whole(1, MOST_SLOTS - 3)
        totals[kind] += slots
        parts.slots[zone] = slots
        parts.aims[zone] = row["aims"].whole(1, 3)
        symbols = row["symbols"].rows()
        if len(symbols) != slots:
            raise row["symbols"].wrong("data-count", found=len(symbols), wanted=slots)
        for missing, symbol in enumerate(symbols, start=1):
            word = symbol.word(("-", *SYMBOL_NAMES))
            for number, name in enumerate(SYMBOL_NAMES):
                count = parts.exposed(number, zone, missing - 1) + (word == name)
                parts.symbols[(number * 8 + zone) * 16 + missing] = count
    for kind, total in totals.items():
        if total != SLOT_TOTALS[kind]:
            raise sheet.wrong("data-count", found=total, wanted=SLOT_TOTALS[kind])


def read_routes(sheet: Sheet, parts: Components) -> None:
    rows = sheet.rows()
    if not 1 <= len(rows) <= MOST_ROUTES:
        raise sheet.wrong("data-range", value=len(rows), least=1, most=MOST_ROUTES)
    parts.routes = len(rows)
    for route, row in enumerate(rows):
        row.only("id", "from", "to")
        row["id"].word((str(route),))
        start = row["from"].word(ZONE_NAMES[: DECK_STERN + 1])
        parts.route_from[route] = ZONE_NAMES.index(start)
        end = row["to"].word(tuple(name for name in ZONE_NAMES if name != start))
        parts.route_to[route] = ZONE_NAMES.index(end)


def read_cannons(sheet: Sheet, parts: Components) -> None:
    for kind, row in enumerate(in_order(sheet, CANNON_NAMES)):
        row.only("id", "capacity", "double_shot", "perfect", "good", "weak")
        double = row["double_shot"].flag()
        parts.double_shot[kind] = int(double)
        parts.capacity[kind] = row["capacity"].whole(2 if double else 1, 2)
        for region in range(OUTSIDE + 1):
            parts.region_result[7 * kind + region] = MISS
        taken = ""
        for field, result in (("perfect", PERFECT), ("good", GOOD), ("weak", WEAK)):
            for letter in letters(row[field]):
                if letter in taken:
                    raise row[field].wrong("data-twice", value=letter)
                taken += letter
                parts.region_result[7 * kind + REGION_LETTERS.index(letter)] = result


def letters(sheet: Sheet) -> str:
    """Names of regions, any number of them."""
    if sheet.value == "":
        return ""
    for letter in sheet.text():
        if letter not in REGION_LETTERS:
            raise sheet.wrong("data-unknown-word", value=letter, known=", ".join(REGION_LETTERS))
    return sheet.text()


def read_modifiers(sheet: Sheet, parts: Components) -> None:
    sheet.only(*RESULT_NAMES)
    for result, name in enumerate(RESULT_NAMES):
        parts.modifier[result] = sheet[name].whole(-9, 0)


# Target cards


def read_targets(sheet: Sheet, shapes: Sheet, parts: Components) -> None:
    rows = sheet.rows()
    if len(rows) != TARGET_CARDS:
        raise sheet.wrong("data-count", found=len(rows), wanted=TARGET_CARDS)
    grids = {name: [line(row, 10) for row in shape.rows()] for name, shape in shapes.fields().items()}
    for target, row in enumerate(rows):
        row["id"].word((f"T{target + 1:02}",))
        grid = read_grid(row) if "grid" in row.fields() else shaped_grid(row, grids)
        for place, letter in enumerate("".join(grid)):
            parts.regions[100 * target + place] = OUTSIDE if letter == "." else REGION_LETTERS.index(letter)


def line(sheet: Sheet, longest: int) -> str:
    """One row of regions; a dot lies outside all of them."""
    text = sheet.text()
    if len(text) > longest:
        raise sheet.wrong("data-count", found=len(text), wanted=longest)
    for letter in text:
        if letter not in f"{REGION_LETTERS}.":
            raise sheet.wrong("data-unknown-word", value=letter, known=", ".join(f"{REGION_LETTERS}."))
    return text


def read_grid(row: Sheet) -> list[str]:
    row.only("id", "grid")
    grid = [line(each, 10) for each in row["grid"].rows()]
    for found in (len(grid), *(len(each) for each in grid)):
        if found != 10:
            raise row["grid"].wrong("data-count", found=found, wanted=10)
    return grid


def shaped_grid(row: Sheet, shapes: dict[str, list[str]]) -> list[str]:
    """Regions by the distance of both values from the bullseye."""
    row.only("id", "shape", "left", "bottom")
    shape = shapes[row["shape"].word(tuple(shapes))]
    left, bottom = row["left"].whole(1, 10), row["bottom"].whole(1, 10)
    return [
        "".join(region(shape, apart(up, left), apart(across, bottom)) for across in range(1, 11)) for up in range(1, 11)
    ]


def apart(one: int, other: int) -> int:
    """Values wrap from 10 to 1, on target cards as in straights."""
    return min(abs(one - other), 10 - abs(one - other))


def region(shape: list[str], row: int, column: int) -> str:
    return shape[row][column] if row < len(shape) and column < len(shape[row]) else "."


# Tokens and numbers


def read_disasters(sheet: Sheet, parts: Components) -> None:
    for token, row in enumerate(in_order(sheet, TOKEN_NAMES)):
        row.only("id", "remove", "count")
        parts.disaster_disc[token] = REMOVES[row["remove"].word(tuple(REMOVES))]
        parts.disaster_count[token] = row["count"].whole(1, 6)


def read_numbers(sheet: Sheet, parts: Components) -> None:
    sheet["discs"].only(*DISC_NAMES)
    for disc, name in enumerate(DISC_NAMES):
        parts.discs[disc] = sheet["discs"][name].whole(0, 20)
    if sum(parts.discs) < 9:  # eight loaded at most, and one to draw (DUE-196)
        raise sheet["discs"].wrong("data-range", value=sum(parts.discs), least=9, most=60)
    sheet["seat"].only("sailors")
    parts.sailors = sheet["seat"]["sailors"].whole(12, 12)
    limits = sheet["limits"]
    limits.only("hand", "start_hand", "draw", "sink_at", "stall_turns", "most_turns")
    parts.hand_limit = limits["hand"].whole(1, 7)
    parts.start_hand = limits["start_hand"].whole(1, 7)
    parts.draw = limits["draw"].whole(1, 3)
    parts.sink_at = limits["sink_at"].whole(1, 14)
    parts.stall_turns = limits["stall_turns"].whole(1, 100)
    parts.most_turns = limits["most_turns"].whole(1, 300)


def read_tricks(sheet: Sheet, parts: Components) -> None:
    names = [f"TRK-{number}" for number in TRICKS_WITH_NUMBERS]
    sheet.only(*names)
    for number, name in zip(TRICKS_WITH_NUMBERS, names, strict=True):
        parts.trick_amount[number] = sheet[name].whole(1, 3)
