"""Parameters that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|it|nl", help="Language (default: from the environment).")
]
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
