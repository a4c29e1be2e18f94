"""A position of Iglu Iglu: which step comes next, and what it does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.bits import write_range
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, State
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.acting import enter, fill_acts, hunt
from banchisa.games.iglu.rules.animals import (
    NOBODY,
    can_move_any,
    fill_animal_moves,
    fill_answers,
    move_animal,
    next_to_answer,
    next_to_flee,
    scatter,
    shoot,
    spend_harpoon,
)
from banchisa.games.iglu.rules.board import (
    BEAR,
    BIT,
    CENTRE_CELL,
    CORNER,
    FIRST_FOX,
    FIRST_KEPT,
    PAIR_FROM,
    PAIR_WAY,
    RING_CELL,
    TILES,
    WALK_FROM,
    WALK_TO,
    WATER_CELL,
    Field,
    value_of,
    water,
)
from banchisa.games.iglu.rules.drifting import (
    can_drift,
    cover,
    displace,
    fill_displaced,
    fill_drifts,
    next_displaced,
    push,
)
from banchisa.games.iglu.rules.islands import hunted_points, island_points
from banchisa.games.iglu.rules.melting import fill_melts, meltable, remove_tile
from banchisa.games.iglu.rules.state import (
    KEPT_ANIMALS,
    KEPT_ENERGY,
    KEPT_KINDS,
    NOWHERE,
    TYPE_ANIMALS,
    TYPE_ENERGY,
    UNKNOWN,
    FieldState,
)

# tiles by their number, those with a red border aside
_BEAR_TILE = 3
_DRIFT_TILE = 4
_GLACIER_TILE = 5


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class IgluState(FieldState):
    """The steps of the game in their order."""

    __slots__ = ()

    def copy(self) -> IgluState:
        twin = IgluState(self.field)
        self.copy_ice(twin)
        return twin

    # offers

    def write_actions(self, out: vec[i64]) -> i64:
        now = self.phase
        if now == phase.ACT:
            return fill_acts(self, out)
        if now == phase.MELT:
            return fill_melts(self, out)
        if now == phase.TILE:
            return self._fill_tiles(out)
        if now == phase.FISH:
            return self._fill_supply(out, ids.FISH, 0)
        if now == phase.MOVE_ANIMAL:
            return fill_animal_moves(self, out)
        if now == phase.PLACE:
            return write_range(out, ids.PLACE, 24)  # IGL-3.8, IGL-3.9
        if now == phase.FLEE:
            return write_range(out, ids.FLEE, 4)  # IGL-4.50
        if now == phase.DRIFT:
            return fill_drifts(self, out)
        if now == phase.DISPLACE:
            return fill_displaced(self, out)
        if now == phase.ANSWER:
            return fill_answers(self, out)
        if now == phase.FOX:
            return self._fill_supply(out, ids.FOX, 3)
        if now == phase.FIRST:
            return write_range(out, ids.FIRST, self.field.seats)
        return 0

    def _fill_tiles(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(i64(len(TILES))):
            if self.unseen_of(kind):
                out[n] = ids.TILE + kind
                n += 1
        return n

    def _fill_supply(self, out: vec[i64], first: i64, kind: i64) -> i64:
        n: i64 = 0
        for k in range(i64(3)):
            if self.count_supply(kind + k):
                out[n] = first + k
                n += 1
        return n

    def write_weights(self, out: vec[i64]) -> i64:
        total: i64 = 0
        n = self.write_actions(out)
        for k in range(n):
            out[k] = self._weight(out[k])
            total += out[k]
        return total

    def _weight(self, outcome: i64) -> i64:
        """How many tiles or tokens stand for an outcome."""
        if self.phase == phase.TILE:
            return self.unseen_of(outcome - ids.TILE)
        if self.phase == phase.FISH:
            return self.count_supply(outcome - ids.FISH)
        return self.count_supply(outcome - ids.FOX + FIRST_FOX) if self.phase == phase.FOX else i64(1)

    # steps

    def apply(self, action: i64) -> None:
        now = self.phase
        if now == phase.ACT:
            self._act(action)
        elif now == phase.MELT:
            self._melt(action)
        elif now == phase.TILE:
            self._turn_up(action - ids.TILE)
        elif now == phase.FISH:
            self._release_fish(action - ids.FISH)
        elif now == phase.MOVE_ANIMAL:
            self._move_animal(action - ids.MOVE_ANIMAL)
        elif now == phase.PLACE:
            self._place(RING_CELL[action - ids.PLACE])
        elif now == phase.FLEE:
            self._flee(CORNER[action - ids.FLEE])
        elif now == phase.DRIFT:
            self._drift(action - ids.DRIFT)
        elif now == phase.DISPLACE:
            displace(self, WATER_CELL[action - ids.DISPLACE])
            self._go_on_drifting()
        elif now == phase.ANSWER:
            self._answer(action == ids.ANSWER)
        elif now == phase.FOX:
            self._release_fox(action - ids.FOX)
        else:
            self.first = action - ids.FIRST
            self.phase = phase.FISH

    # setup

    def _release_fish(self, kind: i64) -> None:
        """A fish from the supply comes into the space (IGL-3.3, IGL-4.20)."""
        self.add_supply(kind, -1)
        self.put_animal(kind + 1, self.here)
        self.left -= 1
        if self.turns:
            if not self.left:
                self._begin_acting()
        elif self.left:
            self.here = CENTRE_CELL[4 - self.left]
        else:
            self.phase = phase.PLACE
            self.actor = self.first

    def _place(self, cell: i64) -> None:
        seats = self.field.seats
        self.put_inuk(self.actor, self.placed // seats, cell)
        self.placed += 1
        if self.placed == seats * self.field.inuit:
            self.begin_turn(self.first)  # IGL-3.10
        else:
            self.actor = (self.first + self.placed) % seats  # IGL-3.8

    # phase 1

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.turns += 1
        self.ap = 0
        self.played = 0
        self.window = phase.MELT
        self._go_back()  # IGL-4.10

    def _go_back(self) -> None:
        """Go on with the window the turn is in (IGL-4.12), once a kept tile is resolved (IGL-4.45).

        Before the melt there must be something to melt (IGL-4.16, IGL-5.1, IGL-5.2); no face-down tile is ever added,
        so a game ends (IGL-5.17).
        """
        self.actor = self.active
        self.phase = self.window
        if self.window == phase.MELT and not meltable(self):
            self.finish()

    def _melt(self, action: i64) -> None:
        if action >= ids.PLAY_MELT:
            self._play_kept(action)
            return
        self.here = WATER_CELL[action - ids.MELT_ICE]
        self.phase = phase.TILE
        self.actor = CHANCE

    def _turn_up(self, kind: i64) -> None:
        """The melted tile is looked at (IGL-4.17), and all but those with a red border are shown to all (IGL-4.18)."""
        self.add_unseen(kind, -1)
        if kind >= FIRST_KEPT:
            self.keep(self.active, kind - FIRST_KEPT, 1)  # IGL-4.19
        else:
            self.add_shown(kind, 1)
        if kind == _GLACIER_TILE:
            self._find_glacier()
            return
        self.ice ^= BIT[self.here]
        if kind < _BEAR_TILE:
            self._find_fish(kind + 1)
        elif kind == _DRIFT_TILE and can_drift(self):  # IGL-4.27, IGL-4.37
            self.phase = phase.DRIFT
            self.actor = self.active
        else:
            if kind == _BEAR_TILE:
                self._find_bear()
            self._begin_acting()

    def _find_fish(self, count: i64) -> None:
        self.left = min(count, self.count_supply(0) + self.count_supply(1) + self.count_supply(2))  # IGL-4.21
        if self.left:
            self.phase = phase.FISH
        else:
            self._begin_acting()

    def _find_bear(self) -> None:
        if self.count_supply(BEAR) and not self.field.banned & BIT[self.here]:  # IGL-4.23
            self.add_supply(BEAR, -1)
            self.bears |= BIT[self.here]  # IGL-4.22

    def _find_glacier(self) -> None:
        self.glaciers |= BIT[self.here]  # IGL-4.24
        foxes = self.count_supply(3) + self.count_supply(4) + self.count_supply(5)
        if foxes and not self.field.banned & BIT[self.here]:  # IGL-4.26
            self.phase = phase.FOX
        else:
            self._begin_acting()

    def _release_fox(self, kind: i64) -> None:
        self.add_supply(kind + FIRST_FOX, -1)
        self.put_animal(kind + 1, self.here)
        self._begin_acting()

    def _drift(self, pair: i64) -> None:
        self.pushed = PAIR_FROM[pair]
        self.way = PAIR_WAY[pair]
        self.here = cover(self, self.pushed, self.way)
        self._go_on_drifting()

    def _go_on_drifting(self) -> None:
        """Animals in the way first, then the push (IGL-4.32)."""
        if next_displaced(self) >= 0:
            self.phase = phase.DISPLACE
        else:
            push(self)
            self._begin_acting()

    # kept tiles of both phases

    def _play_kept(self, action: i64) -> None:
        if action == ids.PLAY_ANIMALS:
            self.give_up(self.active, KEPT_ANIMALS)
            self.played |= TYPE_ANIMALS
            self.points = self.field.animal_points  # IGL-4.53
            self.phase = phase.MOVE_ANIMAL
        else:
            self.here = WATER_CELL[action - ids.PLAY_MELT]
            remove_tile(self, self.here)
            self._let_flee()

    def _move_animal(self, action: i64) -> None:
        self.points -= 1
        attacked = move_animal(self, action // ids.PAIR_COUNT, action % ids.PAIR_COUNT)
        if attacked == NOBODY:
            self._next_point()
        else:
            self.here = attacked
            self.phase = phase.ANSWER
            self.actor = next_to_answer(self, self.active, attacked)

    def _next_point(self) -> None:
        """The next movement point, if there is one and any animal to move (IGL-4.54, IGL-4.65)."""
        if self.points and can_move_any(self):
            self.phase = phase.MOVE_ANIMAL
            self.actor = self.active
        else:
            self.points = 0
            self._go_back()

    def _answer(self, harpoon: bool) -> None:
        if harpoon:
            shoot(self, self.actor, self.here)
            self._next_point()
            return
        asked = i64(NOBODY) if self.actor == self.active else next_to_answer(self, self.actor, self.here)
        if asked != NOBODY:
            self.actor = asked
        else:
            scatter(self, self.here)
            self._let_flee()

    def _let_flee(self) -> None:
        """Those without a space are put on corners, then the tile that was played goes on."""
        if self.fleeing:
            self.phase = phase.FLEE
            self.actor = self.active
        else:
            self._next_point()

    def _flee(self, corner: i64) -> None:
        seat = next_to_flee(self)
        self.move_inuk(seat, NOWHERE, corner)
        self.add_fleeing(seat, -1)
        self._let_flee()

    # phase 2

    def _begin_acting(self) -> None:
        self.window = phase.ACT
        self.phase = phase.ACT
        self.actor = self.active
        self.ap = self.field.ap_per_turn  # IGL-4.70

    def _act(self, action: i64) -> None:
        if action == ids.END_TURN:
            self.begin_turn((self.active + 1) % self.field.seats)  # IGL-4.11
        elif action < ids.PLAY_ENERGY:
            self._play_kept(action)
        elif action < ids.DRIFT:
            self._play_energy(action - ids.PLAY_ENERGY)
        elif action < ids.KAYAK:
            self._walk(action - ids.WALK)
        elif action < ids.HUNT:
            self._paddle(action - ids.KAYAK)
        elif action < ids.HARPOON:
            self._hunt(action - ids.HUNT)
        elif action < ids.BUILD_IGLOO:
            self._throw_harpoon(action - ids.HARPOON)
        else:
            self.build(self.active, WATER_CELL[action - ids.BUILD_IGLOO])
            self.ap -= self.field.igloo_cost  # IGL-4.86

    def _play_energy(self, kind: i64) -> None:
        self.give_up(self.active, KEPT_ENERGY + kind)
        self.played |= TYPE_ENERGY
        self.ap += kind + 1  # IGL-4.52

    def _walk(self, walk: i64) -> None:
        self.ap -= self.field.walk_cost  # IGL-4.72
        enter(self, WALK_FROM[walk], WALK_TO[walk])

    def _paddle(self, trip: i64) -> None:
        start, goal = trip // ids.KAYAK_COUNT, trip % ids.KAYAK_COUNT
        self.ap -= self.field.kayak_cost  # IGL-4.76
        enter(self, start, goal if goal < start else goal + 1)

    def _hunt(self, action: i64) -> None:
        kind = action // ids.WATER_COUNT
        self.ap -= value_of(kind)  # IGL-4.80
        hunt(self, kind, WATER_CELL[action % ids.WATER_COUNT])

    def _throw_harpoon(self, action: i64) -> None:
        kind, cell = action // ids.WATER_COUNT, WATER_CELL[action % ids.WATER_COUNT]
        if kind == BEAR:
            shoot(self, self.active, cell)
        else:
            spend_harpoon(self, self.active)
            hunt(self, kind, cell)

    # what is known

    def seen_by(self, seat: i64) -> State:
        """The kept tiles of the others are unknown; only their number is known."""
        seen = self.copy()
        for other in range(self.field.seats):
            if other != seat:
                size = seen.hand_size(other)
                seen.hide(other)
                seen.keep(other, UNKNOWN, size)
        return seen

    def resample(self, rng: Rng) -> State:
        """Hand out the unknown kept tiles from the unseen ones with a red border."""
        world = self.copy()
        for seat in range(self.field.seats):
            for _ in range(self.kept_of(seat, UNKNOWN)):
                kind = rng.pick([int(world.unseen_of(FIRST_KEPT + k)) for k in range(KEPT_KINDS)])
                world.add_unseen(FIRST_KEPT + kind, -1)
                world.keep(seat, kind, 1)
            world.keep(seat, UNKNOWN, -self.kept_of(seat, UNKNOWN))
        return world

    def observed_outcome(self, action: i64, viewer: i64) -> i64:
        """A tile with a red border is seen by its drawer alone (IGL-4.19)."""
        hidden = ids.TILE + FIRST_KEPT <= action < ids.FOX and viewer != self.active
        return i64(ids.TILE + FIRST_KEPT) if hidden else action

    def scores(self) -> list[int]:
        return [hunted_points(self, seat) + island_points(self, seat) for seat in range(self.field.seats)]  # IGL-5.4


def open_field(field: Field) -> IgluState:
    """The position before the first step."""
    state = IgluState(field)
    state.ice = water()  # IGL-3.2
    for k in range(i64(4)):
        state.ice ^= BIT[CENTRE_CELL[k]]
    for kind, count in enumerate(field.tiles):
        state.add_unseen(kind, count)
    for kind, count in enumerate(field.tokens):  # IGL-3.4
        state.add_supply(kind, count)
    state.actor = CHANCE
    state.phase = phase.FIRST if field.first_random else phase.FISH  # IGL-3.7
    state.left = 4
    state.here = CENTRE_CELL[0]
    return state
