"""Parameters that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|it|nl", help="Language (default: from the environment).")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set a game option; can be repeated.")
]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="Use your own components file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
StoreName = Annotated[
    str | None,
    typer.Option(
        "--store",
        "--database",
        metavar="FILE|URL",
        help="Where tables are kept: a file, or a PostgreSQL database as postgresql://user@host/name "
        "(default: a file in your data folder).",
    ),
]
