"""What a player is told before a step that beginners regret."""

from games.icehike.positions import hike, roam, step_to, to_place, walk
from support.claims import rule
from support.positions import warning_of

RING_OPEN_AT_F4 = "W G4 H4 H5 G6 F5"  # around G5


@rule("ICE-4.116")
def test_a_tile_that_leaves_the_own_hiker_without_a_way_warns():
    state = to_place("water", puppets="orange G5", tiles=RING_OPEN_AT_F4)
    assert (warning_of(state, "place F4"), warning_of(state, "place C3")) == ("warning-no-way", None)
    land = to_place("land", puppets="orange G5", tiles=RING_OPEN_AT_F4)
    assert warning_of(land, "place F4") is None


@rule("ICE-4.116", "ICE-4.117")
def test_roping_down_to_where_no_way_leads_on_warns():
    state = hike("orange F4", f"{RING_OPEN_AT_F4}, M F4, L F3", held="orange rope")
    assert warning_of(state, step_to(state, "G5")) == "warning-no-way"
    assert warning_of(state, step_to(state, "F3")) is None
    low = hike("orange F4", f"{RING_OPEN_AT_F4}, L F4 F3", held="orange rope")
    assert warning_of(low, step_to(low, "G5")) is None  # one can go back the way one came


@rule("ICE-4.100")
def test_keeping_the_torch_while_attacked_warns():
    state = roam(hike("white G6", bears="G5", held="white torch"), 1, "G6")
    assert (warning_of(state, "torch no"), warning_of(state, "torch yes")) == ("warning-retreat", None)


@rule("ICE-4.101")
def test_retreating_to_the_start_past_an_open_igloo_warns():
    refuge = roam(hike("white G6", bears="G5", igloos="white H3"), 1, "G6")
    assert (warning_of(refuge, "retreat start"), warning_of(refuge, "retreat white-1")) == ("warning-start", None)
    none = roam(hike("white G6", bears="G5"), 1, "G6")
    assert warning_of(none, "retreat start") is None  # there is no other refuge


@rule("ICE-4.33")
def test_ending_a_turn_without_having_done_anything_warns():
    state = hike("orange G5")
    assert warning_of(state, "end_turn") == "warning-idle"
    assert warning_of(walk(state, "F4"), "end_turn") is None
