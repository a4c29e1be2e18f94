"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.scene import Choice, Counter, Prompt
from banchisa.engine.texts import Text
from banchisa.games.icehike.actions import ACTIONS, REFUGES
from banchisa.games.icehike.refusals.lookup import bear_cells, climb, colours_on, owner_of
from banchisa.games.icehike.refusals.prompts import rule_of_step
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import bear_price
from banchisa.games.icehike.rules.board import COLOURS, CUBES, FINDS, GRID, MOST_IGLOOS, NONE, OFF, TILES, WHOLE
from banchisa.games.icehike.rules.state import MIXED, OPEN, TrailState
from banchisa.games.icehike.rules.walking import price, refund
from banchisa.games.icehike.view.geometry import at
from banchisa.games.icehike.view.log import colour_text, thing
from banchisa.games.icehike.view.warnings import warning_of

_ENDS = ("end_turn", "bear_stop")


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
    name = f"prompt-{phase.NAMES[state.phase].replace('_', '-')}"
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
    family = ACTIONS.family(action)
    values = family.values(action)
    if family.name == "step":
        return [puppet_id(int(state.colour)), beyond(int(state.spot(state.colour)), values[0])]
    if family.name == "bear":
        return [bear_id(values[0]), beyond(int(state.den(values[0])), values[1])]
    if family.name == "push":
        return [beyond(OFF if state.came == OFF else int(state.den(state.bear)), values[0])]
    if family.name == "pay":
        payer = int(state.colour if state.asked >= len(COLOURS) else state.asked)
        return [held_id(payer, values[0])]
    if family.name == "torch":
        return [f"button-torch-{'yes' if values[0] else 'no'}"]
    if family.name == "retreat":
        return [at(int(state.hike.start)) if values[0] == 0 else f"igloo-{REFUGES[values[0]]}"]
    return family.targets(action)


def beyond(cell: int, direction: int) -> str:
    """The cell next to another one, or what is beyond the edge of the board."""
    other = -1 if cell == OFF else GRID.around[cell][direction]
    return f"beyond-{direction}" if other < 0 else at(other)


def _choice(state: TrailState, action: int) -> Choice:
    family = ACTIONS.family(action)
    values = family.values(action)
    choice = Choice(action, ACTIONS.name(action), find_targets(state, action))
    if family.name == "step":
        _step(state, choice, values[0])
    elif family.name == "bear":
        den = int(state.den(values[0]))
        target = GRID.around[den][values[1]]
        choice.style = "target" if colours_on(state, target) else "main"
        choice.cost.append(energy(int(bear_price(state, den, target))))
    elif family.name == "torch":
        _torch(choice, bool(values[0]))
    elif family.name == "retreat":
        _retreat(state, choice, values[0])
    elif family.name == "pay":
        choice.cost.append(Counter(FINDS[values[0]], thing(FINDS[values[0]]), 1))
    elif not family.domains:
        _button(state, choice, family.name)
    choice.warning = warning_of(state, action)
    return choice


def energy(cost: int) -> Counter:
    return Counter("paw", thing("energy"), cost)


def _step(state: TrailState, choice: Choice, direction: int) -> None:
    """What a step costs is shown on the cell: energy, rope, torch, fee."""
    start = int(state.spot(state.colour))
    target = GRID.around[start][direction]
    levels = climb(state, start, target)
    choice.cost.append(energy(int(price(state, levels) - refund(state, levels))))
    if abs(levels) == 2:
        choice.style = "second"
        choice.cost.append(Counter("rope", thing("rope"), 1))
    owner = owner_of(state, target)
    if target in bear_cells(state):
        choice.style = "target"
        choice.cost.append(Counter("torch", thing("torch"), 1))
    elif owner is not None and not state.hike.is_partner(owner, state.colour):
        choice.style = "second"
        choice.cost.append(Counter("cube", thing("fee"), 1))


def _torch(choice: Choice, yes: bool) -> None:
    choice.label = Text("choice-torch-yes" if yes else "choice-torch-no")
    choice.style = "button" if yes else "end"
    if yes:
        choice.cost.append(Counter("torch", thing("torch"), 1))


def _retreat(state: TrailState, choice: Choice, refuge: int) -> None:
    if refuge and not state.hike.is_partner((refuge - 1) // MOST_IGLOOS, state.asked):
        choice.style = "second"
        choice.cost.append(Counter("cube", thing("fee"), 1))


def _button(state: TrailState, choice: Choice, family: str) -> None:
    choice.label = Text(f"choice-{family.replace('_', '-')}")
    choice.style = "end" if family in _ENDS else "button"
    if family == "build":
        choice.cost.append(energy(int(state.hike.build)))
    elif family == "search":
        find = FINDS[state.find_in(state.spot(state.colour))]
        choice.cost.append(energy(int(state.hike.search)))
        choice.gain.append(Counter(find, thing(find), 1))
    elif family == "berry":
        choice.cost.append(Counter("berry", thing("berry"), 1))
        choice.gain.append(energy(int(state.hike.berry_energy)))


def place_cells(state: TrailState) -> list[int]:
    """The cells where the drawn tile may go."""
    return [int(WHOLE[action]) for action in state.legal_actions()] if state.phase == phase.PLACE else []
