"""The set-up of the full game: tiles by the fixed layout, by chance or by the players, then cracks, then hunters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.bits import count_bits
from banchisa.engine.state import CHANCE, State
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.board import (
    BEAR,
    BIT,
    BY_PLAYERS,
    EDGES,
    FISH,
    FIXED,
    INUK,
    SEAL,
    WALRUS,
    WHALE,
    Floe,
    seat_of,
)
from banchisa.games.nanuuk.rules.layout import candidates, keeps_together
from banchisa.games.nanuuk.rules.state import fill_mask
from banchisa.games.nanuuk.rules.stock import StockState

_REST_KINDS: Final = (BEAR, WALRUS, SEAL, FISH)  # in the order of the outcomes of chance


@mypyc_attr(acyclic=True)
class LayingState(StockState):
    """A floe that is being laid out."""

    __slots__ = ("laid",)

    def __init__(self, floe: Floe) -> None:
        super().__init__(floe)
        self.laid: i64 = 0  # tiles laid out so far, then initial cracks

    def copy_laying(self, twin: LayingState) -> None:
        """Copy floe, sheets and how far the set-up has come."""
        self.copy_stock(twin)
        twin.laid = self.laid

    def open_floe(self) -> State:
        """Begin the set-up; the position before the first step."""
        for hunter in range(self.hunters()):
            self.pick_up(hunter, sheet.HARPOON)  # NAN-3.10
        self.actor = CHANCE
        self.phase = phase.LAY_TILE
        if self.floe.layout == FIXED:  # NAN-3.13
            for kind in range(i64(6)):
                self.lay(kind, self.floe.fixed[kind])
            self._end_tiles()
        elif self.floe.layout == BY_PLAYERS:
            self.phase = phase.PLACE_TILE
            self.actor = 0
        return self

    def kind_to_lay(self) -> i64:
        """The kind of the next tile: whales, Inuk, bears, walruses, seals, fish (NAN-3.14, NAN-3.15)."""
        left = self.laid
        kind: i64 = 0
        while left >= self.floe.counts[kind]:
            left -= self.floe.counts[kind]
            kind += 1
        return kind

    def spaces_for_tile(self) -> i64:
        kind = self.kind_to_lay()
        if kind == WHALE or kind == INUK:
            return candidates(self, kind)
        return self.free_for_bear()

    def next_space(self) -> i64:
        """The free space with the lowest number: what chance fills next."""
        free = self.free_for_bear()
        cell: i64 = 0
        while not free & BIT[cell]:
            cell += 1
        return cell

    def rest_left(self, outcome: i64) -> i64:
        """How many pieces of a kind chance still has to lay."""
        kind: i64 = _REST_KINDS[outcome]
        held: i64 = self.floe.counts[kind]
        return held - count_bits(self.tile_mask(kind))

    def _fill_rest(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for outcome in range(i64(4)):
            if self.rest_left(outcome):
                out[n] = ids.LAY_REST + outcome
                n += 1
        return n

    def _fill_initial_cracks(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for edge in range(i64(EDGES)):
            if not self.is_closed(edge) and keeps_together(self, edge):  # NAN-6.13
                out[n] = ids.LAY_CRACK + edge
                n += 1
        return n

    def write_weights(self, out: vec[i64]) -> i64:
        if self.phase != phase.LAY_REST:
            return State.write_weights(self, out)
        n: i64 = 0
        total: i64 = 0
        for outcome in range(i64(4)):
            left = self.rest_left(outcome)
            if left:
                out[n] = left
                total += left
                n += 1
        return total

    def _lay_one(self, kind: i64, cell: i64) -> None:
        self.lay(kind, BIT[cell])
        self.laid += 1
        if self.laid == sum(self.floe.counts):
            self._end_tiles()
        elif self.phase == phase.PLACE_TILE:
            self.actor = self.laid % self.floe.seats  # NAN-3.15
        elif self.laid >= self.floe.counts[WHALE] + self.floe.counts[INUK]:
            self.phase = phase.LAY_REST

    def _end_tiles(self) -> None:
        self.laid = 0
        if self.floe.initial_cracks:  # NAN-3.17
            self.phase = phase.LAY_CRACK
            self.actor = CHANCE
        else:
            self._end_cracks()

    def _end_cracks(self) -> None:
        self.laid = 0
        self.phase = phase.PLACE
        self.actor = seat_of(self.floe.order[0])

    def fill_set_up(self, out: vec[i64]) -> i64:
        if self.phase == phase.PLACE:
            return fill_mask(out, 0, ids.PLACE, self.floe.igloos)  # NAN-3.18
        if self.phase == phase.LAY_TILE:
            return fill_mask(out, 0, ids.LAY_TILE, candidates(self, self.kind_to_lay()))
        if self.phase == phase.LAY_REST:
            return self._fill_rest(out)
        if self.phase == phase.PLACE_TILE:
            return fill_mask(out, 0, ids.PLACE_TILE, self.spaces_for_tile())
        if self.phase == phase.LAY_CRACK:
            return self._fill_initial_cracks(out)
        return 0

    def set_up(self, action: i64) -> None:
        if self.phase == phase.PLACE:
            self.put_next(action - ids.PLACE)  # NAN-3.18
        elif self.phase == phase.LAY_TILE:
            self._lay_one(self.kind_to_lay(), action - ids.LAY_TILE)
        elif self.phase == phase.LAY_REST:
            rest: i64 = _REST_KINDS[action - ids.LAY_REST]
            self._lay_one(rest, self.next_space())
        elif self.phase == phase.PLACE_TILE:
            self._lay_one(self.kind_to_lay(), action - ids.PLACE_TILE)
        else:
            self.crack(action - ids.LAY_CRACK)
            self.laid += 1
            if self.laid == self.floe.initial_cracks:
                self._end_cracks()
