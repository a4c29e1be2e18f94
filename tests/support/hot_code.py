"""What must not stand in modules that are compiled: mypyc 2.4.1 gets it wrong, or makes it slow.

`1 << n` with a machine integer n is computed in 32 bits, so that it is wrong from bit 31 on; the games look their
bits up in a table instead. A generator in a function of machine integers boxes every one of them. So does a choice
between a machine integer and a plain constant, wherever its result goes: `n if found else 0` makes objects of both,
unless one writes `i64(0)`. A choice between two constants, or between plain integers, is cheap.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

SETUP = Path(__file__).parents[2] / "setup.py"
NATIVE = "i64"
ARRAY = "vec"
Function = ast.FunctionDef | ast.AsyncFunctionDef


def hot_files(package: Path) -> list[Path]:
    """The modules that setup.py compiles, by its own lists."""
    rooms, cold = _strings_in(SETUP, "HOT_ROOMS"), _strings_in(SETUP, "COLD")
    found = [path for room in rooms for path in (package / Path(room).name).rglob("*.py")]
    hot = [path for path in found if not {path.stem, f"{path.parent.name}/{path.stem}"} & {*cold}]
    return sorted(
        [*hot, *(package / Path(file).relative_to("src/banchisa") for file in _strings_in(SETUP, "HOT_FILES"))]
    )


def _strings_in(path: Path, name: str) -> list[str]:
    """The strings that a file gives this name to."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return list(ast.literal_eval(node.value))
    raise LookupError(f"{path.name} has no {name}")


def complaints(sources: dict[str, str]) -> list[str]:
    """What is wrong in modules given by name and text, each with its line."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    native = _names_of(list(trees.values()), _is_native)
    arrays = _names_of(list(trees.values()), _is_array)
    arrays |= {name for tree in trees.values() for name in _tables(tree, arrays)}
    found: list[str] = []
    for name, tree in trees.items():
        constants = _constants(tree)
        for function in _functions(tree):
            reader = _Reader(function, constants, native, arrays)
            found += [f"{name}:{line}: {what}" for line, what in reader.problems()]
    return sorted(set(found))


def forgotten_fields(sources: dict[str, str]) -> list[str]:
    """The slots of states that no method that makes or fills a copy assigns."""
    found: list[str] = []
    for name, text in sources.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and any(_last_name(base).endswith("State") for base in node.bases):
                left = _slots(node) - {
                    attribute for method in _copying(node) for attribute in _assigned_to_twin(method)
                }
                found += [f"{name}:{node.lineno}: {node.name} does not copy {slot}" for slot in left]
    return sorted(found)


def _slots(node: ast.ClassDef) -> set[str]:
    """The slots of a class, without the one that the constructor of a copy takes."""
    slots: set[str] = set()
    taken: set[str] = set()
    for part in node.body:
        if isinstance(part, ast.Assign) and _last_name(part.targets[0]) == "__slots__":
            slots = set(ast.literal_eval(part.value))
        elif isinstance(part, ast.FunctionDef) and part.name == "__init__":
            taken = {argument.arg for argument in part.args.args}
    return slots - taken


def _copying(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name.startswith("copy")]


def _assigned_to_twin(method: ast.FunctionDef) -> set[str]:
    """The fields that a method sets on an object other than its own."""
    targets = [target for node in ast.walk(method) if isinstance(node, ast.Assign) for target in node.targets]
    return {
        target.attr
        for target in targets
        if isinstance(target, ast.Attribute) and _last_name(target.value) not in ("self", "")
    }


def _functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def _mentions(node: ast.AST | None) -> bool:
    """Whether i64 itself is written here."""
    return node is not None and any(isinstance(part, ast.Name) and part.id == NATIVE for part in ast.walk(node))


def _is_native(annotation: ast.expr | None) -> bool:
    """Whether an annotation says i64, or Final[i64], or a tuple of nothing else; a vec[i64] is no number."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        parts = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
        return annotation.value.id in ("Final", "tuple") and all(_is_native(part) for part in parts)
    return isinstance(annotation, ast.Name) and annotation.id == NATIVE


def _is_array(annotation: ast.expr | None) -> bool:
    """Whether an annotation says vec[i64], or Final[vec[i64]]."""
    if not isinstance(annotation, ast.Subscript) or not isinstance(annotation.value, ast.Name):
        return False
    if annotation.value.id == "Final":
        return _is_array(annotation.slice)
    return annotation.value.id == ARRAY and _is_native(annotation.slice)


def _names_of(trees: list[ast.Module], is_one: Callable[[ast.expr | None], bool]) -> set[str]:
    """Attributes and constants that are annotated in such a way, and functions that return it, in all modules."""
    found: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and is_one(node.annotation):
                name = _last_name(node.target)
                found |= {name} if isinstance(node.target, ast.Attribute) or name.isupper() else set()
            elif isinstance(node, Function) and is_one(node.returns):
                found.add(node.name)
    return found


def _tables(tree: ast.Module, arrays: set[str]) -> set[str]:
    """Constants of a module that are arrays because a function made one."""
    bound = (node for node in tree.body if isinstance(node, ast.AnnAssign))
    return {_last_name(node.target) for node in bound if _holds_array(node.value, arrays)}


def _holds_array(node: ast.expr | None, arrays: set[str]) -> bool:
    """Whether this is one of the arrays that are known by name, or made on the spot."""
    if isinstance(node, ast.Call):
        return _is_array(node.func) or _last_name(node.func) in arrays
    return _last_name(node) in arrays


def _last_name(node: ast.expr | None) -> str:
    """The name at the end of `name` or `any.thing.name`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _constants(scope: ast.AST) -> set[str]:
    """Names that are bound to a literal number in this scope."""
    found: set[str] = set()
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def _pairs(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """What an assignment puts where; what unpacks the answer of a function is as native as the whole."""
    if not isinstance(target, ast.Tuple):
        return [(target, value)]
    values = value.elts if isinstance(value, ast.Tuple) else [value] * len(target.elts)
    return list(zip(target.elts, values, strict=False))


class _Reader:
    """Reads one function: which of its names are machine integers, and what is done with them."""

    def __init__(self, function: Function, constants: set[str], native: set[str], arrays: set[str]) -> None:
        self.function = function
        self.constants = constants | _constants(function)
        self.native = native
        self.arrays = arrays | self._local_arrays(arrays)
        self.mentions = _mentions(function)
        self.local = self._local_names()

    def _arguments(self) -> list[ast.arg]:
        arguments = self.function.args
        return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]

    def _local_arrays(self, arrays: set[str]) -> set[str]:
        """Parameters and variables that are arrays of machine integers."""
        found = {argument.arg for argument in self._arguments() if _is_array(argument.annotation)}
        for node in ast.walk(self.function):
            if isinstance(node, ast.AnnAssign) and _is_array(node.annotation):
                found.add(_last_name(node.target))
            elif isinstance(node, ast.Assign) and _holds_array(node.value, arrays):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        return found

    def _local_names(self) -> set[str]:
        """Parameters and variables that are machine integers, by annotation or because one was put into them."""
        found = {argument.arg for argument in self._arguments() if _is_native(argument.annotation)}
        self.local = found
        for _ in range(3):  # from one variable into the next
            for node in ast.walk(self.function):
                found |= self._bound(node)
        return found

    def _bound(self, node: ast.AST) -> set[str]:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            return {node.target.id} if _is_native(node.annotation) else set()
        if isinstance(node, ast.Assign):
            pairs = [pair for target in node.targets for pair in _pairs(target, node.value)]
            return {target.id for target, value in pairs if isinstance(target, ast.Name) and self._holds_native(value)}
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            counted = isinstance(node.iter, ast.Call) and getattr(node.iter.func, "id", "") == "range"
            native = (counted and self._holds_native(node.iter)) or _holds_array(node.iter, self.arrays)
            return {node.target.id} if native else set()
        return set()

    def _holds_native(self, node: ast.expr) -> bool:
        """Whether a number made of this is a machine integer; int(...) and len(...) make plain ones."""
        if isinstance(node, ast.Call):
            called = _last_name(node.func)
            inner = called in ("range", "min", "max", "abs") and any(self._holds_native(a) for a in node.args)
            return called == NATIVE or called in self.native or inner
        if isinstance(node, ast.BinOp):
            return self._holds_native(node.left) or self._holds_native(node.right)
        if isinstance(node, ast.UnaryOp):
            return self._holds_native(node.operand)
        if isinstance(node, ast.IfExp):
            return self._holds_native(node.body) or self._holds_native(node.orelse)
        if isinstance(node, ast.Subscript):
            return _holds_array(node.value, self.arrays) and not isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.Attribute):
            return node.attr in self.native
        return isinstance(node, ast.Name) and (node.id in self.local or (node.id.isupper() and node.id in self.native))

    def _is_plain(self, node: ast.expr) -> bool:
        """Whether this is a constant, or computed from constants, and no machine integer."""
        if isinstance(node, ast.IfExp):
            return self._is_plain(node.body) and self._is_plain(node.orelse)
        if isinstance(node, ast.BinOp):
            return self._is_plain(node.left) and self._is_plain(node.right)
        if isinstance(node, ast.UnaryOp):
            return self._is_plain(node.operand)
        if isinstance(node, ast.Constant):
            return type(node.value) is int
        return _last_name(node).isupper() and not self._holds_native(node)

    def _boxes(self, node: ast.IfExp) -> bool:
        branches = (node.body, node.orelse)
        return any(map(self._is_plain, branches)) and any(map(self._holds_native, branches))

    def _is_constant(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == NATIVE and len(node.args) == 1:
            return self._is_constant(node.args[0])
        if isinstance(node, ast.Name):
            return node.id in self.constants or node.id.isupper()
        return isinstance(node, ast.Constant)

    def problems(self) -> Iterator[tuple[int, str]]:
        for node in ast.walk(self.function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and self._is_constant(node.left):
                fixed = self._is_constant(node.right)
                if (self.mentions and not fixed) or self._holds_native(node.right):
                    yield node.lineno, "constant << n with a machine integer: use a table of bits"
            if self.mentions and isinstance(node, ast.Yield | ast.YieldFrom | ast.GeneratorExp):
                yield node.lineno, "generator in a function of machine integers: use a loop"
            if isinstance(node, ast.IfExp) and self._boxes(node):
                yield node.lineno, "choice between a machine integer and a plain constant: write i64(constant)"
