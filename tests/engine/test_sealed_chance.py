"""Fair chance: draws that anybody can recompute, and none that is favoured."""

import hashlib
import hmac

import pytest

from banchisa.engine.errors import RecordError
from banchisa.engine.sealed_chance import SealedChance, commitment, seed_from

SEED = bytes(range(32))
ENTROPIES = ["one", "two"]


def drawn_by_hand(seed: bytes, entropies: list[str], step: int, attempt: int = 0) -> int:
    """The 256 bits of a draw, written from the description and not from the engine."""
    message = b"banchisa chance 1"
    for entropy in entropies:
        message += hashlib.sha256(entropy.encode("utf-8")).digest()
    message += step.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    return int(hmac.new(seed, message, "sha256").hexdigest(), 16)


class FixedDraws:
    """Stands in for the hmac module's `digest`, and gives out the numbers it is told to."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.messages: list[bytes] = []

    def __call__(self, key: bytes, message: bytes, method: object) -> bytes:
        self.messages.append(message)
        return self.numbers[len(self.messages) - 1].to_bytes(32, "big")


def test_the_first_draws_of_a_known_seed():
    chance = SealedChance(SEED, ENTROPIES)
    assert [chance.draw(step, [1, 2, 3, 4]) for step in range(24)] == [
        3, 3, 3, 1, 2, 3, 3, 1, 2, 3, 1, 3, 0, 2, 3, 1, 2, 1, 1, 3, 2, 2, 3, 2,
    ]  # fmt: skip


def test_draws_are_what_hmac_says():
    chance = SealedChance(SEED, ENTROPIES)
    for step in range(200):
        number = drawn_by_hand(SEED, ENTROPIES, step) % 10
        assert chance.draw(step, [1] * 10) == number
        assert chance.draw(step, [1, 2, 3, 4]) == [0, 1, 1, 2, 2, 2, 3, 3, 3, 3][number]


def test_the_commitment_is_the_fingerprint_of_the_seed():
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_seeds_from_numbers_differ_and_repeat():
    assert seed_from(1).hex() == "854fe00024445fd44a9977f4d1a077fdee734bb34071b85418b99608d2ea49ef"
    assert len({seed_from(number) for number in range(100)}) == 100


def test_the_outcome_depends_on_seed_entropies_their_order_and_the_step():
    def draws(seed: bytes, entropies: list[str], first: int = 0) -> list[int]:
        chance = SealedChance(seed, entropies)
        return [chance.draw(step, [1] * 1000) for step in range(first, first + 8)]

    usual = draws(SEED, ["a", "b"])
    others = [draws(SEED[::-1], ["a", "b"]), draws(SEED, ["b", "a"]), draws(SEED, ["ab"]), draws(SEED, ["a", "b", ""]),
              draws(SEED, ["a", "b"], 1)]  # fmt: skip
    assert draws(SEED, ["a", "b"]) == usual
    assert usual not in others
    assert len({str(numbers) for numbers in others}) == len(others)


def test_an_outcome_without_weight_is_never_drawn():
    chance = SealedChance(SEED, [])
    assert {chance.draw(step, [0, 1, 0, 1, 0]) for step in range(100)} == {1, 3}


def test_a_single_outcome_is_certain():
    assert SealedChance(SEED, []).draw(0, [5]) == 0


@pytest.mark.parametrize("total", range(1, 65))
def test_every_number_that_would_favour_an_outcome_is_thrown_away(total, monkeypatch):
    incomplete = list(range(2**256 - 2**256 % total, 2**256))
    assert len(incomplete) < total
    for number in incomplete:
        fixed = FixedDraws([number, total - 1])
        monkeypatch.setattr(hmac, "digest", fixed)
        assert SealedChance(SEED, []).draw(7, [1] * total) == total - 1
        assert [message[-8:] for message in fixed.messages] == [(0).to_bytes(8, "big"), (1).to_bytes(8, "big")]


@pytest.mark.parametrize("total", range(1, 65))
def test_every_number_that_is_kept_falls_into_equal_shares(total, monkeypatch):
    last = 2**256 - 2**256 % total
    for block in (0, last - total):
        for number in range(total):
            fixed = FixedDraws([block + number])
            monkeypatch.setattr(hmac, "digest", fixed)
            assert SealedChance(SEED, []).draw(0, [1] * total) == number
            assert len(fixed.messages) == 1


def test_weights_are_shares_of_their_sum(monkeypatch):
    drawn = []
    for number in range(7):
        monkeypatch.setattr(hmac, "digest", FixedDraws([number]))
        drawn.append(SealedChance(SEED, []).draw(0, [2, 0, 1, 4]))
    assert drawn == [0, 0, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("weights", [[0], [0, 0], [3, -1]])
def test_weights_without_a_meaning_are_refused(weights):
    with pytest.raises(RecordError, match="non-negative integers with a positive sum"):
        SealedChance(SEED, []).draw(0, weights)


def test_a_short_seed_is_refused():
    with pytest.raises(RecordError, match="at least 16 bytes"):
        SealedChance(bytes(15), [])
