"""From a choice of seats and options to the sea of one game."""

from __future__ import annotations

from zlib import crc32

from banchisa.engine.grids import flat, starts, table
from banchisa.games.pinguinoe.components import Layout, PinguinoeComponents, Rows, turn
from banchisa.games.pinguinoe.rules.board import (
    ARK_A,
    ARK_PLACE,
    CARD_COLS,
    CARD_ROWS,
    CELLS,
    COLS,
    CORNERS,
    DIE_SIDES,
    EMPTY,
    FIRST_IGLOO,
    FOR_SEAL,
    HOLE,
    HULL,
    IGLOO,
    IGLOO_PLACE,
    LETTERS,
    NO_CARD,
    PLACE_KINDS,
    SEA,
    SPOT_STEP,
    SPOTS,
    TALL,
    UNSEEN,
    UP,
    WIDE,
    Sea,
)

_SHUT_TO_PENGUINS = "b "  # PIN-4.15
_SHUT_TO_SEAL = "bay "  # PIN-4.23


def set_up(components: PinguinoeComponents, version: str, seats: int, options: dict[str, object]) -> Sea:
    """The sea for this number of seats with these options."""
    sea = Sea(version, seats, options)
    layout = components.layouts[str(options["layout"])]  # PIN-3.2, PIN-3.13
    _lay_out(sea, layout)
    _read_faces(sea, components)
    _measure(sea, layout, components)
    sea.homes = table(_homes(layout, components, seats))
    sea.box = table(components.box)  # PIN-3.11
    sea.low_roll, sea.high_roll = components.seal_results
    sea.seal_steps = components.seal_steps
    sea.reveal_cost = components.reveal_cost
    sea.jump_cost = components.jump_cost
    sea.skates_bonus = components.skates_bonus
    sea.blizzard_malus = components.blizzard_malus
    sea.last_event = components.last_event
    highest = max(result for result in range(1, DIE_SIDES + 1) if result not in components.seal_results)
    sea.most_points = highest + components.skates_bonus
    sea.colours = components.colours
    return sea


def _lay_out(sea: Sea, layout: Layout) -> None:
    """The kind of every place, and the face that lies there before the first step."""
    kinds: list[int] = []
    words: list[int] = []
    corners = {place: name for name, place in layout.corners.items()}
    for row in range(CARD_ROWS):
        word = 0
        for column in range(CARD_COLS):
            kind = PLACE_KINDS.index(layout.at(row, column))
            kinds.append(kind)
            face = UNSEEN  # PIN-3.3
            if kind == IGLOO_PLACE:
                face = UP + FIRST_IGLOO + CORNERS.index(corners[row, column])  # PIN-3.8
            elif kind == ARK_PLACE:
                face = UP + ARK_A
            elif kind == EMPTY:
                face = UP + NO_CARD
            word |= face << (8 * column)
        words.append(word)
    sea.place_kinds = table(kinds)
    sea.start_rows = table(words)
    sea.ark = layout.ark[0] * CARD_COLS + layout.ark[1]


def _read_faces(sea: Sea, components: PinguinoeComponents) -> None:
    """What each face shows, cell by cell."""
    faces: list[Rows] = []
    for front in components.fronts:
        faces.extend([front, turn(front)])  # PIN-3.4
    faces.extend(components.igloos)
    faces.extend(components.ark)
    faces.append([" " * WIDE] * TALL)
    faces.append(["." * WIDE] * TALL)  # PIN-4.2
    layout = str(sea.options["layout"])
    sea.fingerprint = f"{layout}-{crc32(repr(faces).encode()):08x}"
    kinds = [[LETTERS.index(letter) for letter in "".join(face)] for face in faces]
    sea.kinds = table([kind for face in kinds for kind in face])
    sea.holes = table([face.index(HOLE) if HOLE in face else -1 for face in kinds])
    sea.ways = table(
        [_open(row, _SHUT_TO_PENGUINS) | _open(row, _SHUT_TO_SEAL) << FOR_SEAL for face in faces for row in face]
    )
    marks = [_marks(face) for face in kinds]
    sea.marks = flat(marks)
    sea.mark_starts = starts(marks)


def _marks(face: list[int]) -> list[int]:
    """The cells of a card that are not sea, from its first cell on a map for each other kind."""
    return [(kind - 1) * CELLS + int(SPOT_STEP[spot]) for spot, kind in enumerate(face) if kind != SEA]


def _open(row: str, shut: str) -> int:
    """Four bits: the cells of a row that are not shut."""
    return sum(1 << k for k, letter in enumerate(row) if letter not in shut)


def _cells(row: int, column: int, face: Rows, kind: int) -> list[int]:
    """The cells of a card at a place that show a kind."""
    letters = "".join(face)
    return [
        (row * TALL + spot // WIDE) * COLS + column * WIDE + spot % WIDE
        for spot in range(SPOTS)
        if letters[spot] == LETTERS[kind]
    ]


def _measure(sea: Sea, layout: Layout, components: PinguinoeComponents) -> None:
    """The hull cells, and how far every cell is from the nearer one (PIN-4.7)."""
    low, high = _cells(*layout.ark, components.ark[0], HULL)
    sea.hull_low, sea.hull_high = low, high
    far = [[abs(x // COLS - hull // COLS) + abs(x % COLS - hull % COLS) for hull in (low, high)] for x in range(CELLS)]
    sea.ark_distance = table([min(both) for both in far])


def _homes(layout: Layout, components: PinguinoeComponents, seats: int) -> list[int]:
    """The igloo cell of each seat for each shift: seats follow each other clockwise (PIN-3.6, PIN-3.7)."""
    corners = layout.seats[seats]
    homes: list[int] = []
    for shift in range(4):
        for seat in range(4):
            name = corners[(seat + shift) % seats]
            face = components.igloos[CORNERS.index(name)]
            homes.append(_cells(*layout.corners[name], face, IGLOO)[0])
    return homes
