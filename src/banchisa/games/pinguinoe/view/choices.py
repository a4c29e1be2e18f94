"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.once import make_once
from banchisa.engine.scene import Choice, ChoiceStyle, Counter, Prompt
from banchisa.engine.texts import Text
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.refusals.lookup import FOUR, seal_distances, shift, walk_distances
from banchisa.games.pinguinoe.refusals.prompts import rule_of_step
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import CELL_NAMES, LIFEBELT, SEA
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import NOBODY
from banchisa.games.pinguinoe.view.log import colour, join_texts, on_cell
from banchisa.games.pinguinoe.view.warnings import warning_of

TRAMPOLINE_JUMP = 2  # cells from the one before the block to the one behind it


def prompt_of(state: RaceState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{phase.NAMES[state.phase]}"
    args: dict[str, object] = {}
    if state.phase == phase.RETREAT:
        args["colour"] = colour(state, int(state.who))
    if state.phase == phase.OVER and state.winner == NOBODY:
        name = "prompt-over-white" if rule_of_step(state) == "PIN-5.2" else "prompt-over-flood"
    detail = None if state.phase == phase.OVER else Text(f"{name}{_water(state)}-detail")
    prompt = Prompt(int(state.actor), Text(name, args), rule_of_step(state), detail)
    if state.phase in (phase.MOVE, phase.SEAL):
        prompt.left = int(state.left)
        prompt.of = max(int(state.left), _gain(state))
    return prompt


def _water(state: RaceState) -> str:
    """The warning in the detail. Everybody reads it, so it does not depend on the lifebelts in hands."""
    if state.phase not in (phase.MOVE, phase.SEAL) or state.kind(state.spot(state.turn)) != SEA:
        return ""
    return "-floating" if state.floated or state.phase == phase.SEAL else "-water"


def _gain(state: RaceState) -> int:
    """The points or steps that the roll gave."""
    if state.phase == phase.SEAL:
        return int(state.sea.seal_steps)
    return int(state.sea.points_of(state.rolled, state.storm > 0))


def choices_of(state: RaceState) -> list[Choice]:
    """Every legal action of the acting seat, with what ways cost."""
    costs: dict[int, int] = {}
    if state.phase == phase.MOVE:
        costs = walk_distances(state)
    elif state.phase == phase.SEAL:
        costs = seal_distances(state, int(state.left))
    return [_choice(state, action, costs) for action in state.legal_actions()]


def find_targets(state: RaceState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    if ids.FRONT <= action < ids.SEARCH:
        return [f"card-{state.place}"]
    return _targets(action, int(state.turn), _landing(state, action))


def _landing(state: RaceState, action: int) -> int:
    """The cell behind the block over which one jumps; -1 for other actions, and beyond the map."""
    if not ids.JUMP <= action < ids.SNOWBALL:
        return -1
    down, right = FOUR[action - ids.JUMP]
    return shift(int(state.spot(state.turn)), TRAMPOLINE_JUMP * down, TRAMPOLINE_JUMP * right)


def _targets(action: int, turn: int, landing: int) -> list[str]:
    """What the seat on turn touches; objects are pieces of its hand."""
    family = ACTIONS.family(action)
    name, held = family.name, f"hand-{turn}-{family.name}"
    if name == "reveal":
        return [f"card-{family.values(action)[0]}"]
    if name == "telescope":
        return [held, f"card-{family.values(action)[0]}"]
    if name == "snowball":
        return [held, f"penguin-{family.values(action)[0]}"]
    if name in ("fish", "skates"):
        return [held]
    if name == "jump":
        cell = family.targets(action)[0] if landing < 0 else f"cell-{CELL_NAMES[landing]}"
        return [f"hand-{turn}-trampoline", cell]
    return family.targets(action)


def _choice(state: RaceState, action: int, costs: dict[int, int]) -> Choice:
    style: ChoiceStyle = "main"
    label: Text | None = None
    unit, cost = "points", 0
    if ids.WALK <= action < ids.SEAL_TO:
        style, label = _way(state, action - ids.WALK)
        cost = costs[action - ids.WALK]
    elif ids.SEAL_TO <= action < ids.PICK:
        unit, cost = "steps", costs[action - ids.SEAL_TO]
        caught = on_cell(state, action - ids.SEAL_TO)
        if caught:  # whose penguins the seal would catch there
            style, label = "target", Text("choice-catch", {"colours": join_texts(caught)})
    elif ids.REVEAL <= action < ids.TELESCOPE:
        cost = int(state.sea.reveal_cost)
    elif ids.JUMP <= action < ids.SNOWBALL:
        cost = int(state.sea.jump_cost)
    elif ids.SNOWBALL <= action < ids.REVEAL:
        style, label = "target", Text("choice-snowball", {"colour": colour(state, action - ids.SNOWBALL)})
    elif action <= ids.DISCARD:
        style = "end" if action in (ids.END_TURN, ids.DECLINE) else "button"
        label = Text(f"choice-{ACTIONS.name(action).replace('_', '-')}{_asked(state, action)}")
        if action == ids.DISCARD:
            unit, cost = "fish" if state.phase == phase.FISH else "lifebelt", 1
    bonus = int(state.sea.skates_bonus) if action == ids.SKATES else 0
    place = int(state.turn), _landing(state, action)
    return _make_choice(action, *place, style, label, unit, cost, bonus, warning_of(state, action))


def _way(state: RaceState, cell: int) -> tuple[ChoiceStyle, Text | None]:
    """Water and the hull look different."""
    if state.sea.is_hull(cell):
        return "target", Text("choice-board")
    return ("second", Text("choice-swim")) if state.kind(cell) == SEA else ("main", None)


def _asked(state: RaceState, action: int) -> str:
    """What a button is about, where it depends on the position."""
    if action == ids.END_TURN and state.kind(state.spot(state.turn)) == SEA:
        can_float = state.holds(state.turn, LIFEBELT) and not state.floated
        return "-water" if can_float else "-sent-home"  # PIN-4.34, PIN-4.36
    return "-fish" if state.phase == phase.FISH else "-belt" if state.phase == phase.BELT else ""


@make_once
def _make_choice(
    action: int, turn: int, landing: int, style: ChoiceStyle, label: Text | None, unit: str, cost: int, bonus: int,
    warning: Text | None,
) -> Choice:  # fmt: skip
    family = ACTIONS.family(action)
    choice = Choice(action, ACTIONS.name(action), _targets(action, turn, landing), style, label, warning=warning)
    if family.name in ("reveal", "telescope"):
        choice.label = Text("choice-reveal")
    elif family.name == "jump":
        choice.label = Text("choice-jump", {"cell": choice.touch[-1].removeprefix("cell-")})
    elif family.name in ("fish", "skates"):
        choice.label = Text(f"choice-{family.name}")
    if cost:
        choice.cost.append(_count(unit, cost))
    if bonus:
        choice.gain.append(_count("points", bonus))
    return choice


def _count(unit: str, value: int) -> Counter:
    """Points of a penguin and steps of the seal have no picture: there is a price on every cell in reach."""
    if unit in ("points", "steps"):
        return Counter("points", Text(f"count-{unit}", {"count": value}), value)
    return Counter(unit, Text(f"thing-{unit}"), value)
