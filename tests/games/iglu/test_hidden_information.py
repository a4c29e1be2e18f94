"""What each seat and a spectator can know, and the worlds they hold possible."""

from collections import Counter
from fractions import Fraction

import pytest

from banchisa import SPECTATOR, Rng
from games.iglu.positions import GAME, acting, first_turn, melting, question
from support.claims import rule
from support.positions import json_entry, names, outcomes_seen, play

RED_BORDER = {"melt": 6, "energy1": 2, "energy2": 4, "energy3": 2, "harpoon": 4, "animals": 6}
NO_BORDER = {"fish1": 4, "fish2": 4, "fish3": 4, "bear": 4, "drift": 6, "glacier": 10}


def state_after_draw(tile: str):
    """Red has melted one tile, with red border; blue has just lifted the next one."""
    return play(first_turn(), "melt_ice d3", f"tile {tile}", "end_turn", "melt_ice e3")


def worlds(state, viewer: int, count: int):
    """Worlds that a viewer holds possible."""
    rng, seen = Rng(1), state.seen_by(viewer)
    return [seen.resample(rng) for _ in range(count)]


def view(state, viewer: int) -> object:
    """All that a viewer gets to see."""
    seat = None if viewer == SPECTATOR else viewer
    return GAME.scene(state.seen_by(viewer), seat).to_json(), state.seen_by(viewer).to_json()


# what is unseen for whom


@rule("IGL-4.17", "IGL-4.19")
@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_for_the_others_a_tile_just_drawn_is_one_of_all_56(viewer):
    state = state_after_draw("harpoon").seen_by(viewer)
    assert json_entry(state, "unseen") == NO_BORDER | RED_BORDER
    assert json_entry(state, "kept") == [{"unknown": 1}, {}, {}, {}]


@rule("IGL-4.17")
def test_for_its_drawer_55_are_unseen():
    state = state_after_draw("harpoon").seen_by(0)
    assert json_entry(state, "unseen") == NO_BORDER | RED_BORDER | {"harpoon": 3}
    assert json_entry(state, "kept") == [{"harpoon": 1}, {}, {}, {}]


@rule("IGL-4.40")
@pytest.mark.parametrize(
    ("viewer", "unseen", "kept"),
    [
        (0, {"melt": 5, "energy1": 1, "harpoon": 3}, [{"melt": 1, "harpoon": 1}, {"unknown": 2}, {}]),
        (1, {"melt": 6, "energy1": 0, "harpoon": 3}, [{"unknown": 2}, {"energy1": 1, "harpoon": 1}, {}]),
        (2, {"melt": 6, "energy1": 1, "harpoon": 4}, [{"unknown": 2}, {"unknown": 2}, {}]),
        (SPECTATOR, {"melt": 6, "energy1": 1, "harpoon": 4}, [{"unknown": 2}, {"unknown": 2}, {}]),
    ],
)
def test_a_viewer_has_not_seen_what_was_neither_shown_to_all_nor_is_held(viewer, unseen, kept):
    shown = {"energy1": 1, "fish1": 2, "bear": 4}
    state = acting("b2 red, b3", seats=3, kept="red melt harpoon, blue energy1 harpoon", shown=shown).seen_by(viewer)
    counted = json_entry(state, "unseen")
    assert {kind: counted.get(kind, 0) for kind in unseen} == unseen
    assert (counted["fish1"], counted.get("bear", 0), counted["glacier"]) == (2, 0, 10)
    assert json_entry(state, "kept") == kept
    assert json_entry(state, "shown") == shown


@rule("IGL-4.40")
def test_the_number_of_kept_tiles_and_all_else_is_public():
    state = acting(
        "b2 red, b3 fox1", sea="c2 fish3", kept="red 3 melt, blue harpoon", hunted="green bear", played=["melt"]
    )
    hidden = {"kept", "unseen"}
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = state.seen_by(viewer).to_json()
        assert {key: seen[key] for key in seen if key not in hidden} == {
            key: value for key, value in state.to_json().items() if key not in hidden
        }
        assert [sum(hand.values()) for hand in seen["kept"]] == [3, 1, 0, 0]


@rule("IGL-4.17", "IGL-4.40")
def test_what_is_seen_does_not_depend_on_the_tiles_of_the_others():
    views = [[view(state_after_draw(tile), viewer) for viewer in (1, 2, 3, SPECTATOR)] for tile in RED_BORDER]
    assert all(other == views[0] for other in views)


def test_looking_changes_nothing():
    state = state_after_draw("melt")
    before = state.to_json()
    state.seen_by(1).resample(Rng(7))
    assert state.to_json() == before


# possible worlds


def test_the_worked_example_next_tile_without_border_32_of_55():
    """Whatever red's tile is, the next one has no red border with probability 32/55."""
    for world in worlds(state_after_draw("energy2"), 1, 200):
        weight = dict(zip(names(world), world.weights(), strict=True))
        assert sum(weight.values()) == 55
        assert {kind: weight[f"tile {kind}"] for kind in NO_BORDER} == NO_BORDER
        assert Fraction(sum(NO_BORDER.values()), sum(weight.values())) == Fraction(32, 55)


def test_the_worked_example_red_s_tile_is_a_harpoon_with_4_of_24():
    count = 6000
    found = Counter(next(iter(json_entry(world, "kept")[0])) for world in worlds(state_after_draw("animals"), 1, count))
    for kind, number in RED_BORDER.items():
        share = number / 24
        assert abs(found[kind] - count * share) < 6 * (count * share * (1 - share)) ** 0.5
    assert sum(found.values()) == count


def test_the_worked_example_the_next_tile_is_a_harpoon_with_23_of_55_times_4_of_24():
    """By total probability over red's tile, with the weights of the engine in each world."""
    chance = Fraction(0)
    for tile, number in RED_BORDER.items():
        state = state_after_draw(tile)
        weight = dict(zip(names(state), state.weights(), strict=True))
        chance += Fraction(number, 24) * Fraction(weight["tile harpoon"], sum(weight.values()))
    assert chance == Fraction(23, 55) * Fraction(4, 24)


def test_for_red_the_next_tile_is_one_of_55_in_every_world():
    for world in worlds(state_after_draw("harpoon"), 0, 20):
        weight = dict(zip(names(world), world.weights(), strict=True))
        assert weight["tile harpoon"] == 3
        assert sum(weight.values()) == 55


def test_own_tiles_stay_and_the_others_get_as_many_as_they_hold():
    state = acting("b2 red, b3", kept="red 2 melt harpoon, blue 3 animals, green energy1 energy2")
    seen = set()
    for world in worlds(state, 0, 50):
        kept = json_entry(world, "kept")
        assert kept[0] == {"melt": 2, "harpoon": 1}
        assert [sum(hand.values()) for hand in kept] == [3, 3, 0, 2]
        assert GAME.inventory(world) == GAME.inventory(state)
        seen.add(str(kept))
    assert len(seen) > 20


def test_the_last_unknown_tiles_are_dealt_without_replacement():
    shown = RED_BORDER | {"harpoon": 3, "animals": 5}  # one Harpoon and one Move animals are left
    state = acting("b2 red, b3", seats=2, kept="red harpoon, blue animals", shown=shown)
    assert {str(json_entry(world, "kept")) for world in worlds(state, 0, 20)} == {"[{'harpoon': 1}, {'animals': 1}]"}
    found = Counter(str(json_entry(world, "kept")) for world in worlds(state, SPECTATOR, 400))
    assert set(found) == {"[{'harpoon': 1}, {'animals': 1}]", "[{'animals': 1}, {'harpoon': 1}]"}
    assert 140 < found["[{'harpoon': 1}, {'animals': 1}]"] < 260


@rule("IGL-4.51")
def test_a_tile_removed_by_melt_stays_among_the_unseen():
    state = play(melting("b2 red, b3, b4, b5", kept="red melt"), "play_melt b5")
    assert (
        json_entry(state.seen_by(1), "unseen")
        == json_entry(state.seen_by(0), "unseen")
        == NO_BORDER | RED_BORDER | {"melt": 5}
    )


# the question after a Harpoon


def attack(kept: str):
    state = acting("c4 blue, h2 red", sea="c5 bear", kept=f"red animals, blue {kept}")
    return play(state, "play_animals", "move_animal bear c5 c4")


@rule("IGL-4.60", "IGL-4.62")
@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_from_outside_the_question_looks_the_same_whether_a_harpoon_is_held_or_not(viewer):
    held, none = attack("harpoon melt"), attack("energy1 melt")
    assert question(held) == question(none) == "answer blue"
    assert view(held, viewer) == view(none, viewer)
    decline = GAME.actions.parse("answer decline")
    assert GAME.notation_for(held, decline, viewer) == GAME.notation_for(none, decline, viewer) == "answer decline"
    assert GAME.log_text(held, decline, viewer) == GAME.log_text(none, decline, viewer)
    assert GAME.reveals(held, decline) is GAME.reveals(none, decline) is False
    assert view(play(held, "answer decline"), viewer) == view(play(none, "answer decline"), viewer)


@rule("IGL-4.60")
def test_the_question_itself_reads_the_same_for_whoever_is_asked():
    prompts = [GAME.scene(attack(kept).seen_by(1), 1).to_json()["prompt"] for kept in ("harpoon", "melt")]
    assert prompts[0] == prompts[1]
    assert prompts[0]["rule"] == "IGL-4.60"


@rule("IGL-4.19", "IGL-4.41")
def test_a_drawn_tile_stays_in_the_dark_for_the_log_of_the_others():
    state = play(melting("b2 red, b3, b4"), "melt_ice b4")
    lines = {tile: GAME.log_text(state, GAME.actions.parse(f"tile {tile}"), 1) for tile in RED_BORDER}
    assert len({str(line.to_json()) for line in lines.values()}) == 1
    own = {str(GAME.log_text(state, GAME.actions.parse(f"tile {tile}"), 0).to_json()) for tile in RED_BORDER}
    assert len(own) == 6


@rule("IGL-5.3")
def test_kept_tiles_stay_hidden_after_the_end():
    ends = [play(acting("b2 red, b3 blue", seats=2, kept=f"red {tile}"), "end_turn") for tile in ("melt", "harpoon")]
    assert question(ends[0]) == "over"
    assert [view(end, 1) for end in ends] == [view(ends[0], 1)] * 2
    assert view(ends[0], SPECTATOR) == view(ends[1], SPECTATOR)


@rule("IGL-4.19")
def test_outcomes_with_a_red_border_are_alike_to_all_but_the_drawer():
    state = play(melting("b2 red, b3, b4"), "melt_ice b3")
    shown = ["tile fish1", "tile fish2", "tile fish3", "tile bear", "tile drift", "tile glacier"]
    kept = ["tile melt", "tile energy1", "tile energy2", "tile energy3", "tile harpoon", "tile animals"]
    assert outcomes_seen(state, 0) == shown + kept
    assert outcomes_seen(state, 1) == outcomes_seen(state, SPECTATOR) == shown + ["tile melt"] * 6
