"""Every rule is written in three languages, named in the code that carries it out, and claimed by a test."""

import ast
import re
from pathlib import Path

import pytest

from games.nanuuk.positions import GAME

RULES = set(GAME.rulebook("en").rules)
ID = re.compile(r"NAN-\d+\.\d+")


def claims(test_file: Path) -> dict[str, set[str]]:
    """The rules that each test of a file claims with @rule(...)."""
    found: dict[str, set[str]] = {}
    for node in ast.parse(test_file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found[node.name] = {
                str(ast.literal_eval(argument))
                for decorator in node.decorator_list
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule")
                for argument in decorator.args
            }
    return found


TEST_FILES = sorted(Path(__file__).parent.glob("test_*.py"))
CLAIMED = {id for test_file in TEST_FILES for ids in claims(test_file).values() for id in ids}
NAMED = {id for source in Path(GAME.home).glob("*.py") for id in ID.findall(source.read_text(encoding="utf-8"))}


def test_every_rule_is_claimed_by_a_test():
    assert sorted(RULES - CLAIMED) == []


def test_every_claim_is_a_rule():
    assert sorted(CLAIMED - RULES) == []


@pytest.mark.parametrize("language", ["it", "nl"])
def test_the_rulebooks_of_all_languages_have_the_same_rules_in_the_same_order(language):
    assert list(GAME.rulebook(language).rules) == list(GAME.rulebook("en").rules)


def test_every_rule_named_in_the_code_exists():
    assert sorted(NAMED - RULES) == []


def test_every_rule_is_named_in_the_code():
    assert sorted(RULES - NAMED) == []


def test_every_rule_that_an_option_names_exists():
    assert {id for option in GAME.options.values() for id in option.rules} <= RULES


def test_the_rules_are_numbered_without_gaps():
    assert list(GAME.rulebook("en").rules) == [
        f"NAN-{chapter}.{number}"
        for chapter, last in ((3, 19), (4, 46), (5, 12), (6, 13))
        for number in range(1, last + 1)
    ]
