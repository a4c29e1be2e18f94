"""`banchisa puzzles`: which of the puzzles that are found go into the file."""

import msgspec

import banchisa
from banchisa.cli.puzzles import is_welcome
from banchisa.table.lessons import list_puzzles

FIRST, *OTHERS = list_puzzles(banchisa.game("nanuuk")).values()
HARD = msgspec.structs.replace(OTHERS[-1], grade=3)


def test_a_puzzle_without_reasons_is_not_kept():
    assert is_welcome(HARD, [FIRST], wanted=20)
    assert not is_welcome(msgspec.structs.replace(HARD, reasons=[]), [FIRST], wanted=20)


def test_a_puzzle_like_another_is_not_kept_and_only_some_are_easy():
    assert not is_welcome(HARD, [HARD], wanted=20)
    assert not is_welcome(msgspec.structs.replace(HARD, grade=1), [FIRST], wanted=4)
