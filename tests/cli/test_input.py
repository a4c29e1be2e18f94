"""What an entry at the prompt can stand for."""

import pytest

from banchisa.cli.input import match_actions
from banchisa.engine.actions import ActionSpace, Domain, Family

CELL = Domain("cell", ["A1", "A2", "B1", "B2"])
SPACE = ActionSpace(
    [
        Family("place", [CELL]),
        Family("move", [Domain("piece", ["1", "2"]), CELL]),
        Family("leave", [Domain("load", ["fish", "fish+seal", "seal+whale"])]),
        Family("stay", []),
        Family("draw", [CELL], chance=True),
    ]
)


def find_actions(entry: str, *legal: str) -> list[str]:
    return [SPACE.name(action) for action in match_actions(SPACE, [SPACE.parse(name) for name in legal], entry)]


@pytest.mark.parametrize("entry", ["move 1 A2", "MOVE 1 a2", "1 A2", "a2", "m 1 a2", "mo a2"])
def test_an_entry_is_the_legal_action_that_holds_its_words_in_order(entry):
    assert find_actions(entry, "move 1 A2", "move 2 B1") == ["move 1 A2"]


def test_whole_notation_is_found_though_it_is_illegal():
    assert find_actions("place B2", "move 1 A2") == ["place B2"]
    assert find_actions("draw A1", "move 1 A2") == ["draw A1"]


def test_several_legal_actions_are_all_named():
    assert find_actions("A2", "move 1 A2", "move 2 A2") == ["move 1 A2", "move 2 A2"]


def test_a_short_entry_that_no_legal_action_fits_means_those_of_the_kind_that_is_asked():
    assert find_actions("B2", "move 1 A2") == ["move 1 B2", "move 2 B2"]


def test_a_whole_word_counts_more_than_the_beginning_of_another():
    assert find_actions("fish", "leave fish", "leave fish+seal") == ["leave fish"]
    assert find_actions("fish", "leave fish+seal") == ["leave fish"]
    assert find_actions("seal", "leave seal+whale") == ["leave seal+whale"]


def test_words_in_another_order_mean_nothing():
    assert find_actions("A2 move", "move 1 A2") == []
    assert find_actions("hello", "move 1 A2") == []
    assert find_actions("", "move 1 A2") == []
