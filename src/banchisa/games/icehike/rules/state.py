"""What lies on the board and what is held: ground, puppets, bears, igloos, finds; and where the turn has got to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.bits import count_bits
from banchisa.engine.grids import table
from banchisa.engine.rng import Rng
from banchisa.engine.state import OVER, State, Terms, places
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import (
    ALL_COLOURS,
    BERRY,
    CUBES,
    FIND_KINDS,
    FIRST_CUBE,
    FISH,
    FLAG,
    HIGH,
    LAND,
    LOW,
    MOST_BEARS,
    MOUNTAIN,
    NE,
    NEIGHBOUR,
    NONE,
    OFF,
    ONE,
    ROPE,
    SE,
    SIDES,
    TORCH,
    Hike,
    S,
    byte_of,
    with_byte,
    within,
)

# how the active colour plays its turn (ICE-4.30)
OPEN: Final = 0  # neither puppet nor bear yet
PUPPET: Final = 1
WALK: Final = 2  # a bear walks
MIXED: Final = 3  # the bear has walked, only berries are left (ICE-4.77)
MODES: Final = ("open", "puppet", "bear", "mixed")

NOBODY: Final = 15  # no colour, no bear
_GONE_BITS: Final = 6  # for each kind of tile or cube that has left the game
MOST_GONE: Final = 63
_ONE_GONE: Final = table([1 << _GONE_BITS * thing for thing in range(FIRST_CUBE + len(CUBES))])
NOWHERE: Final = 0x7F7F7F7F7F  # five pieces that are not on the board


@mypyc_attr(acyclic=True)
class TrailState(State):
    """The things of one position, and how one looks at them and moves them."""

    __slots__ = (
        "asked", "bag", "bear", "bears", "berry_high", "berry_low", "came", "colour", "cube", "drawn", "energy",
        "first_igloos", "fish_high", "fish_low", "gone", "held", "hike", "hit", "igloo_high", "igloo_low", "late",
        "mode", "ne_high", "ne_low", "open_high", "open_low", "owner", "peak_high", "peak_low", "phase", "protected",
        "puppets", "raised_high", "raised_low", "results", "rope_high", "rope_low", "se_high", "se_low",
        "second_igloos", "south_high", "south_low", "stack", "tile", "tile_high", "tile_low", "torch_high",
        "torch_low", "turn", "walk_from", "water_high", "water_low",
    )  # fmt: skip

    def __init__(self, hike: Hike) -> None:
        self.hike: Hike = hike
        self.actor = 0
        # the ground: levels 2 and 3, level 3, water, fish, laid tiles (ICE-4.20)
        self.raised_low: i64 = hike.raised_low
        self.raised_high: i64 = hike.raised_high
        self.peak_low: i64 = 0
        self.peak_high: i64 = 0
        self.water_low: i64 = hike.water_low
        self.water_high: i64 = hike.water_high
        self.fish_low: i64 = 0
        self.fish_high: i64 = 0
        self.tile_low: i64 = 0
        self.tile_high: i64 = 0
        # the steps of roads: cells from which one can go on to the south, the north-east, the south-east (ICE-4.110)
        self.south_low: i64 = hike.links[0]
        self.south_high: i64 = hike.links[1]
        self.ne_low: i64 = hike.links[2]
        self.ne_high: i64 = hike.links[3]
        self.se_low: i64 = hike.links[4]
        self.se_high: i64 = hike.links[5]
        # finds in caves
        self.berry_low: i64 = 0
        self.berry_high: i64 = 0
        self.torch_low: i64 = 0
        self.torch_high: i64 = 0
        self.rope_low: i64 = 0
        self.rope_high: i64 = 0
        # pieces, eight bits each: their cells
        self.puppets: i64 = NOWHERE  # any number may share a cell (ICE-4.47)
        self.bears: i64 = NOWHERE
        self.first_igloos: i64 = NOWHERE  # by colour
        self.second_igloos: i64 = NOWHERE
        self.igloo_low: i64 = 0  # cells with an igloo, whoever owns it
        self.igloo_high: i64 = 0
        self.held: i64 = 0  # twelve bits a colour: berries, torches, ropes
        self.stack: i64 = hike.stack  # eight bits a kind
        self.bag: i64 = hike.bag
        self.gone: i64 = 0  # what has left the game, tiles and then cubes
        # the turn
        self.phase: i64 = phase.DRAW_TILE
        self.turn: i64 = 0  # how many have begun
        self.late: i64 = 0  # how many that began with an empty stack are over (ICE-5.4)
        self.colour: i64 = 0
        self.protected: i64 = 0  # a set of colours (ICE-4.114)
        self.drawn: i64 = 0  # 1 if a tile was drawn in this turn
        self.tile: i64 = NONE  # what was drawn and is not placed yet
        self.cube: i64 = NONE
        self.open_low: i64 = 0  # where it may be placed; follows from the rest
        self.open_high: i64 = 0
        self.mode: i64 = OPEN
        self.energy: i64 = 0  # of the puppet, during a walk of the bear
        self.came: i64 = OFF  # where the puppet came from that has stepped onto a bear
        self.bear: i64 = NOBODY  # the bear that walks
        self.walk_from: i64 = OFF
        self.hit: i64 = OFF  # its latest successful attack (ICE-4.99)
        self.asked: i64 = NOBODY  # the colour that pays, defends or retreats
        self.owner: i64 = NOBODY  # the colour that is paid
        self.results: i64 = 0  # eight bits a seat: its place, 0 as long as it is open

    def copy_ice(self, twin: TrailState) -> None:
        """Copy everything."""
        twin.actor = self.actor
        twin.raised_low = self.raised_low
        twin.raised_high = self.raised_high
        twin.peak_low = self.peak_low
        twin.peak_high = self.peak_high
        twin.water_low = self.water_low
        twin.water_high = self.water_high
        twin.fish_low = self.fish_low
        twin.fish_high = self.fish_high
        twin.tile_low = self.tile_low
        twin.tile_high = self.tile_high
        twin.south_low = self.south_low
        twin.south_high = self.south_high
        twin.ne_low = self.ne_low
        twin.ne_high = self.ne_high
        twin.se_low = self.se_low
        twin.se_high = self.se_high
        twin.berry_low = self.berry_low
        twin.berry_high = self.berry_high
        twin.torch_low = self.torch_low
        twin.torch_high = self.torch_high
        twin.rope_low = self.rope_low
        twin.rope_high = self.rope_high
        twin.puppets = self.puppets
        twin.bears = self.bears
        twin.first_igloos = self.first_igloos
        twin.second_igloos = self.second_igloos
        twin.igloo_low = self.igloo_low
        twin.igloo_high = self.igloo_high
        twin.held = self.held
        twin.stack = self.stack
        twin.bag = self.bag
        twin.gone = self.gone
        twin.phase = self.phase
        twin.turn = self.turn
        twin.late = self.late
        twin.colour = self.colour
        twin.protected = self.protected
        twin.drawn = self.drawn
        twin.tile = self.tile
        twin.cube = self.cube
        twin.open_low = self.open_low
        twin.open_high = self.open_high
        twin.mode = self.mode
        twin.energy = self.energy
        twin.came = self.came
        twin.bear = self.bear
        twin.walk_from = self.walk_from
        twin.hit = self.hit
        twin.asked = self.asked
        twin.owner = self.owner
        twin.results = self.results

    @property
    def terms(self) -> Terms:
        return self.hike

    def phase_name(self) -> str:
        return phase.NAMES[self.phase]

    def seen_by(self, seat: i64) -> State:
        return self.copy()  # nothing is hidden (ICE-4.71)

    def resample(self, rng: Rng) -> State:
        return self.copy()

    # the ground

    def level(self, cell: i64) -> i64:
        level: i64 = 1
        if within(self.raised_low, self.raised_high, cell):
            level = 2
            if within(self.peak_low, self.peak_high, cell):
                level = 3
        return level

    def climb(self, start: i64, target: i64) -> i64:
        """By how many levels a step goes up."""
        return self.level(target) - self.level(start)

    def is_water(self, cell: i64) -> bool:
        return within(self.water_low, self.water_high, cell)

    def is_fish(self, cell: i64) -> bool:
        return within(self.fish_low, self.fish_high, cell)

    def lay(self, kind: i64, cell: i64) -> None:
        """Put a tile on a cell, which takes its level (ICE-4.20)."""
        self.tile_low |= LOW[cell]
        self.tile_high |= HIGH[cell]
        if kind == LAND or kind == MOUNTAIN:
            self.raised_low |= LOW[cell]
            self.raised_high |= HIGH[cell]
        else:
            self.water_low |= LOW[cell]
            self.water_high |= HIGH[cell]
        if kind == MOUNTAIN:
            self.peak_low |= LOW[cell]
            self.peak_high |= HIGH[cell]
        elif kind == FISH:
            self.fish_low |= LOW[cell]
            self.fish_high |= HIGH[cell]
        self._link(cell)

    def is_linked(self, cell: i64, other: i64) -> bool:
        """Whether a road may go from one neighbour to the other (ICE-4.110)."""
        if self.is_water(cell) or self.is_water(other):
            return False
        return -1 <= self.climb(cell, other) <= 1

    def _link(self, cell: i64) -> None:
        """Compute the links of a cell again."""
        for direction in range(i64(SIDES)):
            other = NEIGHBOUR[cell * SIDES + direction]
            if other != OFF:
                first = cell if direction == S or direction == NE or direction == SE else other
                self._join(direction % 3, first, self.is_linked(cell, other))

    def _join(self, axis: i64, first: i64, linked: bool) -> None:
        """Set one link. It is stored at the cell where it begins."""
        bit_low, bit_high = LOW[first], HIGH[first]
        if axis == S % 3:
            self.south_low = self.south_low | bit_low if linked else self.south_low & ~bit_low
            self.south_high = self.south_high | bit_high if linked else self.south_high & ~bit_high
        elif axis == NE % 3:
            self.ne_low = self.ne_low | bit_low if linked else self.ne_low & ~bit_low
            self.ne_high = self.ne_high | bit_high if linked else self.ne_high & ~bit_high
        else:
            self.se_low = self.se_low | bit_low if linked else self.se_low & ~bit_low
            self.se_high = self.se_high | bit_high if linked else self.se_high & ~bit_high

    # pieces

    def acting_colour(self) -> i64:
        """The colour that acts: the one that pays, defends or retreats, else the one whose turn it is."""
        return self.colour if self.asked == NOBODY else self.asked

    def spot(self, colour: i64) -> i64:
        """The cell of a puppet."""
        return byte_of(self.puppets, colour)

    def put(self, colour: i64, cell: i64) -> None:
        self.puppets = with_byte(self.puppets, colour, cell)

    def puppet_on(self, cell: i64) -> i64:
        """The first colour with a puppet on a cell, or NOBODY."""
        for colour in range(i64(ALL_COLOURS)):
            if self.spot(colour) == cell:
                return colour
        return NOBODY

    def has_puppet(self, cell: i64) -> bool:
        return self.puppet_on(cell) != NOBODY

    def has_own_puppet(self, cell: i64) -> bool:
        """Whether a puppet of the active seat is there."""
        for colour in range(i64(ALL_COLOURS)):
            if self.spot(colour) == cell and self.hike.is_partner(colour, self.colour):
                return True
        return False

    def den(self, bear: i64) -> i64:
        """The cell of a bear."""
        return byte_of(self.bears, bear)

    def put_bear(self, bear: i64, cell: i64) -> None:
        self.bears = with_byte(self.bears, bear, cell)

    def bear_on(self, cell: i64) -> i64:
        """The bear on a cell, or NOBODY."""
        for bear in range(i64(MOST_BEARS)):
            if self.den(bear) == cell:
                return bear
        return NOBODY

    def bears_out(self) -> i64:
        """How many bears have entered the board: they come one after the other and never leave."""
        bear: i64 = 0
        while bear < MOST_BEARS and self.den(bear) != OFF:
            bear += 1
        return bear

    def igloo(self, colour: i64, slot: i64) -> i64:
        """The cell of an igloo, the first or the second of a colour."""
        return byte_of(self.first_igloos if slot == 0 else self.second_igloos, colour)

    def igloos_built(self, colour: i64) -> i64:
        if self.igloo(colour, 0) == OFF:
            return 0
        return 1 if self.igloo(colour, 1) == OFF else 2

    def raise_igloo(self, colour: i64, cell: i64) -> None:
        """Build the next igloo of a colour."""
        if self.igloo(colour, 0) == OFF:
            self.first_igloos = with_byte(self.first_igloos, colour, cell)
        else:
            self.second_igloos = with_byte(self.second_igloos, colour, cell)
        self.igloo_low |= LOW[cell]
        self.igloo_high |= HIGH[cell]

    def has_igloo(self, cell: i64) -> bool:
        return within(self.igloo_low, self.igloo_high, cell)

    def igloo_owner(self, cell: i64) -> i64:
        """The colour whose igloo is on a cell, or NOBODY."""
        if self.has_igloo(cell):
            for colour in range(i64(ALL_COLOURS)):
                if self.igloo(colour, 0) == cell or self.igloo(colour, 1) == cell:
                    return colour
        return NOBODY

    # finds

    def finds(self, colour: i64, kind: i64) -> i64:
        """How many finds of a kind a colour holds."""
        return self.held >> (colour * FIND_KINDS + kind) * 4 & 15

    def finds_of(self, colour: i64) -> i64:
        """How many finds a colour holds in all."""
        return self.finds(colour, BERRY) + self.finds(colour, TORCH) + self.finds(colour, ROPE)

    def take(self, colour: i64, kind: i64) -> None:
        self.held += ONE[colour * FIND_KINDS + kind]

    def give(self, colour: i64, kind: i64) -> None:
        self.held -= ONE[colour * FIND_KINDS + kind]

    def use(self, colour: i64, kind: i64) -> None:
        """Use a find: it leaves the game (ICE-4.72)."""
        self.give(colour, kind)
        self.discard_cube(kind)

    def discard(self, thing: i64) -> None:
        """A tile leaves the game, or a cube: these are numbered after the tiles."""
        self.gone += _ONE_GONE[thing]

    def discard_cube(self, kind: i64) -> None:
        self.discard(FIRST_CUBE + kind)

    def count_gone(self, thing: i64) -> i64:
        """How many of a tile or a cube have left the game."""
        return self.gone >> thing * _GONE_BITS & MOST_GONE

    def tiles_left(self, kind: i64) -> i64:
        """How many tiles of a kind are in the stack."""
        return byte_of(self.stack, kind)

    def cubes_left(self, kind: i64) -> i64:
        """How many cubes of a kind are in the bag."""
        return byte_of(self.bag, kind)

    def find_in(self, cell: i64) -> i64:
        """The kind of find in a cave, or NONE."""
        if within(self.berry_low, self.berry_high, cell):
            return BERRY
        if within(self.torch_low, self.torch_high, cell):
            return TORCH
        if within(self.rope_low, self.rope_high, cell):
            return ROPE
        return NONE

    def toggle_find(self, kind: i64, cell: i64) -> None:
        """Put a find into a cave, or take it out again."""
        if kind == BERRY:
            self.berry_low ^= LOW[cell]
            self.berry_high ^= HIGH[cell]
        elif kind == TORCH:
            self.torch_low ^= LOW[cell]
            self.torch_high ^= HIGH[cell]
        else:
            self.rope_low ^= LOW[cell]
            self.rope_high ^= HIGH[cell]

    # results

    def has_arrived(self, colour: i64) -> bool:
        """Whether a colour in play is no longer under way."""
        return self.spot(colour) == OFF

    def place_of(self, seat: i64) -> i64:
        return byte_of(self.results, seat)

    def set_place(self, seat: i64, place: i64) -> None:
        self.results = with_byte(self.results, seat, place)

    def count_arrived(self) -> i64:
        """How many seats have a place already."""
        return count_bits(self.decided_seats())

    def decided_seats(self) -> i64:
        found: i64 = 0
        for seat in range(self.hike.seats):
            if self.place_of(seat):
                found |= FLAG[seat]
        return found

    def scores(self) -> list[int]:
        """One point for the winner; when all play on, one for each seat with a worse place (ICE-5.7)."""
        seats = int(self.hike.seats)
        if not self.hike.play_on:
            alone = [seat for seat in range(seats) if self.place_of(seat) == 1]
            return [1 if alone == [seat] else 0 for seat in range(seats)]
        standing = [self.place_of(seat) or seats for seat in range(seats)]
        return [len([place for place in standing if place > standing[seat]]) for seat in range(seats)]

    def ranks(self) -> list[int]:
        if self.actor != OVER:
            return places([(score,) for score in self.scores()])
        return [int(self.place_of(seat)) for seat in range(self.hike.seats)]

    def begin(self, colour: i64) -> None:
        """Start the turn of a colour."""
        raise NotImplementedError
