"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Choice, Prompt
from banchisa.engine.texts import Text
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.refusals.prompts import rule_of_step
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import LAST
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.view.log import STEPS, move_facts
from banchisa.games.arctic.view.naming import colour_text, the_animal_text, token_id
from banchisa.games.arctic.view.warnings import warning_of

_ENDS = ("stop_placing", "extra_none", "stop_drawing", "give_none")
_TO_THE_PILE = ("place_under", "place_joker", "swap_out")  # a card of the hand, then how it is played


# the prompt


def prompt_of(state: ArcticState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{state.phase_name().replace('_', '-')}"
    prompt = Prompt(int(state.actor), Text(name, _prompt_facts(state)), rule_of_step(state))
    if state.phase in (phase.PLACE, phase.DRAW):
        prompt.text.id += ("-between" if state.least != state.most else "") + ("-more" if state.count else "")
        prompt.left, prompt.of = int(state.most - state.count), int(state.most)
    if state.phase != phase.OVER:
        prompt.detail = _place_detail(state) if state.phase == phase.PLACE else _detail(state, name)
    return prompt


def _prompt_facts(state: ArcticState) -> dict[str, object]:
    if state.phase in (phase.PLACE, phase.DRAW):
        return {"least": max(int(state.least - state.count), 0), "most": int(state.most - state.count)}
    if state.phase == phase.MOVE:
        main, companion = int(state.main_animal()), int(state.companion())
        return {"animal": the_animal_text(main), "companion": the_animal_text(companion)}
    if state.phase == phase.EXTRA:
        return {"animal": the_animal_text(int(state.walking_animal()))}
    if state.phase == phase.DISCARD:
        return {"excess": int(state.size(state.turn) - state.agreed.hand_limit)}
    return {}


def _detail(state: ArcticState, name: str) -> Text:
    """What else there is to know, such as the hand against its limit."""
    if state.phase in (phase.DRAW, phase.DISCARD):
        return Text(f"{name}-detail", {"hand": int(state.size(state.turn)), "limit": int(state.agreed.hand_limit)})
    return Text(f"{name}-detail")


def _place_detail(state: ArcticState) -> Text:
    """How to place, or the shortage that threatens."""
    short = int(state.least - state.count - state.size(state.turn))
    if short <= 0:
        return Text("prompt-place-detail")
    return Text("prompt-place-short", {"penalties": min(short, int(state.pile + state.reserve))})  # ARC-4.13


# choices


def choices_of(state: ArcticState) -> list[Choice]:
    """Every legal action of the acting seat."""
    return [_choice(state, action) for action in state.legal_actions()]


def find_targets(state: ArcticState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    family = ACTIONS.family(action)
    if family.name in STEPS and state.phase in (phase.MOVE, phase.EXTRA):
        return _step_touch(state, family.name)
    return _targets(action)


def _targets(action: int) -> list[str]:
    family = ACTIONS.family(action)
    if family.name in _TO_THE_PILE:
        return [*family.targets(action), f"button-{family.name}"]
    if family.name == "draw_pile":
        return ["pile"]
    if family.name == "give_to":
        return [f"seat-{family.values(action)[0]}"]
    return family.targets(action)


def _step_touch(state: ArcticState, name: str) -> list[str]:
    """The token, and the Landscape card it would go to."""
    animal = int(state.walking_animal()) if name.startswith("extra") else int(state.main_animal())
    target = min(max(int(state.token(animal)) + STEPS[name], 0), LAST)
    return [token_id(animal), f"cell-{target}"]


def _choice(state: ArcticState, action: int) -> Choice:
    warning = warning_of(state, action)
    if ids.MAIN_LEFT <= action <= ids.EXTRA_RIGHT and action != ids.EXTRA_NONE:
        name = ACTIONS.name(action)
        label = Text("choice-extra" if state.phase == phase.EXTRA else "choice-main", move_facts(state, STEPS[name]))
        return Choice(action, name, find_targets(state, action), label=label, warning=warning)
    given = colour_text(state, action - ids.GIVE_TO) if ids.GIVE_TO <= action < ids.DECKS_IN else None
    return _other_choice(action, state.phase == phase.PLACE, given, warning)


@make_once
def _other_choice(action: int, is_placing: bool, given: Text | None, warning: Text | None) -> Choice:
    """No step of a token; `given` is the colour of the seat that gets something."""
    family = ACTIONS.family(action)
    choice = Choice(action, ACTIONS.name(action), _targets(action), warning=warning)
    if given is not None or is_placing or not family.domains:
        facts: dict[str, object] | None = None if given is None else {"colour": given}
        choice.label = Text(f"choice-{family.name.replace('_', '-')}", facts)
    if not family.domains:
        choice.style = "end" if family.name in _ENDS else "button"
    elif family.name in _TO_THE_PILE:
        choice.style = "second"
    return choice
