"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Choice, ChoiceStyle, Counter, Prompt
from banchisa.engine.texts import Text
from banchisa.games.icehike import actions as ids
from banchisa.games.icehike.actions import ACTIONS, REFUGES
from banchisa.games.icehike.refusals.lookup import bear_cells, climb, colours_on, owner_of
from banchisa.games.icehike.refusals.prompts import rule_of_step
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import bear_price
from banchisa.games.icehike.rules.board import COLOURS, CUBES, FINDS, GRID, MOST_IGLOOS, NONE, OFF, SIDES, TILES, WHOLE
from banchisa.games.icehike.rules.state import MIXED, NOBODY, OPEN, TrailState
from banchisa.games.icehike.rules.walking import price, refund
from banchisa.games.icehike.view.geometry import at
from banchisa.games.icehike.view.log import colour_text, thing
from banchisa.games.icehike.view.warnings import warning_of

_ENDS = ("end_turn", "bear_stop")
_FEE = (("fee", 1),)
_DRAWN = {"energy": "paw", "fee": "cube"}  # what has the drawing of something else
_USED = {ids.TORCH_YES: "torch", ids.EAT: "berry", **{ids.PAY + kind: name for kind, name in enumerate(FINDS)}}


def prompt_of(state: TrailState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = _question(state)
    args: dict[str, object] = {}
    if state.phase == phase.PLACE:
        args["tile"] = thing(TILES[state.tile])
    elif state.phase == phase.PAY:
        args["owner"] = colour_text(int(state.owner))
    elif state.phase in (phase.TORCH, phase.RETREAT, phase.ACT):
        args["colour"] = colour_text(int(state.colour if state.phase == phase.ACT else state.asked))
    detail = None if state.phase == phase.OVER else Text(f"{name}-detail", args)
    left = of = None
    if state.phase in (phase.ACT, phase.BEAR):
        left = int(state.energy)
        of = max(left, int(state.hike.puppet_energy if state.phase == phase.ACT else state.hike.bear_energy))
    return Prompt(int(state.actor), Text(name, args), rule_of_step(state), detail, left, of)


def _question(state: TrailState) -> str:
    name = f"prompt-{state.phase_name().replace('_', '-')}"
    if state.phase == phase.PLACE and state.cube != NONE:
        return f"{name}-{CUBES[state.cube].replace('_', '-')}"
    if state.phase == phase.ACT:
        if state.mode == MIXED and state.energy == 0:
            return f"{name}-mixed"
        bears = state.mode == OPEN and state.drawn and state.den(0) != OFF
        return f"{name}-open" if bears else name
    return name


def choices_of(state: TrailState) -> list[Choice]:
    """Every legal action of the acting seat."""
    return [_choice(state, action) for action in state.legal_actions()]


def puppet_id(colour: int) -> str:
    return f"puppet-{COLOURS[colour]}"


def bear_id(bear: int) -> str:
    return f"bear-{bear + 1}"


def held_id(colour: int, kind: int) -> str:
    return f"held-{COLOURS[colour]}-{FINDS[kind]}"


def find_targets(state: TrailState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    return _targets(action, *_ends(state, action))


def _ends(state: TrailState, action: int) -> tuple[int, int]:
    """What an action depends on beside itself: the colour that acts, and the cell from which something goes."""
    if ids.STEP <= action < ids.BUILD:
        return int(state.colour), int(state.spot(state.colour))
    if ids.BEAR <= action < ids.STOP:
        return NOBODY, int(state.den((action - ids.BEAR) // SIDES))
    if ids.PUSH <= action < ids.PAY:
        return NOBODY, OFF if state.came == OFF else int(state.den(state.bear))
    if ids.PAY <= action < ids.TORCH_NO:
        return int(state.colour if state.asked >= len(COLOURS) else state.asked), OFF
    return NOBODY, int(state.hike.start)


def _targets(action: int, colour: int, start: int) -> list[str]:
    family = ACTIONS.family(action)
    values = family.values(action)
    if family.name == "step":
        return [puppet_id(colour), beyond(start, values[0])]
    if family.name == "bear":
        return [bear_id(values[0]), beyond(start, values[1])]
    if family.name == "push":
        return [beyond(start, values[0])]
    if family.name == "pay":
        return [held_id(colour, values[0])]
    if family.name == "torch":
        return [f"button-torch-{'yes' if values[0] else 'no'}"]
    if family.name == "retreat":
        return [at(start) if values[0] == 0 else f"igloo-{REFUGES[values[0]]}"]
    return family.targets(action)


def beyond(cell: int, direction: int) -> str:
    """The cell next to another one, or what is beyond the edge of the board."""
    other = -1 if cell == OFF else GRID.around[cell][direction]
    return f"beyond-{direction}" if other < 0 else at(other)


Price = tuple[str, int]  # what is paid or won, as the name of a thing, and how much of it


def _choice(state: TrailState, action: int) -> Choice:
    colour, start = _ends(state, action)
    style: ChoiceStyle = "main"
    cost: tuple[Price, ...] = ()
    gain: tuple[Price, ...] = ()
    if ids.STEP <= action < ids.BUILD:
        style, cost = _step(state, start, GRID.around[start][action - ids.STEP])
    elif ids.BEAR <= action < ids.STOP:
        target = GRID.around[start][(action - ids.BEAR) % SIDES]
        style = "target" if colours_on(state, target) else "main"
        cost = (("energy", int(bear_price(state, start, target))),)
    elif ids.RETREAT < action < ids.DRAW_TILE:
        if not state.hike.is_partner((action - ids.RETREAT - 1) // MOST_IGLOOS, state.asked):
            style, cost = "second", _FEE
    elif action == ids.BUILD:
        cost = (("energy", int(state.hike.build)),)
    elif action == ids.SEARCH:
        cost = (("energy", int(state.hike.search)),)
        gain = ((FINDS[state.find_in(state.spot(state.colour))], 1),)
    elif action == ids.EAT:
        gain = (("energy", int(state.hike.berry_energy)),)
    return _make_choice(action, colour, start, style, cost, gain, warning_of(state, action))


def _step(state: TrailState, start: int, target: int) -> tuple[ChoiceStyle, tuple[Price, ...]]:
    """What a step costs is shown on the cell: energy, rope, torch, fee."""
    levels = climb(state, start, target)
    cost: tuple[Price, ...] = (("energy", int(price(state, levels) - refund(state, levels))),)
    if abs(levels) == 2:
        cost += (("rope", 1),)
    owner = owner_of(state, target)
    if target in bear_cells(state):
        return "target", (*cost, ("torch", 1))
    if owner is not None and not state.hike.is_partner(owner, state.colour):
        return "second", cost + _FEE
    return ("second" if abs(levels) == 2 else "main"), cost


@make_once
def _make_choice(
    action: int, colour: int, start: int, style: ChoiceStyle, cost: tuple[Price, ...], gain: tuple[Price, ...],
    warning: Text | None,
) -> Choice:  # fmt: skip
    family = ACTIONS.family(action)
    choice = Choice(action, ACTIONS.name(action), _targets(action, colour, start), style, warning=warning)
    choice.cost = [_count(name, count) for name, count in cost]
    choice.gain = [_count(name, count) for name, count in gain]
    if family.name == "torch":
        choice.label = Text("choice-torch-yes" if action == ids.TORCH_YES else "choice-torch-no")
        choice.style = "button" if action == ids.TORCH_YES else "end"
    elif not family.domains:
        choice.label = Text(f"choice-{family.name.replace('_', '-')}")
        choice.style = "end" if family.name in _ENDS else "button"
    if action in _USED:
        choice.cost.append(_count(_USED[action], 1))
    return choice


def _count(name: str, count: int) -> Counter:
    """So much of a thing, with its drawing."""
    return Counter(_DRAWN.get(name, name), thing(name), count)


def place_cells(state: TrailState) -> list[int]:
    """The cells where the drawn tile may go."""
    return [int(WHOLE[action]) for action in state.legal_actions()] if state.phase == phase.PLACE else []
