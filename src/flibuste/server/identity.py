"""Who somebody is: a guest with a signed cookie; and invitations, which are signed as well and stored nowhere."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

COOKIE = "flibuste"
COOKIE_AGE = 400 * 24 * 3600
PLAIN_ID = re.compile(r"[A-Za-z0-9_-]{8,24}")


def new_id() -> str:
    """72 bits that nobody guesses, in letters that suit an address."""
    return secrets.token_urlsafe(9)


class Seal:
    """Signs with the secret that all nodes of one database share."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def mark(self, text: str) -> str:
        digest = hmac.digest(self.key, text.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.mark(f'guest {guest}')}"

    def guest_of(self, cookie: str | None) -> str | None:
        """The guest a cookie stands for; None where it is not ours."""
        guest, _, mark = (cookie or "").partition(".")
        if PLAIN_ID.fullmatch(guest) and hmac.compare_digest(mark.encode(), self.mark(f"guest {guest}").encode()):
            return guest
        return None

    def invitation(self, table: str, seat: int | None) -> str:
        place = "any" if seat is None else str(seat)
        return f"{place}.{self.mark(f'table {table} {place}')}"

    def invites_to(self, table: str, token: str | None) -> tuple[bool, int | None]:
        """Is this an invitation to the table, and to which seat (none in particular: None)?"""
        place, _, mark = (token or "").partition(".")
        if place != "any" and not re.fullmatch(r"[0-9]{1,2}", place):
            return False, None
        if not hmac.compare_digest(mark.encode(), self.mark(f"table {table} {place}").encode()):
            return False, None
        return True, None if place == "any" else int(place)


def cookie_header(value: str, secure: bool) -> str:
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{flags}"


def read_cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None
