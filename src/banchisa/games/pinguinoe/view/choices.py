"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Choice, Counter, Prompt
from banchisa.engine.texts import Text, join_texts
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.refusals.lookup import FOUR, seal_distances, shift, walk_distances
from banchisa.games.pinguinoe.refusals.prompts import rule_of_step
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import CELL_NAMES, CELLS, LIFEBELT, SEA
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import NOBODY
from banchisa.games.pinguinoe.view.geometry import AT
from banchisa.games.pinguinoe.view.log import colour, on_cell
from banchisa.games.pinguinoe.view.warnings import warning_of

TRAMPOLINE_JUMP = 2  # cells from the one before the block to the one behind it


def prompt_of(state: RaceState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{state.phase_name()}"
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


def held_card(state: RaceState, card: str) -> str:
    """The piece that stands for the cards of a kind in the hand of the seat on turn."""
    return f"hand-{state.turn}-{card}"


def find_targets(state: RaceState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    if ids.WALK <= action < ids.ARK:
        return [AT[(action - ids.WALK) % CELLS]]  # walk, seal_to, pick
    family = ACTIONS.family(action)
    name = family.name
    values = family.values(action)
    if name == "reveal":
        return [f"card-{values[0]}"]
    if name == "front":
        return [f"card-{state.place}"]
    if name == "telescope":
        return [held_card(state, name), f"card-{values[0]}"]
    if name == "snowball":
        return [held_card(state, name), f"penguin-{values[0]}"]
    if name in ("fish", "skates"):
        return [held_card(state, name)]
    if name == "jump":
        down, right = FOUR[values[0]]
        cell = shift(int(state.spot(state.turn)), TRAMPOLINE_JUMP * down, TRAMPOLINE_JUMP * right)
        landing = f"cell-{CELL_NAMES[cell]}" if cell >= 0 else family.targets(action)[0]
        return [held_card(state, "trampoline"), landing]
    return family.targets(action)


def _choice(state: RaceState, action: int, costs: dict[int, int]) -> Choice:
    family = ACTIONS.family(action)
    name = family.name
    choice = Choice(action, ACTIONS.name(action), find_targets(state, action))
    if name in ("walk", "seal_to"):
        _way(state, choice, name, (action - ids.WALK) % CELLS, costs)
    elif name == "reveal":
        choice.label = Text("choice-reveal")
        choice.cost.append(points(int(state.sea.reveal_cost)))
    elif name == "telescope":
        choice.label = Text("choice-reveal")
    elif name == "jump":
        choice.label = Text("choice-jump", {"cell": choice.touch[-1].removeprefix("cell-")})
        choice.cost.append(points(int(state.sea.jump_cost)))
    elif name == "snowball":
        choice.label = Text("choice-snowball", {"colour": colour(state, family.values(action)[0])})
        choice.style = "target"
    elif name == "skates":
        choice.label = Text("choice-skates")
        choice.gain.append(points(int(state.sea.skates_bonus)))
    elif name == "fish":
        choice.label = Text("choice-fish")
    elif not family.domains:
        _button(state, choice, name)
    choice.warning = warning_of(state, action)
    return choice


@make_once
def points(value: int) -> Counter:
    """A number without a picture: there is a price on every cell in reach."""
    return Counter("points", Text("count-points", {"count": value}), value)


@make_once
def steps(value: int) -> Counter:
    """The same for the seal."""
    return Counter("points", Text("count-steps", {"count": value}), value)


def _way(state: RaceState, choice: Choice, name: str, cell: int, costs: dict[int, int]) -> None:
    """What a way costs is shown on the cell; water, the hull and penguins look different."""
    choice.cost.append((steps if name == "seal_to" else points)(costs[cell]))
    if name == "seal_to":
        _mark_prey(state, choice, cell)
    elif state.sea.is_hull(cell):
        choice.style = "target"
        choice.label = Text("choice-board")
    elif state.kind(cell) == SEA:
        choice.style = "second"
        choice.label = Text("choice-swim")


def _mark_prey(state: RaceState, choice: Choice, cell: int) -> None:
    """A cell on which the seal would catch penguins says whose they are."""
    caught = on_cell(state, cell)
    if caught:
        choice.style = "target"
        choice.label = Text("choice-catch", {"colours": join_texts(caught)})


def _button(state: RaceState, choice: Choice, name: str) -> None:
    asked = {phase.FISH: "-fish", phase.BELT: "-belt"}.get(int(state.phase), "")
    if name == "end_turn" and state.kind(state.spot(state.turn)) == SEA:
        can_float = state.holds(state.turn, LIFEBELT) and not state.floated
        asked = "-water" if can_float else "-sent-home"  # PIN-4.34, PIN-4.36
    choice.label = Text(f"choice-{name.replace('_', '-')}{asked}")
    choice.style = "end" if name in ("end_turn", "decline") else "button"
    if name == "discard":
        card = "fish" if state.phase == phase.FISH else "lifebelt"
        choice.cost.append(Counter(card, Text(f"thing-{card}"), 1))
