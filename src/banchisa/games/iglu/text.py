"""The field in text.

Ground: # land, ~ sea, . ice face down, ^ glacier; the four spaces of the centre are followed by a colon. On it B is a
bear, f3 a fish and x2 a fox of that value (f32 are two fish), small letters are Inuit with their number, a capital
letter with ^ is an igloo.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.state import CHANCE, OVER
from banchisa.games.iglu.field import CELL_NAMES, CELL_OF, CENTRE_NAMES, KEPT, SIZE, TILES, TOKENS, holds, names_of
from banchisa.games.iglu.islands import islands, points_from
from banchisa.games.iglu.melting import free_tiles
from banchisa.games.iglu.sight import animals_at, has_bear, igloo_owner, is_glacier, is_ice, is_land
from banchisa.games.iglu.state import PHASES, TYPES, UNKNOWN, IceState

WIDTH: Final = 8  # of one space


def drawn(state: IceState) -> str:
    """The field, the islands, and below what each seat has and whose turn it is."""
    lines = _field(state)
    lines.append("")
    lines.extend(_seats(state))
    lines.append(_islands(state))
    lines.append(_supplies(state))
    lines.append(_status(state))
    return "\n".join(lines)


def _field(state: IceState) -> list[str]:
    rule = "  +" + ("-" * WIDTH + "+") * SIZE
    lines = [rule]
    for row in range(SIZE, 0, -1):
        cells = [CELL_OF[f"{column}{row}"] for column in "abcdefgh"]
        lines.append(f"{row} |" + "".join(f"{_ground(state, cell):{WIDTH}}|" for cell in cells))
        lines.append("  |" + "".join(f"{_people(state, cell):{WIDTH}}|" for cell in cells))
        lines.append(rule)
    lines.append("   " + "".join(f"{column:^{WIDTH + 1}}" for column in "abcdefgh").rstrip())
    return lines


def _ground(state: IceState, cell: int) -> str:
    """The ground of a space and the animals there."""
    ground = "#" if is_land(cell) else "^" if is_glacier(state, cell) else "." if is_ice(state, cell) else "~"
    centre = ":" if CELL_NAMES[cell] in CENTRE_NAMES else " "
    values = "".join(str(value) for value in animals_at(state, cell))
    herd = ("x" if is_ice(state, cell) else "f") + values if values else ""
    bear = "B" if has_bear(state, cell) else ""
    room = WIDTH - 2 - len(bear)
    return ground + centre + bear + (herd if len(herd) <= room else f"{herd[: room - 1]}+")


def _people(state: IceState, cell: int) -> str:
    """The Inuit and the igloo of a space."""
    found = ""
    for seat in range(state.field.seats):
        count = int(state.inuit_at(seat, cell))
        if count:
            found += _letter(state, seat) + (str(count) if count > 1 else "")
    owner = igloo_owner(state, cell)
    return found if owner is None else f"{_letter(state, owner).upper()}^{found}"


def _letter(state: IceState, seat: int) -> str:
    """The first letter of a seat's colour, or its number where two colours begin alike."""
    letters = [colour[0] for colour in state.field.colours]
    return letters[seat] if len(set(letters)) == len(letters) else str(seat + 1)


def _seats(state: IceState) -> list[str]:
    scores = state.scores()
    lines: list[str] = []
    for seat in range(state.field.seats):
        hunted = [int(state.hunted_of(seat, kind)) for kind in range(len(TOKENS))]
        kept = [int(state.kept_of(seat, kind)) for kind in range(UNKNOWN + 1)]
        lines.append(
            f"{_letter(state, seat)} {state.field.colours[seat]:7}{scores[seat]:3} points   "
            f"hunted {_amounts(TOKENS, hunted)}; keeps {_amounts((*KEPT, 'unknown'), kept)}; "
            f"igloos left {state.igloos_left(seat)}"
        )
    return lines


def _amounts(names: tuple[str, ...], numbers: list[int]) -> str:
    found = [f"{number} {name}" for name, number in zip(names, numbers, strict=True) if number]
    return ", ".join(found) or "nothing"


def _islands(state: IceState) -> str:
    """The islands that would bring points now."""
    found: list[str] = []
    for island in islands(state):
        points = [int(points_from(state, seat, island)) for seat in range(state.field.seats)]
        if any(points):
            names = names_of(island)
            shown = " ".join(names) if len(names) <= 6 else f"{names[0]}-{names[-1]} ({len(names)} tiles)"
            brings = ", ".join(f"{_letter(state, seat)} {value}" for seat, value in enumerate(points) if value)
            found.append(f"{shown}: {brings}")
    return "islands now: " + ("; ".join(found) or "none")


def _supplies(state: IceState) -> str:
    unseen = _amounts(TILES, [int(state.unseen_of(kind)) for kind in range(len(TILES))])
    supply = _amounts(TOKENS, [int(state.supplied(kind)) for kind in range(len(TOKENS))])
    return f"unseen tiles: {unseen}\nsupply: {supply}"


def _status(state: IceState) -> str:
    who = {CHANCE: "chance", OVER: "nobody"}.get(state.actor, f"seat {state.actor}")
    free = len([cell for cell in range(64) if holds(free_tiles(state), cell)])
    parts = [f"turn {state.turns}", f"{free} free tiles face down"]
    if state.ap:
        parts.append(f"{state.ap} action points")
    played = [name for k, name in enumerate(TYPES) if state.played >> k & 1]
    if played:
        parts.append(f"played: {', '.join(played)}")
    parts.append("over" if state.actor == OVER else f"{who} to act: {PHASES[state.phase]}")
    return ", ".join(parts)
