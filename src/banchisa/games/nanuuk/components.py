"""Reading and checking what lies in the box, packaged or the user's own."""

from __future__ import annotations

from typing import final

from banchisa.engine.components import Components, need, number, rows, section, words
from banchisa.engine.errors import ComponentsError
from banchisa.games.nanuuk.rules.board import BEAR, CELL_NAMES, CELL_OF, CELLS, GRID, INUK, MOST_BEARS, PLACES, TILES
from banchisa.games.nanuuk.rules.sheet import ANIMAL_NAMES, EQUIPMENT_NAMES, MOST_STORED

LAYOUT_KEYS = ("2", "3", "4")
PARTS = ("in24", "in22")


@final
class NanuukComponents(Components):
    """Board, layouts, material, values and exchange, all of them checked."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(data)
        board = section(data, "board")
        self.igloos = _mask(words(board, "igloos", "board"), "board.igloos")
        cells = _cells(board)
        self.floe = (1 << CELLS) - 1
        self.part24 = _part(cells, "in24")
        self.part22 = _part(cells, "in22")
        self.counts: dict[str, list[int]] = {}
        self.layouts: dict[str, list[int]] = {}
        for key in LAYOUT_KEYS:
            self._read_layout(key)
        values = section(data, "values")
        self.values = [number(values, animal, "values", 0, 99) for animal in ANIMAL_NAMES]
        self.home_bonus = number(values, "home_bonus", "values", 0, 99)
        self.gifts = _gifts(section(data, "exchange"))
        self.colours = words(section(data, "seats"), "colours", "seats")
        need(len(set(self.colours)) >= 4, "seats.colours: four different colours are needed")
        self._check_igloos()

    def part(self, key: str) -> int:
        """The spaces in play with the layout for so many hunters."""
        return {"4": self.floe, "3": self.part24, "2": self.part22}[key]

    def _read_layout(self, key: str) -> None:
        material = section(section(self.data, "material"), key)
        self.counts[key] = [number(material, kind, f"material.{key}", 0, MOST_STORED) for kind in TILES]
        number(material, TILES[BEAR], f"material.{key}", 0, MOST_BEARS)
        need(self.counts[key][INUK] != 0, f"material.{key}: at least one Inuk is needed")
        if sum(self.counts[key][TILES.index(animal)] for animal in ANIMAL_NAMES) == 0:
            raise ComponentsError(f"material.{key}: at least one animal is needed")
        layout = section(section(self.data, "layout"), key)
        masks = [_mask(words(layout, kind, f"layout.{key}"), f"layout.{key}.{kind}") for kind in TILES]
        for kind, mask, count in zip(TILES, masks, self.counts[key], strict=True):
            if mask.bit_count() != count:
                raise ComponentsError(
                    f"layout.{key}.{kind}: {mask.bit_count()} spaces are listed, material.{key} has {count}"
                )
        self._check_layout(key, masks)
        self.layouts[key] = masks

    def _check_layout(self, key: str, masks: list[int]) -> None:
        """Every space in play but the igloos carries exactly one piece."""
        laid = 0
        for kind, mask in zip(TILES, masks, strict=True):
            if laid & mask:
                raise ComponentsError(f"layout.{key}.{kind}: {_names(laid & mask)} already has another piece")
            laid |= mask
        wanted = self.part(key) & ~self.igloos
        if laid & ~wanted:
            raise ComponentsError(f"layout.{key}: {_names(laid & ~wanted)} is an igloo or out of play")
        if wanted & ~laid:
            raise ComponentsError(f"layout.{key}: {_names(wanted & ~laid)} has no piece")

    def _check_igloos(self) -> None:
        for name, part in (("in24", self.part24), ("in22", self.part22)):
            need(part & self.igloos, f"board.cells: the part {name} has no igloo")


def _cells(board: dict[str, object]) -> list[dict[str, object]]:
    """The spaces, which must be the 31 of the floe: actions are numbered by them."""
    cells = rows(board, "cells")
    need(len(cells) == CELLS, f"board.cells: {len(cells)} spaces are listed; the floe has {CELLS}")
    found: list[dict[str, object]] = []
    for cell, (name, q, r) in zip(cells, PLACES, strict=True):
        if not isinstance(cell, dict):
            raise ComponentsError(f"board.cells: {name} must be a table with name, q, r, in24, in22")
        if (cell.get("name"), cell.get("q"), cell.get("r")) != (name, q, r):
            raise ComponentsError(
                f"board.cells: expected {name} at q = {q}, r = {r}, found {cell.get('name')!r} "
                f"at q = {cell.get('q')!r}, r = {cell.get('r')!r}"
            )
        found.append(cell)
    return found


def _part(cells: list[dict[str, object]], flag: str) -> int:
    """The spaces that belong to a smaller board; they must hang together."""
    mask = 0
    for k, cell in enumerate(cells):
        if not isinstance(cell.get(flag), bool):
            raise ComponentsError(f"board.cells: {CELL_NAMES[k]}.{flag} must be true or false")
        if cell[flag]:
            mask |= 1 << k
    if mask == 0 or not GRID.is_connected(mask):
        raise ComponentsError(f"board.cells: the spaces with {flag} = true must be one connected part of the floe")
    return mask


def _mask(names: list[str], where: str) -> int:
    mask = 0
    for name in names:
        need(name in CELL_OF, f"{where}: {name!r} is not a space; allowed: A1 to G2")
        if mask >> CELL_OF[name] & 1:
            raise ComponentsError(f"{where}: {name} is listed twice")
        mask |= 1 << CELL_OF[name]
    return mask


def _gifts(exchange: dict[str, object]) -> list[int]:
    """The equipment that each set of animals brings."""
    single: list[int] = []
    for animal in ANIMAL_NAMES:
        things = words(exchange, animal, "exchange")
        for thing in things:
            if thing not in EQUIPMENT_NAMES:
                raise ComponentsError(
                    f"exchange.{animal}: {thing!r} is not equipment; allowed: {', '.join(EQUIPMENT_NAMES)}"
                )
        single.append(sum(1 << EQUIPMENT_NAMES.index(thing) for thing in set(things)))
    gifts: list[int] = []
    for mask in range(16):
        together = 0
        for k, gift in enumerate(single):
            if mask >> k & 1:
                together |= gift
        gifts.append(together)
    return gifts


def _names(mask: int) -> str:
    return ", ".join(name for k, name in enumerate(CELL_NAMES) if mask >> k & 1)
