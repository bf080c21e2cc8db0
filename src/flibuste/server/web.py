"""The files of the browser client, and a page that says so where it was not built."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

INDEX = "index.html"
NO_CLIENT = (
    b"<!doctype html><html lang=fr><meta charset=utf-8><title>Flibuste</title>"
    b"<p>Flibuste : le serveur est en route, mais la page de jeu n'a pas \xc3\xa9t\xc3\xa9 construite. "
    b"The server runs, but the browser client was not built. <a href=/api/schema/openapi.json>API</a>"
)
TYPES = {".webmanifest": "application/manifest+json", ".ftl": "text/plain", ".js": "text/javascript"}


class Client:
    """All files are read once: there are few, and nothing outside the folder can be asked for."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, tuple[bytes, str]] = {"/" + INDEX: (NO_CLIENT, "text/html; charset=utf-8")}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self.files["/" + path.relative_to(folder).as_posix()] = (path.read_bytes(), _type(path))
        # By content, what gets smaller that way; fonts and pictures are packed already.
        self.packed = {data: gzip.compress(data) for data, kind in self.files.values() if "charset" in kind}

    def find(self, path: str) -> tuple[bytes, str, bool]:
        """A file, its type, and whether its name changes with its content; for every other path, the page."""
        found = self.files.get(path)
        if found is not None and path != "/" + INDEX:
            return *found, path.startswith("/assets/")
        return *self.files["/" + INDEX], False


def _type(path: Path) -> str:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("json", "xml")) else kind
