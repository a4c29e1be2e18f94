"""Parameters that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|it|nl", help="Language (default: from the environment).")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Database = Annotated[
    Path | None,
    typer.Option("--database", metavar="FILE", help="Where tables are kept; by default in your data folder."),
]
