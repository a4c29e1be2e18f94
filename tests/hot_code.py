"""What must not stand in modules that are compiled: mypyc 2.4.1 gets it wrong, or makes it slow.

`1 << n` with a machine integer n is computed in 32 bits, so that it is wrong from bit 31 on; the games look their
bits up in a table instead. A generator in a function of machine integers boxes every one of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HOT_ROOMS = ("engine", "games", "bots")
NATIVE = "i64"
Function = ast.FunctionDef | ast.AsyncFunctionDef


def hot_files(package: Path) -> list[Path]:
    """The modules that setup.py compiles."""
    found = [path for room in HOT_ROOMS for path in (package / room).rglob("*.py")]
    return sorted(path for path in found if path.name not in ("__init__.py", "vec.py"))


def complaints(sources: dict[str, str]) -> list[str]:
    """What is wrong in modules given by name and text, each with its line."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    native = _native_names(list(trees.values()))
    found: list[str] = []
    for name, tree in trees.items():
        constants = _constants(tree)
        for function in _functions(tree):
            found += [f"{name}:{line}: {what}" for line, what in _Reader(function, constants, native).problems()]
    return sorted(set(found))


def _functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def _mentions(node: ast.AST | None) -> bool:
    """Whether i64 itself is written here."""
    return node is not None and any(isinstance(part, ast.Name) and part.id == NATIVE for part in ast.walk(node))


def _is_native(annotation: ast.expr | None) -> bool:
    """Whether an annotation says i64, or Final[i64]; a vec[i64] is no number."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        return annotation.value.id == "Final" and _is_native(annotation.slice)
    return isinstance(annotation, ast.Name) and annotation.id == NATIVE


def _native_names(trees: list[ast.Module]) -> set[str]:
    """Attributes that hold machine integers, and functions that return them, in all modules."""
    found: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and _is_native(node.annotation):
                found |= {node.target.attr} if isinstance(node.target, ast.Attribute) else set()
            elif isinstance(node, Function) and _is_native(node.returns):
                found.add(node.name)
    return found


def _constants(scope: ast.AST) -> set[str]:
    """Names that are bound to a literal number in this scope."""
    found: set[str] = set()
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


class _Reader:
    """Reads one function: which of its names are machine integers, and what is done with them."""

    def __init__(self, function: Function, constants: set[str], native: set[str]) -> None:
        self.function = function
        self.constants = constants | _constants(function)
        self.native = native
        self.mentions = _mentions(function)
        self.local = self._local_names()

    def _local_names(self) -> set[str]:
        """Parameters and variables that are machine integers, by annotation or because one was put into them."""
        arguments = self.function.args
        given = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
        found = {argument.arg for argument in given if _is_native(argument.annotation)}
        self.local = found
        for _ in range(3):  # from one variable into the next
            for node in ast.walk(self.function):
                found |= self._bound(node)
        return found

    def _bound(self, node: ast.AST) -> set[str]:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            return {node.target.id} if _is_native(node.annotation) else set()
        if isinstance(node, ast.Assign) and self._holds_native(node.value):
            return {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            counted = isinstance(node.iter, ast.Call) and getattr(node.iter.func, "id", "") == "range"
            return {node.target.id} if counted and self._holds_native(node.iter) else set()
        return set()

    def _holds_native(self, node: ast.expr) -> bool:
        """Whether a number made of this is a machine integer; int(...) and len(...) make plain ones."""
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            inner = called in ("range", "min", "max", "abs") and any(self._holds_native(a) for a in node.args)
            return called == NATIVE or called in self.native or inner
        if isinstance(node, ast.BinOp):
            return self._holds_native(node.left) or self._holds_native(node.right)
        if isinstance(node, ast.UnaryOp):
            return self._holds_native(node.operand)
        if isinstance(node, ast.Attribute):
            return node.attr in self.native
        return isinstance(node, ast.Name) and node.id in self.local

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
