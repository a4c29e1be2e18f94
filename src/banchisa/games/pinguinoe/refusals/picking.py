"""Why a cell cannot be picked: for the seal, or for a penguin that retreats."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.pinguinoe.refusals.lookup import card_of, cards_around, cells_of, is_map_card, off_map, seal_cells
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import CARD_COLS, CELL_NAMES, FIRM_KINDS
from banchisa.games.pinguinoe.rules.play import RaceState


def refuse_pick(state: RaceState, cell: int) -> Refusal | None:
    missing = off_map(state, cell)
    if missing is not None:
        return missing
    if state.phase == phase.SEND:
        return _refuse_hole(state, cell, int(state.seal), "PIN-4.61", "seal-already-there")
    if state.phase == phase.LURE:
        return _refuse_hole(state, cell, int(state.spot(state.actor)), "PIN-4.30", "own-cell")
    return _refuse_landing(state, cell)


def _refuse_hole(state: RaceState, cell: int, but: int, rule: str, reason: str) -> Refusal | None:
    if cell not in seal_cells(state):
        return Refusal(rule, "not-a-seal-cell", facts_of(cell=CELL_NAMES[cell]))
    if cell == but:
        return Refusal(rule, reason, facts_of(cell=CELL_NAMES[cell]))
    return None


# retreats


def landings(state: RaceState, seat: int) -> set[int]:
    """The cells where a penguin that is driven back may land."""
    cell, home = int(state.spot(seat)), int(state.home(seat))
    if card_of(cell) == card_of(home):
        return {home} - {cell}
    found: set[int] = set()
    for card in retreat_cards(state, seat):
        found.update(farthest_cells(state, card))
    return found


def retreat_cards(state: RaceState, seat: int) -> list[int]:
    """The cards beside a penguin's own that are nearer to its igloo and not closed to it."""
    here, igloo = card_of(int(state.spot(seat))), card_of(int(state.home(seat)))
    return [
        card for card in cards_around(here)
        if _steps(card, igloo) < _steps(here, igloo)
        and (card == igloo or (is_map_card(state, card) and not state.is_down(card)))
    ]  # fmt: skip


def _steps(one: int, other: int) -> int:
    return abs(one // CARD_COLS - other // CARD_COLS) + abs(one % CARD_COLS - other % CARD_COLS)


def farthest_cells(state: RaceState, card: int) -> set[int]:
    """The firm cells of a card that are farthest from the ark, the seal's left out."""
    firm = [cell for cell in cells_of(card) if state.kind(cell) in FIRM_KINDS and cell != state.seal]
    most = max([int(state.sea.ark_distance[cell]) for cell in firm], default=0)
    return {cell for cell in firm if state.sea.ark_distance[cell] == most}


def _refuse_landing(state: RaceState, cell: int) -> Refusal | None:
    who = int(state.who)
    home = int(state.home(who))
    facts = facts_of(cell=CELL_NAMES[cell], colour=state.sea.colours[who])
    if card_of(int(state.spot(who))) == card_of(home):
        return None if cell == home else Refusal("PIN-4.51", "to-the-igloo", facts)
    if card_of(cell) not in retreat_cards(state, who):
        return Refusal("PIN-4.52", "other-card", facts)
    if state.kind(cell) not in FIRM_KINDS:
        return Refusal("PIN-4.53", "not-firm", facts)
    if cell == state.seal:
        return Refusal("PIN-4.53", "seal-there", facts)
    if cell not in farthest_cells(state, card_of(cell)):
        return Refusal("PIN-4.53", "not-farthest", facts)
    return None
