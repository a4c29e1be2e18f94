"""Many games: the same whatever the number of jobs, and none played twice."""

import json
from contextlib import closing

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.lab.arena import Arena, ArenaSettings, ArenaTable, parse_bots, run
from banchisa.lab.pool import ProcessPool
from banchisa.lab.workers import InProcess

INTRO = ArenaSettings("nanuuk", 2, {"mode": "intro"}, ("random", "greedy"))


def lines(folder):
    return (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()


def test_one_job_and_two_jobs_give_the_same_results(haul, first):
    settings = haul("random", "greedy", first, seats=3)
    assert run(settings, 12, jobs=1) == run(settings, 12, jobs=2)


def test_files_of_any_number_of_jobs_hold_the_same_lines(tmp_path):
    run(INTRO, 8, 1, tmp_path / "one")
    run(INTRO, 8, 2, tmp_path / "two")
    assert sorted(lines(tmp_path / "one")) == sorted(lines(tmp_path / "two"))
    assert len(lines(tmp_path / "one")) == 9


def test_a_game_follows_from_its_number_alone(haul):
    settings = haul("random", "greedy")
    assert [ArenaTable(settings).play(number) for number in (5, 3)] == [run(settings, 6)[number] for number in (5, 3)]
    assert run(haul("random", "greedy", seed=2), 6) != run(settings, 6)


def test_bots_change_seats(haul):
    assert [result.seating for result in run(haul("random", "greedy"), 4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_a_folder_is_continued_where_it_ends(haul, tmp_path):
    settings = haul("random", "greedy")
    whole = run(settings, 10)
    run(settings, 4, out=tmp_path)
    with closing(Arena(settings, 10, tmp_path)) as arena:
        assert sorted(arena.results) == [0, 1, 2, 3]
        ticks = []
        arena.play(InProcess(), lambda: ticks.append(1))
    assert len(ticks) == 6
    assert [arena.results[number] for number in range(10)] == whole
    assert len(lines(tmp_path)) == 11


def test_games_may_stand_in_any_order_and_those_that_lack_are_played(haul, tmp_path):
    settings = haul("random", "greedy")
    whole = run(settings, 6, out=tmp_path)
    head, *rest = lines(tmp_path)
    (tmp_path / "games.jsonl").write_text("\n".join([head, rest[5], rest[2], rest[0]]) + "\n")
    assert run(settings, 6, out=tmp_path) == whole


def test_of_a_folder_with_more_games_only_the_first_count(haul, tmp_path):
    settings = haul("random", "greedy")
    run(settings, 8, out=tmp_path)
    assert run(settings, 3, out=tmp_path) == run(settings, 3)


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_line_that_was_cut_short_is_played_again(haul, tmp_path, cut):
    settings = haul("random", "greedy")
    whole = run(settings, 5, out=tmp_path)
    file = tmp_path / "games.jsonl"
    before = file.read_bytes()
    file.write_bytes(before[:-cut])
    assert run(settings, 5, out=tmp_path) == whole
    assert file.read_bytes() == before


def test_a_head_that_was_cut_short_is_written_again(haul, tmp_path):
    settings = haul("random", "greedy")
    run(settings, 2, out=tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:30])
    assert run(settings, 2, out=tmp_path) == run(settings, 2)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"bots": ("greedy", "random")}, 'holds games with bots ["random", "greedy"], not ["greedy", "random"]'),
        ({"seats": 3}, "holds games with seats 2, not 3"),
        ({"seed": 2}, "holds games with seed 1, not 2"),
        ({"options": {"hand": 3}}, 'not {"hand": 3, "thieves": true, "bears": 2}'),
        ({"platform": "9"}, 'holds games with banchisa "", not "9"'),
    ],
)
def test_other_settings_are_refused(haul, tmp_path, other, said):
    settings = haul("random", "greedy")
    run(settings, 2, out=tmp_path)
    with pytest.raises(BanchisaError) as error:
        run(ArenaSettings(**{**vars(settings), **other}), 2, out=tmp_path)
    assert said in str(error.value)
    assert "choose another folder" in str(error.value)


def test_options_that_mean_the_same_are_the_same_settings(haul, tmp_path):
    run(haul("random", "greedy"), 2, out=tmp_path)
    assert len(run(haul("random", "greedy", hand=2), 3, out=tmp_path)) == 3


def test_the_time_of_programs_belongs_to_the_settings_where_there_are_any(haul, first):
    assert "time" not in haul("random", "greedy", seconds=3).to_json()
    assert haul("random", first, seconds=3).to_json()["time"] == 3


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda head, rest: ["what is this"], "line 1 is not JSON"),
        (lambda head, rest: ['{"format": "other"}'], "it is not an arena file"),
        (lambda head, rest: [head, "{"], "line 2 is not JSON"),
        (lambda head, rest: [head, rest[0], "[]"], "line 3: this is no result: Expected `object`, got `array`"),
        (
            lambda head, rest: [head, rest[0].replace('"steps"', '"hops"')],
            "line 2: this is no result: Object missing required field `steps`",
        ),
        (lambda head, rest: [head, rest[0].replace("[0, 1]", "[1, 0]", 1)], "line 2: game 0 does not fit the others"),
        (lambda head, rest: [head, rest[0], rest[0].replace('"steps": ', '"steps": 1')], "line 3: game 0 does not fit"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(haul, tmp_path, damage, said):
    settings = haul("random", "greedy")
    run(settings, 2, out=tmp_path)
    head, *rest = lines(tmp_path)
    (tmp_path / "games.jsonl").write_text("".join(f"{line}\n" for line in damage(head, rest)))
    with pytest.raises(BanchisaError, match="cannot be continued") as error:
        run(settings, 2, out=tmp_path)
    assert said in str(error.value)


def test_a_file_of_somebody_else_is_not_overwritten(haul, tmp_path):
    (tmp_path / "games.jsonl").write_text("my games")
    with pytest.raises(BanchisaError, match="it is not an arena file"):
        run(haul("random", "greedy"), 2, out=tmp_path)
    assert (tmp_path / "games.jsonl").read_text() == "my games"


def test_two_arenas_cannot_write_to_the_same_folder(haul, tmp_path):
    settings = haul("random", "greedy")
    with closing(Arena(settings, 2, tmp_path)), pytest.raises(BanchisaError, match="written by another arena"):
        Arena(settings, 2, tmp_path)


def test_a_folder_that_cannot_be_written_is_named(haul, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BanchisaError, match=r"cannot write .*games.jsonl: "):
        run(haul("random", "greedy"), 2, out=tmp_path / "file")


def test_the_head_says_all_that_was_agreed(haul, tmp_path):
    run(haul("random", "greedy"), 1, out=tmp_path)
    assert json.loads(lines(tmp_path)[0]) == {
        "format": "banchisa-arena/1", "banchisa": "", "game": "haul", "version": "1", "seats": 2,
        "options": {"hand": 2, "thieves": True, "bears": 2}, "bots": ["random", "greedy"], "seed": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["random", "robot"], "no bot is called 'robot'; allowed: random, "),
        ([""], "no bot is called ''"),
        (["greedy", "random", "greedy"], "bot greedy is named twice"),
        (["exec:"], "a command is missing"),
        ([f"exec:true {number}" for number in range(9)], "9 bots are too many; allowed: 1 to 8"),
    ],
)
def test_bots_that_there_are_not_are_refused(names, said):
    with pytest.raises(BanchisaError, match="bot") as error:
        parse_bots(",".join(names), allow_programs=True)
    assert said in str(error.value)


def test_a_balance_report_takes_no_programs():
    assert parse_bots("greedy, hard", allow_programs=False) == ("greedy", "hard")
    with pytest.raises(BanchisaError, match=r"no bot is called 'exec:x'; allowed: random, greedy, easy, .*, expert$"):
        parse_bots("exec:x", allow_programs=False)
    with pytest.raises(BanchisaError, match=r"^bot greedy is named twice$"):
        parse_bots("greedy,greedy", allow_programs=False)


def failing(why):
    def play(number):
        raise RuntimeError(f"{why} {number}")

    return play


def dying(code):
    import os

    return lambda number: os._exit(code)


def test_an_error_of_ours_stops_the_arena_and_names_the_game():
    with (
        closing(ProcessPool(2, failing, ("no luck",))) as pool,
        pytest.raises(BanchisaError, match="RuntimeError: no luck"),
    ):
        list(pool.results([7]))


def unable(why):
    raise BanchisaError(why)


def test_a_process_that_cannot_prepare_says_why():
    with (
        closing(ProcessPool(1, unable, ("no such toy",))) as pool,
        pytest.raises(BanchisaError, match="game 7: no such toy"),
    ):
        list(pool.results([7]))


def test_a_process_that_dies_stops_the_arena():
    with (
        closing(ProcessPool(1, dying, (1,))) as pool,
        pytest.raises(BanchisaError, match=r"game 7: the process .* died"),
    ):
        list(pool.results([7]))
