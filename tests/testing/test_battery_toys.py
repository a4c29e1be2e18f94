"""The battery passes a correct game, and finds every kind of mistake by the identity that is meant to find it."""

import pytest

import banchisa
from banchisa.testing import IDENTITIES, BatteryFailure, TableKind, combinations, run_battery
from banchisa.testing.walk import evenly
from support.toys.broken_hauls import BROKEN, AsksOnlyWhoHasABear, DealsKindsEvenly, DealsTheLowestCards, NeverEnds
from support.toys.haul import PASS, Haul, HaulState, by_the_card

TWO_SEATS = TableKind(2, {"hand": 2, "thieves": True, "bears": 2})
PLAINLY_BROKEN = [game for game, identity in BROKEN.items() if identity != "frequencies"]
SAID = {  # the one to blame, and a word of what is said about it
    "CannotReadItsNotation": "'fish big' is not a valid kind",
    "TouchesNothing": "pick whale",
    "TouchesAnotherButtonForEachSeat": "the family 'pass' must be declared loose",
    "EndsWithoutSayingSo": "the game is not over",
    "SnatchesWithoutABear": "snatch is not offered, but nothing refuses it",
    "RefusesBurying": "bury is offered, but TOY-2.2 refuses it",
    "NamesARuleThatIsNotThere": "'TOY-9.9', which is no rule of the rulebook",
    "OffersInDisorder": "legal_actions is not sorted",
    "DealsWithZeroWeight": "have the weights [0, 3, 2, 2]",
    "NeverEnds": "not over after 300 steps",
    "BeginsDifferently": "the second time",
    "DoesNotRepeat": "the second time",
    "CopiesShallowly": "copy",
    "ForgetsTheDiscard": "read again from its JSON differs",
    "IgnoresSlips": "is read as if it were not there",
    "ForgetsWhoWasDealt": "and played on differs",
    "LosesTheBear": "there were 2 bear at the start, now there are 1",
    "ShowsTheDeck": "the seen position tells seat 1 what is hidden",
    "SceneTellsOfBears": "the scene tells",
    "DealsOtherCards": "has other components",
    "TellsSearchesTheDeal": "are told apart",
    "HidesTheTideFromSearches": "tide high is one with another outcome",
    "JudgesByHiddenBears": "in another world",
    "LogTellsThePick": "cannot see whether",
    "WordsTellTheBurial": "bury is told as",
    "PlayCanBeTakenBack": "play shows seat 1 something new",
    "ShowsWhatIsBuried": "bury shows seat 0 something new",
    "WritesAnotherVersion": "the installed rules are 1",
    "ObservesOtherHands": "hand differs in what seat 1 sees",
    "ObservesMoreThanItSays": "hand_sizes is 2, but never above 1",
    "ForgetsTheSnatch": "steps, but never more than",
    "DealsMoreThanItSays": "chance chooses between 4 outcomes, but never more than 3",
    "CountsWhalesOnce": "but always from 0 to 4",
}


def test_the_correct_game_passes_the_whole_battery():
    report = run_battery(Haul(), games=2)
    assert (report.game, report.tables, report.games) == ("haul", 15, 30)
    assert set(report.checks) == set(IDENTITIES)
    assert all(report.checks.values())


def test_the_correct_game_passes_with_the_play_that_its_resample_assumes():
    report = run_battery(Haul(), games=4, only=["frequencies"], assumed=by_the_card)
    assert report.checks["frequencies"] > 10_000


@pytest.mark.parametrize("broken", PLAINLY_BROKEN, ids=lambda g: g.__name__)
def test_the_battery_finds(broken):
    with pytest.raises(BatteryFailure) as caught:
        run_battery(broken(), games=2, max_steps=300)
    assert caught.value.identity == BROKEN[broken]
    assert SAID[broken.__name__] in caught.value.what


# So many games that each of eight seeds found the fault when this was written: the tests do not hang on a lucky one.


@pytest.mark.parametrize("broken", [DealsTheLowestCards, DealsKindsEvenly], ids=lambda g: g.__name__)
def test_frequencies_find_an_unfair_resample(broken):
    thieves = [table for table in combinations(broken()) if table.options["thieves"]]
    with pytest.raises(BatteryFailure, match="wrong frequencies") as caught:
        run_battery(broken(), games=6, only=["frequencies"], tables=thieves)
    assert caught.value.identity == "frequencies"


def test_frequencies_find_that_being_asked_tells_something():
    large_hands = [TableKind(2, {"hand": 3, "thieves": True, "bears": 2})]
    with pytest.raises(BatteryFailure, match="wrong frequencies") as caught:
        run_battery(AsksOnlyWhoHasABear(), games=90, only=["frequencies"], tables=large_hands)
    assert "= bear when phase is react" in caught.value.what


def test_every_identity_is_shown_to_fail():
    assert set(BROKEN.values()) == set(IDENTITIES)


def test_only_the_identities_asked_for_are_run():
    report = run_battery(NeverEnds(), games=1, only=["names", "components"], tables=[TWO_SEATS], max_steps=50)
    assert report.checks == {"names": 14, "components": 51}


def test_an_unknown_identity_is_named():
    with pytest.raises(ValueError, match="no identity is called 'luck'; allowed: names, legality"):
        run_battery(Haul(), only=["luck"])


def test_a_policy_plays_for_the_seats():
    asked = []

    def passes_always(state: HaulState, rng):
        asked.append(state.actor)
        return PASS if state.phase == "react" else state.legal_actions()[0]

    run_battery(Haul(), games=1, policy=passes_always, only=["ends"], tables=[TWO_SEATS])
    assert set(asked) == {0, 1}


def test_progress_is_told_table_by_table():
    told = []
    run_battery(Haul(), games=1, only=["names"], progress=lambda done, of, what: told.append((done, of, what)))
    assert told[0] == (0, 15, "2 seats, {'hand': 2, 'thieves': True, 'bears': 2}")
    assert told[-1] == (15, 15, "done")
    assert len(told) == 16


def test_the_report_reads_as_a_list():
    report = run_battery(Haul(), games=1, only=["names"], tables=[TWO_SEATS])
    assert str(report) == "haul: 0 games at 1 tables, 0 steps, the longest game 0\n  names: 14 checks"


def test_a_game_that_random_play_does_not_end_is_ended_by_keen_play():
    race = banchisa.game("pinguinoe")
    table = TableKind(4, {"round_limit": 500})
    report = run_battery(race, games=1, only=["ends"], tables=[table])
    assert 100 < report.longest < 2000  # at random it goes on for more than 5000 steps
    with pytest.raises(BatteryFailure, match="is not over after 300 steps"):
        run_battery(race, games=1, policy=evenly, only=["ends"], tables=[table], max_steps=300)
