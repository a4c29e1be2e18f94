"""Positions of Arctic stated in one line, and the words to play on from them.

Cards are written by their codes with blanks between them, one text for each seat: hands ["1O2 1P3", "2F1"], piles
from bottom to top with a star for a joker ["1B3 1O2* 1W5"], penalties with "-" for a card that nobody has seen. Powers
are "moose_place 0, walrus_main 1, orca_pile -": in the game, and owned by a seat or by nobody. What is not said is of
no account: other seats hold three cards each, the River is full, and tokens stand at position 2. A small draw pile is
made by laying the rest unseen into the last seat's Penalty zone.
"""

from __future__ import annotations

from typing import Any

import banchisa
from banchisa.engine.rng import Rng
from support.positions import json_entry, names, refusal

GAME = banchisa.game("arctic")
ANIMALS = ("fox", "moose", "walrus", "orca", "puffin", "bear")
POWERS = (
    "fox_joker", "fox_under", "moose_draw", "moose_place", "walrus_main", "walrus_companion", "orca_refill",
    "orca_pile", "puffin_swap", "puffin_takeback", "bear_draw", "bear_give",
)  # fmt: skip
LETTERS = "FMWOPB"
Json = dict[str, Any]


# stating a position


def table(seats: int = 2, **things: Any) -> banchisa.State:
    """A position, at the beginning of a seat's turn unless a phase is given."""
    return GAME.from_json(table_json(seats, **things))


def table_json(
    seats: int = 2,
    hands: list[str] | None = None,
    piles: list[str] | None = None,
    penalties: list[str] | None = None,
    powers: str = "",
    tokens: str = "",
    river: str | None = None,
    seat: int = 0,
    **more: Any,
) -> Json:
    named = " ".join([*(hands or []), *(piles or []), *(penalties or []), river or "", str(more.get("aside", ""))])
    spare = Spare(more.get("decks", list(range(1, seats + 1))), named)
    options = {name: more.pop(name) for name in list(more) if name in GAME.options and name != "decks"}
    sides, owners = powers_json(powers)
    full = hands or []
    data = {
        "seats": seats,
        "options": options,
        "seat": seat,
        "hands": [hand.split() for hand in full] + [spare.take(3) for _ in range(seats - len(full))],
        "piles": [pile.split() for pile in [*(piles or []), *[""] * seats][:seats]],
        "penalties": [penalties_json(row) for row in [*(penalties or []), *[""] * seats][:seats]],
        "river": spare.take(6) if river is None else river.split(),
        "tokens": tokens_json(tokens),
        "sides": sides,
        "owners": owners,
    } | more
    if "pile" in more:
        evict_idle(data)
    return data


STATED = {"table": table_json}


def evict_idle(data: Json) -> None:
    """Make the draw pile as small as it is said to be: the rest lies unseen in the last seat's Penalty zone."""
    reserve = data.setdefault("reserve", 0 if data.get("opened") else {2: 5, 3: 10, 4: 15}[data["seats"]])
    lying = [card for row in (*data["hands"], *data["piles"], *data["penalties"], data["river"]) for card in row]
    data["penalties"][-1] += [None] * (30 * data["seats"] - len(lying) - data["pile"] - reserve)


class Spare:
    """Cards that nobody has named, from the last ones on."""

    def __init__(self, decks: list[int], named: str) -> None:
        taken = set(named.replace("*", "").split())
        codes = [f"{deck}{letter}{draw}" for deck in decks for letter in LETTERS for draw in range(1, 6)]
        self.left = [code for code in codes if code not in taken]

    def take(self, count: int) -> list[str]:
        return [self.left.pop() for _ in range(count)]


def powers_json(text: str) -> tuple[Json, Json]:
    sides: Json = {}
    owners: Json = {}
    for power, owner in [words.split() for words in text.split(",") if words.strip()]:
        animal = power.split("_")[0]
        sides[animal] = "AB"[POWERS.index(power) % 2]
        owners[animal] = None if owner == "-" else int(owner)
    return sides, owners


def tokens_json(text: str) -> Json:
    """ "fox 5 moose 3" as a table."""
    words = text.split()
    return {animal: int(position) for animal, position in zip(words[::2], words[1::2], strict=True)}


def penalties_json(text: str) -> list[Any]:
    return [None if word == "-" else word for word in text.split()]


# playing on


def finish(state: banchisa.State, seed: int = 1) -> banchisa.State:
    """Play on at random to the end."""
    rng = Rng(seed)
    while state.actor != banchisa.OVER:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


# looking


def legal(state: banchisa.State, family: str = "") -> list[str]:
    """The legal actions in notation, all or those of one family; of these only what they speak of."""
    return [name.partition(" ")[2] if family else name for name in names(state, family)]


def families(state: banchisa.State) -> list[str]:
    """The kinds of action that are legal."""
    return sorted({name.split()[0] for name in legal(state)})


def pile(state: banchisa.State, seat: int = 0) -> str:
    """A pile from bottom to top, jokers with a star."""
    return " ".join(card if isinstance(card, str) else f"{card['joker']}*" for card in json_entry(state, "piles")[seat])


def hand(state: banchisa.State, seat: int = 0) -> str:
    return " ".join(json_entry(state, "hands")[seat])


def penalty(state: banchisa.State, seat: int = 0) -> str:
    """A Penalty zone, "-" for a card that nobody has seen."""
    return " ".join(card["card"] or "-" for card in json_entry(state, "penalties")[seat])


def refusing_rule(state: banchisa.State, step: str) -> tuple[str, str] | None:
    """The rule that forbids a step, and why."""
    found = refusal(state, step)
    return None if found is None else (found.rule, found.reason)
