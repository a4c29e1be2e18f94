"""Puzzles: one step is much better than all others, in long searches with two seeds."""

from itertools import count

import msgspec
import pytest

import banchisa
from banchisa.bots.search import Candidate
from banchisa.engine.errors import LessonError
from banchisa.engine.lessons import Puzzle, read_puzzles
from banchisa.lab import puzzles
from banchisa.lab.puzzles import PuzzleFinder, find_gap, key_of, write_puzzles
from banchisa.table import lessons

NANUUK = banchisa.game("nanuuk")
SHIPPED = [(game, puzzle) for game in banchisa.games() for puzzle in lessons.list_puzzles(game).values()]
FIRST = next(iter(lessons.list_puzzles(NANUUK).values()))


def candidate(action, visits, chance):
    return Candidate(action, visits, [chance, 1.0 - chance])


def test_the_gap_is_between_the_two_best_that_were_tried():
    tried = [candidate(1, 500, 0.6), candidate(2, 100, 0.9), candidate(3, 50, 0.2), candidate(4, 3, 0.89)]
    assert find_gap(tried, 0) == pytest.approx(0.3)
    assert find_gap([candidate(1, 500, 0.6)], 0) == 0.0


def confirm_again(game, puzzle):
    state = game.from_json(puzzle.position)
    found = PuzzleFinder(game, int(state.seats), {}, 1).confirm(state)
    assert found is not None
    assert (found.key, found.step, found.grade) == (puzzle.key, puzzle.step, puzzle.grade)


def test_a_shipped_puzzle_is_confirmed_again():
    confirm_again(NANUUK, FIRST)


@pytest.mark.long
@pytest.mark.parametrize(("game", "puzzle"), SHIPPED, ids=[f"{game.key}-{puzzle.key}" for game, puzzle in SHIPPED])
def test_every_shipped_puzzle_is_confirmed_again(game, puzzle):
    confirm_again(game, puzzle)


def test_a_position_with_several_good_steps_is_no_puzzle(monkeypatch):
    monkeypatch.setattr(puzzles, "LONGER", 1)
    assert PuzzleFinder(NANUUK, 2, {}, 1).confirm(NANUUK.start(2, mode="intro")) is None


def test_the_same_seed_finds_the_same_puzzles(monkeypatch):
    monkeypatch.setattr(puzzles, "LONGER", 1)
    monkeypatch.setattr(puzzles, "GAP", 0.1)
    monkeypatch.setattr(puzzles, "CONFIRMED", 0.05)

    def first():
        finder = PuzzleFinder(NANUUK, 2, {"mode": "intro"}, 3)
        finder.effort = 200
        return next(puzzle for _, puzzle in map(finder.look_at_game, count()) if puzzle is not None)

    one, other = first(), first()
    assert msgspec.to_builtins(one) == msgspec.to_builtins(other)
    assert one.key == key_of(one.position)


def test_puzzles_are_written_and_read_the_easier_first(tmp_path):
    some = [Puzzle("0000000b", 0, "x", 3, {"x": 0.9}, {}), Puzzle("0000000a", 0, "y", 1, {"y": 0.9}, {})]
    write_puzzles(tmp_path / "p.json", some)
    assert [puzzle.key for puzzle in read_puzzles(tmp_path / "p.json")] == ["0000000a", "0000000b"]
    assert read_puzzles(tmp_path / "none.json") == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [("[", "p.json: Input data was truncated"), ('[{"key": "z"}]', "p.json: Expected `str` matching regex")],
)
def test_a_file_that_holds_no_puzzles_is_refused(tmp_path, text, problem):
    (tmp_path / "p.json").write_text(text)
    with pytest.raises(LessonError, match=problem):
        read_puzzles(tmp_path / "p.json")


def test_puzzles_come_in_the_order_of_their_games_whoever_is_first(monkeypatch):
    class Backwards:
        """Workers whose later games are ready sooner."""

        def results(self, prepare, arguments, numbers):
            some = [next(numbers) for _ in range(6)]
            yield from ((number, f"puzzle {number}" if number % 2 else None) for number in reversed(some))

    found = puzzles.find_puzzles(Backwards(), NANUUK, 2, {}, 1)
    assert list(found) == ["puzzle 1", "puzzle 3", "puzzle 5"]
