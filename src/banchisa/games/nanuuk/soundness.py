"""Whether a position that somebody wrote down could stand on the table."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.games.nanuuk import sheet
from banchisa.games.nanuuk.bears import FIRST_INUK, BearState
from banchisa.games.nanuuk.floe import BEAR, INUK, NOWHERE, TILES, WHALE, holds
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.intro import IntroState
from banchisa.games.nanuuk.state import (
    BEAR_ON,
    BEAR_WALK,
    CRACK_OWED,
    CRACKING,
    DELIVERING,
    DRIVE,
    ENDED,
    EXTRA,
    LAY_CRACK,
    LAY_REST,
    LAY_TILE,
    MOVE,
    PHASES,
    PLACE,
    PLACE_TILE,
    TAKING,
    FloeState,
)

LAYING = (LAY_TILE, LAY_REST, PLACE_TILE, LAY_CRACK)
ENTERED = (CRACKING, DRIVE, TAKING, DELIVERING, EXTRA, CRACK_OWED, BEAR_ON)


def check_sound(state: FloeState, begins: bool) -> None:
    """Refuse a position that no game could reach; if a turn is yet to begin, the phase follows from it."""
    _check_pieces(state)
    if isinstance(state, HuntState):
        _check_meetings(state)
    if state.phase == ENDED or begins:
        return
    if isinstance(state, HuntState):
        _check_hunt(state)
    elif isinstance(state, BearState):
        _check_bears(state)
    elif isinstance(state, IntroState):
        own = [int(state.spot(code % 8)) for code in state.floe.order if code // 8 == state.actor]
        _need(state, state.phase != CRACKING or int(state.here) in own, "the piece that moved does not stand there")


def check_offer(state: FloeState) -> None:
    """Whoever is to act can do something."""
    _need(state, state.phase == ENDED or bool(state.legal_actions()), "nothing could be done in this position")
    if isinstance(state, HuntState) and state.phase == MOVE:
        first = int(state.actor * state.floe.each)
        movers = [hunter for hunter in range(first, first + int(state.floe.each)) if state.may_turn(hunter)]
        _need(state, any(state.has_move(hunter) for hunter in movers), "no hunter of this seat can move")


def _need(state: FloeState, fact: bool, otherwise: str) -> None:
    if not fact:
        raise PositionError(f"phase {PHASES[state.phase]!r}: {otherwise}")


def _check_pieces(state: FloeState) -> None:
    """During the set-up pieces stand in the order of placing; later all stand, unless their seat is out."""
    standing = [code for code in state.floe.order if state.spot(code % 8) != NOWHERE]
    if state.phase < MOVE:
        state.placed = len(standing)
        _need(state, standing == state.floe.order[: len(standing)], "pieces are placed one after the other")
        if state.phase == PLACE:
            _need(state, len(standing) < len(state.floe.order), "every piece is placed already")
            _need(state, state.floe.order[len(standing)] // 8 == state.actor, "another seat is to place a piece")
        return
    state.placed = len(state.floe.order)
    for code in state.floe.order:
        skinned = isinstance(state, BearState) and state.skinned == 1 and code % 8 == 0
        gone = state.place_of(code // 8) > 0 or skinned
        _need(state, code in standing or gone, f"a piece of seat {code // 8} is not on the floe")


def _check_bears(state: BearState) -> None:
    bears_part = bool(state.bear_turn())
    if state.phase in (BEAR_WALK, BEAR_ON):
        _need(state, bears_part, "it is no bear's turn")
    if state.phase == MOVE:
        _need(state, not bears_part, "it is the bear's turn")
    if state.phase == BEAR_ON:
        _need(state, state.floe.two_cracks and state.spot(state.bear) == state.here, "no bear is on its way")
    if state.phase == CRACKING:
        movers = [state.bear] if bears_part else [FIRST_INUK + k for k in range(3)]
        _need(state, any(state.spot(piece) == state.here for piece in movers), "the piece that moved is not there")


def _check_meetings(state: HuntState) -> None:
    """No whale without an Inuk, no bear beside a hunter unless it has just been met."""
    for hunter in range(state.hunters()):
        _need(state, not state.carries(hunter, sheet.WHALE) or state.carries(hunter, sheet.INUK),
              "a whale is carried without an Inuk")  # fmt: skip
        if state.spot(hunter) != NOWHERE and holds(state.bears, state.spot(hunter)):
            meets = hunter == state.hunter and state.phase in (CRACKING, DRIVE)
            _need(state, meets and state.spot(hunter) == state.here, "a hunter and a bear stand on one space")


def _check_hunt(state: HuntState) -> None:
    if state.phase in LAYING:
        _check_laying(state)
    if state.phase in ENTERED or state.extra:
        _need(state, state.hunter // state.floe.each == state.actor, "the hunter that moved is not the acting seat's")
    if state.phase in ENTERED:
        _need(state, state.spot(state.hunter) == state.here, "the hunter that moved does not stand on `here`")
    _need(state, not state.deferred or state.floe.defers, "cracks are not put off in this variant")
    _check_resolution(state)


def _check_resolution(state: HuntState) -> None:
    """The space just entered offers what is asked about."""
    if state.phase == DRIVE:
        _need(state, holds(state.bears, state.here), "no bear is there")
    elif state.phase == TAKING:
        _need(state, state.can_take(), "nothing can be taken there")
    elif state.phase == DELIVERING:
        loaded = (state.carried(state.hunter) & sheet.ANIMALS) != 0
        _need(state, state.floe.is_igloo(state.here) and loaded, "no animal can be left there")
    elif state.phase == EXTRA:
        ready = state.carries(state.hunter, sheet.DOG_TEAM) and not state.is_home(state.hunter)
        _need(state, ready and state.has_move(state.hunter), "no extra turn can be taken")
    elif state.phase == CRACK_OWED:
        _need(state, state.deferred == 1, "no crack is owed")


def _check_laying(state: HuntState) -> None:
    """Tiles lie in the order in which they are laid, and nothing else has happened yet."""
    _need(state, state.placed == 0, "hunters are placed after the tiles")
    lying = [int(state.tile_mask(kind)).bit_count() for kind in range(len(TILES))]
    if state.phase == LAY_CRACK:
        _need(state, lying == state.floe.counts, "tiles are missing")
        _need(state, state.laid < state.floe.initial_cracks, "all initial cracks are laid")
        return
    by_chance = state.phase != PLACE_TILE
    _need(state, (state.floe.layout == 1) == by_chance and state.floe.layout != 0, "the layout is not made like this")
    _need(state, sum(lying) == state.laid < sum(state.floe.counts), "`laid` must count the tiles that lie")
    whales_and_inuk = lying[WHALE] == state.floe.counts[WHALE] and lying[INUK] == state.floe.counts[INUK]
    if state.phase == LAY_REST:
        _need(state, whales_and_inuk, "whales and Inuk come first")
    elif state.phase == LAY_TILE:
        _need(state, not whales_and_inuk and sum(lying[BEAR:]) == 0, "only whales and Inuk are laid like this")
    for kind in range(len(TILES) if state.phase != LAY_REST else INUK):
        full = all(lying[k] == state.floe.counts[k] for k in range(kind))
        _need(state, lying[kind] <= state.floe.counts[kind] and (full or lying[kind] == 0), "tiles lie out of order")
