"""The statistics behind the frequencies of resampled worlds."""

from banchisa.engine.state import SPECTATOR
from banchisa.testing.tally import Tally, count_hidden, features, public
from support.toys.haul import BURY, DEAL, PICK, Haul, HaulState


def dealt(*kinds: int) -> HaulState:
    state = Haul().start(2, hand=1)
    for kind in kinds:
        state.apply(DEAL + kind)
    return state


def test_hidden_is_what_the_viewer_does_not_see():
    state = dealt(0, 2)
    assert count_hidden(state, 0)["/hands/1/0"] == "whale"
    assert "/hands/0/0" not in count_hidden(state, 0)
    assert count_hidden(state, SPECTATOR)["/hands/0/0"] == "fish"
    assert [path for path in count_hidden(state, 0) if not path.startswith(("/hands/1", "/deck"))] == []


def test_what_is_buried_is_hidden_from_the_others_only():
    state = dealt(0, 2)
    state.apply(PICK)
    state.apply(BURY)
    assert "/buried/0/0" in count_hidden(state, 1)
    assert "/buried/0/0" not in count_hidden(state, 0)


def test_public_facts_are_plain_values():
    assert public(dealt(0), 0) == [
        " when game is haul", " when seats is 2", " when held is None", " when phase is deal", " when turn is 0",
        " when dealt is 1", " when actor is -1",
    ]  # fmt: skip


def test_features_are_values_bits_and_counts_also_beside_public_facts():
    found = features({"/hand/0": "fish", "/hand/1": "fish", "/mask": 66}, [" when phase is lay"])
    assert found["/hand/0 = fish"] == 1
    assert found["/hand/* = fish"] == 2
    assert found["/hand/* = fish when phase is lay"] == 2
    assert found["/mask has bit 1"] == found["/mask has bit 6"] == 1
    assert found["/mask has bit 2"] == 0


def test_a_fair_coin_is_never_suspected_and_a_loaded_one_is():
    fair, loaded = Tally(), Tally()
    fish, whale = dealt(0), dealt(2)
    for _ in range(100):
        fair.compare(fish, whale, 1)
        fair.compare(whale, fish, 1)
        loaded.compare(fish, whale, 1)
    assert fair.worst()[0] == 0
    assert fair.problem() == ""
    assert loaded.worst()[0] == 10
    assert "over 100 positions the truth has" in loaded.problem()


def test_too_few_comparisons_prove_nothing():
    tally = Tally()
    for _ in range(40):
        tally.compare(dealt(0), dealt(2), 1)
    assert tally.problem() == ""


def test_small_faults_of_many_tables_add_up():
    whole = Tally()
    for _ in range(3):
        part = Tally()
        for _ in range(40):
            part.compare(dealt(0), dealt(2), 1)
        whole.add(part)
    assert whole.compared == 120
    assert "120 times" in whole.problem()
