"""Imports go down only."""

from pathlib import Path

import pytest

import banchisa
from layers import complaints, module_name

PACKAGE = Path(banchisa.__file__).parent


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
        ("banchisa.engine.match", "from banchisa.games.iglu import X", "engine is below banchisa.games.iglu"),
        ("banchisa.engine.match", "import banchisa.bots.greedy", "engine is below banchisa.bots.greedy"),
        ("banchisa.engine.match", "import banchisa", "engine is below banchisa"),
        ("banchisa.engine.match", "from banchisa import Record", "engine is below banchisa.Record"),
        ("banchisa.engine.match", "from ..games import shelf", "engine is below banchisa.games"),
        ("banchisa.engine.match", "import numpy as np", "engine uses the standard library only, not numpy"),
        ("banchisa.engine.match", "from librt.vecs import vec", "engine uses the standard library only, not librt"),
        ("banchisa.games.iglu.state", "from banchisa.bots.random import Bot", "games is below banchisa.bots.random"),
        ("banchisa.games.iglu.state", "from banchisa.words import Words", "games is below banchisa.words"),
        ("banchisa.games.iglu.state", "import banchisa.games.arctic", "iglu may not import banchisa.games.arctic"),
        ("banchisa.games.iglu.state", "import fluent.runtime", "games uses the standard library only, not fluent"),
        ("banchisa.bots.greedy", "from banchisa.server.app import app", "bots is below banchisa.server.app"),
        ("banchisa.bots.greedy", "from banchisa.testing import run_battery", "bots is below banchisa.testing"),
        ("banchisa.bots.greedy", "from banchisa.lab import playing", "bots is below banchisa.lab"),
        ("banchisa.lab.playing", "from banchisa.speaker import Speaker", "lab is below banchisa.speaker"),
        ("banchisa.testing.walk", "from banchisa.games import shelf", "testing may not import banchisa.games"),
        ("banchisa.testing.walk", "import pytest", "testing uses the standard library only, not pytest"),
    ],
)  # fmt: skip
def test_an_import_that_goes_up_is_found(module, line, said):
    assert complaints(module, f"import json\n\n{line}\n") == [f"{module}:3: {said}"]


def test_an_import_inside_a_function_is_found_too():
    source = "def f():\n    from banchisa.server import app\n    return app\n"
    assert complaints("banchisa.games.iglu", source) == ["banchisa.games.iglu:2: games is below banchisa.server"]


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("banchisa.engine.state", "from mypy_extensions import i64"),
        ("banchisa.engine.state", "from banchisa.engine.rng import Rng"),
        ("banchisa.engine.state", "from .rng import Rng"),
        ("banchisa.engine.vec", "from librt.vecs import vec"),
        ("banchisa.games.iglu.state", "from banchisa.engine.state import State"),
        ("banchisa.games.iglu.state", "from banchisa.games.iglu import actions"),
        ("banchisa.bots.greedy", "from banchisa.games import shelf"),
        ("banchisa.server.app", "from banchisa.bots.greedy import Greedy"),
        ("banchisa.server.app", "import fastapi"),
        ("banchisa.lab.playing", "from banchisa.bots.bot import Bot"),
        ("banchisa.cli", "from banchisa import games"),
        ("banchisa.testing.walk", "from banchisa.engine.state import State"),
    ],
)
def test_an_import_that_goes_down_is_allowed(module, line):
    assert complaints(module, line) == []
