"""Water at the end of a turn, lifebelts, and searching."""

from games.pinguinoe.positions import at, hand, penguins, question, roll
from support.claims import rule
from support.positions import json_entry, names, play

HOME = "0.0 0.27 14.27 14.0"


@rule("PIN-4.34")
def test_a_penguin_in_water_at_the_end_of_its_turn_goes_home():
    assert penguins(play(roll(5, "1:L1a/0", "0.3"), "walk 0.6", "end_turn")) == HOME
    assert penguins(play(roll(5, "1:L1a/0", "0.3"), "walk 0.6", "walk 0.5", "end_turn")).split()[0] == "0.5"


@rule("PIN-4.35")
def test_it_does_so_too_after_a_reveal_with_the_last_point():
    assert penguins(play(roll(5, "1:L1a/0", "0.3"), "walk 0.7", "reveal 2", "front L1b 0", "end_turn")) == HOME


@rule("PIN-4.36", "PIN-4.40")
def test_a_lifebelt_lets_a_penguin_float():
    state = play(roll(5, "1:L1a/0", "0.3", ["lifebelt"]), "walk 0.6", "end_turn", "discard")
    assert penguins(state) == "(0.6) 0.27 14.27 14.0"
    assert (question(state), hand(state, 0), json_entry(state, "discards")) == ("1 roll", "", ["lifebelt"])


@rule("PIN-4.36")
def test_whoever_holds_any_card_is_asked_so_that_being_asked_tells_nothing():
    asked_in_vain = play(roll(5, "1:L1a/0", "0.3", ["snowball"]), "walk 0.6", "end_turn")
    assert (question(asked_in_vain), names(asked_in_vain)) == ("0 belt", ["decline"])
    both_gone = roll(5, "1:L1a/0", "0.3", ["snowball"], discards="lifebelt lifebelt")
    assert penguins(play(both_gone, "walk 0.6", "end_turn")) == HOME


@rule("PIN-4.37", "PIN-4.63")
def test_a_lifebelt_is_only_a_reaction_and_not_the_one_card_of_a_turn():
    state = roll(5, "1:L1a/0", "0.3", ["lifebelt skates"])
    assert names(state, "discard") == []
    saved = play(state, "skates", "walk 0.6", "end_turn", "discard")
    assert penguins(saved).split()[0] == "(0.6)"


@rule("PIN-4.38")
def test_a_floating_penguin_must_reach_firm_ground_in_its_next_turn():
    floats = at("1:L1a/0", "0.6", ["lifebelt"], floating=[0])
    stays = play(floats, "roll", "die 2", "end_turn")
    assert (penguins(stays), hand(stays, 0)) == (HOME, "lifebelt")
    swims_on = play(floats, "roll", "die 3", "walk 0.5", "walk 0.6", "end_turn")  # touching ice does not help
    assert penguins(swims_on) == HOME
    lands = play(floats, "roll", "die 2", "walk 0.5", "end_turn")
    assert penguins(lands).split()[0] == "0.5"


@rule("PIN-4.39")
def test_a_penguin_on_firm_ground_at_the_end_of_its_turn_does_not_float():
    state = play(at("1:L1a/0", "0.6", floating=[0]), "roll", "die 2", "walk 0.5", "end_turn")
    assert json_entry(state, "floating") == []


@rule("PIN-4.40")
def test_the_floating_mark_is_seen_by_all():
    state = at("1:L1a/0", "0.6", floating=[0], seat=1)
    assert [json_entry(state.seen_by(viewer), "floating") for viewer in (0, 1, -3)] == [[0], [0], [0]]


@rule("PIN-4.41")
def test_both_kinds_of_search_cell_are_searched_and_that_is_compulsory():
    inuk = play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn")
    sled = play(roll(2, "1:L4a/0", "1.6"), "walk 2.6", "end_turn")
    assert (question(inuk), question(sled)) == ("-1 search", "-1 search")
    assert inuk.weights() == [2, 4, 2, 2, 2, 2, 2, 1, 1, 2]


@rule("PIN-4.41")
def test_a_jump_onto_a_search_cell_counts_as_a_step():
    state = roll(2, "7:L6a/0 14:L5a/0", "6.0", ["trampoline"])  # L6a: a block on 5.0, behind it the dog sled on 4.0
    assert question(play(state, "jump N", "end_turn")) == "-1 search"


@rule("PIN-4.42")
def test_a_retreat_onto_a_search_cell_draws_nothing():
    thrown = play(at("1:L1b/0 2:L1a/0", "0.8", ["", "snowball"], seat=1), "snowball 1")
    assert names(thrown) == ["pick 1.4"]  # the Inuk of L1b is the farthest cell
    landed = play(thrown, "pick 1.4", "roll", "die 6", "end_turn")
    assert (question(landed), hand(landed, 0)) == ("2 roll", "")
    waits = play(at("1:L1b/0", "1.4"), "roll", "die 3", "end_turn")
    assert question(waits) == "1 roll"


@rule("PIN-4.43")
def test_points_left_on_a_search_cell_are_lost():
    state = play(roll(5, "1:L1a/0", "1.6"), "walk 1.7", "end_turn", "search snowball")
    assert (json_entry(state, "left"), question(state)) == (0, "1 roll")


@rule("PIN-4.44")
def test_an_object_goes_to_the_hand_unseen_and_the_turn_is_over():
    state = play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn", "search telescope")
    assert (hand(state, 0), question(state)) == ("telescope", "1 roll")
    assert json_entry(state.seen_by(1), "hands") == [1, [], 0, 0]
    assert json_entry(state.seen_by(0), "hands") == [["telescope"], 0, 0, 0]


@rule("PIN-4.45")
def test_an_event_is_shown_counted_and_carried_out():
    state = play(roll(2, "1:L1a/0", "1.6", ["fish"]), "walk 1.7", "end_turn", "search tear")
    assert (json_entry(state, "events"), hand(state, 0), question(state)) == (1, "", "1 roll")
    assert json_entry(state.seen_by(2), "discards") == ["fish", "tear"]
