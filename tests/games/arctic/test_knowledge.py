"""What each seat knows, and the worlds that it thinks possible."""

import pytest

from banchisa import SPECTATOR, Refusal, Rng
from banchisa.testing import TableKind, run_battery
from games.arctic.positions import GAME, finish, hand, legal, penalty, pile, table
from games.arctic.test_moving_and_drawing import drawing
from support.claims import rule
from support.positions import json_entry, outcomes_seen, play, settle

RIVER = "2F1 2F2 2F3 2F4 2F5 2M1"
MANY = 4000


def worlds(state, viewer, count=MANY, seed=5):
    seen, rng = state.seen_by(viewer), Rng(seed)
    return [seen.resample(rng) for _ in range(count)]


def share(state, viewer, fact):
    """In how many of the worlds a fact holds."""
    found = worlds(state, viewer)
    return sum(1 for world in found if fact(world)) / len(found)


def test_a_seat_sees_its_own_hand_totem_and_jokers_only():
    state = table(
        3, hands=["1O2 1P3", "1F1 1F2", "1M1"], piles=["1B3 1F3* 1W5", "2B3 2F3* 2W5", ""], powers="fox_joker 1",
        totems=["fox", "orca", "bear"],
    )  # fmt: skip
    views = [state.seen_by(viewer) for viewer in (0, 1, SPECTATOR)]
    assert [hand(view, 1) for view in views] == ["? ?", "1F1 1F2", "? ?"]
    assert [pile(view, 1) for view in views] == ["2B3 ?* 2W5", "2B3 2F3* 2W5", "2B3 ?* 2W5"]
    assert [json_entry(view, "totems") for view in views] == [["fox", "?", "?"], ["?", "orca", "?"], ["?", "?", "?"]]


def test_a_card_that_nobody_has_seen_has_no_face_in_any_world():
    state = table(hands=["1O2"], piles=["1F3"], penalties=["- 1P1"])
    assert penalty(state) == "- 1P1"
    assert {penalty(world).split()[0] for world in worlds(state, 1, 50)} == {"-"}
    assert penalty(state.seen_by(1)) == "- ?"


def test_seeing_is_seeing_once_and_a_world_looks_the_same():
    rng = Rng(9)
    state = settle(GAME.start(3, fox_side="A", bear_side="B", orca_side="B"))
    for _ in range(120):
        for viewer in (0, 1, 2, SPECTATOR):
            seen = state.seen_by(viewer)
            assert seen.seen_by(viewer).to_json() == seen.to_json()
            assert seen.resample(rng).seen_by(viewer).to_json() == seen.to_json()
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


@rule("ARC-3.7")
def test_the_totems_of_others_are_any_of_the_five_animals():
    state = table(3, hands=["1O2"], totems=["fox", "orca", "bear"])
    for animal in ("moose", "walrus", "orca", "puffin", "bear"):
        held = share(state, 0, lambda world, animal=animal: json_entry(world, "totems")[1] == animal)
        assert held == pytest.approx(1 / 5, abs=0.03)
    assert all(len(set(json_entry(world, "totems"))) == 3 for world in worlds(state, 0, 200))


def test_cards_of_which_nothing_is_known_are_equally_likely_everywhere():
    state = table(hands=["1O2 1P3", "1F1 1F2 1F3"], river=RIVER)
    unknown = 60 - 2 - 6
    assert share(state, 0, lambda world: "1F1" in hand(world, 1)) == pytest.approx(3 / unknown, abs=0.015)
    assert share(state, 0, lambda world: "2B1" in hand(world, 1)) == pytest.approx(3 / unknown, abs=0.015)
    assert share(state, 0, lambda world: "1O2" in hand(world, 1)) == 0


@rule("ARC-4.44")
def test_a_card_taken_openly_is_in_the_hand_until_something_leaves_it_face_down():
    state = table(hands=["1F1 1O2 1O3", "1F4"], piles=["1W5", ""], powers="fox_joker 0", river=RIVER)
    state = play(state, "place_top 1F1", "main_right", "draw_river 2F1", "...", "place_top 1F4", "main_right")
    while state.actor != 0 or json_entry(state, "phase") != "place":
        state.apply(state.legal_actions()[0])
    held = [share(state, 1, lambda world, code=code: code in hand(world)) for code in ("2F1", "1O2")]
    assert held[0] == 1
    assert held[1] < 0.2


@rule("ARC-4.44")
def test_a_card_that_a_hand_received_openly_is_never_turned_up_from_the_draw_pile():
    state = table(hands=["1F1 1O2 1O3", "1F4"], piles=["1W5", ""], river=RIVER)
    state = play(state, "place_top 1F1", "main_right", "draw_river 2F1")
    assert json_entry(state, "phase") == "refill"
    seen = state.seen_by(1)
    assert "river 1O2" in legal(seen)
    assert "river 2F1" not in legal(seen)
    refusal = GAME.refusal(seen, GAME.actions.parse("river 2F1"))
    assert refusal == Refusal("ARC-4.43", "not-unseen", {"card": "2F1"})


def test_the_place_of_a_joker_is_one_of_the_places_a_known_card_may_have():
    """Seat 0 took 2F1 openly and holds two others; then it played a joker, and later took 2F2 openly."""
    state = table(
        hands=["1O2 2F2", "1F4"], piles=["1B3 2F1* 1W5", ""], powers="fox_joker 0", exits=[1, 0],
        known=[{"2F1": 0, "2F2": 1}, {}], seat=1, river="2F3 2F4 2F5 2M1 2M2 2M3",
    )  # fmt: skip
    assert share(state, 1, lambda world: pile(world) == "1B3 2F1* 1W5") == pytest.approx(1 / 2, abs=0.03)
    assert share(state, 1, lambda world: "2F2" in hand(world)) == 1
    assert share(state, 1, lambda world: "2F1" in pile(world) or "2F1" in hand(world)) == 1


def test_known_cards_are_placed_from_the_latest_on_so_that_all_arrangements_are_equally_likely():
    """Three places: the hand (one card), exit 1 and exit 2. A fits everywhere, B in the hand or as exit 2."""
    state = table(
        hands=["2F1", "1F4"], piles=["1B3", ""], penalties=["2F2 2F3", ""], powers="bear_draw -", seat=1,
        known=[{"2F2": 0, "2F1": 1}, {}], exits=[2, 0], river="2F4 2F5 2M1 2M2 2M3 2M4",
    )  # fmt: skip
    found = worlds(state, 1)
    shown = [(hand(world), penalty(world)) for world in found]
    arrangements = {
        "B hand, A 1": sum(1 for held, zone in shown if held == "2F1" and zone.startswith("2F2")),
        "B hand, A 2": sum(1 for held, zone in shown if held == "2F1" and zone.endswith("2F2")),
        "B 2, A hand": sum(1 for held, zone in shown if held == "2F2" and zone.endswith("2F1")),
        "B 2, A 1": sum(1 for held, zone in shown if zone == "2F2 2F1"),
    }
    assert sum(arrangements.values()) == MANY
    assert [count / MANY for count in arrangements.values()] == pytest.approx([1 / 4] * 4, abs=0.03)


def test_a_card_that_is_placed_or_exchanged_openly_is_no_longer_asked_about():
    state = table(hands=["1O2 2F1"], piles=["1B4"], powers="puffin_swap 0", known=[{"2F1": 0}, {}],
                  river="2F3 2F4 2F5 2M1 2M2 2M3")  # fmt: skip
    state = play(state, "swap_out 2F1")
    assert json_entry(state, "known") == [{}, {}]
    state = play(state, "swap_in 2F3")
    assert json_entry(state, "known") == [{"2F3": 0}, {}]
    state = play(state, "place_top 2F3")
    assert json_entry(state, "known") == [{}, {}]


def test_a_card_taken_back_is_known_to_be_in_the_hand():
    state = play(table(hands=["1O2"], piles=["1F2 1B5"], powers="puffin_takeback 0"), "take_back")
    assert json_entry(state, "known") == [{"1B5": 0}, {}]


def test_a_world_of_the_seat_to_act_offers_what_the_truth_offers():
    state = table(hands=["1O2 1P3"], piles=["1B4"], powers="fox_joker 0, moose_place 0, puffin_swap 0")
    for world in worlds(state, 0, 20):
        assert legal(world) == legal(state)


@pytest.mark.parametrize("sides", [{}, {"fox_side": "A", "bear_side": "A", "orca_side": "B"}, {"bear_side": "B"}])
def test_resampled_worlds_have_the_right_frequencies(sides):
    options = {**GAME.start(2).terms.options, **sides}
    report = run_battery(GAME, games=3, tables=[TableKind(3, options)], only=["frequencies"])
    assert report.checks["frequencies"] > 500


def test_at_the_end_the_totems_are_shown_and_the_hands_are_not():
    state = finish(settle(GAME.start(3)), 4)
    assert "?" not in json_entry(state.seen_by(0), "totems")
    held = [cards for cards in json_entry(state.seen_by(SPECTATOR), "hands") if cards]
    assert all(set(cards) == {"?"} for cards in held)


def test_totems_and_cards_that_another_seat_gets_are_alike():
    sides = {f"{animal}_side": "A" for animal in ("fox", "moose", "walrus", "orca", "puffin", "bear")}
    totems = GAME.start(2, decks="1-2", **sides)
    assert outcomes_seen(totems, 0) == [
        f"totem {name}" for name in ("fox", "moose", "walrus", "orca", "puffin", "bear")
    ]
    assert outcomes_seen(totems, 1) == outcomes_seen(totems, SPECTATOR) == ["totem fox"] * 6
    hands = play(totems, "totem fox", "totem moose", "first 1")
    assert outcomes_seen(hands, 0)[:3] == ["hand 1F1", "hand 1F2", "hand 1F3"]
    assert outcomes_seen(hands, 1) == ["hand 1F1"] * 60
    lifted = play(drawing(powers="orca_pile 0"), "draw_pile")
    assert outcomes_seen(lifted, 0)[:3] == ["pile 1F1", "pile 1F2", "pile 1F4"]
    assert outcomes_seen(lifted, 1) == ["pile 1F1"] * 49
