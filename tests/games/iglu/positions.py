"""Positions of Iglu Iglu stated in one line, and the words to play on from them.

A line names spaces, each followed by what is on it: "c3 red 2 blue fox2, c4 yellow yellow-igloo, c5". Tiles that lie
face down go to `ice`, glaciers to `glacier`, what swims to `sea`, Inuit on corners to `land`; every water space that is
not named has no tile. Kept tiles and hunted animals stand behind their colour: "red melt 2 harpoon, blue energy2". What
is an option goes to the options, all the rest into the position.
"""

from __future__ import annotations

from typing import Any

import banchisa
from support.positions import json_entry, names, play

GAME = banchisa.game("iglu")
Json = dict[str, Any]

COLOURS = ("red", "blue", "yellow", "green")
CELLS = [column + row for row in "12345678" for column in "abcdefgh"]
CORNERS = ("a1", "h1", "a8", "h8")
CENTRE = ("d4", "e4", "d5", "e5")
WATER = [cell for cell in CELLS if cell not in CORNERS]
ALL_WATER = " ".join(WATER)
START_ICE = " ".join(cell for cell in WATER if cell not in CENTRE)
RING = "b1, c1, d1, e1, f1, g1, a2, h2, a3, h3, a4, h4, a5, h5, a6, h6, a7, h7, b8, c8, d8, e8, f8, g8"
DEALT = ("fish 1", "fish 2", "fish 3", "fish 2")  # the open centre at the start: d4, e4, d5, e5


# stating a position


def melting(ice: str = "", **more: Any) -> banchisa.State:
    """The turn of a seat begins."""
    return GAME.from_json(position_json(ice, "turn", **more))


def acting(ice: str = "", **more: Any) -> banchisa.State:
    """Phase 2 of a seat."""
    return GAME.from_json(position_json(ice, "act", **more))


def drifting(ice: str = "", **more: Any) -> banchisa.State:
    """A Drift tile has been melted, and one push is due."""
    return GAME.from_json(position_json(ice, "drift", **more))


def position_json(
    ice: str,
    phase: str,
    glacier: str = "",
    sea: str = "",
    land: str = "",
    kept: str = "",
    hunted: str = "",
    seats: int = 4,
    **more: Any,
) -> Json:
    """The position as JSON."""
    tiles, glaciers = group_words(ice, CELLS), group_words(glacier, CELLS)
    things = tiles + glaciers + group_words(sea, CELLS) + group_words(land, CELLS)
    options = {name: value for name, value in more.items() if name in GAME.options}
    data: Json = {
        "seats": seats,
        "options": options,
        "phase": phase,
        "ice": list(dict.fromkeys(cell for cell, _ in tiles)),  # a space may be named again for what is on it
        "glaciers": [cell for cell, _ in glaciers],
        "inuit": by_seat(seats, things, ""),
        "igloos": by_seat(seats, things, "-igloo"),
        "fish": values_of("fish", things),
        "foxes": values_of("fox", things),
        "bears": [cell for cell, found in things if "bear" in found],
        "kept": count_by_colour(seats, kept),
        "hunted": count_by_colour(seats, hunted),
        "shown": {"glacier": len(glaciers)},
    }
    return data | {name: value for name, value in more.items() if name not in options}


STATED = {"at": position_json}


def group_words(line: str, heads: list[str]) -> list[tuple[str, list[str]]]:
    """Each head of a line with the words behind it; "2 red" is "red red"."""
    groups: list[tuple[str, list[str]]] = []
    times = 1
    for word in line.replace(",", " ").split():
        if word in heads:
            groups.append((word, []))
        elif word.isdigit():
            times = int(word)
        else:
            groups[-1][1].extend([word] * times)
            times = 1
    return groups


def by_seat(seats: int, things: list[tuple[str, list[str]]], ending: str) -> list[list[str]]:
    """The spaces of a piece of each colour."""
    wanted = [f"{colour}{ending}" for colour in COLOURS[:seats]]
    return [[cell for cell, found in things for word in found if word == piece] for piece in wanted]


def values_of(animal: str, things: list[tuple[str, list[str]]]) -> dict[str, list[int]]:
    """The values of the fish or foxes of each space."""
    found = {cell: [int(word[-1]) for word in words if word[:-1] == animal] for cell, words in things}
    return {cell: values for cell, values in found.items() if values}


def count_by_colour(seats: int, line: str) -> list[dict[str, int]]:
    """What stands behind each colour of a line, counted."""
    words = dict(group_words(line, list(COLOURS)))
    return [{word: words[colour].count(word) for word in words.get(colour, [])} for colour in COLOURS[:seats]]


def less(line: str, *cells: str) -> str:
    """A line of spaces without some of them."""
    return " ".join(cell for cell in line.split() if cell not in " ".join(cells).replace(",", " ").split())


# playing on


def start(seats: int, *steps: str, **options: object) -> banchisa.State:
    """A game from its first step on."""
    return play(GAME.start(seats, **options), *steps)


def first_turn(seats: int = 4, cell: str = "b1", **options: object) -> banchisa.State:
    """The first turn, with all Inuit on one space of the ring."""
    return start(seats, *DEALT, *[f"place {cell}"] * {2: 10, 3: 9, 4: 12}[seats], **options)


# looking at a position


def offers(state: banchisa.State, words: str) -> str:
    """What is offered behind these words: offered(state, "kayak d3") is "e3, c4"."""
    return ", ".join(name.removeprefix(f"{words} ") for name in names(state) if f"{name} ".startswith(f"{words} "))


def families(state: banchisa.State) -> str:
    """The families of the legal actions."""
    return " ".join(dict.fromkeys(name.split()[0] for name in names(state)))


def question(state: banchisa.State) -> str:
    """What is asked of whom: "answer blue", "tile chance", "over"."""
    phase = json_entry(state, "phase")
    if state.actor == banchisa.OVER:
        return phase
    return f"{phase} {'chance' if state.actor == banchisa.CHANCE else COLOURS[state.actor]}"


def at(state: banchisa.State, cell: str) -> str:
    """What a space is and what is on it: "ice 2 blue blue-igloo fox2"."""
    data = state.to_json()
    words = ["glacier" if cell in data["glaciers"] else "ice"] if cell in data["ice"] else ["sea"]
    words = ["land"] if cell in CORNERS and words == ["sea"] else words
    for colour, inuit in zip(COLOURS, data["inuit"], strict=False):
        if cell in inuit:
            words.append(colour if inuit.count(cell) == 1 else f"{inuit.count(cell)} {colour}")
    words += [f"{colour}-igloo" for colour, igloos in zip(COLOURS, data["igloos"], strict=False) if cell in igloos]
    words += [f"fish{value}" for value in data["fish"].get(cell, [])]
    words += [f"fox{value}" for value in data["foxes"].get(cell, [])]
    return " ".join(words + ["bear"] * (cell in data["bears"]))


def tiles(state: banchisa.State) -> str:
    """Where tiles lie, glaciers included."""
    return ", ".join(json_entry(state, "ice"))
