"""The one random generator: the first values of its streams are part of the contract."""

import copy
import pickle

import pytest

from banchisa.engine.rng import Rng

MOST = 2**31 - 1


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, [145454281, 1594699636, 1833421948, 785811970]),
        (1, [1494406518, 1062792541, 656782294, 78787379]),
        (2, [770130265, 1995236460, 1309475687, 350930139]),
        (-1, [1745637290, 405511153, 189114564, 982848173]),
        (12345678901234567890, [1354412920, 1899928047, 654128818, 1938923389]),
    ],
)
def test_a_seed_always_gives_the_same_stream(seed, first):
    rng = Rng(seed)
    assert [rng.below(MOST) for _ in range(4)] == first


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_a_copy_goes_on_with_the_same_stream(copied):
    rng = Rng(5)
    rng.below(MOST)
    other = copied(rng)
    ahead = [other.below(MOST) for _ in range(3)]
    assert [rng.below(MOST) for _ in range(3)] == ahead


def test_dice_of_seed_7():
    rng = Rng(7)
    assert [rng.below(6) for _ in range(20)] == [5, 0, 4, 5, 2, 4, 5, 5, 3, 5, 3, 4, 2, 3, 3, 3, 3, 2, 1, 3]


def test_picks_of_seed_7():
    rng = Rng(7)
    assert [rng.pick([1, 0, 3]) for _ in range(20)] == [2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2]


def test_the_stream_is_multiply_with_carry():
    rng = Rng(99)
    word, carry = rng.state % 2**32, rng.state // 2**32
    for _ in range(1000):
        carry, word = divmod(2131995753 * word + carry, 2**32)
        assert rng.below(1000) == word * 1000 // 2**32


def test_the_state_always_fits_in_a_machine_word():
    for seed in (0, 1, -1, 2**63, 2**64 - 1, 10**40):
        rng = Rng(seed)
        for _ in range(1000):
            rng.below(MOST)
            assert 0 < rng.state < 2**63


@pytest.mark.parametrize("n", [1, 2, 3, 7, 1000, MOST])
def test_numbers_stay_below_their_bound(n):
    rng = Rng(5)
    assert all(0 <= rng.below(n) < n for _ in range(2000))


def test_every_face_of_a_die_comes_about_equally_often():
    rng = Rng(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)  # five standard deviations


def test_pairs_of_throws_come_about_equally_often():
    rng = Rng(12)
    counts = [0] * 36
    for _ in range(72_000):
        counts[rng.below(6) * 6 + rng.below(6)] += 1
    assert all(1_780 < count < 2_220 for count in counts)


def test_neighbouring_seeds_have_unrelated_first_throws():
    counts = [0] * 6
    for seed in range(12_000):
        counts[Rng(seed).below(6)] += 1
    assert all(1_790 < count < 2_210 for count in counts)


def test_weights_are_kept():
    rng = Rng(13)
    counts = [0, 0, 0]
    for _ in range(40_000):
        counts[rng.pick([1, 0, 3])] += 1
    assert 9_560 < counts[0] < 10_440
    assert counts[1] == 0


def test_nothing_can_be_picked_from_no_weight():
    with pytest.raises(ValueError, match="weights must have a positive sum"):
        Rng(1).pick([0, 0])
