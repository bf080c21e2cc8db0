"""The fifteen kinds of action cards, and heaps of them packed into one integer.

A pack counts the cards of each kind in four bits, those of kind k from bit 4 * k on. So cards are moved by adding and
taking away `one(kind)`, and a whole heap by adding the other pack. No pack ever holds more than 15 of a kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.vecs import vec

# Written out, so that the compiler takes them for the constants they are.
TYPES: Final = 6  # of provisions: water, beans, bread, meat, rum, bananas
KINDS: Final = 15  # plain provisions, provisions with a pirate symbol, pirates of value 2, 3 and 4
FIRST_SYMBOL: Final = 6
FIRST_PIRATE: Final = 12

PLAIN: Final = 0xFFFFFF  # the plain provisions of a pack
SYMBOLS: Final = 0xFFFFFF000000
PROVISIONS: Final = 0xFFFFFFFFFFFF
PIRATES: Final = 0xFFF000000000000

PACK_LIMIT: Final = 15  # cards of one kind
PIRATE_LIMIT: Final = 12  # cards of one value: see memory.py
EVERY_OTHER: Final = 0x0F0F0F0F0F0F0F0F

# Tables, since the compiler shifts a number that is written out in 32 bits.
ONE: Final = vec[i64]([16**kind for kind in range(KINDS)])
OF_TYPE: Final = vec[i64]([15 * 16**kind + 15 * 16 ** (kind + 6) for kind in range(TYPES)])


def is_pirate(kind: i64) -> bool:
    return kind >= FIRST_PIRATE


def has_symbol(kind: i64) -> bool:
    return kind >= FIRST_SYMBOL and kind < FIRST_PIRATE


def type_of(kind: i64) -> i64:
    """Of a provision, plain or with a symbol."""
    return kind - 6 if kind >= 6 else kind


def pirate_value(kind: i64) -> i64:
    return kind - 10


def one(kind: i64) -> i64:
    """The pack of a single card."""
    return ONE[kind]


def count(pack: i64, kind: i64) -> i64:
    """Of the cards of a kind in a pack, or of a type in the needs of a ship."""
    return (pack >> (4 * kind)) & 15


def total(pack: i64) -> i64:
    """Of all cards in a pack: pairs of counts become bytes, and bytes add up as digits of base 256 do modulo 255."""
    return ((pack & EVERY_OTHER) + ((pack >> 4) & EVERY_OTHER)) % 255


def types(pack: i64) -> i64:
    """The provisions of a pack by type alone, from bit 0 on."""
    return (pack & PLAIN) + ((pack >> 24) & PLAIN)


def of_type(pack: i64, kind: i64) -> i64:
    """The cards of one type in a pack: plain and with symbol."""
    return pack & OF_TYPE[kind]


def from_kind_on(pack: i64, kind: i64) -> i64:
    """The cards of a pack that are of this kind or come after it."""
    return (pack >> (4 * kind)) << (4 * kind)


def pirate_strength(pack: i64) -> i64:
    """The values of its pirate cards together."""
    return 2 * ((pack >> 48) & 15) + 3 * ((pack >> 52) & 15) + 4 * ((pack >> 56) & 15)


def kinds_in(pack: i64) -> list[int]:
    """Every card of a pack by its kind, ascending."""
    kinds: list[int] = []
    for kind in range(KINDS):
        for _ in range(count(pack, kind)):
            kinds.append(int(kind))
    return kinds
