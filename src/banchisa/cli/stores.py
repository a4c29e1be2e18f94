"""`banchisa store` and `banchisa backup`: all tables of a server, somewhere else."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from banchisa.cli.console import Console
from banchisa.cli.parameter_types import Language, StoreName
from banchisa.cli.progress import run_with_progress

store_app = typer.Typer(no_args_is_help=True, help="Move all tables of a server from one store into another.")


@store_app.command("copy")
def copy_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql://user@host/name.")],
    target: Annotated[
        str, typer.Argument(metavar="TO", help="An empty store: a file, or postgresql://user@host/name.")
    ],
    lang: Language = None,
) -> None:
    """Copy all tables from one store into another, and check that everything arrived.

    Stop the server before you copy: what is played meanwhile stays behind.
    """
    from banchisa.server.storage import transfer
    from banchisa.server.storage.address import may_exist, name_of

    console = Console(lang)
    if not may_exist(source):
        raise console.error("ui-tables-no-file", file=source)
    found: list[transfer.StoreContents] = []
    code = run_with_progress(
        console.format("ui-store-copying"),
        transfer.count_rows(source),
        0,
        lambda tick: found.append(transfer.copy_store(source, target, tick)),
    )
    if not found:
        raise typer.Exit(code)
    rows, name = found[0].rows, name_of(target)
    console.print_message("ui-store-copied", tables=rows["tables"], events=rows["events"], target=name)
    console.print_message("ui-store-digest", "dim", digest=found[0].digest)


def backup(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE", help="The backup to write (default: banchisa-DATE-TIME.sqlite here).", show_default=False
        ),
    ] = None,
    store: StoreName = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an older backup of this name.")] = False,
    lang: Language = None,
) -> None:
    """Back up all tables into one file, also while the server runs."""
    from banchisa.server.run import default_database
    from banchisa.server.storage.address import may_exist
    from banchisa.server.storage.backup import back_up

    console, source = Console(lang), store or str(default_database())
    if not may_exist(source):
        raise console.error("ui-tables-no-file", file=source)
    target = file or Path(f"banchisa-{time.strftime('%Y%m%d-%H%M%S')}.sqlite")
    made = back_up(source, target, overwrite)
    size = round(made.size / 2**20, 1)
    console.print_message("ui-backup-done", file=str(target), count=made.tables, size=size)
    console.print_note("ui-backup-private")
