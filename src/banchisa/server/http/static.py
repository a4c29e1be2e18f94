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
NO_CLIENT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Banchisa</title></head>
<body><h1>Banchisa</h1>
<p>The server runs, but its web client is not built.
Install Banchisa from a wheel, or build the client in <code>web/</code>.</p>
</body></html>
"""
NO_MANUAL = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Banchisa</title></head>
<body><h1>Banchisa</h1>
<p>The documentation is not built here. <code>python build_docs.py</code> builds it from the sources.</p>
</body></html>
"""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages(StaticFiles):
    """Answers every path that is not the API's: with a file, or with the index page where there is none.

    Who accepts gzip gets the file that was compressed when the client was built.
    """

    def __init__(self, folder: Path, base: str = "/") -> None:
        super().__init__(directory=folder.resolve(), check_dir=False)
        self._index = folder.resolve() / "index.html"
        self._base = base

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise Problem("request/unknown", path=f"/{path}")
        found = await self._find(path, request)
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
            return await self._find("index.html", request)
        return HTMLResponse(self._index.read_text(encoding="utf-8").replace('="/', f'="{self._base}'))

    async def _find(self, path: str, request: Request) -> Response | None:
        """A file of the client, compressed if it may be; nothing outside its folder."""
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            packed = await self._open(f"{path}.gz", request)
            if packed is not None:
                packed.headers["Content-Encoding"] = "gzip"
                packed.headers["Vary"] = "Accept-Encoding"
                return packed
        return await self._open(path, request)

    async def _open(self, path: str, request: Request) -> Response | None:
        try:
            return await self.get_response(path, request.scope)
        except (HTTPException, OSError, ValueError):
            return None


class Manual(StaticFiles):
    """The documentation, under /docs. It may be built while the server runs."""

    def __init__(self, folder: Path, base: str = "/") -> None:
        super().__init__(directory=folder.resolve(), check_dir=False)
        self._folder = folder
        self._base = base

    async def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if not path:
            return RedirectResponse(f"{self._base}docs/index.html")
        try:
            found = await self.get_response(path, request.scope)
        except (HTTPException, OSError, ValueError):
            if not (self._folder / "index.html").exists():
                return HTMLResponse(NO_MANUAL, 404, {"Cache-Control": "no-store"})
            raise Problem("request/unknown", path=f"/docs/{path}") from None
        found.headers["Cache-Control"] = "no-cache"
        return found
