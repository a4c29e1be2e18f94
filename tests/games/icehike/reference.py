"""A slow, plain reference simulator of Ice Hike, written from its rules alone, to check a fast one step by step.

Nothing is precomputed and nothing is clever: cells, colours and finds are names ("H5", "orange", "rope"), holdings are
counters, a rule is tried by putting the thing on the board, looking, and taking it off again. Every function names the
rules (ICE-x.y, or "section 7" for the steps) that it carries out.

    game = Reference(4, length="short", play_on=True)
    while game.actor != OVER:
        game.apply(random.choices(game.legal(), game.weights() or None)[0])

Players' actions have the ids 0-150 of section 7. Outcomes of chance are numbered on from there:

    151-154  DRAW_TILE  water, fish, land, mountain
    155-159  DRAW_CUBE  berry, torch, rope, bear_cave, empty

A position can be set up by hand with `set_position`; the attributes are plain and may be read or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from support.stepped_reference import CHANCE, OVER, SteppedReference, read_options

# ---------------------------------------------------------------- section 2: board

COLUMNS = "ABCDEFGHIJKLM"
DIRECTIONS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # N, NE, SE, S, SW, NW


def make_cells() -> dict[str, tuple[int, int]]:
    """Section 2.1: name -> (c, y), in order of id."""
    return {
        f"{letter}{row}": (c, y)
        for c, letter in enumerate(COLUMNS)
        for row, y in enumerate(range(c % 2, 19, 2), start=1)
    }


CELL_PLACE = make_cells()
CELLS = list(CELL_PLACE)  # position in the list = id


def ring(cell: str) -> list[str | None]:
    """ICE-2.2: the six neighbours in the order of the directions; None outside the board."""
    at = {place: name for name, place in CELL_PLACE.items()}
    c, y = CELL_PLACE[cell]
    return [at.get((c + dc, y + dy)) for dc, dy in DIRECTIONS]


def column(cell: str) -> int:
    return CELL_PLACE[cell][0]


def is_whole(cell: str) -> bool:
    # ICE-2.1
    c, y = CELL_PLACE[cell]
    return 0 < c < 12 and 0 < y < 18


RING = {cell: ring(cell) for cell in CELLS}
WHOLE = [cell for cell in CELLS if is_whole(cell)]  # position in the list = id of the placement

START = "L1"  # ICE-2.3
VILLAGE = "B9"
CROSS = "E7"
PRINTED_LAND = ("A9", "A10")  # ICE-2.4
PRINTED_WATER = ("A1", "A5", "E1", "E10", "I1", "I10", "M6", "M10")

LEVELS = {
    "ice": 1,
    "water": 1,
    "fish": 1,
    "land": 2,
    "start": 2,
    "finish": 2,
    "village": 2,  # ICE-2.5
    "mountain": 3,
}

# ---------------------------------------------------------------- sections 2 and 3: pieces

COLOURS = ("orange", "white", "brown", "grey", "black")
TILES = ("water", "fish", "land", "mountain")
FINDS = ("berry", "torch", "rope")
CUBES = (*FINDS, "bear_cave", "empty")

STACK = {  # ICE-3.4, 3.6
    "normal": {"water": 16, "fish": 4, "land": 16, "mountain": 24},
    "short": {"water": 12, "fish": 4, "land": 12, "mountain": 20},
    "short5": {"water": 13, "fish": 4, "land": 13, "mountain": 20},
}
BAG = {  # ICE-3.5, 3.6
    "normal": {"berry": 5, "torch": 5, "rope": 5, "bear_cave": 5, "empty": 4},
    "short": {"berry": 5, "torch": 5, "rope": 5, "bear_cave": 5},
    "short5": {"berry": 5, "torch": 5, "rope": 5, "bear_cave": 5},
}
BEARS = 4  # ICE-3.7
IGLOOS_PER_COLOUR = 2  # ICE-3.8

PUPPET_ENERGY = 2  # ICE-4.31
BEAR_ENERGY = 3  # ICE-4.32
BERRY_ENERGY = 2  # ICE-4.74
BUILD_ENERGY = 2  # ICE-4.60
SEARCH_ENERGY = 2  # ICE-4.70
QUIET_TURNS = 2  # ICE-4.3

# ---------------------------------------------------------------- section 7: actions

PLACE = 0
STEP = 94
BUILD = 100
SEARCH = 101
BERRY = 102
END_TURN = 103
BEAR = 104
STOP = 128
PUSH = 129
PAY = 135
TORCH_NO = 138
TORCH_YES = 139
TO_START = 140
TO_IGLOO = 141
DRAW_TILE = 151
DRAW_CUBE = 155

# ---------------------------------------------------------------- section 6: options

DEFAULTS: dict[str, Any] = {"length": "normal", "play_on": False, "end_cap_rounds": 30}


class Reference(SteppedReference):
    """One game. `step` names the pending step of section 7, `actor` who answers it."""

    def __init__(self, seats: int, **options: Any) -> None:
        super().__init__()
        wanted = read_options(options, DEFAULTS)
        if seats not in (2, 3, 4, 5):
            raise ValueError(f"Ice Hike is not for {seats} players")
        self.seats = seats
        self.length: str = wanted["length"]
        self.play_on: bool = wanted["play_on"] and seats > 2  # ICE-5.2: no effect with two players
        self.end_cap_rounds: int = wanted["end_cap_rounds"]
        assert self.length in ("normal", "short") and self.end_cap_rounds in range(1, 100)

        self.finish = VILLAGE if self.length == "normal" else CROSS  # ICE-3.3
        self.colours = COLOURS[: 4 if seats == 2 else seats]  # ICE-3.1, 3.2: in turn order
        self.stack: Counter[str] = Counter(STACK[self.material()])
        self.bag: Counter[str] = Counter(BAG[self.material()])

        self.tiles: dict[str, str] = {}  # cell -> kind
        self.caves: dict[str, str] = {}  # cell of a mountain -> the find on it
        self.bears: list[str] = []  # cells, in order of entry; those on fish included
        self.puppets: dict[str, str | None] = dict.fromkeys(self.colours, START)  # None: arrived and off the board
        self.igloos: dict[str, list[str]] = {colour: [] for colour in self.colours}  # in order of building
        self.finds: dict[str, Counter[str]] = {colour: Counter() for colour in self.colours}

        self.active = self.colours[0]
        self.turns_taken = dict.fromkeys(self.colours, 0)
        self.turns_without_tile = 0  # ICE-5.4: completed turns that started with an empty stack
        self.arrived: list[int] = []  # seats, in order of arrival

        self.protected: set[str] = set()  # ICE-4.114
        self.tile: str | None = None  # drawn and not yet placed
        self.cube: str | None = None
        self.tile_drawn = False  # in this turn
        self.mode = "open"  # "open", "puppet" or "bear"
        self.energy = 0
        self.came_from = ""  # ICE-4.85: where the puppet stood before it stepped onto a bear

        self.walker = -1  # number of the walking bear
        self.bear_energy = 0
        self.walk_start = ""
        self.latest_hit: str | None = None  # ICE-4.99
        self.victims: list[str] = []  # attacked colours that have not yet retreated
        self.unasked: list[str] = []  # those of them still to be asked for a torch
        self.fee: tuple[str, str, str] | None = None  # payer, receiver, and what follows: "step" or "retreat"

        self.start_turn()

    # ------------------------------------------------------------ interface

    def weights(self) -> list[int]:
        if self.step == "draw_tile":
            return [self.stack[TILES[action - DRAW_TILE]] for action in self.legal()]
        if self.step == "draw_cube":
            return [self.bag[CUBES[action - DRAW_CUBE]] for action in self.legal()]
        return super().weights()

    def ranks(self) -> list[int]:
        """ICE-5.2, 5.5, 5.7: the seats in order of arrival; all others share the best rank left, now or at the end."""
        left = 1 + len(self.arrived)
        return [1 + self.arrived.index(seat) if seat in self.arrived else left for seat in range(self.seats)]

    def scores(self) -> list[int]:
        """ICE-5.7. With `play_on` as things stand; without, 1 for the seat that has arrived."""
        if not self.play_on:
            return [int(seat in self.arrived) for seat in range(self.seats)]
        ranks = self.ranks()
        return [sum(other > rank for other in ranks) for rank in ranks]

    def set_position(
        self,
        puppets: Mapping[str, str | None],
        *,
        tiles: Mapping[str, str] | None = None,
        caves: Mapping[str, str] | None = None,
        igloos: Mapping[str, Iterable[str]] | None = None,
        bears: Iterable[str] = (),
        finds: Mapping[str, Iterable[str]] | None = None,
        active: str = "orange",
        at: str = "act",
        tile: str | None = None,
        cube: str | None = None,
        stack: Mapping[str, int] | None = None,
        bag: Mapping[str, int] | None = None,
        turns_taken: int = QUIET_TURNS,
        turns_without_tile: int = 0,
        arrived: Iterable[int] = (),
    ) -> Reference:
        """Puts a position on the board by hand and starts a turn in it; returns the game itself.

        puppets     colour -> cell, None for one that has arrived; those not named stand on the start tile
        tiles       cell -> "water", "fish", "land" or "mountain"
        caves       cell of a mountain -> the find on it: "berry", "torch" or "rope"
        igloos      colour -> cells, in order of building
        bears       cells, in order of entry
        finds       colour -> what it holds
        at          "turn": the turn of `active` begins; "place": it has drawn `tile` (and `cube`);
                    "act": it has also placed its tile, has its energy and has not chosen between puppet and bear
        stack, bag  what is left in them; where nothing is said, what is not drawn, on the board or with a colour
        turns_taken by every colour before this turn (for the quiet turns of ICE-4.3)
        """
        self.puppets = {colour: puppets.get(colour, START) for colour in self.colours}
        self.tiles, self.caves, self.bears = dict(tiles or {}), dict(caves or {}), list(bears)
        self.igloos = {colour: list((igloos or {}).get(colour, ())) for colour in self.colours}
        self.finds = {colour: Counter((finds or {}).get(colour, ())) for colour in self.colours}
        self.check_position()
        drawn = [] if cube in (None, "empty") else [cube]  # an empty cave leaves the game as soon as it is drawn
        self.stack = Counter(self.stack_left() - Counter([] if tile is None else [tile]) if stack is None else stack)
        self.bag = Counter(self.bag_left() - Counter(drawn) if bag is None else bag)
        self.active = active
        self.turns_taken = dict.fromkeys(self.colours, turns_taken)
        self.turns_without_tile = turns_without_tile
        self.arrived = list(arrived)
        assert at in ("turn", "place", "act") and (at == "place") == (tile is not None) and active in self.colours
        self.clear_turn()
        if at == "turn":
            self.start_turn()
            return self
        self.protected = self.assess_protection()
        self.tile_drawn = True
        if tile is None:
            self.begin_act()
        else:
            self.tile, self.cube = tile, cube
            self.ask_place()
        return self

    def check_position(self) -> None:
        """What no game can lead to, and a hand might put on the board all the same."""
        built = [cell for cells in self.igloos.values() for cell in cells]
        assert set(self.puppets.values()) <= {*CELLS, None}
        assert all(cell in WHOLE and cell not in self.unbuildable() for cell in (*self.tiles, *built))
        assert all(kind in TILES for kind in self.tiles.values()) and len(set(built)) == len(built)
        assert all(len(cells) <= IGLOOS_PER_COLOUR for cells in self.igloos.values())
        assert all(self.tiles[cell] == "mountain" and find in FINDS for cell, find in self.caves.items())
        assert all(find in FINDS for held in self.finds.values() for find in held)
        assert len(set(self.bears)) == len(self.bears) <= BEARS
        assert not set(self.bears) & {START, self.finish, *built, *self.puppets.values()}
        assert not any(self.is_water(cell) for cell in (*built, *filter(None, self.puppets.values())))
        assert not any(self.terrain(bear) == "water" for bear in self.bears)

    def stack_left(self) -> Counter[str]:
        return Counter(STACK[self.material()]) - Counter(self.tiles.values())

    def bag_left(self) -> Counter[str]:
        used = Counter(self.caves.values()) + Counter(bear_cave=len(self.bears))
        return Counter(BAG[self.material()]) - sum(self.finds.values(), used)

    # ------------------------------------------------------------ setup and seats

    def material(self) -> str:
        # ICE-3.4 to 3.6
        return "short5" if self.length == "short" and self.seats == 5 else self.length

    def seat_of(self, colour: str) -> int:
        # ICE-3.1: with two players the colours alternate (ICE-4.130)
        return self.colours.index(colour) % self.seats

    def partners(self, one: str, other: str) -> bool:
        """Whether two colours belong to one seat; a colour is a partner of itself."""
        return self.seat_of(one) == self.seat_of(other)

    def order_after_active(self) -> list[str]:
        """ICE-3.2: the other colours in turn order, starting after the active one."""
        number = self.colours.index(self.active)
        return [*self.colours[number + 1 :], *self.colours[:number]]

    def under_way(self) -> list[str]:
        # ICE-5.2
        return [colour for colour in self.colours if self.puppets[colour] is not None]

    # ------------------------------------------------------------ board

    def terrain(self, cell: str) -> str:
        # ICE-2.3 to 2.5, 4.20
        if cell in self.tiles:
            return self.tiles[cell]
        if cell == START:
            return "start"
        if cell == self.finish:
            return "finish"
        if cell == VILLAGE:
            return "village"
        if cell in PRINTED_LAND:
            return "land"
        return "water" if cell in PRINTED_WATER else "ice"

    def level(self, cell: str) -> int:
        return LEVELS[self.terrain(cell)]

    def is_water(self, cell: str) -> bool:
        # ICE-4.45
        return self.terrain(cell) in ("water", "fish")

    def unbuildable(self) -> tuple[str, ...]:
        """ICE-4.17, 4.62: the whole cells that take neither tile nor igloo."""
        return (START, self.finish, VILLAGE)

    def igloo_owner(self, cell: str) -> str | None:
        return next((colour for colour in self.colours if cell in self.igloos[colour]), None)

    def foreign_igloo(self, colour: str, cell: str) -> bool:
        """ICE-4.66, 4.68: whether the igloo of another seat stands there."""
        owner = self.igloo_owner(cell)
        return owner is not None and not self.partners(colour, owner)

    def place_of(self, colour: str) -> str:
        cell = self.puppets[colour]
        assert cell is not None
        return cell

    # ------------------------------------------------------------ blockades

    def region(self, origin: str, closed: set[str], gap: int = 1) -> set[str]:
        """ICE-4.110: what the roads from a cell reach without entering `closed`, with level differences up to `gap`."""
        reached, fringe = {origin}, [origin]
        while fringe:
            cell = fringe.pop()
            for near in RING[cell]:
                if near is None or near in reached or near in closed or self.is_water(near):
                    continue
                if abs(self.level(cell) - self.level(near)) <= gap:
                    reached.add(near)
                    fringe.append(near)
        return reached

    def rule_1(self) -> bool:
        # ICE-4.111
        igloos = {cell for cells in self.igloos.values() for cell in cells}
        return self.finish in self.region(START, igloos | set(self.bears))

    def rule_2(self) -> bool:
        # ICE-4.115 to 4.118
        return all(self.has_way(colour) for colour in self.protected)

    def foreign_igloos(self, colour: str) -> set[str]:
        """Those that close the way of a puppet: never the one it stands in (ICE-4.113)."""
        others = [other for other in self.colours if not self.partners(colour, other)]
        return {cell for other in others for cell in self.igloos[other]} - {self.place_of(colour)}

    def has_way(self, colour: str) -> bool:
        # ICE-4.113
        return self.finish in self.region(self.place_of(colour), self.foreign_igloos(colour))

    def assess_protection(self) -> set[str]:
        # ICE-4.114, 4.118
        others = [colour for colour in self.under_way() if not self.partners(colour, self.active)]
        return {colour for colour in others if self.has_way(colour)}

    def rule_1_with_bear(self, number: int, cell: str) -> bool:
        # ICE-4.112
        before = self.bears[number]
        self.bears[number] = cell
        holds = self.rule_1()
        self.bears[number] = before
        return holds

    # ------------------------------------------------------------ turns

    def ask_active(self, step: str) -> None:
        self.ask(step, self.seat_of(self.active))

    def clear_turn(self) -> None:
        """Nothing of one turn is left in the next."""
        self.protected = set()
        self.tile, self.cube, self.tile_drawn = None, None, False
        self.mode, self.energy, self.came_from = "open", 0, ""
        self.fee = None
        self.clear_walk()

    def start_turn(self) -> None:
        # ICE-4.1, 4.2, 5.3, 5.4
        self.clear_turn()
        self.protected = self.assess_protection()
        if self.stack.total() > 0:
            self.ask("draw_tile", CHANCE)
        elif self.cap_reached() or self.all_stuck():
            self.ask("over", OVER)
        else:
            self.begin_act()

    def end_turn(self) -> None:
        # ICE-4.1 (f), 5.4
        self.turns_taken[self.active] += 1
        if not self.tile_drawn:
            self.turns_without_tile += 1
        self.active = next(colour for colour in [*self.order_after_active(), self.active] if self.puppets[colour])
        self.start_turn()

    # ------------------------------------------------------------ drawing and placing

    def legal_draw_tile(self) -> list[int]:
        # ICE-4.10
        return [DRAW_TILE + number for number, kind in enumerate(TILES) if self.stack[kind] > 0]

    def do_draw_tile(self, action: int) -> None:
        # ICE-4.10, 4.11
        self.tile = TILES[action - DRAW_TILE]
        self.stack[self.tile] -= 1
        self.tile_drawn = True
        if self.tile == "mountain" and self.bag.total() > 0:
            self.ask("draw_cube", CHANCE)
        else:
            self.ask_place()

    def legal_draw_cube(self) -> list[int]:
        # ICE-4.11
        return [DRAW_CUBE + number for number, kind in enumerate(CUBES) if self.bag[kind] > 0]

    def do_draw_cube(self, action: int) -> None:
        # ICE-4.11 to 4.15
        self.cube = CUBES[action - DRAW_CUBE]
        self.bag[self.cube] -= 1
        if self.cube == "bear_cave" and len(self.bears) == BEARS:
            self.cube = "empty"  # ICE-4.15
        self.ask_place()

    def ask_place(self) -> None:
        if self.legal_place():
            self.ask_active("place")
        else:
            self.placed()  # ICE-4.19: tile and cube leave the game

    def is_free(self, cell: str) -> bool:
        # ICE-4.16, 4.17
        taken = {*self.tiles, *self.bears, *self.puppets.values(), *self.unbuildable()}
        return cell not in taken and self.igloo_owner(cell) is None

    def put_tile(self, cell: str) -> None:
        # ICE-4.12 to 4.14
        assert self.tile is not None
        self.tiles[cell] = self.tile
        if self.cube in FINDS:
            self.caves[cell] = self.cube
        elif self.cube == "bear_cave":
            self.bears.append(cell)

    def take_tile_back(self, cell: str) -> None:
        del self.tiles[cell]
        self.caves.pop(cell, None)
        if cell in self.bears:
            self.bears.remove(cell)

    def tile_fits(self, cell: str) -> bool:
        # ICE-4.18
        if self.tile == "land":
            return True
        self.put_tile(cell)
        holds = self.rule_1() and self.rule_2()
        self.take_tile_back(cell)
        return holds

    def legal_place(self) -> list[int]:
        # ICE-4.16 to 4.18
        return [PLACE + number for number, cell in enumerate(WHOLE) if self.is_free(cell) and self.tile_fits(cell)]

    def do_place(self, action: int) -> None:
        # ICE-4.12 to 4.14, 4.20
        self.put_tile(WHOLE[action - PLACE])
        self.placed()

    def placed(self) -> None:
        # ICE-4.1 (e), 4.3
        self.tile, self.cube = None, None
        if self.length == "short" and self.seats == 3 and self.turns_taken[self.active] < QUIET_TURNS:
            self.end_turn()
        else:
            self.begin_act()

    # ------------------------------------------------------------ puppet or bear

    def begin_act(self) -> None:
        # ICE-4.30, 4.31
        self.mode, self.energy = "open", PUPPET_ENERGY
        self.ask_active("act")

    def legal_act(self) -> list[int]:
        # section 7; ICE-4.36: `end_turn` always
        around = RING[self.place_of(self.active)]
        actions = [END_TURN] + [STEP + number for number, cell in enumerate(around) if self.can_step(cell)]
        if self.can_build():
            actions.append(BUILD)
        if self.can_search():
            actions.append(SEARCH)
        if self.finds[self.active]["berry"] > 0:
            actions.append(BERRY)
        if self.mode == "open" and self.tile_drawn:
            # ICE-4.34, 4.35, 4.141
            for number in range(len(self.bears)):
                actions += self.bear_actions(number, BEAR_ENERGY)
        return actions

    def do_act(self, action: int) -> None:
        if action == END_TURN:
            self.end_turn()
        elif action >= BEAR:
            self.begin_walk(action)
        else:
            self.mode = "puppet" if self.mode == "open" else self.mode  # ICE-4.35, 4.77
            if action == BUILD:
                self.build()
            elif action == SEARCH:
                self.search()
            elif action == BERRY:
                self.eat_berry()
            else:
                self.do_step(action)

    def after_action(self) -> None:
        # ICE-4.36
        if self.energy == 0 and self.finds[self.active]["berry"] == 0:
            self.end_turn()
        else:
            self.ask_active("act")

    def eat_berry(self) -> None:
        # ICE-4.74, 4.75, 4.77
        self.finds[self.active] -= Counter(berry=1)
        self.energy += BERRY_ENERGY
        self.after_action()

    def can_search(self) -> bool:
        # ICE-4.70
        return self.energy >= SEARCH_ENERGY and self.place_of(self.active) in self.caves

    def search(self) -> None:
        # ICE-4.70
        self.energy -= SEARCH_ENERGY
        self.finds[self.active][self.caves.pop(self.place_of(self.active))] += 1
        self.after_action()

    def can_build(self) -> bool:
        # ICE-4.60 to 4.64
        cell = self.place_of(self.active)
        own = self.igloos[self.active]
        if self.energy < BUILD_ENERGY or len(own) == IGLOOS_PER_COLOUR or self.igloo_owner(cell) is not None:
            return False
        if cell not in WHOLE or cell in self.unbuildable():
            return False
        own.append(cell)
        holds = self.rule_1() and self.rule_2()
        own.pop()
        return holds

    def build(self) -> None:
        # ICE-4.60
        self.energy -= BUILD_ENERGY
        self.igloos[self.active].append(self.place_of(self.active))
        self.after_action()

    # ------------------------------------------------------------ walking with the puppet

    def energy_needed(self, origin: str, target: str) -> int:
        # ICE-4.41 to 4.43, 4.80, 4.81
        return 2 if self.level(target) > self.level(origin) else 1

    def energy_spent(self, origin: str, target: str) -> int:
        # ICE-4.43, 4.80: what a step down costs is given back
        return 0 if self.level(target) < self.level(origin) else self.energy_needed(origin, target)

    def tools(self, origin: str, target: str) -> Counter[str]:
        """ICE-4.44, 4.46, 4.72, 4.82, 4.84: the finds that a step uses up, apart from a fee."""
        used: Counter[str] = Counter()
        if abs(self.level(origin) - self.level(target)) == 2:
            used["rope"] = 1
        if target in self.bears:
            used["torch"] = 1
        return used

    def can_step(self, target: str | None) -> bool:
        # ICE-4.40 to 4.50, 4.66, 4.87
        if target is None or self.is_water(target):
            return False
        origin, held = self.place_of(self.active), self.finds[self.active]
        used = self.tools(origin, target)
        if self.energy < self.energy_needed(origin, target) or not used <= held:
            return False
        if target in self.bears and not self.push_directions(target, origin):
            return False
        return not self.foreign_igloo(self.active, target) or (held - used).total() > 0

    def do_step(self, action: int) -> None:
        # ICE-4.40 to 4.50, 4.66, 4.84
        origin = self.place_of(self.active)
        target = RING[origin][action - STEP]
        assert target is not None
        self.energy -= self.energy_spent(origin, target)
        self.finds[self.active] -= self.tools(origin, target)
        self.puppets[self.active] = target
        if target == self.finish:
            self.arrive()
        elif target in self.bears:
            self.came_from = origin
            self.ask_active("push")
        elif self.foreign_igloo(self.active, target):
            self.charge(self.active, target, "step")
        else:
            self.after_action()

    def push_directions(self, bear_cell: str, came_from: str) -> list[int]:
        # ICE-4.85, 4.86, 4.88
        bear = self.bears.index(bear_cell)
        return [
            number
            for number, cell in enumerate(RING[bear_cell])
            if cell is not None
            and cell != came_from
            and cell not in self.puppets.values()
            and self.bear_may_enter(bear, bear_cell, cell)
            and self.could_stop(bear, cell)
        ]

    def legal_push(self) -> list[int]:
        # ICE-4.84
        return [PUSH + number for number in self.push_directions(self.place_of(self.active), self.came_from)]

    def do_push(self, action: int) -> None:
        # ICE-4.84
        here = self.place_of(self.active)
        target = RING[here][action - PUSH]
        assert target is not None
        self.bears[self.bears.index(here)] = target
        self.came_from = ""
        self.after_action()

    # ------------------------------------------------------------ fees

    def charge(self, payer: str, igloo: str, then: str) -> None:
        # ICE-4.66, 4.103; section 7: with one kind of find it is paid by itself
        owner = self.igloo_owner(igloo)
        assert owner is not None
        self.fee = (payer, owner, then)
        if len(self.legal_pay()) == 1:
            self.do_pay(*self.legal_pay())
        else:
            self.ask("pay", self.seat_of(payer))

    def legal_pay(self) -> list[int]:
        assert self.fee is not None
        return [PAY + number for number, find in enumerate(FINDS) if self.finds[self.fee[0]][find] > 0]

    def do_pay(self, action: int) -> None:
        # ICE-4.66, 4.69, 4.103
        assert self.fee is not None
        payer, owner, then = self.fee
        paid = Counter([FINDS[action - PAY]])
        self.finds[payer] -= paid
        self.finds[owner] += paid
        self.fee = None
        if then == "step":
            self.after_action()
        else:
            self.retreated()

    # ------------------------------------------------------------ walking with a bear

    def bear_may_enter(self, bear: int, origin: str, target: str) -> bool:
        """ICE-4.91, 4.92, 4.105, whatever puppets stand there and whatever it costs."""
        others = [cell for number, cell in enumerate(self.bears) if number != bear]
        if target in (START, self.finish) or target in others or self.igloo_owner(target) is not None:
            return False
        return self.terrain(target) != "water" and abs(self.level(origin) - self.level(target)) <= 1

    def bear_steps(self, bear: int, origin: str, energy: int) -> Iterator[tuple[int, str, int]]:
        """ICE-4.90 to 4.93, 4.105: direction, cell and energy left, whether or not the bear could stop afterwards."""
        if self.terrain(origin) == "fish":
            return
        own = {self.puppets[colour] for colour in self.under_way() if self.partners(colour, self.active)}
        for number, target in enumerate(RING[origin]):
            if target is None or target in own or not self.bear_may_enter(bear, origin, target):
                continue
            left = energy - (2 if self.level(target) > self.level(origin) else 1)
            if left >= 0:
                yield number, target, left

    def could_stop(self, bear: int, cell: str) -> bool:
        # ICE-4.94, 4.105
        return self.terrain(cell) == "fish" or self.rule_1_with_bear(bear, cell)

    def comes_to_rest(self, bear: int, cell: str, energy: int) -> bool:
        # ICE-4.94
        return self.could_stop(bear, cell) or any(
            self.comes_to_rest(bear, target, left) for _, target, left in self.bear_steps(bear, cell, energy)
        )

    def bear_actions(self, bear: int, energy: int) -> list[int]:
        # ICE-4.34, 4.94
        return [
            BEAR + 6 * bear + number
            for number, target, left in self.bear_steps(bear, self.bears[bear], energy)
            if self.comes_to_rest(bear, target, left)
        ]

    def begin_walk(self, action: int) -> None:
        # ICE-4.30, 4.32, 4.77
        self.mode, self.energy = "bear", 0
        self.walker, self.bear_energy = (action - BEAR) // 6, BEAR_ENERGY
        self.walk_start = self.bears[self.walker]
        self.walk_step(action)

    def clear_walk(self) -> None:
        self.walker, self.bear_energy, self.walk_start = -1, 0, ""
        self.latest_hit, self.victims, self.unasked = None, [], []

    def walk_step(self, action: int) -> None:
        # ICE-4.90, 4.96, 4.97, 4.105
        steps = self.bear_steps(self.walker, self.bears[self.walker], self.bear_energy)
        target, left = next((cell, left) for number, cell, left in steps if number == (action - BEAR) % 6)
        self.bears[self.walker], self.bear_energy = target, left
        self.victims = [colour for colour in self.order_after_active() if self.puppets[colour] == target]
        self.unasked = [colour for colour in self.victims if self.finds[colour]["torch"] > 0]
        if self.terrain(target) == "fish":
            self.walk_over()
        elif self.victims:
            self.ask_torch()
        else:
            self.walk_on()

    def walk_on(self) -> None:
        # ICE-4.95; section 7: `stop` alone is no step
        if self.bear_actions(self.walker, self.bear_energy):
            self.ask_active("bear")
        else:
            self.walk_over()

    def walk_over(self) -> None:
        # ICE-4.36, 4.77
        self.clear_walk()
        self.after_action()

    def legal_bear(self) -> list[int]:
        # ICE-4.94, 4.95
        stop = [STOP] if self.could_stop(self.walker, self.bears[self.walker]) else []
        return self.bear_actions(self.walker, self.bear_energy) + stop

    def do_bear(self, action: int) -> None:
        if action == STOP:
            self.walk_over()
        else:
            self.walk_step(action)

    # ------------------------------------------------------------ attacks

    def ask_torch(self) -> None:
        # ICE-4.97, 4.133
        if self.unasked:
            self.ask("torch", self.seat_of(self.unasked[0]))
        else:
            self.ask_retreat()

    def legal_torch(self) -> list[int]:
        return [TORCH_NO, TORCH_YES]

    def do_torch(self, action: int) -> None:
        # ICE-4.97, 4.98
        colour = self.unasked.pop(0)
        if action == TORCH_NO:
            self.ask_torch()
            return
        self.finds[colour] -= Counter(torch=1)
        self.bears[self.walker] = self.place_of_return()
        self.walk_over()

    def place_of_return(self) -> str:
        # ICE-4.99
        if self.latest_hit is not None and self.rule_1_with_bear(self.walker, self.latest_hit):
            return self.latest_hit
        return self.walk_start

    def ask_retreat(self) -> None:
        # ICE-4.100
        if self.victims:
            self.ask("retreat", self.seat_of(self.victims[0]))
        else:
            self.latest_hit = self.bears[self.walker]
            self.walk_on()

    def lies_back(self, igloo: str, attack: str) -> bool:
        # ICE-4.102
        start = column(START)
        return column(igloo) == column(attack) or abs(column(igloo) - start) < abs(column(attack) - start)

    def west_of_short_finish(self, cell: str) -> bool:
        # ICE-4.104
        return self.length == "short" and column(cell) < column(self.finish)

    def can_retreat(self, colour: str, igloo: str, attack: str) -> bool:
        # ICE-4.101 to 4.104
        foreign = self.foreign_igloo(colour, igloo)
        if foreign and self.finds[colour].total() == 0:
            return False
        if self.west_of_short_finish(igloo):
            return not foreign or self.west_of_short_finish(attack)
        return self.lies_back(igloo, attack)

    def legal_retreat(self) -> list[int]:
        # ICE-4.101; section 7: igloo g = 2 x colour + 0/1 in order of building
        victim, attack = self.victims[0], self.bears[self.walker]
        return [TO_START] + [
            TO_IGLOO + 2 * COLOURS.index(colour) + number
            for colour in self.colours
            for number, igloo in enumerate(self.igloos[colour])
            if self.can_retreat(victim, igloo, attack)
        ]

    def do_retreat(self, action: int) -> None:
        # ICE-4.101, 4.103
        victim = self.victims[0]
        if action == TO_START:
            self.puppets[victim] = START
            self.retreated()
            return
        colour, number = divmod(action - TO_IGLOO, 2)
        igloo = self.igloos[COLOURS[colour]][number]
        self.puppets[victim] = igloo
        if self.foreign_igloo(victim, igloo):
            self.charge(victim, igloo, "retreat")
        else:
            self.retreated()

    def retreated(self) -> None:
        # ICE-4.100, 4.114: assessed again on its new cell
        victim = self.victims.pop(0)
        self.protected.discard(victim)
        if self.has_way(victim):
            self.protected.add(victim)
        self.ask_retreat()

    # ------------------------------------------------------------ end of the game

    def arrive(self) -> None:
        # ICE-5.1, 5.2
        self.arrived.append(self.seat_of(self.active))
        if not self.play_on:
            self.ask("over", OVER)
            return
        self.puppets[self.active] = None
        if len(self.arrived) == self.seats - 1:
            self.ask("over", OVER)
        else:
            self.end_turn()

    def cap_reached(self) -> bool:
        # ICE-5.4
        return self.turns_without_tile >= self.end_cap_rounds * len(self.colours)

    def all_stuck(self) -> bool:
        # ICE-5.3
        return not any(self.could_still_arrive(colour) for colour in self.under_way())

    def could_still_arrive(self, colour: str) -> bool:
        # ICE-5.3
        existing = sum((self.finds[other] for other in self.under_way()), Counter(self.caves.values()))
        closed: set[str] = set()
        if existing["torch"] == 0:
            closed |= set(self.bears)
        if existing.total() == 0:
            closed |= self.foreign_igloos(colour)
        gap = 2 if existing["rope"] > 0 else 1
        return self.finish in self.region(self.place_of(colour), closed, gap)
