"""Records: a game as JSON that replays, proves its dice, and says in one line what is wrong with it."""

import contextlib
import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banchisa.engine.errors import BanchisaError, RecordError
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import SealedChance, commitment, seed_from
from support.toys.haul import Haul

CHANCE = SealedChance(seed_from(1), ["anna", "bruno"])


def finish_game() -> Match:
    """A game with sealed chance in which everybody always takes the first action offered."""
    game = Haul()
    match = Match(game, game.start(2))
    match.play_chance(CHANCE)
    while not match.is_over:
        match.play(match.state.legal_actions()[0])
        match.play_chance(CHANCE)
    return match


MATCH = finish_game()
DATA = Record.of(MATCH, ["Anna", "Bruno"], CHANCE).to_json()


def replace(*path: str | int, to: object) -> dict[str, object]:
    """The record with another value at one place."""
    data = copy.deepcopy(DATA)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return data


def verify(data: object) -> list[str]:
    return Record.from_json(data).verify(Haul())


# what a record is


def test_a_record_has_a_header_the_steps_and_the_result():
    assert {name: value for name, value in DATA.items() if name != "steps"} == {
        "format": "banchisa-record/1",
        "game": "haul",
        "version": "1",
        "seats": ["Anna", "Bruno"],
        "options": {"hand": 2, "thieves": True, "bears": 2},
        "chance": {
            "commitment": commitment(seed_from(1)),
            "entropies": ["anna", "bruno"],
            "seed": seed_from(1).hex(),
        },
        "result": {"scores": MATCH.state.scores(), "ranks": MATCH.state.ranks()},
    }
    assert DATA["steps"] == [MATCH.game.actions.name(step.action) for step in MATCH.steps]


def test_a_record_comes_back_from_json_as_it_was():
    assert Record.from_json(json.loads(json.dumps(DATA))).to_json() == DATA


def test_a_record_replays_to_the_same_position():
    again = Record.from_json(DATA).match(Haul())
    assert again.state.to_json() == MATCH.state.to_json()
    assert [step.shown for step in again.steps] == [step.shown for step in MATCH.steps]


def test_a_record_replays_as_far_as_one_likes():
    again = Record.from_json(DATA).match(Haul(), steps=6)
    assert len(again.steps) == 6
    assert again.state.to_json() == MATCH.at(6).to_json()


def test_an_honest_record_has_nothing_wrong():
    assert verify(DATA) == []


def test_the_seed_of_a_game_under_way_is_kept():
    game = Haul()
    match = Match(game, game.start(2))
    match.play_chance(CHANCE)
    record = Record.of(match, ["Anna", "Bruno"], CHANCE)
    assert record.seed is None
    assert "result" not in record.to_json()
    assert record.verify(game) == ["chance: the seed is not revealed yet"]
    assert Record.of(match, ["Anna", "Bruno"], CHANCE, reveal=True).verify(game) == []


def test_a_record_is_saved_and_loaded(tmp_path):
    path = tmp_path / "game.json"
    Record.from_json(DATA).save(path)
    assert Record.load(path).to_json() == DATA
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


# manipulations


def test_another_draw_of_chance_is_found():
    number = next(k for k, step in enumerate(MATCH.steps) if step.actor == -1)
    others = [a for a in MATCH.at(number).legal_actions() if a != MATCH.steps[number].action]
    for action in others:
        name = Haul().actions.name(action)
        problems = verify(replace("steps", number, to=name))
        assert problems
        assert problems[0].startswith("step ")


def test_a_last_draw_that_changes_nothing_else_is_found():
    number = len(MATCH.steps) - 1
    assert DATA["steps"][number] in ("tide low", "tide high")
    other = {"tide low": "tide high", "tide high": "tide low"}[DATA["steps"][number]]
    problems = verify(replace("steps", number, to=other))
    assert problems[0] == f"step {number + 1}: the seed gives {DATA['steps'][number]}, written down is {other}"


def test_another_result_is_found():
    scores, ranks = MATCH.state.scores(), MATCH.state.ranks()
    assert verify(replace("result", "scores", to=[99, 0])) == [
        f"result: [99, 0] {ranks} is written down, the steps give {scores} {ranks}"
    ]
    assert verify(replace("result", "ranks", to=ranks[::-1])) != []


def test_a_result_that_is_missing_is_found():
    data = copy.deepcopy(DATA)
    del data["result"]
    assert verify(data)[0].startswith("result: [] []")


def test_a_result_before_the_end_is_found():
    problems = verify(replace("steps", to=DATA["steps"][:-1]))
    assert problems == ["result: a result is written down, but the game is not over"]


def test_another_seed_is_found():
    problems = verify(replace("chance", "seed", to=seed_from(2).hex()))
    assert problems[0].startswith("chance: the seed has the fingerprint ")


def test_another_commitment_is_found():
    assert verify(replace("chance", "commitment", to="0" * 64)) == [
        f"chance: the seed has the fingerprint {commitment(seed_from(1))}, committed was {'0' * 64}"
    ]


@pytest.mark.parametrize("seed", ["", "00ff", "no hexadecimal number at all", "ü" * 32])
def test_a_seed_that_is_none_is_found(seed):
    assert verify(replace("chance", "seed", to=seed)) == [
        "chance: the seed is not a hexadecimal number of at least 16 bytes"
    ]


def test_entropies_that_were_exchanged_are_found():
    problems = verify(replace("chance", "entropies", to=["bruno", "anna"]))
    assert problems
    assert all(problem.startswith("step ") for problem in problems)


def test_a_step_against_the_rules_is_found_with_its_number_and_rule():
    number = next(k for k, step in enumerate(DATA["steps"]) if step.startswith("pick"))
    assert verify(replace("steps", number, to="snatch")) == [f"step {number + 1}: snatch is not allowed: TOY-2.1"]


def test_a_step_after_the_end_is_found():
    longer = [*DATA["steps"], "pass"]
    assert verify(replace("steps", to=longer)) == [f"step {len(longer)}: pass is not allowed: TOY-3.1"]


# damage


@pytest.mark.parametrize(
    ("damaged", "said"),
    [
        (None, "not a record: Expected `object`, got `null`"),
        ([], "not a record: Expected `object`, got `array`"),
        ("record", "not a record: Expected `object`, got `str`"),
        ({}, "not a record: format is None, allowed: 'banchisa-record/1'"),
        (replace("format", to="x"), "not a record: format is 'x', allowed: 'banchisa-record/1'"),
        (replace("game", to=7), "not a record: Expected `str`, got `int` - at `$.game`"),
        (replace("version", to=1), "not a record: Expected `str`, got `int` - at `$.version`"),
        (replace("seats", to=2), "not a record: Expected `array`, got `int` - at `$.seats`"),
        (replace("seats", to=["Anna", None]), "not a record: Expected `str`, got `null` - at `$.seats[1]`"),
        (replace("options", to=[]), "not a record: Expected `object`, got `array` - at `$.options`"),
        (replace("steps", to="deal fish"), "not a record: Expected `array`, got `str` - at `$.steps`"),
        (replace("steps", to=[3]), "not a record: Expected `str`, got `int` - at `$.steps[0]`"),
        (replace("chance", to=None), "not a record: Expected `object`, got `null` - at `$.chance`"),
        (
            replace("chance", "commitment", to=None),
            "not a record: Expected `str`, got `null` - at `$.chance.commitment`",
        ),
        (
            replace("chance", "entropies", to={}),
            "not a record: Expected `array`, got `object` - at `$.chance.entropies`",
        ),
        (replace("chance", "seed", to=12), "not a record: Expected `str | null`, got `int` - at `$.chance.seed`"),
        (replace("result", to=[]), "not a record: Expected `object | null`, got `array` - at `$.result`"),
        (replace("result", "scores", to=None), "not a record: Expected `array`, got `null` - at `$.result.scores`"),
        (replace("result", "ranks", to=[1, "2"]), "not a record: Expected `int`, got `str` - at `$.result.ranks[1]`"),
        (replace("result", "ranks", to=[1, 2.5]), "not a record: Expected `int`, got `float` - at `$.result.ranks[1]`"),
        ({**DATA, "components": 3}, "not a record: Expected `object | null`, got `int` - at `$.components`"),
    ],
)  # fmt: skip
def test_damage_is_named_in_one_line(damaged, said):
    with pytest.raises(RecordError) as caught:
        Record.from_json(damaged)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("damaged", "said"),
    [
        (replace("game", to="hail"), "this is a record of hail, not of haul"),
        (replace("version", to="0"), "recorded with haul 0, but the installed rules are 1"),
        (replace("seats", to=["Anna"]), "Haul can't be played with 1 players; allowed: 2, 3"),
        (replace("options", "hand", to=9), "option hand: 9 is not allowed; allowed: 1, 2, 3"),
        (replace("options", "fog", to=1), "options: 'fog' is not an option of haul; allowed: hand, thieves, bears"),
        (replace("options", "seats", to=3), "options: 'seats' is not an option of haul; allowed: hand, thieves, bears"),
        (replace("options", "self", to=3), "options: 'self' is not an option of haul; allowed: hand, thieves, bears"),
        (replace("steps", 0, to="deal cod"), "step 1: 'cod' is not a valid kind; allowed: fish, seal, whale, bear"),
        (replace("steps", 2, to="?"), "step 3: '?' is not a kind of action; "
                                      "allowed: pick, play, bury, snatch, pass, deal, tide"),
        ({**DATA, "components": {}}, "Haul does not support a components file"),
    ],
)  # fmt: skip
def test_a_record_that_cannot_be_replayed_says_why(damaged, said):
    record = Record.from_json(damaged)
    assert record.verify(Haul()) == [said]
    with pytest.raises(BanchisaError) as caught:
        record.match(Haul())
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not a record"),
        (b"{", "is not a record"),
        (b"\xff\xfe\x00", "it is not a text file"),
        (b"[" * 100_000, "is not a record"),
        (b"[]", "not a record: Expected `object`, got `array`"),
    ],
    ids=["empty", "cut off", "no text", "endless", "a list"],
)
def test_a_file_that_is_no_record_is_named(tmp_path, content, said):
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=said):
        Record.load(path)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(RecordError, match=r"cannot read .*none\.json: No such file"):
        Record.load(tmp_path / "none.json")


def test_a_place_where_nothing_can_be_written_is_named(tmp_path):
    with pytest.raises(RecordError, match=r"cannot write .*No such file"):
        Record.from_json(DATA).save(tmp_path / "nowhere" / "game.json")


# any damage at all

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(["deal fish", "pass", "tide low", "seats", "self", "hand", "\ud800"]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.text(max_size=6) | st.sampled_from(list(DATA)), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


def places(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to everything in a JSON document."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(deeper for key, value in inner for deeper in places(value, (*path, key)))]


@st.composite
def damaged_records(draw) -> object:
    """A record in which a few things were exchanged, taken out or put in."""
    data = copy.deepcopy(DATA)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(data)))
        if not path:
            continue
        place = data
        for key in path[:-1]:
            place = place[key]
        what = draw(st.sampled_from(["exchange", "take out", "put in"]))
        if what == "exchange":
            place[path[-1]] = draw(ANYTHING)
        elif what == "take out":
            del place[path[-1]]
        elif isinstance(place, list):
            place.insert(path[-1], draw(ANYTHING))
        else:
            place[draw(st.sampled_from(["seats", "hand", "fog", "seed", "components"]))] = draw(ANYTHING)
    return data


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(damaged_records() | ANYTHING)
def test_whatever_is_damaged_only_a_clear_error_comes_out(data):
    with contextlib.suppress(BanchisaError):
        record = Record.from_json(data)
        assert all(len(problem.splitlines()) == 1 for problem in record.verify(Haul()))
        record.match(Haul())
