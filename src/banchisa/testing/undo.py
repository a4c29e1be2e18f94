"""One's own steps can be taken back, exactly, as long as nobody has learnt from them."""

from __future__ import annotations

from banchisa.engine.match import Match
from banchisa.engine.state import CHANCE, SPECTATOR, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.views import after, name_of
from banchisa.testing.walk import Walk, page

_WORLDS = 3
_LOOKED_AT = 20  # steps of a game after which everything is taken back


class UndoRights(Identity):
    """Undo returns exactly the earlier position, and never passes another's step or one that showed something new.

    Whether a step shows a viewer something new is found without asking the game: it does if in some world that was
    possible for them before, no step that reads the same leads to what they see now.
    """

    name = "undo"

    def over(self, walk: Walk) -> None:
        match = Match(walk.game, walk.setting.start(walk.table))
        every = max(1, len(walk.actions) // _LOOKED_AT)
        notations = walk.notations()
        for number, action in enumerate(walk.actions):
            steps = notations[: number + 1]
            before = match.state.copy()
            match.play(action)
            step = match.steps[-1]
            if step.actor != CHANCE and not step.reveals:
                self._check_nothing_new(walk, before, action, steps)
            if number % every == 0:
                self._check_boundary(walk, match, steps)

    def _check_boundary(self, walk: Walk, match: Match, steps: list[str]) -> None:
        self.checks += 1
        for seat in range(walk.table.seats):
            back = match.undoable(seat)
            if back != _own_steps(match, seat):
                raise Broken(f"seat {seat} may take back {back} steps, of which {_own_steps(match, seat)} are its own "
                             "and show nothing", steps)  # fmt: skip
            self._check_refused(match, seat, back + 1, steps)
            if back:
                self._check_taken_back(walk, match, seat, back, steps)

    def _check_refused(self, match: Match, seat: int, back: int, steps: list[str]) -> None:
        try:
            match.undo(seat, back)
        except ValueError:
            return
        raise Broken(f"seat {seat} has taken back {back} steps, more than it may", steps)

    def _check_taken_back(self, walk: Walk, match: Match, seat: int, back: int, steps: list[str]) -> None:
        taken = [step.action for step in match.steps[-back:]]
        match.undo(seat, back)
        if page(match.state) != walk.pages[len(steps) - back]:
            raise Broken(f"taking back {back} steps does not lead to the earlier position", steps)
        for action in taken:
            match.play(action)
        if page(match.state) != walk.pages[len(steps)]:
            raise Broken(f"taking {back} steps back and again does not lead to the same position", steps)

    def _check_nothing_new(self, walk: Walk, before: State, action: int, steps: list[str]) -> None:
        self.checks += 1
        for viewer in [*range(walk.table.seats), SPECTATOR]:
            seen = before.seen_by(viewer)
            look = after(before, action, viewer)
            reads = walk.game.notation_for(before, action, viewer)
            for k in range(_WORLDS):
                world = seen.resample(walk.dice(f"{self.name} {len(steps)} {viewer} {k}"))
                if not _could_be(walk, world, viewer, look, reads):
                    raise Broken(f"{steps[-1]} shows {name_of(viewer)} something new, but could be taken back", steps)


def _own_steps(match: Match, seat: int) -> int:
    count = 0
    for step in reversed(match.steps):
        if step.actor != seat or step.reveals:
            break
        count += 1
    return count


def _could_be(walk: Walk, world: State, viewer: int, look: str, reads: str) -> bool:
    """Whether some step in this world reads and looks like the one that was taken."""
    return any(
        walk.game.notation_for(world, action, viewer) == reads and after(world, action, viewer) == look
        for action in world.legal_actions()
    )
