"""The component data of Störtebeker: what may stand in data.toml, and the stock made of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from flibuste.games.stortebeker.cards import FIRST_PIRATE, FIRST_SYMBOL, PACK_LIMIT, PIRATE_LIMIT, one
from flibuste.games.stortebeker.stock import CARDS, HULLS, SHIPS, SYMBOL_CARDS, Stock
from flibuste.kernel.data import Sheet, read_file, read_json

PROVISIONS = ("water", "beans", "bread", "meat", "rum", "bananas")
PIRATES = ("2", "3", "4")
MOST_NEEDED = 8
FACES = 6


@cache
def stock_of(data: str) -> Stock:
    """The stock of a table (`Setup.data`, "" for our own), made once for each data."""
    return read_stock(read_json(data, "data", 1) if data else read_file(Path(__file__).with_name("data.toml")))


def read_stock(sheet: Sheet) -> Stock:
    """Raises Mistake where nobody could play with this data."""
    sheet.only("data_version", "symbol_value", "pirates", "colour_die", "provisions", "ships")
    sheet["data_version"].whole(1, 1)
    stock = Stock()
    stock.symbol_value = sheet["symbol_value"].whole(1, 4)
    read_cards(sheet, stock)
    faces = sheet["colour_die"].rows()
    if len(faces) != FACES:
        raise sheet["colour_die"].wrong("data-count", found=len(faces), wanted=FACES)
    for place, face in enumerate(faces):
        stock.faces[place] = PROVISIONS.index(face.word(PROVISIONS))
    ships = sheet["ships"].rows()
    if len(ships) != SHIPS:
        raise sheet["ships"].wrong("data-count", found=len(ships), wanted=SHIPS)
    for place, ship in enumerate(ships):
        read_ship(ship, stock, place)
    if len(stock.hulls) != HULLS:
        raise sheet["ships"].wrong("data-distinct", name="colour", found=len(stock.hulls), wanted=HULLS)
    return stock


def read_cards(sheet: Sheet, stock: Stock) -> None:
    """66 cards, ten provisions among them with a symbol."""
    rows = sheet["provisions"].rows()
    if [row["id"].text() for row in rows] != list(PROVISIONS):
        raise sheet["provisions"].wrong("data-order", known=", ".join(PROVISIONS))
    cards, symbols = 0, 0
    for place, row in enumerate(rows):
        row.only("id", "colour", "cards", "symbol")
        row["colour"].text()
        every = row["cards"].whole(1, PACK_LIMIT)
        marked = row["symbol"].whole(0, every)
        stock.cards += (every - marked) * one(place) + marked * one(FIRST_SYMBOL + place)
        cards, symbols = cards + every, symbols + marked
    if symbols != SYMBOL_CARDS:
        raise sheet["provisions"].wrong("data-total", name="symbol", found=symbols, wanted=SYMBOL_CARDS)
    sheet["pirates"].only(*PIRATES)
    pirates = 0
    for place, value in enumerate(PIRATES):
        number = sheet["pirates"][value].whole(0, PIRATE_LIMIT)
        stock.cards += number * one(FIRST_PIRATE + place)
        pirates += number
    if cards + pirates != CARDS:
        raise sheet["provisions"].wrong("data-total", name="cards", found=cards, wanted=CARDS - pirates)


def read_ship(ship: Sheet, stock: Stock, place: int) -> None:
    ship.only("id", "colour", "points", "strength", "needs")
    if ship["id"].text() in stock.ids:
        raise ship["id"].wrong("data-twice", value=ship["id"].text())
    stock.ids.append(ship["id"].text())
    hull = ship["colour"].text()
    if hull not in stock.hulls:
        stock.hulls.append(hull)
    stock.hull[place] = stock.hulls.index(hull)
    stock.points[place] = ship["points"].whole(1, 40)
    stock.strength[place] = ship["strength"].whole(2, 20)
    ship["needs"].only(*PROVISIONS)
    needed = 0
    for name, need in ship["needs"].fields().items():
        kind = PROVISIONS.index(name)
        there_are = ((stock.cards >> 4 * kind) & 15) + ((stock.cards >> 4 * (FIRST_SYMBOL + kind)) & 15)
        number = need.whole(1, min(int(there_are), MOST_NEEDED))
        stock.needs[place] += number * one(kind)
        needed += number
    if not 1 <= needed <= MOST_NEEDED:
        raise ship["needs"].wrong("data-range", value=needed, least=1, most=MOST_NEEDED)
