"""How long a game of Arctic can be, and what it can bring."""

from __future__ import annotations

from banchisa.engine.bounds import GameBounds
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.rules.board import ANIMALS
from banchisa.games.arctic.setup import ArcticTerms


def find_bounds(agreed: ArcticTerms) -> GameBounds:
    """The bounds of games with these terms."""
    cards = int(agreed.cards)
    run, landscape = max(map(int, agreed.run_points)), max(map(int, agreed.landscape))
    outcomes = ACTIONS.size - ACTIONS.players
    most = (ANIMALS + 1) * run + landscape  # a run of each animal, diversity, the Totem
    return GameBounds(_count_steps(agreed), -cards, most, cards, ACTIONS.players, outcomes)


def _count_steps(agreed: ArcticTerms) -> int:
    """The set-up, every face that chance shows, and the turns.

    A card leaves the draw pile at least once in so many turns, else the Reserve is opened (ARC-5.5); then the round is
    finished, and the final one follows.
    """
    cards, seats = int(agreed.cards), int(agreed.seats)
    set_up = 1 + ANIMALS + seats + 1 + int(agreed.hand_start) * seats + int(agreed.river_size)
    turns = (cards - int(agreed.reserve) + 1) * int(agreed.stall_turns) + 2 * seats
    return set_up + cards + turns * _count_turn(agreed)


def _count_turn(agreed: ArcticTerms) -> int:
    """The most steps that a seat takes in a turn: with every power there is."""
    place, draw = max(map(int, agreed.place)) + 1, max(map(int, agreed.draw)) + 1
    discards = draw + 2 + int(agreed.hand_start)  # what was drawn, taken back or exchanged, and dealt
    return (2 + place + 1) + 2 + (draw + 1) + discards + 2  # puffin and stop, tokens, stop, hand limit, gift
