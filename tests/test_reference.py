"""The reference page: every public name is there, and whatever it shows says what it is."""

import ast
import re
from pathlib import Path

import pytest

import banchisa

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^::: (\S+)", PAGE, re.MULTILINE)
DEFINED = ast.ClassDef | ast.FunctionDef


def find(name):
    """A class or function in the sources: what compiled code knows of itself is less."""
    module, _, wanted = name.rpartition(".")
    path = ROOT / "src" / module.replace(".", "/")
    text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    return next(node for node in ast.parse(text).body if isinstance(node, DEFINED) and node.name == wanted)


def test_every_public_name_is_on_the_page():
    names = {name.rpartition(".")[2] for name in SHOWN} | set(re.findall(r"`banchisa\.(\w+)", PAGE))
    assert set(banchisa.__all__) <= names


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_shown_says_what_it_is(name):
    node = find(name)
    members = [each for each in node.body if isinstance(each, DEFINED) and not each.name.startswith("_")]
    assert [each.name for each in [node, *members] if not ast.get_docstring(each)] == []
