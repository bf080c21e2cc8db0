"""Flibuste, a table for pirate card games."""

from flibuste import engine
from flibuste.rulebook import rulebook_path

__all__ = ["__version__", "engine", "rulebook_path"]
__version__ = "0.1.0"

engine.choose()
