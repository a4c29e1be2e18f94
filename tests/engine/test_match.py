"""A game being played: steps in order, and how far one can undo."""

import pytest

from banchisa.engine.match import Match
from banchisa.engine.refusal import IllegalMove
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.state import CHANCE
from support.toys.haul import Haul

OPENING = ["deal fish", "deal whale", "deal seal", "deal bear"]  # seat 0: fish seal, seat 1: whale bear


def play(*steps: str, **options) -> Match:
    game = Haul()
    match = Match(game, game.start(2, **options))
    for step in [*OPENING, *steps]:
        match.play(game.actions.parse(step))
    return match


def test_every_step_is_kept_with_its_actor():
    match = play("pick fish", "bury")
    assert [match.game.actions.name(step.action) for step in match.steps] == [*OPENING, "pick fish", "bury"]
    assert [step.actor for step in match.steps] == [CHANCE] * 4 + [0, 0]


def test_a_step_that_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing():
    match = play()
    before = match.state.to_json()
    with pytest.raises(IllegalMove, match=r"pick whale is not allowed: TOY-2\.1") as caught:
        match.play(match.game.actions.parse("pick whale"))
    assert caught.value.refusal.to_json() == {"rule": "TOY-2.1", "reason": "not-in-hand", "facts": {"kind": "whale"}}
    assert match.state.to_json() == before
    assert len(match.steps) == 4


def test_a_step_reads_for_every_seat_and_for_a_spectator_last():
    match = play("pick fish", "bury")
    assert match.steps[0].shown == ["deal fish", "deal ?", "deal ?"]
    assert match.steps[1].shown == ["deal ?", "deal whale", "deal ?"]
    assert match.steps[4].shown == ["pick fish", "pick ?", "pick ?"]
    assert match.steps[5].shown == ["bury", "bury", "bury"]


def test_the_position_given_at_the_start_is_not_touched():
    game = Haul()
    start = game.start(2)
    match = Match(game, start)
    match.play(game.actions.parse("deal fish"))
    assert start.dealt == 0
    assert match.at(0).dealt == 0


def test_any_earlier_position_can_be_looked_at():
    match = play("pick fish", "bury")
    assert [match.at(count).phase for count in range(7)] == ["deal"] * 4 + ["pick", "lay", "tide"]


# taking back


def test_one_may_take_back_all_own_steps_since_anything_was_revealed():
    match = play("pick fish", "bury")
    assert match.undoable(0) == 2
    match.undo(0, 2)
    assert match.state.to_json() == play().state.to_json()
    assert len(match.steps) == 4


def test_one_may_take_back_only_the_last_of_them():
    match = play("pick fish", "bury")
    match.undo(0)
    assert match.state.to_json() == play("pick fish").state.to_json()


def test_what_was_taken_back_can_be_done_differently():
    match = play("pick fish")
    match.undo(0)
    match.play(match.game.actions.parse("pick seal"))
    assert match.state.to_json() == play("pick seal").state.to_json()


def test_nobody_takes_back_the_steps_of_another():
    match = play("pick fish", "bury")
    assert match.undoable(1) == 0
    with pytest.raises(ValueError, match="seat 1 can undo 0 steps, not 1"):
        match.undo(1)


def test_a_step_that_revealed_something_stays():
    match = play("pick fish", "play")
    assert match.steps[-1].reveals
    assert match.undoable(0) == 0
    with pytest.raises(ValueError, match="seat 0 can undo 0 steps, not 1"):
        match.undo(0)


def test_steps_before_one_that_revealed_something_stay_too():
    match = play("pick fish", "play", "pass")
    assert match.undoable(1) == 1
    assert match.undoable(0) == 0


def test_nobody_takes_back_what_another_has_answered():
    match = play("pick fish", "play", "pass", "tide low", "pick whale")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)


def test_a_draw_of_chance_closes_the_turn_before_it():
    match = play("pick fish", "bury", "tide low")
    assert (match.undoable(0), match.undoable(1)) == (0, 0)


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_only_as_many_steps_as_there_are_can_be_taken_back(steps):
    match = play("pick fish", "bury")
    with pytest.raises(ValueError, match="seat 0 can undo 2 steps"):
        match.undo(0, steps)
    assert len(match.steps) == 6


# chance


def test_settling_lets_chance_act_until_a_seat_is_asked():
    game = Haul()
    match = Match(game, game.start(2))
    assert match.play_chance(SealedChance(seed_from(1), [])) == 4
    assert match.state.actor == 0
    assert match.play_chance(SealedChance(seed_from(1), [])) == 0


def test_draws_follow_from_seed_and_step_number():
    game = Haul()
    chance = SealedChance(seed_from(3), ["x"])
    match = Match(game, game.start(2))
    match.play_chance(chance)
    for number, step in enumerate(match.steps):
        state = match.at(number)
        assert step.action == state.legal_actions()[chance.draw(number, state.weights())]


def test_a_match_knows_when_it_is_over():
    match = play("pick fish", "bury", "tide low", "pick whale", "bury", "tide low", "pick seal", "bury", "tide low",
                   "pick bear", "bury")  # fmt: skip
    assert not match.is_over
    match.play(match.game.actions.parse("tide low"))
    assert match.is_over
    assert (match.state.scores(), match.state.ranks()) == ([3, 4], [2, 1])
