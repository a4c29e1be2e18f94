"""What follows from a step that its player may regret; made from what that player sees."""

from __future__ import annotations

from banchisa.engine.texts import Text
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.board import COOPERATION, INTRO, RESCUER
from banchisa.games.nanuuk.rules.homecoming import can_reach_igloo
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState

_WHALE = 1 << sheet.WHALE_NUMBER


def warning_of(state: FloeState, action: int) -> Text | None:
    """What the seat that acts should know before it takes this step."""
    if isinstance(state, IntroState):
        return _warn_of_seal(state, action)
    if isinstance(state, HuntState):
        return _warn_hunter(state, action)
    return None


# the full game


def _warn_hunter(state: HuntState, action: int) -> Text | None:
    if ids.MOVE <= action < ids.STAY or ids.CRACK <= action < ids.DEFER_CRACK:
        return Text("warning-cut-off") if _cuts_off(state, action) else None  # NAN-5.6
    if ids.DELIVER <= action < ids.EXTRA_YES and action - ids.DELIVER & _WHALE and state.whale:
        return Text("warning-inuk-leaves")  # NAN-4.32, NAN-4.19
    return None


def _cuts_off(state: HuntState, action: int) -> bool:
    """Whether a hunter of the acting seat that could reach an igloo can do so no more."""
    after = state.copy()
    after.apply(action)
    first = int(state.actor * state.floe.each)
    own = range(first, first + int(state.floe.each))
    return any(can_reach_igloo(state, hunter) and not can_reach_igloo(after, hunter) for hunter in own)


# the introductory family


def _warn_of_seal(state: IntroState, action: int) -> Text | None:
    """Cracks all round an own piece, now or whatever is cracked next; in Cooperation that is the aim."""
    if state.floe.mode == COOPERATION or state.phase not in (phase.MOVE, phase.CRACK):
        return None
    if not _seals_own(state, action):
        return None
    if state.floe.mode == INTRO and state.floe.each == 1:
        return Text("warning-out")  # NAN-4.10
    return Text("warning-lost")  # NAN-4.11, NAN-4.37, NAN-4.39


def _seals_own(state: IntroState, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    if state.phase == phase.MOVE:
        return all(_seals_own(after, crack) for crack in after.legal_actions())
    first = int(state.actor * state.floe.each)
    count = 1 if state.floe.mode == RESCUER else int(state.floe.each)  # there the bear must not be shut in
    return any(_is_sealed_now(state, after, piece) for piece in range(first, first + count))


def _is_sealed_now(before: IntroState, after: IntroState, piece: int) -> bool:
    cell = before.spot(piece)
    return after.is_sealed(cell) and not before.is_sealed(cell)
