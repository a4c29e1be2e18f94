"""Action spaces: numbers, notation, JSON and targets from one declaration."""

import ast
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.errors import NotationError


def small_space() -> ActionSpace:
    cell = Domain("cell", ["a1", "a2", "B1"])
    way = Domain("way", ["due north", "due south"], [["arrow-n"], ["arrow-s", "compass"]])
    return ActionSpace(
        [
            Family("melt", [cell]),
            Family("walk", [cell, way]),
            Family("stay", []),
            Family("draw", [Domain("card", ["fish", "bear"])], chance=True),
        ]
    )


def test_actions_are_numbered_family_by_family_and_value_by_value():
    space = small_space()
    assert [space.name(action) for action in range(space.size)] == [
        "melt a1", "melt a2", "melt B1",
        "walk a1 due north", "walk a1 due south", "walk a2 due north", "walk a2 due south",
        "walk B1 due north", "walk B1 due south",
        "stay",
        "draw fish", "draw bear",
    ]  # fmt: skip


def test_a_family_that_begins_elsewhere_than_it_says_is_found_at_once():
    cell = Domain("cell", ["a1", "a2", "B1"])
    assert ActionSpace([Family("melt", [cell], at=0), Family("stay", [], at=3)]).id("stay") == 3
    with pytest.raises(ValueError, match="the actions of stay begin at 3, not at 4"):
        ActionSpace([Family("melt", [cell], at=0), Family("stay", [], at=4)])


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_every_family_of_a_game_says_where_it_begins(game):
    source = (Path(game.home) / "actions.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    families = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Family"]
    assert len(families) == len(game.actions.families)
    assert all("at" in [keyword.arg for keyword in node.keywords] for node in families)


def test_chance_comes_after_the_seats():
    space = small_space()
    assert (space.size, space.players) == (12, 10)
    assert [action for action in range(space.size) if space.is_chance(action)] == [10, 11]


def test_notation_and_json_lead_back_to_the_number():
    space = small_space()
    for action in range(space.size):
        assert space.parse(space.name(action)) == action
        assert space.from_json(space.to_json(action)) == action
        family = space.family(action)
        assert space.id(family.name, *family.labels(action)) == action


def test_json_is_the_family_and_its_values():
    assert small_space().to_json(6) == ["walk", "a2", "due south"]
    assert small_space().to_json(9) == ["stay"]


@pytest.mark.parametrize("text", ["walk b1 due south", "WALK B1 DUE SOUTH", "  walk   b1  due south\n"])
def test_reading_forgives_case_and_spaces(text):
    assert small_space().parse(text) == 8


def test_values_are_numbers_within_the_domains():
    space = small_space()
    assert space.family(8).values(8) == [2, 1]
    assert space.family(9).values(9) == []


def test_targets_are_touched_in_the_order_of_the_domains():
    space = small_space()
    assert space.targets(0) == ["cell-a1"]
    assert space.targets(8) == ["cell-B1", "arrow-s", "compass"]


def test_a_family_without_values_is_a_button():
    assert small_space().targets(9) == ["button-stay"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "an action is missing; allowed: melt, walk, stay, draw"),
        ("   ", "an action is missing; allowed: melt, walk, stay, draw"),
        ("swim a1", "'swim' is not a kind of action; allowed: melt, walk, stay, draw"),
        ("melt", "'melt' is incomplete; write: melt <cell>"),
        ("melt a1 a2", "'melt a1 a2' has too many words; write: melt <cell>"),
        ("melt c9", "'c9' is not a valid cell; allowed: a1, a2, B1"),
        ("walk a1 due west", "'due west' is not a valid way; allowed: due north, due south"),
        ("walk a1 north", "'walk a1 north' is incomplete; write: walk <cell> <way>"),
        ("stay here", "'stay here' has too many words; write: stay"),
    ],
)
def test_a_wrong_notation_is_answered_with_what_is_allowed(text, said):
    with pytest.raises(NotationError) as caught:
        small_space().parse(text)
    assert str(caught.value) == said


def test_long_lists_of_what_is_allowed_are_cut():
    space = ActionSpace([Family("go", [Domain("cell", [f"c{k}" for k in range(30)])])])
    with pytest.raises(NotationError) as caught:
        space.parse("go z")
    assert str(caught.value).endswith("c22, c23, ... (30 in all)")


@pytest.mark.parametrize("action", [-1, 12, 10**30])
def test_a_number_outside_the_space_is_refused(action):
    space = small_space()
    for question in (space.name, space.family, space.to_json, space.targets):
        with pytest.raises(NotationError, match="allowed: 0 to 11"):
            question(action)


@pytest.mark.parametrize("data", [None, 3, "melt a1", [], ["melt", 1], [["melt"]], {"melt": "a1"}])
def test_json_that_is_no_list_of_words_is_refused(data):
    with pytest.raises(NotationError, match="expected a list of words such as"):
        small_space().from_json(data)


def test_two_families_cannot_share_a_name():
    with pytest.raises(ValueError, match="two families are called stay"):
        ActionSpace([Family("stay", []), Family("stay", [])])


def test_a_family_of_a_seat_cannot_follow_chance():
    with pytest.raises(ValueError, match="families of chance come last"):
        ActionSpace([Family("draw", [], chance=True), Family("stay", [])])


@pytest.mark.parametrize("labels", [["a", "A"], ["a", "b c"]])
def test_labels_of_a_domain_differ_and_have_equally_many_words(labels):
    with pytest.raises(ValueError, match="labels must be distinct and have the same number of words"):
        Domain("cell", labels)
