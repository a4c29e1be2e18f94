"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Choice, ChoiceStyle, Counter, Prompt
from banchisa.engine.texts import Text, join_texts
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.actions import ACTIONS, WAYS
from banchisa.games.iglu.refusals.lookup import inuit_of
from banchisa.games.iglu.refusals.prompts import rule_of_step
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.animals import next_to_flee
from banchisa.games.iglu.rules.board import BEAR, CELL_NAMES, CELL_OF, TOKENS, holds
from banchisa.games.iglu.rules.drifting import next_displaced
from banchisa.games.iglu.rules.state import TYPES, FieldState
from banchisa.games.iglu.view.geometry import at
from banchisa.games.iglu.view.warnings import warning_of

_STYLES: dict[str, ChoiceStyle] = {"kayak": "second", "hunt": "target", "harpoon": "target"}
_TYPED = (phase.MELT, phase.ACT)  # steps in which it matters which types of kept tiles were played


def prompt_of(state: FieldState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{state.phase_name().replace('_', '-')}"
    prompt = Prompt(int(state.actor), Text(name, _prompt_facts(state)), rule_of_step(state))
    if state.phase == phase.OVER:
        return prompt
    prompt.detail = Text(f"{name}-detail")
    if state.phase == phase.MELT and any(
        not ACTIONS.name(action).startswith("melt_ice") for action in state.legal_actions()
    ):
        prompt.detail = Text("prompt-melt-or-play")
    if state.phase in _TYPED and state.played:
        prompt.detail = Text("prompt-played", {"types": played_text(state)})
    if state.phase == phase.ACT:
        prompt.left, prompt.of = int(state.ap), int(max(state.ap, state.field.ap_per_turn))
    elif state.phase == phase.MOVE_ANIMAL:
        prompt.left, prompt.of = int(state.points), int(state.field.animal_points)
    return prompt


def _prompt_facts(state: FieldState) -> dict[str, object]:
    """What the question speaks of."""
    if state.phase == phase.DISPLACE:
        return {"animal": Text(f"thing-{TOKENS[next_displaced(state)]}"), "cell": CELL_NAMES[state.here]}
    if state.phase == phase.FLEE:
        return {"colour": Text(f"colour-{state.field.colours[next_to_flee(state)]}")}
    return {"cell": CELL_NAMES[state.here]} if state.phase == phase.ANSWER else {}


def played_text(state: FieldState) -> Text:
    """The types of kept tiles played this turn (IGL-4.42)."""
    return join_texts([Text(f"thing-{name}") for k, name in enumerate(TYPES) if state.played >> k & 1])


def choices_of(state: FieldState) -> list[Choice]:
    """Every legal action of the acting seat, with what it costs now."""
    inuit = inuit_of(state, int(state.active)) if state.phase == phase.ACT else []
    return [_choice(state, inuit, action) for action in state.legal_actions()]


# what to touch


def token_id(kind: int, cell: int) -> str:
    """The id of the tokens of one kind in a space."""
    return f"{TOKENS[kind]}-{CELL_NAMES[cell]}"


def inuk_id(state: FieldState, seat: int, cell: int) -> str:
    """The id of a seat's Inuit in a space: that of the first of them; of the space if there is none."""
    cells = inuit_of(state, seat)
    return name_inuk(seat, cells.index(cell)) if cell in cells else at(cell)


def name_inuk(seat: int, number: int) -> str:
    return f"inuk-{seat}-{number}"


def kept_id(tile: str) -> str:
    return f"kept-{tile}"


def find_targets(state: FieldState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    if ids.WALK <= action < ids.HUNT:
        start, to = WAYS[action - ids.WALK]
        return [inuk_id(state, int(state.active), start), at(to)]
    return _targets(action, int(state.active))


def _targets(action: int, seat: int) -> list[str]:
    """What a seat touches for an action that is no walk or trip."""
    family = ACTIONS.family(action)
    labels = family.labels(action)
    touch = family.targets(action)
    if family.name == "move_animal":
        return [token_id(TOKENS.index(labels[0]), CELL_OF[labels[1].split()[0]]), touch[-1]]
    if family.name == "hunt":
        return [token_id(TOKENS.index(labels[0]), CELL_OF[labels[1]])]
    if family.name == "harpoon":
        return [kept_id("harpoon"), token_id(TOKENS.index(labels[0]), CELL_OF[labels[1]])]
    if family.name == "play_melt":
        return [kept_id("melt"), *touch]
    if family.name == "play_animals":
        return [kept_id("animals")]
    if family.name == "play_energy":
        return [kept_id(f"energy{labels[0]}")]
    if family.name == "build_igloo":
        return [f"stock-{seat}", *touch]
    return [f"button-answer-{labels[0]}"] if family.name == "answer" else touch


# how it is shown


def _choice(state: FieldState, inuit: list[int], action: int) -> Choice:
    """A step with what it costs now; these are the spaces of the Inuit that may walk."""
    warning = warning_of(state, action)
    if ids.WALK <= action < ids.HUNT:
        start, to = WAYS[action - ids.WALK]
        cost = int(state.field.walk_cost if action < ids.KAYAK else state.field.kayak_cost)
        return _way(action, int(state.active), inuit.index(start), cost, holds(state.bears, to), warning)
    return _other_choice(action, int(state.active), int(state.field.igloo_cost), warning)


@make_once
def _way(action: int, seat: int, inuk: int, cost: int, has_bear: bool, warning: Text | None) -> Choice:
    """What a walk or a trip costs is shown on the space."""
    name = ACTIONS.family(action).name
    touch = [name_inuk(seat, inuk), at(WAYS[action - ids.WALK][1])]
    choice = Choice(action, ACTIONS.name(action), touch, _STYLES.get(name, "main"), Text(f"choice-{name}"))
    choice.cost.append(points(cost))
    if has_bear:
        choice.cost.append(harpoon())
        choice.gain.append(Counter(TOKENS[BEAR], Text("thing-bear"), 1))
    choice.warning = warning
    return choice


@make_once
def _other_choice(action: int, seat: int, igloo_cost: int, warning: Text | None) -> Choice:
    family = ACTIONS.family(action)
    labels = family.labels(action)
    choice = Choice(action, ACTIONS.name(action), _targets(action, seat), _STYLES.get(family.name, "main"))
    if family.name == "hunt":
        choice.label = Text("choice-hunt", {"animal": Text(f"thing-{labels[0]}")})
        choice.cost.append(points(int(labels[0][-1])))
    elif family.name == "harpoon":
        choice.label = Text("choice-harpoon", {"animal": Text(f"thing-{labels[0]}")})
        choice.cost.append(harpoon())
    elif family.name == "build_igloo":
        choice.cost.append(points(igloo_cost))
    elif family.name == "answer":
        choice.label = Text(f"choice-answer-{labels[0]}")
        choice.style = "end" if labels[0] == "decline" else "button"
        if labels[0] == "harpoon":
            choice.cost.append(harpoon())
            choice.gain.append(Counter(TOKENS[BEAR], Text("thing-bear"), 1))
    elif family.name == "end_turn":
        choice.label = Text("choice-end-turn")
        choice.style = "end"
    choice.warning = warning
    return choice


def points(count: int) -> Counter:
    return Counter("points", Text("thing-points"), count)


def harpoon() -> Counter:
    return Counter("harpoon", Text("thing-harpoon"), 1)
