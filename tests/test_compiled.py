"""The compiled rules and the plain ones are the same games."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from zlib import crc32

import pytest

import banchisa
from banchisa.engine import rollout
from banchisa.engine.batch import Batch
from support.hot_code import hot_files

PACKAGE = Path(banchisa.__file__).parent
SOURCES = Path(__file__).parent.parent / "src"
TABLES = [
    (2, {}), (3, {}), (4, {}), (2, {"pawns": 2}), (4, {"layout": "random", "initial_cracks": 6}),
    (3, {"layout": "players", "gentle_cracks": True}), (4, {"sled_one_crack": True}),
    (2, {"mode": "intro"}), (3, {"mode": "intro"}), (4, {"mode": "intro"}), (4, {"mode": "cooperation"}),
    (3, {"mode": "neighbour"}), (4, {"mode": "neighbour", "side": "right"}), (2, {"mode": "rescuer"}),
    (2, {"mode": "bear_hunt", "one_inuk": True, "bear_move": "exactly_two"}),
    (3, {"mode": "bear_hunt", "bear_skin": True}),
    (3, {"mode": "bear_hunt", "two_cracks": True, "bear_move": "exactly_two"}),
    (2, {"mode": "shared_bear", "bears": 3, "bear_move": "zero_to_two"}),
]  # fmt: skip
RACES = [
    (2, {"round_limit": 40}), (3, {"round_limit": 40}), (4, {"round_limit": 40}),
    (2, {"layout": "two_player", "round_limit": 40}), (4, {"white_penguin": "sleepy", "round_limit": 60}),
]  # fmt: skip
OTHERS = [
    ("iglu", 2, {}), ("iglu", 3, {"serious": True, "first_player": "random"}), ("iglu", 4, {"animal_ban": "none"}),
    ("arctic", 2, {}), ("arctic", 3, {}), ("arctic", 4, {}),
    ("icehike", 2, {}), ("icehike", 3, {"length": "short", "play_on": True}), ("icehike", 5, {"length": "short"}),
]  # fmt: skip
PLAYED = [*(("nanuuk", *table) for table in TABLES), *(("pinguinoe", *table) for table in RACES), *OTHERS]
PROGRAM = """
import json, sys
import banchisa
from banchisa.engine import rollout
assert not banchisa.is_compiled()
starts = [banchisa.game(key).start(seats, **options) for key, seats, options in json.load(sys.stdin)]
print(json.dumps([rollout.digest(start, 10, 7) for start in starts]))
"""
OBSERVED = """
import json, sys
import banchisa
sys.path.append(sys.argv[1])
from test_compiled import observe_games
assert not banchisa.is_compiled()
print(json.dumps([observe_games(key, seats, options) for key, seats, options in json.load(sys.stdin)]))
"""


def expected_kind() -> str:
    """How the rules are meant to run: as BANCHISA_EXPECT says; where nobody says it, as the package says of itself."""
    return os.environ.get("BANCHISA_EXPECT", kind_named(banchisa.is_compiled()))


def kind_named(is_compiled: bool) -> str:
    return "compiled" if is_compiled else "interpreted"


def test_the_package_under_test_is_the_one_that_is_meant():
    expected = expected_kind()
    assert expected in ("compiled", "interpreted"), "BANCHISA_EXPECT is neither `compiled` nor `interpreted`"
    assert kind_named(banchisa.is_compiled()) == expected


def test_all_modules_of_the_rules_are_of_the_kind_that_is_meant():
    """One compiled module that was left behind would run in place of its edited source."""
    names = [".".join(("banchisa", *path.relative_to(PACKAGE).with_suffix("").parts)) for path in hot_files(PACKAGE)]
    assert len(names) > 100
    origins = {name: str(find_spec(name).origin) for name in names}
    kinds = {name: kind_named(origin.endswith(tuple(EXTENSION_SUFFIXES))) for name, origin in origins.items()}
    assert {name: kind for name, kind in kinds.items() if kind != expected_kind()} == {}


@pytest.mark.parametrize("said", ["", "compield"])
def test_a_kind_that_does_not_exist_is_not_accepted(monkeypatch, said):
    monkeypatch.setenv("BANCHISA_EXPECT", said)
    with pytest.raises(AssertionError, match="BANCHISA_EXPECT"):
        test_the_package_under_test_is_the_one_that_is_meant()


def run_interpreted(program: str) -> str:
    """What a program says of all tables, with the plain sources."""
    return subprocess.run(
        [sys.executable, "-c", program, str(Path(__file__).parent)],
        input=json.dumps(PLAYED),
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def observe_games(key: str, seats: int, options: dict[str, object]) -> int:
    """A number that changes with any byte that a seat observes in some random games."""
    game = banchisa.game(key)
    batch = Batch(game, game.start(seats, **options), 3, 7)
    digest = 0
    for _ in range(60):
        digest = crc32(bytes(batch.masks), crc32(bytes(batch.observations), digest))
        batch.step(batch.random_actions())
    return digest


def test_compiled_and_interpreted_games_are_observed_the_same():
    here = [observe_games(*played) for played in PLAYED]
    assert json.loads(run_interpreted(OBSERVED)) == here
    assert len(set(here)) > 25  # a few options make no difference so early


def test_compiled_and_interpreted_rules_play_the_same_games_step_by_step():
    here = [rollout.digest(banchisa.game(key).start(seats, **options), 10, 7) for key, seats, options in PLAYED]
    assert json.loads(run_interpreted(PROGRAM)) == here
    assert len(set(here)) == len(PLAYED)
