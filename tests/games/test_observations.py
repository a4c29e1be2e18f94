"""What seats observe of the five games is what the position says, wherever they sit."""

import importlib
import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import banchisa
from banchisa.engine.errors import PositionError
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES
from banchisa.games.icehike.rules.board import CELL_NAMES as HIKE_CELLS
from banchisa.games.icehike.rules.board import COLOURS, CUBES, FINDS
from banchisa.games.icehike.rules.board import TILES as HIKE_TILES
from banchisa.games.iglu.rules.board import CELL_NAMES as FIELD_CELLS
from banchisa.games.iglu.rules.board import KEPT, TOKENS
from banchisa.games.iglu.rules.board import TILES as ICE_TILES
from banchisa.games.nanuuk.rules import sheet
from banchisa.games.nanuuk.rules.board import CELL_NAMES as FLOE_CELLS
from banchisa.games.nanuuk.rules.board import EDGE_NAMES
from banchisa.games.nanuuk.rules.board import TILES as FLOE_TILES
from banchisa.games.pinguinoe.rules.board import CARDS, OBJECTS
from banchisa.games.pinguinoe.rules.board import CELL_NAMES as SEA_CELLS
from support.observations import read_features, shape_values, walk_game
from support.positions import play

ROOT = Path(__file__).parents[2]
TABLES = [
    ("nanuuk", 2, {"pawns": 2}), ("nanuuk", 4, {}), ("nanuuk", 3, {"mode": "intro"}), ("nanuuk", 2, {"mode": "intro"}),
    ("iglu", 2, {}), ("iglu", 4, {"first_player": "random"}), ("arctic", 2, {}), ("arctic", 3, {}),
    ("icehike", 2, {"length": "short"}), ("icehike", 4, {}), ("pinguinoe", 2, {}), ("pinguinoe", 4, {}),
]  # fmt: skip
Json = dict[str, Any]


def name_table(table: Any) -> str:
    key, seats, options = table
    return "-".join([key, str(seats), *(f"{name}={value}" for name, value in options.items())])


def one_hot(names: list[str], *chosen: str | None) -> list[int]:
    return [int(name in chosen) for name in names]


def turned(rows: list[Any], seat: int, each: int = 1) -> list[Any]:
    """What belongs to each seat, counted from a chair."""
    return rows[seat * each :] + rows[: seat * each]


def counts(names: Any, table: Json) -> list[int]:
    return [table.get(name, 0) for name in names]


def nanuuk_values(seen: Json, seat: int, seats: int) -> Json:
    if "pieces" in seen:
        each = len(seen["pieces"]) // seats
        cells = [one_hot(FLOE_CELLS, cell) for cell in turned(seen["pieces"], seat, each)]
        return {"pieces": [cells[k * each : k * each + each] for k in range(seats)]}
    each = len(seen["hunters"]) // seats
    hunters = turned(seen["hunters"], seat, each)
    by_seat = [hunters[k * each : k * each + each] for k in range(seats)]
    tiles = {**seen["tiles"], "bear": seen["bears"]}
    return {
        "hunters": [[one_hot(FLOE_CELLS, hunter["at"]) for hunter in row] for row in by_seat],
        "carried": [[one_hot(list(sheet.LEFT_NAMES), *hunter["left"]) for hunter in row] for row in by_seat],
        "stored": [[counts(sheet.ANIMAL_NAMES, hunter["stored"]) for hunter in row] for row in by_seat],
        "tiles": [one_hot(FLOE_CELLS, *tiles[kind]) for kind in FLOE_TILES],
        "still": [seen["still"]],
        "homecoming": [int(seen["homecoming"])],
        "round": [seen["round"]],
        "places": turned(seen["places"], seat),
    }


def planes(cells: list[list[str]]) -> list[list[list[int]]]:
    """A plane of the field for each list of spaces, with a space once for each time that it is named."""
    return [shape_values([row.count(name) for name in FIELD_CELLS], (8, 8)) for row in cells]


def animals(seen: Json, what: str) -> list[list[list[int]]]:
    return planes([[cell for cell, values in seen[what].items() for v in values if v == value] for value in (1, 2, 3)])


def iglu_values(seen: Json, seat: int, seats: int) -> Json:
    return {
        "ice": planes([seen["ice"]])[0],
        "glaciers": planes([seen["glaciers"]])[0],
        "bears": planes([seen["bears"]])[0],
        "fish": animals(seen, "fish"),
        "foxes": animals(seen, "foxes"),
        "inuit": planes([[cell for cell in row if cell] for row in turned(seen["inuit"], seat)]),
        "igloos": planes(turned(seen["igloos"], seat)),
        "kept": counts(KEPT, seen["kept"][seat]),
        "hand_sizes": turned([sum(kept.values()) for kept in seen["kept"]], seat),
        "unseen": counts(ICE_TILES, seen["unseen"]),
        "shown": counts(ICE_TILES, seen["shown"]),
        "supply": counts(TOKENS, seen["supply"]),
        "lost": counts(TOKENS, seen["lost"]),
        "hunted": [counts(TOKENS, row) for row in turned(seen["hunted"], seat)],
        "fleeing": turned(seen["fleeing"], seat),
        "action_points": [seen["ap"]],
        "active": one_hot([str((seat + k) % seats) for k in range(seats)], str(seen["active"])),
    }


def arctic_values(seen: Json, seat: int, seats: int) -> Json:
    def where(rows: list[list[tuple[int, str]]]) -> list[list[int]]:
        return [[next((place for place, code in row if code == name), 0) for name in CARD_NAMES] for row in rows]

    piles = [list(enumerate(pile, 1)) for pile in turned(seen["piles"], seat)]
    zones = [[card["card"] for card in zone] for zone in turned(seen["penalties"], seat)]
    placed = [code for pile in seen["piles"] for code in pile if isinstance(code, str)]
    jokers = [code["joker"] for pile in seen["piles"] for code in pile if isinstance(code, dict)]
    located = {*placed, *jokers, *seen["river"], *seen["hands"][seat], seen.get("aside"), *chain(*zones)}
    in_game = [name for name in CARD_NAMES if int(name[0]) in seen["decks"]]
    return {
        "hand": one_hot(CARD_NAMES, *seen["hands"][seat]),
        "river": one_hot(CARD_NAMES, *seen["river"]),
        "unseen": one_hot(CARD_NAMES, *(name for name in in_game if name not in located)),
        "received": [one_hot(CARD_NAMES, *known) for known in turned(seen["known"], seat)],
        "piles": where([[pair for pair in pile if isinstance(pair[1], str)] for pile in piles]),
        "jokers": where([[(k, code["joker"]) for k, code in pile if isinstance(code, dict)] for pile in piles]),
        "pile_sizes": [len(pile) for pile in piles],
        "penalties": [one_hot(CARD_NAMES, *zone) for zone in zones],
        "penalty_sizes": [len(zone) for zone in zones],
        "hand_sizes": turned([len(hand) for hand in seen["hands"]], seat),
        "totems": [one_hot(ANIMAL_NAMES, totem) for totem in turned(seen["totems"], seat)],
        "tokens": [[int(seen["tokens"][name] == k) for k in range(6)] for name in ANIMAL_NAMES],
        "owners": [[int(seen["owners"][name] == (seat + k) % seats) for k in range(seats)] for name in ANIMAL_NAMES],
        "pile": [seen["pile"]],
        "reserve": [seen["reserve"]],
        "final": [int(seen["final"])],
    }


def icehike_values(seen: Json, seat: int, seats: int) -> Json:
    order = list(seen["puppets"])
    colours = [colour for k in range(seats) for colour in order if order.index(colour) % seats == (seat + k) % seats]
    igloos = [[seen["igloos"][colour].index(c) + 1 if c in seen["igloos"][colour] else 0 for c in HIKE_CELLS]
              for colour in colours]  # fmt: skip
    bears = [*seen["bears"], *[None] * (4 - len(seen["bears"]))]
    return {
        "puppets": [one_hot(HIKE_CELLS, seen["puppets"][colour]) for colour in colours],
        "igloos": igloos,
        "bears": [one_hot(HIKE_CELLS, cell) for cell in bears],
        "finds": [one_hot(HIKE_CELLS, *seen["finds"][kind]) for kind in FINDS],
        "fish": one_hot(HIKE_CELLS, *seen["tiles"]["fish"]),
        "tiles": one_hot(HIKE_CELLS, *(cell for cells in seen["tiles"].values() for cell in cells)),
        "held": [counts(FINDS, seen["held"][colour]) for colour in colours],
        "stack": counts(HIKE_TILES, seen["stack"]),
        "bag": counts(CUBES, seen["bag"]),
        "energy": [seen["energy"]],
        "colour": one_hot(colours, seen["colour"]),
        "protected": one_hot(colours, *seen["protected"]),
        "places": turned(seen["places"], seat),
    }


def pinguinoe_values(seen: Json, seat: int, seats: int) -> Json:
    hand = [*seen["hands"][seat], *seen["kept"][seat]]
    sizes = [part if isinstance(part, int) else len(part) for part in seen["hands"]]
    kept = [part if isinstance(part, int) else len(part) for part in seen["kept"]]
    return {
        "penguins": [shape_values(one_hot(SEA_CELLS, cell), (15, 28)) for cell in turned(seen["penguins"], seat)],
        "seal": shape_values(one_hot(SEA_CELLS, seen["seal"]), (15, 28)),
        "seal_on_ark": [int(seen["seal"] == "ark")],
        "hand": [hand.count(kind) for kind in CARDS[:OBJECTS]],
        "hand_sizes": turned([a + b for a, b in zip(sizes, kept, strict=True)], seat),
        "kept_sizes": turned(kept, seat),
        "kept_by_others": [seen["pool"].count(kind) for kind in CARDS[:OBJECTS]],
        "discards": [seen["discards"].count(kind) for kind in CARDS],
        "floating": turned([int(k in seen["floating"]) for k in range(seats)], seat),
        "stops": turned([int(k in seen["stops"]) for k in range(seats)], seat),
        "storm": [seen["storm"]],
        "left": [seen["left"]],
        "rolled": [int(seen["rolled"] == k) for k in range(1, 7)],
    }


VALUES = {
    "nanuuk": nanuuk_values, "iglu": iglu_values, "arctic": arctic_values, "icehike": icehike_values,
    "pinguinoe": pinguinoe_values,
}  # fmt: skip


@pytest.mark.parametrize("table", TABLES, ids=name_table)
def test_the_features_say_what_the_seen_position_says(table):
    key, seats, options = table
    looked = 0
    for number, state in enumerate(walk_game(key, seats, 5, **options)):
        if number % 7:
            continue
        for seat in range(seats):
            found = read_features(state, seat)
            seen = state.seen_by(seat).to_json()
            expected = VALUES[key](seen, seat, seats)
            assert {name: found[name] for name in expected} == expected
            assert found["to_act"] == [int(state.actor == (seat + k) % seats) for k in range(seats)] + [
                int(state.actor == banchisa.CHANCE)
            ]
            looked += 1
    assert looked > 5 * seats


def test_lines_of_the_floe_are_closed_when_they_crack():
    for state in walk_game("nanuuk", 4, 3, mode="intro"):
        assert read_features(state, 0)["closed"] == one_hot(EDGE_NAMES, *state.to_json()["cracks"])


def test_the_map_shows_what_lies_face_up_and_nothing_else():
    states = list(walk_game("pinguinoe", 3, 1, most=150))
    for state in states[::10]:
        found, seen = read_features(state, 1), state.to_json()
        down = [place for place, value in enumerate(chain(*found["face_down"])) if value]
        assert sorted([*map(int, seen["up"]), *down]) == [p for p in range(35) if p not in (0, 6, 17, 28, 34)]
        for place in down:
            row, column = place // 7 * 3, place % 7 * 4
            assert not any(plane[row][column + k] for plane in found["cells"] for k in range(4))
        assert sum(map(bool, chain(*found["faces"]))) == len(seen["up"]) + len(seen["down"])
    assert len(states[-1].to_json()["up"]) > 3


def test_objects_from_before_a_shuffle_are_known_together_and_not_by_whom():
    game = banchisa.game("pinguinoe")
    data = play(game.start(3, white_penguin="sleepy"), "...").to_json()
    data["hands"] = [["fish"], ["snowball"], []]
    data["kept"] = [["skates"], ["telescope", "snowball"], ["fish"]]
    data["discards"], data["events"] = ["lifebelt", "tear"], 9
    state = game.from_json(data)
    found = read_features(state, 0)
    assert found["hand"] == [0, 0, 1, 1, 0, 0]
    assert found["hand_sizes"] == [2, 3, 1]
    assert found["kept_sizes"] == [1, 2, 1]
    assert found["kept_by_others"] == [1, 1, 0, 1, 0, 0]
    box = [int(count) for count in state.sea.box]
    gone = [1, 1, 1, 2, 1, 0, 0, 1, 0, 0]  # held by this seat, kept by others, discarded; the new snowball is unseen
    assert found["unseen"] == [here - there for here, there in zip(box, gone, strict=True)]
    swapped = game.from_json({**data, "kept": [["skates"], ["fish", "snowball"], ["telescope"]]})
    assert read_features(swapped, 0) == found == read_features(state.seen_by(0), 0)
    assert read_features(swapped, 2) != read_features(state, 2)


# where one sits does not matter


def rotate_seats(rows: list[Any], each: int = 1) -> list[Any]:
    """What belonged to each seat belongs to the next one."""
    return rows[-each:] + rows[:-each]


def rotate_iglu(data: Json, seats: int) -> None:
    for name in ("inuit", "igloos", "hunted", "kept", "fleeing"):
        data[name] = rotate_seats(data[name])
    for name in ("first", "active"):
        data[name] = (data[name] + 1) % seats


def rotate_nanuuk(data: Json, seats: int) -> None:
    name = "pieces" if "pieces" in data else "hunters"
    each = len(data[name]) // seats
    data[name] = rotate_seats(data[name], each)
    data["places"] = rotate_seats(data["places"])
    if "hunter" in data:
        data["hunter"] = (data["hunter"] + each) % (each * seats)


def rotate_arctic(data: Json, seats: int) -> None:
    for name in ("totems", "hands", "piles", "penalties", "exits", "known"):
        data[name] = rotate_seats(data[name])
    for card in chain(*data["penalties"]):
        card["seen"] = [(seat + 1) % seats for seat in card["seen"]]
        card["origin"] = None if card["origin"] is None else (card["origin"] + 1) % seats
    data["owners"] = {name: None if seat is None else (seat + 1) % seats for name, seat in data["owners"].items()}
    data["turn"] = (data["turn"] + 1) % seats
    data["first"] = None if data["first"] is None else (data["first"] + 1) % seats


def rotate_icehike(data: Json, seats: int) -> None:
    following = {COLOURS[k]: COLOURS[(k + 1) % seats] for k in range(seats)}
    for name in ("puppets", "igloos", "held"):
        data[name] = {following[colour]: value for colour, value in data[name].items()}
    for name in ("colour", "asked", "owner"):
        data[name] = None if data[name] is None else following[data[name]]
    data["protected"] = [following[colour] for colour in data["protected"]]
    data["places"] = rotate_seats(data["places"])


def rotate_pinguinoe(data: Json, seats: int) -> None:
    for name in ("penguins", "hands", "kept"):
        data[name] = rotate_seats(data[name])
    for name in ("floating", "stops", "queue"):
        if name in data:
            data[name] = sorted((seat + 1) % seats for seat in data[name])
    for name in ("turn", "who", "winner"):
        if data.get(name) is not None:
            data[name] = (data[name] + 1) % seats
    data["shift"] = (data["shift"] - 1) % seats  # homes go with the seats


ROTATIONS = [
    ("nanuuk", 3, {}, rotate_nanuuk), ("nanuuk", 2, {"pawns": 2}, rotate_nanuuk),
    ("nanuuk", 4, {"mode": "intro"}, rotate_nanuuk), ("iglu", 3, {}, rotate_iglu), ("arctic", 3, {}, rotate_arctic),
    ("icehike", 4, {}, rotate_icehike), ("pinguinoe", 4, {}, rotate_pinguinoe),
]  # fmt: skip


@pytest.mark.parametrize("case", ROTATIONS, ids=lambda case: name_table(case[:3]))
def test_a_seat_observes_the_same_wherever_it_sits(case):
    key, seats, options, rotate = case
    game = banchisa.game(key)
    compared = 0
    for state in walk_game(key, seats, 2, **options):
        data = state.to_json()
        if state.actor < 0 or (data["phase"] in ("place", "place_tile") and key in ("nanuuk", "iglu")):
            continue  # in the set-up of these the first seat begins
        rotate(data, seats)
        data["seat"] = (data["seat"] + 1) % seats
        other = game.from_json(data)
        for seat in range(seats):
            assert read_features(other, (seat + 1) % seats) == read_features(state, seat), (seat, data["phase"])
        compared += 1
    assert compared > 30


# words and mistakes


def test_terms_of_another_game_are_refused():
    iglu, arctic = banchisa.game("iglu"), banchisa.game("arctic")
    for ask in (arctic.features, arctic.bounds, arctic.observation_size):
        with pytest.raises(PositionError, match="these are not terms of arctic"):
            ask(iglu.start().terms)


@pytest.fixture
def script(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return importlib.import_module("observations")


def test_the_page_of_features_is_up_to_date(script, capsys):
    assert script.main(["--check"]) == 0, f"run {script.COMMAND}"


def test_a_page_that_was_changed_by_hand_is_found(script, monkeypatch, tmp_path, capsys):
    page = tmp_path / "observations.md"
    page.write_text(script.PAGE.read_text(encoding="utf-8").replace("| `glaciers` |", "| `mountains` |"))
    monkeypatch.setattr(script, "PAGE", page)
    assert script.main(["--check"]) == 1
    assert capsys.readouterr().err == f"observations.md is stale: run {script.COMMAND}\n"
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0
    assert "mountains" not in page.read_text(encoding="utf-8")


def test_the_page_names_every_feature_of_every_mode():
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    for key, seats, options in TABLES:
        game = banchisa.game(key)
        assert {feature.name for feature in game.features(game.start(seats, **options).terms)} <= named
