"""Object and event cards."""

from games.pinguinoe.positions import at, hand, labels, penguins, question, roll
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


@rule("PIN-4.57")
def test_one_object_card_a_turn_in_ones_own_turn():
    state = roll(3, "1:L1a/0", "0.3 0.2", ["skates telescope", "telescope"])
    used = play(state, "skates")
    assert (json_entry(used, "used"), json_entry(used, "discards")) == (True, ["skates"])
    assert refusing_rule(used, "telescope 2") == "PIN-4.57"
    assert refusing_rule(state, "fish") == "PIN-4.57"  # not held
    following = play(used, "end_turn")
    assert refusing_rule(following, "telescope 2") is None


@rule("PIN-4.60")
def test_skates_give_two_points_only_while_the_penguin_moves():
    assert json_entry(play(roll(3, "", "", ["skates"]), "skates"), "left") == 5
    assert refusing_rule(at("", "", ["skates"]), "skates") == "PIN-4.60"
    assert refusing_rule(roll(6, "", "", ["skates"]), "skates") == "PIN-4.60"
    assert json_entry(play(roll(2, "", "", ["skates"], storm=2), "skates"), "left") == 2


@rule("PIN-4.61")
def test_a_fish_sends_the_seal_to_any_other_seal_cell_face_up():
    state = at("1:L8a/0 9:D4a/0", "", ["fish"], seal="1.5", down="33:L8b/0")
    sending = play(state, "fish")
    assert (question(sending), names(sending)) == ("0 send", ["pick 4.10"])
    assert refusing_rule(sending, "pick 1.5") == "PIN-4.61"
    assert refusing_rule(sending, "pick 4.11") == "PIN-4.61"
    assert json_entry(play(sending, "pick 4.10"), "seal") == "4.10"
    assert question(play(roll(3, "1:L8a/0", "", ["fish"]), "fish", "pick 1.5")) == "0 move"
    assert question(play(roll(6, "1:L8a/0", "", ["fish"]), "fish", "pick 1.5")) == "0 seal"


@rule("PIN-4.64")
def test_a_trampoline_jumps_over_one_block_in_a_straight_line_for_one_point():
    state = roll(3, "8:D6a/0", "5.6", ["trampoline"])  # blocks on 4.5 and 4.6
    assert labels(state, "jump") == "N"
    jumped = play(state, "jump N")
    assert (penguins(jumped).split()[0], json_entry(jumped, "left"), json_entry(jumped, "moved")) == ("3.6", 2, True)
    assert refusing_rule(state, "jump E") == "PIN-4.64"
    two_blocks = roll(3, "8:D6a/0", "4.4", ["trampoline"], floating=[0])
    assert refusing_rule(two_blocks, "jump E") == "PIN-4.64"
    onto_the_seal = roll(3, "8:D6a/0", "5.6", ["trampoline"], seal="3.6")
    assert refusing_rule(onto_the_seal, "jump N") == "PIN-4.5"
    over_the_seal = roll(3, "8:D6a/0", "5.6", ["trampoline"], seal="4.6")
    assert refusing_rule(over_the_seal, "jump N") == "PIN-4.5"
    no_points = roll(2, "8:D6a/0", "5.6", ["trampoline"], storm=1)
    assert refusing_rule(no_points, "jump N") == "PIN-4.64"
    assert refusing_rule(at("8:D6a/0", "5.6", ["trampoline"]), "jump N") == "PIN-4.64"


@rule("PIN-4.64")
def test_a_jump_may_end_in_the_sea_on_a_card_face_down_but_not_off_the_map():
    state = roll(3, "7:L6a/0", "4.0 - -", ["trampoline"])  # L6a on place 7: block on 5.0, dog sled on 4.0
    jumped = play(state, "jump S")
    assert penguins(jumped).split()[0] == "6.0"
    edge = roll(3, "29:L4b/180", "13.6", ["trampoline"])  # L4b turned: blocks on 13.7
    assert penguins(play(edge, "jump E")).split()[0] == "13.8"
    assert refusing_rule(roll(3, "31:L6b/0", "13.15", ["trampoline"]), "jump S") == "PIN-4.64"  # block on 14.15


@rule("PIN-4.65")
def test_a_miss_a_turn_card_stays_until_its_turn_is_missed():
    state = play(roll(2, "1:L1a/0", "1.6", seats=2), "walk 1.7", "end_turn", "search stop")
    assert (json_entry(state, "stops"), json_entry(state, "discards"), question(state)) == ([0], [], "1 roll")
    state = play(state, "roll", "die 6", "end_turn")
    assert (json_entry(state, "stops"), json_entry(state, "discards"), question(state)) == ([], ["stop"], "1 roll")


@rule("PIN-4.66")
def test_a_tear_takes_all_objects_of_the_drawer():
    state = roll(2, "1:L1a/0", "1.6", ["fish snowball snowball", "skates"])
    torn = play(state, "walk 1.7", "end_turn", "search tear")
    assert (hand(torn, 0), hand(torn, 1)) == ("", "skates")
    assert json_entry(torn, "discards") == ["snowball", "snowball", "fish", "tear"]


@rule("PIN-4.70")
def test_the_blizzard_takes_two_points_but_no_steps_of_the_seal():
    assert [json_entry(roll(result, storm=1), "left") for result in (2, 3, 4, 5)] == [0, 1, 2, 3]
    assert json_entry(roll(6, storm=1), "left") == 5
