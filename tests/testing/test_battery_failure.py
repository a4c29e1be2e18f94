"""A failure says everything that is needed to see it again."""

import pytest

from banchisa.engine.errors import PositionError
from banchisa.testing import BatteryFailure, TableKind, run_battery
from support.toys.broken_hauls import CannotReadItsNotation, LosesTheBear, RefusesBurying
from support.toys.haul import Haul, HaulState


def failure_of(game: Haul, **how) -> BatteryFailure:
    with pytest.raises(BatteryFailure) as caught:
        run_battery(game, **how)
    return caught.value


def test_a_failure_names_identity_options_seed_and_steps():
    failure = failure_of(RefusesBurying(), games=1, seed=5)
    assert str(failure).splitlines() == [
        "identity 'legality' does not hold: bury is offered, but TOY-2.2 refuses it (no-burying)",
        "  table: 2 seats, options {'hand': 2, 'thieves': True, 'bears': 2}",
        "  seed:  5",
        f"  steps: {'; '.join(failure.steps)}",
        "  again: run_battery(game, games=1, seed=5, only=['legality'], "
        "tables=[TableKind(2, {'hand': 2, 'thieves': True, 'bears': 2})])",
    ]
    assert failure.steps[0].startswith("deal ")
    assert failure.steps[-1].startswith("pick ")


def test_the_line_again_leads_to_the_same_failure():
    failure = failure_of(LosesTheBear(), games=20)
    assert failure.identity == "components"
    again = failure_of(
        LosesTheBear(), games=failure.games, seed=failure.seed, only=[failure.identity], tables=[failure.table]
    )
    assert (again.what, again.steps, again.seed) == (failure.what, failure.steps, failure.seed)


def test_the_steps_lead_to_the_position():
    failure = failure_of(LosesTheBear(), games=20)
    assert failure.steps[-1] == "snatch"
    assert LosesTheBear().inventory(failure.position(LosesTheBear()))["bear"] == 1


def test_a_failure_of_the_game_itself_has_no_position():
    failure = failure_of(CannotReadItsNotation())
    assert failure.table is None
    with pytest.raises(ValueError, match="without a position"):
        failure.position(Haul())


def test_an_error_inside_the_game_is_a_failure_too():
    class Stumbles(Haul):
        def from_json(self, data):
            raise PositionError("cannot read this")

    failure = failure_of(Stumbles(), games=1, only=["positions"])
    assert failure.what == "PositionError: cannot read this"
    assert isinstance(failure.__cause__, PositionError)


def test_an_error_before_the_first_step_names_the_table():
    class Mute(HaulState):
        def to_json(self):
            raise RuntimeError("no words")

    class MuteHaul(Haul):
        state_type = Mute

    failure = failure_of(MuteHaul(), games=1, tables=[TableKind(2, {"hand": 1})])
    assert (failure.what, failure.table, failure.steps) == ("RuntimeError: no words", TableKind(2, {"hand": 1}), [])


def test_very_long_games_are_shortened_in_the_text_only():
    table = TableKind(2, {})
    failure = BatteryFailure("ends", "the game is not over", table, 1, 1, [f"step {k}" for k in range(1000)])
    assert "step 199; ... 600 more ...; step 800" in str(failure)
    assert len(failure.steps) == 1000
