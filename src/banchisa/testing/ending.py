"""Games end, and the same seed plays the same game."""

from __future__ import annotations

from banchisa.engine.state import CHANCE, OVER
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Walk, page


class Ends(Identity):
    """Random play comes to an end, with an actor all the way, and points and places at the end."""

    name = "ends"

    def at(self, walk: Walk) -> None:
        self.checks += 1
        actor = walk.state.actor
        if not (0 <= actor < walk.table.seats or actor in (CHANCE, OVER)):
            raise Broken(f"the actor is {actor}: no seat, not chance (-1) and not over (-2)")
        if len(walk.actions) >= walk.setting.max_steps and actor != OVER:
            raise Broken(f"the game is not over after {len(walk.actions)} steps")

    def over(self, walk: Walk) -> None:
        seats = walk.table.seats
        scores, ranks = walk.state.scores(), walk.state.ranks()
        if len(scores) != seats or len(ranks) != seats:
            raise Broken(f"{seats} seats, but {len(scores)} scores and {len(ranks)} ranks")
        if any(not 1 <= rank <= seats for rank in ranks):
            raise Broken(f"ranks {ranks}: places go from 1 to {seats}")


class Repeats(Identity):
    """The same seed plays the same game, and the same steps lead to the same positions."""

    name = "repeats"

    def over(self, walk: Walk) -> None:
        again = Walk(walk.setting, walk.table, walk.seed)
        steps: list[str] = []
        for number, action in enumerate(walk.actions):
            if again.pages[number] != walk.pages[number]:
                raise Broken(f"the same {number} steps lead to another position the second time", steps)
            again.step()
            steps.append(walk.game.actions.name(action))
            if again.actions[number] != action:
                second = walk.game.actions.name(again.actions[number])
                raise Broken(f"seed {walk.seed} plays {second} the second time, not {steps[-1]}", steps[:-1])
        self.checks += 1
        if again.pages[-1] != walk.pages[-1]:
            raise Broken("the same steps lead to another position the second time", steps)
        if page(walk.setting.start(walk.table)) != walk.pages[0]:
            raise Broken("a new game does not begin like the one before it", [])
