"""A hint of a worker in a real game: reasons in words, the same for whoever sees the same."""

import msgspec

import banchisa
from banchisa.bots import hints
from banchisa.server.processes.bot_worker import answer, describe
from banchisa.server.processes.questions import HintQuestion
from games.arctic.positions import table


def told(state):
    """What is told of the best steps, as it is sent."""
    game = banchisa.game("arctic")
    seen = state.seen_by(state.actor)
    return [describe(game, seen, advice) for advice in hints.give(game, seen, 24, hints.number(seen))]


def test_reasons_are_sent_with_their_kind_and_are_the_same_in_worlds_that_look_alike():
    stated = table(2, hands=["1F2 1F3 1O1 2W2"], piles=["1F4 1F5", "2B1 2O1"])
    state = stated.seen_by(0).resample(banchisa.Rng(9))  # now each seat has a Totem
    world = state.seen_by(0).resample(banchisa.Rng(4))
    assert world.to_json() != state.to_json()
    options = told(state)
    assert msgspec.json.encode(options) == msgspec.json.encode(told(world))
    sent = [reason for option in options for reason in option.reasons]
    assert sent
    assert all(reason.kind in ("brings", "prevents", "risks") for reason in sent)


def test_a_worker_answers_a_question_for_a_hint_with_reasons():
    state = table(2, hands=["1F2 1F3 1O1 2W2"], piles=["1F4 1F5", "2B1 2O1"])
    seen = state.seen_by(state.actor)
    options = msgspec.to_builtins(answer(HintQuestion("arctic", "easy", seen.to_json(), 5), banchisa.game))
    assert options
    assert all({"wins", "reasons", "ahead"} <= set(option) for option in options)
