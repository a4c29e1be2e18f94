"""The full game: hunting, trading in igloos, driving bears, and the way home."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.state import CHANCE, State, places
from banchisa.engine.vec import vec
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk import sheet
from banchisa.games.nanuuk.floe import (
    BIT,
    CELLS,
    CROSSING,
    EDGE_HIGH,
    EDGE_LOW,
    EDGES,
    FISH,
    FLAG,
    INUK,
    LINE_EAST,
    LINE_SOUTH_EAST,
    LINE_SOUTH_WEST,
    NEIGHBOUR,
    NOWHERE,
    ROUND,
    SEAL,
    STRIDE,
    WALRUS,
    WHALE,
    Floe,
)
from banchisa.games.nanuuk.homecoming import can_hunt, can_reach_igloo, hunts_beside, hunts_nearby
from banchisa.games.nanuuk.layout import candidates, keeps_together
from banchisa.games.nanuuk.mercy import fill_gentle_cracks
from banchisa.games.nanuuk.state import (
    CRACK_OWED,
    CRACKING,
    DELIVERING,
    DRIVE,
    EXTRA,
    LAY_CRACK,
    LAY_REST,
    LAY_TILE,
    MOVE,
    PLACE,
    PLACE_TILE,
    TAKING,
    FloeState,
    fill_mask,
)

FIRST_BEAR: Final = 4  # pieces: up to four hunters, then up to three bears
_REST_KINDS: Final = (2, 3, 4, 5)  # bear, walrus, seal, fish among the tiles, in the order of the outcomes of chance


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HuntState(FloeState):
    """Hunters with their sheets, tiles on the spaces, bears."""

    __slots__ = (
        "bears", "deferred", "east", "extra", "fish", "homecoming", "hunter", "inuk", "laid", "left", "seal",
        "south_east", "south_west", "spent", "still", "stored", "walrus", "whale",
    )  # fmt: skip

    def __init__(self, floe: Floe) -> None:
        super().__init__(floe)
        self.fish: i64 = 0  # spaces with a tile of each kind
        self.seal: i64 = 0
        self.walrus: i64 = 0
        self.whale: i64 = 0
        self.inuk: i64 = 0
        self.bears: i64 = 0
        self.east: i64 = floe.east  # spaces from which the line to the east can be walked over, and so on
        self.south_east: i64 = floe.south_east
        self.south_west: i64 = floe.south_west
        self.laid: i64 = 0  # tiles laid out so far, then initial cracks
        self.left: i64 = 0  # nine bits a hunter: what it carries
        self.stored: i64 = 0  # twelve bits a hunter: animals in the igloo, three bits a kind
        self.hunter: i64 = 0  # the hunter that moves or has moved
        self.extra: i64 = 0  # 1 during an extra turn
        self.deferred: i64 = 0  # 1 while a crack is owed (NAN-6.11)
        self.still: i64 = 0  # turns without movement in a row
        self.homecoming: i64 = 0
        self.spent: i64 = 0  # a bit for each hunter known to fail the hunt test: it never passes again

    def copy(self) -> HuntState:
        twin = HuntState(self.floe)
        self.copy_floe(twin)
        twin.fish = self.fish
        twin.seal = self.seal
        twin.walrus = self.walrus
        twin.whale = self.whale
        twin.inuk = self.inuk
        twin.bears = self.bears
        twin.east = self.east
        twin.south_east = self.south_east
        twin.south_west = self.south_west
        twin.laid = self.laid
        twin.left = self.left
        twin.stored = self.stored
        twin.hunter = self.hunter
        twin.extra = self.extra
        twin.deferred = self.deferred
        twin.still = self.still
        twin.homecoming = self.homecoming
        twin.spent = self.spent
        return twin

    # sheets

    def carried(self, hunter: i64) -> i64:
        return self.left >> hunter * 9 & 511

    def carries(self, hunter: i64, things: i64) -> bool:
        """Whether all these things are on the left side."""
        return (self.left >> hunter * 9 & things) == things

    def pick_up(self, hunter: i64, things: i64) -> None:
        self.left |= things << hunter * 9

    def put_away(self, hunter: i64, things: i64) -> None:
        self.left &= ~(things << hunter * 9)

    def stored_of(self, hunter: i64, animal: i64) -> i64:
        return self.stored >> hunter * 12 + animal * 3 & 7

    def store(self, hunter: i64, animal: i64) -> None:
        one = FLAG[0]  # a constant must not be shifted in compiled code
        self.stored += one << hunter * 12 + animal * 3

    # the floe

    def hunters(self) -> i64:
        return self.floe.seats * self.floe.each

    def tiles(self) -> i64:
        """The spaces that hold a tile."""
        return self.fish | self.seal | self.walrus | self.whale | self.inuk

    def tile_mask(self, kind: i64) -> i64:
        if kind == FISH:
            return self.fish
        if kind == SEAL:
            return self.seal
        if kind == WALRUS:
            return self.walrus
        if kind == WHALE:
            return self.whale
        if kind == INUK:
            return self.inuk
        return self.bears

    def lay(self, kind: i64, cells: i64) -> None:
        """Put tiles or bears of a kind on spaces."""
        if kind == FISH:
            self.fish |= cells
        elif kind == SEAL:
            self.seal |= cells
        elif kind == WALRUS:
            self.walrus |= cells
        elif kind == WHALE:
            self.whale |= cells
        elif kind == INUK:
            self.inuk |= cells
        else:
            for cell in range(i64(CELLS)):
                if cells & BIT[cell]:
                    self._stand_bear(cell)

    def _stand_bear(self, cell: i64) -> None:
        """Put the next bear on the floe."""
        bear: i64 = FIRST_BEAR
        while self.spot(bear) != NOWHERE:
            bear += 1
        self.put(bear, cell)
        self.bears |= BIT[cell]

    def crack(self, edge: i64) -> None:
        self.closed_low |= EDGE_LOW[edge]
        self.closed_high |= EDGE_HIGH[edge]
        self.east &= ~LINE_EAST[edge]
        self.south_east &= ~LINE_SOUTH_EAST[edge]
        self.south_west &= ~LINE_SOUTH_WEST[edge]

    def walk_region(self, cell: i64) -> i64:
        """All spaces that can be walked to from one space, itself included, whoever stands in the way."""
        return flooded(BIT[cell], self.east, self.south_east, self.south_west)

    def walk_region_without(self, cell: i64, edge: i64) -> i64:
        """The same if one more line were cracked."""
        return flooded(
            BIT[cell],
            self.east & ~LINE_EAST[edge],
            self.south_east & ~LINE_SOUTH_EAST[edge],
            self.south_west & ~LINE_SOUTH_WEST[edge],
        )

    def free_for_bear(self) -> i64:
        """Where a driven bear may go: no igloo, hunter, bear or tile (NAN-4.21)."""
        return self.floe.play & ~(self.floe.igloos | self.occupied | self.bears | self.tiles())

    def may_drive_from(self, hunter: i64, cell: i64) -> bool:
        """Whether a hunter on this space may enter a bear's space at all (NAN-4.21, NAN-4.23)."""
        if self.round == 1 or not self.carries(hunter, sheet.HARPOON):
            return False
        return (self.free_for_bear() | BIT[cell] & ~(self.floe.igloos | self.tiles())) != 0

    def is_home(self, hunter: i64) -> bool:
        return self.homecoming == 1 and self.floe.is_igloo(self.spot(hunter))  # NAN-5.8

    # offers

    def fill(self, out: vec[i64]) -> i64:
        if self.phase == MOVE:
            return self._fill_turn(out)
        if self.phase == CRACKING:
            return self._fill_cracking(out)
        if self.phase == TAKING:
            return fill_two(out, ids.TAKE, ids.LEAVE)
        if self.phase == DELIVERING:
            return self._fill_deliveries(out)
        if self.phase == DRIVE:
            return fill_mask(out, 0, ids.DRIVE_BEAR, self.free_for_bear())  # NAN-4.22
        if self.phase == EXTRA:
            return fill_two(out, ids.EXTRA_YES, ids.EXTRA_NO)
        return self._fill_set_up(out)

    def _fill_set_up(self, out: vec[i64]) -> i64:
        if self.phase == CRACK_OWED:
            return self.fill_cracks_kindly(out)
        if self.phase == PLACE:
            return fill_mask(out, 0, ids.PLACE, self.floe.igloos)  # NAN-3.18
        if self.phase == LAY_TILE:
            return fill_mask(out, 0, ids.LAY_TILE, candidates(self, self.kind_to_lay()))
        if self.phase == LAY_REST:
            return self._fill_rest(out)
        if self.phase == PLACE_TILE:
            return fill_mask(out, 0, ids.PLACE_TILE, self.spaces_for_tile())
        if self.phase == LAY_CRACK:
            return self._fill_initial_cracks(out)
        return 0

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
        if not self.may_drive_from(hunter, cell):
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
        if not self.may_drive_from(hunter, cell):
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
                    bears_shut = 0 if self.may_drive_from(hunter, cell) else 1
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
        animals = self.carried(self.hunter) >> sheet.FIRST_ANIMAL & 15
        n: i64 = 0
        for mask in range(i64(16)):
            if mask & ~animals == 0:
                out[n] = ids.DELIVER + mask
                n += 1
        return n

    # set-up

    def open_floe(self) -> HuntState:
        """Begin the set-up; the position before the first step."""
        for hunter in range(self.hunters()):
            self.pick_up(hunter, sheet.HARPOON)  # NAN-3.10
        self.actor = CHANCE
        self.phase = LAY_TILE
        if self.floe.layout == 0:  # NAN-3.13
            for kind in range(i64(6)):
                self.lay(kind, self.floe.printed[kind])
            self._tiles_done()
        elif self.floe.layout == 2:
            self.phase = PLACE_TILE
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
        lying = self.tile_mask(kind)
        left: i64 = self.floe.counts[kind]
        while lying:
            lying &= lying - 1
            left -= 1
        return left

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

    def weigh(self, out: vec[i64]) -> i64:
        if self.phase != LAY_REST:
            return State.weigh(self, out)
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
            self._tiles_done()
        elif self.phase == PLACE_TILE:
            self.actor = self.laid % self.floe.seats  # NAN-3.15
        elif self.laid >= self.floe.counts[WHALE] + self.floe.counts[INUK]:
            self.phase = LAY_REST

    def _tiles_done(self) -> None:
        self.laid = 0
        if self.floe.initial_cracks:  # NAN-3.17
            self.phase = LAY_CRACK
            self.actor = CHANCE
        else:
            self._cracks_done()

    def _cracks_done(self) -> None:
        self.laid = 0
        self.phase = PLACE
        self.actor = self.floe.order[0] // 8

    def _place(self, cell: i64) -> None:
        code: i64 = self.floe.order[self.placed]  # NAN-3.18
        self.put(code % 8, cell)
        self.placed += 1
        if self.placed < len(self.floe.order):
            following: i64 = self.floe.order[self.placed]
            self.actor = following // 8
        else:
            self.begin(0)

    # steps

    def apply(self, action: i64) -> None:
        if self.phase == MOVE:
            self._move(action)
        elif self.phase == CRACKING:
            self._crack(action)
        elif self.phase == TAKING:
            if action == ids.TAKE:
                self._take()
            self._settle()
        elif self.phase == DELIVERING:
            self._deliver(action - ids.DELIVER)
            self._settle()
        elif self.phase == DRIVE:
            self._drive(action - ids.DRIVE_BEAR)
            self._settle()
        elif self.phase == EXTRA:
            if action == ids.EXTRA_YES:
                self._start_extra()
            else:
                self.begin(self.actor + 1)
        else:
            self._set_up(action)

    def _set_up(self, action: i64) -> None:
        if self.phase == PLACE:
            self._place(action - ids.PLACE)
        elif self.phase == LAY_TILE:
            self._lay_one(self.kind_to_lay(), action - ids.LAY_TILE)
        elif self.phase == LAY_REST:
            rest: i64 = _REST_KINDS[action - ids.LAY_REST]
            self._lay_one(rest, self.next_space())
        elif self.phase == PLACE_TILE:
            self._lay_one(self.kind_to_lay(), action - ids.PLACE_TILE)
        elif self.phase == LAY_CRACK:
            self.crack(action - ids.LAY_CRACK)
            self.laid += 1
            if self.laid == self.floe.initial_cracks:
                self._cracks_done()
        else:
            self._make_good(action - ids.CRACK)

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
            self.phase = CRACKING
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
            self.phase = DRIVE
        elif self.floe.igloos & here:
            self.pick_up(self.hunter, sheet.HARPOON)  # NAN-4.29
            if self.carried(self.hunter) & sheet.ANIMALS:
                self.phase = DELIVERING
            else:
                self._settle()
        elif self.can_take():
            self.phase = TAKING
        else:
            self._settle()  # NAN-4.20

    def can_take(self) -> bool:
        """Whether the tile on the space just entered can be taken (NAN-4.17, NAN-4.18, NAN-4.19)."""
        here = BIT[self.here]
        carried = self.carried(self.hunter)
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

    def _take(self) -> None:
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

    def _deliver(self, animals: i64) -> None:
        """Leave animals in the igloo and receive equipment for them (NAN-4.30, NAN-4.31, NAN-4.32)."""
        self.put_away(self.hunter, animals << sheet.FIRST_ANIMAL)
        for animal in range(i64(4)):
            if animals & FLAG[animal]:
                self.store(self.hunter, animal)
        if animals & 8:
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
        if not self.carries(self.hunter, sheet.DOG_TEAM):
            self.begin(self.actor + 1)
            return
        goes_on = not self.is_home(self.hunter) and self.has_move(self.hunter)  # NAN-4.25, NAN-5.8
        if self.deferred and goes_on:
            self._start_extra()
        elif self.deferred:
            self.phase = CRACK_OWED  # NAN-6.11
        elif goes_on:
            self.phase = EXTRA
        else:
            self.begin(self.actor + 1)

    def _check_end(self) -> bool:
        if self.homecoming == 0 and not self._anybody_hunts():
            self.homecoming = 1  # NAN-5.7
        if self.homecoming and self._all_home_or_lost():
            self.finish()  # NAN-5.9
            return True
        return False

    def _anybody_hunts(self) -> bool:
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

    def _all_home_or_lost(self) -> bool:
        for hunter in range(self.hunters()):
            if not self.floe.is_igloo(self.spot(hunter)) and can_reach_igloo(self, hunter):
                return False
        return True

    def _start_extra(self) -> None:
        self.put_away(self.hunter, sheet.DOG_TEAM)  # NAN-4.26
        self.extra = 1
        self.deferred = 0
        self.phase = MOVE

    def _make_good(self, edge: i64) -> None:
        """Lay the crack that was deferred for an extra turn that could not be taken (NAN-6.11)."""
        self.crack(edge)
        self.deferred = 0
        if not self._check_end():
            self.begin(self.actor + 1)

    def begin(self, seat: i64) -> None:
        """Give the turn to the next seat that can move; turns without movement may end the game."""
        self.phase = MOVE
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

    # the result

    def points(self, hunter: i64) -> i64:
        """Animals on both sides of the sheet, and the bonus for being in an igloo (NAN-5.11)."""
        total: i64 = self.animal_points(hunter, True) + self.animal_points(hunter, False)
        if self.floe.is_igloo(self.spot(hunter)):
            total += self.floe.home_bonus
        return total

    def animal_points(self, hunter: i64, on_left: bool) -> i64:
        total: i64 = 0
        carried = self.carried(hunter) >> sheet.FIRST_ANIMAL
        for animal in range(i64(4)):
            count = carried >> animal & 1 if on_left else self.stored_of(hunter, animal)
            value: i64 = self.floe.values[animal]
            total += count * value
        return total

    def equipment(self, hunter: i64) -> i64:
        """How many pieces of equipment are on the left."""
        things = self.carried(hunter)
        return (things & 1) + (things >> 1 & 1) + (things >> 2 & 1) + (things >> 3 & 1)

    def scores(self) -> list[int]:
        each = self.floe.each
        return [sum([self.points(seat * each + k) for k in range(each)]) for seat in range(self.floe.seats)]

    def ranks(self) -> list[int]:
        """By points, then by equipment carried (NAN-5.12)."""
        each = self.floe.each
        keys: list[tuple[int, ...]] = []
        for seat, score in enumerate(self.scores()):
            keys.append((score, sum([self.equipment(seat * each + k) for k in range(each)])))
        return places(keys)


def flooded(start: i64, east: i64, south_east: i64, south_west: i64) -> i64:
    """Grow a mask in all six directions over the open lines until nothing is added."""
    found = start
    grown: i64 = 0
    while grown != found:
        grown = found
        found |= (found & east) << 1 | found >> 1 & east
        found |= (found & south_east) << STRIDE | found >> STRIDE & south_east
        found |= (found & south_west) << STRIDE - 1 | found >> STRIDE - 1 & south_west
    return found


def fill_two(out: vec[i64], first: i64, second: i64) -> i64:
    out[0] = first
    out[1] = second
    return 2
