"""Looking at the field one space at a time, for the slow and readable formulation of the rules."""

from __future__ import annotations

from banchisa.games.iglu.rules.board import CELL_NAMES, CORNER_NAMES, GRID, TOKENS, holds
from banchisa.games.iglu.rules.state import IGLOOS, FieldState


def is_land(cell: int) -> bool:
    return CELL_NAMES[cell] in CORNER_NAMES


def is_ice(state: FieldState, cell: int) -> bool:
    return holds(state.ice, cell)


def is_glacier(state: FieldState, cell: int) -> bool:
    return holds(state.glaciers, cell)


def is_sea(state: FieldState, cell: int) -> bool:
    return not is_land(cell) and not is_ice(state, cell)  # IGL-4.2


def is_ground(state: FieldState, cell: int) -> bool:
    return is_land(cell) or is_ice(state, cell)  # IGL-4.3


def is_banned(state: FieldState, cell: int) -> bool:
    return holds(state.field.banned, cell)  # IGL-4.8


def has_bear(state: FieldState, cell: int) -> bool:
    return holds(state.bears, cell)


def has_fish(state: FieldState, cell: int) -> bool:
    return is_sea(state, cell) and holds(state.animals(), cell)


def has_fox(state: FieldState, cell: int) -> bool:
    return is_ice(state, cell) and holds(state.animals(), cell)


def has_token(state: FieldState, kind: int, cell: int) -> bool:
    """Whether a token of this kind is in a space."""
    name = TOKENS[kind]
    if name == "bear":
        return has_bear(state, cell)
    if is_ice(state, cell) != name.startswith("fox"):
        return False
    return state.count_at(int(name[-1]), cell) > 0


def seats_at(state: FieldState, cell: int) -> list[int]:
    """The seats that have Inuit in a space."""
    return [seat for seat in range(state.field.seats) if state.inuit_at(seat, cell)]


def igloo_owner(state: FieldState, cell: int) -> int | None:
    for seat in range(state.field.seats):
        if holds(state.village(seat), cell):
            return seat
    return None


def load_of(state: FieldState, cell: int) -> str | None:
    """The first thing that a tile carries (IGL-4.5)."""
    if seats_at(state, cell):
        return "inuit"
    if igloo_owner(state, cell) is not None:
        return "igloo"
    if has_fox(state, cell):
        return "fox"
    return "bear" if has_bear(state, cell) else None


def sea_beside(state: FieldState, cell: int) -> list[int]:
    """The sea spaces next to a space (IGL-4.1)."""
    return [other for other in GRID.neighbours[cell] if is_sea(state, other)]


def beside_sea(state: FieldState, cell: int) -> bool:
    return bool(sea_beside(state, cell))


def calm_area(state: FieldState, cell: int) -> set[int]:
    """All sea a kayak can reach from a ground space: connected, without bears (IGL-4.77, IGL-4.78)."""
    frontier = [other for other in sea_beside(state, cell) if not has_bear(state, other)]
    found = set(frontier)
    while frontier:
        for other in sea_beside(state, frontier.pop()):
            if other not in found and not has_bear(state, other):
                found.add(other)
                frontier.append(other)
    return found


def inuit_of(state: FieldState, seat: int) -> list[int]:
    """The space of each of a seat's Inuit."""
    return [int(state.inuk(seat, k)) for k in range(state.field.inuit)]


def igloos_of(state: FieldState, seat: int) -> list[int]:
    """The spaces of a seat's igloos that are built."""
    found = [int(state.igloo_at(seat * IGLOOS + k)) for k in range(IGLOOS)]
    return [cell for cell in found if cell]


def animals_at(state: FieldState, cell: int) -> list[int]:
    """The values of the fish or foxes in a space, from the highest."""
    return [value for value in (3, 2, 1) for _ in range(state.count_at(value, cell))]
