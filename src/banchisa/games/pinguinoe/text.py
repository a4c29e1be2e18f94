"""The map in text: two letters a cell, penguins as numbers, the seal as S."""

from __future__ import annotations

from banchisa.engine.state import CHANCE, OVER
from banchisa.games.pinguinoe.position import card_names, seal_name
from banchisa.games.pinguinoe.race import RaceState
from banchisa.games.pinguinoe.sea import CELL_NAMES, COLS, EMPTY, LIGHT, PLACE_OF, ROWS, TALL, WIDE
from banchisa.games.pinguinoe.state import PHASES, SeaState

SIGNS = ".iedf#Ay "  # by what the cell shows
LIGHT_BACK, DARK_BACK = "░", "▒"
KEY = "░ light and ▒ dark card face down; . sea, i ice, e d search, f seal cell, # block, A ark, y igloo, S seal"


def drawn(state: SeaState) -> str:
    """The map, and below it hands, places and whose turn it is."""
    assert isinstance(state, RaceState)
    return "\n".join([*_map(state), "", KEY, *_seats(state), _status(state)])


def _map(state: RaceState) -> list[str]:
    columns = [c for c in range(COLS) if state.sea.place_kinds[c // WIDE] != EMPTY]
    lines = [_rim(columns)]
    for r in range(ROWS):
        if r % TALL == 0:
            lines.append(_border(columns))
        lines.append(_row(state, r, columns))
    return [*lines, _border(columns)]


def _rim(columns: list[int]) -> str:
    """The numbers of the columns."""
    parts = [f"{c:<2}" if c % WIDE else f"  {c:<2}" for c in columns]
    return ("   " + "".join(parts)).rstrip()


def _border(columns: list[int]) -> str:
    return "   " + "+".join(["", *["-" * (2 * WIDE + 1)] * (len(columns) // WIDE), ""])


def _row(state: RaceState, r: int, columns: list[int]) -> str:
    line = f"{r:2} "
    for c in columns:
        line += ("| " if c % WIDE == 0 else "") + _cell(state, r * COLS + c)
    return line + "|"


def _cell(state: RaceState, cell: int) -> str:
    """Pawns first, then the ground, in two letters."""
    pawns = "".join(str(seat + 1) for seat in range(state.sea.seats) if state.spot(seat) == cell)
    if state.seal == cell:
        pawns += "S"
    place = PLACE_OF[cell]
    if state.is_down(place):
        ground = LIGHT_BACK if state.sea.place_kinds[place] == LIGHT else DARK_BACK
    else:
        ground = SIGNS[state.kind(cell)]
    if len(pawns) > 2:
        return pawns[0] + "+"
    return (pawns + (ground if pawns else ground + " "))[:2]


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
    who = {CHANCE: "chance", OVER: "nobody"}.get(int(state.actor), f"seat {state.actor}")
    parts.append("over" if state.actor == OVER else f"{who} to act: {PHASES[state.phase]}")
    return ", ".join(parts)
