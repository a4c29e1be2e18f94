"""Parameters that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from banchisa.games import registry


def _complete_game(incomplete: str) -> list[str]:
    return [key for key in registry.known_keys() if key.startswith(incomplete)]


_GAME_HELP = "Name of the game, such as nanuuk."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=_GAME_HELP, autocompletion=_complete_game)]
AnyGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help=_GAME_HELP, show_default=False, autocompletion=_complete_game)
]
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
Jobs = Annotated[int | None, typer.Option("--jobs", help="Games to play at once (default: one per core).")]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: HOST:PORT of its head node, or local.",
    ),
]
