"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Choice, ChoiceStyle, Counter, Prompt
from banchisa.engine.texts import Text
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.refusals.lookup import tile_on
from banchisa.games.nanuuk.refusals.prompts import rule_of_step
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, C_LINES, CELL_NAMES, CELLS, GRID, holds
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.view.log import (
    definite,
    indefinite,
    load_text,
    mover,
    piece_to_place,
    received_for,
    tile_to_lay,
)
from banchisa.games.nanuuk.view.warnings import warning_of

Terms = tuple[ChoiceStyle, tuple[str, ...], tuple[str, ...]]  # how a choice is marked, what it costs and brings
_ENDS = (ids.LEAVE, ids.EXTRA_NO, ids.BEAR_STOP, ids.STAY)


def prompt_of(state: FloeState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{state.phase_name().replace('_', '-')}"
    args: dict[str, object] = {}
    if state.phase in (phase.CRACK, phase.CRACK_OWED):
        args["cell"] = CELL_NAMES[state.here]
    if state.phase == phase.PLACE and piece_to_place(state) == "bear":
        name = "prompt-place-bear"  # in Shared bear it is nobody's
    elif state.phase == phase.PLACE:
        args["piece"] = Text(f"thing-{piece_to_place(state)}")
    if isinstance(state, HuntState):
        if state.phase in (phase.PLACE_TILE, phase.LAY_TILE):
            args["thing"] = indefinite(tile_to_lay(state))
        if state.phase == phase.TAKE:
            args["thing"] = definite(str(tile_on(state, int(state.here))))
        if state.phase == phase.MOVE and state.extra:
            name = "prompt-move-extra"
    detail = None if state.phase == phase.OVER else Text(f"{name}-detail", _detail_args(name, state))
    return Prompt(int(state.actor), Text(name, args), rule_of_step(state), detail)


def _detail_args(name: str, state: FloeState) -> dict[str, object]:
    return {"pieces": pieces_to_move(state)} if name == "prompt-move" else {}


def choices_of(state: FloeState) -> list[Choice]:
    """Every legal action of the acting seat."""
    return [_choice(state, action) for action in state.legal_actions()]


def find_targets(state: FloeState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    return _targets(action, _hand(state, action))


def _hand(state: FloeState, action: int) -> str:
    """What the acting seat moves, or whose sheet it takes from: the id of a piece, or the end of that of a sheet."""
    if ids.MOVE <= action < ids.STAY:
        slot = (action - ids.MOVE) // CELLS
        if isinstance(state, BearState):
            return f"inuk-{mover(state, slot) - FIRST_INUK}"
        return f"hunter-{state.actor}-{slot}"
    if ids.DELIVER <= action < ids.EXTRA_YES and isinstance(state, HuntState):
        seat, slot = divmod(int(state.hunter), int(state.floe.each))
        return f"{seat}-{slot}"
    return ""


def _targets(action: int, hand: str) -> list[str]:
    family = ACTIONS.family(action)
    values = family.values(action)
    touch = family.targets(action)
    if family.name == "move":
        touch[0] = hand
    elif family.name == "bear_walk":
        touch[0] = f"bear-{values[0] + 1}"
    elif family.name == "bear_stay":
        touch = [f"bear-{values[0] + 1}", f"bear-{values[0] + 1}"]
    elif family.name == "deliver" and hand:
        names = [name for k, name in enumerate(sheet.ANIMAL_NAMES) if values[0] >> k & 1]
        touch = [*(f"left-{hand}-{name}" for name in names), "button-deliver"]
    return touch


def brief_name(state: FloeState, action: int) -> str:
    """The notation without the number of a piece that is the only one its player could mean."""
    kind, *values = ACTIONS.name(action).split()
    bears = int(state.floe.bears)
    number = {"move": pieces_to_move(state), "bear_walk": bears, "bear_stay": bears}.get(kind, 0)
    return " ".join([kind, *(values[1:] if number == 1 else values)])


def pieces_to_move(state: FloeState) -> int:
    """How many pieces, bears aside, each player has to move."""
    if isinstance(state, BearState):
        return 2 if state.floe.mode == BEAR_HUNT and state.floe.seats == 2 else 1
    return int(state.floe.each)


def _choice(state: FloeState, action: int) -> Choice:
    style, pays, brings = _terms(state, action)
    return _make_choice(action, _hand(state, action), style, pays, brings, warning_of(state, action))


def _terms(state: FloeState, action: int) -> Terms:
    """How a choice is marked, the equipment that it costs, and what it brings."""
    if ids.CRACK <= action < ids.DEFER_CRACK:
        return ("main" if action - ids.CRACK in C_LINES[state.here] else "second"), (), ()
    if isinstance(state, HuntState):
        if ids.MOVE <= action < ids.STAY:
            return _terms_of_move(state, *divmod(action - ids.MOVE, CELLS))
        if action == ids.TAKE:
            return "button", (), (str(tile_on(state, int(state.here))),)
        if ids.DELIVER <= action < ids.EXTRA_YES:
            return "main", (), tuple(received_for(state, action - ids.DELIVER))
        if action == ids.EXTRA_YES:
            return "button", ("husky", "sled"), ()
    if action in _ENDS:
        return "end", (), ()
    if ids.BEAR_STAY <= action < ids.BEAR_ON:
        return "second", (), ()
    return ("main" if ACTIONS.family(action).domains else "button"), (), ()


def _terms_of_move(state: HuntState, slot: int, cell: int) -> Terms:
    """What a move costs is shown on the space."""
    kayak = ("kayak",) if state.is_cracked(GRID.edge(int(state.spot(mover(state, slot))), cell)) else ()
    if holds(state.bears, cell):
        return "target", (*kayak, "harpoon"), ()
    return ("second" if kayak else "main"), kayak, ()


@make_once
def _make_choice(
    action: int, hand: str, style: ChoiceStyle, pays: tuple[str, ...], brings: tuple[str, ...], warning: Text | None
) -> Choice:
    family = ACTIONS.family(action)
    choice = Choice(action, ACTIONS.name(action), _targets(action, hand), style, warning=warning)
    choice.cost = [Counter(name, Text(f"thing-{name}"), 1) for name in pays]
    choice.gain = [Counter(name, Text(f"thing-{name}"), 1) for name in brings]
    if family.name == "deliver":  # the animals to leave are touched in any order, then the button
        animals = family.values(action)[0]
        choice.any_order = True
        choice.label = Text("choice-deliver-none")
        if animals:
            choice.label = Text("choice-deliver", {"animals": load_text(animals)})
    elif family.name == "bear_stay" or not family.domains:
        choice.label = Text(f"choice-{family.name.replace('_', '-')}")
    return choice
