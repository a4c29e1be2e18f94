"""Moving and cracking, as all modes do it."""

import pytest

from banchisa import OVER
from games.nanuuk.positions import bears, cracks, each, hunt, intro
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

# the lines of each space on the full floe, as the table of the rules lists them: leading away, then sides
LINES = """
A1 | A2-B3 B2-B3 | A1-A2 A1-B2 A1-B3
A2 | A1-B3 B3-B4 | A1-A2 A2-B3 A2-B4
B1 | B2-C2 C1-C2 | B1-B2 B1-C1 B1-C2
B2 | A1-B3 B1-C2 B3-C3 C2-C3 | A1-B2 B1-B2 B2-B3 B2-C2 B2-C3
B3 | A1-A2 A1-B2 A2-B4 B2-C3 B4-C4 C3-C4 | A1-B3 A2-B3 B2-B3 B3-B4 B3-C3 B3-C4
B4 | A2-B3 B3-C4 B5-C5 C4-C5 | A2-B4 B3-B4 B4-B5 B4-C4 B4-C5
B5 | B4-C5 C5-C6 | B4-B5 B5-C5 B5-C6
C1 | B1-C2 C2-D1 | B1-C1 C1-C2 C1-D1
C2 | B1-B2 B1-C1 B2-C3 C1-D1 C3-D2 D1-D2 | B1-C2 B2-C2 C1-C2 C2-C3 C2-D1 C2-D2
C3 | B2-B3 B2-C2 B3-C4 C2-D2 C4-D3 D2-D3 | B2-C3 B3-C3 C2-C3 C3-C4 C3-D2 C3-D3
C4 | B3-B4 B3-C3 B4-C5 C3-D3 C5-D4 D3-D4 | B3-C4 B4-C4 C3-C4 C4-C5 C4-D3 C4-D4
C5 | B4-B5 B4-C4 B5-C6 C4-D4 C6-D5 D4-D5 | B4-C5 B5-C5 C4-C5 C5-C6 C5-D4 C5-D5
C6 | B5-C5 C5-D5 | B5-C6 C5-C6 C6-D5
D1 | C1-C2 C2-D2 D2-E2 E1-E2 | C1-D1 C2-D1 D1-D2 D1-E1 D1-E2
D2 | C2-C3 C2-D1 C3-D3 D1-E2 D3-E3 E2-E3 | C2-D2 C3-D2 D1-D2 D2-D3 D2-E2 D2-E3
D3 | C3-C4 C3-D2 C4-D4 D2-E3 D4-E4 E3-E4 | C3-D3 C4-D3 D2-D3 D3-D4 D3-E3 D3-E4
D4 | C4-C5 C4-D3 C5-D5 D3-E4 D5-E5 E4-E5 | C4-D4 C5-D4 D3-D4 D4-D5 D4-E4 D4-E5
D5 | C5-C6 C5-D4 D4-E5 E5-E6 | C5-D5 C6-D5 D4-D5 D5-E5 D5-E6
E1 | D1-E2 E2-F1 | D1-E1 E1-E2 E1-F1
E2 | D1-D2 D1-E1 D2-E3 E1-F1 E3-F2 F1-F2 | D1-E2 D2-E2 E1-E2 E2-E3 E2-F1 E2-F2
E3 | D2-D3 D2-E2 D3-E4 E2-F2 E4-F3 F2-F3 | D2-E3 D3-E3 E2-E3 E3-E4 E3-F2 E3-F3
E4 | D3-D4 D3-E3 D4-E5 E3-F3 E5-F4 F3-F4 | D3-E4 D4-E4 E3-E4 E4-E5 E4-F3 E4-F4
E5 | D4-D5 D4-E4 D5-E6 E4-F4 E6-F5 F4-F5 | D4-E5 D5-E5 E4-E5 E5-E6 E5-F4 E5-F5
E6 | D5-E5 E5-F5 | D5-E6 E5-E6 E6-F5
F1 | E1-E2 E2-F2 | E1-F1 E2-F1 F1-F2
F2 | E2-E3 E2-F1 E3-F3 F3-G1 | E2-F2 E3-F2 F1-F2 F2-F3 F2-G1
F3 | E3-E4 E3-F2 E4-F4 F2-G1 F4-G2 G1-G2 | E3-F3 E4-F3 F2-F3 F3-F4 F3-G1 F3-G2
F4 | E4-E5 E4-F3 E5-F5 F3-G2 | E4-F4 E5-F4 F3-F4 F4-F5 F4-G2
F5 | E5-E6 E5-F4 | E5-F5 E6-F5 F4-F5
G1 | F2-F3 F3-G2 | F2-G1 F3-G1 G1-G2
G2 | F3-F4 F3-G1 | F3-G2 F4-G2 G1-G2
"""
SPACES = [line.split(" | ") for line in LINES.strip().splitlines()]


@rule("NAN-4.4")
@pytest.mark.parametrize(("space", "away", "sides"), SPACES, ids=[row[0] for row in SPACES])
def test_cracks_are_laid_on_the_lines_leading_away_from_the_space_entered(space, away, sides):
    assert names(entering(space, sides.split()[0])) == each("crack", away)


@rule("NAN-4.5")
@pytest.mark.parametrize(("space", "away", "sides"), SPACES, ids=[row[0] for row in SPACES])
def test_cracks_are_laid_on_the_sides_of_the_space_when_no_other_line_is_left(space, away, sides):
    assert names(entering(space, sides.split()[0], away)) == each("crack", sides)


def entering(space: str, over: str, cracked: str = ""):
    """A hunter has just walked over a side of a space into it."""
    start = over.replace(space, "").strip("-")
    others = [far for far in ("A1", "A2", "F5", "F4", "G1") if far not in (space, start)]
    return play(intro(4, " ".join([start, *others[:3]]), cracked), f"move 1 {space}")


@rule("NAN-4.1")
def test_a_seat_moves_to_an_adjacent_space_then_cracks_then_the_next_seat_plays():
    state = intro(3, "D3 C1 C6")
    assert names(state) == each("move 1", "C3 C4 D2 D4 E3 E4")
    assert refusing_rule(state, "move 1 D5") == "NAN-4.1"
    state = play(state, "move 1 D4")
    assert (state.actor, json_entry(state, "phase")) == (0, "crack")
    state = play(state, "crack C4-C5")
    assert (state.actor, json_entry(state, "phase")) == (1, "move")
    state = play(state, "move 1 C2", "crack C3-D2", "move 1 C5", "crack C4-D4")
    assert state.actor == 0


@rule("NAN-4.1", "NAN-4.16")
def test_in_the_full_game_the_space_is_resolved_after_the_crack():
    state = play(hunt(hunters=["D3"], tiles="fish C4 F5"), "move 1 C4")
    assert json_entry(state, "phase") == "crack"
    state = play(state, "crack B3-B4")
    assert (state.actor, json_entry(state, "phase")) == (0, "take")


@rule("NAN-4.2")
def test_a_crack_closes_one_line_and_no_other():
    state = hunt(hunters=["D3"], cracks="C4-D3")
    assert names(state) == each("move 1", "C3 D2 D4 E3 E4")
    assert refusing_rule(state, "move 1 C4") == "NAN-4.2"
    assert refusing_rule(bears("D3", "C4 G2", "C4-D3", seat=0), "move 1 D3") == "NAN-4.3"
    assert refusing_rule(bears("F1", "C4 G2", "C4-D3", seat=0), "move 1 D3") == "NAN-4.2"


@rule("NAN-4.3")
def test_a_space_holds_one_piece():
    assert refusing_rule(hunt(hunters=["D3", "D2"]), "move 1 D2") == "NAN-4.3"
    assert refusing_rule(intro(3, "D3 D4 G1"), "move 1 D4") == "NAN-4.3"
    assert refusing_rule(bears("D3", "D4 C1", seat=0), "move 1 D3") == "NAN-4.3"
    assert refusing_rule(bears("D3", "D4 C1", seat=2), "bear_walk 1 D4") == "NAN-4.3"


@rule("NAN-4.3")
def test_in_the_full_game_hunters_share_an_igloo():
    state = play(hunt(hunters=["D3", "C2", "C3"]), "move 1 C3", "crack C2-D2", "move 1 C3", "crack B2-B3")
    assert [hunter["at"] for hunter in json_entry(state, "hunters")] == ["C3", "C3", "C3", "E3"]


@rule("NAN-4.3")
def test_a_space_that_a_hunter_has_left_is_free_again():
    state = hunt(hunters=["D3", "D2"])
    assert names(play(state, "move 1 E4", "crack E5-F4")) == each("move 1", "C2 C3 D1 D3 E2 E3")


@rule("NAN-4.4")
def test_exactly_one_crack_is_laid_for_a_movement():
    state = play(intro(4, "D2 A1 A2 G2", "C4-D4"), "move 1 D3", "crack C3-C4")
    assert (state.actor, cracks(state)) == (1, "C3-C4 C4-D4")


@rule("NAN-4.4", "NAN-4.5")
def test_no_crack_is_laid_far_away_or_on_a_side_while_a_line_leads_away():
    state = play(intro(4, "D2 A1 A2 G2"), "move 1 D3")
    assert refusing_rule(state, "crack F4-F5") == "NAN-4.4"
    assert refusing_rule(state, "crack D2-D3") == "NAN-4.5"
    assert refusing_rule(state, "move 1 D4") == "NAN-4.4"


@rule("NAN-4.5")
def test_the_line_just_walked_over_may_be_cracked():
    state = play(intro(4, "A2 G1 F1 G2", "A2-B3 B2-B3 A1-B2 A1-B3"), "move 1 A1")
    assert names(state) == ["crack A1-A2"]
    assert json_entry(play(state, "crack A1-A2"), "cracks") == ["A1-A2", "A1-B2", "A1-B3", "A2-B3", "B2-B3"]


@rule("NAN-4.6")
def test_no_crack_is_laid_where_no_line_is_left():
    state = hunt(hunters=["E2 harpoon kayak"], cracks="E1-F1 E2-F1 F1-F2 E1-E2 E2-F2")
    state = play(state, "move 1 F1")
    assert (state.actor, cracks(state)) == (1, "E1-E2 E1-F1 E2-F1 E2-F2 F1-F2")
    state = hunt(hunters=["E2 harpoon kayak"], cracks="E1-F1 E2-F1 F1-F2 E1-E2")
    assert names(play(state, "move 1 F1")) == ["crack E2-F2"]


@rule("NAN-4.7")
def test_a_line_is_cracked_once_and_for_all():
    state = play(intro(4, "D2 A1 A2 G2", "C3-C4"), "move 1 D3")
    assert "crack C3-C4" not in names(state)
    assert refusing_rule(state, "crack C3-C4") == "NAN-4.7"
    state = play(hunt(hunters=["D2 harpoon kayak"], cracks="D2-D3"), "move 1 D3", "crack C3-C4")
    assert cracks(state) == "C3-C4 D2-D3"


@rule("NAN-4.8")
def test_a_piece_is_blocked_by_cracks_and_pieces_together_and_sealed_by_cracks_alone():
    blocked = "E1-F1 E2-F1"
    assert intro(3, "F1 F2 C6", blocked).actor == 1  # cracks and a hunter: blocked, out
    assert intro(3, "F1 C6 C5", blocked).actor == 0  # F2 is free
    assert intro(2, "F1 C6 F2 C5", blocked).actor == 0  # blocked but not sealed: plays on with the other hunter
    assert intro(2, "F1 C6 F2 C5", f"{blocked} F1-F2").actor == OVER  # sealed
