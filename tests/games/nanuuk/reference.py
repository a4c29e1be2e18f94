"""A slow, plain reference simulator of Nanuuk!, written from its rules alone, to check a fast one step by step.

Nothing is precomputed and nothing is clever: spaces and edges are names ("D3", "D2-D3"), sheets are sets and
counters, and every function names the rules (NAN-x.y, or "section 7" for the steps) that it carries out.

    game = Reference(4, mode="nanuuk", layout="random")
    while game.actor != OVER:
        game.apply(random.choice(game.legal()))

A position can be set up by hand with `set_position`; the attributes are plain and may be read or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from support.stepped_reference import CHANCE, OVER, SteppedReference, read_options

# ---------------------------------------------------------------- section 2: board

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E, NE, NW, W, SW, SE


def make_cells() -> dict[str, tuple[int, int]]:
    """Name -> (q, r): the hexagon of radius 3 without its corners, rows A-G, numbered from the left, in order of id."""
    cells = {}
    for r in range(-3, 4):
        row = [q for q in range(-3, 4) if abs(q + r) <= 3 and sorted((abs(q), abs(r), abs(q + r))) != [0, 3, 3]]
        for number, q in enumerate(row, start=1):
            cells["ABCDEFG"[r + 3] + str(number)] = (q, r)
    return cells


CELL_PLACE = make_cells()
CELLS = list(CELL_PLACE)  # position in the list = id
IGLOOS = frozenset({"C3", "D4", "E3"})
ROWS_IN_PLAY = {31: "ABCDEFG", 24: "CDEFG", 22: "CDEF"}


def ring(cell: str) -> list[str | None]:
    """The six neighbours N0..N5 in the order of the directions; None outside the full floe."""
    at = {place: name for name, place in CELL_PLACE.items()}
    q, r = CELL_PLACE[cell]
    return [at.get((q + dq, r + dr)) for dq, dr in DIRECTIONS]


def edge(a: str, b: str) -> str:
    """The name of the line between two adjacent spaces; the lower id stands first (ids and names sort alike)."""
    return "-".join(sorted((a, b)))


RING = {cell: ring(cell) for cell in CELLS}
EDGES = sorted({edge(cell, near) for cell in CELLS for near in RING[cell] if near})  # position in the list = id

# ---------------------------------------------------------------- section 2: pieces

ANIMALS = ("fish", "seal", "walrus", "whale")  # in the order of the bits of the `deliver` mask
EQUIPMENT = ("harpoon", "husky", "sled", "kayak")
VALUES = {"fish": 1, "seal": 2, "walrus": 3, "whale": 4}
HOME_BONUS = 2
EXCHANGE = {"fish": ("husky",), "walrus": ("sled",), "seal": ("kayak",), "whale": ("husky", "sled", "kayak")}

LAYING_ORDER = ("whale", "inuk", "bear", "walrus", "seal", "fish")  # NAN-3.15
REST_KINDS = ("bear", "walrus", "seal", "fish")  # numbering of `lay_rest`

MATERIAL = {  # NAN-3.12
    2: {"bear": 2, "fish": 3, "seal": 4, "walrus": 4, "whale": 3, "inuk": 3},
    3: {"bear": 2, "fish": 4, "seal": 4, "walrus": 4, "whale": 3, "inuk": 4},
    4: {"bear": 3, "fish": 6, "seal": 6, "walrus": 6, "whale": 3, "inuk": 4},
}

LAYOUT = {
    4: {
        "whale": ("A1", "E6", "F1"),
        "inuk": ("B4", "D1", "F4", "G1"),
        "bear": ("B2", "D5", "F2"),
        "walrus": ("A2", "C2", "C5", "E1", "F3", "F5"),
        "seal": ("B3", "B5", "C1", "E2", "E5", "G2"),
        "fish": ("B1", "C4", "C6", "D2", "D3", "E4"),
    },
    3: {
        "whale": ("C6", "F1", "F4"),
        "inuk": ("C1", "D1", "E6", "G1"),
        "bear": ("D5", "F2"),
        "walrus": ("C2", "C5", "F3", "F5"),
        "seal": ("D3", "E1", "E2", "E5"),
        "fish": ("C4", "D2", "E4", "G2"),
    },
    2: {
        "whale": ("C6", "F1", "F4"),
        "inuk": ("C1", "D1", "E6"),
        "bear": ("D5", "F2"),
        "walrus": ("C2", "C5", "F3", "F5"),
        "seal": ("D3", "E1", "E2", "E5"),
        "fish": ("C4", "D2", "E4"),
    },
}

# ---------------------------------------------------------------- section 2: actions

PLACE = 0
PLACE_TILE = 31
MOVE = 62
STAY = 124
CRACK = 125
DEFER_CRACK = 197
DRIVE_BEAR = 198
TAKE = 229
LEAVE = 230
DELIVER = 231
EXTRA_YES = 247
EXTRA_NO = 248
BEAR_WALK = 249
BEAR_STAY = 342
BEAR_ON = 345
BEAR_STOP = 376
LAY_TILE = 377
LAY_REST = 408
LAY_CRACK = 412

# ---------------------------------------------------------------- section 6: options

PLAYERS = {
    "nanuuk": (2, 3, 4),
    "intro": (2, 3, 4),
    "cooperation": (4,),
    "neighbour": (3, 4),
    "rescuer": (2,),
    "bear_hunt": (2, 3),
    "shared_bear": (2,),
}

DEFAULTS: dict[str, Any] = {
    "mode": "nanuuk",
    "pawns": 1,
    "layout": "fixed",
    "side": "left",
    "bear_seat": "last",
    "bears": 1,
    "two_cracks": False,
    "bear_move": "one_or_two",
    "bear_skin": False,
    "one_inuk": False,
    "sled_one_crack": False,
    "gentle_cracks": False,
    "initial_cracks": 0,
}


@dataclass(eq=False)
class Piece:
    """A hunter (an Inuk in the bear modes) or a bear, with the sheet that only the hunters of the full game use."""

    kind: str  # "hunter" or "bear"
    seat: int | None  # None: a bear that belongs to nobody
    slot: int  # section 7; for nobody's bears their number
    cell: str | None = None  # None: not yet on the board, or taken off it
    left: set[str] = field(default_factory=set)  # carried
    right: Counter[str] = field(default_factory=Counter)  # stored in the igloo

    def to_right(self, item: str) -> None:
        self.left.remove(item)
        self.right[item] += 1

    def to_left(self, item: str) -> None:
        assert self.right[item] > 0 and item not in self.left
        self.right[item] -= 1
        self.left.add(item)


@dataclass(eq=False)
class Turn:
    """One place in the order of turns: whose turn, and the pieces among which that seat chooses."""

    seat: int
    movers: tuple[Piece, ...]


class Reference(SteppedReference):
    """One game. `step` names the pending step of section 7, `actor` who answers it."""

    def __init__(self, seats: int, **options: Any) -> None:
        super().__init__()
        wanted = read_options(options, DEFAULTS)
        self.mode: str = wanted["mode"]
        if seats not in PLAYERS[self.mode]:
            raise ValueError(f"{self.mode} is not for {seats} players")
        self.seats = seats
        self.take_options(wanted)

        self.in_play = frozenset(cell for cell in CELLS if cell[0] in ROWS_IN_PLAY[self.board_size()])
        self.cracks: set[str] = set()  # names of edges
        self.tiles: dict[str, str] = {}  # space -> animal or "inuk"
        self.pieces: list[Piece] = []
        self.turns: list[Turn] = []

        self.setup: list[tuple[str, int, Any]] = []  # (step, actor, what) still to come before the first turn
        self.to_draw: Counter[str] = Counter()  # NAN-3.14: the pieces left for `lay_rest`
        self.turn = 0  # index in `turns`
        self.round = 1
        self.out: set[int] = set()  # seats no longer in the order
        self.left_order: list[int] = []  # the same seats in the order of leaving

        self.hunter: Piece | None = None  # full game: the hunter that has just moved
        self.in_extra = False  # the pending move belongs to an extra turn of `hunter`
        self.deferred = False  # NAN-6.11: the crack of the last movement has been put off
        self.homecoming = False
        self.idle_turns = 0  # NAN-5.10: consecutive turns without movement

        self.crack_cell = ""  # the space for which the pending crack is laid
        self.crack_after = ""  # what follows it: "resolve", "made_good", "next_turn", "bear_on" or "bear_done"
        self.walker: Piece | None = None  # the bear that is walking
        self.walk_origin = ""  # where its walk began

        self.final_ranks: list[int] | None = None
        self.final_winners: frozenset[int] = frozenset()

        self.make_pieces()
        self.make_turns()
        self.make_setup()
        self.next_setup_step()

    # ------------------------------------------------------------ interface

    def weights(self) -> list[int]:
        if self.step == "lay_rest":
            return [self.to_draw[REST_KINDS[action - LAY_REST]] for action in self.legal()]
        return super().weights()

    def scores(self) -> list[int]:
        """Full game: the points of NAN-5.11 as things stand. Other modes: 1 for the winners once the game is over."""
        if self.mode == "nanuuk":
            return [self.seat_points(seat) for seat in range(self.seats)]
        return [int(seat in self.final_winners) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places, 1 = winner. Full game: as things stand (NAN-5.12). Other modes: all 1 until the game is over."""
        if self.mode == "nanuuk":
            keys = [(self.seat_points(seat), self.seat_equipment(seat)) for seat in range(self.seats)]
            return [1 + sum(other > key for other in keys) for key in keys]
        return list(self.final_ranks) if self.final_ranks is not None else [1] * self.seats

    def set_position(
        self,
        pieces: Mapping[tuple[int, int], str],
        *,
        bears: Sequence[str] = (),
        tiles: Mapping[str, str] | None = None,
        cracks: Iterable[str] = (),
        left: Mapping[tuple[int, int], Iterable[str]] | None = None,
        stored: Mapping[tuple[int, int], Iterable[str]] | None = None,
        turn: int = 0,
        round_number: int = 2,
        homecoming: bool = False,
        idle_turns: int = 0,
        out: Sequence[int] = (),
    ) -> Reference:
        """Puts a position on the board by hand and starts a turn in it; returns the game itself.

        pieces      (seat, slot) -> space, for every piece of a seat still in play
        bears       nobody's bears (full game: any number; `shared_bear`: bear 0, 1, 2)
        tiles       space -> "fish", "seal", "walrus", "whale" or "inuk"
        left        (seat, slot) -> what that hunter carries; only its harpoon where nothing is said
        stored      (seat, slot) -> animals and Inuk on its right side (equipment not carried lies there of itself)
        turn        index in `turns`: the seat, except in `bear_hunt` with 2 players (A, B, bear: three turns)
        out         seats that have left the game, in the order of leaving
        """
        self.setup = []
        self.cracks = set(cracks)
        self.tiles = dict(tiles or {})
        assert self.cracks <= self.edges_in_play() and set(self.tiles) <= self.in_play - IGLOOS
        self.pieces = [piece for piece in self.pieces if piece.seat is not None]
        self.pieces += [Piece("bear", None, number, cell) for number, cell in enumerate(bears)]
        self.out, self.left_order = set(out), list(out)
        owned = [piece for piece in self.pieces if piece.seat is not None]
        assert {(piece.seat, piece.slot) for piece in owned if piece.seat not in self.out} == set(pieces)
        for piece in owned:
            assert piece.seat is not None
            piece.cell = pieces.get((piece.seat, piece.slot))
            assert piece.cell is None or piece.cell in self.in_play
            if self.mode == "nanuuk":
                piece.left = set((left or {}).get((piece.seat, piece.slot), ("harpoon",)))
                piece.right = Counter((stored or {}).get((piece.seat, piece.slot), ()))
                piece.right.update(item for item in EQUIPMENT if item not in piece.left)
        self.turn, self.round = turn, round_number
        self.homecoming, self.idle_turns = homecoming, idle_turns
        self.hunter, self.walker = None, None
        self.in_extra = self.deferred = False
        self.final_ranks, self.final_winners = None, frozenset()
        self.start_turn()
        return self

    # ------------------------------------------------------------ options and setup

    def take_options(self, wanted: Mapping[str, Any]) -> None:
        """NAN-6.1: an option that does not belong to the mode or the number of players has its default here."""
        full = self.mode == "nanuuk"
        bear_mode = self.mode in ("bear_hunt", "shared_bear")  # NAN-6.2

        def option(name: str, belongs: bool) -> Any:
            return wanted[name] if belongs else DEFAULTS[name]

        self.pawns: int = option("pawns", full and self.seats == 2)
        self.layout: str = option("layout", full)
        self.side: str = option("side", self.mode == "neighbour")
        bear_seat = option("bear_seat", self.mode == "bear_hunt")
        self.bear_seat: int = self.seats - 1 if bear_seat == "last" else bear_seat
        self.bears: int = option("bears", self.mode == "shared_bear")
        self.two_cracks: bool = option("two_cracks", bear_mode)
        self.bear_move: str = option("bear_move", bear_mode)
        self.bear_skin: bool = option("bear_skin", self.mode == "bear_hunt" and self.seats == 3)
        self.one_inuk: bool = option("one_inuk", self.mode == "bear_hunt" and self.seats == 2)
        self.sled_one_crack: bool = option("sled_one_crack", full)
        self.gentle_cracks: bool = option("gentle_cracks", full)
        self.initial_cracks: int = option("initial_cracks", full)
        assert self.pawns in (1, 2) and self.layout in ("fixed", "random", "players")
        assert self.side in ("left", "right") and self.bear_seat in range(self.seats) and self.bears in (1, 2, 3)
        assert self.bear_move in ("one_or_two", "exactly_two", "zero_to_two") and self.initial_cracks in range(13)

    def board_size(self) -> int:
        # NAN-3.1
        if self.mode == "nanuuk":
            return {2: 22, 3: 24, 4: 31}[self.layout_number()]
        if self.mode in ("intro", "neighbour"):
            return 24 if self.seats == 3 else 31
        return 24 if self.mode in ("bear_hunt", "shared_bear") else 31

    def layout_number(self) -> int:
        # NAN-3.12, 4.34: two hunters each play with the material of 4 players
        return 4 if self.pawns == 2 else self.seats

    def make_pieces(self) -> None:
        """The pieces of the seats, in the order in which they are placed."""
        if self.mode == "rescuer":
            # NAN-3.7
            owned = [("bear", 0, 0), ("bear", 1, 0), ("hunter", 1, 1), ("hunter", 0, 1)]
        elif self.mode == "bear_hunt":
            # NAN-3.8
            owned = []
            for seat in range(self.seats):
                if seat == self.bear_seat:
                    owned += [("bear", seat, 0)]
                elif self.seats == 3:
                    owned += [("hunter", seat, 0)]
                else:
                    owned += [("hunter", seat, 0), ("hunter", seat, 1)]
        elif self.pawns == 2 or (self.mode == "intro" and self.seats == 2):
            # NAN-3.6, 3.18
            owned = [("hunter", 0, 0), ("hunter", 1, 0), ("hunter", 1, 1), ("hunter", 0, 1)]
        else:
            # NAN-3.5, 3.9, 3.18
            owned = [("hunter", seat, 0) for seat in range(self.seats)]
        if self.mode == "shared_bear":
            # NAN-3.9
            self.pieces = [Piece("bear", None, number) for number in range(self.bears)]
        self.pieces += [Piece(kind, seat, slot) for kind, seat, slot in owned]
        if self.mode == "nanuuk":
            # NAN-3.10
            for hunter in self.pieces:
                hunter.left = {"harpoon"}
                hunter.right = Counter(("husky", "sled", "kayak"))

    def make_turns(self) -> None:
        for seat in range(self.seats):
            own = tuple(sorted((piece for piece in self.pieces if piece.seat == seat), key=lambda piece: piece.slot))
            if self.mode == "bear_hunt" and not self.one_inuk:
                self.turns += [Turn(seat, (piece,)) for piece in own]  # NAN-4.40: A then B
            else:
                self.turns.append(Turn(seat, own))

    def make_setup(self) -> None:
        if self.mode == "nanuuk":
            self.make_layout()
            self.setup += [("lay_crack", CHANCE, None)] * self.initial_cracks  # NAN-3.17, 6.13
        for piece in self.pieces:
            if piece.kind == "bear" and piece.seat is None:
                if piece.cell is None:
                    self.setup.append(("place", 1 - piece.slot % 2, piece))  # NAN-3.9: seats 1, 0, 1
            else:
                assert piece.seat is not None
                self.setup.append(("place", piece.seat, piece))

    def make_layout(self) -> None:
        material = MATERIAL[self.layout_number()]
        if self.layout == "fixed":
            # NAN-3.13
            for kind, cells in LAYOUT[self.layout_number()].items():
                for cell in cells:
                    self.put(kind, cell)
        elif self.layout == "random":
            # NAN-3.14
            for kind in ("whale", "inuk"):
                self.setup += [("lay_" + kind, CHANCE, kind)] * material[kind]
            self.to_draw = Counter({kind: material[kind] for kind in REST_KINDS})
            self.setup += [("lay_rest", CHANCE, None)] * self.to_draw.total()
        else:
            # NAN-3.15
            kinds = [kind for kind in LAYING_ORDER for _ in range(material[kind])]
            self.setup += [("place_tile", number % self.seats, kind) for number, kind in enumerate(kinds)]

    def next_setup_step(self) -> None:
        if self.setup:
            step, actor, _ = self.setup[0]
            self.ask(step, actor)
        else:
            self.start_turn()

    def setup_step_done(self) -> None:
        del self.setup[0]
        self.next_setup_step()

    def put(self, kind: str, cell: str) -> None:
        if kind == "bear":
            number = len([piece for piece in self.pieces if piece.kind == "bear"])
            self.pieces.append(Piece("bear", None, number, cell))
        else:
            self.tiles[cell] = kind

    def unfilled(self) -> list[str]:
        """Free non-igloo spaces in play while the floe is being filled, ascending."""
        taken = set(self.tiles) | {piece.cell for piece in self.pieces}
        return [cell for cell in CELLS if cell in self.in_play and cell not in IGLOOS and cell not in taken]

    def candidates(self, kind: str) -> list[str]:
        """NAN-3.16: the spaces for the next whale or Inuk."""
        allowed = [
            cell for cell in self.places_away(kind, self.tiles) if self.can_be_completed(self.tiles | {cell: kind})
        ]
        apart = [cell for cell in allowed if not self.lies_beside(cell, kind, self.tiles)]
        return apart or allowed

    def lies_beside(self, cell: str, kind: str, tiles: Mapping[str, str]) -> bool:
        return any(tiles.get(near) == kind for near in self.neighbours(cell))

    def places_away(self, kind: str, tiles: Mapping[str, str]) -> list[str]:
        """NAN-3.16: free spaces next to neither an igloo nor the other of the two kinds."""
        other = {"whale": "inuk", "inuk": "whale"}[kind]
        return [
            cell
            for cell in self.unfilled()
            if cell not in tiles
            and not any(near in IGLOOS for near in self.neighbours(cell))
            and not self.lies_beside(cell, other, tiles)
        ]

    def can_be_completed(self, tiles: Mapping[str, str]) -> bool:
        """NAN-3.16: whether all whales and Inuk still to come find such a place, in any way at all."""
        lying = Counter(tiles.values())
        for kind in ("whale", "inuk"):
            if lying[kind] < MATERIAL[self.layout_number()][kind]:
                return any(self.can_be_completed({**tiles, cell: kind}) for cell in self.places_away(kind, tiles))
        return True

    def legal_lay_whale(self) -> list[int]:
        return [LAY_TILE + CELLS.index(cell) for cell in self.candidates("whale")]

    def do_lay_whale(self, action: int) -> None:
        self.put("whale", CELLS[action - LAY_TILE])
        self.setup_step_done()

    def legal_lay_inuk(self) -> list[int]:
        return [LAY_TILE + CELLS.index(cell) for cell in self.candidates("inuk")]

    def do_lay_inuk(self, action: int) -> None:
        self.put("inuk", CELLS[action - LAY_TILE])
        self.setup_step_done()

    def legal_lay_rest(self) -> list[int]:
        return [LAY_REST + number for number, kind in enumerate(REST_KINDS) if self.to_draw[kind] > 0]

    def do_lay_rest(self, action: int) -> None:
        kind = REST_KINDS[action - LAY_REST]
        self.to_draw[kind] -= 1
        self.put(kind, self.unfilled()[0])
        self.setup_step_done()

    def legal_lay_crack(self) -> list[int]:
        # NAN-6.13
        return [
            LAY_CRACK + number
            for number, line in enumerate(EDGES)
            if line in self.edges_in_play() - self.cracks and self.connected_with(self.cracks | {line})
        ]

    def do_lay_crack(self, action: int) -> None:
        self.cracks.add(EDGES[action - LAY_CRACK])
        self.setup_step_done()

    def connected_with(self, cracks: set[str]) -> bool:
        return self.walk_region(min(self.in_play), cracks) == self.in_play

    def legal_place_tile(self) -> list[int]:
        # NAN-3.15
        kind = self.setup[0][2]
        cells = self.candidates(kind) if kind in ("whale", "inuk") else self.unfilled()
        return [PLACE_TILE + CELLS.index(cell) for cell in cells]

    def do_place_tile(self, action: int) -> None:
        self.put(self.setup[0][2], CELLS[action - PLACE_TILE])
        self.setup_step_done()

    def legal_place(self) -> list[int]:
        # NAN-3.5 to 3.9: any free space; NAN-3.18: any igloo, shared or not
        free = [cell for cell in CELLS if cell in self.in_play and not self.at(cell)]
        return [PLACE + CELLS.index(cell) for cell in (IGLOOS if self.mode == "nanuuk" else free)]

    def do_place(self, action: int) -> None:
        self.setup[0][2].cell = CELLS[action - PLACE]
        self.setup_step_done()

    # ------------------------------------------------------------ board

    def neighbours(self, cell: str) -> list[str]:
        # NAN-3.2: water is no space
        return [near for near in RING[cell] if near is not None and near in self.in_play]

    def edges_in_play(self) -> set[str]:
        return {edge(cell, near) for cell in self.in_play for near in self.neighbours(cell)}

    def c_lines(self, cell: str) -> set[str]:
        """Section 2: the edges N(i)-N(i+1) with both spaces in play."""
        around = RING[cell]
        lines = set()
        for one, two in zip(around, around[1:] + around[:1], strict=True):
            if one is not None and two is not None and {one, two} <= self.in_play:
                lines.add(edge(one, two))
        return lines

    def d_lines(self, cell: str) -> set[str]:
        """Section 2: the sides of the space itself."""
        return {edge(cell, near) for near in self.neighbours(cell)}

    def open_neighbours(self, cell: str, cracks: set[str] | None = None) -> list[str]:
        """Adjacent spaces in play over an uncracked edge (NAN-4.2), whoever stands there."""
        cracks = self.cracks if cracks is None else cracks
        return [near for near in self.neighbours(cell) if edge(cell, near) not in cracks]

    def walk_region(self, cell: str, cracks: set[str]) -> set[str]:
        """All spaces that can be walked to over uncracked edges, whoever stands there; the space itself included."""
        region, fringe = {cell}, [cell]
        while fringe:
            for near in self.open_neighbours(fringe.pop(), cracks):
                if near not in region:
                    region.add(near)
                    fringe.append(near)
        return region

    def at(self, cell: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.cell == cell]

    def hunters(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind == "hunter"]

    def nobodys_bears(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind == "bear" and piece.seat is None]

    # ------------------------------------------------------------ turns

    def seat_in_turn(self) -> int:
        return self.turns[self.turn].seat

    def next_turn(self) -> None:
        # NAN-4.1, 3.19
        self.hunter, self.in_extra, self.deferred = None, False, False
        self.walker, self.walk_origin = None, ""
        while True:
            self.turn += 1
            if self.turn == len(self.turns):
                self.turn = 0
                self.round += 1
            if self.seat_in_turn() not in self.out:
                break
        self.start_turn()

    def start_turn(self) -> None:
        getattr(self, "start_turn_" + self.mode)()

    def leave_game(self, seat: int) -> None:
        """The pieces of the seat are taken off the board (ruling 39) and it is out of the order."""
        self.out.add(seat)
        self.left_order.append(seat)
        for piece in self.pieces:
            if piece.seat == seat:
                piece.cell = None

    def win(self, winners: Iterable[int]) -> None:
        # NAN-5.2, 5.3: all who do not win lose equally
        self.final_winners = frozenset(winners)
        losers_rank = 1 + len(self.final_winners)
        self.finish([1 if seat in self.final_winners else losers_rank for seat in range(self.seats)])

    def finish(self, ranks: list[int] | None) -> None:
        self.final_ranks = ranks
        self.ask("over", OVER)

    # ------------------------------------------------------------ moving and cracking, all modes

    def legal_move(self) -> list[int]:
        if self.mode == "nanuuk":
            return self.legal_full_move()
        # NAN-4.9, 4.39, 4.41, 4.45, 6.8: one space, no passing
        return [
            MOVE + 31 * piece.slot + CELLS.index(cell)
            for piece in self.turns[self.turn].movers
            for cell in self.steps(piece)
        ]

    def do_move(self, action: int) -> None:
        if self.mode == "nanuuk":
            self.do_full_move(action)
            return
        piece, cell = self.move_of(action)
        piece.cell = cell
        self.ask_crack(cell, "next_turn")

    def move_of(self, action: int) -> tuple[Piece, str]:
        slot, cell = divmod(action - MOVE, 31)
        piece = next(piece for piece in self.turns[self.turn].movers if piece.slot == slot)
        return piece, CELLS[cell]

    def steps(self, piece: Piece) -> list[str]:
        """NAN-4.2, 4.3 outside the full game: adjacent, over an uncracked edge, nobody there."""
        if piece.cell is None:
            return []
        return [near for near in self.open_neighbours(piece.cell) if not self.at(near)]

    def sealed(self, piece: Piece) -> bool:
        # NAN-4.8
        assert piece.cell is not None
        return self.d_lines(piece.cell) <= self.cracks

    def ask_crack(self, cell: str, after: str) -> None:
        self.crack_cell, self.crack_after = cell, after
        if self.crack_choices():
            self.ask("crack", self.seat_in_turn())
        else:
            self.after_crack()  # NAN-4.6: no crack, no step

    def crack_choices(self) -> set[str]:
        """The edges among which the pending crack is chosen."""
        for lines in (self.c_lines(self.crack_cell), self.d_lines(self.crack_cell)):
            free = lines - self.cracks  # NAN-4.7
            if not free:
                continue  # NAN-4.5: D lines only if no C line is uncracked
            if self.gentle_cracks:
                # NAN-6.12: of each kind first those that cut off nobody
                return {line for line in free if not self.cuts_off_somebody(line)} or free
            if self.crack_after == "bear_on" and self.bear_move == "exactly_two":
                # NAN-6.4: a second step must be left
                assert self.walker is not None and self.walker.cell is not None
                here = self.walker.cell
                return {line for line in free if self.second_steps(here, self.walk_origin, self.cracks | {line})}
            return free  # NAN-4.4
        return set()

    def cuts_off_somebody(self, line: str) -> bool:
        # NAN-6.12
        for hunter in self.hunters():
            assert hunter.cell is not None
            before = self.walk_region(hunter.cell, self.cracks) & IGLOOS
            after = self.walk_region(hunter.cell, self.cracks | {line}) & IGLOOS
            if before and not after:
                return True
        return False

    def may_defer(self) -> bool:
        # NAN-6.11
        if not self.sled_one_crack or self.crack_after != "resolve":
            return False
        assert self.hunter is not None
        return {"husky", "sled"} <= self.hunter.left and not self.is_home(self.hunter)

    def legal_crack(self) -> list[int]:
        actions = [CRACK + EDGES.index(line) for line in self.crack_choices()]
        return actions + ([DEFER_CRACK] if self.may_defer() else [])

    def do_crack(self, action: int) -> None:
        if action == DEFER_CRACK:
            self.deferred = True
        else:
            self.cracks.add(EDGES[action - CRACK])
        self.after_crack()

    def after_crack(self) -> None:
        getattr(self, "after_crack_" + self.crack_after)()

    def after_crack_next_turn(self) -> None:
        self.next_turn()

    # ------------------------------------------------------------ introductory game, cooperation, neighbour, rescuer

    def start_turn_intro(self) -> None:
        seat = self.seat_in_turn()
        own = self.turns[self.turn].movers
        if self.seats == 2:
            # NAN-4.11
            if not any(self.steps(piece) for piece in own) or any(self.sealed(piece) for piece in own):
                self.win({1 - seat})
            else:
                self.ask("move", seat)
            return
        if self.steps(own[0]):
            self.ask("move", seat)  # NAN-4.9
            return
        self.leave_game(seat)  # NAN-4.10
        staying = set(range(self.seats)) - self.out
        if len(staying) == 1:
            # NAN-5.1: reverse order of leaving
            places = [*staying, *reversed(self.left_order)]
            self.final_winners = frozenset(staying)
            self.finish([1 + places.index(one) for one in range(self.seats)])
        else:
            self.next_turn()

    def start_turn_cooperation(self) -> None:
        # NAN-4.36
        seat = self.seat_in_turn()
        if self.steps(self.turns[self.turn].movers[0]):
            self.ask("move", seat)
        else:
            self.win({seat, (seat + 2) % 4})

    def start_turn_neighbour(self) -> None:
        # NAN-4.37
        seat = self.seat_in_turn()
        if self.steps(self.turns[self.turn].movers[0]):
            self.ask("move", seat)
        else:
            self.win({(seat - 1 if self.side == "left" else seat + 1) % self.seats})

    def start_turn_rescuer(self) -> None:
        # NAN-4.39
        seat = self.seat_in_turn()
        own = self.turns[self.turn].movers
        bear = next(piece for piece in own if piece.kind == "bear")
        if self.sealed(bear) or not any(self.steps(piece) for piece in own):
            self.win({1 - seat})
        else:
            self.ask("move", seat)

    # ------------------------------------------------------------ bear hunt, shared bear

    def start_turn_bear_hunt(self) -> None:
        seat = self.seat_in_turn()
        movers = self.turns[self.turn].movers
        inuit_seats = {other for other in range(self.seats) if other != self.bear_seat}
        if seat == self.bear_seat:
            if self.bear_walks(movers[0]):
                self.ask("bear_walk", seat)
            elif self.bear_skin:
                self.leave_game(seat)  # NAN-6.9
                self.next_turn()
            else:
                self.win(inuit_seats)  # NAN-4.44
        elif all(self.steps(inuk) for inuk in movers):
            self.ask("move", seat)
        elif self.bear_seat in self.out:
            # NAN-6.9: winner, other Inuk, bear
            (winner,) = inuit_seats - {seat}
            self.final_winners = frozenset({winner})
            self.finish([1 if one == winner else 2 if one == seat else 3 for one in range(self.seats)])
        else:
            self.win({self.bear_seat})  # NAN-4.43, 6.8

    def start_turn_shared_bear(self) -> None:
        # NAN-4.45, 4.46
        seat = self.seat_in_turn()
        if any(self.bear_walks(bear) for bear in self.nobodys_bears()):
            self.ask("bear_walk", seat)
        else:
            self.win({1 - seat})

    def bears_to_walk(self) -> list[Piece]:
        return self.nobodys_bears() if self.mode == "shared_bear" else list(self.turns[self.turn].movers)

    def second_steps(self, cell: str, origin: str, cracks: set[str]) -> set[str]:
        """Where a bear that began its walk on `origin` can step to from `cell` (NAN-4.42: not back)."""
        return {near for near in self.open_neighbours(cell, cracks) if near != origin and not self.at(near)}

    def bear_walks(self, bear: Piece) -> set[str]:
        """NAN-4.42: ends of the whole walk; with `two_cracks` (NAN-6.3): the first steps. None: the bear is blocked."""
        assert bear.cell is not None
        one = set(self.steps(bear))
        seconds = {cell: self.second_steps(cell, bear.cell, self.cracks) for cell in one}
        if self.two_cracks:
            if self.bear_move == "exactly_two":
                return {cell for cell in one if seconds[cell]}  # NAN-6.4
            return one
        two = {cell for cells in seconds.values() for cell in cells}
        return two if self.bear_move == "exactly_two" else one | two  # NAN-6.5

    def legal_bear_walk(self) -> list[int]:
        actions = []
        for bear in self.bears_to_walk():
            walks = self.bear_walks(bear)
            actions += [BEAR_WALK + 31 * bear.slot + CELLS.index(cell) for cell in walks]
            if self.bear_move == "zero_to_two" and walks:
                actions.append(BEAR_STAY + bear.slot)  # NAN-6.6, 6.10
        return actions

    def do_bear_walk(self, action: int) -> None:
        bears = {bear.slot: bear for bear in self.bears_to_walk()}
        if action >= BEAR_STAY:
            bear = bears[action - BEAR_STAY]
            assert bear.cell is not None
            self.ask_crack(bear.cell, "bear_done")  # NAN-6.6
            return
        slot, cell = divmod(action - BEAR_WALK, 31)
        bear = bears[slot]
        assert bear.cell is not None
        self.walker, self.walk_origin = bear, bear.cell
        bear.cell = CELLS[cell]
        self.ask_crack(bear.cell, "bear_on" if self.two_cracks else "bear_done")

    def after_crack_bear_on(self) -> None:
        # NAN-6.3
        assert self.walker is not None and self.walker.cell is not None
        if self.second_steps(self.walker.cell, self.walk_origin, self.cracks):
            self.ask("bear_on", self.seat_in_turn())
        else:
            self.after_crack_bear_done()

    def legal_bear_on(self) -> list[int]:
        assert self.walker is not None and self.walker.cell is not None
        cells = self.second_steps(self.walker.cell, self.walk_origin, self.cracks)
        stop = [] if self.bear_move == "exactly_two" else [BEAR_STOP]  # NAN-6.4
        return [BEAR_ON + CELLS.index(cell) for cell in cells] + stop

    def do_bear_on(self, action: int) -> None:
        assert self.walker is not None
        if action == BEAR_STOP:
            self.after_crack_bear_done()
            return
        self.walker.cell = CELLS[action - BEAR_ON]
        self.ask_crack(self.walker.cell, "bear_done")

    def after_crack_bear_done(self) -> None:
        if self.mode == "bear_hunt":
            self.next_turn()
            return
        # NAN-4.45, 4.46: the Inuk part
        seat = self.seat_in_turn()
        if self.steps(self.turns[self.turn].movers[0]):
            self.ask("move", seat)
        else:
            self.win({1 - seat})

    # ------------------------------------------------------------ full game: moving

    def is_home(self, hunter: Piece) -> bool:
        # NAN-5.8
        return self.homecoming and hunter.cell in IGLOOS

    def free_for_bear(self) -> list[str]:
        """NAN-4.21: in play, no igloo, no hunter, no bear, no tile."""
        return [
            cell
            for cell in CELLS
            if cell in self.in_play and cell not in IGLOOS and cell not in self.tiles and not self.at(cell)
        ]

    def may_enter(self, hunter: Piece, cell: str) -> bool:
        """NAN-4.12, whatever the edge."""
        there = [piece for piece in self.at(cell) if piece is not hunter]
        if any(piece.kind == "hunter" for piece in there) and cell not in IGLOOS:
            return False  # NAN-4.3
        if any(piece.kind == "bear" for piece in there):
            return self.may_enter_bear(hunter, cell)
        return True

    def may_enter_bear(self, hunter: Piece, cell: str) -> bool:
        if self.round == 1 or "harpoon" not in hunter.left:
            return False  # NAN-4.23
        origin = hunter.cell
        hunter.cell = cell  # NAN-4.21: "once it has moved"
        somewhere = bool(self.free_for_bear())
        hunter.cell = origin
        return somewhere

    def ordinary_moves(self, hunter: Piece) -> list[str]:
        # NAN-4.12
        assert hunter.cell is not None
        return [cell for cell in self.open_neighbours(hunter.cell) if self.may_enter(hunter, cell)]

    def kayak_moves(self, hunter: Piece) -> list[str]:
        # NAN-4.12, 4.24
        assert hunter.cell is not None
        if "kayak" not in hunter.left:
            return []
        return [
            cell
            for cell in self.neighbours(hunter.cell)
            if edge(hunter.cell, cell) in self.cracks and self.may_enter(hunter, cell)
        ]

    def can_move(self, hunter: Piece) -> bool:
        return bool(self.ordinary_moves(hunter) or self.kayak_moves(hunter))

    def movable_hunters(self) -> list[Piece]:
        """The hunters among which the pending move chooses (NAN-4.26, 4.35, 5.8)."""
        if self.in_extra:
            assert self.hunter is not None
            return [self.hunter]
        return [hunter for hunter in self.turns[self.turn].movers if not self.is_home(hunter)]

    def start_turn_nanuuk(self) -> None:
        if any(self.can_move(hunter) for hunter in self.movable_hunters()):
            self.ask("move", self.seat_in_turn())
        else:
            self.turn_without_movement()  # NAN-4.15, 5.8

    def turn_without_movement(self) -> None:
        # NAN-5.10
        self.idle_turns += 1
        if self.idle_turns == self.seats:
            self.finish(None)
        else:
            self.next_turn()

    def legal_full_move(self) -> list[int]:
        ordinary, kayak = [], []
        for hunter in self.movable_hunters():
            base = MOVE + 31 * hunter.slot
            ordinary += [base + CELLS.index(cell) for cell in self.ordinary_moves(hunter)]
            kayak += [base + CELLS.index(cell) for cell in self.kayak_moves(hunter)]
        if ordinary or self.in_extra:
            return ordinary + kayak  # NAN-4.13, 4.26
        return [*kayak, STAY]  # NAN-4.14

    def do_full_move(self, action: int) -> None:
        if action == STAY:
            self.turn_without_movement()  # NAN-4.14
            return
        hunter, cell = self.move_of(action)
        assert hunter.cell is not None
        if edge(hunter.cell, cell) in self.cracks:
            hunter.to_right("kayak")  # NAN-4.24: at once; the crack remains
        hunter.cell = cell
        self.hunter = hunter
        self.idle_turns = 0
        self.ask_crack(cell, "resolve")  # NAN-4.28

    # ------------------------------------------------------------ full game: resolving the space

    def after_crack_resolve(self) -> None:
        # NAN-4.16: exactly one of bear, igloo, tile, nothing
        hunter = self.hunter
        assert hunter is not None and hunter.cell is not None
        seat = self.seat_in_turn()
        if any(piece.kind == "bear" for piece in self.at(hunter.cell)):
            self.ask("drive_bear", seat)  # NAN-4.22
        elif hunter.cell in IGLOOS:
            if "harpoon" not in hunter.left:
                hunter.to_left("harpoon")  # NAN-4.29
            if self.carried_animals(hunter):
                self.ask("deliver", seat)
            else:
                self.resolved()
        elif self.can_take(hunter):
            self.ask("take", seat)
        else:
            self.resolved()

    def carried_animals(self, hunter: Piece) -> list[str]:
        return [animal for animal in ANIMALS if animal in hunter.left]

    def can_take(self, hunter: Piece) -> bool:
        assert hunter.cell is not None
        tile = self.tiles.get(hunter.cell)
        if tile is None or tile in hunter.left:
            return False
        if tile == "inuk":
            return True  # NAN-4.17
        if "harpoon" not in hunter.left:
            return False  # NAN-4.18
        return tile != "whale" or "inuk" in hunter.left  # NAN-4.19

    def legal_drive_bear(self) -> list[int]:
        return [DRIVE_BEAR + CELLS.index(cell) for cell in self.free_for_bear()]

    def do_drive_bear(self, action: int) -> None:
        # NAN-4.22
        assert self.hunter is not None and self.hunter.cell is not None
        (bear,) = (piece for piece in self.at(self.hunter.cell) if piece.kind == "bear")
        bear.cell = CELLS[action - DRIVE_BEAR]
        self.hunter.to_right("harpoon")
        self.resolved()

    def legal_take(self) -> list[int]:
        return [TAKE, LEAVE]

    def do_take(self, action: int) -> None:
        # NAN-4.17 to 4.20
        assert self.hunter is not None and self.hunter.cell is not None
        if action == TAKE:
            self.hunter.left.add(self.tiles.pop(self.hunter.cell))
        self.resolved()

    def legal_deliver(self) -> list[int]:
        # NAN-4.30: any subset of the carried animals
        assert self.hunter is not None
        return [
            DELIVER + sum(1 << ANIMALS.index(animal) for animal in chosen)
            for chosen in subsets(self.carried_animals(self.hunter))
        ]

    def do_deliver(self, action: int) -> None:
        hunter = self.hunter
        assert hunter is not None
        mask = action - DELIVER
        for bit, animal in enumerate(ANIMALS):
            if mask >> bit & 1:
                hunter.to_right(animal)  # NAN-4.30
                for item in EXCHANGE[animal]:
                    if item not in hunter.left:
                        hunter.to_left(item)  # NAN-4.31
                if animal == "whale" and "inuk" in hunter.left:
                    hunter.to_right("inuk")  # NAN-4.32
        self.resolved()

    # ------------------------------------------------------------ full game: after the resolution

    def resolved(self) -> None:
        """Section 7: end checks, then the extra turn, compulsory after a deferred crack, offered otherwise."""
        hunter = self.hunter
        assert hunter is not None and hunter.cell is not None
        if self.end_checks():
            return  # NAN-6.11: a deferred crack is then not laid
        possible = {"husky", "sled"} <= hunter.left and not self.is_home(hunter) and self.can_move(hunter)
        if self.deferred and possible:
            self.start_extra_turn()
        elif self.deferred:
            self.deferred = False
            self.ask_crack(hunter.cell, "made_good")  # NAN-6.11, ruling 61
        elif possible:
            self.ask("extra", self.seat_in_turn())  # NAN-4.25, 5.8
        else:
            self.next_turn()

    def after_crack_made_good(self) -> None:
        # NAN-6.11, 5.7
        if not self.end_checks():
            self.next_turn()

    def legal_extra(self) -> list[int]:
        return [EXTRA_YES, EXTRA_NO]

    def do_extra(self, action: int) -> None:
        if action == EXTRA_YES:
            self.start_extra_turn()
        else:
            self.next_turn()

    def start_extra_turn(self) -> None:
        # NAN-4.26
        assert self.hunter is not None
        self.hunter.to_right("husky")
        self.hunter.to_right("sled")
        self.in_extra = True
        self.deferred = False
        self.ask("move", self.seat_in_turn())

    # ------------------------------------------------------------ full game: end and scoring

    def end_checks(self) -> bool:
        """NAN-5.7, then NAN-5.9; whether the game is over."""
        if not self.homecoming and not any(self.hunt_test(hunter) for hunter in self.hunters()):
            self.homecoming = True
        if self.homecoming and all(hunter.cell in IGLOOS or not self.reach_test(hunter) for hunter in self.hunters()):
            self.finish(None)
            return True
        return False

    def hunt_test(self, hunter: Piece) -> bool:
        # NAN-5.5
        return self.search(hunter)[0]

    def reach_test(self, hunter: Piece) -> bool:
        # NAN-5.6
        return hunter.cell in IGLOOS or self.search(hunter)[1]

    def search(self, hunter: Piece) -> tuple[bool, bool]:
        """NAN-5.5, carried to its end: could an animal be hunted; could an igloo be entered."""
        assert hunter.cell is not None
        # a state: space, what is carried (harpoon, kayak, Inuk, animals; husky and sled play no part)
        start = (hunter.cell, frozenset(hunter.left) - {"husky", "sled"})
        seen, fringe = {start}, [start]
        hunt = reach = False
        while fringe:
            cell, carried = fringe.pop()
            for near in self.neighbours(cell):
                if edge(cell, near) not in self.cracks:
                    entering = carried
                elif "kayak" in carried:
                    entering = carried - {"kayak"}
                else:
                    continue
                tile = self.tiles.get(near)
                if tile in ANIMALS and "harpoon" in entering and tile not in entering:
                    hunt = hunt or tile != "whale" or "inuk" in entering
                reach = reach or near in IGLOOS
                for after in self.search_outcomes(near, tile, entering):
                    if (near, after) not in seen:
                        seen.add((near, after))
                        fringe.append((near, after))
        return hunt, reach

    def search_outcomes(self, cell: str, tile: str | None, carried: frozenset[str]) -> Iterator[frozenset[str]]:
        """NAN-5.5: what can be carried after entering a space."""
        if cell in IGLOOS:
            for chosen in subsets([animal for animal in ANIMALS if animal in carried]):
                after = (carried | {"harpoon"}) - set(chosen)
                if "seal" in chosen or "whale" in chosen:
                    after |= {"kayak"}
                if "whale" in chosen:
                    after -= {"inuk"}
                yield after
        else:
            yield carried
            if tile == "inuk":
                yield carried | {"inuk"}

    def points(self, hunter: Piece) -> int:
        # NAN-5.11
        animals = sum(VALUES[animal] * ((animal in hunter.left) + hunter.right[animal]) for animal in ANIMALS)
        return animals + (HOME_BONUS if hunter.cell in IGLOOS else 0)

    def seat_points(self, seat: int) -> int:
        return sum(self.points(hunter) for hunter in self.hunters() if hunter.seat == seat)

    def seat_equipment(self, seat: int) -> int:
        # NAN-5.12
        return sum(item in hunter.left for hunter in self.hunters() if hunter.seat == seat for item in EQUIPMENT)


def subsets(items: Sequence[str]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(items) + 1) for chosen in combinations(items, size)]
