"""What the page for learners shows can be run as it stands."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_there_is_an_example_for_each_host():
    hosts = [name for program in PROGRAMS for name in re.findall(r"from banchisa.adapters import (\w+)", program)]
    assert hosts == ["pettingzoo", "gymnasium", "openspiel"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_runs_to_the_end_of_its_game(program):
    names = {}
    exec(program, names)
    assert names.get("is_over", True)
