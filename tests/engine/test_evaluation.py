"""What a game declares about its evaluation."""

import pytest

from banchisa.engine.evaluation import BRINGS, COSTS, KEEPS, PREVENTS, RISKS, ReasonSettings


def test_kinds_of_reasons_are_named_one_by_one_or_together():
    told = ReasonSettings({"fish": "brings risks", "way": "all", "rope": "own", "turns": ""}).told
    assert told == {
        "fish": (BRINGS, RISKS),
        "way": (BRINGS, KEEPS, COSTS, PREVENTS, RISKS),
        "rope": (BRINGS, KEEPS, COSTS),
        "turns": (),
    }


def test_a_kind_that_there_is_not_is_refused_with_what_is_allowed():
    with pytest.raises(ValueError, match=r"^fish: 'brigns' is no kind of reason; allowed: all, own, brings, keeps"):
        ReasonSettings({"fish": "brigns"})
