"""The web client's files: pages for its routes, and assets whose names change with their content."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from banchisa.table.errors import Problem

FOREVER = "public, max-age=31536000, immutable"
NO_CLIENT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Banchisa</title></head>
<body><h1>Banchisa</h1>
<p>The server runs, but its web client is not built.
Install Banchisa from a wheel, or build the client in <code>web/</code>.</p>
</body></html>
"""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages:
    """Answers every path that is not the API's."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise Problem("request/unknown", path=f"/{path}")
        found = self._file(path)
        if found is not None:
            forever = path.startswith("assets/")
            return FileResponse(found, headers={"Cache-Control": FOREVER if forever else "no-cache"})
        if "." in path.rpartition("/")[2]:
            raise Problem("request/unknown", path=f"/{path}")
        return self._index()

    def _file(self, path: str) -> Path | None:
        """A file of the client; nothing outside its folder."""
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

    def _index(self) -> Response:
        index = self._file("index.html")
        if index is None:
            return HTMLResponse(NO_CLIENT, headers={"Cache-Control": "no-store"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
