"""Object and event cards."""

from games.pinguinoe.positions import asked, at, hand, labels, penguins, rolled
from support.claims import rule
from support.positions import names, play, refused, told


@rule("PIN-4.57")
def test_one_object_card_a_turn_in_ones_own_turn():
    state = rolled(3, "1:L1a/0", "0.3 0.2", ["skates telescope", "telescope"])
    used = play(state, "skates")
    assert (told(used, "used"), told(used, "discards")) == (True, ["skates"])
    assert refused(used, "telescope 2") == "PIN-4.57"
    assert refused(state, "fish") == "PIN-4.57"  # not held
    following = play(used, "end_turn")
    assert refused(following, "telescope 2") is None


@rule("PIN-4.60")
def test_skates_give_two_points_only_while_the_penguin_moves():
    assert told(play(rolled(3, "", "", ["skates"]), "skates"), "left") == 5
    assert refused(at("", "", ["skates"]), "skates") == "PIN-4.60"
    assert refused(rolled(6, "", "", ["skates"]), "skates") == "PIN-4.60"
    assert told(play(rolled(2, "", "", ["skates"], storm=2), "skates"), "left") == 2


@rule("PIN-4.61")
def test_a_fish_sends_the_seal_to_any_other_seal_cell_face_up():
    state = at("1:L8a/0 9:D4a/0", "", ["fish"], seal="1.5", down="33:L8b/0")
    sending = play(state, "fish")
    assert (asked(sending), names(sending)) == ("0 send", ["pick 4.10"])
    assert refused(sending, "pick 1.5") == "PIN-4.61"
    assert refused(sending, "pick 4.11") == "PIN-4.61"
    assert told(play(sending, "pick 4.10"), "seal") == "4.10"
    assert asked(play(rolled(3, "1:L8a/0", "", ["fish"]), "fish", "pick 1.5")) == "0 move"
    assert asked(play(rolled(6, "1:L8a/0", "", ["fish"]), "fish", "pick 1.5")) == "0 seal"


@rule("PIN-4.64")
def test_a_trampoline_jumps_over_one_block_in_a_straight_line_for_one_point():
    state = rolled(3, "8:D6a/0", "5.6", ["trampoline"])  # blocks on 4.5 and 4.6
    assert labels(state, "jump") == "N"
    jumped = play(state, "jump N")
    assert (penguins(jumped).split()[0], told(jumped, "left"), told(jumped, "moved")) == ("3.6", 2, True)
    assert refused(state, "jump E") == "PIN-4.64"
    two_blocks = rolled(3, "8:D6a/0", "4.4", ["trampoline"], floating=[0])
    assert refused(two_blocks, "jump E") == "PIN-4.64"
    onto_the_seal = rolled(3, "8:D6a/0", "5.6", ["trampoline"], seal="3.6")
    assert refused(onto_the_seal, "jump N") == "PIN-4.5"
    over_the_seal = rolled(3, "8:D6a/0", "5.6", ["trampoline"], seal="4.6")
    assert refused(over_the_seal, "jump N") == "PIN-4.5"
    no_points = rolled(2, "8:D6a/0", "5.6", ["trampoline"], storm=1)
    assert refused(no_points, "jump N") == "PIN-4.64"
    assert refused(at("8:D6a/0", "5.6", ["trampoline"]), "jump N") == "PIN-4.64"


@rule("PIN-4.64")
def test_a_jump_may_end_in_the_sea_on_a_card_face_down_but_not_off_the_map():
    state = rolled(3, "7:L6a/0", "4.0 - -", ["trampoline"])  # L6a on place 7: block on 5.0, dog sled on 4.0
    jumped = play(state, "jump S")
    assert penguins(jumped).split()[0] == "6.0"
    edge = rolled(3, "29:L4b/180", "13.6", ["trampoline"])  # L4b turned: blocks on 13.7
    assert penguins(play(edge, "jump E")).split()[0] == "13.8"
    assert refused(rolled(3, "31:L6b/0", "13.15", ["trampoline"]), "jump S") == "PIN-4.64"  # block on 14.15


@rule("PIN-4.65")
def test_a_miss_a_turn_card_stays_until_its_turn_is_missed():
    state = play(rolled(2, "1:L1a/0", "1.6", seats=2), "walk 1.7", "end_turn", "search stop")
    assert (told(state, "stops"), told(state, "discards"), asked(state)) == ([0], [], "1 roll")
    state = play(state, "roll", "die 6", "end_turn")
    assert (told(state, "stops"), told(state, "discards"), asked(state)) == ([], ["stop"], "1 roll")


@rule("PIN-4.66")
def test_a_tear_takes_all_objects_of_the_drawer():
    state = rolled(2, "1:L1a/0", "1.6", ["fish snowball snowball", "skates"])
    torn = play(state, "walk 1.7", "end_turn", "search tear")
    assert (hand(torn, 0), hand(torn, 1)) == ("", "skates")
    assert told(torn, "discards") == ["snowball", "snowball", "fish", "tear"]


@rule("PIN-4.70")
def test_the_blizzard_takes_two_points_but_no_steps_of_the_seal():
    assert [told(rolled(result, storm=1), "left") for result in (2, 3, 4, 5)] == [0, 1, 2, 3]
    assert told(rolled(6, storm=1), "left") == 5
