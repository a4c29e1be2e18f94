"""All cards of a components file as pictures in text, to check cards that were typed in."""

from __future__ import annotations

from banchisa.games.pinguinoe.components import NAMED, PinguinoeComponents, Rows, remarks
from banchisa.games.pinguinoe.rules.board import CORNERS, FRONT_NAMES, LETTERS, LIGHT_FRONTS, WIDE
from banchisa.games.pinguinoe.view.text import SIGNS

IN_A_ROW = 8
SIGN_OF = {letter: SIGNS[kind][0] for kind, letter in enumerate(LETTERS) if kind in SIGNS}


def draw_components(components: PinguinoeComponents) -> str:
    """Every card with its name, drawn with the signs of the map, what they mean, and what is remarkable."""
    light, dark = components.fronts[:LIGHT_FRONTS], components.fronts[LIGHT_FRONTS:]
    others = [*components.ark, *components.igloos]
    parts = [
        *_shelf("light sea", light, FRONT_NAMES[:LIGHT_FRONTS]),
        *_shelf("dark sea", dark, FRONT_NAMES[LIGHT_FRONTS:]),
        *_shelf("ark and igloos", others, ["ark A", "ark B", *CORNERS]),
        *_key(),
        *remarks(components),
    ]
    return "\n".join(parts)


def _key() -> list[str]:
    """Each sign with the letter that stands for it in the file."""
    lines = [f"{sign}  {NAMED[letter]}" for letter, sign in SIGN_OF.items()]
    width = max(len(line) for line in lines)
    letters = [f"{line:{width}}  in the file: {letter}" for line, letter in zip(lines, SIGN_OF, strict=True)]
    return ["signs", *letters]


def _shelf(title: str, faces: list[Rows], names: list[str]) -> list[str]:
    """Cards side by side under a title."""
    lines = [title]
    for first in range(0, len(faces), IN_A_ROW):
        lines.extend(_cards(faces[first : first + IN_A_ROW], names[first : first + IN_A_ROW]))
    return [*lines, ""]


def _cards(faces: list[Rows], names: list[str]) -> list[str]:
    border = "+" + "-" * (2 * WIDE + 1) + "+"
    lines = ["  ".join(f" {name:{len(border) - 1}}" for name in names), "  ".join([border] * len(faces))]
    for row in zip(*faces, strict=True):
        drawn = [" ".join(SIGN_OF[letter] for letter in cells) for cells in row]
        lines.append("  ".join(f"| {signs} |" for signs in drawn))
    return [line.rstrip() for line in [*lines, lines[1]]]
