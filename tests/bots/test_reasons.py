"""Reasons of steps: what a step brings, prevents, costs and risks, in literal positions of each game."""

import pytest

import banchisa
from banchisa.bots import hints, reasons
from banchisa.bots.hints import Advice
from banchisa.bots.reasons import Outlook, explain
from banchisa.bots.search import Candidate
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from games.arctic.positions import table
from games.icehike.positions import hike
from games.iglu.positions import acting
from games.nanuuk.positions import hunt, intro
from games.pinguinoe.positions import roll
from support.positions import play
from support.toys.fable import End, Fable, Turn
from support.toys.haul import Haul

LANGUAGES = ("en", "it", "nl")


def outlook(state, step):
    """What becomes of a step; all of it can be said."""
    game = banchisa.game(state.terms.game)
    seen = state.seen_by(state.actor)
    [found] = explain(game, seen, [game.actions.parse(step)], hints.number(seen))
    assert len(found.reasons) <= reasons.MOST
    for language in LANGUAGES:
        assert all(Words(language, game).say(reason.text) for reason in found.reasons)
    return found


def reasons_of(state, step):
    """The reasons of a step in English, each behind its kind."""
    words = Words("en", banchisa.game(state.terms.game))
    return [f"{reason.kind}: {words.say(reason.text)}" for reason in outlook(state, step).reasons]


def whale():
    return hunt(2, ["D5 harpoon inuk", "E3"], tiles="whale D5, fish F5", phase="take", here="D5")


def laden():
    return hunt(2, ["D2 harpoon walrus fish", "E3"], tiles="seal F5, walrus F2")


def tribes():
    return acting("c3 red, c4 red, g6 blue, g7 blue", seats=2, ap=3)


def hiker(**more):
    return hike("orange H5, white J5, brown K3", tiles="M I6, W I2", seats=3, **more)


def seal():
    return roll(6, "1:L1a/0", "- 1.5 0.4 2.6", seal="1.3")


# each game


def test_nanuuk_taking_the_whale_brings_four_points_and_leaving_it_nothing():
    assert reasons_of(whale(), "take") == ["brings: 4 points for you"]
    assert reasons_of(whale(), "leave") == []


@pytest.mark.parametrize("igloo", ["C3", "E3"])
def test_nanuuk_a_move_into_the_igloo_brings_what_fish_and_walrus_are_traded_for(igloo):
    assert reasons_of(laden(), f"move 1 {igloo}") == ["brings: you get a husky", "brings: you get a sled"]
    assert reasons_of(laden(), "move 1 D3") == ["brings: more prey for you"]  # little, but nothing greater


def test_nanuuk_an_animal_left_in_the_igloo_brings_its_equipment():
    state = hunt(2, ["D4 harpoon walrus fish", "E3"], tiles="seal F5", phase="deliver", here="D4")
    assert reasons_of(state, "deliver fish") == ["brings: you get a husky"]
    assert reasons_of(state, "deliver walrus") == ["brings: you get a sled"]
    assert "brings: husky and sled together: an extra turn is possible" in reasons_of(state, "deliver fish+walrus")
    assert reasons_of(state, "deliver none") == ["risks: less prey for you"]


def test_nanuuk_a_crack_leaves_another_fewer_ways_out():
    state = intro(2, "D3 A1 E4 G2", phase="crack", here="D3", cracks="D3-D4 E4-E5 D4-E4")
    assert reasons_of(state, "crack E3-E4") == ["prevents: only 5 ways out left for yellow"]


def test_iglu_hunting_brings_the_points_of_the_animal():
    state = acting("c3 red, c4, c5 blue, d5", sea="d3 fish3, d4 fish1", seats=2, ap=3)
    assert reasons_of(state, "hunt fish3 d3") == ["brings: 3 points for your catch"]


def test_iglu_landing_beside_a_rival_takes_what_being_alone_adds_and_costs_the_same_at_home():
    assert reasons_of(tribes(), "kayak c3 g6") == [
        "prevents: blue loses 2 points for being alone on an island",
        "risks: 2 points fewer for being alone on islands",
    ]


def test_iglu_who_gives_up_a_tile_gets_less_from_islands():
    assert reasons_of(tribes(), "walk c3 c4") == [
        "risks: 1 point fewer from islands that will last",
        "risks: 2 points fewer for being alone on islands",
    ]


def foxes():
    return table(2, hands=["1F2 1F3 1O1 2W2"], piles=["1F4 1F5", "2B1 2O1"])


def test_arctic_a_third_fox_brings_points_and_the_power_of_the_fox():
    assert reasons_of(foxes(), "place_top 1F2") == ["brings: 2 points for your pile", "brings: you get a Power card"]


def test_arctic_a_card_that_asks_for_little_leaves_the_hand_its_points():
    assert "brings: 2 points for your pile" in reasons_of(foxes(), "place_top 1F3")


def test_arctic_a_card_that_asks_for_more_than_the_hand_holds_is_told():
    assert reasons_of(foxes(), "place_top 1O1") == ["risks: 1 card too few to place next turn"]


def crowded():
    hand = "1F2 1F3 1F4 1F5 2W2 2B1 1O1 2M3"
    return table(2, hands=[hand], piles=["1F1", "2O1"], powers="fox_joker 0", phase="discard")


def test_arctic_where_no_card_brings_anything_it_is_told_which_ones_stay():
    assert reasons_of(crowded(), "discard 2M3") == ["brings: keeps the cards that can add most to your pile"]
    assert reasons_of(crowded(), "discard 1F3") == []


@pytest.mark.parametrize("step", ["step S", "step SW", "step NW"])
def test_icehike_a_step_towards_the_finish_brings_one_energy(step):
    assert "brings: 1 energy closer to the finish" in reasons_of(hiker(), step)


def test_icehike_a_step_away_from_the_finish_costs_one_energy():
    assert reasons_of(hiker(), "step N") == ["risks: 1 energy farther from the finish"]


def bear():
    return hike("orange H5, white J5, brown K3", tiles="M I6 J4", bears="H6", seats=3, colour="white")


def test_icehike_who_walks_away_from_the_bear_is_out_of_its_reach():
    assert reasons_of(bear(), "step NE") == [
        "brings: out of reach of the bears",
        "risks: 1 energy farther from the finish",
    ]


def test_icehike_who_stays_near_the_bear_can_be_attacked():
    assert "risks: brown can have a bear attack you" in reasons_of(bear(), "step NW")


@pytest.mark.parametrize(("cell", "colour", "spaces"), [("1.5", "yellow", 6), ("0.4", "green", 4), ("2.6", "blue", 8)])
def test_pinguinoe_the_seal_throws_a_penguin_back(cell, colour, spaces):
    assert reasons_of(seal(), f"seal_to {cell}") == [f"prevents: {colour} ends up {spaces} spaces farther from the ark"]


def test_pinguinoe_a_walk_brings_the_spaces_that_it_goes_and_not_those_that_may_follow():
    state = roll(4, "1:L8a/0", "- 0.5", seats=2)
    assert reasons_of(state, "walk 0.4") == ["brings: 4 spaces closer to the ark"]
    assert reasons_of(state, "walk 0.1") == [
        "brings: better spaces within reach this turn",
        "brings: a better way to the ark than otherwise",
    ]


def test_pinguinoe_who_does_not_use_a_roll_gets_nothing_but_stays_away_from_the_seal():
    assert reasons_of(roll(4, "1:L8a/0", "- 0.5", seats=2), "end_turn") == ["brings: keeps you safer from the seal"]


# what holds everywhere


@pytest.mark.parametrize(("state", "step"), [(foxes, "place_top 1F2"), (tribes, "kayak c3 g6"), (seal, "seal_to 1.5")])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_reasons(state, step):
    stated = state()
    state = stated.seen_by(stated.actor).resample(banchisa.Rng(9))  # now everything is known that somebody knows
    world = state.seen_by(state.actor).resample(banchisa.Rng(77))
    before, again = outlook(state, step), outlook(world, step)
    assert [(reason.kind, reason.text) for reason in again.reasons] == [
        (reason.kind, reason.text) for reason in before.reasons
    ]
    assert again.ahead == before.ahead


def test_what_every_step_brings_is_no_reason():
    """Whatever is cracked, the whale under the hunter is taken next."""
    moved = play(hunt(2, ["D4 harpoon inuk", "E3"], tiles="whale D5, fish F5"), "move 1 D5")
    cracks = [banchisa.game("nanuuk").actions.name(action) for action in moved.legal_actions()]
    assert len(cracks) > 2
    assert not any("4 points" in reason for crack in cracks for reason in reasons_of(moved, crack))


def test_a_number_that_depends_on_chance_is_said_to_be_an_average():
    found = outlook(hiker(), "step S").reasons
    averages = [reason.text for reason in found if reason.text.id == "reason-on-average"]
    assert [text.args["reason"].id for text in averages] == ["reason-way-risks"]


def test_a_step_that_wins_at_once_says_so_unless_the_win_is_shared():
    for end, wins in ((End([1, 2]), True), (End([1, 1]), False)):
        game = Fable(2, Turn(0, [End([2, 1]), end]))
        state = game.start()
        [best, *_] = hints.give(game, state.seen_by(0), 20, 1)
        assert (best.candidate.action, best.candidate.wins, best.outlook.reasons) == (1, wins, [])


def test_looking_for_reasons_changes_nothing():
    state = whale()
    before = state.to_json()
    reasons_of(state, "take")
    assert state.to_json() == before


def test_how_far_ahead_a_seat_is_counts_points_at_the_end_of_its_turn():
    assert outlook(whale(), "take").ahead == 4
    assert outlook(hiker(), "step S").ahead is None  # a race has no points


def test_chances_below_three_percent_are_hopeless():
    def hint(chance):
        return Advice(Candidate(1, 10, [1 - chance, chance]), Outlook([], None))

    assert hints.is_hopeless([hint(0.02), hint(0.029)], 1)
    assert not hints.is_hopeless([hint(0.02), hint(0.03)], 1)


def test_a_game_without_names_for_its_terms_gives_no_reasons():

    game = Haul()
    state = game.start(2)
    while state.actor < 0:
        state.apply(state.legal_actions()[0])
    [found] = explain(game, state.seen_by(state.actor), state.legal_actions()[:1], 1)
    assert (found.reasons, found.ahead) == ([], None)


def test_a_text_of_a_reason_carries_its_numbers_as_facts():
    [reason] = outlook(whale(), "take").reasons
    assert reason.text == Text("reason-points-brings", {"by": 4, "count": 4})
