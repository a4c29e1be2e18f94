"""Modules that are compiled keep away from what the compiler gets wrong."""

from pathlib import Path

import pytest

import banchisa
from support.hot_code import complaints, forgotten_fields, hot_files

SHIFT = "constant << n with a machine integer: use a table of bits"
GENERATOR = "generator in a function of machine integers: use a loop"
CHOICE = "choice between a machine integer and a plain constant: write i64(constant)"


def said(source: str) -> list[str]:
    return [line.split(": ", 1)[1] for line in complaints({"planted.py": source})]


def test_no_compiled_module_does_what_is_compiled_badly():
    files = hot_files(Path(banchisa.__file__).parent)
    assert len(files) > 20
    assert complaints({str(path): path.read_text(encoding="utf-8") for path in files}) == []


def test_every_state_copies_all_its_fields():
    files = hot_files(Path(banchisa.__file__).parent)
    assert forgotten_fields({str(path): path.read_text(encoding="utf-8") for path in files}) == []


@pytest.mark.parametrize(
    ("copied", "said"),
    [
        ("twin.left = self.left\n        twin.right = self.right", []),
        ("twin.left = self.left", ["planted.py:1: HandState does not copy right"]),
        ("self.right = twin.left = self.left", ["planted.py:1: HandState does not copy right"]),
    ],
)
def test_a_field_that_a_copy_forgets_is_named(copied, said):
    source = (
        "class HandState(State):\n    __slots__ = ('left', 'right', 'table')\n"
        "    def __init__(self, table):\n        self.table = table\n"
        f"    def copy(self):\n        twin = HandState(self.table)\n        {copied}\n        return twin\n"
    )
    assert forgotten_fields({"planted.py": source}) == said


def test_the_hot_files_are_those_that_setup_compiles(tmp_path, monkeypatch):
    lists = 'HOT_ROOMS = ["src/banchisa/engine"]\nHOT_FILES = ["src/banchisa/table/log.py"]\nCOLD = {"record"}\n'
    (tmp_path / "setup.py").write_text(lists, encoding="utf-8")
    monkeypatch.setattr("support.hot_code.SETUP", tmp_path / "setup.py")
    for name in ("record.py", "state.py"):
        (tmp_path / "engine").mkdir(exist_ok=True)
        (tmp_path / "engine" / name).touch()
    assert hot_files(tmp_path) == [tmp_path / "engine" / "state.py", tmp_path / "table" / "log.py"]


@pytest.mark.parametrize(
    "source",
    [
        "def f(n: i64) -> i64:\n    return 1 << n\n",
        "def f(n: i64) -> i64:\n    return i64(1) << n\n",
        "ONE: Final = 1\ndef f(n: i64) -> i64:\n    return ONE << n\n",
        "ONE: Final[i64] = 1\ndef f(n: i64) -> i64:\n    return ONE << n\n",
        "from bits import ONE\ndef f(n: i64) -> i64:\n    return ONE << n\n",
        "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n\n",
        "def f(n: i64) -> i64:\n    one = 1\n    return one << n\n",
        "def f(n: i64) -> i64:\n    mask: i64 = 0\n    mask |= 1 << n\n    return mask\n",
        "def f(n: i64) -> i64:\n    mask: i64 = 0\n    mask |= 1 << (n + 3)\n    return mask\n",
        "def f(cells: vec[i64]) -> int:\n    return 1 << cells[0]\n",
        "class S:\n    def f(self, n: i64) -> bool:\n        return self.mask & 1 << n != 0\n",
    ],
)
def test_a_constant_shifted_in_a_function_of_machine_integers_is_found(source):
    assert said(source) == [SHIFT]


@pytest.mark.parametrize(
    "body",
    [
        "return 1 << state.cell",
        "cell = state.cell\n    return 1 << cell",
        "cell = state.cell\n    other = cell + 1\n    return 1 << other",
        "return 1 << state.spot(3)",
        "here = state.spot(3)\n    return 1 << here",
        "return sum([1 << k for k in range(state.cell)])",
        "return 1 << max(state.cell, 2)",
        "return 1 << -state.cell",
    ],
)
def test_a_machine_integer_is_found_also_where_its_type_is_not_written(body):
    source = (
        "class S:\n    def __init__(self):\n        self.cell: i64 = 0\n"
        "    def spot(self, piece: int) -> i64:\n        return self.cell\n"
        f"def f(state):\n    {body}\n"
    )
    assert said(source) == [SHIFT]


@pytest.mark.parametrize(
    "source",
    [
        "def f(n: int) -> int:\n    return 1 << n\n",
        "def f(x: i64, n: i64) -> i64:\n    return x << n\n",
        "def f(n: i64) -> i64:\n    return BIT[n]\n",
        "def f(n: i64) -> i64:\n    return 1 << 5\n",
        "def f(n: i64) -> i64:\n    return 64 >> n\n",
        "class S:\n    def g(self):\n        self.cell: i64 = 0\ndef f(state):\n    return 1 << int(state.cell)\n",
        "def f(cells: list[int]) -> int:\n    return sum(1 << cell for cell in cells)\n",
        "BIT = [1 << cell for cell in range(62)]\n",
    ],
)
def test_what_the_compiler_gets_right_is_allowed(source):
    assert said(source) == []


@pytest.mark.parametrize(
    "source",
    [
        "def f(n: i64):\n    yield n\n",
        "def f(n: i64):\n    yield from range(n)\n",
        "def f(n: i64) -> bool:\n    return any(k == n for k in range(9))\n",
        "def f(ns) -> int:\n    total: i64 = 0\n    return sum(n for n in ns) + total\n",
    ],
)
def test_a_generator_in_a_function_of_machine_integers_is_found(source):
    assert said(source) == [GENERATOR]


def test_a_generator_elsewhere_is_allowed():
    assert said("def f(ns):\n    return sum(n for n in ns)\n") == []


def test_a_list_in_one_go_is_allowed():
    assert said("def f(n: i64):\n    return [k for k in range(n)]\n") == []


PLANTED = (
    "NONE: Final = -1\nWIDE: Final[i64] = 40\nBIT: Final = table([1, 2, 4])\n"
    "def table(values: list[int]) -> vec[i64]:\n    return vec[i64](values)\n"
    "class S:\n    def __init__(self):\n        self.cell: i64 = 0\n        self.cells: vec[i64] = vec[i64]()\n"
    "    def spot(self, piece: int) -> i64:\n        return self.cell\n"
    "    def edges(self) -> tuple[i64, i64]:\n        return self.cell, self.cell\n"
)


@pytest.mark.parametrize(
    "body",
    [
        "return n if c else 0",
        "return 0 if c else n",
        "return n if c else -1",
        "return n if c else NONE",
        "return n if c else ids.FIRST",
        "return n if c else NONE + 1",
        "return n if c else (0 if n else 1)",
        "m: i64 = n if c else 0",
        "m = n + (n if c else 0)",
        "state.cell = n + 1 if c else 0",
        "return float(n if c else 0)",
        "return state.spot(0 if c else n)",
        "return state.cell if c else 0",
        "return state.spot(3) if c else 0",
        "return state.cells[3] if c else 0",
        "return BIT[3] if c else 0",
        "return table([3])[0] if c else 0",
        "cells = state.cells\n    return cells[3] if c else 0",
        "for cell in state.cells:\n        m = cell if c else 0",
        "low, high = state.edges()\n    return high if c else 0",
        "low, high = 3, BIT[3]\n    return high if c else 0",
        "m = max(n, 3)\n    return m if c else 0",
    ],
)
def test_a_choice_between_a_machine_integer_and_a_plain_constant_is_found(body):
    assert said(f"{PLANTED}def f(state, n: i64, c: bool):\n    {body}\n") == [CHOICE]


@pytest.mark.parametrize(
    "body",
    [
        "return n if c else i64(0)",
        "return n if c else i64(NONE)",
        "return n if c else WIDE",
        "return n if c else state.cell",
        "return 1 if c else 0",
        "return n + (1 if c else NONE)",
        "return max(n, 0)",
        "return int(n) if c else 0",
        "return len(state.cells) if c else 0",
        "return float(n) if c else 0.0",
        "return n > 3 if c else False",
        "return 'one' if c else ''",
        "return [n] if c else []",
        "return state.cells if c else NOTHING",
        "low, high = 3, BIT[3]\n    return low if c else 0",
        "words = {}\n    return words[n] if c else 0",
    ],
)
def test_a_choice_between_values_of_one_kind_is_allowed(body):
    assert said(f"{PLANTED}def f(state, n: i64, c: bool):\n    {body}\n") == []


def test_a_choice_between_plain_integers_is_allowed():
    assert said(f"{PLANTED}def f(n: int, c: bool) -> i64:\n    return n if c else NONE\n") == []


def test_a_complaint_names_file_and_line():
    assert complaints({"a.py": "\n\ndef f(n: i64) -> i64:\n    return 1 << n\n"}) == [f"a.py:4: {SHIFT}"]
