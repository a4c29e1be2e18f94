"""Reading and checking what lies in the box, packaged or the user's own."""

from __future__ import annotations

from typing import final

from banchisa.engine.components import Components, need, number, rows, section, words
from banchisa.engine.errors import ComponentsError
from banchisa.engine.grids import square_grid
from banchisa.games.pinguinoe.rules.board import (
    CARD_COLS,
    CARD_ROWS,
    CARDS,
    CORNERS,
    FRONT_NAMES,
    FRONTS,
    LAYOUTS,
    LEAST_ROUNDS,
    LIGHT_FRONTS,
    MOST_ROUNDS,
    OBJECTS,
    PLACE_KINDS,
    SPOTS,
    TALL,
    WIDE,
)

Rows = list[str]
MAP_LETTERS = ".iedfb"
ARK_LETTERS = ".iba"
IGLOO_LETTERS = ".iy"
NAMED = {
    ".": "sea",
    "i": "ice",
    "e": "search space, Inuk",
    "d": "search space, dog sled",
    "f": "seal space",
    "b": "ice block",
    "a": "hull",
    "y": "igloo",
}
COLOURS = ("red", "yellow", "green", "blue")  # those that have names in every language
PRINTED = (2, 4, 2, 2, 2, 2, 2, 1, 1, 2)  # how many search cards of each kind the rulebook lists
WANTED = {"standard": (16, 14), "two_player": (13, 9)}  # light and dark places
PARTS = ("grid", "layout", "ark", "igloo", "map_card", "search_card", "pawns", "rules")
RULES = (
    "seal_results", "seal_steps", "reveal_cost", "jump_cost", "skates_bonus", "blizzard_malus",
    "events_that_end_the_game", "round_limit",
)  # fmt: skip
PROVENANCE = ("basis", "note")  # also behind the name of an entry: jump_cost_basis
_GRID = square_grid(WIDE, TALL)


@final
class Layout:
    """Where the cards of one layout lie, and which corners the seats have."""

    def __init__(self, name: str, data: dict[str, object]) -> None:
        self.where = f"layout.{name}"
        _check_names(data, self.where, ("ark", "cards", "corners", "seats_2", "seats_3", "seats_4"))
        self.columns = CARD_COLS if name == "standard" else CARD_COLS - 2
        self.kinds = self._kinds(data)
        self.ark = _place(data.get("ark"), f"{self.where}.ark")
        self.corners = self._corners(section(data, "corners"))
        self.seats = {n: self._seats(data, n) for n in ((2, 3, 4) if name == "standard" else (2,))}
        self._check_counts(name)

    def _kinds(self, data: dict[str, object]) -> list[list[str]]:
        """What lies on each place, row by row."""
        found: list[list[str]] = []
        for line, row in enumerate(rows(data, "cards"), start=1):
            cells = row if isinstance(row, list) else []
            need(len(cells) == self.columns, f"{self.where}.cards: row {line} must name {self.columns} places")
            for kind in cells:
                if kind not in PLACE_KINDS[:4]:
                    raise ComponentsError(
                        f"{self.where}.cards: row {line}: {kind!r} is unknown; allowed: light, dark, ark, igloo"
                    )
            found.append([str(kind) for kind in cells])
        need(len(found) == CARD_ROWS, f"{self.where}.cards: {CARD_ROWS} rows are needed, not {len(found)}")
        return found

    def _corners(self, data: dict[str, object]) -> dict[str, tuple[int, int]]:
        found = {name: _place(place, f"{self.where}.corners.{name}") for name, place in data.items()}
        for name in found:
            need(name in CORNERS, f"{self.where}.corners: {name!r} is no corner; allowed: {', '.join(CORNERS)}")
        return found

    def _seats(self, data: dict[str, object], seats: int) -> list[str]:
        named = words(data, f"seats_{seats}", self.where)
        if len(named) != seats or len(set(named)) != seats or not set(named) <= set(self.corners):
            raise ComponentsError(f"{self.where}.seats_{seats}: {seats} different corners of this layout are needed")
        return named

    def at(self, row: int, column: int) -> str:
        return self.kinds[row][column] if row < CARD_ROWS and column < self.columns else "empty"

    def _check_counts(self, name: str) -> None:
        laid = [kind for row in self.kinds for kind in row]
        for kind, wanted in zip(("light", "dark", "ark"), (*WANTED[name], 1), strict=True):
            if laid.count(kind) != wanted:
                raise ComponentsError(f"{self.where}.cards: {laid.count(kind)} places are {kind}; {wanted} are needed")
        need(self.at(*self.ark) == "ark", f"{self.where}.ark: the ark does not lie there")
        igloos = {(r, c) for r in range(CARD_ROWS) for c in range(self.columns) if self.at(r, c) == "igloo"}
        if igloos != set(self.corners.values()) or len(self.corners) != len(igloos):
            raise ComponentsError(f"{self.where}.corners: must be exactly the places of the igloos")


@final
class PinguinoeComponents(Components):
    """Layouts, faces of all cards, search cards, colours and numbers, all of them checked."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(data)
        _check_names(data, "", PARTS)
        _check_grid(section(data, "grid"))
        layouts = section(data, "layout")
        _check_names(layouts, "layout", LAYOUTS)
        self.layouts = {name: Layout(name, section(layouts, name)) for name in LAYOUTS}
        self.ark = _ark(section(data, "ark"))
        igloos = section(data, "igloo")
        _check_names(igloos, "igloo", CORNERS)
        self.igloos = [_igloo(igloos, corner) for corner in CORNERS]
        self.fronts = _fronts(rows(data, "map_card"))
        self.box = _box(rows(data, "search_card"))
        pawns = section(data, "pawns")
        _check_names(pawns, "pawns", ("penguins", "seal"))
        self.colours = words(pawns, "penguins", "pawns")
        if sorted(self.colours) != sorted(COLOURS):
            raise ComponentsError(f"pawns.penguins: four different colours are needed; allowed: {', '.join(COLOURS)}")
        rules = section(data, "rules")
        _check_names(rules, "rules", RULES)
        self.seal_results = _results(rules)
        self.seal_steps = number(rules, "seal_steps", "rules", 1, 9)
        self.reveal_cost = number(rules, "reveal_cost", "rules", 1, 5)
        self.jump_cost = number(rules, "jump_cost", "rules", 1, 5)
        self.skates_bonus = number(rules, "skates_bonus", "rules", 1, 4)
        self.blizzard_malus = number(rules, "blizzard_malus", "rules", 0, 5)
        self.last_event = number(rules, "events_that_end_the_game", "rules", 1, 5)
        self.round_limit = number(rules, "round_limit", "rules", LEAST_ROUNDS, MOST_ROUNDS)  # PIN-5.4


def _check_names(data: dict[str, object], where: str, allowed: tuple[str, ...]) -> None:
    """Refuse an entry that nobody would read."""
    for name in data:
        if name not in allowed and not name.endswith(PROVENANCE):
            place = f"{where}: " if where else ""
            raise ComponentsError(f"{place}{name!r} is unknown; allowed: {', '.join(allowed)}")


# the grid


def _check_grid(grid: dict[str, object]) -> None:
    """Actions are numbered by places and cells, so the grid is as printed."""
    wanted = {"card_rows": CARD_ROWS, "card_cols": CARD_COLS, "cells_per_card_rows": TALL, "cells_per_card_cols": WIDE}
    _check_names(grid, "grid", tuple(wanted))
    for name, size in wanted.items():
        need(grid.get(name) == size, f"grid.{name}: must be {size}, not {grid.get(name)!r}")


def _place(data: object, where: str) -> tuple[int, int]:
    if isinstance(data, list) and len(data) == 2:
        row, column = data
        if isinstance(row, int) and isinstance(column, int) and 0 <= row < CARD_ROWS and 0 <= column < CARD_COLS:
            return row, column
    raise ComponentsError(f"{where}: must be the row and the column of a place, not {data!r}")


# faces of cards


def _face(data: object, where: str, letters: str) -> Rows:
    """Three rows of four letters."""
    if not isinstance(data, list) or len(data) != TALL:
        raise ComponentsError(f"{where}: {TALL} rows of {WIDE} spaces are needed")
    for r, row in enumerate(data, start=1):
        if not isinstance(row, str) or len(row) != WIDE:
            raise ComponentsError(f"{where}: row {r} must have {WIDE} spaces, not {row!r}")
        for c, letter in enumerate(row, start=1):
            if letter not in letters:
                allowed = ", ".join(f"{known} ({NAMED[known]})" for known in letters)
                raise ComponentsError(f"{where}: row {r}, space {c}: {letter!r} cannot stand here; allowed: {allowed}")
    return [str(row) for row in data]


def _where(face: Rows, letters: str) -> list[int]:
    """The cells that show one of these letters."""
    return [k for k, letter in enumerate("".join(face)) if letter in letters]


def cell_words(cell: int) -> str:
    return f"row {cell // WIDE + 1}, space {cell % WIDE + 1}"


def _check_connected(face: Rows, where: str) -> None:
    """The cells that are no blocks hang together, so that every way through the sea stays open."""
    free = sum(1 << cell for cell in range(SPOTS) if "".join(face)[cell] != "b")
    regions = [_GRID.region(1 << cell, free) for cell in range(SPOTS) if free >> cell & 1]
    need(regions, f"{where}: every space is an ice block")
    largest = max(regions, key=int.bit_count)
    for cell in range(SPOTS):
        if free >> cell & 1 and not largest >> cell & 1:
            raise ComponentsError(f"{where}: {cell_words(cell)} is cut off from the other spaces by ice blocks")


def edges(face: Rows) -> dict[str, str]:
    """The letters along each edge of a face."""
    return {
        "northern": face[0], "eastern": "".join(row[-1] for row in face),
        "southern": face[-1], "western": "".join(row[0] for row in face),
    }  # fmt: skip


def _ark(data: dict[str, object]) -> list[Rows]:
    _check_names(data, "ark", ("A", "B"))
    faces = [_face(data.get(name), f"ark.{name}", ARK_LETTERS) for name in ("A", "B")]
    hulls = [_where(face, "a") for face in faces]
    for name, face, hull in zip("AB", faces, hulls, strict=True):
        need(len(hull) == 2, f"ark.{name}: two hull spaces are needed, not {len(hull)}")
        _check_connected(face, f"ark.{name}")
        need(set("".join(edges(face).values())) != {"b"}, f"ark.{name}: the hull cannot be reached")
    if hulls[0] != hulls[1]:
        moved = next(cell for cell in hulls[1] if cell not in hulls[0])
        raise ComponentsError(f"ark.B: {cell_words(moved)} is hull, but not on face A")
    return faces


def _igloo(data: dict[str, object], corner: str) -> Rows:
    face = _face(data.get(corner), f"igloo.{corner}", IGLOO_LETTERS)
    need(len(_where(face, "y")) == 1, f"igloo.{corner}: one igloo is needed, not {len(_where(face, 'y'))}")
    return face


def _fronts(cards: list[object]) -> list[Rows]:
    need(len(cards) == FRONTS, f"map_card: {len(cards)} cards are listed; the game has {FRONTS}")
    found: list[Rows] = []
    for k, (card, id) in enumerate(zip(cards, FRONT_NAMES, strict=True)):
        entry = _entry(card, id, f"map_card: expected {id} as card {k + 1}")
        found.append(_front(entry, id, "light" if k < LIGHT_FRONTS else "dark"))
    return found


def _entry(card: object, id: str, expected: str) -> dict[str, object]:
    """The table of a card that must have this id."""
    found = card.get("id") if isinstance(card, dict) else card
    if not isinstance(card, dict) or found != id:
        raise ComponentsError(f"{expected}, found {found!r}")
    return card


def _front(card: dict[str, object], id: str, sea: str) -> Rows:
    where = f"map_card {id}"
    _check_names(card, where, ("id", "sea", "rows"))
    need(card.get("sea") == sea, f"{where}: must be {sea} sea, not {card.get('sea')!r}")
    face = _face(card.get("rows"), where, MAP_LETTERS)
    for letters, what in (("ed", "search space"), ("f", "seal space")):
        cells = _where(face, letters)
        if len(cells) > 1:
            raise ComponentsError(f"{where}: {cell_words(cells[1])} is a second {what}; one is allowed")
    _check_connected(face, where)
    for edge, letters in edges(face).items():
        need(letters.count("b") <= 1, f"{where}: the {edge} edge has {letters.count('b')} ice blocks; one is allowed")
    return face


# search cards and numbers


def _box(cards: list[object]) -> list[int]:
    """How many search cards of each kind there are: as printed, for the proofs about the deck rest on it."""
    need(len(cards) == len(CARDS), f"search_card: {len(cards)} kinds are listed; the game has {len(CARDS)}")
    for k, (card, id) in enumerate(zip(cards, CARDS, strict=True)):
        entry = _entry(card, id, f"search_card: expected {id} as kind {k + 1}")
        _check_names(entry, f"search_card {id}", ("id", "kind", "count"))
        kind = "object" if k < OBJECTS else "event"
        need(entry.get("kind") == kind, f"search_card {id}: must be an {kind}, not {entry.get('kind')!r}")
        number(entry, "count", f"search_card {id}", PRINTED[k], PRINTED[k])
    return list(PRINTED)


def _results(rules: dict[str, object]) -> list[int]:
    """The two results of the die that move the seal."""
    found = [result for result in rows(rules, "seal_results") if isinstance(result, int) and 1 <= result <= 6]
    need(len(found) == 2 and len(set(found)) == 2, "rules.seal_results: two different results from 1 to 6 are needed")
    return sorted(found)


# what one may want to know, without its being a mistake


def remarks(components: PinguinoeComponents) -> list[str]:
    """Where the fronts break the rules of the designed ones: fairness and passage. It helps to check typed cards."""
    found: list[str] = []
    for k, (face, id) in enumerate(zip(components.fronts, FRONT_NAMES, strict=True)):
        least, most = (6, 7) if k < LIGHT_FRONTS else (3, 4)
        firm = len(_where(face, "iedf"))
        if not least <= firm <= most:
            found.append(f"map_card {id}: {firm} firm spaces; the other cards of its colour have {least} or {most}")
        bare = [edge for edge, letters in edges(face).items() if not set(letters) & set("iedf")]
        if len(bare) > 1:
            found.append(f"map_card {id}: no firm space on the {' and the '.join(bare)} edge")
    found.extend(_find_unmirrored(components.fronts[:LIGHT_FRONTS], FRONT_NAMES[:LIGHT_FRONTS]))
    found.extend(_find_unmirrored(components.fronts[LIGHT_FRONTS:], FRONT_NAMES[LIGHT_FRONTS:]))
    return found


def turn(face: Rows) -> Rows:
    """A face upside down."""
    return [row[::-1] for row in reversed(face)]


def _either_way(face: Rows) -> str:
    """A name for a face that does not depend on how the card lies."""
    return min("".join(face), "".join(turn(face)))


def _find_unmirrored(faces: list[Rows], ids: list[str]) -> list[str]:
    """The cards of a colour without a mirror image: with them the corners of the map are not alike."""
    left = [_either_way([row[::-1] for row in face]) for face in faces]
    lone: list[str] = []
    for face, id in zip(faces, ids, strict=True):
        if _either_way(face) in left:
            left.remove(_either_way(face))
        else:
            lone.append(f"map_card {id}: no card of its colour is its mirror image")
    return lone
