"""Which engine runs: the modules compiled by mypyc, or their Python sources beside them.

`FLIBUSTE_ENGINE` chooses: `interpreted` takes the sources even where compiled modules lie beside them, `compiled`
refuses to start without them. When it is unset, the compiled modules are used if they were built.
This module is never compiled.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

VARIABLE = "FLIBUSTE_ENGINE"
COMPILED = "compiled"
INTERPRETED = "interpreted"

_WITNESS = "flibuste.kernel.state"  # all compiled modules are built together or not at all


class EngineError(ImportError):
    """The engine that was asked for cannot be had. `key` names the sentence that tells a person so."""

    def __init__(self, message: str, key: str, wish: str) -> None:
        super().__init__(message)
        self.key = key
        self.wish = wish


refused: EngineError | None = None  # kept for the command, which has the words for it


class SourceFinder:
    """Finds the modules of Flibuste as `.py` files and looks at nothing else."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith("flibuste."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
                if spec is not None and spec.loader is not None:
                    return spec
        return None


def choose() -> None:
    """Obey `FLIBUSTE_ENGINE`; called once, before any other module of the package is imported."""
    global refused
    try:
        _obey(os.environ.get(VARIABLE, ""))
    except EngineError as error:
        if not _is_command():
            raise
        refused = error


def name() -> str:
    """`compiled` or `interpreted`, told by the module that was really loaded."""
    loaded = importlib.import_module(_WITNESS).__file__ or ""
    return INTERPRETED if loaded.endswith(tuple(SOURCE_SUFFIXES)) else COMPILED


def notice() -> str | None:
    """One line for whoever waits for a heavy command without having chosen the slow engine."""
    if os.environ.get(VARIABLE, "") == INTERPRETED or name() == COMPILED:
        return None
    return "Flibuste runs in pure Python, many times slower: its compiled engine needs a C compiler at set-up."


def _obey(wish: str) -> None:
    if wish == INTERPRETED:
        if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
            sys.meta_path.insert(0, SourceFinder())
    elif wish == COMPILED:
        if not was_compiled():
            message = f"{VARIABLE}={COMPILED}, but no compiled engine was built for this Python"
            raise EngineError(message, "cli-engine-missing", wish)
    elif wish:
        message = f"{VARIABLE} must be {COMPILED} or {INTERPRETED}, not {wish!r}"
        raise EngineError(message, "cli-engine-unknown", wish)


def was_compiled() -> bool:
    """Are there compiled modules for this Python?"""
    witness = Path(__file__).parent.joinpath(*_WITNESS.split(".")[1:])
    return any(witness.with_name(witness.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def _is_command() -> bool:
    """A person typed `flibuste` (or `python -m flibuste`) and wants a line, not a traceback."""
    if Path(sys.argv[0]).stem == "flibuste":
        return True
    return any(pair == ("-m", "flibuste") for pair in zip(sys.orig_argv, sys.orig_argv[1:], strict=False))
