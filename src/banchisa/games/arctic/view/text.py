"""The table in text: the Landscape with its tokens, the cards in the centre, and what lies before each seat.

A card is written as its code, its placement value and the letter of its companion, 1F3/3:o; in a pile and a Penalty
zone its code is enough. A joker has a star, ? is a hidden face, and - a face that nobody has seen.
"""

from __future__ import annotations

from banchisa.engine.drawing import Drawing, Say, Spot, say_plainly, say_who_acts
from banchisa.engine.texts import Text
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMAL_NAMES,
    ANIMALS,
    CARD_NAMES,
    IN_DECK,
    LAST,
    LETTERS,
    UNKNOWN,
    cards_in,
)
from banchisa.games.arctic.rules.knowledge import hidden_in_hand, is_hidden
from banchisa.games.arctic.rules.state import DOWN, FACE, HIDDEN, NOBODY, TableState, pile_row, zone_row
from banchisa.games.arctic.view.naming import animal_text, card_id, colour_text, power_id, power_text, token_id

CELL = 11  # columns of a Landscape card
WIDTH = (CELL + 1) * (LAST + 1) + 1  # of the whole drawing
SECRET, UNSEEN, JOKER = "?", "-", "*"
SAMPLE = 2  # the card that the key explains: 1F3
_ROWS = ("zone-river", "zone-aside", "zone-pile", "zone-powers")
_SEAT_ROWS = ("zone-hand", "zone-penalty", "row-cards")
_INDENT = "  "  # of what lies before a seat
_plain = say_plainly({})  # the last part of a message's name needs no language
_SIGNS = {JOKER: "key-joker", SECRET: "key-hidden", UNSEEN: "key-unseen"}  # in the key only if they are in use


def draw_table(state: TableState, say: Say) -> Drawing:
    """Landscape, centre and seats, in the words of a language."""
    return _Sheet(state, say).draw()


def write_text(state: TableState) -> str:
    """The drawing with the names that the notation uses; below it whose turn it is."""
    return draw_table(state, _plain).with_notes([_status(state)])


def _status(state: TableState) -> str:
    parts = [f"round {state.round}"]
    if state.final:
        parts.append("final round")
    elif state.opened:
        parts.append("end announced")
    parts.append(say_who_acts(state, _seat_name(state, int(state.actor), _plain)))
    return ", ".join(parts)


def _seat_name(state: TableState, seat: int, say: Say) -> str:
    """A seat as people count them, and its colour."""
    return f"{seat + 1} {say(colour_text(state, seat))}"


def card_sign(state: TableState, card: int) -> str:
    """A card with both values and the letter of its companion."""
    agreed = state.agreed
    return f"{CARD_NAMES[card]}/{agreed.place[card]}:{LETTERS[agreed.companion[card]].lower()}"


class _Sheet:
    """A drawing as it is written, line by line, with the places of all things."""

    def __init__(self, state: TableState, say: Say) -> None:
        self.state = state
        self.say = say
        self.drawing = Drawing([])
        self.signs: set[str] = set()  # those that are in use
        self.margin = 2 + max(
            *[len(say(Text(name))) for name in _ROWS], *[len(_INDENT + say(Text(name))) for name in _SEAT_ROWS]
        )

    def draw(self) -> Drawing:
        self._draw_landscape()
        self._draw_centre()
        if self.state.phase > phase.SIDES:
            self._draw_powers()
        for seat in range(self.state.agreed.seats):
            self._draw_seat(seat)
        self._add_key()
        return self.drawing

    # lines

    def _begin(self, text: str = "") -> None:
        self.drawing.lines.append(text)

    def _put(self, text: str, id: str = "") -> None:
        """Go on in the last line, perhaps with a thing that has an id."""
        line = len(self.drawing.lines) - 1
        start = len(self.drawing.lines[line])
        self.drawing.lines[line] += text
        if id:
            self.drawing.spots.setdefault(id, []).append(Spot(line, start, start + len(text)))

    def _begin_row(self, zone: str, label: str, indent: str = "") -> None:
        """The name of a place, and blanks up to what lies there."""
        self._begin(indent)
        self._put(self.say(Text(label)), zone)
        self._put(" " * (self.margin - len(self.drawing.lines[-1])))

    def _put_cards(self, things: list[tuple[str, str]]) -> None:
        """Signs with their ids; a long row goes on below."""
        if not things:
            self._put(self.say(Text("row-empty")))
        for number, (sign, id) in enumerate(things):
            if len(self.drawing.lines[-1]) + 1 + len(sign) > WIDTH:
                self._begin(" " * self.margin)
            elif number:
                self._put(" ")
            self._put(sign, id)
            self.signs.update(mark for mark in _SIGNS if mark in sign)

    # the table

    def _draw_landscape(self) -> None:
        rim = "+".join(["", *["-" * CELL] * (LAST + 1), ""])
        self._begin(rim)
        self._begin("|")
        for position in range(LAST + 1):
            self._put(str(self.state.agreed.landscape[position]).center(CELL), f"cell-{position}")
            self._put("|")
        self._begin("|")
        for position in range(LAST + 1):
            self._put_tokens(position)
            self._put("|")
        self._begin(rim)

    def _put_tokens(self, position: int) -> None:
        """The tokens on a Landscape card, in its middle."""
        here = [animal for animal in range(ANIMALS) if self.state.token(animal) == position]
        blank = CELL - max(2 * len(here) - 1, 0)
        self._put(" " * (blank // 2))
        for number, animal in enumerate(here):
            self._put(" " if number else "")
            self._put(LETTERS[animal], token_id(animal))
        self._put(" " * (blank - blank // 2))

    def _draw_centre(self) -> None:
        state = self.state
        self._begin_row("river", "zone-river")
        self._put_cards([self._open(card) for card in cards_in(state.river_low, state.river_high)])
        if state.aside != UNKNOWN:
            self._begin_row("aside", "zone-aside")
            self._put_cards([self._open(int(state.aside))])
        self._begin_row("pile", "zone-pile")
        self._put(str(state.pile), "pile")
        if not state.opened:
            self._put("   ")
            self._put(f"{self.say(Text('zone-reserve'))} {state.reserve}", "reserve")

    def _draw_powers(self) -> None:
        """The powers of this game, with their owners."""
        for animal in range(ANIMALS):
            if animal == 0:
                self._begin_row("powers", "zone-powers")
            else:
                self._begin(" " * self.margin)
            power = self.say(power_text(int(self.state.power(animal))))
            self._put(f"{LETTERS[animal]} {power}", power_id(animal))
            if self.state.owner(animal) != NOBODY:
                self._put(f" · {_seat_name(self.state, int(self.state.owner(animal)), self.say)}")

    def _draw_seat(self, seat: int) -> None:
        """Who sits here, with hand, Penalty zone and pile."""
        state = self.state
        self._begin()
        self._put(_seat_name(state, seat, self.say), f"seat-{seat}")
        if seat == state.first:
            self._put(f", {self.say(Text('row-first'))}")
        if 0 < state.totem(seat) < HIDDEN:
            animal = self.say(animal_text(int(state.totem(seat)) - 1))
            self._put(", ")
            self._put(f"{self.say(Text('zone-totem'))}: {animal}", f"totem-{seat}")
        self._begin_row(f"hand-{seat}", "zone-hand", _INDENT)
        hand = cards_in(state.hand_low(seat), state.hand_high(seat))
        self._put_cards([self._open(card) for card in hand] + [(SECRET, "")] * int(hidden_in_hand(state, seat)))
        self._begin_row(f"penalty-{seat}", "zone-penalty", _INDENT)
        self._put_cards([self._penalty(entry) for entry in state.entries(zone_row(seat))])
        self._begin_row(f"cards-{seat}", "row-cards", _INDENT)
        visible = int(state.visible(seat))
        self._put_cards([self._describe_card(entry, visible) for entry in state.entries(pile_row(seat))])

    # signs of cards, with their ids

    def _open(self, card: int) -> tuple[str, str]:
        return card_sign(self.state, card), card_id(card)

    def _penalty(self, entry: int) -> tuple[str, str]:
        card = entry & FACE
        if card != UNKNOWN:
            return self._open(card)
        return SECRET if is_hidden(entry) else UNSEEN, ""

    def _describe_card(self, entry: int, visible: int) -> tuple[str, str]:
        """A card of a pile; only the Visible card needs all of its values."""
        card = entry & FACE
        if entry & DOWN:
            return (SECRET + JOKER, "") if card == UNKNOWN else (CARD_NAMES[card] + JOKER, card_id(card))
        return self._open(card) if card == visible else (CARD_NAMES[card], card_id(card))

    # the key

    def _add_key(self) -> None:
        """What the signs mean that are in use."""
        agreed, key = self.state.agreed, self.drawing.key
        values: dict[str, object] = {
            "deck": SAMPLE // IN_DECK + 1, "draw": int(agreed.draw[SAMPLE]), "place": int(agreed.place[SAMPLE]),
        }  # fmt: skip
        for name, animal in (("main", agreed.main[SAMPLE]), ("companion", agreed.companion[SAMPLE])):
            values[name] = Text(f"animal-{ANIMAL_NAMES[animal]}")
        key.append((card_sign(self.state, SAMPLE), Text("key-card", values)))
        key.append((" ".join(LETTERS), Text("key-letters")))
        key.append((self.say(Text("row-cards")), Text("key-cards")))
        key.extend((sign, Text(meaning)) for sign, meaning in _SIGNS.items() if sign in self.signs)
