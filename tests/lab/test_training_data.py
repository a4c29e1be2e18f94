"""Games of an arena as arrays: what was seen and done at each decision, read from a folder of moves."""

import json
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

import banchisa
from banchisa.cli.app import app
from banchisa.engine.bounds import utilities
from banchisa.engine.errors import BanchisaError
from banchisa.lab.arena import ArenaSettings, run
from banchisa.lab.training_data import read_games

INTRO = ArenaSettings("nanuuk", 2, {"mode": "intro"}, ("random", "greedy"), keeps_moves=True)


def change_file(folder, change):
    file = folder / "games.jsonl"
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    change(lines)
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_every_decision_of_a_game_is_a_row(key, tmp_path):
    """With the rules alone the game is taken again, and every row is what its seat saw, could do and did."""
    game = banchisa.game(key)
    options = {"round_limit": 20} if key == "pinguinoe" else {}
    seats = game.seats[-1]
    settings = ArenaSettings(key, seats, options, ("greedy",), keeps_moves=True)
    (result,) = run(settings, 1, out=tmp_path)
    (played,) = read_games(tmp_path)
    assert played.number == 0
    state, row = game.start(seats, **options), 0
    for move in result.moves:
        action = game.actions.parse(move)
        if state.actor >= 0:
            assert (int(played.seats[row]), int(played.actions[row])) == (state.actor, action)
            seen = state.seen_by(state.actor)
            assert played.observations[row].tobytes() == game.observe(seen, state.actor)
            assert list(np.flatnonzero(played.masks[row])) == state.legal_actions()
            assert played.rewards[row] == pytest.approx(utilities(result.ranks)[state.actor])
            row += 1
        state.apply(action)
    assert row == len(played.actions) == len(played.rewards) > 10
    assert state.actor == banchisa.OVER and state.ranks() == result.ranks
    assert [part.dtype for part in played[1:]] == [np.uint8, np.uint8, np.bool_, np.int64, np.float32]


def test_games_come_by_their_numbers(tmp_path):
    run(INTRO, 5, out=tmp_path)
    change_file(tmp_path, lambda lines: lines.append(lines.pop(1)))
    assert [game.number for game in read_games(tmp_path)] == [0, 1, 2, 3, 4]


def test_a_game_that_ended_before_it_began_has_no_rows(tmp_path):
    program = replace(INTRO, bots=("exec:false", "greedy"))
    (result,) = run(program, 1, out=tmp_path)
    (played,) = read_games(tmp_path)
    assert result.forfeit.seat == 0 and result.moves == []
    assert played.observations.shape == (0, 248) and played.masks.shape == (0, 377) and not len(played.actions)


def test_the_command_keeps_moves_and_says_where_they_would_go(tmp_path):
    order = ["arena", "nanuuk", "--bots", "random", "-o", "mode=intro", "--games", "2", "--jobs", "1", "--moves"]
    answer = CliRunner().invoke(app, [*order, "--lang", "en"])
    assert answer.exit_code == 2 and "--moves needs a folder for them: give --out DIR" in answer.output
    answer = CliRunner().invoke(app, [*order, "--out", str(tmp_path)])
    assert answer.exit_code == 0
    assert len(list(read_games(tmp_path))) == 2


def refuse(said, folder):
    with pytest.raises(BanchisaError) as caught:
        list(read_games(folder))
    assert said in str(caught.value)


def test_a_folder_that_gives_nothing_to_learn_from_is_refused(tmp_path):
    refuse("cannot read", tmp_path)
    (tmp_path / "games.jsonl").write_text("{}\n", encoding="utf-8")
    refuse("it is not an arena file", tmp_path)
    (tmp_path / "games.jsonl").write_text("no json\n", encoding="utf-8")
    refuse("line 1 is not JSON", tmp_path)
    run(replace(INTRO, keeps_moves=False), 1, out=tmp_path / "results")
    refuse("holds results only; play its games anew with: banchisa arena ... --moves", tmp_path / "results")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[0].update(version="7"), "holds games by version 7 of the rules of Nanuuk!; allowed:"),
        (lambda lines: lines[0].pop("seats"), "says neither seats nor options of its games"),
        (lambda lines: lines[1]["moves"].__setitem__(0, "move 1 a1"), "game 0: "),
        (lambda lines: lines[1]["moves"].__setitem__(1, lines[1]["moves"][0]), "game 0: move 2, place "),
        (lambda lines: lines[1]["moves"].pop(), "moves are not"),
    ],
)
def test_a_damaged_folder_is_refused_with_the_place(change, said, tmp_path):
    run(INTRO, 1, out=tmp_path)
    change_file(tmp_path, change)
    refuse(said, tmp_path)


def test_moves_are_kept_in_all_games_of_a_folder_or_in_none(tmp_path):
    run(INTRO, 2, out=tmp_path)
    with pytest.raises(BanchisaError, match="holds games with moves true, not null"):
        run(replace(INTRO, keeps_moves=False), 3, out=tmp_path)
    change_file(tmp_path, lambda lines: lines[2].pop("moves"))
    with pytest.raises(BanchisaError, match="line 3: game 1 does not fit the others"):
        run(INTRO, 3, out=tmp_path)
