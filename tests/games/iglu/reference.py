"""A slow, plain reference simulator of Iglu Iglu, written from its rules alone, to check a fast one step by step.

Nothing is precomputed and nothing is clever: cells are names ("c4"), pieces are sets and counters, an action is a
tuple of words such as ("walk", "c3", "c4"), and every function names the rules (IGL-x.y, or "section 7" for the
steps and their numbers) that it carries out.

    game = Reference(4, serious=True)
    while game.actor != OVER:
        game.apply(random.choice(game.legal()))

A position can be set up by hand with `set_position`; the attributes are plain and may be read or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from support.stepped_reference import CHANCE, OVER, SteppedReference

# ---------------------------------------------------------------- section 2: board

CELLS = [column + row for row in "12345678" for column in "abcdefgh"]  # position in the list = index
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N, E, S, W as (columns, rows)
CORNERS = ("a1", "h1", "a8", "h8")
CENTRE = ("d4", "e4", "d5", "e5")
WATER = [cell for cell in CELLS if cell not in CORNERS]  # IGL-3.1; position in the list = number of the w-cell
RING = [cell for cell in WATER if cell[0] in "ah" or cell[1] in "18"]


def place_of(cell: str) -> tuple[int, int]:
    """Column and row, 0..7."""
    row, column = divmod(CELLS.index(cell), 8)
    return column, row


def cell_at(column: int, row: int) -> str | None:
    """The name of a cell; None off the grid."""
    return CELLS[8 * row + column] if column in range(8) and row in range(8) else None


def adjacent_cells(cell: str) -> list[str]:
    """IGL-4.1: the cells that share a side, in the order N, E, S, W."""
    column, row = place_of(cell)
    around = [cell_at(column + columns, row + rows) for columns, rows in DIRECTIONS]
    return [near for near in around if near is not None]


def beyond(cell: str, near: str) -> str | None:
    """The next cell on the straight line from a cell over its neighbour; None off the grid."""
    (column, row), (near_column, near_row) = place_of(cell), place_of(near)
    return cell_at(2 * near_column - column, 2 * near_row - row)


NEIGHBOURS = {cell: adjacent_cells(cell) for cell in CELLS}
PAIRS = [(cell, near) for cell in CELLS for near in NEIGHBOURS[cell]]
WATER_PAIRS = [(cell, near) for cell, near in PAIRS if cell in WATER and near in WATER]

# ---------------------------------------------------------------- section 2: pieces

TILES = {  # kind of ice tile -> count, in the order of their index
    "fish1": 4,
    "fish2": 4,
    "fish3": 4,
    "bear": 4,
    "drift": 6,
    "glacier": 10,
    "melt": 6,
    "energy1": 2,
    "energy2": 4,
    "energy3": 2,
    "harpoon": 4,
    "animals": 6,
}
ENERGY = {"energy1": 1, "energy2": 2, "energy3": 3}
KEPT = ("melt", *ENERGY, "harpoon", "animals")  # red border

TOKENS = {"fish1": 8, "fish2": 12, "fish3": 8, "fox1": 3, "fox2": 4, "fox3": 3, "bear": 4}  # kind of animal -> count
VALUES = {"fish1": 1, "fish2": 2, "fish3": 3, "fox1": 1, "fox2": 2, "fox3": 3, "bear": 4}
FISH = ("fish1", "fish2", "fish3")
FOXES = ("fox1", "fox2", "fox3")
ANIMALS = (*FISH, *FOXES, "bear")  # section 7: the order of the kinds

INUIT_EACH = {2: 5, 3: 3, 4: 3}  # IGL-3.5, 3.6
IGLOOS_EACH = 2
AP_PER_TURN = 3
KAYAK_COST = 3
IGLOO_COST = 3
ANIMAL_POINTS = 3
TABLE = (0, 1, 3, 6, 10, 15, 21)  # IGL-6.2

# ---------------------------------------------------------------- section 7: actions

Choice = tuple[str | int, ...]


def all_actions() -> list[Choice]:
    """Every action of the players and every outcome of chance; position in the list = number."""
    actions: list[Choice] = []
    actions += [("place", cell) for cell in RING]
    actions += [("melt_ice", cell) for cell in WATER]
    actions += [("play_melt", cell) for cell in WATER]
    actions += [("play_animals",)]
    actions += [("move_animal", kind, cell, near) for kind in ANIMALS for cell, near in WATER_PAIRS]
    actions += [("play_energy", kind) for kind in ENERGY]
    actions += [("drift", cell, near) for cell, near in WATER_PAIRS]
    actions += [("displace", cell) for cell in WATER]
    actions += [("walk", cell, near) for cell, near in PAIRS]
    actions += [("kayak", start, goal) for start in CELLS for goal in CELLS if start != goal]
    actions += [("hunt", kind, cell) for kind in (*FISH, *FOXES) for cell in WATER]
    actions += [("harpoon", kind, cell) for kind in ANIMALS for cell in WATER]
    actions += [("build_igloo", cell) for cell in WATER]
    actions += [("answer", "harpoon"), ("answer", "decline")]
    actions += [("flee", corner) for corner in CORNERS]
    actions += [("end_turn",)]
    assert len(actions) == 6975
    actions += [("first", seat) for seat in range(4)]
    actions += [("fish", kind) for kind in FISH]
    actions += [("tile", kind) for kind in TILES]
    actions += [("fox", kind) for kind in FOXES]
    return actions


ACTIONS = all_actions()
NUMBERS = {choice: number for number, choice in enumerate(ACTIONS)}

# ---------------------------------------------------------------- section 6: options

OPTIONS: dict[str, tuple[Any, ...]] = {  # the default stands first
    "serious": (False, True),
    "closed_igloos": (False, True),
    "island_scoring": ("square", "table"),
    "animal_ban": ("centre", "none"),
    "half_rounding": ("down", "up"),
    "first_player": ("seat0", "random"),
}


class Reference(SteppedReference):
    """One game. `step` names what is pending ("phase1", "phase2" or an action of section 7), `actor` who answers it."""

    def __init__(self, seats: int, **options: Any) -> None:
        if seats not in INUIT_EACH:
            raise ValueError(f"not for {seats} players")
        super().__init__()
        self.seats = seats
        self.take_options(options)

        self.ice = {cell for cell in WATER if cell not in CENTRE}  # IGL-3.2: the face-down tiles
        self.glaciers: set[str] = set()  # the face-up ones
        self.inuit: dict[str, Counter[int]] = {cell: Counter() for cell in CELLS}  # seat -> number
        self.igloos: dict[str, int] = {}  # cell -> seat
        self.animals: dict[str, Counter[str]] = {cell: Counter() for cell in CELLS}  # kind -> number
        self.supply = Counter(TOKENS)  # IGL-3.3, 3.4
        self.unseen = Counter(TILES)  # section 7: tiles not yet seen by anybody
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]  # IGL-3.10: kept tiles
        self.hunted: list[Counter[str]] = [Counter() for _ in range(seats)]  # IGL-3.10: tokens

        self.active = 0  # the seat whose turn it is
        self.turn = 0  # turns begun so far
        self.phase = 0  # 0 during the setup
        self.ap = 0
        self.played: set[str] = set()  # IGL-4.42: types played this turn by the active player

        self.to_place: list[int] = []  # seats that still place an Inuit, in order
        self.fish_cells: list[str] = []  # cells that still get a fish each, in order
        self.lifted = ""  # the cell whose tile is being looked at
        self.push = ("", "")  # the chosen tile and the cell it is pushed to
        self.to_displace: list[str] = []  # animals still to be moved out, in order
        self.points = 0  # movement points left
        self.attacked = ""  # the cell into which a bear has been moved
        self.to_ask: list[int] = []  # attacked seats still to be asked, in order
        self.fleeing: list[int] = []  # seats of the Inuit off the board, in order

        if self.first_player == "random":
            self.ask("first", CHANCE)
        else:
            self.do_first(0)

    def take_options(self, options: Mapping[str, Any]) -> None:
        """Section 6."""
        for name, value in options.items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise ValueError(f"unknown option: {name} = {value!r}")
        wanted = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
        self.closed_igloos: bool = wanted["serious"] or wanted["closed_igloos"]
        self.table: bool = wanted["serious"] or wanted["island_scoring"] == "table"
        self.banned: frozenset[str] = frozenset(CENTRE if wanted["animal_ban"] == "centre" else ())  # IGL-4.8
        self.round_up: bool = wanted["half_rounding"] == "up"
        self.first_player: str = wanted["first_player"]

    # ------------------------------------------------------------ the outside

    def offered(self) -> list[int]:
        return [NUMBERS[choice] for choice in self.choices()]

    def choices(self) -> list[Choice]:
        """The same actions as words."""
        choices: list[Choice] = getattr(self, "choices_" + self.step)()
        return choices

    def weights(self) -> list[int]:
        if self.actor != CHANCE or self.step == "first":
            return super().weights()
        heap = self.unseen if self.step == "tile" else self.supply
        return [heap[str(ACTIONS[action][1])] for action in self.legal()]

    def carry_out(self, action: int) -> None:
        name, *words = ACTIONS[action]
        getattr(self, f"do_{name}")(*words)

    def scores(self) -> list[int]:
        """IGL-5.4: hunted animals and islands as if the game ended now."""
        return [self.hunted_points(seat) + points for seat, points in enumerate(self.island_points())]

    def ranks(self) -> list[int]:
        """IGL-5.16: 1 = best; equal totals share a rank, as if the game ended now."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def set_position(
        self,
        *,
        ice: Iterable[str] = (),
        glaciers: Iterable[str] = (),
        inuit: Mapping[str, Mapping[int, int]] | None = None,
        igloos: Mapping[str, int] | None = None,
        fish: Mapping[str, Iterable[int]] | None = None,
        foxes: Mapping[str, Iterable[int]] | None = None,
        bears: Iterable[str] = (),
        hands: Mapping[int, Iterable[str]] | None = None,
        hunted: Mapping[int, Iterable[str]] | None = None,
        supply: Mapping[str, int] | None = None,
        unseen: Mapping[str, int] | None = None,
        active: int = 0,
        phase: int = 1,
        ap: int = AP_PER_TURN,
        played: Iterable[str] = (),
        drift: bool = False,
        points: int = 0,
    ) -> None:
        """Begin phase 1 or 2 in a position set up by hand; every water cell without a tile is sea.

        With `drift` a Drift comes first (then phase 2), with `points` that many movement points (then the phase).
        `supply` and `unseen` are what is left when nothing is said: all tokens less those on the board and the
        hunted ones; all tiles less the glaciers and the kept ones.
        """
        self.ice, self.glaciers = set(ice), set(glaciers)
        self.inuit = {cell: Counter(dict((inuit or {}).get(cell, {}))) for cell in CELLS}
        self.igloos = dict(igloos or {})
        self.animals = {cell: Counter() for cell in CELLS}
        for cell, values in (fish or {}).items():
            self.animals[cell].update(f"fish{value}" for value in values)
        for cell, values in (foxes or {}).items():
            self.animals[cell].update(f"fox{value}" for value in values)
        for cell in bears:
            self.animals[cell]["bear"] = 1
        self.hands = [Counter((hands or {}).get(seat, ())) for seat in self.all_seats()]
        self.hunted = [Counter((hunted or {}).get(seat, ())) for seat in self.all_seats()]
        self.supply = Counter(dict(supply)) if supply is not None else self.tokens_left()
        self.unseen = Counter(dict(unseen)) if unseen is not None else self.tiles_left()

        self.active, self.phase, self.ap, self.played = active, phase, ap if phase == 2 else 0, set(played)
        self.to_place, self.fish_cells, self.to_displace, self.to_ask, self.fleeing = [], [], [], [], []
        self.lifted, self.push, self.attacked = "", ("", ""), ""
        self.turn, self.points = 1, points
        self.check_limits()
        if drift:
            self.event_drift()
        else:
            self.go_on()

    def tokens_left(self) -> Counter[str]:
        """All tokens less those on the board and the hunted ones."""
        return Counter(TOKENS) - sum([*self.animals.values(), *self.hunted], Counter[str]())

    def tiles_left(self) -> Counter[str]:
        """All tiles less the glaciers and the kept ones."""
        return Counter(TILES) - sum(self.hands, Counter({"glacier": len(self.glaciers)}))

    def check_limits(self) -> None:
        """The standing limits of section 4.A."""
        assert not self.ice & self.glaciers and self.ice | self.glaciers <= set(WATER)  # IGL-4.2, 4.4
        assert all(self.is_ice(cell) for cell in self.igloos)  # IGL-4.6; IGL-4.7 by the shape of the dict
        assert all(number <= IGLOOS_EACH for number in Counter(self.igloos.values()).values())
        for cell in CELLS:
            inuit, animals, bear = self.inuit[cell], self.animals[cell], self.animals[cell]["bear"]
            assert all(number >= 0 for number in (*inuit.values(), *animals.values()))
            assert not inuit.total() or self.is_ground(cell), cell  # IGL-4.3
            assert not self.tokens(cell, FISH) or self.is_sea(cell), cell  # IGL-4.6
            assert not self.tokens(cell, FOXES) or self.is_ice(cell), cell  # IGL-4.6
            assert bear <= 1, cell  # IGL-4.7
            closed = cell in CORNERS or cell in self.banned
            assert not closed or not self.tokens(cell, (*FOXES, "bear")), cell  # IGL-4.8
            if bear and not self.to_ask and not self.fleeing:
                assert set(+inuit) <= {self.igloos.get(cell)}, cell  # IGL-4.9

    # ------------------------------------------------------------ board

    def all_seats(self) -> range:
        """Clockwise = rising seat number."""
        return range(self.seats)

    def seats_from_the_left(self) -> list[int]:
        """IGL-4.50, 4.60: clockwise from the left of the active player, the active player last."""
        return [(self.active + 1 + number) % self.seats for number in self.all_seats()]

    def is_ice(self, cell: str) -> bool:
        """IGL-4.2, 4.25: face down or glacier."""
        return cell in self.ice or cell in self.glaciers

    def is_ground(self, cell: str) -> bool:
        """IGL-4.3."""
        return self.is_ice(cell) or cell in CORNERS

    def is_sea(self, cell: str) -> bool:
        """IGL-4.2."""
        return not self.is_ground(cell)

    def beside_sea(self, cell: str) -> bool:
        """IGL-4.14, 4.47."""
        return any(self.is_sea(near) for near in NEIGHBOURS[cell])

    def tokens(self, cell: str, kinds: Iterable[str] = ANIMALS) -> list[str]:
        """The animals of these kinds in a cell, one by one, in the order of the kinds."""
        return [kind for kind in kinds for _ in range(self.animals[cell][kind])]

    def has_bear(self, cell: str) -> bool:
        """At most one (IGL-4.7)."""
        return self.animals[cell]["bear"] > 0

    def occupied(self, cell: str) -> bool:
        """IGL-4.5, of a tile."""
        return self.inuit[cell].total() > 0 or cell in self.igloos or bool(self.tokens(cell))

    def own_inuit(self) -> list[str]:
        """The cells with Inuit of the active player."""
        return [cell for cell in CELLS if self.inuit[cell][self.active] > 0]

    def move_animal(self, kind: str, cell: str, goal: str) -> None:
        """IGL-4.32, 4.53: one token, without what follows."""
        self.animals[cell][kind] -= 1
        self.animals[goal][kind] += 1

    def eat(self, cell: str) -> None:
        """IGL-4.59: fish and foxes in a bear's new cell are out of the game."""
        for kind in (*FISH, *FOXES):
            self.animals[cell][kind] = 0

    def connected(self, cells: Iterable[str], allowed: Iterable[str]) -> set[str]:
        """All the allowed cells that are connected by adjacency with one of these, themselves included."""
        allowed, fringe = set(allowed), list(cells)
        found = set(fringe)
        while fringe:
            for near in NEIGHBOURS[fringe.pop()]:
                if near in allowed and near not in found:
                    found.add(near)
                    fringe.append(near)
        return found

    # ------------------------------------------------------------ setup

    def choices_first(self) -> list[Choice]:
        """IGL-3.7."""
        return [("first", seat) for seat in self.all_seats()]

    def do_first(self, seat: int) -> None:
        """IGL-3.3, 3.7, 3.8: then four fish, then the Inuit one by one, clockwise from the first player."""
        self.active = seat
        clockwise = [(seat + number) % self.seats for number in self.all_seats()]
        self.to_place = clockwise * INUIT_EACH[self.seats]
        self.fish_cells = list(CENTRE)
        self.next_fish()

    def next_fish(self) -> None:
        """IGL-3.3, 4.20: the fish still to be drawn, then on to what follows them."""
        if self.fish_cells:
            self.ask("fish", CHANCE)
        elif self.phase == 0:
            self.next_place()
        else:
            self.begin_phase2()

    def choices_fish(self) -> list[Choice]:
        """Section 7, FISH."""
        return [("fish", kind) for kind in FISH if self.supply[kind] > 0]

    def do_fish(self, kind: str) -> None:
        """IGL-3.3, 4.20."""
        self.supply[kind] -= 1
        self.animals[self.fish_cells.pop(0)][kind] += 1
        self.next_fish()

    def next_place(self) -> None:
        """IGL-3.8, 3.10."""
        if self.to_place:
            self.ask("place", self.to_place[0])
        else:
            self.begin_turn()

    def choices_place(self) -> list[Choice]:
        """IGL-3.8, 3.9."""
        return [("place", cell) for cell in RING]

    def do_place(self, cell: str) -> None:
        """IGL-3.8."""
        self.inuit[cell][self.to_place.pop(0)] += 1
        self.next_place()

    # ------------------------------------------------------------ turn

    def begin_turn(self) -> None:
        """IGL-4.10, 5.1."""
        self.phase, self.ap, self.played = 1, 0, set()
        if self.meltable():
            self.turn += 1
        self.back_to_phase()

    def begin_phase2(self) -> None:
        """IGL-4.10, 4.70."""
        self.phase, self.ap, self.lifted = 2, AP_PER_TURN, ""
        self.back_to_phase()

    def back_to_phase(self) -> None:
        """IGL-5.1, 5.2: in phase 1 the game ends when nothing can be melted."""
        if self.phase == 1 and not self.meltable():
            self.ask("over", OVER)
        else:
            self.ask(f"phase{self.phase}", self.active)

    def go_on(self) -> None:
        """IGL-4.45, 4.54, 4.65: answers, then flights, then movement points, then the phase goes on."""
        if self.to_ask:
            self.ask("answer", self.to_ask[0])
        elif self.fleeing:
            self.ask("flee", self.active)
        elif self.points and self.choices_move_animal():
            self.ask("move_animal", self.active)
        else:
            self.points = 0
            self.back_to_phase()

    def choices_phase1(self) -> list[Choice]:
        """IGL-4.13, 4.44."""
        return [("melt_ice", cell) for cell in self.meltable()] + self.choices_melt_or_animals()

    def choices_phase2(self) -> list[Choice]:
        """IGL-4.44, 4.70, 4.71."""
        return [
            *self.choices_melt_or_animals(),
            *self.choices_energy(),
            *self.choices_walk(),
            *self.choices_kayak(),
            *self.choices_hunt(),
            *self.choices_harpoon(),
            *self.choices_build(),
            ("end_turn",),
        ]

    def do_end_turn(self) -> None:
        """IGL-4.11."""
        self.active = (self.active + 1) % self.seats
        self.begin_turn()

    # ------------------------------------------------------------ phase 1

    def meltable(self) -> list[str]:
        """IGL-4.14, else IGL-4.15, else nothing (IGL-4.16)."""
        free = [cell for cell in WATER if cell in self.ice and not self.occupied(cell)]
        return [cell for cell in free if self.beside_sea(cell)] or [cell for cell in free if cell in RING]

    def do_melt_ice(self, cell: str) -> None:
        """IGL-4.17: the tile stays where it is until it has been looked at."""
        self.lifted = cell
        self.ask("tile", CHANCE)

    def choices_tile(self) -> list[Choice]:
        """Section 7, TILE."""
        return [("tile", kind) for kind in TILES if self.unseen[kind] > 0]

    def do_tile(self, kind: str) -> None:
        """IGL-4.18, 4.19: all tiles leave their cell, only a glacier stays (IGL-4.24)."""
        self.unseen[kind] -= 1
        self.ice.remove(self.lifted)
        if kind in KEPT:
            self.hands[self.active][kind] += 1
            self.begin_phase2()
        elif kind in FISH:
            self.event_fish(kind)
        else:
            getattr(self, f"event_{kind}")()

    def event_fish(self, kind: str) -> None:
        """IGL-4.20, 4.21."""
        left = sum(self.supply[fish] for fish in FISH)
        self.fish_cells = [self.lifted] * min(VALUES[kind], left)
        self.next_fish()

    def event_bear(self) -> None:
        """IGL-4.22, 4.23."""
        if self.lifted not in self.banned and self.supply["bear"] > 0:
            self.supply["bear"] -= 1
            self.animals[self.lifted]["bear"] += 1
        self.begin_phase2()

    def event_glacier(self) -> None:
        """IGL-4.24, 4.26."""
        self.glaciers.add(self.lifted)
        if self.lifted not in self.banned and any(self.supply[kind] for kind in FOXES):
            self.ask("fox", CHANCE)
        else:
            self.begin_phase2()

    def choices_fox(self) -> list[Choice]:
        """Section 7, FOX."""
        return [("fox", kind) for kind in FOXES if self.supply[kind] > 0]

    def do_fox(self, kind: str) -> None:
        """IGL-4.24."""
        self.supply[kind] -= 1
        self.animals[self.lifted][kind] += 1
        self.begin_phase2()

    # ------------------------------------------------------------ drift

    def event_drift(self) -> None:
        """IGL-4.27, 4.37."""
        if self.choices_drift():
            self.ask("drift", self.active)
        else:
            self.begin_phase2()

    def choices_drift(self) -> list[Choice]:
        """IGL-4.28, 4.30."""
        return [("drift", cell, near) for cell, near in WATER_PAIRS if self.is_ice(cell) and self.can_push(cell, near)]

    def pushed_tiles(self, cell: str, near: str) -> list[str]:
        """IGL-4.28: the chosen tile and all that follow it without gap."""
        if not self.is_ice(near):
            return [cell]
        onward = beyond(cell, near)
        return [cell, near] if onward is None else [cell, *self.pushed_tiles(near, onward)]

    def covered_cell(self, cell: str, near: str) -> str | None:
        """The first cell without a tile ahead of the pushed ones; None off the grid."""
        tiles = self.pushed_tiles(cell, near)
        return near if len(tiles) == 1 else beyond(tiles[-2], tiles[-1])

    def can_push(self, cell: str, near: str) -> bool:
        """IGL-4.29, 4.34, 4.36."""
        tiles, covered = self.pushed_tiles(cell, near), self.covered_cell(cell, near)
        if covered is None or not self.is_sea(covered):
            return False
        if not all(self.ways_out(kind, covered) for kind in self.tokens(covered)):
            return False
        goals = [*tiles[1:], covered]
        return not any(
            goal in self.banned and self.tokens(tile, (*FOXES, "bear")) for tile, goal in zip(tiles, goals, strict=True)
        )

    def ways_out(self, kind: str, covered: str) -> list[str]:
        """IGL-4.32, 4.33."""
        sea = [near for near in NEIGHBOURS[covered] if self.is_sea(near)]
        return [near for near in sea if kind != "bear" or self.bear_may_enter(near)]

    def do_drift(self, cell: str, near: str) -> None:
        """IGL-4.32: first the animals in the cell to be covered."""
        self.push = (cell, near)
        covered = self.covered_cell(cell, near)
        assert covered is not None
        self.to_displace = self.tokens(covered, ("bear", "fish3", "fish2", "fish1"))
        self.next_displace()

    def next_displace(self) -> None:
        """IGL-4.32: the next animal, or the push."""
        if self.to_displace:
            self.ask("displace", self.active)
        else:
            self.make_push()
            self.begin_phase2()

    def choices_displace(self) -> list[Choice]:
        """IGL-4.32, 4.33."""
        covered = self.covered_cell(*self.push)
        assert covered is not None
        return [("displace", near) for near in self.ways_out(self.to_displace[0], covered)]

    def do_displace(self, goal: str) -> None:
        """IGL-4.32, 4.35."""
        kind, covered = self.to_displace.pop(0), self.covered_cell(*self.push)
        assert covered is not None
        self.move_animal(kind, covered, goal)
        if kind == "bear":
            self.eat(goal)
        self.next_displace()

    def make_push(self) -> None:
        """IGL-4.28, 4.30, 4.31, 4.38: the foremost tile first, each with everything on it."""
        tiles, covered = self.pushed_tiles(*self.push), self.covered_cell(*self.push)
        assert covered is not None
        for tile, goal in reversed(list(zip(tiles, [*tiles[1:], covered], strict=True))):
            kind = self.ice if tile in self.ice else self.glaciers
            kind.remove(tile)
            kind.add(goal)
            self.inuit[goal], self.inuit[tile] = self.inuit[tile], Counter()
            self.animals[goal], self.animals[tile] = self.animals[tile], Counter()
            if tile in self.igloos:
                self.igloos[goal] = self.igloos.pop(tile)
        self.push = ("", "")

    # ------------------------------------------------------------ kept tiles

    def playable(self, kind: str) -> bool:
        """IGL-4.42: held by the active player, and none of its type played this turn."""
        return self.hands[self.active][kind] > 0 and self.type_of(kind) not in self.played

    def type_of(self, kind: str) -> str:
        """IGL-4.42: all values of Energy are one type."""
        return "energy" if kind in ENERGY else kind

    def discard(self, seat: int, kind: str) -> None:
        """IGL-4.41, 4.42, 4.43: the limit of one per type is the active player's alone."""
        self.hands[seat][kind] -= 1
        if seat == self.active:
            self.played.add(self.type_of(kind))

    def choices_melt_or_animals(self) -> list[Choice]:
        """IGL-4.44, 4.46: the tiles of both windows."""
        choices: list[Choice] = []
        if self.playable("melt"):
            choices += [("play_melt", cell) for cell in self.melt_targets()]
        if self.playable("animals") and self.choices_move_animal():
            choices.append(("play_animals",))
        return choices

    def choices_energy(self) -> list[Choice]:
        """IGL-4.44."""
        return [("play_energy", kind) for kind in ENERGY if self.playable(kind)]

    def do_play_energy(self, kind: str) -> None:
        """IGL-4.52."""
        self.discard(self.active, kind)
        self.ap += ENERGY[kind]
        self.go_on()

    def melt_targets(self) -> list[str]:
        """IGL-4.47, 4.48."""
        return [cell for cell in WATER if cell in self.ice and cell not in self.igloos and self.beside_sea(cell)]

    def do_play_melt(self, cell: str) -> None:
        """IGL-4.47 to 4.51."""
        self.discard(self.active, "melt")
        self.ice.remove(cell)
        self.animals[cell] = Counter()
        self.flee_from(cell)
        self.go_on()

    def flee_from(self, cell: str) -> None:
        """IGL-4.50, 4.63, 4.64: all leave the board but those whose colour has an igloo in the cell."""
        for seat in self.seats_from_the_left():
            if self.igloos.get(cell) != seat:
                self.fleeing += [seat] * self.inuit[cell][seat]
                self.inuit[cell][seat] = 0

    def choices_flee(self) -> list[Choice]:
        """IGL-4.50, 4.64."""
        return [("flee", corner) for corner in CORNERS]

    def do_flee(self, corner: str) -> None:
        """IGL-4.50, 4.64."""
        self.inuit[corner][self.fleeing.pop(0)] += 1
        self.go_on()

    def do_play_animals(self) -> None:
        """IGL-4.53."""
        self.discard(self.active, "animals")
        self.points = ANIMAL_POINTS
        self.go_on()

    def choices_move_animal(self) -> list[Choice]:
        """IGL-4.53."""
        return [
            ("move_animal", kind, cell, near)
            for cell, near in WATER_PAIRS
            for kind in ANIMALS
            if self.animals[cell][kind] > 0 and self.animal_may_enter(kind, near)
        ]

    def animal_may_enter(self, kind: str, cell: str) -> bool:
        """IGL-4.55, 4.56, 4.57."""
        if kind in FISH:
            return self.is_sea(cell)
        if kind in FOXES:
            return self.is_ice(cell) and cell not in self.banned
        return self.bear_may_enter(cell)

    def bear_may_enter(self, cell: str) -> bool:
        """IGL-4.33, 4.57."""
        return cell not in CORNERS and cell not in self.banned and not self.has_bear(cell)

    def do_move_animal(self, kind: str, cell: str, near: str) -> None:
        """IGL-4.53, 4.58."""
        self.points -= 1
        self.move_animal(kind, cell, near)
        if kind == "bear":
            self.attack(near)
        self.go_on()

    def attack(self, cell: str) -> None:
        """IGL-4.59, 4.60."""
        self.eat(cell)
        self.attacked = cell
        self.to_ask = [seat for seat in self.seats_from_the_left() if self.inuit[cell][seat] > 0]

    def choices_answer(self) -> list[Choice]:
        """IGL-4.42, 4.43, 4.62."""
        seat = self.to_ask[0]
        can_shoot = self.playable("harpoon") if seat == self.active else self.hands[seat]["harpoon"] > 0
        return [("answer", "harpoon"), ("answer", "decline")] if can_shoot else [("answer", "decline")]

    def do_answer(self, answer: str) -> None:
        """IGL-4.61, 4.63, 4.64."""
        seat = self.to_ask.pop(0)
        if answer == "harpoon":
            self.discard(seat, "harpoon")
            self.take(seat, "bear", self.attacked)
            self.to_ask = []
        elif not self.to_ask:
            self.flee_from(self.attacked)
        self.go_on()

    # ------------------------------------------------------------ phase 2: moving

    def may_enter(self, cell: str) -> bool:
        """IGL-4.72 to 4.75, 4.79, 6.1, for an Inuit of the active player."""
        if not self.is_ground(cell):
            return False
        if self.closed_igloos and self.igloos.get(cell, self.active) != self.active:
            return False
        return not self.has_bear(cell) or self.playable("harpoon")

    def enter(self, start: str, goal: str) -> None:
        """IGL-4.74: a bear there is killed in the same move."""
        self.inuit[start][self.active] -= 1
        self.inuit[goal][self.active] += 1
        if self.has_bear(goal):
            self.discard(self.active, "harpoon")
            self.take(self.active, "bear", goal)

    def choices_walk(self) -> list[Choice]:
        """IGL-4.72."""
        if self.ap < 1:
            return []
        return [("walk", cell, near) for cell in self.own_inuit() for near in NEIGHBOURS[cell] if self.may_enter(near)]

    def do_walk(self, start: str, goal: str) -> None:
        """IGL-4.72."""
        self.ap -= 1
        self.enter(start, goal)
        self.go_on()

    def choices_kayak(self) -> list[Choice]:
        """IGL-4.76."""
        if self.ap < KAYAK_COST:
            return []
        return [("kayak", start, goal) for start in self.own_inuit() for goal in self.kayak_goals(start)]

    def kayak_goals(self, start: str) -> list[str]:
        """IGL-4.76 to 4.79; a start beside two areas reaches the goals of both (ruling 33)."""
        open_sea = {cell for cell in WATER if self.is_sea(cell) and not self.has_bear(cell)}
        crossed = self.connected([near for near in NEIGHBOURS[start] if near in open_sea], open_sea)
        reached = [cell for cell in CELLS if any(near in crossed for near in NEIGHBOURS[cell])]
        return [cell for cell in reached if cell != start and self.may_enter(cell)]

    def do_kayak(self, start: str, goal: str) -> None:
        """IGL-4.76."""
        self.ap -= KAYAK_COST
        self.enter(start, goal)
        self.go_on()

    # ------------------------------------------------------------ phase 2: hunting and building

    def in_reach(self) -> list[tuple[str, str]]:
        """IGL-4.81, 4.82, 4.84, 4.85: kind and cell of what the own Inuit can get at."""
        own = self.own_inuit()
        beside_own = [cell for cell in WATER if any(near in own for near in NEIGHBOURS[cell])]
        fish = [(kind, cell) for cell in beside_own for kind in FISH if self.animals[cell][kind] > 0]
        others = [(kind, cell) for cell in own for kind in (*FOXES, "bear") if self.animals[cell][kind] > 0]
        return fish + others

    def take(self, seat: int, kind: str, cell: str) -> None:
        """IGL-4.61, 4.74, 4.80."""
        self.animals[cell][kind] -= 1
        self.hunted[seat][kind] += 1

    def choices_hunt(self) -> list[Choice]:
        """IGL-4.80, 4.83."""
        return [("hunt", kind, cell) for kind, cell in self.in_reach() if kind != "bear" and self.ap >= VALUES[kind]]

    def do_hunt(self, kind: str, cell: str) -> None:
        """IGL-4.80."""
        self.ap -= VALUES[kind]
        self.take(self.active, kind, cell)
        self.go_on()

    def choices_harpoon(self) -> list[Choice]:
        """IGL-4.84."""
        return [("harpoon", kind, cell) for kind, cell in self.in_reach()] if self.playable("harpoon") else []

    def do_harpoon(self, kind: str, cell: str) -> None:
        """IGL-4.84."""
        self.discard(self.active, "harpoon")
        self.take(self.active, kind, cell)
        self.go_on()

    def choices_build(self) -> list[Choice]:
        """IGL-4.86, 4.88."""
        in_stock = IGLOOS_EACH - list(self.igloos.values()).count(self.active)
        if self.ap < IGLOO_COST or in_stock == 0:
            return []
        return [
            ("build_igloo", cell)
            for cell in self.own_inuit()
            if self.is_ice(cell) and cell not in self.igloos and set(+self.inuit[cell]) == {self.active}
        ]

    def do_build_igloo(self, cell: str) -> None:
        """IGL-4.86, 4.87."""
        self.ap -= IGLOO_COST
        self.igloos[cell] = self.active
        self.go_on()

    # ------------------------------------------------------------ scoring

    def hunted_points(self, seat: int) -> int:
        """IGL-5.5."""
        return sum(VALUES[kind] * number for kind, number in self.hunted[seat].items())

    def island_points(self) -> list[int]:
        """IGL-5.4: the points of each seat from all islands."""
        shares = [self.island_shares(island) for island in self.islands()]
        return [sum(share[seat] for share in shares) for seat in self.all_seats()]

    def islands(self) -> list[set[str]]:
        """IGL-5.6, 5.7."""
        tiles = self.ice | self.glaciers
        islands: list[set[str]] = []
        for cell in sorted(tiles):
            if not any(cell in island for island in islands):
                islands.append(self.connected([cell], tiles))
        return islands

    def island_shares(self, island: set[str]) -> list[int]:
        """IGL-5.8 to 5.14, 6.2, 6.3: the points of each seat from one island."""
        strengths = [self.strength(seat, island) for seat in self.all_seats()]
        present = [strength for strength in strengths if strength > 0]
        base = TABLE[min(len(island), 6)] if self.table else len(island)
        points = {0: 0}  # strength -> points
        if len(present) == 1:
            points[present[0]] = base if self.table else base * base
        else:
            for strength, share in zip(sorted(set(present), reverse=True), (base, self.half(base)), strict=False):
                points[strength] = share
        return [points.get(strength, 0) for strength in strengths]

    def strength(self, seat: int, island: set[str]) -> int:
        """IGL-5.9."""
        return sum(self.inuit[cell][seat] + 2 * (self.igloos.get(cell) == seat) for cell in island)

    def half(self, base: int) -> int:
        """IGL-5.13, option `half_rounding`."""
        return (base + 1) // 2 if self.round_up else base // 2
