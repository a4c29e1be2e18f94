"""What a player is told before a step that beginners regret."""

from games.nanuuk.positions import hunt, intro
from support.claims import rule
from support.positions import play, warning_of

ALMOST_C1_AND_D1 = "C1-C2 C2-D1 D1-D2 D1-E1"  # only D1-E2 leads from C1 and D1 to the igloos
AWAY_FROM_D1 = "C2-D2 D2-E2 E1-E2"  # where these are cracked, a side is next
AWAY_FROM_A1 = "A2-B3 B2-B3"
A1_ALMOST_SHUT = f"A1-A2 A1-B2 {AWAY_FROM_A1}"
A1_OPEN = f"A1-A2 {AWAY_FROM_A1}"


@rule("NAN-5.6")
def test_a_crack_that_cuts_an_own_hunter_off_from_every_igloo_warns():
    state = play(hunt(2, ["C1", "E5"], f"{ALMOST_C1_AND_D1} {AWAY_FROM_D1}"), "move 1 D1")
    assert warning_of(state, "crack D1-E2") == "warning-cut-off"
    assert warning_of(state, "crack C1-D1") is None
    with_kayak = play(hunt(2, ["C1 harpoon kayak", "E5"], f"{ALMOST_C1_AND_D1} {AWAY_FROM_D1}"), "move 1 D1")
    assert warning_of(with_kayak, "crack D1-E2") is None


@rule("NAN-5.6")
def test_paddling_to_where_no_igloo_can_be_reached_warns():
    state = hunt(2, ["E2 harpoon kayak", "E5"], f"{ALMOST_C1_AND_D1} D1-E2")
    assert warning_of(state, "move 1 D1") == "warning-cut-off"
    assert warning_of(state, "move 1 E1") is None


@rule("NAN-4.32")
def test_leaving_a_whale_warns_of_the_inuk_while_there_is_another_whale():
    def at_igloo(lying: str):
        return play(hunt(2, ["E4 harpoon whale inuk", "E5"], tiles=lying), "move 1 E3", "crack D2-D3")

    assert warning_of(at_igloo("fish F5, whale C1"), "deliver whale") == "warning-inuk-leaves"
    assert warning_of(at_igloo("fish F5, whale C1"), "deliver none") is None
    assert warning_of(at_igloo("fish F5"), "deliver whale") is None


@rule("NAN-4.10")
def test_shutting_oneself_in_warns_in_the_introductory_game():
    state = play(intro(4, "B3 D3 G1 G2", A1_ALMOST_SHUT), "move 1 A1")
    assert warning_of(state, "crack A1-B3") == "warning-out"
    loose = play(intro(4, "B3 D3 G1 G2", A1_OPEN), "move 1 A1")
    assert warning_of(loose, "crack A1-B3") is None


@rule("NAN-4.10")
def test_moving_to_where_every_crack_shuts_one_in_warns():
    only_way = intro(4, "B3 D3 G1 G2", A1_ALMOST_SHUT)
    assert (warning_of(only_way, "move 1 A1"), warning_of(only_way, "move 1 B4")) == ("warning-out", None)
    assert warning_of(intro(4, "B3 D3 G1 G2", A1_OPEN), "move 1 A1") is None


@rule("NAN-4.11", "NAN-4.36", "NAN-4.37")
def test_a_piece_shut_in_loses_with_two_players_and_wins_in_cooperation():
    two = play(intro(2, "B3 C5 G1 G2", A1_ALMOST_SHUT), "move 1 A1")
    assert warning_of(two, "crack A1-B3") == "warning-lost"
    neighbours = play(intro(4, "B3 D3 G1 G2", A1_ALMOST_SHUT, mode="neighbour"), "move 1 A1")
    assert warning_of(neighbours, "crack A1-B3") == "warning-lost"
    partners = play(intro(4, "B3 D3 G1 G2", A1_ALMOST_SHUT, mode="cooperation"), "move 1 A1")
    assert warning_of(partners, "crack A1-B3") is None
