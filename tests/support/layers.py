"""Imports go down only, from floor to floor; every module of the package belongs to one."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

FLOORS = {  # each room with the rooms below it that it may enter
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "table": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots", "table", "version"},
    "i18n": {"engine"},
    "library": {"engine", "games", "i18n"},
    "testing": {"engine", "bots"},
    "adapters": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "table", "lab", "i18n", "version"},
    "cli": {"engine", "games", "bots", "table", "lab", "i18n", "version"},
    "version": set(),
}
LAZY = {("cli", "server")}  # `banchisa serve` starts the server, and only then imports it
OPEN_TO_FRONT = {"cli"}  # may use the library as everybody else does
# what `import banchisa` may load, and `python -m banchisa`
FRONT = {"": {"engine", "games", "library", "version"}, "__main__": {"cli"}}
ALLOWED_OUTSIDE = {
    "engine": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
    "table": {"msgspec"},
    "testing": set(),
}
ONLY_HERE = {  # what a room uses in few modules alone
    "banchisa.engine.arrays": "librt",  # chooses between native arrays and lists
    "banchisa.engine.lessons": "msgspec",  # describes files
    "banchisa.engine.record": "msgspec",  # describes what is sent
    "banchisa.engine.scene": "msgspec",
}


def module_name(package: Path, path: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(module: str, source: str, is_package: bool = False) -> list[tuple[int, str]]:
    """The modules that a module imports, anywhere in it, with the line."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node, is_package)
            found += [(node.lineno, f"{base}.{alias.name}" if base == "banchisa" else base) for alias in node.names]
    return found


def _base(module: str, node: ast.ImportFrom, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    kept = parts[: len(parts) - node.level + (1 if is_package else 0)]
    return ".".join([*kept, *([node.module] if node.module else [])])


def room(module: str) -> str:
    """The folder (or module) right under the package; empty for the package itself and for others."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "banchisa" else ""


def complaints(module: str, source: str, is_package: bool = False) -> list[str]:
    """Imports that go up, sideways into another game, or outside where only the standard library is allowed."""
    here = room(module)
    found: list[str] = []
    for line, other in imports_of(module, source, is_package):
        what = _complaint(module, here, other)
        if what:
            found.append(f"{module}:{line}: {what}")
    return found


def _complaint(module: str, here: str, other: str) -> str:
    if other.split(".")[0] == "banchisa":
        return _inside(module, here, other)
    outside = other.split(".")[0]
    if here not in ALLOWED_OUTSIDE or outside in sys.stdlib_module_names or outside in ALLOWED_OUTSIDE[here]:
        return ""
    if ONLY_HERE.get(module) == outside:
        return ""
    return f"{here} uses the standard library only, not {outside}"


def _inside(module: str, here: str, other: str) -> str:
    there = room(other)
    allowed = FRONT[here] if here in FRONT else FLOORS[here]
    if here == there:
        alien = here == "games" and _game(module) and _game(other) and _game(module) != _game(other)
        return f"{_game(module)} may not import {other}" if alien else ""
    if there in allowed or (here, there) in LAZY or (there not in FLOORS and here in OPEN_TO_FRONT):
        return ""
    return f"{here} may not import {other}"


def _game(module: str) -> str:
    """The game whose room a module stands in; empty for what all games share."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[2] != "registry" else ""


def find_cycles(modules: dict[str, str]) -> list[set[str]]:
    """Modules that import each other in a circle, lazy imports counted and those for types alone left out."""
    below = {module: _imported_modules(module, source, set(modules)) for module, source in modules.items()}
    reached = {module: set(others) for module, others in below.items()}
    for middle in modules:
        for module in modules:
            if middle in reached[module]:
                reached[module] |= reached[middle]
    circles = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in modules
        if module in reached[module]
    }
    return [set(circle) for circle in circles]


def _imported_modules(module: str, source: str, known: set[str]) -> set[str]:
    """What a module of the package imports of it: `from room import module` means the module."""
    found: set[str] = set()
    for node in _nodes_that_run(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node, is_package=False)
            found |= {name if (name := f"{base}.{alias.name}") in known else base for alias in node.names}
    return found & known - {module}


def _nodes_that_run(node: ast.AST) -> list[ast.AST]:
    """All nodes below one but those that only a type checker sees."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return [below for child in node.orelse for below in _nodes_that_run(child)]
    return [node, *(below for child in ast.iter_child_nodes(node) for below in _nodes_that_run(child))]
