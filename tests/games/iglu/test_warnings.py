"""What a player is told before a step that beginners regret."""

from games.iglu.positions import acting, melting
from support.claims import rule
from support.positions import play, warning_of


@rule("IGL-5.15")
def test_walking_from_ice_onto_a_corner_warns():
    state = acting("b1 red, c1")
    assert (warning_of(state, "walk b1 a1"), warning_of(state, "walk b1 c1")) == ("warning-corner", None)
    ashore = acting("b1, c1", land="a1 red")
    assert warning_of(ashore, "walk a1 b1") is None


@rule("IGL-4.50")
def test_melting_the_tile_under_an_own_inuk_warns():
    state = melting("c3 red, e3 blue, h2 red, c5, d6, d7", kept="red melt")
    assert (warning_of(state, "play_melt c3"), warning_of(state, "play_melt e3")) == ("warning-melts-own", None)


@rule("IGL-4.58", "IGL-4.63")
def test_moving_a_bear_onto_an_own_inuk_warns_unless_it_hides():
    state = play(acting("c4 red, h2 red", sea="c5 bear", kept="red animals"), "play_animals")
    assert warning_of(state, "move_animal bear c5 c4") == "warning-bear-own"
    assert warning_of(state, "move_animal bear c5 c6") is None
    hides = play(acting("c4 red red-igloo, h2 red", sea="c5 bear", kept="red animals"), "play_animals")
    assert warning_of(hides, "move_animal bear c5 c4") is None


@rule("IGL-4.62", "IGL-4.64")
def test_keeping_a_harpoon_while_attacked_warns():
    def attack(ice: str, kept: str):
        state = acting(f"{ice}, h2 red", sea="c5 bear", kept=f"red animals, {kept}")
        return play(state, "play_animals", "move_animal bear c5 c4")

    assert warning_of(attack("c4 blue", "blue harpoon"), "answer decline") == "warning-flee"
    assert warning_of(attack("c4 blue", "blue melt"), "answer decline") is None  # there is no other answer
    assert warning_of(attack("c4 blue blue-igloo", "blue harpoon"), "answer decline") is None


@rule("IGL-4.71")
def test_ending_a_turn_with_prey_in_reach_warns():
    assert warning_of(acting("c3 red", sea="c4 fish2"), "end_turn") == "warning-hunt-left"
    assert warning_of(acting("c3 red", sea="c4 fish2", ap=1), "end_turn") is None  # it costs two
    assert warning_of(acting("c3 red", sea="c5 fish2"), "end_turn") is None  # out of reach
