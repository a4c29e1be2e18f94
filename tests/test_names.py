"""Names mean one thing in the whole package."""

import ast
from collections import defaultdict
from pathlib import Path

import banchisa

PACKAGE = Path(banchisa.__file__).parent
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
GAMES = [game.key for game in banchisa.games()]
COMMON = {
    ".": {"__init__", "actions", "components", "evaluate", "game", "options", "setup"},
    "rules": {"__init__", "board", "play", "state"},
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
        assert rooms == {"position", "refusals", "rulebook", "rules", "view", "words"}
        for room, expected in COMMON.items():
            modules = {path.stem for path in (home / room).glob("*.py")}
            assert expected <= modules, (key, room)
            if room in (".", "position"):
                assert modules == expected, (key, room)
