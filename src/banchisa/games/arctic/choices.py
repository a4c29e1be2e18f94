"""What is asked now, and each legal action with the things to touch for it."""

from __future__ import annotations

from banchisa.engine.scene import Choice, Counter, Prompt, Text
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.cards import ANIMAL_NAMES, CARD_NAMES, LAST
from banchisa.games.arctic.duties import rule_of_step
from banchisa.games.arctic.state import DISCARD, DRAW, ENDED, EXTRA, MOVE, PHASES, PLACE
from banchisa.games.arctic.story import animal_text, colour_text
from banchisa.games.arctic.turns import ArcticState

_STEPS = {"main_left": -1, "main_right": 1, "extra_left": -1, "extra_right": 1}
_ENDS = ("stop_placing", "extra_none", "stop_drawing", "give_none")
_TO_THE_PILE = ("place_under", "place_joker", "swap_out")  # a card of the hand, then how it is played


def card_id(card: int) -> str:
    return f"card-{CARD_NAMES[card]}"


def token_id(animal: int) -> str:
    return f"token-{ANIMAL_NAMES[animal]}"


# the prompt


def prompt_of(state: ArcticState) -> Prompt:
    """The question, in words, with the rule behind it."""
    name = f"prompt-{PHASES[state.phase].replace('_', '-')}"
    prompt = Prompt(int(state.actor), Text(name, _asked(state)), rule_of_step(state))
    if state.phase in (PLACE, DRAW):
        if state.least != state.most:
            prompt.text.id = f"{name}-between"
        prompt.left, prompt.of = int(state.most - state.count), int(state.most)
    if state.phase != ENDED:
        prompt.detail = _detail(state, name)
    return prompt


def _asked(state: ArcticState) -> dict[str, object]:
    if state.phase in (PLACE, DRAW):
        return {"count": int(state.count), "least": int(state.least), "most": int(state.most)}
    if state.phase == MOVE:
        return {"animal": animal_text(int(state.main_animal())), "companion": animal_text(int(state.companion()))}
    if state.phase == EXTRA:
        return {"animal": animal_text(int(state.walking()))}
    if state.phase == DISCARD:
        return {"excess": int(state.size(state.turn) - state.agreed.hand_limit)}
    return {}


def _detail(state: ArcticState, name: str) -> Text:
    """What else there is to know: the shortage that threatens, the hand against its limit."""
    if state.phase == PLACE:
        short = int(state.least - state.count - state.size(state.turn))
        return Text("prompt-place-short", {"missing": short}) if short > 0 else Text("prompt-place-detail")
    if state.phase in (DRAW, DISCARD):
        return Text(f"{name}-detail", {"hand": int(state.size(state.turn)), "limit": int(state.agreed.hand_limit)})
    return Text(f"{name}-detail")


# choices


def choices_of(state: ArcticState) -> list[Choice]:
    """Every legal action of the acting seat."""
    return [_choice(state, action) for action in state.legal_actions()]


def touch_of(state: ArcticState, action: int) -> list[str]:
    """What the acting seat would touch for an action, legal or not."""
    family = ACTIONS.family(action)
    if family.name in _STEPS and state.phase in (MOVE, EXTRA):
        return _step_touch(state, family.name)
    if family.name in _TO_THE_PILE:
        return [*family.targets(action), f"button-{family.name}"]
    if family.name == "draw_pile":
        return ["pile"]
    if family.name == "give_to":
        return [f"seat-{family.values(action)[0]}"]
    return family.targets(action)


def _step_touch(state: ArcticState, name: str) -> list[str]:
    """The token, and the Landscape card it would go to."""
    animal = int(state.walking()) if name.startswith("extra") else int(state.main_animal())
    target = min(max(int(state.token(animal)) + _STEPS[name], 0), LAST)
    return [token_id(animal), f"cell-{target}"]


def _choice(state: ArcticState, action: int) -> Choice:
    family = ACTIONS.family(action)
    choice = Choice(action, ACTIONS.name(action), touch_of(state, action))
    label = f"choice-{family.name.replace('_', '-')}"
    if family.name in _STEPS:
        together = state.phase == MOVE and state.companion_step(_STEPS[family.name]) == _STEPS[family.name]
        choice.label = Text(f"{label}-both" if together else label, _asked(state))
        choice.gain = _gains(state, family.name)
    elif family.name == "give_to":
        choice.label = Text(label, {"colour": colour_text(state, family.values(action)[0])})
    elif not family.domains or state.phase == PLACE:
        choice.label = Text(label)
    if not family.domains and family.name not in _STEPS:
        choice.style = "end" if family.name in _ENDS else "button"
    elif family.name in _TO_THE_PILE:
        choice.style = "second"
    return choice


def _gains(state: ArcticState, name: str) -> list[Counter]:
    """The value of the Landscape card that the token would come to."""
    animal = int(state.walking()) if name.startswith("extra") else int(state.main_animal())
    value = int(state.agreed.landscape[int(state.token(animal)) + _STEPS[name]])
    return [Counter(ANIMAL_NAMES[animal], animal_text(animal), value)]
