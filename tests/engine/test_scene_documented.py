"""The protocol names every field of a scene, and none that is not there."""

import re
from pathlib import Path

import pytest

from banchisa.engine import scene

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
TABLES = {
    "Scene": [scene.Scene], "Prompt": [scene.Prompt], "Players": [scene.Player], "Pieces": [scene.Piece],
    "Faces": [scene.Face], "Zones": [scene.Zone], "Marks": [scene.Mark], "Choices": [scene.Choice],
    "Counters": [scene.Counter], "Sums": [scene.Sum], "Legend, layers": [scene.Legend, scene.Layer],
    "Boards": [scene.Board],
}  # fmt: skip
PARTS = {"cells": scene.Cell, "edges": scene.Edge, "letters": scene.Lettering, "regions": scene.Region}


def rows_of(heading: str) -> list[str]:
    """The rows of the first table under a heading, the one of the fields."""
    part = PROTOCOL.read_text(encoding="utf-8").split(f"\n### {heading}\n")[1].split("\n#")[0]
    table = part.split("|---|---|\n")[1].split("\n\n")[0]
    return table.strip().splitlines()


def names_of(kind: type) -> set[str]:
    return {*kind.__struct_fields__}


@pytest.mark.parametrize("heading", TABLES)
def test_every_field_has_its_row(heading):
    named = [name for row in rows_of(heading) for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert len(named) == len(set(named))
    assert set(named) == set.union(*map(names_of, TABLES[heading]))


@pytest.mark.parametrize("part", PARTS)
def test_every_field_of_a_part_of_a_board_is_named(part):
    (row,) = [row for row in rows_of("Boards") if row.startswith(f"| `{part}`")]
    assert set(re.findall(r"`(\w+)`", row)) >= names_of(PARTS[part])
