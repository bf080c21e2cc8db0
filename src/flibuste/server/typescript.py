"""TypeScript types of the protocol, made from `messages/`.

python -m flibuste.server.typescript           prints them
python -m flibuste.server.typescript FILE      writes them to a file
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

from msgspec import Struct, inspect

from flibuste.server.messages import common, http, lobby, socket
from flibuste.server.messages.common import Asked, Message, Said, Told

HEADER = """// Made from src/flibuste/server/messages/ by `python -m flibuste.server.typescript`. Do not edit.
// Fields marked ? are left out where they have their usual value (see the Python files).
"""
MODULES = (common, socket, lobby, http)
UNIONS = (socket.FromClient, socket.FromServer, lobby.FromLobby)
NAMES = ("FromClient", "FromServer", "FromLobby")


def structs() -> list[type[Struct]]:
    """Every message, in the order of the files."""
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Message) and value.__module__ == module.__name__
        if value not in (Message, Said, Asked, Told)
    ]


def generate() -> str:
    parts = [HEADER, *(interface(each) for each in structs())]
    for name, union in zip(NAMES, UNIONS, strict=True):
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def interface(struct: type[Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = []
    if struct.__doc__ and not struct.__doc__.startswith(struct.__name__ + "("):
        lines.append(f"/** {' '.join(struct.__doc__.split())} */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    asked = issubclass(struct, Asked)
    for field in info.fields:
        # A client may leave out what has a default; the server leaves out what has its usual value.
        optional = not field.required and (asked or struct.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spell(field.type)}")
    return "\n".join([*lines, "}"]) + "\n"


def spell(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(spell(each) for each in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.ListType):
        inner = spell(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {spell(kind.value_type)}>"
    simple = {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    return simple[type(kind)]


def main() -> None:
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(generate(), encoding="utf-8")
    else:
        print(generate(), end="")


if __name__ == "__main__":
    main()
