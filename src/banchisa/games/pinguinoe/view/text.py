"""The map in text: two signs a cell, the number of each card on its upper border, penguins as numbers."""

from __future__ import annotations

from banchisa.engine.drawing import Drawing, Say, Spot, say_who_acts
from banchisa.engine.texts import Text
from banchisa.games.pinguinoe.position.serialize import card_names, seal_name
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    BLOCK,
    CARD_COLS,
    CELL_NAMES,
    COLS,
    EMPTY,
    FACE_MASK,
    HOLE,
    HULL,
    ICE,
    IGLOO,
    INUK,
    LIGHT,
    PLACE_OF,
    ROWS,
    SEA,
    SLED,
    SPOT_OF,
    TALL,
    WIDE,
)
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import SeaState

SIGNS = {
    SEA: (".", "sea", "ground-sea"),
    ICE: ("o", "ice", "ground-ice"),
    INUK: ("?", "search space", "ground-search"),
    SLED: ("?", "search space", "ground-search"),
    HOLE: ("@", "seal space", "ground-seal-hole"),
    BLOCK: ("#", "ice block", "ground-ice-block"),
    HULL: ("A", "ark", "key-ark"),
    IGLOO: ("^", "igloo", "thing-igloo"),
}  # by what a cell shows: its sign, its name in English, and the message with its name
BACKS = {True: ("░", "light card face down", "key-light"), False: ("▒", "dark card face down", "key-dark")}
SEAL = "S"
MANY = ("+", "and more on this space", "key-many")
RIM = "   "  # the room for the number of a row
BORDER = 2 * WIDE + 1


def write_text(state: SeaState) -> str:
    """The map, and below it hands, places and whose turn it is."""
    assert isinstance(state, RaceState)
    picture = _Map(state, SEAL)
    key = ", ".join(f"{sign} {name}" for sign, name, _ in picture.signs())
    return "\n".join([*picture.lines, "", f"{key}, {SEAL} seal", *_seats(state), _status(state)])


def draw(state: RaceState, say: Say) -> Drawing:
    """The map with the key to its signs, in the reader's language."""
    seal = say(Text("short-seal"))
    picture = _Map(state, seal)
    key = [(sign, Text(message)) for sign, _, message in picture.signs()]
    numbers = "".join(str(seat + 1) for seat in range(state.sea.seats))
    key.append((f"{numbers[0]}-{numbers[-1]}", Text("key-penguins")))
    key.append((seal, Text("key-seal-on-ark" if state.seal == ARK else "thing-seal")))
    return Drawing(picture.lines, picture.spots, key)


class _Map:
    """The lines of the map, where each thing stands in them, and which signs are in use."""

    def __init__(self, state: RaceState, seal: str) -> None:
        self.state = state
        self.seal = seal
        self.columns = [c for c in range(COLS) if state.sea.place_kinds[c // WIDE] != EMPTY]
        self.lines: list[str] = []
        self.spots: dict[str, list[Spot]] = {}
        self.grounds: set[int] = set()  # kinds of cells that lie open
        self.backs: set[bool] = set()  # whether light, whether dark cards lie face down
        self.seen: set[bool] = set()  # the same for cards that were seen before
        self.has_many = False
        self._draw()

    def _draw(self) -> None:
        tens = ["" if c < 10 else str(c // 10) for c in self.columns]
        self.lines.append(self._header(tens))
        self.lines.append(self._header([str(c % 10) for c in self.columns]))
        for r in range(ROWS):
            if r % TALL == 0:
                self._draw_border(r // TALL)
            self._draw_row(r)
        self.lines.append(RIM + "+".join(["", *["-" * BORDER] * (len(self.columns) // WIDE), ""]))

    def _header(self, digits: list[str]) -> str:
        """One digit above each column."""
        parts = [f"{digit:<2}" if c % WIDE else f"  {digit:<2}" for c, digit in zip(self.columns, digits, strict=True)]
        return (RIM + "".join(parts)).rstrip()

    def _draw_border(self, row: int) -> None:
        """The upper border of a row of cards, with their numbers."""
        line = RIM
        for column in range(len(self.columns) // WIDE):
            place = row * CARD_COLS + column
            number = f" {place} "
            line += "+--"
            self._note(f"card-{place}", len(line), len(number))
            line += number + "-" * (BORDER - 2 - len(number))
        self.lines.append(line + "+")

    def _draw_row(self, r: int) -> None:
        line = f"{r:2} "
        for c in self.columns:
            line += "| " if c % WIDE == 0 else ""
            line += self._cell(r * COLS + c, len(line))
        self.lines.append(line + "|")

    def _cell(self, cell: int, start: int) -> str:
        """Pawns first, then the ground, in two signs."""
        self._note(f"cell-{CELL_NAMES[cell]}", start, 2)
        pawns = self._pawns(cell)
        for k, (id, _) in enumerate(pawns):
            self._note(id, start + min(k, 1), 1)
        signs = "".join(sign for _, sign in pawns)
        if len(signs) > 2:
            self.has_many = True
            return signs[0] + MANY[0]
        return (signs + self._ground(cell))[:2]

    def _pawns(self, cell: int) -> list[tuple[str, str]]:
        """The ids and signs of the penguins and the seal on a cell; on the ark the seal lies on the hull."""
        state = self.state
        found = [(f"penguin-{seat}", str(seat + 1)) for seat in range(state.sea.seats) if state.spot(seat) == cell]
        seal = state.sea.hull_high if state.seal == ARK else state.seal
        if seal == cell:
            found.append(("seal", self.seal))
        return found

    def _ground(self, cell: int) -> str:
        """What a cell shows; under the back of a card that was seen before, what everybody knows to be there."""
        state = self.state
        place = int(PLACE_OF[cell])
        if not state.is_down(place):
            kind = int(state.kind(cell))
            self.grounds.add(kind)
            if kind == HULL:
                self._note("hull", self.spots[f"cell-{CELL_NAMES[cell]}"][0].start, 2)
            return f"{SIGNS[kind][0]} "
        is_light = state.sea.place_kinds[place] == LIGHT
        self.backs.add(is_light)
        back = BACKS[is_light][0]
        if not state.is_known(place):
            return f"{back} "
        self.seen.add(is_light)
        kind = int(state.sea.kind_of(state.code(place) & FACE_MASK, SPOT_OF[cell]))
        return f"{back}{' ' if kind == SEA else SIGNS[kind][0]}"

    def _note(self, id: str, start: int, length: int) -> None:
        """Remember where a thing stands in the line that is being drawn."""
        self.spots.setdefault(id, []).append(Spot(len(self.lines), start, start + length))

    def signs(self) -> list[tuple[str, str, str]]:
        """The signs in use for the ground, each once, with their names."""
        used = [SIGNS[kind] for kind in SIGNS if kind in self.grounds]
        used.extend(BACKS[is_light] for is_light in BACKS if is_light in self.backs)
        for is_light in self.seen:
            used.append((BACKS[is_light][0] + SIGNS[ICE][0], "seen before, ice underneath", "key-seen"))
        if self.has_many:
            used.append(MANY)
        return list(dict.fromkeys(used))


def _seats(state: RaceState) -> list[str]:
    lines: list[str] = []
    for seat in range(state.sea.seats):
        facts = [
            CELL_NAMES[state.spot(seat)],
            f"{state.sea.ark_distance[state.spot(seat)]} to the ark",
            _hand(state, seat),
        ]
        if state.is_floating(seat):
            facts.append("floating")
        if state.stops >> seat & 1:
            facts.append("misses a turn")
        lines.append(f"{seat + 1} {state.sea.colours[seat]:7}{', '.join(facts)}")
    return lines


def _hand(state: RaceState, seat: int) -> str:
    if state.is_hidden(seat):
        return f"{state.hand_size(seat)} cards"
    cards = card_names(int(state.fresh_of(seat))) + card_names(int(state.kept_of(seat)))
    return f"holds {', '.join(cards)}" if cards else "holds nothing"


def _status(state: RaceState) -> str:
    parts = [f"round {state.turns // state.sea.seats + 1} of {state.sea.round_limit}", f"seal {seal_name(state)}"]
    parts.extend([f"deck {state.deck_size()}", f"events {state.events}"])
    if state.storm:
        parts.append(f"blizzard {min(state.storm, state.sea.seats)}")
    if state.left:
        parts.append(f"{state.left} left")
    return ", ".join([*parts, say_who_acts(state, f"player {state.actor + 1}")])
