"""What a person can get wrong: a forbidden decision, or a wish that makes no sense. Never a fault of the program."""

from __future__ import annotations


class Refusal(Exception):
    """The rules do not allow it. `clause` is the number of the rule; `facts` fill the sentence that explains it."""

    def __init__(self, clause: int, facts: dict[str, str | int] | None = None) -> None:
        super().__init__(clause)
        self.clause: int = clause
        self.facts: dict[str, str | int] = facts or {}


class Mistake(Exception):
    """It cannot be understood or carried out. `key` names the sentence in the common catalogue that says why."""

    def __init__(self, key: str, facts: dict[str, str | int] | None = None) -> None:
        super().__init__(key)
        self.key: str = key
        self.facts: dict[str, str | int] = facts or {}

    def __str__(self) -> str:
        return f"{self.key} {self.facts}"
