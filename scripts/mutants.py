"""Shows which tests of a game would not notice a broken rule.

Each mutant is one small change in a game's rules or refusals: another comparison, a condition turned round, a call left
out, a number one higher. A copy of the sources is changed, never the sources, and the game's tests run on the copy:
first those that claim a rule, the files that name the rules of the changed function before the rest, then the others.
A mutant that no test notices is printed: either it changes nothing that can be seen, or a test is missing.

python scripts/mutants.py --game nanuuk --count 24 --seed 1
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import importlib.util
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("rules", "refusals")
PYTEST = ("-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "pytest_timeout", "-p", "no:cacheprovider")
PASSED, FAILED, BROKEN, NO_TESTS = 0, 1, 2, 5  # exit codes of pytest
CLAIMS, OTHERS, ALL = "rule and not long", "not rule and not long", "not long"
NEAR = 2  # files that are tried first
RUN = 10  # times the limit of one test that all of them may take
RULE = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    one: other
    for pair in [
        (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn),
        (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.BitAnd, ast.BitOr),
    ]
    for one, other in (pair, pair[::-1])
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one file: bytes from start to end become the text."""

    path: Path
    start: int
    end: int
    text: str
    rules: frozenset[str]  # that the changed function names

    def mutate(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def line(self) -> int:
        return self.path.read_bytes()[: self.start].count(b"\n") + 1

    def diff(self, root: Path) -> str:
        source = self.path.read_bytes()
        name = self.path.relative_to(root).as_posix()
        lines = [text.decode().splitlines() for text in (source, self.mutate(source))]
        return "\n".join(difflib.unified_diff(*lines, name, name, n=2, lineterm=""))


class MutantsError(Exception):
    """Something that keeps mutants from being made or judged."""


# making mutants


def swap(node: ast.AST) -> Iterator[ast.AST]:
    """The node with another operator."""
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            if type(operator) in SWAPS:
                other = copy.deepcopy(node)
                other.ops[i] = SWAPS[type(operator)]()
                yield other
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(node.op) in SWAPS:
        other = copy.copy(node)
        other.op = SWAPS[type(node.op)]()
        yield other


def change_constant(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)


def negate(node: ast.AST) -> Iterator[ast.AST]:
    """A condition the other way round."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand


def leave_out(node: ast.AST) -> Iterator[ast.AST]:
    """Nothing in place of a call."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()


def changes_at(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What may stand in place of this node or of one of its parts."""
    for change in (swap, change_constant, negate, leave_out):
        for other in change(node):
            yield node, other
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test, ast.UnaryOp(ast.Not(), node.test)
    if isinstance(node, ast.If) and isinstance(node.body[-1], ast.Return):
        yield node.body[-1], ast.Pass()  # the early exit


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Every node; not types, nor f-strings, whose parts have no true places before Python 3.12."""
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if (
                isinstance(child, ast.AST)
                and name not in ("annotation", "returns")
                and not isinstance(child, ast.JoinedStr)
            ):
                yield from walk(child)


def functions_of(source: str) -> list[ast.FunctionDef]:
    """The functions and methods of a module; no numbers outside them, most of which are only names."""
    module = ast.parse(source)
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    return [node for home in (module, *classes) for node in home.body if isinstance(node, ast.FunctionDef)]


def mutants_of(path: Path) -> list[Mutant]:
    source = path.read_text(encoding="utf-8")
    lengths = [len(line.encode()) for line in source.splitlines(keepends=True)]
    offsets = [0, *accumulate(lengths)]
    found = []
    for function in functions_of(source):
        rules = frozenset(RULE.findall(ast.get_source_segment(source, function) or ""))
        for old, new in (change for node in walk(function) for change in changes_at(node)):
            start, end = offsets[old.lineno - 1] + old.col_offset, offsets[old.end_lineno - 1] + old.end_col_offset
            found.append(Mutant(path, start, end, ast.unparse(new), rules))
    return found


def sample_mutants(home: Path, count: int, seed: int) -> list[Mutant]:
    """Mutants of the rules and refusals of the game that lives here, the same ones for the same seed."""
    files = sorted(path for room in ROOMS for path in (home / room).glob("*.py"))
    found = [mutant for path in files for mutant in mutants_of(path)]
    if not found:
        raise MutantsError(f"nothing to change in {home}: it has no rules/*.py or refusals/*.py with conditions")
    return random.Random(seed).sample(found, min(count, len(found)))


# judging them


class Judge:
    """Runs the tests of a game on a copy of the sources."""

    def __init__(self, source: Path, tests: Path, limit: int) -> None:
        self.source, self.limit = source, limit
        self.files = {path: path.read_text(encoding="utf-8") for path in sorted(tests.glob("test_*.py"))}
        if not self.files:
            raise MutantsError(f"no tests in {tests}")

    def run_tests(self, which: str, files: list[Path]) -> bool:
        """Whether they pass; a test that takes longer than the limit fails."""
        command = [sys.executable, *PYTEST, "-m", which, "--timeout", str(self.limit), *map(str, files)]
        env = {**os.environ, "PYTHONPATH": str(self.source), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # fast to start
        try:
            done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=RUN * self.limit)
        except subprocess.TimeoutExpired:  # an import may never end either
            return False
        if done.returncode not in (PASSED, FAILED, BROKEN, NO_TESTS):
            raise MutantsError(f"pytest could not run:\n{done.stdout}{done.stderr}")
        return done.returncode in (PASSED, NO_TESTS)

    def check_tests(self) -> None:
        if not self.run_tests(ALL, list(self.files)):
            raise MutantsError("the tests fail without any mutant: mend them first, or give --limit more seconds")

    def batches(self, rules: frozenset[str]) -> list[tuple[str, str, list[Path]]]:
        """Tests and what they are called, the likely witnesses first: a run of few files is soon over."""
        namings = {path: sum(text.count(f'"{id}"') for id in rules) for path, text in self.files.items()}
        order = sorted(self.files, key=lambda path: -namings[path])
        near = [path for path in order[:NEAR] if namings[path]]
        far = order[len(near) :]
        claims = [("claim", CLAIMS, files) for files in (near, far) if files]
        return [*claims, ("other test", OTHERS, order)]

    def judge(self, mutant: Mutant) -> str:
        """Who notices the mutant: "claim", "other test" or "nobody"."""
        source = mutant.path.read_bytes()
        cache = Path(importlib.util.cache_from_source(str(mutant.path)))
        try:
            mutant.path.write_bytes(mutant.mutate(source))
            cache.unlink(missing_ok=True)  # it is known by size and second alone
            batches = self.batches(mutant.rules)
            return next((name for name, which, files in batches if not self.run_tests(which, files)), "nobody")
        finally:
            mutant.path.write_bytes(source)
            cache.unlink(missing_ok=True)


def hunt(source: Path, game: str, tests: Path, args: argparse.Namespace) -> dict[str, list[str]]:
    """The diffs of the mutants of a game by who noticed them, with a line for each mutant on the way."""
    noticed: dict[str, list[str]] = {"claim": [], "other test": [], "nobody": []}
    judge = Judge(source, tests, args.limit)
    mutants = sample_mutants(source / "banchisa" / "games" / game, args.count, args.seed)
    if not args.trust_tests:
        print(f"{game}: tests without a mutant", flush=True)
        judge.check_tests()
    for number, mutant in enumerate(mutants, 1):
        began = time.monotonic()
        diff = mutant.diff(source)
        witness = judge.judge(mutant)
        noticed[witness].append(diff)
        place = f"{mutant.path.relative_to(source / 'banchisa' / 'games').as_posix()}:{mutant.line()}"
        print(f"{game} {number}/{len(mutants)} {place} {witness} ({time.monotonic() - began:.0f} s)", flush=True)
        if witness == "nobody":
            print(diff, flush=True)
    return noticed


def report(noticed: dict[str, dict[str, list[str]]]) -> None:
    for game, by in noticed.items():
        print(f"{game}: {', '.join(f'{witness} {len(diffs)}' for witness, diffs in by.items())}")


def parse(arguments: list[str], games: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games, help="one or more; without it, all")
    parser.add_argument("--count", type=int, default=24, help="mutants of each game (24)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the mutants (1)")
    parser.add_argument(
        "--limit",
        type=int,
        default=60,
        help="seconds that one test may take (60); all of them may take ten times as long",
    )
    parser.add_argument("--trust-tests", action="store_true", help="do not run the tests without a mutant first")
    args = parser.parse_args(arguments)
    for name in ("count", "limit"):
        if getattr(args, name) < 1:
            parser.error(f"--{name} must be 1 or more")
    return args


def main(arguments: list[str]) -> int:
    games = sorted(path.parent.name for path in (ROOT / "src" / "banchisa" / "games").glob("*/game.py"))
    args = parse(arguments, games)
    noticed = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        try:
            for game in args.game or games:
                noticed[game] = hunt(source, game, ROOT / "tests" / "games" / game, args)
        except KeyboardInterrupt:
            print("stopped", file=sys.stderr)
            return 130
        except MutantsError as error:
            print(f"mutants: {error}", file=sys.stderr)
            return 2
    report(noticed)
    return int(any(by["nobody"] for by in noticed.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
