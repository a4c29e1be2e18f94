"""Whether a position that somebody wrote down could stand on the table."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.position_json import need, need_step
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    BIT,
    BLOCK,
    CARDS,
    CELL_NAMES,
    DARK,
    HULL,
    IGLOO,
    INUK,
    LIGHT,
    OBJECTS,
    SEA,
    SLED,
    is_firm,
)
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.search_cards import KINDS, size_of
from banchisa.games.pinguinoe.rules.state import NOBODY

STAGE_OF = {
    phase.ROLL: phase.ROLL,
    phase.DIE: phase.ROLL,
    phase.MOVE: phase.MOVE,
    phase.SEAL: phase.SEAL,
    phase.SEARCH: phase.END,
    phase.BELT: phase.END,
}


def check_sound(state: RaceState) -> None:
    """Refuse a position that no game could reach."""
    _check_cards(state)
    _check_stage(state)
    for seat in range(state.sea.seats):
        _check_penguin(state, seat)
    _check_seal(state)
    _check_pending(state)
    can_act = state.phase == phase.OVER or bool(state.legal_actions())
    need_step(state, can_act, "nothing could be done in this position")


def _check_cards(state: RaceState) -> None:
    """No card lies in two places, and the deck holds all the other cards."""
    for kind in range(KINDS):
        if state.unseen_cards(kind) < 0:
            raise PositionError(f"there are only {state.sea.box[kind]} {CARDS[kind]!r} cards, and more are in play")
    need(state.deck_size() >= 0, "hands: more cards are in hands than there are")
    hidden = [seat for seat in range(state.sea.seats) if state.is_hidden(seat)]
    kept, pooled = sum(int(state.kept_of(seat)) for seat in hidden), int(size_of(state.pool))
    need(kept == pooled, f"pool: the hidden hands keep {kept} cards, {pooled} are listed")
    held = sum(int(state.fresh_of(seat)) for seat in hidden)
    objects = sum(int(state.unseen_cards(kind)) for kind in range(OBJECTS))
    need(held <= objects, f"hands: the hidden hands hold {held} cards, but only {objects} objects are unseen")


def _check_stage(state: RaceState) -> None:
    if state.phase <= phase.START:
        begun = state.turns or state.events or state.left or state.hands or state.kept
        need_step(state, not begun and state.stage == phase.ROLL, "the game has not begun yet")
        return
    wanted = STAGE_OF.get(int(state.phase))
    if wanted is not None:
        need_step(state, state.stage == wanted, f"the stage must be {phase.NAMES[wanted]!r}")
    if state.phase != phase.OVER:
        most = int(state.sea.round_limit * state.sea.seats)
        need_step(state, state.turns < most, f"the flood has come after {most} turns")
        need_step(state, not state.sea.awake or state.events < state.sea.last_event, "the white penguin is awake")
    _check_roll(state)


def _check_roll(state: RaceState) -> None:
    """The roll moves the penguin or the seal, and nobody has more points or steps than it gave."""
    if state.stage == phase.ROLL:
        need_step(state, state.left == state.moved == state.rolled == 0, "there are no points before the roll")
    elif state.stage == phase.SEAL:
        moves_seal = not state.rolled or state.sea.moves_seal(state.rolled)
        need_step(state, moves_seal, f"a roll of {state.rolled} does not move the seal")
        need_step(state, state.left <= state.sea.seal_steps, f"the seal has {state.sea.seal_steps} steps at most")
        need_step(state, state.moved == 0, "the penguin does not move when the seal does")
    elif state.stage == phase.MOVE:
        moves_seal = state.sea.moves_seal(state.rolled)
        need_step(state, not moves_seal, f"a roll of {state.rolled} does not move the penguin")
        need_step(state, state.left <= _most_points(state), f"the penguin has {_most_points(state)} points at most")


def _most_points(state: RaceState) -> int:
    """What a roll can have given; a roll that is not told may have been the highest."""
    if not state.rolled:
        return int(state.sea.most_points)
    bonus = int(state.sea.skates_bonus) if state.used else 0  # PIN-4.60
    return int(state.sea.points_of(state.rolled, state.storm > 0)) + bonus


def _is_washed(state: RaceState, seat: int) -> bool:
    """Whether a tsunami may have changed the ground under a penguin that was not looked at yet."""
    waits = bool(state.queue & BIT[seat]) or seat == state.actor
    return state.stage == phase.END and (state.phase == phase.REVEAL or (state.phase == phase.BELT and waits))


def _check_penguin(state: RaceState, seat: int) -> None:
    cell = int(state.spot(seat))
    kind = state.kind(cell)
    where = f"penguins[{seat}]: {CELL_NAMES[cell]}"
    if _is_washed(state, seat) or seat == state.winner:
        return
    need(kind not in (BLOCK, HULL), f"{where} is {'a block' if kind == BLOCK else 'the hull'}")
    if seat == state.turn and state.stage == phase.MOVE:
        return  # until its turn ends it swims as it likes
    need(kind != SEA or state.is_floating(seat), f"{where} is sea, and the penguin is not floating")
    need(not is_firm(kind) or not state.is_floating(seat), f"{where} is firm, so the penguin is not floating")


def _check_seal(state: RaceState) -> None:
    if state.seal == ARK:
        return
    name = CELL_NAMES[state.seal]
    need(state.kind(state.seal) not in (HULL, IGLOO), f"seal: {name} is closed to the seal")
    need(state.phase in (phase.FISH, phase.LURE) or not state.on_cell(state.seal), f"seal: a penguin stands on {name}")


def _check_pending(state: RaceState) -> None:
    if state.phase == phase.REVEAL:
        on_map = state.sea.place_kinds[state.place] in (LIGHT, DARK)
        need_step(state, on_map and state.is_down(state.place), "no card lies face down at this place")
        need_step(state, not state.is_known(state.place), "the front of this card is known")
        need_step(state, state.stage == phase.END or state.flips == 0, "only a tsunami turns several cards")
    elif state.phase == phase.SEARCH:
        on_search = state.kind(state.spot(state.turn)) in (INUK, SLED)
        need_step(state, on_search and state.moved == 1, "the penguin has not come to a search cell")
    elif state.phase in (phase.FISH, phase.LURE):
        caught = state.queue | BIT[state.actor]
        need_step(state, state.on_cell(state.seal) & caught == caught, "the seal is not on the penguin's cell")
    elif state.phase == phase.BELT:
        need_step(state, state.kind(state.spot(state.actor)) == SEA, "the penguin is not in water")
    elif state.phase == phase.RETREAT:
        thrown = state.who != state.turn and state.used == 1
        need_step(state, state.stage == phase.END or thrown, "no snowball was thrown at an opponent")
        need_step(state, state.stage != phase.END or state.storm > state.sea.seats, "the blizzard is not being drawn")
    elif state.phase == phase.SEND:
        need_step(state, state.used == 1 and state.stage != phase.END, "no fish was used")
    elif state.phase == phase.OVER:
        _check_end(state)


def _check_end(state: RaceState) -> None:
    """A penguin has reached the ark, or the white penguin or the flood has come (PIN-5.1, PIN-5.2, PIN-5.4)."""
    if state.winner != NOBODY:
        need_step(state, state.sea.is_hull(state.spot(state.winner)), "the winner does not stand on the hull")
        return
    woken = state.sea.awake and state.events >= state.sea.last_event
    flooded = state.turns >= state.sea.round_limit * state.sea.seats
    need_step(state, woken or flooded, "nobody has won, and neither the white penguin nor the flood has come")
