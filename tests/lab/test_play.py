"""One game between bots."""

import banchisa
from banchisa.bots.bot import Bot
from banchisa.bots.random import RandomBot
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import SealedChance
from banchisa.lab.play import Fault, Forfeit, bot_seed, chance_seed, play
from support.toys.haul import UNKNOWN, Haul

HAUL = Haul()


class Script(Bot):
    """Calls a function for every choice."""

    def __init__(self, game, function):
        super().__init__(game)
        self.function = function

    def choose(self, seen, rng):
        return self.function(seen, rng)


def first(seen, rng):
    return seen.legal_actions()[0]


def randoms(game, seats):
    return [RandomBot(game) for _ in range(seats)]


def test_the_same_numbers_give_the_same_game():
    games = [play(HAUL, HAUL.start(2), randoms(HAUL, 2), 7, number) for number in (0, 0, 1, 2, 3)]
    assert games[0] == games[1]
    assert len({tuple(game.steps) for game in games}) > 1
    assert play(HAUL, HAUL.start(2), randoms(HAUL, 2), 8) != games[0]


def test_a_finished_game_has_the_points_and_places_of_its_last_position():
    start = HAUL.start(3)
    played = play(HAUL, start, randoms(HAUL, 3), 1)
    state = start.copy()
    for step in played.steps:
        state.apply(step)
    assert state.actor == banchisa.OVER
    assert (played.scores, played.ranks, played.forfeit) == (state.scores(), state.ranks(), None)
    assert played.is_over
    assert start.phase == "deal"  # the start is left as it was


def test_a_bot_gets_what_its_seat_sees():
    views = []

    def look(seen, rng):
        views.append(seen)
        return first(seen, rng)

    play(HAUL, HAUL.start(2), [Script(HAUL, look), Script(HAUL, look)], 1)
    assert views
    for seen in views:
        assert set(seen.hands[1 - seen.actor]) <= {UNKNOWN}
        assert set(seen.deck) <= {UNKNOWN}


def test_a_watcher_is_told_every_step_before_it_is_taken():
    told = []
    played = play(
        HAUL, HAUL.start(2), randoms(HAUL, 2), 1, watch=lambda state, action: told.append((state.actor, action))
    )
    assert [action for _, action in told] == played.steps
    assert told[0][0] == banchisa.CHANCE


def test_who_fails_is_last_and_the_others_share_the_first_place():
    def fail(seen, rng):
        raise Fault("late", "no answer within 1 s")

    bots = [Script(HAUL, first), Script(HAUL, fail), Script(HAUL, first)]
    played = play(HAUL, HAUL.start(3), bots, 1)
    assert played.ranks == [1, 3, 1]
    assert played.scores is None
    assert played.forfeit == Forfeit(1, "late", "no answer within 1 s")


def test_an_illegal_action_is_a_fault():
    played = play(HAUL, HAUL.start(2), [Script(HAUL, lambda seen, rng: HAUL.actions.parse("pass"))] * 2, 1)
    assert played.forfeit == Forfeit(0, "illegal", "pass is not allowed here")


def test_a_game_that_does_not_end_is_left_and_shared_by_all():
    played = play(HAUL, HAUL.start(2), randoms(HAUL, 2), 1, max_steps=5)
    assert len(played.steps) == 5
    assert (played.ranks, played.scores, played.is_over) == ([1, 1], None, False)


def test_the_record_of_a_game_can_be_verified():
    game = banchisa.game("nanuuk")
    start = game.start(2, mode="intro")
    played = play(game, start, randoms(game, 2), 3, 4)
    match = Match(game, start)
    for action in played.steps:
        match.play(action)
    record = Record.of(match, ["a", "b"], SealedChance(chance_seed(3, 4), []), reveal=True)
    assert record.verify(game) == []
    assert record.ranks == played.ranks


def test_dice_of_bots_differ_from_game_to_game_and_step_to_step():
    numbers = {bot_seed(1, game, step) for game in range(20) for step in range(20)}
    assert len(numbers) == 400
