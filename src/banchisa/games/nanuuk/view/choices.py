"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.scene import Choice, Counter, Prompt
from banchisa.engine.texts import Text
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.refusals.lookup import tile_on
from banchisa.games.nanuuk.refusals.prompts import rule_of_step
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, C_LINES, CELL_NAMES, GRID, holds
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


def prompt_of(state: FloeState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{phase.NAMES[state.phase].replace('_', '-')}"
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
    family = ACTIONS.family(action)
    values = family.values(action)
    touch = family.targets(action)
    if family.name == "move" and isinstance(state, BearState):
        touch[0] = f"inuk-{mover(state, values[0]) - FIRST_INUK}"
    elif family.name == "move":
        touch[0] = f"hunter-{state.actor}-{values[0]}"
    elif family.name == "bear_walk":
        touch[0] = f"bear-{values[0] + 1}"
    elif family.name == "bear_stay":
        touch = [f"bear-{values[0] + 1}", f"bear-{values[0] + 1}"]
    elif family.name == "deliver" and isinstance(state, HuntState):
        seat, slot = divmod(int(state.hunter), int(state.floe.each))
        names = [name for k, name in enumerate(sheet.ANIMAL_NAMES) if values[0] >> k & 1]
        touch = [*(f"left-{seat}-{slot}-{name}" for name in names), "button-deliver"]
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
    family = ACTIONS.family(action)
    values = family.values(action)
    choice = Choice(action, ACTIONS.name(action), find_targets(state, action))
    if family.name == "move" and isinstance(state, HuntState):
        _move(state, choice, values[0], values[1])
    elif family.name == "crack":
        choice.style = "main" if values[0] in C_LINES[state.here] else "second"
    elif family.name == "deliver" and isinstance(state, HuntState):
        _deliver(state, choice, values[0])
    elif family.name == "bear_stay":
        choice.label = Text("choice-bear-stay")
        choice.style = "second"
    elif not family.domains:
        _button(state, choice, family.name)
    choice.warning = warning_of(state, action)
    return choice


def _move(state: HuntState, choice: Choice, slot: int, cell: int) -> None:
    """What a move costs is shown on the space."""
    if state.is_cracked(GRID.edge(int(state.spot(mover(state, slot))), cell)):
        choice.style = "second"
        choice.cost.append(Counter("kayak", Text("thing-kayak"), 1))
    if holds(state.bears, cell):
        choice.style = "target"
        choice.cost.append(Counter("harpoon", Text("thing-harpoon"), 1))


def _deliver(state: HuntState, choice: Choice, animals: int) -> None:
    """The animals to leave are touched in any order, then the button; what they bring is shown beside it."""
    choice.any_order = True
    choice.label = Text("choice-deliver-none")
    if animals:
        choice.label = Text("choice-deliver", {"animals": load_text(animals)})
    for name in received_for(state, animals):
        choice.gain.append(Counter(name, Text(f"thing-{name}"), 1))


def _button(state: FloeState, choice: Choice, family: str) -> None:
    choice.label = Text(f"choice-{family.replace('_', '-')}")
    choice.style = "end" if family in ("leave", "extra_no", "bear_stop", "stay") else "button"
    if family == "extra_yes" and isinstance(state, HuntState):
        choice.cost.extend([Counter("husky", Text("thing-husky"), 1), Counter("sled", Text("thing-sled"), 1)])
    if family == "take" and isinstance(state, HuntState):
        name = str(tile_on(state, int(state.here)))
        choice.gain.append(Counter(name, Text(f"thing-{name}"), 1))
