"""What a step does, in words for the log, and how much of it each viewer may read."""

from __future__ import annotations

from banchisa.engine.state import ALL_SEEING
from banchisa.engine.texts import Text
from banchisa.games.arctic.actions import ACTIONS, DECK_SET_NAMES
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import SIDE_NAMES
from banchisa.games.arctic.rules.consequences import with_consequences
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import (
    DOWN,
    NOBODY,
    SEEN,
    exit_of,
    has_seen,
    known_seat,
    known_stamp,
    origin_of,
    zone_row,
)
from banchisa.games.arctic.view.naming import (
    animal_text,
    card_text,
    colour_text,
    power_card_text,
    the_animal_text,
    way_text,
)

STEPS = {"main_left": -1, "main_right": 1, "extra_left": -1, "extra_right": 1}  # of tokens, by kind of action
_FACELESS = ("place_joker", "discard")  # that a card leaves the hand is seen, but not which
_BY_PLACE = ("draw_penalty", "give_card")  # the place in the row is seen, but not the face
_UNSEEN = ("totem", "hand", "pile", "look")  # the outcome is for one seat only
_SHOWING = ("place_top", "place_under", "swap_out")  # a card of the hand is shown to all


def name_for(state: ArcticState, action: int, viewer: int) -> str:
    """How a step reads in notation for a viewer."""
    family = ACTIONS.family(action).name
    return f"{family} ?" if _is_hidden(state, family, viewer) else ACTIONS.name(action)


def _is_hidden(state: ArcticState, family: str, viewer: int) -> bool:
    """Whether something about a step of this kind stays hidden from a viewer."""
    if family in _UNSEEN:
        return viewer != state.receiver()
    return (family in _FACELESS or family in _BY_PLACE) and viewer != state.turn


def place_seen(state: ArcticState, card: int) -> int:
    """Where in the Penalty zone a card lies, for those who see only backs: cards that look alike count as one."""
    first = int(state.row_start(zone_row(state.turn)))
    place = int(state.place_in_zone(state.turn, card))
    while place > first and _back(state, place - 1) == _back(state, place):
        place -= 1
    return place - first + 1


def _back(state: ArcticState, place: int) -> int:
    """What everybody knows of a face-down card."""
    return int(state.entry_at(place)) >> SEEN


def reveals(state: ArcticState, action: int) -> bool:
    """Whether a step shows somebody something new."""
    family = ACTIONS.family(action)
    if family.chance:
        return True
    if family.name in _SHOWING and not _is_held_openly(state, family.values(action)[0]):
        return True
    after = state.copy()
    after.apply(action)
    if after.phase == phase.OVER:  # ARC-5.15
        return True
    return _not_looked_at(after, int(state.turn)) < _not_looked_at(state, int(state.turn))  # ARC-4.53


def _not_looked_at(state: ArcticState, seat: int) -> int:
    """How many cards of a Penalty zone others have seen, but not its owner."""
    entries = state.entries(zone_row(seat))
    return len([entry for entry in entries if has_seen(entry) and not has_seen(entry) >> seat & 1])


def _is_held_openly(state: ArcticState, card: int) -> bool:
    """Whether everybody knows that the seat to move holds this card."""
    known = state.knowledge_of(card)
    if not known or known_seat(known) != state.turn:
        return False
    for place in range(state.count_lying()):
        entry = state.entry_at(place)
        if entry & DOWN and origin_of(entry) == state.turn and exit_of(entry) > known_stamp(known):
            return False
    return True


# words


def describe_step(state: ArcticState, action: int, viewer: int = ALL_SEEING) -> Text:
    """The log line of a step that is about to be taken, as a viewer may read it."""
    family = ACTIONS.family(action)
    name = f"step-{family.name.replace('_', '-')}"
    value = family.values(action)[0] if family.domains else NOBODY
    if viewer != ALL_SEEING and _is_hidden(state, family.name, viewer):
        text = Text(f"{name}-hidden", _hidden_facts(state, family.name, value))
    elif family.name in STEPS:
        text = Text("step-extra" if state.phase == phase.EXTRA else "step-main", move_facts(state, STEPS[family.name]))
    elif state.phase == phase.REFILL_AT_ONCE:
        text = Text("step-river-at-once", _facts(state, family.name, value))  # ARC-4.47
    else:
        text = Text(name, _facts(state, family.name, value))
    return with_consequences(text, state, action)


def _hidden_facts(state: ArcticState, family: str, value: int) -> dict[str, object]:
    if family in _BY_PLACE:
        return {"place": place_seen(state, value)}
    if family == "discard":
        return {"limit": int(state.agreed.hand_limit)}  # ARC-4.51
    return {"colour": colour_text(state, int(state.receiver()))} if family in _UNSEEN else {}


def move_facts(state: ArcticState, step: int) -> dict[str, object]:
    """Where the tokens go that take this step: main animal and companion, or the one that goes on."""
    if state.phase == phase.EXTRA:
        return {"way": way_text(state, int(state.walking_animal()), step)}
    return {
        "main": way_text(state, int(state.main_animal()), step),
        "companion": way_text(state, int(state.companion()), int(state.companion_step(step))),
    }


def _facts(state: ArcticState, family: str, value: int) -> dict[str, object]:
    """What the words of a step speak of."""
    if family == "extra_none":
        return {"animal": the_animal_text(int(state.walking_animal()))}
    if family == "take_back":
        return {"card": card_text(state.agreed.components, int(state.visible(state.turn)))}
    if family in ("first", "give_to"):
        return {"colour": colour_text(state, value)}
    if family == "side":
        return {"card": power_card_text(int(state.dealt) * len(SIDE_NAMES) + value)}
    if family == "totem":
        return {"animal": animal_text(value), "colour": colour_text(state, int(state.receiver()))}
    if family == "decks":
        return {"decks": Text(f"option-decks-{DECK_SET_NAMES[value]}")}
    facts: dict[str, object] = {} if value == NOBODY else {"card": card_text(state.agreed.components, value)}
    if family == "discard":
        facts["limit"] = int(state.agreed.hand_limit)  # ARC-4.51
    if family in _UNSEEN:
        facts["colour"] = colour_text(state, int(state.receiver()))
    return facts
