"""A slow, plain reference simulator of Pinguinoè, written from its rules alone, to check a fast one step by step.

Nothing is precomputed and nothing is clever: cells are (r, c), card places (R, C), hands and piles are counters of
names, and every function names the rules (PIN-x.y, or "section 7" for the steps) that it carries out.

    game = Reference(4, white_penguin="sleepy")
    while game.actor != OVER:
        game.apply(random.choice(game.legal()))

Actions of players are numbered 0 to 1343 as in section 7. Outcomes of chance follow them, in the order of its table:

    1344-1345  C-ARK     face A, face B
    1346-1349  C-CORNER  shift 0 to 3 (three players: 0 to 2)
    1350-1353  C-START   seat 0 to 3
    1354-1359  C-DIE     1 to 6
    1360-1419  C-REVEAL  1360 + 2 * card + (1 if turned by 180 degrees), cards L1a, L1b, ... L8b, D1a, ... D7b
    1420-1429  C-SEARCH  telescope, snowball, skates, fish, lifebelt, trampoline, stop, tear, blizzard, tsunami

A position can be set up by hand with `set_position`; the attributes are plain and may be read or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from support.stepped_reference import CHANCE, OVER, SteppedReference

Cell = tuple[int, int]  # (r, c)
Place = tuple[int, int]  # (R, C), the place of a card

# ---------------------------------------------------------------- section 2: the map

LAYOUT = {  # "Y" igloo card, "L" light sea, "D" dark sea, "A" ark card
    "standard": ("YLLLLLY", "LDDDDDL", "LDDADDL", "LDDDDDL", "YLLLLLY"),
    "two_player": ("YLLDD", "LLLDD", "LLLDA", "LLLDD", "YLLDD"),
}
CORNERS = {
    "standard": {"NW": (0, 0), "NE": (0, 6), "SE": (4, 6), "SW": (4, 0)},
    "two_player": {"NW": (0, 0), "SW": (4, 0)},
}
CORNERS_IN_USE = {
    ("standard", 2): ("NW", "SE"),
    ("standard", 3): ("NW", "NE", "SE"),
    ("standard", 4): ("NW", "NE", "SE", "SW"),
    ("two_player", 2): ("NW", "SW"),
}

NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
FOUR_DIRECTIONS = (NORTH, EAST, SOUTH, WEST)
EIGHT_DIRECTIONS = (*FOUR_DIRECTIONS, (-1, 1), (1, 1), (1, -1), (-1, -1))

# ---------------------------------------------------------------- section 2: what the cards show

SEA, BLOCK, HULL, IGLOO, SEAL_CELL = ".", "b", "a", "y", "f"
SEARCH = ("e", "d")
FIRM = ("i", "e", "d", "f", "y")  # PIN-4.1

ALL_SEA = ("....", "....", "....")  # PIN-4.2

ARK_FACES = {"A": ("biib", ".aa.", "biib"), "B": (".bb.", "iaai", ".bb.")}

IGLOO_CARDS = {
    "NW": ("yiii", "iiii", "iiii"),
    "NE": ("iiiy", "iiii", "iiii"),
    "SE": ("iiii", "iiii", "iiiy"),
    "SW": ("iiii", "iiii", "yiii"),
}

FRONTS = {  # the first letter is the colour of the sea
    "L1a": ("ii..", ".iie", "..ii"),
    "L1b": ("..ii", "eii.", "ii.."),
    "L2a": (".ii.", "iib.", "i..i"),
    "L2b": (".ii.", ".bii", "i..i"),
    "L3a": ("i..i", "iiei", "...i"),
    "L3b": ("i..i", "ieii", "i..."),
    "L4a": (".i..", "iiib", "..di"),
    "L4b": ("..i.", "biii", "id.."),
    "L5a": ("ii.i", "...i", "ii.."),
    "L5b": ("i.ii", "i...", "..ii"),
    "L6a": ("..ii", "dii.", "b.i."),
    "L6b": ("ii..", ".iid", ".i.b"),
    "L7a": ("i.i.", ".ii.", "i..i"),
    "L7b": (".i.i", ".ii.", "i..i"),
    "L8a": (".iii", ".f.i", "ii.."),
    "L8b": ("iii.", "i.f.", "..ii"),
    "D1a": (".i.b", ".bi.", "f..i"),
    "D1b": ("b.i.", ".ib.", "i..f"),
    "D2a": ("i.b.", "ib..", "..ie"),
    "D2b": (".b.i", "..bi", "ei.."),
    "D3a": ("..ii", "b.b.", ".i.."),
    "D3b": ("ii..", ".b.b", "..i."),
    "D4a": ("i..b", ".bfi", "b..."),
    "D4b": ("b..i", "ifb.", "...b"),
    "D5a": (".b.i", "i.b.", "di.."),
    "D5b": ("i.b.", ".b.i", "..id"),
    "D6a": ("i.i.", ".bb.", "..ii"),
    "D6b": (".i.i", ".bb.", "ii.."),
    "D7a": ("b..i", ".ib.", "..i."),
    "D7b": ("i..b", ".bi.", ".i.."),
}

# ---------------------------------------------------------------- section 2: search cards and numbers

OBJECTS = {"telescope": 2, "snowball": 4, "skates": 2, "fish": 2, "lifebelt": 2, "trampoline": 2}
EVENTS = {"stop": 2, "tear": 1, "blizzard": 1, "tsunami": 2}
SEARCH_CARDS = OBJECTS | EVENTS

SEAL_RESULTS = (1, 6)
SEAL_STEPS = 5
SKATES_BONUS = 2
BLIZZARD_MALUS = 2
EVENTS_THAT_END_THE_GAME = 5

# ---------------------------------------------------------------- section 7: actions

ROLL = 0
END_TURN = 1
DECLINE = 2
DISCARD = 3
SKATES = 4
FISH = 5
JUMP = 6
SNOWBALL = 10
REVEAL = 14
TELESCOPE = 49
WALK = 84
SEAL_TO = 504
PICK = 924

ARK_FACE = 1344
SHIFT = 1346
START = 1350
DIE = 1354
FRONT = 1360
DRAW = 1420


def cell_number(cell: Cell) -> int:
    return 28 * cell[0] + cell[1]


def cell_of(number: int) -> Cell:
    return divmod(number, 28)


def place_number(place: Place) -> int:
    return 7 * place[0] + place[1]


def place_of(number: int) -> Place:
    return divmod(number, 7)


def card_under(cell: Cell) -> Place:
    return cell[0] // 3, cell[1] // 4


def cells_on(place: Place) -> list[Cell]:
    return [(3 * place[0] + r, 4 * place[1] + c) for r in range(3) for c in range(4)]


def move_by(here: tuple[int, int], direction: tuple[int, int]) -> tuple[int, int]:
    return here[0] + direction[0], here[1] + direction[1]


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


@dataclass(eq=False)
class Card:
    """One card of the map: an igloo card, the ark card, or a map card face up or face down."""

    kind: str  # a letter of LAYOUT
    face: str  # a key of IGLOO_CARDS, ARK_FACES or FRONTS; "" for a map card that nobody has seen yet
    rotation: int = 0
    up: bool = True

    def is_map_card(self) -> bool:
        return self.kind in ("L", "D")

    def rows(self) -> tuple[str, ...]:
        # PIN-3.4, 4.2
        if not self.up:
            return ALL_SEA
        rows = (FRONTS | ARK_FACES | IGLOO_CARDS)[self.face]
        return rows if self.rotation == 0 else tuple(row[::-1] for row in reversed(rows))


class Reference(SteppedReference):
    """One game. `step` names the pending step of section 7, `actor` who answers it."""

    def __init__(
        self, seats: int, *, layout: str = "standard", white_penguin: str = "awake", round_limit: int = 100
    ) -> None:
        if (layout, seats) not in CORNERS_IN_USE:
            raise ValueError(f"no layout {layout!r} for {seats} players")
        if white_penguin not in ("awake", "sleepy"):
            raise ValueError(f"the white penguin is awake or sleepy, not {white_penguin!r}")
        if not 20 <= round_limit <= 500:
            raise ValueError(f"the round limit is 20 to 500, not {round_limit}")
        super().__init__()
        self.seats = seats
        self.layout = layout
        self.white_penguin = white_penguin
        self.round_limit = round_limit

        self.cards = self.lay_cards()
        self.corners: list[str] = []  # of each seat
        self.penguins: list[Cell] = []  # of each seat
        self.floating: set[int] = set()  # seats
        self.seal: Cell | None = None  # None: ARK (PIN-3.10)

        # PIN-3.11
        self.deck = Counter(SEARCH_CARDS)
        self.discards: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.stopped: set[int] = set()  # seats with a miss-a-turn card in front of them
        self.events = 0  # drawn so far
        self.blizzard_turns = 0  # turns the blizzard still lasts; 0: not in play

        self.turn = 0  # the seat whose turn it is
        self.turns_played = 0
        self.phase = "setup"  # "roll", "move" or "seal"; after `end_turn` "end", "blizzard" or "tsunami"
        self.points = 0  # movement points left
        self.steps = 0  # seal steps left
        self.card_used = False  # PIN-4.57
        self.moved = False  # PIN-4.41
        self.floated = False  # whether the penguin on turn was floating when this turn began

        self.turning: Place = (0, 0)  # the card for which C-REVEAL is pending
        self.reached: list[int] = []  # PIN-4.29: seats still to be dealt with on the seal's cell
        self.retreating = 0  # the seat whose penguin retreats
        self.to_retreat: list[int] = []  # PIN-4.67: seats still to come
        self.to_turn: list[Place] = []  # PIN-4.73: places still to come
        self.turned: list[Place] = []  # PIN-4.73: places done
        self.washed: list[int] = []  # PIN-4.74: seats still to come

        self.winner: int | None = None
        self.ask("ark", CHANCE)

    # ------------------------------------------------------------ interface

    def weights(self) -> list[int]:
        if self.step == "search":
            return [self.deck[list(SEARCH_CARDS)[action - DRAW]] for action in self.legal()]
        return super().weights()

    def scores(self) -> list[int]:
        # PIN-5.5
        return [int(seat == self.winner) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """PIN-5.1: the winner comes before all the others; without a winner all share the first place."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def set_position(
        self,
        penguins: Mapping[int, Cell] | None = None,
        *,
        up: Mapping[int, str] | None = None,
        down: Mapping[int, str] | None = None,
        ark: str = "A",
        shift: int = 0,
        seal: Cell | None = None,
        hands: Mapping[int, Iterable[str]] | None = None,
        floating: Iterable[int] = (),
        stopped: Iterable[int] = (),
        blizzard_turns: int = 0,
        discards: Iterable[str] = (),
        events: int | None = None,
        turn: int = 0,
        turns_played: int = 0,
    ) -> Reference:
        """Puts a position on the table by hand and starts a turn in it; returns the game itself.

        penguins    seat -> cell; at home where nothing is said
        up          place number -> card and rotation, "L1a/0" or "D4b/180", lying face up
        down        the same for cards lying face down that were seen before; all others were never seen
        seal        its cell; None: on the ark
        hands       seat -> names of object cards; the deck is what hands, discards and table leave
        events      events drawn so far; where nothing is said, those discarded and on the table
        """
        self.cards = self.lay_cards()
        self.cards[self.ark_place()].face = ark
        for faces, is_up in ((up or {}, True), (down or {}, False)):
            for number, name in faces.items():
                card = self.cards[place_of(number)]
                card.face, rotation = name.split("/")
                card.rotation, card.up = int(rotation), is_up
                assert card.is_map_card() and card.face in FRONTS and card.face[0] == card.kind
        self.take_corners(shift)
        self.penguins = [(penguins or {}).get(seat, self.home(seat)) for seat in range(self.seats)]
        self.floating, self.stopped, self.seal = set(floating), set(stopped), seal
        self.hands = [Counter((hands or {}).get(seat, ())) for seat in range(self.seats)]
        self.blizzard_turns, self.discards = blizzard_turns, Counter(discards)
        out = sum(self.hands, Counter()) + self.discards + self.cards_on_the_table()
        assert out <= Counter(SEARCH_CARDS)
        self.deck = Counter(SEARCH_CARDS) - out
        self.events = sum(out[event] for event in EVENTS) if events is None else events
        self.turns_played, self.winner = turns_played, None
        self.start_turn(turn)
        return self

    def cards_on_the_table(self) -> Counter[str]:
        return Counter({"stop": len(self.stopped), "blizzard": int(self.blizzard_turns > 0)})

    # ------------------------------------------------------------ setup

    def lay_cards(self) -> dict[Place, Card]:
        # PIN-3.2, 3.3, 3.8, 3.13
        cards = {}
        for R, row in enumerate(LAYOUT[self.layout]):
            for C, kind in enumerate(row):
                cards[R, C] = Card(kind, "", up=kind not in ("L", "D"))
        for corner, place in CORNERS[self.layout].items():
            cards[place].face = corner
        return cards

    def legal_ark(self) -> list[int]:
        # C-ARK
        return [ARK_FACE, ARK_FACE + 1]

    def do_ark(self, action: int) -> None:
        # PIN-3.5, 3.6, 3.13
        self.cards[self.ark_place()].face = "AB"[action - ARK_FACE]
        if self.seats == 2:
            self.seat_players(0)
        else:
            self.ask("corner", CHANCE)

    def legal_corner(self) -> list[int]:
        # C-CORNER
        return [SHIFT + shift for shift in range(self.seats)]

    def do_corner(self, action: int) -> None:
        # PIN-3.7
        self.seat_players(action - SHIFT)

    def take_corners(self, shift: int) -> None:
        # PIN-3.6, 3.7, 3.13
        corners = CORNERS_IN_USE[self.layout, self.seats]
        self.corners = [corners[(seat + shift) % self.seats] for seat in range(self.seats)]

    def seat_players(self, shift: int) -> None:
        # PIN-3.9
        self.take_corners(shift)
        self.penguins = [self.home(seat) for seat in range(self.seats)]
        self.ask("start", CHANCE)

    def legal_start(self) -> list[int]:
        # C-START
        return [START + seat for seat in range(self.seats)]

    def do_start(self, action: int) -> None:
        # PIN-3.12
        self.start_turn(action - START)

    # ------------------------------------------------------------ map and seats

    def kind(self, cell: Cell) -> str:
        """The letter of section 2 that the cell shows now (PIN-4.2)."""
        return self.cards[card_under(cell)].rows()[cell[0] % 3][cell[1] % 4]

    def near(self, cell: Cell, directions: Iterable[tuple[int, int]]) -> list[Cell]:
        # PIN-4.3
        cells = [move_by(cell, direction) for direction in directions]
        return [cell for cell in cells if card_under(cell) in self.cards]

    def near_cards(self, place: Place) -> list[Place]:
        """PIN-4.3, in the order of PIN-4.73."""
        places = [move_by(place, direction) for direction in FOUR_DIRECTIONS]
        return [place for place in places if place in self.cards]

    def ark_place(self) -> Place:
        (place,) = (place for place, card in self.cards.items() if card.kind == "A")
        return place

    def ark_distance(self, cell: Cell) -> int:
        # PIN-4.7
        return min(distance(cell, hull) for hull in cells_on(self.ark_place()) if self.kind(hull) == HULL)

    def face_down(self) -> list[Place]:
        # PIN-3.3
        return [place for place, card in self.cards.items() if not card.up]

    def seal_cells(self) -> list[Cell]:
        """All seal cells that lie face up (PIN-4.30, 4.61)."""
        return [cell for place in self.cards for cell in cells_on(place) if self.kind(cell) == SEAL_CELL]

    def home_card(self, seat: int) -> Place:
        # PIN-3.1
        return CORNERS[self.layout][self.corners[seat]]

    def home(self, seat: int) -> Cell:
        # PIN-3.9
        (cell,) = (cell for cell in cells_on(self.home_card(seat)) if self.kind(cell) == IGLOO)
        return cell

    def left_of(self, seat: int) -> int:
        # PIN-3.1
        return (seat + 1) % self.seats

    def clockwise(self) -> list[int]:
        """All seats, beginning with the one whose turn it is (PIN-4.29, 4.67, 4.74)."""
        return [(self.turn + number) % self.seats for number in range(self.seats)]

    def send_home(self, seat: int) -> None:
        # PIN-4.6
        self.penguins[seat] = self.home(seat)
        self.floating.discard(seat)
        if seat == self.turn:
            self.points = 0

    def spread(
        self,
        starts: Mapping[Cell, int],
        limit: int,
        directions: Iterable[tuple[int, int]],
        may_enter: Callable[[Cell], bool],
        may_pass: Callable[[Cell], bool],
    ) -> dict[Cell, int]:
        """All cells within the limit -> the length of a shortest path; `starts` gives the first ones and their cost."""
        cost = dict(starts)
        fringe = list(starts)
        for cell in fringe:  # grows while it is read
            if cost[cell] < limit and may_pass(cell):
                for near in self.near(cell, directions):
                    if near not in cost and may_enter(near):
                        cost[near] = cost[cell] + 1
                        fringe.append(near)
        return cost

    # ------------------------------------------------------------ the turn

    def start_turn(self, seat: int) -> None:
        # PIN-4.8, 4.9
        self.turn = seat
        self.phase = "roll"
        self.points = self.steps = 0
        self.card_used = self.moved = False
        self.floated = seat in self.floating
        if seat in self.stopped:
            self.stopped.remove(seat)
            self.discards["stop"] += 1  # PIN-4.65
            self.end_turn()
        else:
            self.resume()

    def resume(self) -> None:
        """Section 7: back to the phase in which something happened."""
        if self.phase == "tsunami":
            self.finish_turn()
        elif self.phase == "blizzard":
            self.next_retreat()
        else:
            self.ask(self.phase, self.turn)

    def legal_roll(self) -> list[int]:
        # PIN-4.9, 4.10
        return [ROLL, *self.cards_for_any_time()]

    def legal_move(self) -> list[int]:
        # PIN-4.12, 4.16, 4.19
        walks = [WALK + cell_number(cell) for cell in self.walks()]
        reveals = [REVEAL + place_number(place) for place in self.revealable()]
        return [END_TURN, *walks, *reveals, *self.cards_for_any_time(), *self.cards_for_moving()]

    def legal_seal(self) -> list[int]:
        # PIN-4.12, 4.22, 4.25
        legs = [SEAL_TO + cell_number(cell) for cell in self.legs()]
        return [END_TURN, *legs, *self.cards_for_any_time()]

    def do_roll(self, action: int) -> None:
        # PIN-4.9
        if action == ROLL:
            self.ask("die", CHANCE)
        else:
            self.use_card(action)

    def do_move(self, action: int) -> None:
        if action == END_TURN:
            self.end_turn()
        elif REVEAL <= action < TELESCOPE:
            self.points -= 1  # PIN-4.19
            self.turn_up(place_of(action - REVEAL))
        elif WALK <= action < SEAL_TO:
            self.walk(cell_of(action - WALK))
        else:
            self.use_card(action)

    def do_seal(self, action: int) -> None:
        if action == END_TURN:
            self.end_turn()
        elif SEAL_TO <= action < PICK:
            cell = cell_of(action - SEAL_TO)
            self.steps -= self.legs()[cell]
            self.put_seal(cell)  # PIN-4.26
        else:
            self.use_card(action)

    def legal_die(self) -> list[int]:
        # C-DIE
        return [DIE + result - 1 for result in range(1, 7)]

    def do_die(self, action: int) -> None:
        # PIN-4.11, 4.70
        result = action - DIE + 1
        if result in SEAL_RESULTS:
            self.phase, self.steps = "seal", SEAL_STEPS
        else:
            self.phase, self.points = "move", result - (BLIZZARD_MALUS if self.blizzard_turns else 0)
        self.resume()

    # ------------------------------------------------------------ moving the penguin

    def walks(self) -> dict[Cell, int]:
        """PIN-4.14 to 4.16, 4.18: the cells that can be named -> what they cost."""

        def may_enter(cell: Cell) -> bool:
            return self.kind(cell) != BLOCK and cell != self.seal  # PIN-4.5, 4.15

        def may_pass(cell: Cell) -> bool:
            return self.kind(cell) != HULL

        start = self.penguins[self.turn]
        cost = self.spread({start: 0}, self.points, FOUR_DIRECTIONS, may_enter, may_pass)
        del cost[start]
        return cost

    def walk(self, cell: Cell) -> None:
        # PIN-4.16
        self.points -= self.walks()[cell]
        self.arrive(cell)

    def arrive(self, cell: Cell) -> None:
        """By steps or by a jump (PIN-4.18, 4.41)."""
        self.penguins[self.turn] = cell
        self.moved = True
        if self.kind(cell) == HULL:
            self.finish(self.turn)  # PIN-5.1
        else:
            self.resume()

    def revealable(self) -> list[Place]:
        # PIN-4.19, 4.20
        here = self.penguins[self.turn]
        if self.points == 0:
            return []
        beside = {card_under(cell) for cell in self.near(here, FOUR_DIRECTIONS)} - {card_under(here)}
        return [place for place in self.face_down() if place in beside]

    # ------------------------------------------------------------ moving the seal, being caught

    def legs(self) -> dict[Cell, int]:
        """PIN-4.22 to 4.25: the cells that can be named -> what they cost."""

        def may_enter(cell: Cell) -> bool:
            return self.kind(cell) not in (BLOCK, IGLOO, HULL)

        def may_pass(cell: Cell) -> bool:
            return cell not in self.penguins

        if self.steps == 0:
            return {}
        if self.seal is not None:
            cost = self.spread({self.seal: 0}, self.steps, EIGHT_DIRECTIONS, may_enter, may_pass)
            del cost[self.seal]
            return cost
        round_the_hull = {cell: 1 for cell in cells_on(self.ark_place()) if may_enter(cell)}  # PIN-4.24
        return self.spread(round_the_hull, self.steps, EIGHT_DIRECTIONS, may_enter, may_pass)

    def put_seal(self, cell: Cell) -> None:
        # PIN-4.28, 4.29
        self.seal = cell
        self.reached = [seat for seat in self.clockwise() if self.penguins[seat] == cell]
        self.next_reached()

    def next_reached(self) -> None:
        # PIN-4.29
        while self.reached:
            seat = self.reached[0]
            if self.hands[seat]["fish"] > 0:
                self.ask("fish", seat)
                return
            self.send_home(seat)
            del self.reached[0]
        self.resume()

    def legal_fish(self) -> list[int]:
        # PIN-4.29
        return [DECLINE, DISCARD]

    def do_fish(self, action: int) -> None:
        # PIN-4.29 to 4.33
        seat = self.reached.pop(0)
        if action == DECLINE:
            self.send_home(seat)
            self.next_reached()
            return
        self.discard(seat, "fish")
        self.reached = []  # PIN-4.30: the others are safe
        self.steps = 0  # PIN-4.32
        if self.lures(seat):
            self.ask("lure", seat)
        else:
            self.seal = None
            self.resume()

    def lures(self, seat: int) -> list[Cell]:
        # PIN-4.30
        return [cell for cell in self.seal_cells() if cell != self.penguins[seat]]

    def legal_lure(self) -> list[int]:
        # PIN-4.30
        return [PICK + cell_number(cell) for cell in self.lures(self.actor)]

    def do_lure(self, action: int) -> None:
        # PIN-4.30, 4.31
        self.put_seal(cell_of(action - PICK))

    # ------------------------------------------------------------ the end of the turn: water and search

    def end_turn(self) -> None:
        # PIN-4.13, 4.34 to 4.39
        self.phase = "end"
        seat = self.turn
        if self.kind(self.penguins[seat]) != SEA:
            self.floating.discard(seat)  # PIN-4.39
            self.search()
        elif not self.floated and self.hands[seat]["lifebelt"] > 0:
            self.ask("belt", seat)  # PIN-4.36
        else:
            self.send_home(seat)  # PIN-4.34, 4.38
            self.search()

    def legal_belt(self) -> list[int]:
        # PIN-4.36, 4.78
        return [DECLINE, DISCARD]

    def do_belt(self, action: int) -> None:
        # PIN-4.36, 4.37, 4.78
        seat = self.actor
        if action == DISCARD:
            self.discard(seat, "lifebelt")
            self.floating.add(seat)
        else:
            self.send_home(seat)
        if self.phase == "tsunami":
            self.next_washed()
        else:
            self.search()

    def search(self) -> None:
        # PIN-4.41, 4.42
        if self.moved and self.kind(self.penguins[self.turn]) in SEARCH:
            self.draw()
        else:
            self.finish_turn()

    def draw(self) -> None:
        # PIN-5.3, R-51
        if self.deck.total() == 0:
            self.deck, self.discards = self.discards, Counter()
        if self.deck.total() > 0:
            self.ask("search", CHANCE)
        else:
            self.finish_turn()

    def legal_search(self) -> list[int]:
        # C-SEARCH
        return [DRAW + number for number, name in enumerate(SEARCH_CARDS) if self.deck[name] > 0]

    def do_search(self, action: int) -> None:
        # PIN-4.44, 4.45
        name = list(SEARCH_CARDS)[action - DRAW]
        self.deck[name] -= 1
        if name in OBJECTS:
            self.hands[self.turn][name] += 1
            self.finish_turn()
        else:
            self.event(name)

    def finish_turn(self) -> None:
        # PIN-4.13, 4.71, 5.4
        if self.blizzard_turns > 0 and self.phase != "blizzard":  # PIN-4.69: the turn of the drawing does not count
            self.blizzard_turns -= 1
            if self.blizzard_turns == 0:
                self.discards["blizzard"] += 1
        self.turns_played += 1
        if self.turns_played == self.round_limit * self.seats:
            self.finish(None)
        else:
            self.start_turn(self.left_of(self.turn))

    def finish(self, winner: int | None) -> None:
        # PIN-5.1, 5.2, 5.4
        self.winner = winner
        self.ask("over", OVER)

    # ------------------------------------------------------------ turning cards

    def turn_up(self, place: Place) -> None:
        # PIN-4.46
        card = self.cards[place]
        self.turning = place
        if card.face:
            card.up = True
            self.turned_up()
        else:
            self.ask("reveal", CHANCE)

    def legal_reveal(self) -> list[int]:
        """C-REVEAL: every card of that colour not yet seen, in both rotations."""
        seen = {card.face for card in self.cards.values()}
        colour = self.cards[self.turning].kind
        unseen = [number for number, name in enumerate(FRONTS) if name[0] == colour and name not in seen]
        return [FRONT + 2 * number + half_turn for number in unseen for half_turn in (0, 1)]

    def do_reveal(self, action: int) -> None:
        # PIN-3.4, 4.46
        number, half_turn = divmod(action - FRONT, 2)
        card = self.cards[self.turning]
        card.face, card.rotation, card.up = list(FRONTS)[number], 180 * half_turn, True
        self.turned_up()

    def turned_up(self) -> None:
        if self.phase == "tsunami":
            self.turn_next_card()
            return
        for seat in self.clockwise():
            if card_under(self.penguins[seat]) == self.turning:
                self.look_under(seat)
        appeared = [cell for cell in cells_on(self.turning) if self.kind(cell) == SEAL_CELL]
        if appeared:
            self.put_seal(appeared[0])  # PIN-4.48
        else:
            self.resume()  # PIN-4.49

    def look_under(self, seat: int) -> None:
        # PIN-4.47
        kind = self.kind(self.penguins[seat])
        if kind in FIRM:
            self.floating.discard(seat)
        elif kind == BLOCK:
            self.send_home(seat)

    # ------------------------------------------------------------ retreat

    def landings(self, seat: int) -> list[Cell]:
        # PIN-4.51 to 4.55
        own, here = self.home_card(seat), card_under(self.penguins[seat])
        if here == own:
            return [] if self.penguins[seat] == self.home(seat) else [self.home(seat)]
        nearer = [place for place in self.near_cards(here) if distance(place, own) < distance(here, own)]
        cells = []
        for place in nearer:
            card = self.cards[place]
            if place == own or (card.is_map_card() and card.up):
                cells += self.farthest_cells(place)
        return cells

    def farthest_cells(self, place: Place) -> list[Cell]:
        # PIN-4.53
        firm = [cell for cell in cells_on(place) if self.kind(cell) in FIRM and cell != self.seal]
        farthest = max(self.ark_distance(cell) for cell in firm)
        return [cell for cell in firm if self.ark_distance(cell) == farthest]

    def legal_retreat(self) -> list[int]:
        # PIN-4.54, also when there is only one landing cell
        return [PICK + cell_number(cell) for cell in self.landings(self.retreating)]

    def do_retreat(self, action: int) -> None:
        # PIN-4.56
        self.penguins[self.retreating] = cell_of(action - PICK)
        self.floating.discard(self.retreating)
        self.resume()

    # ------------------------------------------------------------ object cards

    def discard(self, seat: int, name: str) -> None:
        # PIN-4.57
        assert self.hands[seat][name] > 0
        self.hands[seat][name] -= 1
        self.discards[name] += 1

    def cards_for_any_time(self) -> list[int]:
        # PIN-4.57 to 4.59, 4.61
        if self.card_used:
            return []
        hand = self.hands[self.turn]
        actions = []
        if hand["fish"] > 0 and self.cells_to_send_to():
            actions.append(FISH)
        if hand["snowball"] > 0:
            actions += [SNOWBALL + seat for seat in self.clockwise()[1:] if self.landings(seat)]
        if hand["telescope"] > 0:
            actions += [TELESCOPE + place_number(place) for place in self.face_down()]
        return actions

    def cards_for_moving(self) -> list[int]:
        # PIN-4.57, 4.60, 4.64
        if self.card_used:
            return []
        hand = self.hands[self.turn]
        actions = []
        if hand["skates"] > 0:
            actions.append(SKATES)
        if hand["trampoline"] > 0 and self.points >= 1:
            actions += [JUMP + number for number in range(4) if self.landing_of_jump(number)]
        return actions

    def use_card(self, action: int) -> None:
        # PIN-4.57
        self.card_used = True
        seat = self.turn
        if action == SKATES:
            self.discard(seat, "skates")
            self.points += SKATES_BONUS  # PIN-4.60
            self.resume()
        elif action == FISH:
            self.discard(seat, "fish")
            self.ask("send", seat)
        elif JUMP <= action < SNOWBALL:
            self.discard(seat, "trampoline")
            self.jump(action - JUMP)
        elif SNOWBALL <= action < REVEAL:
            self.discard(seat, "snowball")
            self.retreating = action - SNOWBALL
            self.ask("retreat", seat)  # PIN-4.54, 4.59
        else:
            self.discard(seat, "telescope")
            self.turn_up(place_of(action - TELESCOPE))  # PIN-4.58

    def cells_to_send_to(self) -> list[Cell]:
        # PIN-4.61
        return [cell for cell in self.seal_cells() if cell != self.seal]

    def legal_send(self) -> list[int]:
        # PIN-4.61
        return [PICK + cell_number(cell) for cell in self.cells_to_send_to()]

    def do_send(self, action: int) -> None:
        # PIN-4.61, 4.28
        self.put_seal(cell_of(action - PICK))

    def landing_of_jump(self, number: int) -> Cell | None:
        """PIN-4.64, and PIN-4.5 with R-33: not over a block on which the seal stands."""
        over = move_by(self.penguins[self.turn], FOUR_DIRECTIONS[number])
        landing = move_by(over, FOUR_DIRECTIONS[number])
        if card_under(landing) not in self.cards or self.kind(over) != BLOCK or self.kind(landing) == BLOCK:
            return None
        return None if self.seal in (over, landing) else landing

    def jump(self, number: int) -> None:
        # PIN-4.64
        landing = self.landing_of_jump(number)
        assert landing is not None
        self.points -= 1
        self.arrive(landing)

    # ------------------------------------------------------------ event cards

    def event(self, name: str) -> None:
        # PIN-4.45, 5.2
        self.events += 1
        if self.white_penguin == "awake" and self.events == EVENTS_THAT_END_THE_GAME:
            self.discards[name] += 1
            self.finish(None)
        else:
            getattr(self, "event_" + name)()

    def event_stop(self) -> None:
        # PIN-4.65
        self.stopped.add(self.turn)
        self.finish_turn()

    def event_tear(self) -> None:
        # PIN-4.66
        for name in list(self.hands[self.turn].elements()):
            self.discard(self.turn, name)
        self.discards["tear"] += 1
        self.finish_turn()

    def event_blizzard(self) -> None:
        # PIN-4.67, 4.69
        self.phase = "blizzard"
        self.blizzard_turns = self.seats
        self.to_retreat = self.clockwise()
        self.next_retreat()

    def next_retreat(self) -> None:
        # PIN-4.55, 4.67, 4.68
        while self.to_retreat:
            self.retreating = self.to_retreat.pop(0)
            if self.landings(self.retreating):
                self.ask("retreat", self.left_of(self.retreating))
                return
        self.finish_turn()

    def event_tsunami(self) -> None:
        # PIN-4.72, 4.73
        self.phase = "tsunami"
        here = card_under(self.penguins[self.turn])
        self.to_turn = [place for place in (here, *self.near_cards(here)) if self.cards[place].kind != "Y"]
        self.turned = []
        self.turn_next_card()

    def turn_next_card(self) -> None:
        # PIN-4.73
        while self.to_turn:
            place = self.to_turn.pop(0)
            self.turned.append(place)
            card = self.cards[place]
            if card.kind == "A":
                card.face = "B" if card.face == "A" else "A"
            elif card.up:
                card.up = False
            else:
                self.turn_up(place)  # comes back here
                return
        self.discards["tsunami"] += 1  # PIN-4.72
        self.washed = [seat for seat in self.clockwise() if card_under(self.penguins[seat]) in self.turned]
        self.next_washed()

    def next_washed(self) -> None:
        # PIN-4.74 to 4.78
        while self.washed:
            seat = self.washed.pop(0)
            kind = self.kind(self.penguins[seat])
            if kind in FIRM:
                self.floating.discard(seat)
            elif kind == SEA and seat not in self.floating and self.hands[seat]["lifebelt"] > 0:
                self.ask("belt", seat)
                return
            else:
                self.send_home(seat)
        self.seal_in_tsunami()

    def seal_in_tsunami(self) -> None:
        # PIN-4.79, 4.80
        appeared = [cell for place in self.turned for cell in cells_on(place) if self.kind(cell) == SEAL_CELL]
        if appeared:
            self.put_seal(appeared[-1])
        else:
            self.resume()
