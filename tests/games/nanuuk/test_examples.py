"""The worked examples of the rules: the printed ones, P1 to P8, and the scenarios S1 to S28."""

from banchisa import OVER
from games.nanuuk.positions import bears, cracks, each, hunt, intro, sheet, start, tiles
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

C_LINES_OF_D3 = "C3-C4 C3-D2 C4-D4 D2-E3 D4-E4 E3-E4"
NO_WALRUS_ON_C2 = (
    "whale A1 E6 F1, inuk B4 D1 F4 G1, walrus A2 C5 E1 F3 F5, seal B3 B5 C1 E2 E5 G2, fish B1 C4 C6 D2 D3 E4"
)


@rule("NAN-4.4")
def test_p1_the_crack_goes_on_a_free_line_that_leads_away_from_the_space_entered():
    state = play(intro(pieces="D2 A1 A2 G2", cracks="E3-E4"), "move 1 D3")
    assert names(state) == each("crack", "C3-C4 C3-D2 C4-D4 D2-E3 D4-E4")


@rule("NAN-4.2")
def test_p2_nobody_walks_over_a_crack():
    state = intro(pieces="E3 A1 A2 G2", cracks="E3-E4")
    assert names(state) == each("move 1", "D2 D3 E2 F2 F3")
    assert refusing_rule(state, "move 1 E4") == "NAN-4.2"


@rule("NAN-4.5")
def test_p3_when_all_lines_leading_away_are_cracked_the_crack_goes_on_a_side_of_the_space():
    state = play(intro(pieces="D2 A1 A2 G2", cracks=f"{C_LINES_OF_D3} C3-D3"), "move 1 D3")
    assert names(state) == each("crack", "C4-D3 D2-D3 D3-D4 D3-E3 D3-E4")


@rule("NAN-4.23", "NAN-3.13")
def test_p4_in_the_first_round_a_hunter_on_c3_cannot_enter_the_space_of_the_bear_on_b2():
    state = start(4, "place C3", "place C3", "place C3", "place C3")
    assert names(state) == each("move 1", "B3 C2 C4 D2 D3")
    assert refusing_rule(state, "move 1 B2") == "NAN-4.23"


@rule("NAN-3.18")
def test_p5_four_hunters_share_three_igloos():
    state = start(4, "place C3", "place D4", "place E3", "place D4")
    assert [sheet(state, hunter)[:2] for hunter in range(4)] == ["C3", "D4", "E3", "D4"]


@rule("NAN-4.25", "NAN-4.26", "NAN-4.27", "NAN-4.28")
def test_p6_husky_and_sled_give_three_turns_in_a_row_with_a_crack_for_each():
    state = hunt(hunters=["C5 harpoon husky sled fish walrus"])
    state = play(state, "move 1 C4", "crack B3-B4")
    assert names(state) == ["extra_yes", "extra_no"]
    state = play(state, "extra_yes")
    assert sheet(state, 0) == "C4 harpoon fish walrus / nothing"
    state = play(state, "move 1 C3", "crack B2-C2", "deliver fish+walrus")
    assert sheet(state, 0) == "C3 harpoon husky sled / fish walrus"
    state = play(state, "extra_yes", "move 1 B3", "crack A1-A2")
    assert sheet(state, 0) == "B3 harpoon / fish walrus"
    assert cracks(state) == "A1-A2 B2-C2 B3-B4"
    assert state.actor == 1


@rule("NAN-3.16")
def test_p7_no_inuk_lies_next_to_a_whale_in_a_random_layout():
    state = start(4, "lay_tile A1", "lay_tile D1", "lay_tile F5", layout="random")
    assert names(state) == each("lay_tile", "B1 B4 B5 C6 F1 G1 G2")  # not A2, C1, E1, E6, F4
    assert refusing_rule(state, "lay_tile A2") == "NAN-3.16"


@rule("NAN-6.12")
def test_p8_harmless_lines_leading_away_come_first_then_all_of_them_then_harmless_sides_then_all():
    away, last_way = "B3-C4 B5-C5 C4-C5", "A1-A2 A2-B4"  # hunter 1 on A2 can only walk over A2-B3
    assert names(entering_b4(last_way)) == each("crack", away)
    assert names(entering_b4(f"{last_way} {away}")) == ["crack A2-B3"]
    assert names(entering_b4(f"{away} A2-B3 A2-B4 B3-B4 B4-B5", "A2")) == each("crack", "B4-C4 B4-C5")
    assert names(entering_b4(f"{away} A2-B3 A2-B4 B3-B4 B4-C5 B5-C6", "B5")) == each("crack", "B4-B5 B4-C4")


def entering_b4(cracked: str, other: str = "A2", gentle: bool = True):
    """Hunter 0 has come from C4 to B4 and must lay a crack."""
    return play(hunt(hunters=["C4", other], cracks=cracked, gentle_cracks=gentle), "move 1 B4")


@rule("NAN-4.4")
def test_s1_at_the_rim_a_space_has_fewer_lines_leading_away():
    state = play(intro(pieces="B3 G1 G2 F1"), "move 1 A1")
    assert names(state) == each("crack", "A2-B3 B2-B3")


@rule("NAN-3.2", "NAN-4.5")
def test_s2_the_shore_is_no_line():
    assert names(play(intro(3, "D1 G1 G2"), "move 1 C1")) == ["crack C2-D1"]
    assert names(play(intro(3, "D1 G1 G2", "C2-D1"), "move 1 C1")) == each("crack", "C1-C2 C1-D1")


@rule("NAN-3.2", "NAN-4.4")
def test_s3_an_igloo_at_the_shore_has_three_lines_leading_away():
    state = play(hunt(3, ["D3"]), "move 1 C3")
    assert names(state) == each("crack", "C2-D2 C4-D3 D2-D3")


@rule("NAN-4.6", "NAN-4.19", "NAN-4.24")
def test_s4_an_exhausted_space_entered_by_kayak_gets_no_crack():
    lines = "A1-A2 A1-B2 A1-B3 A2-B3 B2-B3"
    state = hunt(hunters=["B3 harpoon kayak inuk"], cracks=lines, tiles="whale A1, fish F5")
    assert names(state) == each("move 1", "A1 A2 B2 B4 C3 C4")
    state = play(state, "move 1 A1")
    assert sheet(state, 0) == "A1 harpoon inuk / nothing"
    assert names(state) == ["take", "leave"]
    state = play(state, "take")
    assert sheet(state, 0) == "A1 harpoon whale inuk / nothing"
    assert (state.actor, cracks(state)) == (1, lines)


@rule("NAN-4.21", "NAN-4.22")
def test_s5_a_bear_can_be_driven_to_the_space_the_hunter_comes_from():
    state = hunt(hunters=["C2"], tiles=NO_WALRUS_ON_C2, bears="B2 D5 F2")
    state = play(state, "move 1 B2", "crack C2-C3")
    assert names(state) == ["drive_bear C2"]
    state = play(state, "drive_bear C2")
    assert sheet(state, 0) == "B2 nothing / nothing"
    assert json_entry(state, "bears") == ["C2", "D5", "F2"]


@rule("NAN-4.21")
def test_s6_a_bear_with_nowhere_to_go_cannot_be_visited():
    state = hunt(hunters=["C3", "C2"], tiles=NO_WALRUS_ON_C2, bears="B2 D5 F2")
    assert names(state) == each("move 1", "B3 C4 D2 D3")
    assert refusing_rule(state, "move 1 B2") == "NAN-4.21"


@rule("NAN-4.21", "NAN-4.24")
def test_s7_a_kayak_does_not_replace_the_harpoon_against_a_bear():
    assert refusing_rule(beside_bear("B3 kayak"), "move 1 B2") == "NAN-4.23"
    state = play(beside_bear("B3 harpoon kayak"), "move 1 B2", "crack B1-C2")
    assert names(state) == each(
        "drive_bear", "A1 A2 B1 B3 B4 B5 C1 C2 C4 C5 C6 D1 D2 D3 D5 E1 E2 E4 E5 E6 F1 F2 F3 F4 G1 G2"
    )


def beside_bear(hunter: str):
    return hunt(hunters=[hunter], cracks="B2-B3", bears="B2")


@rule("NAN-4.19", "NAN-4.20")
def test_s8_a_whale_stays_when_no_inuk_helps():
    state = play(hunt(hunters=["B2"], tiles="whale A1, fish F5"), "move 1 A1", "crack A2-B3")
    assert (state.actor, tiles(state)) == (1, "fish F5, whale A1")


@rule("NAN-4.30", "NAN-4.31", "NAN-4.32")
def test_s9_animals_left_in_the_igloo_bring_what_is_not_yet_carried():
    state = play(hunt(hunters=["C2 harpoon husky fish walrus whale inuk"]), "move 1 C3", "crack B2-B3")
    assert names(state) == each(
        "deliver", "none fish walrus fish+walrus whale fish+whale walrus+whale fish+walrus+whale"
    )
    assert deliver(state, "whale") == (
        "C3 harpoon husky sled kayak fish walrus / whale inuk",
        ["extra_yes", "extra_no"],
    )
    assert deliver(state, "fish+walrus") == (
        "C3 harpoon husky sled whale inuk / fish walrus",
        ["extra_yes", "extra_no"],
    )
    assert deliver(state, "fish")[0] == "C3 harpoon husky walrus whale inuk / fish"
    assert play(state, "deliver fish").actor == 1
    assert deliver(state, "none")[0] == "C3 harpoon husky fish walrus whale inuk / nothing"


def deliver(state, animals: str) -> tuple[str, list[str]]:
    state = play(state, f"deliver {animals}")
    return sheet(state, 0), names(state)


@rule("NAN-4.15")
def test_s10_the_turn_of_a_blocked_hunter_passes_without_a_step():
    assert hunt(hunters=["A1"], cracks="A1-A2 A1-B2 A1-B3").actor == 1


@rule("NAN-4.14")
def test_s11_a_hunter_with_only_kayak_moves_may_stay():
    state = hunt(hunters=["A1 harpoon kayak"], cracks="A1-A2 A1-B2 A1-B3")
    assert names(state) == [*each("move 1", "A2 B2 B3"), "stay"]


@rule("NAN-4.13", "NAN-4.21")
def test_s12_a_hunter_must_enter_the_space_of_a_bear_if_that_is_its_only_move():
    assert names(hunt(hunters=["A1"], cracks="A1-A2 A1-B3", bears="B2")) == ["move 1 B2"]


@rule("NAN-5.7", "NAN-5.8", "NAN-5.9", "NAN-5.10", "NAN-5.11", "NAN-5.12")
def test_s13_homecoming_is_decided_by_equipment_carried():
    state = hunt(2, ["E3 harpoon / fish fish", "D3 harpoon seal"], tiles="", homecoming=True)
    assert state.actor == 1
    state = play(state, "move 1 C3", "crack C2-D2", "deliver seal")
    assert state.actor == OVER
    assert (state.scores(), state.ranks()) == ([4, 4], [2, 1])


@rule("NAN-5.5")
def test_s14_a_full_place_and_no_way_to_an_igloo_fail_the_hunt_test():
    lines = "D5-E6 E5-E6 E5-F5 F4-F5"
    moved = {"cracks": lines, "seat": 1, "phase": "crack", "here": "C4", "hunter": 1, "homecoming": False}
    full = hunt(2, ["E6 harpoon fish", "C4"], **moved)
    assert json_entry(play(full, "crack C5-D4"), "homecoming") is True
    empty = hunt(2, ["E6 harpoon", "C4"], **moved)
    assert json_entry(play(empty, "crack C5-D4"), "homecoming") is False


@rule("NAN-5.6", "NAN-5.9")
def test_s15_a_kayak_keeps_the_way_home_open():
    state = play(on_an_islet("F1 harpoon kayak"), "move 1 C3", "crack D2-D3")
    assert (state.actor, names(state)) == (0, [*each("move 1", "E1 E2 F2"), "stay"])
    state = play(on_an_islet("F1 harpoon"), "move 1 C3", "crack D2-D3")
    assert (state.actor, state.scores()) == (OVER, [0, 2])


def on_an_islet(hunter: str):
    return hunt(2, [hunter, "C4"], cracks="E1-F1 E2-F1 F1-F2", tiles="", seat=1, homecoming=True)


@rule("NAN-4.11")
def test_s16_with_two_players_a_sealed_hunter_loses_and_a_hemmed_in_one_does_not():
    state = intro(2, "A1 A2 F1 G2", "E1-F1 E2-F1 F1-F2", seat=1)
    assert (state.actor, state.ranks()) == (OVER, [1, 2])
    state = intro(2, "A1 F2 F1 G2", "E1-F1 E2-F1", seat=1)
    assert names(state) == each("move 2", "F3 F4 G1")


@rule("NAN-4.10")
def test_s17_with_four_players_a_blocked_hunter_leaves_and_frees_its_space():
    state = intro(4, "A1 B2 B3 G2", "A1-A2")
    assert state.actor == 1
    assert names(state) == each("move 1", "A1 B1 C2 C3")


@rule("NAN-4.36", "NAN-4.37")
def test_s18_partners_or_the_neighbour_win_by_a_blocked_hunter():
    assert intro(4, "E3 B2 A1 B3", "A1-A2", 2, "cooperation").scores() == [1, 0, 1, 0]
    assert intro(4, "E3 B2 B3 A1", "A1-A2", 3, "neighbour", side="left").scores() == [0, 0, 1, 0]
    assert intro(4, "E3 B2 B3 A1", "A1-A2", 3, "neighbour", side="right").scores() == [1, 0, 0, 0]


@rule("NAN-6.12")
def test_s19_a_gentle_crack_does_not_close_the_last_way_home():
    state = entering_b4("A1-A2 A2-B4")
    assert names(state) == each("crack", "B3-C4 B5-C5 C4-C5")
    assert refusing_rule(state, "crack A2-B3") == "NAN-6.12"
    assert refusing_rule(state, "crack B3-C4") is None


@rule("NAN-4.4")
def test_s20_without_the_gentle_variant_any_free_line_leading_away_will_do():
    assert names(entering_b4("A1-A2 A2-B4", gentle=False)) == each("crack", "A2-B3 B3-C4 B5-C5 C4-C5")


@rule("NAN-6.12")
def test_s21_hunters_already_cut_off_do_not_count():
    state = entering_b4("A1-A2 A2-B4 A2-B3 B3-C4 B5-C5 C4-C5")
    assert names(state) == each("crack", "B3-B4 B4-B5 B4-C4 B4-C5")


@rule("NAN-4.42", "NAN-6.5", "NAN-6.6")
def test_s22_how_far_a_cornered_bear_must_walk():
    lines = "C2-C3 C2-D2"
    assert names(bears("C1", "D1 G2", lines, 2)) == ["bear_walk 1 C2"]
    assert names(bears("C1", "D1 G2", lines, 2, bear_move="zero_to_two")) == ["bear_walk 1 C2", "bear_stay 1"]
    state = bears("C1", "D1 G2", lines, 2, bear_move="exactly_two")
    assert (state.actor, state.scores()) == (OVER, [1, 1, 0])


@rule("NAN-4.42", "NAN-6.5")
def test_s23_a_bear_in_the_open_has_fifteen_destinations():
    around = each("bear_walk 1", "C2 C3 C4 C5 D1 D2 D4 D5 E2 E3 E4 E5 F2 F3 F4")
    assert names(bears("D3", "C1 C6", seat=2)) == around
    assert names(bears("D3", "C1 C6", seat=2, bear_move="exactly_two")) == around


@rule("NAN-6.9", "NAN-6.6")
def test_s24_a_blocked_bear_loses_its_skin_and_the_inuit_play_on():
    state = bears("C1", "D1 G2", "C1-C2", 2, bear_skin=True)
    assert (state.actor, json_entry(state, "bears")) == (0, [None])
    assert names(state) == each("move 1", "C1 C2 D2 E1 E2")
    state = bears("C1", "D1 G2", "C1-C2", 2, bear_move="zero_to_two")
    assert (state.actor, state.scores()) == (OVER, [1, 1, 0])


@rule("NAN-6.11")
def test_s25_two_movements_with_husky_and_sled_can_lay_one_crack():
    state = hunt(hunters=["C5 harpoon husky sled"], tiles="fish C4 F5", sled_one_crack=True)
    state = play(state, "move 1 C4")
    assert names(state) == [*each("crack", "B3-B4 B3-C3 B4-C5 C3-D3 C5-D4 D3-D4"), "defer_crack"]
    state = play(state, "defer_crack", "take")
    assert sheet(state, 0) == "C4 harpoon fish / nothing"
    state = play(state, "move 1 B3", "crack A1-A2")
    assert (state.actor, cracks(state)) == (1, "A1-A2")


@rule("NAN-3.16")
def test_s26_the_fourth_inuk_must_lie_next_to_another_one():
    state = start(3, "lay_tile C6", "lay_tile F1", "lay_tile F4", layout="random")
    assert names(state) == each("lay_tile", "C1 D1 E6 G1")
    assert names(play(state, "lay_tile C1", "lay_tile E6", "lay_tile G1")) == ["lay_tile D1"]


@rule("NAN-5.10")
def test_s27_the_game_ends_when_nobody_has_moved_for_a_round():
    state = hunt(2, ["F1 nothing", "C3"], cracks="E1-F1 F1-F2", tiles="", bears="E2", homecoming=True)
    assert (state.actor, state.scores(), state.ranks()) == (OVER, [0, 2], [2, 1])


@rule("NAN-5.7", "NAN-5.8", "NAN-6.11")
def test_s28_a_deferred_crack_is_made_good_when_the_homecoming_begins():
    state = hunt(
        hunters=["B3 harpoon husky sled kayak", "F3", "D4", "E3"],
        cracks="A1-A2 A1-B2 A1-B3 B3-C3",
        tiles="seal A1",
        sled_one_crack=True,
    )
    state = play(state, "move 1 C3", "defer_crack")
    assert json_entry(state, "homecoming") is True
    assert names(state) == each("crack", "B2-B3 B2-C2 B3-C4 C2-D2 C4-D3 D2-D3")
    state = play(state, "crack C2-D2")
    assert (state.actor, sheet(state, 0)) == (1, "C3 harpoon husky sled / nothing")
