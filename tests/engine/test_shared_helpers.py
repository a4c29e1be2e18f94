"""What the games share besides the contract: sentences for positions and boxes, refusals, rows of texts, drawings."""

from typing import ClassVar

import pytest

from banchisa.engine import components
from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.bits import write_range
from banchisa.engine.drawing import Drawing, list_amounts, say_plainly, say_who_acts
from banchisa.engine.errors import ComponentsError, PositionError
from banchisa.engine.evaluation import ReasonSettings
from banchisa.engine.grids import rectangle
from banchisa.engine.position_json import get_actor, get_named, get_places, name_or_none, need, need_step
from banchisa.engine.refusal import ExpectedStep, Refusal, Refusals, facts_of
from banchisa.engine.rollout import buffer
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.engine.texts import Text, join_texts

CARD = Domain("card", ["one", "two"])
ACTIONS = ActionSpace(
    [Family("lay", [CARD]), Family("stay", []), Family("bury", []), Family("deal", [CARD], chance=True)]
)
ALLOWED = "places: one place from 1 to 3 for each seat, 0 while it is open"


class Asking(State):
    """A position that asks something by a name."""

    def __init__(self, name, actor=0):
        super().__init__()
        self.name = name
        self.actor = actor

    def phase_name(self):
        return self.name


# positions and boxes


@pytest.mark.parametrize(("need", "kind"), [(need, PositionError), (components.need, ComponentsError)])
def test_what_must_hold_is_refused_with_its_sentence_if_it_does_not(need, kind):
    need(1, "one is true enough")
    with pytest.raises(kind, match=r"^river: it is full$"):
        need(0, "river: it is full")


def test_what_a_phase_needs_is_said_with_its_name():
    with pytest.raises(PositionError, match=r"^phase 'melt': nothing can melt$"):
        need_step(Asking("melt"), False, "nothing can melt")


def test_a_thing_is_found_by_its_name_and_nothing_else():
    assert get_named({"A1": 0, "A2": 1}, "A2", "no space") == 1
    for name in ("A3", 1, None, ["A1"]):
        with pytest.raises(PositionError, match=r"^no space$"):
            get_named({"A1": 0, "A2": 1}, name, "no space")


@pytest.mark.parametrize(("number", "name"), [(0, "A1"), (1, "A2"), (2, None), (127, None), (-1, None)])
def test_what_is_nowhere_has_no_name(number, name):
    assert name_or_none(["A1", "A2"], number) == name


@pytest.mark.parametrize(
    ("places", "found"), [([0, 3], [0, 3]), ([], []), ([1], None), ([0, 4], None), ([True, 1], None)]
)
def test_every_seat_has_a_place_or_none_has(places, found):
    if found is None:
        with pytest.raises(PositionError, match=f"^{ALLOWED}$"):
            get_places({"places": places}, 2, 3)
    else:
        assert get_places({"places": places}, 2, 3) == found


@pytest.mark.parametrize(
    ("seat", "is_over", "is_chance", "why"),
    [
        (OVER, False, False, "seat: -2 (over) goes with the phase 'over'"),
        (0, True, False, "seat: -2 (over) goes with the phase 'over'"),
        (CHANCE, False, False, "seat: -1 (chance) goes with the dice"),
        (1, False, True, "seat: -1 (chance) goes with the dice"),
    ],
)
def test_chance_and_nobody_act_in_their_phases_only(seat, is_over, is_chance, why):
    with pytest.raises(PositionError) as caught:
        get_actor({"seat": seat}, 2, is_over, is_chance, "dice")
    assert str(caught.value) == why
    assert get_actor({"seat": 1}, 2, False, False, "dice") == 1


# refusals


class TestRefusals:
    """A toy of two phases: lay a card, then it is over."""

    refusals: ClassVar = Refusals(
        ("lay", "over"),
        {0: ExpectedStep("TOY-1", "lay", "stay"), 1: ExpectedStep("TOY-9")},
        lambda state: "TOY-9" if state.phase_name() == "over" else "TOY-1",
        {"lay": lambda state, *values: Refusal("TOY-2", "no-card", facts_of(values=values))},
        lambda state, kind: Refusal("TOY-3", "later") if kind == "bury" else None,
    )

    def find(self, name, kind):
        family = ACTIONS.families[kind]
        found = self.refusals.find(Asking(name), family, family.offset)
        return None if found is None else (found.rule, found.reason, found.facts)

    def test_a_kind_that_is_asked_for_is_forbidden_by_its_function_alone(self):
        assert self.find("lay", "lay") == ("TOY-2", "no-card", {"values": (0,)})
        assert self.find("lay", "stay") is None

    def test_a_kind_that_is_not_asked_for_is_explained_by_what_is(self):
        assert self.find("lay", "bury") == ("TOY-3", "later", {})
        assert self.find("lay", "deal") == ("TOY-1", "other-step", {"now": "lay"})
        assert self.find("over", "deal") == ("TOY-9", "over", {})

    def test_a_step_is_for_chance_if_its_actions_are(self):
        assert ExpectedStep("TOY-1", "deal").is_for_chance(ACTIONS)
        assert not ExpectedStep("TOY-1", "lay").is_for_chance(ACTIONS)
        assert not ExpectedStep("TOY-9").is_for_chance(ACTIONS)


# words and drawings


def test_texts_are_joined_from_the_left():
    a, b, c = Text("a"), Text("b"), Text("c")
    assert join_texts([a]) == a
    assert join_texts([a, b]) == Text("list-and", {"first": a, "second": b})
    row = Text("list-comma", {"first": a, "second": b})
    assert join_texts([a, b, c]) == Text("list-and", {"first": row, "second": c})
    assert join_texts([a, b], last="list-then") == Text("list-then", {"first": a, "second": b})


def test_plain_words_need_no_language():
    say = say_plainly({"short-bear": "be"})
    assert (say(Text("short-bear")), say(Text("colour-red"))) == ("be", "red")


@pytest.mark.parametrize(("actor", "said"), [(1, "Ada to act: melt"), (CHANCE, "chance to act: melt"), (OVER, "over")])
def test_a_table_in_text_says_who_acts(actor, said):
    assert say_who_acts(Asking("melt", actor), "Ada") == said


def test_only_what_is_there_is_listed():
    assert list_amounts([("fish", 2), ("fox", 0), ("bear", 1)]) == "2 fish, 1 bear"
    assert list_amounts([("fox", 0)]) == "nothing"
    assert Drawing(["~~", "~~"]).with_notes(["2 fish"]) == "~~\n~~\n\n2 fish"


def test_kinds_of_reasons_are_words():
    told = ReasonSettings({"way": "all", "hand": "own", "tempo": "", "prey": "brings risks"}).told
    assert told["way"] == ("brings", "keeps", "costs", "prevents", "risks")
    assert (told["hand"], told["tempo"], told["prey"]) == (("brings", "keeps", "costs"), (), ("brings", "risks"))


def test_consecutive_actions_and_rectangles():
    out = buffer()
    assert write_range(out, 7, 3) == 3
    assert list(out[:3]) == [7, 8, 9]
    assert rectangle(1.0, 2.0, 3.0, 4.0) == [(1.0, 2.0), (4.0, 2.0), (4.0, 6.0), (1.0, 6.0)]
