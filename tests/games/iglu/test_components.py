"""Components files: the packaged one is what the rules list, and one's own takes effect or is refused by name."""

import tomllib
from pathlib import Path

import pytest

import banchisa
from games.iglu.positions import DEALT, GAME, first_turn, position_json
from support.claims import rule
from support.component_changes import GONE, complaint, own
from support.positions import names

TILES = {
    "fish1": 4, "fish2": 4, "fish3": 4, "bear": 4, "drift": 6, "glacier": 10,
    "melt": 6, "energy1": 2, "energy2": 4, "energy3": 2, "harpoon": 4, "animals": 6,
}  # fmt: skip
TOKENS = {"fish1": 8, "fish2": 12, "fish3": 8, "fox1": 3, "fox2": 4, "fox3": 3, "bear": 4}


def mine(path, value):
    """The game with one number changed."""
    return GAME.with_components(own(GAME, {path: value}))


def position(game, ice: str, **more):
    return game.from_json(position_json(ice, "act", **more))


def offers(game, state):
    return [game.actions.name(action) for action in state.legal_actions()]


@rule("IGL-3.2", "IGL-3.3", "IGL-3.4", "IGL-3.5")
@pytest.mark.parametrize(("seats", "inuit"), [(2, 5), (3, 3), (4, 3)])
def test_the_box_holds_what_the_rules_list(seats, inuit):
    box = {f"tile {kind}": count for kind, count in TILES.items()}
    box |= {f"token {kind}": count for kind, count in TOKENS.items()}
    for seat in range(seats):
        box |= {f"Inuit {seat}": inuit, f"igloos {seat}": 2}
    assert GAME.inventory(GAME.start(seats)) == box
    assert GAME.inventory(first_turn(seats)) == box
    assert (sum(TILES.values()), sum(TOKENS.values())) == (56, 42)


# one's own numbers take effect


def test_other_action_points():
    game = mine("costs.ap_per_turn", 5)
    state = game.start(2)
    for step in (*DEALT, *["place b1"] * 10, "melt_ice d3", "tile harpoon"):
        state.apply(game.actions.parse(step))
    assert state.to_json()["ap"] == 5


@pytest.mark.parametrize(
    ("cost", "step"), [("walk", "walk b2 b3"), ("kayak", "kayak b2 f6"), ("igloo", "build_igloo b2")]
)
def test_other_costs(cost, step):
    game = mine(f"costs.{cost}", 2)
    assert step not in offers(game, position(game, "b2 red, b3, f6", ap=1))
    state = position(game, "b2 red, b3, f6", ap=2)
    state.apply(game.actions.parse(step))
    assert state.to_json()["ap"] == 0


def test_other_movement_points():
    game = mine("costs.animal_points", 1)
    state = position(game, "b2 red", sea="g2 fish1", kept="red animals")
    for step in ("play_animals", "move_animal fish1 g2 g3"):
        state.apply(game.actions.parse(step))
    assert state.to_json()["phase"] == "act"


def test_other_numbers_of_inuit():
    game = mine("inuit.3", 2)
    assert game.inventory(game.start(3))["Inuit 2"] == 2
    assert game.inventory(game.start(4))["Inuit 2"] == 3


def test_other_strengths():
    ice = "b2 3 red, b3 blue-igloo, b4, b5"
    assert position(GAME, ice).scores() == [4, 2, 0, 0]
    game = mine("scoring.strength_igloo", 4)
    assert position(game, ice).scores() == [2, 4, 0, 0]
    game = mine("scoring.strength_inuit", 0)
    assert position(game, ice).scores() == [0, 16, 0, 0]


def test_another_table_of_islands():
    game = mine("scoring.table", [2, 4, 8, 16, 32, 64])
    assert position(game, "b2 red, b3, b4", island_scoring="table").scores()[0] == 8
    assert position(game, "b2 red, b3, b4, b5, b6, b7, b8", island_scoring="table").scores()[0] == 64


def test_other_tiles_and_tokens():
    game = GAME.with_components(own(GAME, {"tiles.melt": 10, "tiles.glacier": 6}))
    state = game.start(2)
    assert (state.to_json()["unseen"]["melt"], state.to_json()["unseen"]["glacier"]) == (10, 6)
    game = mine("tokens.fish2", 0)
    state = game.start(2)
    assert ([game.actions.name(action) for action in state.legal_actions()], state.weights()) == (
        ["fish 1", "fish 3"],
        [8, 8],
    )


def test_other_colours():
    game = mine("seats.colours", ["black", "white", "pink", "grey"])
    assert [player["colour"] for player in game.scene(game.start(2).seen_by(0), 0).to_json()["players"]] == [
        "black",
        "white",
    ]


def test_a_file_of_one_s_own_is_read_and_carried_along(tmp_path):
    source = Path(GAME.home, "components.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(source.replace("kayak = 3", "kayak = 2"), encoding="utf-8")
    game = banchisa.game("iglu", components=tmp_path / "mine.toml")
    assert "kayak b2 f6" in offers(game, position(game, "b2 red, f6", ap=2))
    assert "kayak b2 f6" not in names(position(GAME, "b2 red, f6", ap=2))
    assert game.components_data()["costs"]["kayak"] == 2
    assert GAME.components_data() is None
    assert game != GAME


# mistakes


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": GONE}, "seats: this table is missing"),
        ({"inuit": GONE}, "inuit: this table is missing"),
        ({"costs": GONE}, "costs: this table is missing"),
        ({"scoring": GONE}, "scoring: this table is missing"),
        ({"tiles": GONE}, "tiles: this table is missing"),
        ({"tokens": [1]}, "tokens: this table is missing"),
        ({"seats.colours": "red"}, "seats.colours: must be a list of words"),
        ({"seats.colours": ["red", "blue"]}, "seats.colours: four different colours are needed"),
        ({"seats.colours": ["red", "red", "blue", "pink"]}, "four different colours are needed"),
        ({"inuit.2": 6}, "inuit.2: must be a whole number from 1 to 5, not 6"),
        ({"inuit.3": 0}, "inuit.3: must be a whole number from 1 to 5, not 0"),
        ({"inuit.4": GONE}, "inuit.4: must be a whole number from 1 to 5, not None"),
        ({"costs.ap_per_turn": 0}, "costs.ap_per_turn: must be a whole number from 1 to 9"),
        ({"costs.walk": "one"}, "costs.walk: must be a whole number from 1 to 9, not 'one'"),
        ({"costs.kayak": 2.5}, "costs.kayak: must be a whole number"),
        ({"costs.igloo": True}, "costs.igloo: must be a whole number"),
        ({"costs.animal_points": 10}, "costs.animal_points: must be a whole number from 1 to 9"),
        ({"scoring.strength_inuit": -1}, "scoring.strength_inuit: must be a whole number from 0"),
        ({"scoring.strength_igloo": GONE}, "scoring.strength_igloo: must be a whole number from 0 to 9"),
        ({"scoring.table": GONE}, "table: this list is missing"),
        ({"scoring.table": [1, 3, 6]}, "scoring.table: 6 whole numbers from 0 to 99 are needed"),
        ({"scoring.table": [1, 3, 6, 10, 15, 100]}, "scoring.table: 6 whole numbers"),
        ({"scoring.table": [1, 3, 6, 10, 15, True]}, "scoring.table: 6 whole numbers"),
        ({"tiles.melt": 32}, "tiles.melt: must be a whole number from 0 to 31, not 32"),
        ({"tiles.drift": GONE}, "tiles.drift: must be a whole number from 0 to 31, not None"),
        ({"tiles.bear": 5}, "tiles: there are 57 in all; the field needs 56"),
        ({"tokens.fish2": 16}, "tokens.fish2: must be a whole number from 0 to 15, not 16"),
        ({"tokens.fox3": 8}, "tokens.fox3: must be a whole number from 0 to 7, not 8"),
        ({"tokens.bear": -1}, "tokens.bear: must be a whole number from 0 to 15, not -1"),
        (
            {"tokens.fish1": 0, "tokens.fish2": 0, "tokens.fish3": 3},
            "tokens: at least 4 fish are needed, for the open centre",
        ),
    ],
)
def test_a_mistake_in_a_components_file_is_named(changes, said):
    assert said in complaint(GAME, changes)


def test_a_record_with_own_components_carries_them(tmp_path):
    game = mine("costs.ap_per_turn", 9)
    match = banchisa.Match(game, game.start(2))
    for step in (*DEALT, *["place b1"] * 10, "melt_ice d3", "tile harpoon"):
        match.play(game.actions.parse(step))
    record = banchisa.Record.of(match, ["Ada", "Ole"], banchisa.SealedChance(bytes(32), []))
    record.save(tmp_path / "game.json")
    again = banchisa.Record.load(tmp_path / "game.json").match(GAME)
    assert again.state.to_json()["ap"] == 9


def test_the_packaged_file_says_where_each_table_comes_from():
    data = tomllib.loads(Path(GAME.home, "components.toml").read_text(encoding="utf-8"))
    assert {data[part]["basis"] for part in ("seats", "inuit", "costs", "scoring", "tokens")} == {"rulebook"}
    assert sorted(data["tiles"]["basis"]) == sorted(TILES)
    assert {reason.split(":")[0].split(",")[0].split(";")[0] for reason in data["tiles"]["basis"].values()} == {
        "designed",
        "derived",
    }
