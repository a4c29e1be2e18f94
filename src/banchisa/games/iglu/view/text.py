"""The field in text: two lines a space, the ground with animals and igloo above, the Inuit below."""

from __future__ import annotations

from typing import Final

from banchisa.engine.drawing import Drawing, Say, Spot, list_amounts, say_plainly, say_who_acts
from banchisa.engine.texts import Text
from banchisa.games.iglu.refusals.lookup import animals_at, has_bear, igloo_owner, is_glacier, is_ice, is_land, seats_at
from banchisa.games.iglu.rules.board import (
    BEAR,
    CELL_NAMES,
    CELL_OF,
    CENTRE_NAMES,
    KEPT,
    SIZE,
    TILES,
    TOKENS,
    holds,
    names_of,
)
from banchisa.games.iglu.rules.islands import islands, points_from
from banchisa.games.iglu.rules.melting import free_tiles
from banchisa.games.iglu.rules.state import TYPES, FieldState
from banchisa.games.iglu.view.choices import inuk_id, token_id
from banchisa.games.iglu.view.geometry import at

WIDTH: Final = 8  # of one space
MARGIN: Final = 3  # of the numbers of the rows
IGLOO: Final = "\u2229"
_say_in_english = say_plainly({"short-fish": "fi", "short-fox": "fo", "short-bear": "be"})
_COLUMNS: Final = "abcdefgh"


def write_text(state: FieldState) -> str:
    """The field, and below it the islands, what each seat has and whose turn it is, in English."""
    notes = [*_seats(state), _islands(state), _supplies(state), _status(state)]
    return draw_field(state, _say_in_english).with_notes(notes)


def draw_field(state: FieldState, say: Say) -> Drawing:
    """The field with its key."""
    drawing = Drawing([])
    letters = tribe_letters(state, say)
    for row in range(SIZE, 0, -1):
        drawing.lines.append(_rule(row))
        upper, lower = f"{row:<2}", "  "
        for column in _COLUMNS:
            cell = CELL_OF[f"{column}{row}"]
            _locate(state, drawing, cell)
            side = _side(column, row)
            upper += side + _fit(_ground(state, cell, letters, say))
            lower += side + _fit(_people(state, cell, letters))
        drawing.lines.extend([upper + "|", lower + "|"])
    drawing.lines.append(_rule(0))
    drawing.lines.append("   " + "".join(f"{column:^{WIDTH + 1}}" for column in _COLUMNS).rstrip())
    drawing.key = _key(state, letters, say)
    return drawing


def tribe_letters(state: FieldState, say: Say) -> list[str]:
    """The first letter of each tribe's colour, or its number where two colours begin alike."""
    letters = [say(Text(f"colour-{colour}"))[0] for colour in state.field.colours[: state.field.seats]]
    if len(set(letters)) == len(letters):
        return letters
    return [str(seat + 1) for seat in range(state.field.seats)]


def _rule(row: int) -> str:
    """The line above a row; above and below the centre it is a double one."""
    centre = [name[0] for name in CENTRE_NAMES if int(name[1]) == row or int(name[1]) == row + 1]
    around = row == min(int(name[1]) for name in CENTRE_NAMES) - 1 or row == max(int(name[1]) for name in CENTRE_NAMES)
    parts = ["=" * WIDTH if around and column in centre else "-" * WIDTH for column in _COLUMNS]
    return "  +" + "+".join(parts) + "+"


def _side(column: str, row: int) -> str:
    """The border at the left of a space; at both sides of the centre it is a double one."""
    left = chr(ord(column) - 1)
    return "\u2016" if (f"{column}{row}" in CENTRE_NAMES) != (f"{left}{row}" in CENTRE_NAMES) else "|"


def _fit(text: str) -> str:
    """Cut to the width of a space."""
    return f"{text:{WIDTH}}" if len(text) <= WIDTH else f"{text[: WIDTH - 1]}+"


def _ground(state: FieldState, cell: int, letters: list[str], say: Say) -> str:
    """The ground of a space, the igloo and the animals there."""
    ground = "#" if is_land(cell) else "^" if is_glacier(state, cell) else "." if is_ice(state, cell) else "~"
    owner = igloo_owner(state, cell)
    igloo = "" if owner is None else f"{IGLOO}{letters[owner]}"
    values = "".join(str(value) for value in animals_at(state, cell))
    herd = say(Text("short-fox" if is_ice(state, cell) else "short-fish")) + values if values else ""
    bear = say(Text("short-bear")) if has_bear(state, cell) else ""
    return " ".join(part for part in (ground + igloo, bear, herd) if part)


def _people(state: FieldState, cell: int, letters: list[str]) -> str:
    """One letter for each Inuk."""
    return "".join(letters[seat] * int(state.inuit_at(seat, cell)) for seat in range(state.field.seats))


def _locate(state: FieldState, drawing: Drawing, cell: int) -> None:
    """Note where a space and what is on it stand in the drawing."""
    line = len(drawing.lines)
    start = MARGIN + (WIDTH + 1) * _COLUMNS.index(CELL_NAMES[cell][0])
    upper, lower = Spot(line, start, start + WIDTH), Spot(line + 1, start, start + WIDTH)
    drawing.spots[at(cell)] = [upper, lower]
    for kind in range(len(TOKENS)):
        if holds(state.herd(kind), cell):
            drawing.spots[token_id(kind, cell)] = [upper]
    for seat in seats_at(state, cell):
        drawing.spots[inuk_id(state, seat, cell)] = [lower]


def _key(state: FieldState, letters: list[str], say: Say) -> list[tuple[str, Text]]:
    """The signs, with those of animals and igloos only while there are any."""
    key = [
        ("#", Text("key-land")),
        ("~", Text("key-sea")),
        (".", Text("key-ice")),
        ("^", Text("key-glacier")),
        ("\u2016 =", Text("key-centre")),
    ]
    kinds = [kind for kind in range(len(TOKENS)) if state.herd(kind)]
    for name in ("fish", "fox"):
        if any(TOKENS[kind].startswith(name) for kind in kinds):
            key.append((f"{say(Text(f'short-{name}'))}31", Text(f"key-{name}")))
    if BEAR in kinds:
        key.append((say(Text("short-bear")), Text("thing-bear")))
    colours = [Text(f"colour-{colour}") for colour in state.field.colours]
    key.extend((letters[seat], Text("key-inuk", {"colour": colours[seat]})) for seat in range(state.field.seats))
    if state.igloos:
        key.append((f"{IGLOO}{letters[0]}", Text("key-igloo", {"colour": colours[0]})))
    return key


def _seats(state: FieldState) -> list[str]:
    scores = state.scores()
    letters = tribe_letters(state, _say_in_english)
    lines: list[str] = []
    for seat in range(state.field.seats):
        hunted = list_amounts((name, int(state.hunted_of(seat, kind))) for kind, name in enumerate(TOKENS))
        kept = list_amounts((name, int(state.kept_of(seat, kind))) for kind, name in enumerate((*KEPT, "unknown")))
        lines.append(
            f"{letters[seat]} {state.field.colours[seat]:7}{scores[seat]:3} points   "
            f"hunted {hunted}; keeps {kept}; igloos left {state.igloos_left(seat)}"
        )
    return lines


def _islands(state: FieldState) -> str:
    """The islands that would bring points now."""
    found: list[str] = []
    letters = tribe_letters(state, _say_in_english)
    for island in islands(state):
        points = [int(points_from(state, seat, island)) for seat in range(state.field.seats)]
        if any(points):
            names = names_of(island)
            shown = " ".join(names) if len(names) <= 6 else f"{names[0]}-{names[-1]} ({len(names)} tiles)"
            brings = ", ".join(f"{letters[seat]} {value}" for seat, value in enumerate(points) if value)
            found.append(f"{shown}: {brings}")
    return "islands now: " + ("; ".join(found) or "none")


def _supplies(state: FieldState) -> str:
    unseen = list_amounts((name, int(state.unseen_of(kind))) for kind, name in enumerate(TILES))
    supply = list_amounts((name, int(state.count_supply(kind))) for kind, name in enumerate(TOKENS))
    return f"unseen tiles: {unseen}\nsupply: {supply}"


def _status(state: FieldState) -> str:
    free = len([cell for cell in range(64) if holds(free_tiles(state), cell)])
    parts = [f"turn {state.turns}", f"{free} free tiles face down"]
    if state.ap:
        parts.append(f"{state.ap} action points")
    played = [name for k, name in enumerate(TYPES) if state.played >> k & 1]
    if played:
        parts.append(f"played: {', '.join(played)}")
    parts.append(say_who_acts(state, f"seat {state.actor}"))
    return ", ".join(parts)
