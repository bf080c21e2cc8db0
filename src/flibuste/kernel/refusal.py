"""A decision, or a wish for a table, that the rules do not allow."""

from __future__ import annotations


class Refusal(Exception):
    """`clause` is the number of the rule that forbids it; `facts` fill the sentence that explains it."""

    def __init__(self, clause: int, facts: dict[str, str | int] | None = None) -> None:
        super().__init__(clause)
        self.clause: int = clause
        self.facts: dict[str, str | int] = facts or {}
