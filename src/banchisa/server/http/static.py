"""The web client's files: pages for its routes, and assets whose names change with their content."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from banchisa.table.errors import Problem

FOREVER = "public, max-age=31536000, immutable"
_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Banchisa</title></head>
<body><h1>Banchisa</h1>
<p>{}</p>
</body></html>
"""
NO_CLIENT = _PAGE.format(
    "The server runs, but its web client is not built.\n"
    "Install Banchisa from a wheel, or build the client in <code>web/</code>."
)
NO_MANUAL = _PAGE.format(
    "The documentation is not built here. <code>python build_docs.py</code> builds it from the sources."
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Folder(StaticFiles):
    """The files of a folder, which may be made while the server runs."""

    def __init__(self, folder: Path, base: str = "/") -> None:
        super().__init__(directory=folder.resolve(), check_dir=False)
        self._index = folder.resolve() / "index.html"
        self._base = base

    async def find(self, path: str, request: Request) -> Response | None:
        """A file; nothing outside the folder."""
        try:
            return await self.get_response(path, request.scope)
        except (HTTPException, OSError, ValueError):
            return None


class Pages(Folder):
    """Answers every path that is not the API's: with a file, or with the index page where there is none.

    Who accepts gzip gets the file that was compressed when the client was built.
    """

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise Problem("request/unknown", path=f"/{path}")
        found = await self._find_packed(path, request)
        if found is None and "." in path.rpartition("/")[2]:
            raise Problem("request/unknown", path=f"/{path}")
        if path == "index.html" or found is None:
            found = await self._find_index(request)
        if found is None:
            return HTMLResponse(NO_CLIENT, headers={"Cache-Control": "no-store"})
        found.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return found

    async def _find_index(self, request: Request) -> Response | None:
        """The index page; in a folder it names its files by their path there."""
        if self._base == "/" or not self._index.exists():
            return await self._find_packed("index.html", request)
        return HTMLResponse(self._index.read_text(encoding="utf-8").replace('="/', f'="{self._base}'))

    async def _find_packed(self, path: str, request: Request) -> Response | None:
        """A file of the client, compressed if it may be."""
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            packed = await self.find(f"{path}.gz", request)
            if packed is not None:
                packed.headers["Content-Encoding"] = "gzip"
                packed.headers["Vary"] = "Accept-Encoding"
                return packed
        return await self.find(path, request)


class Manual(Folder):
    """The documentation, under /docs."""

    async def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if not path:
            return RedirectResponse(f"{self._base}docs/index.html")
        found = await self.find(path, request)
        if found is None:
            if not self._index.exists():
                return HTMLResponse(NO_MANUAL, 404, {"Cache-Control": "no-store"})
            raise Problem("request/unknown", path=f"/docs/{path}")
        found.headers["Cache-Control"] = "no-cache"
        return found
