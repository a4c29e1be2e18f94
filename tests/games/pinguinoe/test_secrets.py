"""What a seat knows: hands of others are hidden, and what they may hold is dealt with the right frequencies."""

from collections import Counter
from math import comb

import banchisa
from banchisa.testing import TableKind, keenly, run_battery
from games.pinguinoe.positions import GAME, at, hand, roll
from support.positions import json_entry, names, outcomes_seen, play

WORLDS = 3000


def worlds(state, viewer: int, count: int = WORLDS):
    """Worlds that a viewer thinks possible."""
    rng = banchisa.Rng(5)
    seen = state.seen_by(viewer)
    return [seen.resample(rng) for _ in range(count)]


def close(found: int, chance: float, count: int = WORLDS) -> bool:
    """Whether a number of cases is within five standard deviations of what is expected."""
    return abs(found - chance * count) < 5 * (chance * (1 - chance) * count) ** 0.5 + 1


def test_others_see_only_how_many_cards_a_hand_has():
    state = at("", "", ["fish snowball", "lifebelt", "", "skates"])
    assert json_entry(state.seen_by(1), "hands") == [2, ["lifebelt"], 0, 1]
    assert json_entry(state.seen_by(banchisa.SPECTATOR), "hands") == [2, 1, 0, 1]


def test_a_hidden_card_is_any_of_the_unseen_objects():
    state = at("", "", ["fish", "snowball"], discards="snowball telescope")
    # seat 0 has not seen 11 objects: 1 telescope, 3 snowballs, 2 skates, 1 fish, 2 lifebelts, 2 trampolines
    found = Counter(hand(world, 1) for world in worlds(state, 0))
    wanted = {"telescope": 1, "snowball": 3, "skates": 2, "fish": 1, "lifebelt": 2, "trampoline": 2}
    assert set(found) == set(wanted)
    assert all(close(found[card], number / 11) for card, number in wanted.items())


def test_hidden_hands_are_dealt_without_replacement():
    state = at("", "", ["", "fish fish snowball"])
    both = [world for world in worlds(state, 0) if hand(world, 1).split().count("fish") == 2]
    assert close(len(both), comb(12, 1) / comb(14, 3))


def test_events_stay_in_the_deck_of_every_world():
    state = play(roll(2, "1:L1a/0", "1.6", ["", "fish snowball"]), "walk 1.7", "end_turn")
    for world in worlds(state, 0, 50):
        weights = dict(zip(names(world), world.weights(), strict=True))
        assert [weights[f"search {event}"] for event in ("stop", "tear", "blizzard", "tsunami")] == [2, 1, 1, 2]
        assert sum(weights.values()) == 18


def after_a_shuffle():
    """Seat 0 has just searched an empty deck: all that is in hands is old, the deck is the discards of before."""
    hands = ["fish snowball", "fish telescope", "snowball"]
    discards = "telescope snowball snowball skates skates lifebelt lifebelt trampoline trampoline"
    events = "stop stop tear blizzard tsunami tsunami"
    state = roll(2, "1:L1a/0", "1.6", hands, discards=f"{discards} {events}", white_penguin="sleepy")
    return play(state, "walk 1.7", "end_turn")


def test_after_a_shuffle_old_cards_are_dealt_among_the_old_places_only():
    state = after_a_shuffle()
    seen = state.seen_by(0)
    assert (json_entry(seen, "hands"), json_entry(seen, "kept")) == ([[], 0, 0, 0], [["snowball", "fish"], 2, 1, 0])
    assert json_entry(seen, "pool") == ["telescope", "snowball", "fish"]
    found = Counter(hand(world, 2) for world in worlds(state, 0))
    assert set(found) == {"telescope", "snowball", "fish"}
    assert all(close(number, 1 / 3) for number in found.values())


def test_a_card_drawn_after_the_shuffle_comes_from_the_new_deck():
    state = play(after_a_shuffle(), "search skates")
    drawn = Counter(json_entry(world, "hands")[0][0] for world in worlds(state, 1))
    # the new deck had 1 telescope, 2 snowballs, 2 skates, 2 lifebelts, 2 trampolines
    wanted = {"telescope": 1, "snowball": 2, "skates": 2, "lifebelt": 2, "trampoline": 2}
    assert set(drawn) == set(wanted)
    assert all(close(drawn[card], number / 9) for card, number in wanted.items())


def test_of_two_equal_cards_the_older_is_laid_down_first():
    hands = ["snowball", "fish"]
    kept = [["snowball"], ["skates"], [], []]
    state = at("1:L1a/0", "- - 14.25", hands, kept=kept, white_penguin="sleepy", events=3)
    thrown = play(state, "snowball 3")
    assert (json_entry(thrown, "hands")[0], json_entry(thrown, "kept")[0]) == (["snowball"], [])


def test_being_asked_and_declining_tells_nobody_anything():
    def caught(held: str):
        return play(roll(6, "", "- 0.2", ["", held], seal="0.3"), "seal_to 0.2")

    for viewer in (0, 2, 3, banchisa.SPECTATOR):
        one, other = caught("fish"), caught("snowball")
        scene = GAME.scene(one.seen_by(viewer), viewer if viewer >= 0 else None).to_json()
        assert scene == GAME.scene(other.seen_by(viewer), viewer if viewer >= 0 else None).to_json()
        assert one.actor == other.actor == 1
        assert GAME.log_text(one, 2).to_json() == GAME.log_text(other, 2).to_json()
        assert play(one, "decline").seen_by(viewer).to_json() == play(other, "decline").seen_by(viewer).to_json()


def test_a_drawn_object_reads_differently_for_its_owner_and_the_others():
    state = play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn")
    fish, tear = GAME.actions.parse("search fish"), GAME.actions.parse("search tear")
    assert [GAME.notation_for(state, fish, viewer) for viewer in (0, 1, banchisa.SPECTATOR)] == [
        "search fish", "search ?", "search ?",
    ]  # fmt: skip
    assert GAME.notation_for(state, tear, 1) == "search tear"
    assert GAME.log_text(state, fish, 1).to_json() == ["step-object-unseen", {"colour": "colour-red"}]
    assert GAME.log_text(state, fish, 0).to_json() == ["step-object", {"colour": "colour-red", "card": "thing-fish"}]


def test_laying_down_an_object_cannot_be_taken_back():
    state = at("1:L8a/0", "0.3 - 14.25", ["fish snowball skates telescope trampoline lifebelt"])
    for step, shows in (("telescope 2", True), ("snowball 3", True), ("fish", True), ("roll", False)):
        assert GAME.reveals(state, GAME.actions.parse(step)) is shows
    moving = play(state, "roll", "die 5")
    for step, shows in (
        ("skates", True),
        ("jump N", True),
        ("walk 0.2", False),
        ("reveal 7", False),
        ("end_turn", False),
    ):
        assert GAME.reveals(moving, GAME.actions.parse(step)) is shows


def test_resampled_worlds_have_the_right_frequencies_in_games_that_are_played_to_win():
    tables = [TableKind(3, {}), TableKind(2, {"layout": "two_player", "white_penguin": "sleepy"})]
    report = run_battery(GAME, games=1, policy=keenly(GAME), only=["frequencies", "secrecy"], tables=tables)
    assert report.checks["frequencies"] > 200


def test_objects_that_another_seat_draws_are_alike():
    state = play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn")
    objects = [f"search {name}" for name in ("telescope", "snowball", "skates", "fish", "lifebelt", "trampoline")]
    events = ["search stop", "search tear", "search blizzard", "search tsunami"]
    assert outcomes_seen(state, 0) == objects + events
    assert outcomes_seen(state, 1) == ["search telescope"] * 6 + events
