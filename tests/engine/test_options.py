"""Options: declared once, read from text, without effect where they do not belong."""

import pytest

from banchisa.engine.errors import OptionError
from banchisa.engine.options import Option, choose, find_offered


def declare_options() -> dict[str, Option]:
    found = [
        Option("mode", ("full", "short"), "full", ("TOY-1.1",)),
        Option("bears", (1, 2, 3), 2, ("TOY-1.2",), {"mode": ("full",)}),
        Option("storm", (False, True), False, ("TOY-1.3",), {"mode": ("full",), "bears": (2, 3)}, (3, 4)),
        Option("seat", ("last", 0, 1), "last", ("TOY-1.4",)),
    ]
    return {option.name: option for option in found}


@pytest.mark.parametrize("given", ["short", "SHORT", " short "])
def test_a_word_is_read_however_it_is_written(given):
    assert declare_options()["mode"].read(given) == "short"


@pytest.mark.parametrize(("given", "meant"), [(3, 3), ("3", 3), (" 1 ", 1)])
def test_a_number_is_read_also_from_text(given, meant):
    assert declare_options()["bears"].read(given) == meant


@pytest.mark.parametrize(
    ("given", "meant"),
    [(True, True), ("on", True), ("yes", True), ("TRUE", True), (False, False), ("off", False), ("No", False)],
)
def test_a_switch_is_read_from_many_words(given, meant):
    assert declare_options()["storm"].read(given) is meant


def test_words_and_numbers_can_be_mixed():
    seat = declare_options()["seat"]
    assert [seat.read(given) for given in ("last", 0, "0", "1")] == ["last", 0, 0, 1]


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("mode", "long", "option mode: 'long' is not allowed; allowed: full, short"),
        ("bears", 4, "option bears: 4 is not allowed; allowed: 1, 2, 3"),
        ("bears", True, "option bears: True is not allowed; allowed: 1, 2, 3"),
        ("bears", 1.0, "option bears: 1.0 is not allowed; allowed: 1, 2, 3"),
        ("bears", None, "option bears: None is not allowed; allowed: 1, 2, 3"),
        ("bears", [1], "option bears: [1] is not allowed; allowed: 1, 2, 3"),
        ("storm", 1, "option storm: 1 is not allowed; allowed: off, on"),
        ("storm", "maybe", "option storm: 'maybe' is not allowed; allowed: off, on"),
        ("seat", "on", "option seat: 'on' is not allowed; allowed: last, 0, 1"),
    ],
)
def test_a_value_that_is_not_declared_is_refused_with_those_that_are(name, given, said):
    with pytest.raises(OptionError) as caught:
        declare_options()[name].read(given)
    assert str(caught.value) == said


def test_a_table_chooses_every_option_and_the_rest_keeps_its_default():
    assert choose(declare_options(), 3, {"storm": "on", "seat": "1"}) == {
        "mode": "full",
        "bears": 2,
        "storm": True,
        "seat": 1,
    }


def test_an_option_has_no_effect_beside_a_choice_that_excludes_it():
    chosen = choose(declare_options(), 3, {"mode": "short", "bears": 3, "storm": True})
    assert chosen == {"mode": "short", "bears": 2, "storm": False, "seat": "last"}


def test_an_option_has_no_effect_for_a_number_of_seats_that_excludes_it():
    assert choose(declare_options(), 2, {"storm": True})["storm"] is False


def test_all_conditions_of_an_option_must_hold():
    assert choose(declare_options(), 3, {"bears": 1, "storm": True})["storm"] is False


def test_an_option_without_effect_is_still_read():
    with pytest.raises(OptionError, match="option bears: 9 is not allowed"):
        choose(declare_options(), 2, {"mode": "short", "bears": 9})


def test_an_unknown_option_is_named_with_those_there_are():
    with pytest.raises(OptionError) as caught:
        choose(declare_options(), 2, {"fog": True})
    assert str(caught.value) == "there is no option 'fog'; allowed: mode, bears, storm, seat"


def test_only_options_with_an_effect_are_offered():
    options = declare_options()
    names = [option.name for option in find_offered(options, 3, choose(options, 3, {}))]
    assert names == ["mode", "bears", "storm", "seat"]
    names = [option.name for option in find_offered(options, 3, choose(options, 3, {"mode": "short"}))]
    assert names == ["mode", "seat"]


def test_an_option_describes_itself_for_a_form():
    assert declare_options()["storm"].to_json() == {
        "name": "storm",
        "values": [False, True],
        "default": False,
        "rules": ["TOY-1.3"],
        "when": {"mode": ["full"], "bears": [2, 3]},
        "when_seats": [3, 4],
        "is_mode": False,
    }
