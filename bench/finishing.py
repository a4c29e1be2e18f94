"""Counts how often bots take a step that wins at once.

    python bench/finishing.py                              all games; normal, hard and expert; 30 positions of each game
    python bench/finishing.py --game icehike --levels easy,normal --positions 100

The positions come from games between two greedy bots, at most one of each game: the first in which some step, but not
every one, ends the game with a win for the seat to act, in all worlds that this seat thinks possible. Each level
chooses once in every position, from what the seat sees. The same seed gives the same positions and choices.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice

import banchisa
from banchisa.bots.levels import UNHURRIED, make_bot
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import OVER, State
from banchisa.lab.play import bot_seed, play

SEATS = 2
WORLDS = 500  # in so many a step must win
LEVELS = "normal,hard,expert"


def wins(world: State, action: int, seat: int) -> bool:
    """Whether this step ends the game with this seat alone on the first place."""
    after = world.copy()
    after.apply(action)
    if after.actor != OVER:
        return False
    ranks = after.ranks()
    return ranks[seat] == 1 and ranks.count(1) == 1


def winning_steps(state: State) -> list[int]:
    """The steps that win at once whatever the seat to act does not know."""
    seat = int(state.actor)
    found = [action for action in state.legal_actions() if wins(state, action, seat)]
    if not found:
        return []
    seen = state.seen_by(seat)
    worlds = [seen.resample(Rng(number)) for number in range(WORLDS)]
    return [action for action in found if all(wins(world, action, seat) for world in worlds)]


class Watch:
    """Keeps the first position of a game in which some step wins at once, and not every one does."""

    def __init__(self) -> None:
        self.found: tuple[State, list[int]] | None = None

    def __call__(self, state: State, action: int) -> None:
        if self.found is None and state.actor >= 0:
            steps = winning_steps(state)
            if 0 < len(steps) < len(state.legal_actions()):
                self.found = state.copy(), steps


def positions(game: Game, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Positions of this kind from one game after the other, each with its winning steps."""
    for number in count():
        watch = Watch()
        play(game, game.start(SEATS), [make_bot(game, "greedy") for _ in range(SEATS)], seed, number, watch)
        if watch.found is not None:
            yield watch.found


def count_wins_taken(game: Game, level: str, found: list[tuple[State, list[int]]], seed: int) -> int:
    """In how many of these positions a level chooses a winning step."""
    total = 0
    for number, (state, steps) in enumerate(found):
        chosen = make_bot(game, level, UNHURRIED).choose(state.seen_by(state.actor), Rng(bot_seed(seed, number, 0)))
        total += chosen in steps
    return total


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--game", choices=[game.key for game in banchisa.games()], help="only this one")
    options.add_argument("--levels", default=LEVELS, help=f"by default {LEVELS}")
    options.add_argument("--positions", type=int, default=30, help="of each game, by default 30")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    levels = given.levels.split(",")
    print("| game | " + " | ".join(levels) + " |")
    print("|---" * (1 + len(levels)) + "|")
    for game in banchisa.games():
        if given.game in (None, game.key):
            found = list(islice(positions(game, given.seed), given.positions))
            row = [f"{count_wins_taken(game, level, found, given.seed)} of {len(found)}" for level in levels]
            print(f"| {game.title} | " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
