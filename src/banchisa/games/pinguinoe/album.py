"""All cards of a components file as pictures in text, for whoever types in the real ones."""

from __future__ import annotations

from banchisa.games.pinguinoe.components import Components, Rows, remarks
from banchisa.games.pinguinoe.sea import CORNERS, FRONT_NAMES, LIGHT_FRONTS, WIDE

IN_A_ROW = 8
LEGEND = ". sea   i ice   e search (Eskimo)   d search (dog sled)   f seal cell   b ice block   a hull   y igloo"


def album(components: Components) -> str:
    """Every card with its name, what the letters mean, and what is remarkable."""
    light, dark = components.fronts[:LIGHT_FRONTS], components.fronts[LIGHT_FRONTS:]
    others = [*components.ark, *components.igloos]
    parts = [
        *_shelf("light sea", light, FRONT_NAMES[:LIGHT_FRONTS]),
        *_shelf("dark sea", dark, FRONT_NAMES[LIGHT_FRONTS:]),
        *_shelf("ark and igloos", others, ["ark A", "ark B", *CORNERS]),
        LEGEND,
        *remarks(components),
    ]
    return "\n".join(parts)


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
        lines.append("  ".join(f"| {' '.join(cells)} |" for cells in row))
    return [line.rstrip() for line in [*lines, lines[1]]]
