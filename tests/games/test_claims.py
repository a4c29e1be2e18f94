"""Every rule is written in three languages, named in the code that carries it out, and claimed by a test."""

import ast
import re
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.rulebook import LANGUAGES
from banchisa.i18n import Words

GAMES = banchisa.games()
ID = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
REASON = re.compile(r"Refusal\(\s*(?:[^,()]|\([^)]*\))+,\s*\"([a-z0-9-]+)\"")


def claims(test_file: Path) -> set[str]:
    """The rules that the tests of a file claim with @rule(...)."""
    return {
        str(ast.literal_eval(argument))
        for node in ast.parse(test_file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule")
        for argument in decorator.args
    }


def rules(game) -> set[str]:
    return set(game.rulebook("en").rules)


def rules_claimed_by_tests(game) -> set[str]:
    return {id for test_file in (Path(__file__).parent / game.key).glob("test_*.py") for id in claims(test_file)}


def rules_in_code(game) -> set[str]:
    """The rules that the code of a game names."""
    return {id for source in Path(game.home).rglob("*.py") for id in ID.findall(source.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_rule_is_claimed_by_a_test(game):
    assert sorted(rules(game) - rules_claimed_by_tests(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_claim_is_a_rule(game):
    assert sorted(rules_claimed_by_tests(game) - rules(game)) == []


@pytest.mark.parametrize("language", ["it", "nl"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_rulebooks_of_all_languages_have_the_same_rules_in_the_same_order(game, language):
    assert list(game.rulebook(language).rules) == list(game.rulebook("en").rules)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_rule_named_in_the_code_exists(game):
    assert sorted(rules_in_code(game) - rules(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_rule_is_named_in_the_code(game):
    assert sorted(rules(game) - rules_in_code(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_rule_that_an_option_names_exists(game):
    assert {id for option in game.options.values() for id in option.rules} <= rules(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_reason_of_a_refusal_has_words(game, language):
    words = Words(language, game)
    sources = [source.read_text(encoding="utf-8") for source in Path(game.home).rglob("*.py")]
    reasons = {reason for source in sources for reason in REASON.findall(source)}
    assert len(reasons) > 10
    assert sorted(reason for reason in reasons if not words.has(f"refuse-{reason}")) == []


# prefix, then chapters with their first and last number
NUMBERS = {
    "nanuuk": ("NAN", (3, 1, 19), (4, 1, 46), (5, 1, 12), (6, 1, 13)),
    "arctic": (
        "ARC", (3, 1, 11), (4, 1, 8), (4, 10, 19), (4, 21, 29), (4, 31, 38), (4, 41, 54), (5, 1, 6), (5, 10, 20),
    ),
    "icehike": (
        "ICE", (3, 1, 8), (4, 1, 4), (4, 10, 20), (4, 30, 36), (4, 40, 50), (4, 60, 77), (4, 80, 82), (4, 84, 88),
        (4, 90, 106), (4, 110, 118), (4, 130, 133), (4, 140, 142), (5, 1, 7),
    ),
    "pinguinoe": ("PIN", (3, 1, 13), (4, 1, 80), (5, 1, 5)),
    "iglu": ("IGL", (3, 1, 10), (4, 1, 38), (4, 40, 65), (4, 70, 88), (5, 1, 17), (6, 1, 3)),
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_rules_are_numbered_as_in_the_specification(game):
    prefix, *chapters = NUMBERS[game.key]
    assert list(game.rulebook("en").rules) == [
        f"{prefix}-{chapter}.{number}" for chapter, first, last in chapters for number in range(first, last + 1)
    ]
