"""Imports go down only."""

import re
from pathlib import Path

import pytest

import banchisa
from support.layers import FLOORS, complaints, find_cycles, module_name

PACKAGE = Path(banchisa.__file__).parent
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"


def test_every_module_stands_on_a_floor():
    loose = {
        path.name for path in PACKAGE.iterdir() if path.name != "__pycache__" and not (path / "__init__.py").exists()
    }
    assert loose - {"web", "site"} == {"__init__.py", "__main__.py", "version.py", "py.typed"}
    assert {path.parent.name for path in PACKAGE.glob("*/__init__.py")} | {"version"} == set(FLOORS)


def test_the_picture_of_the_house_shows_the_floors():
    arrows = dict(re.findall(r"^  (\w+) --> (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    drawn = {room: set(below.split(" & ")) for room, below in arrows.items()}
    assert drawn == {room: below - {"version"} for room, below in FLOORS.items() if below}


def test_the_page_of_the_house_names_files_that_there_are():
    named = set(re.findall(r"`((?:[\w-]+/)*[\w.-]+\.(?:py|ts|svelte))`", PAGE.read_text(encoding="utf-8")))
    rooms = [PACKAGE, *(ROOT / room for room in ("web/src", "scripts", "tests"))]
    found = [*ROOT.iterdir(), *(path for room in rooms for path in room.rglob("*.*"))]
    assert len(named) > 80
    assert {name for name in named if not any(path.as_posix().endswith(f"/{name}") for path in found)} == set()


def test_no_import_closes_a_circle_not_even_a_late_one():
    sources = {module_name(PACKAGE, path): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert find_cycles(sources) == []


def test_a_circle_is_found_also_through_a_late_import_but_not_through_types():
    late = "def f():\n    from banchisa.engine import a\n    return a\n"
    types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from banchisa.engine.a import A\n"
    modules = {"banchisa.engine.a": "import banchisa.engine.b", "banchisa.engine.b": late, "banchisa.engine.c": ""}
    assert find_cycles(modules) == [{"banchisa.engine.a", "banchisa.engine.b"}]
    assert find_cycles(modules | {"banchisa.engine.b": types}) == []


def test_no_module_imports_upwards():
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 40
    found = []
    for path in files:
        source = path.read_text(encoding="utf-8")
        found += complaints(module_name(PACKAGE, path), source, path.name == "__init__.py")
    assert found == []


@pytest.mark.parametrize(
    ("module", "line", "said"),
    [
        ("banchisa.engine.match", "from banchisa.games.iglu import X", "engine may not import banchisa.games.iglu"),
        ("banchisa.engine.match", "import banchisa.bots.greedy", "engine may not import banchisa.bots.greedy"),
        ("banchisa.engine.match", "import banchisa", "engine may not import banchisa"),
        ("banchisa.engine.match", "from banchisa import Record", "engine may not import banchisa.Record"),
        ("banchisa.engine.match", "from ..games import registry", "engine may not import banchisa.games"),
        ("banchisa.engine.match", "import numpy as np", "engine uses the standard library only, not numpy"),
        ("banchisa.engine.match", "from librt.vecs import vec", "engine uses the standard library only, not librt"),
        ("banchisa.engine.texts", "import msgspec", "engine uses the standard library only, not msgspec"),
        ("banchisa.games.iglu.game", "from banchisa.bots.bot import Bot", "games may not import banchisa.bots.bot"),
        ("banchisa.games.iglu.rules.state", "from banchisa.i18n import Words", "games may not import banchisa.i18n"),
        ("banchisa.games.iglu.game", "import banchisa.games.arctic", "iglu may not import banchisa.games.arctic"),
        ("banchisa.games.iglu.game", "import fluent.runtime", "games uses the standard library only, not fluent"),
        ("banchisa.bots.greedy", "from banchisa.server.app import app", "bots may not import banchisa.server.app"),
        ("banchisa.bots.greedy", "from banchisa.testing import run_battery", "bots may not import banchisa.testing"),
        ("banchisa.bots.greedy", "from banchisa.lab import playing", "bots may not import banchisa.lab"),
        ("banchisa.lab.play", "from banchisa.cli.console import Console", "lab may not import banchisa.cli.console"),
        ("banchisa.testing.walk", "from banchisa.games import registry", "testing may not import banchisa.games"),
        ("banchisa.table.table", "from banchisa.lab.arena import Arena", "table may not import banchisa.lab.arena"),
        ("banchisa.table.table", "import fastapi", "table uses the standard library only, not fastapi"),
        ("banchisa.server.app", "from banchisa.cli.console import X", "server may not import banchisa.cli.console"),
        ("banchisa.server.app", "from banchisa.testing import X", "server may not import banchisa.testing"),
        ("banchisa.adapters.vector", "from banchisa.lab import pool", "adapters may not import banchisa.lab"),
        ("banchisa.lab.play", "from banchisa.i18n import Words", "lab may not import banchisa.i18n"),
        ("banchisa", "from banchisa.bots.bot import Bot", " may not import banchisa.bots.bot"),
        ("banchisa.testing.walk", "import pytest", "testing uses the standard library only, not pytest"),
    ],
)  # fmt: skip
def test_an_import_that_goes_up_is_found(module, line, said):
    assert complaints(module, f"import json\n\n{line}\n") == [f"{module}:3: {said}"]


def test_an_import_inside_a_function_is_found_too():
    source = "def f():\n    from banchisa.server import app\n    return app\n"
    assert complaints("banchisa.games.iglu", source) == ["banchisa.games.iglu:2: games may not import banchisa.server"]


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("banchisa.engine.state", "from mypy_extensions import i64"),
        ("banchisa.engine.state", "from banchisa.engine.rng import Rng"),
        ("banchisa.engine.state", "from .rng import Rng"),
        ("banchisa.engine.arrays", "from librt.vecs import vec"),
        ("banchisa.engine.scene", "from msgspec import Struct"),
        ("banchisa.games.iglu.rules.state", "from banchisa.engine.state import State"),
        ("banchisa.games.iglu.rules.state", "from banchisa.games.iglu import actions"),
        ("banchisa.bots.greedy", "from banchisa.games import registry"),
        ("banchisa.server.app", "from banchisa.bots.greedy import Greedy"),
        ("banchisa.server.app", "import fastapi"),
        ("banchisa.lab.play", "from banchisa.bots.bot import Bot"),
        ("banchisa.cli.app", "from banchisa import games"),
        ("banchisa.testing.walk", "from banchisa.engine.state import State"),
    ],
)
def test_an_import_that_goes_down_is_allowed(module, line):
    assert complaints(module, line) == []
