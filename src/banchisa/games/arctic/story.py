"""What a step does, in words for the log, and how much of it each viewer may read."""

from __future__ import annotations

from banchisa.engine.scene import Text
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.cards import ANIMAL_NAMES, POWER_NAMES
from banchisa.games.arctic.state import (
    DOWN,
    ENDED,
    NOBODY,
    SEEN,
    TableState,
    exit_of,
    has_seen,
    known_seat,
    known_stamp,
    origin_of,
)
from banchisa.games.arctic.turns import ArcticState

_FACELESS = ("place_joker", "discard")  # that a card leaves the hand is seen, but not which
_BY_PLACE = ("draw_penalty", "give_card")  # the place in the row is seen, but not the face
_UNSEEN = ("totem", "hand", "pile", "look")  # the outcome is for one seat only
_SHOWING = ("place_top", "place_under", "swap_out")  # a card of the hand is shown to all


def shown(state: ArcticState, action: int, viewer: int) -> str:
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
    first = int(state.row_start(state.turn * 2 + 1))
    place = int(state.place_in_zone(state.turn, card))
    while place > first and _back(state, place - 1) == _back(state, place):
        place -= 1
    return place - first + 1


def _back(state: ArcticState, place: int) -> int:
    """What everybody knows of a face-down card."""
    return int(state.lying(place)) >> SEEN


def reveals(state: ArcticState, action: int) -> bool:
    """Whether a step shows somebody something new."""
    family = ACTIONS.family(action)
    if family.chance:
        return True
    if family.name in _SHOWING and not _is_held_openly(state, family.values(action)[0]):
        return True
    after = state.copy()
    after.apply(action)
    if after.phase == ENDED:  # ARC-5.15
        return True
    return _not_looked_at(after, int(state.turn)) < _not_looked_at(state, int(state.turn))  # ARC-4.53


def _not_looked_at(state: ArcticState, seat: int) -> int:
    """How many cards of a Penalty zone others have seen, but not its owner."""
    entries = [int(state.lying(place)) for place in range(state.row_start(seat * 2 + 1), state.row_end(seat * 2 + 1))]
    return len([entry for entry in entries if has_seen(entry) and not has_seen(entry) >> seat & 1])


def _is_held_openly(state: ArcticState, card: int) -> bool:
    """Whether everybody knows that the seat to move holds this card."""
    known = state.known(card)
    if not known or known_seat(known) != state.turn:
        return False
    for place in range(state.row_end(state.agreed.seats * 2 - 1)):
        entry = state.lying(place)
        if entry & DOWN and origin_of(entry) == state.turn and exit_of(entry) > known_stamp(known):
            return False
    return True


# words


def card_text(state: TableState, card: int) -> Text:
    """A card in words: main animal, both values, companion."""
    agreed = state.agreed
    return Text(
        "card",
        {
            "main": Text(f"animal-{ANIMAL_NAMES[agreed.main[card]]}"),
            "draw": int(agreed.draw[card]),
            "place": int(agreed.place[card]),
            "companion": Text(f"animal-{ANIMAL_NAMES[agreed.companion[card]]}"),
        },
    )


def animal_text(animal: int) -> Text:
    return Text(f"thing-{ANIMAL_NAMES[animal]}")


def colour_text(state: TableState, seat: int) -> Text:
    return Text(f"colour-{state.agreed.colours[seat]}")


def told(state: ArcticState, action: int, viewer: int | None = None) -> Text:
    """The log line of a step that is about to be taken, as a viewer may read it (None: the whole of it)."""
    family = ACTIONS.family(action)
    name = f"step-{family.name.replace('_', '-')}"
    hidden = viewer is not None and _is_hidden(state, family.name, viewer)
    value = family.values(action)[0] if family.domains else NOBODY
    if hidden:
        return Text(f"{name}-hidden", _hidden_facts(state, family.name, value))
    return Text(name, _facts(state, family.name, value))


def _hidden_facts(state: ArcticState, family: str, value: int) -> dict[str, object]:
    if family in _BY_PLACE:
        return {"place": place_seen(state, value)}
    return {"colour": colour_text(state, int(state.receiver()))} if family in ("totem", "hand") else {}


def _facts(state: ArcticState, family: str, value: int) -> dict[str, object]:
    """What the words of a step speak of."""
    if family in ("main_left", "main_right"):
        return {"animal": animal_text(int(state.main_animal())), "companion": animal_text(int(state.companion()))}
    if family in ("extra_none", "extra_left", "extra_right"):
        return {"animal": animal_text(int(state.walking()))}
    if family == "take_back":
        return {"card": card_text(state, int(state.visible(state.turn)))}
    if family in ("first", "give_to"):
        return {"colour": colour_text(state, value)}
    if family == "side":
        return {"power": Text(f"thing-{POWER_NAMES[2 * int(state.dealt) + value]}")}
    if family == "totem":
        return {"animal": animal_text(value), "colour": colour_text(state, int(state.receiver()))}
    if family == "decks":
        return {"decks": ACTIONS.families["decks"].domains[0].labels[value]}
    facts: dict[str, object] = {} if value == NOBODY else {"card": card_text(state, value)}
    if family == "hand":
        facts["colour"] = colour_text(state, int(state.receiver()))
    return facts
