"""Every rule is written in three languages, named in the code that carries it out, and claimed by a test."""

import ast
import re
from pathlib import Path

import pytest

from games.nanuuk.positions import GAME

RULES = set(GAME.rulebook("en").rules)
ID = re.compile(r"NAN-\d+\.\d+")
NOWHERE_IN_THE_CODE = {
    "NAN-3.3": "a floe without cracks is the zero every position starts from",
    "NAN-3.4": "the states of the introductory family have no tiles, sheets or igloos",
    "NAN-3.12": "the material is data: components.toml",
    "NAN-4.27": "a chain is the offer of NAN-4.25 made again after an extra turn",
    "NAN-4.28": "the crack of NAN-4.4, which every movement asks for",
    "NAN-4.33": "the exchange is asked for on entering (NAN-4.16) and nowhere else",
    "NAN-4.38": "who blocked a hunter is not recorded",
}


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


def test_every_rule_is_named_in_the_code_or_is_an_exception_with_a_reason():
    assert sorted(RULES - NAMED) == sorted(NOWHERE_IN_THE_CODE)


def test_every_rule_that_an_option_names_exists():
    assert {id for option in GAME.options.values() for id in option.rules} <= RULES


def test_the_rules_are_numbered_without_gaps():
    assert list(GAME.rulebook("en").rules) == [
        f"NAN-{chapter}.{number}"
        for chapter, last in ((3, 19), (4, 46), (5, 12), (6, 13))
        for number in range(1, last + 1)
    ]
