"""What the things of the table are called: their ids in the scene, and their names as texts."""

from __future__ import annotations

from typing import Final

from banchisa.engine.cache import make_once
from banchisa.engine.texts import Text
from banchisa.games.arctic.components import ArcticComponents
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES, POWER_NAMES, SIDE_NAMES
from banchisa.games.arctic.rules.state import TableState

_CARDS: Final = [f"card-{name}" for name in CARD_NAMES]
_TOKENS: Final = [f"token-{name}" for name in ANIMAL_NAMES]
_POWERS: Final = [f"power-{name}" for name in ANIMAL_NAMES]


def card_id(card: int) -> str:
    return _CARDS[card]


def token_id(animal: int) -> str:
    return _TOKENS[animal]


def power_id(animal: int) -> str:
    return _POWERS[animal]


@make_once
def card_text(box: ArcticComponents, card: int) -> Text:
    """A card in words: main animal, draw and placement value, companion."""
    main, companion = (Text(f"animal-{ANIMAL_NAMES[animal]}") for animal in (box.mains[card], box.companions[card]))
    return Text("card", {"main": main, "draw": box.draws[card], "place": box.places[card], "companion": companion})


def animal_text(animal: int) -> Text:
    return Text(f"thing-{ANIMAL_NAMES[animal]}")


def the_animal_text(animal: int) -> Text:
    """An animal with its article, as a sentence needs it."""
    return Text(f"the-{ANIMAL_NAMES[animal]}")


def letter_text(animal: int) -> Text:
    """The letter that stands for an animal in the reader's language."""
    return Text(f"letter-{ANIMAL_NAMES[animal]}")


def colour_text(state: TableState, seat: int) -> Text:
    return Text(f"colour-{state.agreed.colours[seat]}")


def power_text(power: int) -> Text:
    return Text(f"thing-{POWER_NAMES[power]}")


def power_card_text(power: int) -> Text:
    """A Power card: its animal, and the power on one of its sides."""
    return Text("power-card", {"animal": animal_text(power // len(SIDE_NAMES)), "power": power_text(power)})


def way_text(state: TableState, animal: int, step: int) -> Text:
    """Where a token goes by this step, and the value of the Landscape card it comes to."""
    value = int(state.agreed.landscape[int(state.token(animal)) + step])
    return Text("way-right" if step > 0 else "way-left", {"animal": the_animal_text(animal), "value": value})
