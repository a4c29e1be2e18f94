"""Bits of a word, one by one, against what Python says of the same number."""

import random

import pytest
from mypy_extensions import u8

from banchisa.engine.bits import count_bits, lowest, nth_lowest, write_bits, write_half_sets, write_marks, write_numbers
from banchisa.engine.observation import empty_buffer
from banchisa.engine.rollout import buffer

DICE = random.Random(1)
SPARSE = [sum(1 << bit for bit in DICE.sample(range(63), 4)) for _ in range(20)]
MASKS = [0, 1, 1 << 62, 2**63 - 1, *SPARSE, *(DICE.getrandbits(63) for _ in range(20))]


def bits_of(mask):
    return [bit for bit in range(63) if mask >> bit & 1]


@pytest.mark.parametrize("bit", range(63))
def test_the_lowest_bit_is_found_whatever_lies_above_it(bit):
    assert lowest(1 << bit) == bit
    assert lowest((2**63 - 1) >> bit << bit) == bit


def test_the_highest_bit_of_a_word_has_a_number_too():
    assert lowest(-(2**63)) == 63


@pytest.mark.parametrize("mask", MASKS)
def test_bits_are_counted_and_numbered_from_below(mask):
    assert count_bits(mask) == len(bits_of(mask))
    assert [nth_lowest(mask, n) for n in range(len(bits_of(mask)))] == bits_of(mask)


@pytest.mark.parametrize("mask", MASKS)
def test_numbers_are_written_ascending_after_those_that_are_there(mask):
    out = buffer()
    out[0] = 7
    assert write_numbers(out, 1, 100, mask) == 1 + len(bits_of(mask))
    assert [int(out[k]) for k in range(1 + len(bits_of(mask)))] == [7, *(100 + bit for bit in bits_of(mask))]


@pytest.mark.parametrize("mask", MASKS)
def test_marks_leave_what_is_between_them_and_bits_do_not(mask):
    marked, whole = empty_buffer(70), empty_buffer(70)
    for k in range(70):
        marked[k] = whole[k] = u8(9)
    write_marks(marked, 5, mask, 3)
    write_bits(whole, 5, mask, 60)
    assert list(marked) == [3 if k - 5 in bits_of(mask) else 9 for k in range(70)]
    assert list(whole) == [int(mask >> k - 5 & 1) if 5 <= k < 65 else 9 for k in range(70)]


def test_a_set_in_two_words_is_one_row_of_bytes():
    out = empty_buffer(9)
    assert write_half_sets(out, 1, 0b101, 0b10, 4, 7) == 8
    assert list(out) == [0, 1, 0, 1, 0, 0, 1, 0, 0]
