"""The sea of cards: 35 places of three by four cells each, what a card can show, and what is agreed for one game.

place 7 * R + C, rows R from the north, columns C from the west      cell 28 * r + c
  0  1  2  3  4  5  6                                                  0.0 ... 0.27
  7  8  9 10 11 12 13
 14 15 16 17 18 19 20          17: the ark (18 in the layout for two)
 21 22 23 24 25 26 27
 28 29 30 31 32 33 34                                                 14.0 ... 14.27
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.components import read_components, rows
from banchisa.engine.grids import table
from banchisa.engine.state import Terms

CARD_ROWS: Final = 5
CARD_COLS: Final = 7
PLACES: Final = 35
TALL: Final = 3  # rows of cells of a card
WIDE: Final = 4  # columns of cells of a card
SPOTS: Final = 12  # cells of a card
ROWS: Final = 15
COLS: Final = 28
CELLS: Final = 420
ARK: Final = 420  # where the seal is when it is on the ark: no cell
NOWHERE: Final = 511
FOR_SEAL: Final = 32  # in the ways of a card: its first bit for the seal
CELL_MASK: Final = 511  # the nine bits of a penguin's cell
WHOLE_WAVE: Final = 31  # the cards of a tsunami: a bit for the own one and for each of its neighbours

# what a cell shows
SEA: Final = 0
ICE: Final = 1
INUK: Final = 2
SLED: Final = 3
HOLE: Final = 4  # a seal cell
BLOCK: Final = 5
HULL: Final = 6
IGLOO: Final = 7
VOID: Final = 8  # no card lies there
LETTERS: Final = ".iedfbay "
FIRM_KINDS: Final = (ICE, INUK, SLED, HOLE, IGLOO)  # PIN-4.1

# what a place shows: fronts of map cards in both rotations, igloo cards, faces of the ark, nothing, the all-sea back
FRONTS: Final = 30
FIRST_IGLOO: Final = 60
ARK_A: Final = 64  # and face B after it
NO_CARD: Final = 66
BACK: Final = 67
UNSEEN: Final = 127  # a front that nobody has seen
FACE_MASK: Final = 127
UP: Final = 128  # beside the face: the card lies face up

# kinds of card places
LIGHT: Final = 0
DARK: Final = 1
ARK_PLACE: Final = 2
IGLOO_PLACE: Final = 3
EMPTY: Final = 4
PLACE_KINDS: Final = ("light", "dark", "ark", "igloo", "empty")

CORNERS: Final = ("NW", "NE", "SE", "SW")
LAYOUTS: Final = ("standard", "two_player")
DIRECTIONS: Final = ("N", "E", "S", "W")
ROTATIONS: Final = ("0", "180")
BOTH_WAYS: Final = 2  # how many rotations there are
LEAST_ROUNDS: Final = 20
MOST_ROUNDS: Final = 500
DIE_SIDES: Final = 6

# search cards
TELESCOPE: Final = 0
SNOWBALL: Final = 1
SKATES: Final = 2
FISH: Final = 3
LIFEBELT: Final = 4
TRAMPOLINE: Final = 5
STOP: Final = 6
TEAR: Final = 7
BLIZZARD: Final = 8
OBJECTS: Final = 6  # the first six go to a hand
CARDS: Final = (
    "telescope", "snowball", "skates", "fish", "lifebelt", "trampoline", "stop", "tear", "blizzard", "tsunami",
)  # fmt: skip

HOME: Final = str(Path(__file__).parent.parent)
PACKAGED: Final = read_components(Path(HOME) / "components.toml")


def _front_names() -> list[str]:
    """The ids of the map cards, by number: light cards first."""
    found: list[str] = []
    for card in rows(PACKAGED, "map_card"):
        assert isinstance(card, dict)
        found.append(str(card["id"]))
    return found


def _beside(rows: int, columns: int) -> list[int]:
    """What lies north, east, south and west of each square of a grid, -1 beyond its edge."""
    found: list[int] = []
    for at in range(rows * columns):
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            row, column = at // columns + down, at % columns + right
            found.append(row * columns + column if 0 <= row < rows and 0 <= column < columns else -1)
    return found


FRONT_NAMES: Final = _front_names()
FRONT_OF: Final = {name: k for k, name in enumerate(FRONT_NAMES)}
CELL_NAMES: Final = [f"{r}.{c}" for r in range(ROWS) for c in range(COLS)]
CELL_OF: Final = {name: k for k, name in enumerate(CELL_NAMES)}
LIGHT_FRONTS: Final = 16

PLACE_OF: Final = table([(x // COLS // TALL) * CARD_COLS + x % COLS // WIDE for x in range(CELLS)])
SPOT_OF: Final = table([(x // COLS % TALL) * WIDE + x % COLS % WIDE for x in range(CELLS)])
FIRST_CELL: Final = table([(p // CARD_COLS) * TALL * COLS + p % CARD_COLS * WIDE for p in range(PLACES)])
SPOT_STEP: Final = table([(s // WIDE) * COLS + s % WIDE for s in range(SPOTS)])  # from the first cell to a spot
BIT: Final = table([1 << k for k in range(PLACES)])  # a constant must not be shifted in compiled code
SHOWN: Final = table([BACK] * UP + list(range(UP)))  # by code: face down a card is twelve cells of sea (PIN-4.2)
_CARD_STEPS: Final = table(
    [
        abs(a // CARD_COLS - b // CARD_COLS) + abs(a % CARD_COLS - b % CARD_COLS)
        for a in range(PLACES)
        for b in range(PLACES)
    ]
)
NEXT_CELL: Final = table(_beside(ROWS, COLS))  # 4 * cell + direction
_NEXT_PLACE: Final = table(_beside(CARD_ROWS, CARD_COLS))


def neighbour(cell: i64, direction: i64) -> i64:
    """The cell next to a cell, -1 beyond the edge of the grid (PIN-4.3)."""
    return NEXT_CELL[4 * cell + direction]


def next_place(place: i64, direction: i64) -> i64:
    """The card place next to a place, -1 beyond the edge of the grid (PIN-4.3)."""
    return _NEXT_PLACE[4 * place + direction]


def card_distance(one: i64, other: i64) -> i64:
    """Steps from card to card (PIN-4.52)."""
    return _CARD_STEPS[PLACES * one + other]


def is_firm(kind: i64) -> bool:
    """Whether a penguin may stand there (PIN-4.1)."""
    return kind == ICE or kind == INUK or kind == SLED or kind == HOLE or kind == IGLOO


def insert(out: vec[i64], n: i64, action: i64) -> i64:
    """Write an action among so many that ascend; how many there are then."""
    k = n
    while k > 0 and out[k - 1] > action:
        out[k] = out[k - 1]
        k -= 1
    out[k] = action
    return n + 1


def byte_of(packed: i64, number: i64) -> i64:
    """One of the numbers that are packed in eight bits each."""
    return packed >> number * 8 & 255


def face_of(front: i64, rotation: i64) -> i64:
    """What a place shows with this front in this rotation."""
    return front * BOTH_WAYS + rotation


def front_of(face: i64) -> i64:
    return face // BOTH_WAYS


def rotation_of(face: i64) -> i64:
    return face % BOTH_WAYS


@final
class Sea(Terms):
    """Everything about a game of Pinguinoè that is fixed before the first step."""

    def __init__(self, version: str, seats: int, options: dict[str, object]) -> None:
        super().__init__("pinguinoe", version, seats, options)
        self.awake = options["white_penguin"] == "awake"
        limit = options["round_limit"]
        assert isinstance(limit, int)
        self.round_limit: i64 = limit
        self.place_kinds: vec[i64] = vec[i64]()  # light, dark, ark, igloo or empty
        self.start_rows: vec[i64] = vec[i64]()  # five rows of seven places, eight bits each, before the first step
        self.homes: vec[i64] = vec[i64]()  # 4 * shift + seat: the igloo cell
        self.ark: i64 = 0  # its place
        self.hull_low: i64 = 0  # the two hull cells
        self.hull_high: i64 = 0
        self.kinds: vec[i64] = vec[i64]()  # 12 * face + spot: what the cell shows
        self.ways: vec[i64] = vec[i64]()  # 3 * face + row: the four cells that a penguin may enter, then for the seal
        self.marks: vec[i64] = vec[i64]()  # face by face: how its cells but the sea are numbered in an observation
        self.mark_starts: vec[i64] = vec[i64]()  # by face: where its first one is
        self.holes: vec[i64] = vec[i64]()  # by face: the spot of its seal cell, -1 without one
        self.ark_distance: vec[i64] = vec[i64]()  # by cell (PIN-4.7)
        self.box: vec[i64] = vec[i64]()  # how many search cards of each kind there are
        self.low_roll: i64 = 1  # the two results that move the seal
        self.high_roll: i64 = 6
        self.seal_steps: i64 = 5
        self.reveal_cost: i64 = 1
        self.jump_cost: i64 = 1
        self.skates_bonus: i64 = 2
        self.blizzard_malus: i64 = 2
        self.last_event: i64 = 5  # the event that ends the game
        self.most_points: i64 = 7  # movement points that the highest roll and skates give together
        self.colours: list[str] = []
        self.fingerprint = ""  # of layout and faces: what a drawing of the map depends on besides the cards up

    def home(self, seat: i64, shift: i64) -> i64:
        return self.homes[4 * shift + seat]

    def is_hull(self, cell: i64) -> bool:
        return cell == self.hull_low or cell == self.hull_high

    def is_in_play(self, cell: i64) -> bool:
        return self.place_kinds[PLACE_OF[cell]] != EMPTY

    def moves_seal(self, result: i64) -> bool:
        """Whether this result of the die moves the seal (PIN-4.11)."""
        return result == self.low_roll or result == self.high_roll

    def points_of(self, result: i64, is_blizzard: bool) -> i64:
        """The movement points of a roll (PIN-4.11); the blizzard takes some (PIN-4.70)."""
        if not is_blizzard:
            return result
        return max(result - self.blizzard_malus, 0)

    def kind_of(self, face: i64, spot: i64) -> i64:
        return self.kinds[SPOTS * face + spot]
