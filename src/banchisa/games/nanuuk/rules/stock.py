"""What lies on the floe and on the sheets of the full game: tiles, bears, equipment, and who can walk where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.bits import count_bits
from banchisa.engine.state import places
from banchisa.games.nanuuk.rules import sheet
from banchisa.games.nanuuk.rules.board import (
    BIT,
    CELLS,
    EDGE_HIGH,
    EDGE_LOW,
    FISH,
    FLAG,
    INUK,
    LINE_EAST,
    LINE_SOUTH_EAST,
    LINE_SOUTH_WEST,
    NOWHERE,
    SEAL,
    STRIDE,
    WALRUS,
    WHALE,
    Floe,
)
from banchisa.games.nanuuk.rules.state import FloeState

# how many bits a hunter has for the left side of the sheet, for the right side, and for one kind of animal there
_LEFT: Final = 9
_RIGHT: Final = 12
_COUNT: Final = 3
FIRST_BEAR: Final = 4  # pieces: up to four hunters, then up to three bears


@mypyc_attr(acyclic=True)
class StockState(FloeState):
    """Hunters with their sheets, tiles and bears."""

    __slots__ = (
        "bears", "east", "fish", "homecoming", "inuk", "left", "seal", "south_east", "south_west", "stored", "walrus",
        "whale",
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
        self.left: i64 = 0  # what each hunter carries
        self.stored: i64 = 0  # animals of each hunter in the igloo
        self.homecoming: i64 = 0

    def copy_stock(self, twin: StockState) -> None:
        """Copy floe, tiles and sheets."""
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
        twin.left = self.left
        twin.stored = self.stored
        twin.homecoming = self.homecoming

    # sheets

    def things_of(self, hunter: i64) -> i64:
        return self.left >> hunter * _LEFT & sheet.EVERYTHING

    def animals_carried(self, hunter: i64) -> i64:
        """The animals on the left side, as a set: a bit for each kind."""
        return (self.things_of(hunter) & sheet.ANIMALS) >> sheet.FIRST_ANIMAL

    def carries(self, hunter: i64, things: i64) -> bool:
        """Whether all these things are on the left side."""
        return (self.left >> hunter * _LEFT & things) == things

    def pick_up(self, hunter: i64, things: i64) -> None:
        self.left |= things << hunter * _LEFT

    def put_away(self, hunter: i64, things: i64) -> None:
        self.left &= ~(things << hunter * _LEFT)

    def stored_of(self, hunter: i64, animal: i64) -> i64:
        return self.stored >> hunter * _RIGHT + animal * _COUNT & sheet.MOST_STORED

    def inuit_stored(self, hunter: i64) -> i64:
        """How many Inuit are out of the game on the right side: one came along with each whale (NAN-4.32)."""
        return self.stored_of(hunter, sheet.WHALE_NUMBER)

    def store(self, hunter: i64, animal: i64) -> None:
        one = FLAG[0]  # a constant must not be shifted in compiled code
        self.stored += one << hunter * _RIGHT + animal * _COUNT

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
        """All spaces that can be walked to from a space, itself included; pieces do not stand in the way."""
        return flood(BIT[cell], self.east, self.south_east, self.south_west)

    def walk_region_without(self, cell: i64, edge: i64) -> i64:
        """The same if one more line were cracked."""
        return flood(
            BIT[cell],
            self.east & ~LINE_EAST[edge],
            self.south_east & ~LINE_SOUTH_EAST[edge],
            self.south_west & ~LINE_SOUTH_WEST[edge],
        )

    def free_for_bear(self) -> i64:
        """Where a driven bear may go: no igloo, hunter, bear or tile (NAN-4.21)."""
        return self.floe.play & ~(self.floe.igloos | self.occupied | self.bears | self.tiles())

    def may_enter_bears(self, hunter: i64, cell: i64) -> bool:
        """Whether a hunter on this space may enter a bear's space at all (NAN-4.21, NAN-4.23)."""
        if self.round == 1 or not self.carries(hunter, sheet.HARPOON):
            return False
        return (self.free_for_bear() | BIT[cell] & ~(self.floe.igloos | self.tiles())) != 0

    def is_home(self, hunter: i64) -> bool:
        return self.homecoming == 1 and self.floe.is_igloo(self.spot(hunter))  # NAN-5.8

    # points

    def points(self, hunter: i64) -> i64:
        """Animals on both sides of the sheet, and the bonus for being in an igloo (NAN-5.11)."""
        total: i64 = self.animal_points(hunter, True) + self.animal_points(hunter, False)
        if self.floe.is_igloo(self.spot(hunter)):
            total += self.floe.home_bonus
        return total

    def animal_points(self, hunter: i64, on_left: bool) -> i64:
        total: i64 = 0
        carried = self.animals_carried(hunter)
        for animal in range(i64(4)):
            count = carried >> animal & 1 if on_left else self.stored_of(hunter, animal)
            value: i64 = self.floe.values[animal]
            total += count * value
        return total

    def equipment(self, hunter: i64) -> i64:
        """How many pieces of equipment are on the left."""
        return count_bits(self.things_of(hunter) & sheet.EQUIPMENT)

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


def flood(start: i64, east: i64, south_east: i64, south_west: i64) -> i64:
    """Grow a mask in all six directions over the open lines until nothing is added."""
    found = start
    grown: i64 = 0
    while grown != found:
        grown = found
        found |= (found & east) << 1 | found >> 1 & east
        found |= (found & south_east) << STRIDE | found >> STRIDE & south_east
        found |= (found & south_west) << STRIDE - 1 | found >> STRIDE - 1 & south_west
    return found
