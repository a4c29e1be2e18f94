"""Bots know no more than their seat, and keep to the rules."""

from __future__ import annotations

from banchisa.bots.bot import Bot
from banchisa.bots.greedy import GreedyBot
from banchisa.bots.random import RandomBot
from banchisa.bots.search_bot import SearchBot
from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.views import name_of
from banchisa.testing.walk import Walk

_ITERATIONS = 12  # enough to open a few positions


class Outcomes(Identity):
    """Outcomes of chance that read alike for a viewer are one to a search, and others are not."""

    name = "outcomes"

    def at(self, walk: Walk) -> None:
        if walk.state.actor != CHANCE or not walk.now_and_then(self.name):
            return
        outcomes = walk.state.legal_actions()
        for viewer in walk.viewers:
            self.checks += 1
            read: dict[int, str] = {}
            for outcome in outcomes:
                shown = walk.game.notation_for(walk.state, outcome, viewer)
                if read.setdefault(int(walk.state.observed_outcome(outcome, viewer)), shown) != shown:
                    raise Broken(f"{shown} is one with another outcome to {name_of(viewer)}, but reads differently")
            if len(set(read.values())) < len(read):
                raise Broken(f"outcomes that read alike for {name_of(viewer)} are told apart: {sorted(read.values())}")


class Choices(Identity):
    """With the same dice a bot chooses the same in every world that its seat thinks possible, and what is allowed."""

    name = "choices"

    def at(self, walk: Walk) -> None:
        if walk.state.actor < 0 or not walk.now_and_then(self.name, often=4):
            return
        seat = int(walk.state.actor)
        world = walk.state.seen_by(seat).resample(walk.dice(self.name))
        world = walk.game.from_json(world.to_json())  # read again from paper, nothing of the truth clings to it
        for here, there in zip(fresh_bots(walk.game), fresh_bots(walk.game), strict=True):
            self.checks += 1
            chosen = _choose(here, walk, walk.state.seen_by(seat))
            elsewhere = _choose(there, walk, world.seen_by(seat))
            if chosen != elsewhere:
                raise Broken(f"{type(here).__name__} chooses {walk.game.actions.name(chosen)}, and in another world "
                             f"that {name_of(seat)} thinks possible {walk.game.actions.name(elsewhere)}")  # fmt: skip


def fresh_bots(game: Game) -> list[Bot]:
    """One of each kind, without a memory of other positions."""
    return [RandomBot(game), GreedyBot(game), SearchBot(game, _ITERATIONS, noise=1.0)]


def _choose(bot: Bot, walk: Walk, seen: State) -> int:
    chosen = bot.choose(seen, walk.dice("choice"))
    if chosen not in walk.state.legal_actions():
        raise Broken(f"{type(bot).__name__} chooses {walk.game.actions.name(chosen)}, which is not allowed")
    return chosen
