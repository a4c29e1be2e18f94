"""Bots that play on until they break a rule, or long enough."""

from itertools import count, cycle

from banchisa.lab.play import play
from banchisa.testing.honesty import fresh_bots

KINDS = ["random", "greedy", "thinking"]  # as fresh_bots lists them


def steps_without_a_fault(game, kind, wanted):
    """Play games between bots of one kind until so many steps were taken; a fault would end one at once."""
    steps = 0
    tables = zip(count(), cycle(game.seats))
    while steps < wanted:
        number, seats = next(tables)
        bots = [fresh_bots(game)[kind] for _ in range(seats)]
        played = play(game, game.start(seats), bots, 1, number, max_steps=wanted)
        assert played.forfeit is None
        steps += len(played.steps)
    return steps
