"""The full game: hunting, trading in igloos, driving bears, and the way home."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.board import BIT, CELLS, CROSSING, FLAG, NEIGHBOUR, ROUND, Floe
from banchisa.games.nanuuk.rules.gentle_cracks import fill_gentle_cracks
from banchisa.games.nanuuk.rules.homecoming import can_hunt, can_reach_igloo, hunts_beside, hunts_nearby
from banchisa.games.nanuuk.rules.laying import LayingState
from banchisa.games.nanuuk.rules.state import fill_mask
from banchisa.games.nanuuk.rules.stock import FIRST_BEAR


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HuntState(LayingState):
    """The turns of the hunters."""

    __slots__ = ("deferred", "extra", "hunter", "spent", "still")

    def __init__(self, floe: Floe) -> None:
        super().__init__(floe)
        self.hunter: i64 = 0  # the hunter that moves or has moved
        self.extra: i64 = 0  # 1 during an extra turn
        self.deferred: i64 = 0  # 1 while a crack is owed (NAN-6.11)
        self.still: i64 = 0  # turns without movement in a row
        self.spent: i64 = 0  # a bit for each hunter known to fail the hunt test: it never passes again

    def copy(self) -> HuntState:
        twin = HuntState(self.floe)
        self.copy_laying(twin)
        twin.hunter = self.hunter
        twin.extra = self.extra
        twin.deferred = self.deferred
        twin.still = self.still
        twin.spent = self.spent
        return twin

    # offers

    def write_actions(self, out: vec[i64]) -> i64:
        if self.phase == phase.MOVE:
            return self._fill_turn(out)
        if self.phase == phase.CRACK:
            return self._fill_cracking(out)
        if self.phase == phase.TAKE:
            return fill_two(out, ids.TAKE, ids.LEAVE)
        if self.phase == phase.DELIVER:
            return self._fill_deliveries(out)
        if self.phase == phase.DRIVE_BEAR:
            return fill_mask(out, 0, ids.DRIVE_BEAR, self.free_for_bear())  # NAN-4.22
        if self.phase == phase.EXTRA:
            return fill_two(out, ids.EXTRA_YES, ids.EXTRA_NO)
        if self.phase == phase.CRACK_OWED:
            return self.fill_cracks_kindly(out)
        return self.fill_set_up(out)

    def _fill_turn(self, out: vec[i64]) -> i64:
        """The moves of the seat's hunters; staying when only the kayak could carry them (NAN-4.13, NAN-4.14)."""
        n: i64 = 0
        ordinary: i64 = 0
        for slot in range(self.floe.each):
            hunter = self.actor * self.floe.each + slot
            if self.may_turn(hunter):
                before = n
                n = self._fill_moves(out, n, ids.MOVE + slot * CELLS, hunter)
                ordinary += n - before - self._kayak_moves(hunter)
        if ordinary == 0 and self.extra == 0:
            out[n] = ids.STAY
            n += 1
        return n

    def may_turn(self, hunter: i64) -> bool:
        """Whether this hunter may move now: not home, and in an extra turn only the one that moved."""
        if self.extra:
            return hunter == self.hunter  # NAN-4.26, NAN-4.35
        return not self.is_home(hunter)

    def _fill_moves(self, out: vec[i64], n: i64, first: i64, hunter: i64) -> i64:
        """Ordinary and kayak moves of one hunter (NAN-4.12)."""
        cell = self.spot(hunter)
        shut = self.occupied
        if not self.may_enter_bears(hunter, cell):
            shut |= self.bears
        kayak = self.carries(hunter, sheet.KAYAK)
        for k in range(ROUND[cell], ROUND[cell + 1]):
            target = NEIGHBOUR[k]
            if not shut & BIT[target] and (
                not self.is_closed(CROSSING[k]) or (kayak and self.floe.is_in_play(target))  # NAN-4.24
            ):
                out[n] = first + target
                n += 1
        return n

    def _kayak_moves(self, hunter: i64) -> i64:
        """How many of its moves cost the kayak."""
        if not self.carries(hunter, sheet.KAYAK):
            return 0
        cell = self.spot(hunter)
        shut = self.occupied
        if not self.may_enter_bears(hunter, cell):
            shut |= self.bears
        n: i64 = 0
        for k in range(ROUND[cell], ROUND[cell + 1]):
            target = NEIGHBOUR[k]
            if not shut & BIT[target] and self.is_closed(CROSSING[k]) and self.floe.is_in_play(target):
                n += 1
        return n

    def has_move(self, hunter: i64) -> bool:
        """Whether a hunter has an ordinary or a kayak move."""
        cell = self.spot(hunter)
        kayak = self.carries(hunter, sheet.KAYAK)
        bears_shut: i64 = -1  # asked only when a bear stands in the way
        for k in range(ROUND[cell], ROUND[cell + 1]):
            target = NEIGHBOUR[k]
            if self.occupied & BIT[target]:
                continue
            if self.is_closed(CROSSING[k]) and not (kayak and self.floe.is_in_play(target)):
                continue
            if self.bears & BIT[target]:
                if bears_shut < 0:
                    bears_shut = 0 if self.may_enter_bears(hunter, cell) else 1
                if bears_shut:
                    continue
            return True
        return False

    def _fill_cracking(self, out: vec[i64]) -> i64:
        n = self.fill_cracks_kindly(out)
        if self.may_defer():
            out[n] = ids.DEFER_CRACK
            n += 1
        return n

    def fill_cracks_kindly(self, out: vec[i64]) -> i64:
        if self.floe.gentle:
            return fill_gentle_cracks(self, out)  # NAN-6.12
        return self.fill_cracks(out, self.here)

    def may_defer(self) -> bool:
        """Whether the crack may wait for the extra turn (NAN-6.11)."""
        return self.floe.defers and self.carries(self.hunter, sheet.DOG_TEAM) and not self.is_home(self.hunter)

    def _fill_deliveries(self, out: vec[i64]) -> i64:
        """Any set of the animals on the left (NAN-4.30)."""
        animals = self.animals_carried(self.hunter)
        n: i64 = 0
        for mask in range(i64(sheet.ANIMAL_SETS)):
            if mask & ~animals == 0:
                out[n] = ids.DELIVER + mask
                n += 1
        return n

    # steps

    def apply(self, action: i64) -> None:
        if self.phase == phase.MOVE:
            self._move(action)
        elif self.phase == phase.CRACK:
            self._crack(action)
        elif self.phase == phase.TAKE:
            if action == ids.TAKE:
                self.take()
            self._settle()
        elif self.phase == phase.DELIVER:
            self.deliver(action - ids.DELIVER)
            self._settle()
        elif self.phase == phase.DRIVE_BEAR:
            self._drive(action - ids.DRIVE_BEAR)
            self._settle()
        elif self.phase == phase.EXTRA:
            if action == ids.EXTRA_YES:
                self._start_extra()
            else:
                self.begin(self.actor + 1)
        elif self.phase == phase.CRACK_OWED:
            self._make_good(action - ids.CRACK)
        else:
            self.set_up(action)

    def _move(self, action: i64) -> None:
        if action == ids.STAY:  # NAN-4.14
            self.still += 1
            self.begin(self.actor + 1)
            return
        target = (action - ids.MOVE) % CELLS
        hunter = self.actor * self.floe.each + (action - ids.MOVE) // CELLS
        self._cross(hunter, target)
        self.hunter = hunter
        self.here = target
        self.still = 0
        if self.can_crack(target):
            self.phase = phase.CRACK  # NAN-4.28
        else:
            self._resolve()  # NAN-4.6

    def _cross(self, hunter: i64, target: i64) -> None:
        cell = self.spot(hunter)
        for k in range(ROUND[cell], ROUND[cell + 1]):
            if NEIGHBOUR[k] == target and self.is_closed(CROSSING[k]):
                self.put_away(hunter, sheet.KAYAK)  # NAN-4.24
        self.occupied &= ~BIT[cell]
        self.occupied |= BIT[target] & ~self.floe.igloos  # NAN-4.3
        self.put(hunter, target)

    def _crack(self, action: i64) -> None:
        if action == ids.DEFER_CRACK:
            self.deferred = 1
        else:
            self.crack(action - ids.CRACK)
        self._resolve()

    def _resolve(self) -> None:
        """What the space just entered offers: exactly one thing, or nothing (NAN-4.16)."""
        here = BIT[self.here]
        if self.bears & here:
            self.phase = phase.DRIVE_BEAR
        elif self.floe.igloos & here:
            self.pick_up(self.hunter, sheet.HARPOON)  # NAN-4.29
            if self.things_of(self.hunter) & sheet.ANIMALS:
                self.phase = phase.DELIVER  # only on entering (NAN-4.33)
            else:
                self._settle()
        elif self.can_take():
            self.phase = phase.TAKE
        else:
            self._settle()  # NAN-4.20

    def can_take(self) -> bool:
        """Whether the tile on the space just entered can be taken (NAN-4.17, NAN-4.18, NAN-4.19)."""
        here = BIT[self.here]
        carried = self.things_of(self.hunter)
        if self.inuk & here:
            return not carried & sheet.INUK
        if not carried & sheet.HARPOON:
            return False
        if self.fish & here:
            return not carried & sheet.FISH
        if self.seal & here:
            return not carried & sheet.SEAL
        if self.walrus & here:
            return not carried & sheet.WALRUS
        return (self.whale & here) != 0 and (carried & sheet.WHALE_AND_INUK) == sheet.INUK

    def take(self) -> None:
        """Take the tile on the space just entered."""
        here = BIT[self.here]
        if self.fish & here:
            self.pick_up(self.hunter, sheet.FISH)
        elif self.seal & here:
            self.pick_up(self.hunter, sheet.SEAL)
        elif self.walrus & here:
            self.pick_up(self.hunter, sheet.WALRUS)
        elif self.whale & here:
            self.pick_up(self.hunter, sheet.WHALE)
        else:
            self.pick_up(self.hunter, sheet.INUK)
        self.fish &= ~here
        self.seal &= ~here
        self.walrus &= ~here
        self.whale &= ~here
        self.inuk &= ~here

    def deliver(self, animals: i64) -> None:
        """Leave animals in the igloo and receive equipment for them (NAN-4.30, NAN-4.31, NAN-4.32)."""
        self.put_away(self.hunter, animals << sheet.FIRST_ANIMAL)
        for animal in range(i64(4)):
            if animals & FLAG[animal]:
                self.store(self.hunter, animal)
        if animals & FLAG[sheet.WHALE_NUMBER]:
            self.put_away(self.hunter, sheet.INUK)
        gifts: i64 = self.floe.gifts[animals]
        self.pick_up(self.hunter, gifts)

    def _drive(self, cell: i64) -> None:
        bear: i64 = FIRST_BEAR
        while self.spot(bear) != self.here:
            bear += 1
        self.put(bear, cell)
        self.bears ^= BIT[self.here] | BIT[cell]
        self.put_away(self.hunter, sheet.HARPOON)  # NAN-4.22

    # the end of a turn

    def _settle(self) -> None:
        """After a space is resolved: is the hunt over, is the game over, does the turn go on?"""
        if self._check_end():
            return
        if not self.carries(self.hunter, sheet.DOG_TEAM):  # after an extra turn too: they chain (NAN-4.27)
            self.begin(self.actor + 1)
            return
        goes_on = not self.is_home(self.hunter) and self.has_move(self.hunter)  # NAN-4.25, NAN-5.8
        if self.deferred and goes_on:
            self._start_extra()
        elif self.deferred:
            self.phase = phase.CRACK_OWED  # NAN-6.11
        elif goes_on:
            self.phase = phase.EXTRA
        else:
            self.begin(self.actor + 1)

    def _check_end(self) -> bool:
        if self.homecoming == 0 and not self.anybody_hunts():
            self.homecoming = 1  # NAN-5.7
        if self.homecoming and self.all_home_or_lost():
            self.finish()  # NAN-5.9
            return True
        return False

    def anybody_hunts(self) -> bool:
        """Whether some hunter passes the hunt test; the cheap answers are tried on all of them first."""
        for hunter in range(self.hunters()):
            if hunts_beside(self, hunter):
                return True
        for hunter in range(self.hunters()):
            if not self.spent & FLAG[hunter] and hunts_nearby(self, hunter):
                return True
        for hunter in range(self.hunters()):
            if not self.spent & FLAG[hunter]:
                if can_hunt(self, hunter):
                    return True
                self.spent |= FLAG[hunter]
        return False

    def all_home_or_lost(self) -> bool:
        """Whether every hunter is in an igloo or can reach none any more (NAN-5.9)."""
        for hunter in range(self.hunters()):
            if not self.floe.is_igloo(self.spot(hunter)) and can_reach_igloo(self, hunter):
                return False
        return True

    def _start_extra(self) -> None:
        self.put_away(self.hunter, sheet.DOG_TEAM)  # NAN-4.26
        self.extra = 1
        self.deferred = 0
        self.phase = phase.MOVE

    def _make_good(self, edge: i64) -> None:
        """Lay the crack that was deferred for an extra turn that could not be taken (NAN-6.11)."""
        self.crack(edge)
        self.deferred = 0
        if not self._check_end():
            self.begin(self.actor + 1)

    def resume(self, seat: i64) -> None:
        """Begin the turn of a seat in a position that was written down, unless the game ends there."""
        if not self._check_end():
            self.begin(seat)

    def begin(self, seat: i64) -> None:
        """Give the turn to the next seat that can move; turns without movement may end the game."""
        self.phase = phase.MOVE
        self.extra = 0
        while True:
            if self.still >= self.floe.seats:  # NAN-5.10
                self.finish()
                return
            if seat >= self.floe.seats:
                seat = 0
                self.round += 1  # NAN-3.19
            for slot in range(self.floe.each):
                hunter = seat * self.floe.each + slot
                if not self.is_home(hunter) and self.has_move(hunter):
                    self.actor = seat
                    return
            self.still += 1  # NAN-4.15
            seat += 1


def fill_two(out: vec[i64], first: i64, second: i64) -> i64:
    out[0] = first
    out[1] = second
    return 2
