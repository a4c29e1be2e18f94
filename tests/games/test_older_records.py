"""Records of the first version of the rules, as its own code wrote them: they load, replay and verify today."""

from pathlib import Path

import pytest

import banchisa
from banchisa import Record
from support.claims import rule

RECORDS = Path(__file__).parent / "records_of_version_1"


def load(name):
    record = Record.load(RECORDS / f"{name}.json")
    assert record.version == "1"
    return record, banchisa.game(record.game)


@pytest.mark.parametrize(
    ("name", "steps", "scores", "ranks"),
    [
        ("arctic-3", 286, [4, 9, 9], [3, 1, 2]),
        ("icehike-2", 456, [0, 0], [1, 1]),
        ("iglu-4", 262, [6, 11, 13, 6], [3, 2, 1, 3]),
        ("nanuuk-2", 71, [8, 2], [1, 2]),
        ("pinguinoe-3", 863, [0, 0, 0], [2, 2, 2]),
    ],
)
def test_a_record_of_version_1_verifies(name, steps, scores, ranks):
    record, game = load(name)
    verdict = record.check(game)
    assert verdict.problems == []
    assert len(verdict.match.steps) == steps
    assert verdict.match.state.scores() == scores
    assert verdict.match.state.ranks() == ranks


@pytest.mark.parametrize(
    ("name", "notation", "today"),
    [("arctic-3", "give_to 0", "give_to 1"), ("pinguinoe-3", "snowball 0", "snowball 1")],
)
def test_players_that_were_counted_from_0_are_counted_from_1(name, notation, today):
    record, game = load(name)
    played = [game.actions.name(step.action) for step in record.match(game).steps]
    assert played[record.steps.index(notation)] == today


def test_a_first_player_that_was_counted_from_0_still_begins():
    record, game = load("arctic-3")
    assert record.options["first_player"] == 1
    assert record.match(game, 0).state.terms.options["first_player"] == 2


@rule("NAN-3.16")
def test_a_layout_that_the_rules_no_longer_allow_is_refused_by_its_rule():
    record, game = load("nanuuk-3")
    assert record.verify(game) == ["step 3: place_tile C6 is not allowed: NAN-3.16"]


@pytest.mark.parametrize(("version", "layout"), [("0", "printed"), ("1", "random"), ("3", "fixed")])
def test_rules_that_cannot_be_played_any_more_are_named(version, layout):
    record, game = load("nanuuk-2")
    record.version, record.options["layout"] = version, layout
    assert record.verify(game) == [f"recorded with nanuuk {version}, but the installed rules are 2"]
