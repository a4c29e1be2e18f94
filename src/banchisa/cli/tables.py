"""`banchisa tables`: for whoever runs a server and has a shell on its machine."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.table import Table as RichTable

from banchisa.cli.console import Console, is_talking
from banchisa.cli.parameter_types import AsJson, Language, StoreName

UNSOUND = 1
Json = dict[str, Any]
State = Literal["waiting", "running", "over", "closed"]
TableId = Annotated[str, typer.Argument(metavar="ID", help="The id of a table, as in its address.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]

tables_app = typer.Typer(
    help="List, show, close, export or remove the tables of a server, also while it runs.",
    invoke_without_command=True,
)


@tables_app.callback()
def tables(
    context: typer.Context,
    store: StoreName = None,
    check: Annotated[
        bool, typer.Option("--check", help="Look through the whole file for damage (exit code 1 if there is any).")
    ] = False,
    remove: Annotated[
        int | None,
        typer.Option(
            "--remove-older-than", metavar="DAYS", min=1, help="Remove tables at which nothing happened for so long."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Count the tables that a server keeps, check their file, or remove old ones; or look at single ones."""
    from banchisa.server.settings import DAY
    from banchisa.server.storage import clean_store
    from banchisa.server.storage.address import name_of

    context.obj = store
    if context.invoked_subcommand is not None:
        return
    console = Console(lang)
    address = find_store(context, None, console)
    name = name_of(address)
    if check:
        if damage := clean_store.find_damage(address):
            console.print_message("ui-tables-damaged", file=name, damage=damage)
            raise typer.Exit(UNSOUND)
        console.print_message("ui-tables-sound", file=name)
    if remove is not None:
        console.print_message("ui-tables-removed", count=clean_store.remove_older(address, remove * DAY))
    found = clean_store.count_tables(address)
    console.print_message("ui-tables-count", waiting=found.waiting, running=found.running, over=found.over)
    console.print_message("ui-tables-file", "dim", file=name, size=round(found.size / 2**20, 1))


def find_store(context: typer.Context, store: str | None, console: Console) -> str:
    """The store that is meant, wherever on the line it was named."""
    from banchisa.server.run import default_database
    from banchisa.server.storage.address import may_exist

    address: str = store or context.obj or str(default_database())
    if not may_exist(address):
        raise console.error("ui-tables-no-file", file=address)
    return address


@tables_app.command("list")
def list_tables(
    context: typer.Context,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only tables of this game.")] = None,
    state: Annotated[State | None, typer.Option("--state", help="Only tables in this state.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many to list, newest first.")] = 100,
    as_json: AsJson = False,
    store: StoreName = None,
    lang: Language = None,
) -> None:
    """List tables, newest first."""
    from banchisa.server.storage import admin
    from banchisa.server.storage.open_store import run_on_store

    console = Console(lang)
    address = find_store(context, store, console)
    found = [admin.describe(each) for each in run_on_store(address, lambda store: store.find(game, state, most))]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif found:
        console.print(_draw_list(found, console))
    else:
        console.print_message("ui-tables-none")


def _draw_list(tables: list[Json], console: Console) -> RichTable:
    drawn = RichTable(box=None, pad_edge=False)
    for heading in ("id", "game", "state", "version", "changed", "seats"):
        drawn.add_column(console.format(f"ui-tables-{heading}"), overflow="fold")
    for each in tables:
        state, changed = console.format(f"ui-tables-is-{each['state']}"), _say_time(each["changed"])
        drawn.add_row(each["table"], each["game"], state, str(each["version"]), changed, _say_seats(each, console))
    return drawn


def _say_seats(table: Json, console: Console) -> str:
    return ", ".join(
        seat["name"] or (f"{seat['level']} bot" if seat["level"] else console.format(f"ui-tables-seat-{seat['kind']}"))
        for seat in table["seats"]
    )


def _say_time(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


@tables_app.command("show")
def show_table(
    context: typer.Context, table: TableId, as_json: AsJson = False, store: StoreName = None, lang: Language = None
) -> None:
    """Show one table: how it was opened, who sits there, how it stands; no secrets of a game under way."""
    from banchisa.server.storage import admin
    from banchisa.server.storage.store import ListedTable

    console = Console(lang)
    address = find_store(context, store, console)

    async def look(store: Any) -> Json:
        stored = await admin.load(store, table)
        return admin.describe(ListedTable(stored, await store.last_change_at(table)))

    found = _use(address, table, look, console)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    shown = {
        "id": found["table"],
        "game": f"{found['game']} ({found['rules']})",
        "options": ", ".join(f"{name}={value}" for name, value in found["options"].items()) or "-",
        "state": console.format(f"ui-tables-is-{found['state']}"),
        "version": found["version"],
        "created": _say_time(found["created"]),
        "changed": _say_time(found["changed"]),
        "seats": _say_seats(found, console),
        "commitment": found["commitment"],
    }
    if "seed" in found:
        shown["seed"] = found["seed"]
    drawn = RichTable(box=None, pad_edge=False, show_header=False)
    for name, value in shown.items():
        drawn.add_row(console.format(f"ui-tables-{name}"), str(value))
    console.print(drawn)


@tables_app.command("close")
def close_table(
    context: typer.Context,
    table: TableId,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="What everybody at the table is told.")],
    store: StoreName = None,
    lang: Language = None,
) -> None:
    """End a table for everybody. It can still be looked at, and what was played stays."""
    from banchisa.server.storage import admin

    console = Console(lang)
    said = " ".join(reason.split())
    if not 0 < len(said) <= admin.LONGEST_REASON:
        raise console.error("ui-tables-bad-reason", most=admin.LONGEST_REASON)
    address = find_store(context, store, console)
    _use(address, table, lambda store: admin.close(store, table, said), console)
    console.print_message("ui-tables-closed", table=table)


@tables_app.command("export")
def export_table(
    context: typer.Context,
    table: TableId,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Where to write it (default: standard output).")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="With everything that is hidden, also in a game under way.")
    ] = False,
    store: StoreName = None,
    lang: Language = None,
) -> None:
    """Write the record of a table as JSON: as spectators may see it, or whole when it is over."""
    from banchisa.server.storage import admin

    console = Console(lang)
    source = find_store(context, store, console)
    record = _use(source, table, lambda store: admin.export(store, table, everything), console)
    if everything:
        console.print_note("ui-tables-hidden")
    if file is None:
        json.dump(record.to_json(), sys.stdout, ensure_ascii=False, indent=1)
        print()
    else:
        record.save(file)


@tables_app.command("remove")
def remove_table(
    context: typer.Context, table: TableId, yes: Sure = False, store: StoreName = None, lang: Language = None
) -> None:
    """Remove a table and everything that was played there, for good."""
    from banchisa.server.storage import admin

    console = Console(lang)
    address = find_store(context, store, console)
    if not yes and not (is_talking() and typer.confirm(console.format("ui-tables-sure", table=table))):
        raise console.error("ui-tables-not-sure")
    _use(address, table, lambda store: admin.remove(store, table), console)
    console.print_message("ui-tables-removed", count=1)


def _use(address: str, table: str, work: Callable[[Any], Awaitable[Any]], console: Console) -> Any:
    """Do something with a table in the store, or say that there is none."""
    from banchisa.server.storage.admin import NoSuchTable
    from banchisa.server.storage.open_store import run_on_store

    try:
        return run_on_store(address, work)
    except NoSuchTable:
        raise console.error("ui-tables-unknown", table=table) from None
