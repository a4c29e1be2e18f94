"""Nobody is told what they cannot know: all they get is the same from every world that they think possible."""

from __future__ import annotations

from banchisa.engine.rng import Rng
from banchisa.engine.state import OVER, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.views import first_difference, name_of, view
from banchisa.testing.walk import Walk, page

_WORLDS = 2  # other worlds for each viewer and position
_PLAYED_ON = 20  # steps that a resampled world is played on


class Secrecy(Identity):
    """Whatever a viewer gets from a position, byte for byte the same comes from any other world possible for them.

    What they can know is what `seen_by` leaves; that it leaves too much cannot be found here. Part of that is found
    by the identity of undo: a step that could be taken back must not show anything new.
    """

    name = "secrecy"

    def at(self, walk: Walk) -> None:
        if not walk.now_and_then(self.name):
            return
        for viewer in walk.viewers:
            self.checks += 1
            dice = walk.dice(f"{self.name} {viewer}")
            before = page(walk.state)
            self._check_seen(walk, viewer)
            truth = view(walk.game, walk.state, viewer)
            for _ in range(_WORLDS):
                world = walk.state.seen_by(viewer).resample(dice)
                if page(world) != before:  # the same position cannot look different
                    self._check_world(walk, viewer, truth, world)
            if page(walk.state) != before:
                raise Broken(f"looking at the position as {name_of(viewer)} changes it")

    def _check_seen(self, walk: Walk, viewer: int) -> None:
        """Seeing twice is seeing once, and sampling a world leaves what is seen as it is."""
        seen = walk.state.seen_by(viewer)
        once = page(seen)
        if page(seen.seen_by(viewer)) != once:
            raise Broken(f"what {name_of(viewer)} sees of the seen position differs: "
                         + first_difference(once, page(seen.seen_by(viewer))))  # fmt: skip
        seen.resample(walk.dice("resample"))
        if page(seen) != once:
            raise Broken(f"resampling changes what {name_of(viewer)} sees: {first_difference(once, page(seen))}")

    def _check_world(self, walk: Walk, viewer: int, truth: dict[str, str], world: State) -> None:
        other = view(walk.game, world, viewer)
        for part in sorted({*truth, *other}, key=list({**truth, **other}).index):
            here, there = truth.get(part, ""), other.get(part, "")
            if here != there:
                raise Broken(f"{part} tells {name_of(viewer)} what is hidden: {first_difference(here, there)}")


class Worlds(Identity):
    """A resampled world is a position of the same game: it has the same components and can be played on."""

    name = "worlds"

    def at(self, walk: Walk) -> None:
        if not walk.now_and_then(self.name):
            return
        box = walk.game.inventory(walk.state)
        for viewer in walk.viewers:
            dice = walk.dice(f"{self.name} {viewer}")
            world = walk.state.seen_by(viewer).resample(dice)
            self.checks += 1
            if walk.game.inventory(world) != box:
                raise Broken(f"a world that {name_of(viewer)} thinks possible has other components: "
                             f"{walk.game.inventory(world)} instead of {box}")  # fmt: skip
            self._play_on(walk, viewer, world, dice)

    def _play_on(self, walk: Walk, viewer: int, world: State, dice: Rng) -> None:
        for _ in range(_PLAYED_ON):
            if world.actor == OVER:
                return
            if not world.legal_actions():
                raise Broken(f"a world that {name_of(viewer)} thinks possible comes to a stop: nothing is legal")
            world.apply(walk.setting.choose(world, dice))
        if walk.game.inventory(world) != walk.game.inventory(walk.state):
            raise Broken(f"in a world that {name_of(viewer)} thinks possible components appear or vanish")
