"""Names mean one thing in the whole package."""

import ast
from collections import defaultdict
from importlib import import_module
from pathlib import Path

import pytest

import banchisa

PACKAGE = Path(banchisa.__file__).parent
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
TESTS = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(Path(__file__).parent.rglob("*.py"))}
GAMES = [game.key for game in banchisa.games()]
COMMON = {
    ".": {"__init__", "actions", "bounds", "components", "evaluate", "game", "observe", "options", "setup"},
    "rules": {"__init__", "board", "phase", "play", "state"},
    "refusals": {"__init__", "lookup", "prompts", "refuse"},
    "view": {"__init__", "choices", "geometry", "log", "scene", "text"},
    "position": {"__init__", "inventory", "serialize", "validate"},
}  # what a room of a game holds at least; rules, refusals and views have parts of their own beside it


def test_no_two_public_classes_share_a_name():
    places = defaultdict(list)
    for path, tree in SOURCES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    assert len(places) > 100
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_every_game_has_the_same_rooms():
    for key in GAMES:
        home = PACKAGE / "games" / key
        rooms = {path.name for path in home.iterdir() if path.is_dir() and path.name != "__pycache__"}
        assert rooms == {"lessons", "position", "refusals", "rulebook", "rules", "view", "words"}
        for room, expected in COMMON.items():
            modules = {path.stem for path in (home / room).glob("*.py")}
            assert expected <= modules, (key, room)
            if room in (".", "position"):
                assert modules == expected, (key, room)


def numbers(module: str) -> list[str]:
    """The names that a module gives to whole numbers."""
    return [name for name, value in vars(import_module(module)).items() if type(value) is int]


@pytest.mark.parametrize("key", GAMES)
def test_every_phase_is_called_as_in_positions(key):
    phase = import_module(f"banchisa.games.{key}.rules.phase")
    assert sorted(numbers(phase.__name__)) == sorted(name.upper() for name in phase.NAMES)
    assert [getattr(phase, name.upper()) for name in phase.NAMES] == list(range(len(phase.NAMES)))


@pytest.mark.parametrize("key", GAMES)
def test_phases_and_action_ids_are_used_through_their_modules(key):
    phases, ids = f"banchisa.games.{key}.rules.phase", f"banchisa.games.{key}.actions"
    assert len(numbers(ids)) > 10
    by_name = {
        f"{path.name}:{node.lineno}: {alias.name}"
        for path, tree in (SOURCES | TESTS).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if node.module == phases or (node.module == ids and alias.name in numbers(ids))
    }
    assert by_name == set()


@pytest.mark.parametrize("key", GAMES)
def test_modules_of_phases_and_action_ids_have_one_name_everywhere(key):
    home = f"banchisa.games.{key}"
    names = {
        (node.module, alias.name, alias.asname)
        for tree in (SOURCES | TESTS).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if (node.module, alias.name) in ((home, "actions"), (f"{home}.rules", "phase"))
    }
    assert names == {(home, "actions", "ids"), (f"{home}.rules", "phase", None)}
