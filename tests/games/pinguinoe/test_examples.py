"""The worked examples of the rules: those of the rulebook, E-1 to E-9, and the scenarios S-1 to S-21."""

from banchisa import OVER
from games.pinguinoe.positions import GAME, at, cells_of, hand, labels, penguins, question, roll, up
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

HOME = "0.0 0.27 14.27 14.0"


@rule("PIN-4.70")
def test_e1_in_the_blizzard_a_roll_gives_two_points_fewer():
    assert json_entry(roll(5, storm=2), "left") == 3
    assert json_entry(roll(2, storm=2), "left") == 0
    assert names(roll(2, storm=2)) == ["end_turn"]


@rule("PIN-4.19", "PIN-4.34", "PIN-4.35", "PIN-4.36")
def test_e2_the_last_point_spent_on_a_card_while_swimming_needs_a_lifebelt():
    steps = ("walk 0.7", "reveal 2", "front L5a 0", "end_turn")
    drowned = play(roll(5, "1:L1a/0", "0.3"), *steps)
    assert penguins(drowned) == HOME
    assert question(drowned) == "1 roll"
    saved = play(roll(5, "1:L1a/0", "0.3", ["lifebelt"]), *steps)
    assert question(saved) == "0 belt"
    assert penguins(play(saved, "discard")) == "(0.7) 0.27 14.27 14.0"
    assert penguins(play(saved, "decline")) == HOME


def tsunami_over(cell: str, hands: tuple[str, ...] = ()):
    """E-3: seat 1 floats on the card seen before, seat 0 draws a tsunami beside it."""
    state = roll(2, "1:L1a/0", f"1.6 {cell}", hands, down="8:D6a/0", floating=[1])
    return play(state, "walk 1.7", "end_turn", "search tsunami", "front L5a 0")


@rule("PIN-4.72", "PIN-4.73", "PIN-4.74", "PIN-4.75", "PIN-4.76", "PIN-4.77", "PIN-4.78")
def test_e3_a_tsunami_brings_ice_water_or_blocks_under_the_penguins():
    assert penguins(tsunami_over("3.6")) == "0.0 3.6 14.27 14.0"
    assert penguins(tsunami_over("3.5", ("", "lifebelt"))) == HOME
    assert penguins(tsunami_over("4.5")) == HOME
    assert up(tsunami_over("3.6")) == "2:L5a/0 8:D6a/0"
    assert json_entry(tsunami_over("3.6"), "down") == {"1": "L1a/0"}
    assert question(tsunami_over("3.6")) == "1 roll"


@rule("PIN-4.51", "PIN-4.59")
def test_e4_a_penguin_on_its_igloo_card_goes_to_its_igloo():
    thrown = play(at("", "2.3", ["", "snowball"], seat=1), "snowball 1")
    assert names(thrown) == ["pick 0.0"]
    assert refusing_rule(at("", "", ["", "snowball"], seat=1), "snowball 1") == "PIN-4.51"
    blown = play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn", "search blizzard", "pick 0.0")
    assert penguins(blown) == HOME
    assert question(blown) == "1 roll"


@rule("PIN-3.2", "PIN-3.8")
def test_e5_the_standard_map_has_35_places_and_all_igloos_also_with_fewer_players():
    for seats in (2, 3, 4):
        scene = GAME.scene(GAME.start(seats), None)
        assert len(scene.boards[0].cells) == 35 * 12
        igloos = [piece.at for piece in scene.pieces if piece.kind == "igloo"]
        assert igloos == ["cell-0.0", "cell-0.27", "cell-14.0", "cell-14.27"]
        grounds = list(cells_of(GAME.start(seats)).values())
        assert grounds.count("back-light") == 16 * 12
        assert grounds.count("back-dark") == 14 * 12


@rule("PIN-4.52", "PIN-4.53", "PIN-4.54")
def test_e6_a_snowball_drives_back_to_the_farthest_cell_of_a_nearer_card():
    one = at("8:D6a/0 9:D2a/0", "5.11", ["", "snowball"], seat=1)
    assert names(play(one, "snowball 1")) == ["pick 3.4"]
    two = at("2:L1a/0 8:D6a/0 9:D2a/0", "5.11", ["", "snowball"], seat=1)
    assert names(play(two, "snowball 1")) == ["pick 0.8", "pick 3.4"]


@rule("PIN-4.73", "PIN-4.79")
def test_e7_the_last_card_turned_up_decides_where_the_seal_goes():
    state = roll(2, "3:L1a/0 10:D2a/0", "5.14", down="9:D4a/0 11:D1a/0")
    washed = play(state, "walk 5.15", "end_turn", "search tsunami")
    assert penguins(washed) == HOME
    assert json_entry(washed, "seal") == "4.10"
    assert json_entry(washed, "ark") == "B"
    assert up(washed) == "9:D4a/0 11:D1a/0"


@rule("PIN-4.61", "PIN-4.28")
def test_e8_a_fish_sends_the_seal_to_a_seal_cell_with_a_penguin_on_it():
    state = at("1:L8a/0", "- 1.5", ["fish"])
    sent = play(state, "fish", "pick 1.5")
    assert penguins(sent) == HOME
    assert json_entry(sent, "seal") == "1.5"
    reacts = play(at("1:L8a/0", "- 1.5", ["fish", "fish"]), "fish", "pick 1.5")
    assert question(reacts) == "1 fish"
    assert json_entry(play(reacts, "discard"), "seal") == "ark"


@rule("PIN-3.11")
def test_e9_there_are_55_cards():
    box = GAME.inventory(GAME.start(4))
    objects = ("telescope", "snowball", "skates", "fish", "lifebelt", "trampoline")
    events = ("stop", "tear", "blizzard", "tsunami")
    assert [box[name] for name in objects] == [2, 4, 2, 2, 2, 2]
    assert [box[name] for name in events] == [2, 1, 1, 2]
    assert box["map card"] == 16 + 14
    assert 1 + 4 + box["map card"] + sum(box[name] for name in objects + events) == 55


@rule("PIN-4.12", "PIN-4.17")
def test_s1_points_left_over_are_lost():
    state = play(roll(5), "walk 0.1", "end_turn")
    assert penguins(state) == "0.1 0.27 14.27 14.0"
    assert json_entry(state, "left") == 0
    assert question(state) == "1 roll"


@rule("PIN-4.41", "PIN-4.43", "PIN-4.44")
def test_s2_a_turn_ended_on_a_search_cell_draws_a_card():
    state = play(roll(5, "1:L1a/0", "1.5"), "walk 1.7")
    assert json_entry(state, "left") == 3
    state = play(state, "end_turn")
    assert question(state) == "-1 search"
    state = play(state, "search fish")
    assert hand(state, 0) == "fish"
    assert question(state) == "1 roll"


@rule("PIN-4.42")
def test_s3_without_a_step_no_card_is_drawn():
    state = play(roll(5, "1:L1a/0", "1.7"), "reveal 2", "front L5a 0", "end_turn")
    assert question(state) == "1 roll"
    assert hand(state, 0) == ""


@rule("PIN-4.16", "PIN-4.42")
def test_s4_stepping_off_and_on_again_draws():
    state = play(roll(2, "1:L1a/0", "1.7"), "walk 1.6", "walk 1.7", "end_turn")
    assert question(state) == "-1 search"


@rule("PIN-4.48", "PIN-4.5")
def test_s5_a_revealed_seal_cell_calls_the_seal():
    state = play(roll(3, "2:L2a/0", "2.8"), "reveal 9", "front D4a 0")
    assert json_entry(state, "seal") == "4.10"
    assert json_entry(state, "left") == 2
    assert refusing_rule(state, "walk 4.10") == "PIN-4.5"


@rule("PIN-4.2", "PIN-4.18")
def test_s6_a_penguin_swims_over_a_face_down_card_to_the_ark():
    state = roll(5, "3:L1a/0", "2.14")
    won = play(state, "walk 7.14")
    assert won.actor == OVER
    assert won.scores() == [1, 0, 0, 0]
    assert refusing_rule(roll(5, "3:L1a/0", "2.14", ark="B"), "walk 6.14") == "PIN-4.15"
    assert refusing_rule(roll(5, "3:L1a/0", "2.14", ark="B"), "walk 7.14") == "PIN-4.16"


@rule("PIN-4.25", "PIN-4.26")
def test_s7_the_seal_goes_from_penguin_to_penguin():
    state = roll(6, "1:L1a/0", "- 1.5 1.7", seal="1.3")
    state = play(state, "seal_to 1.5")
    assert penguins(state) == "0.0 0.27 1.7 14.0"
    assert json_entry(state, "left") == 3
    state = play(state, "seal_to 1.7")
    assert penguins(state) == HOME
    assert json_entry(state, "left") == 1


@rule("PIN-4.30", "PIN-4.32")
def test_s8_a_fish_lures_the_seal_away_and_ends_its_way():
    state = roll(1, "1:L8a/0 9:D4a/0", "- 1.5", ["", "fish"], seal="3.5")
    state = play(state, "seal_to 1.5", "discard")
    assert question(state) == "1 lure"
    assert names(state) == ["pick 4.10"]
    assert refusing_rule(state, "pick 1.5") == "PIN-4.30"
    state = play(state, "pick 4.10")
    assert (json_entry(state, "seal"), penguins(state)) == ("4.10", "0.0 1.5 14.27 14.0")
    assert (question(state), json_entry(state, "left")) == ("0 seal", 0)
    assert names(state) == ["end_turn"]


@rule("PIN-4.30")
def test_s9_without_another_seal_cell_the_seal_goes_to_the_ark():
    state = roll(1, "1:L8a/0", "- 1.5", ["", "fish"], seal="3.5")
    state = play(state, "seal_to 1.5", "discard")
    assert json_entry(state, "seal") == "ark"
    assert penguins(state) == "0.0 1.5 14.27 14.0"
    assert question(state) == "0 seal"


@rule("PIN-4.38")
def test_s10_a_floating_penguin_that_cannot_move_is_sent_home():
    state = play(roll(6, "1:L1a/0", "1.4", ["lifebelt"], floating=[0]), "end_turn")
    assert penguins(state) == HOME
    assert hand(state, 0) == "lifebelt"
    assert question(state) == "1 roll"


@rule("PIN-4.64")
def test_s11_a_trampoline_jump_onto_the_hull_wins():
    state = roll(2, "10:D6a/0", "5.14", ["trampoline"], ark="B")
    assert refusing_rule(state, "walk 6.14") == "PIN-4.15"
    assert labels(state, "jump") == "N S"
    won = play(state, "jump S")
    assert won.scores() == [1, 0, 0, 0]
    assert penguins(won) == "7.14 0.27 14.27 14.0"


@rule("PIN-4.60")
def test_s12_skates_help_when_no_points_are_left():
    state = play(roll(4, "1:L1a/0", "0.3", ["skates"]), "walk 0.7")
    assert names(state) == ["end_turn", "skates"]
    state = play(state, "skates")
    assert json_entry(state, "left") == 2
    assert question(play(state, "walk 1.7", "end_turn")) == "-1 search"


@rule("PIN-4.67", "PIN-4.68", "PIN-4.52")
def test_s13_in_the_blizzard_the_left_hand_neighbour_chooses():
    cards = "1:L1a/0 2:L2a/0 8:D6a/0 9:D2a/0 33:L3a/0"
    state = roll(2, cards, "1.6 - 13.22 3.8")
    state = play(state, "walk 1.7", "end_turn", "search blizzard")
    for chooser, cell in ((1, "0.0"), (3, "14.27"), (0, "3.4")):
        assert question(state) == f"{chooser} retreat"
        assert names(state) == [f"pick {cell}"]
        state = play(state, f"pick {cell}")
    assert penguins(state) == "0.0 0.27 14.27 3.4"
    assert question(state) == "1 roll"


@rule("PIN-4.69", "PIN-4.71")
def test_s14_the_blizzard_lasts_for_one_round():
    state = play(roll(2, "33:L3a/0", "- - 13.21", seat=2), "walk 13.22", "end_turn", "search blizzard", "pick 14.27")
    for seat in (3, 0, 1, 2):
        assert question(state) == f"{seat} roll"
        state = play(state, "roll", "die 4")
        assert json_entry(state, "left") == 2
        assert json_entry(state, "discards") == []
        state = play(state, "end_turn")
    assert json_entry(state, "discards") == ["blizzard"]
    assert question(state) == "3 roll"
    assert json_entry(play(state, "roll", "die 4"), "left") == 4


@rule("PIN-5.2", "PIN-5.3", "PIN-4.66")
def test_s15_the_fifth_event_ends_the_game_unless_the_white_penguin_sleeps():
    def torn(**options: str):
        drawn = "stop stop tsunami tsunami"
        state = roll(2, "1:L1a/0", "1.6", ["fish snowball"], discards=drawn, **options)
        return play(state, "walk 1.7", "end_turn", "search tear")

    over = torn()
    assert over.actor == OVER
    assert over.scores() == [0, 0, 0, 0]
    assert hand(over, 0) == "fish snowball"
    sleepy = torn(white_penguin="sleepy")
    assert question(sleepy) == "1 roll"
    assert hand(sleepy, 0) == ""
    assert json_entry(sleepy, "discards") == ["snowball", "fish", "stop", "stop", "tear", "tsunami", "tsunami"]


@rule("PIN-4.8", "PIN-4.38")
def test_s16_a_missed_turn_sends_a_floating_penguin_home():
    state = play(roll(2, "1:L1a/0", "1.4", seat=3, floating=[0], stops=[0]), "end_turn")
    assert penguins(state) == HOME
    assert json_entry(state, "discards") == ["stop"]
    assert (question(state), json_entry(state, "turns")) == ("1 roll", 2)


@rule("PIN-4.24", "PIN-4.23")
def test_s17_the_seal_leaves_the_ark_to_the_cells_round_the_hull():
    state = roll(6, ark="B")
    ring = [name for name in names(state, "seal_to") if json_entry(play(state, name), "left") == 4]
    assert ring == [f"seal_to {cell}" for cell in ("6.12", "6.15", "7.12", "7.15", "8.12", "8.15")]
    assert json_entry(play(state, "seal_to 2.12"), "left") == 0
    assert {refusing_rule(state, f"seal_to {cell}") for cell in ("6.13", "7.13", "7.14")} == {"PIN-4.23"}


@rule("PIN-4.5")
def test_s18_the_seal_bars_the_way():
    state = roll(3, seal="0.1")
    assert refusing_rule(state, "walk 0.1") == "PIN-4.5"
    assert refusing_rule(state, "walk 0.2") == "PIN-4.16"
    assert json_entry(play(state, "walk 1.0"), "left") == 2
    assert json_entry(play(state, "walk 1.2"), "left") == 0


@rule("PIN-4.19")
def test_s19_at_a_corner_of_its_card_a_penguin_reveals_two_cards():
    state = roll(2, "", "2.3")
    assert labels(state, "reveal") == "1 7"
    assert refusing_rule(state, "reveal 8") == "PIN-4.19"
    both = play(state, "reveal 1", "front L5a 0", "reveal 7", "front L5b 0")
    assert json_entry(both, "left") == 0


@rule("PIN-4.61")
def test_s20_a_fish_needs_another_seal_cell_face_up():
    assert refusing_rule(at("1:L1a/0", "", ["fish"]), "fish") == "PIN-4.61"
    assert refusing_rule(at("1:L8a/0", "", ["fish"], seal="1.5"), "fish") == "PIN-4.61"
    assert refusing_rule(at("1:L8a/0", "", ["fish"]), "fish") is None


@rule("PIN-3.4")
def test_s21_the_first_light_card_is_one_of_sixteen_in_two_rotations():
    state = play(roll(2, "", "2.3"), "reveal 1")
    fronts = [f"front L{n}{side} {turn}" for n in range(1, 9) for side in "ab" for turn in ("0", "180")]
    assert names(state) == fronts
    assert state.weights() == [1] * 32
