"""The walk over seats and options."""

import pytest

import banchisa
from banchisa.engine.errors import OptionError
from banchisa.testing import combinations
from support.toys.haul import Haul


def test_every_value_of_every_option_comes_with_every_number_of_seats():
    game = Haul()
    tables = list(combinations(game))
    met = {(table.seats, name, value) for table in tables for name, value in table.options.items()}
    for seats in game.seats:
        for option in game.options.values():
            for value in option.values:
                refused = (seats, option.name, value) == (3, "hand", 3)
                assert ((seats, option.name, value) in met) is not refused


def test_every_pair_of_values_that_has_an_effect_comes_once_at_least():
    tables = [table.options for table in combinations(Haul()) if table.seats == 2]
    pairs = {(options["hand"], options["thieves"], options["bears"]) for options in tables}
    assert pairs == {(hand, True, bears) for hand in (1, 2, 3) for bears in (1, 2)} | {
        (1, False, 2),
        (2, False, 2),
        (3, False, 2),
    }


def test_a_combination_that_the_rules_exclude_is_left_out():
    with pytest.raises(OptionError):
        Haul().start(3, hand=3)
    assert all(table.options["hand"] != 3 for table in combinations(Haul()) if table.seats == 3)


def test_an_option_without_effect_makes_no_second_table():
    quiet = [table for table in combinations(Haul()) if table.seats == 2 and not table.options["thieves"]]
    assert [table.options["bears"] for table in quiet] == [2, 2, 2]


def test_no_table_comes_twice_and_the_order_is_always_the_same():
    once, again = list(combinations(Haul())), list(combinations(Haul()))
    assert once == again
    assert len({str(table) for table in once}) == len(once)


def test_pairs_stop_where_it_gets_too_many_but_single_values_never_do():
    assert len(list(combinations(Haul(), most=0))) == 9
    assert len(list(combinations(Haul(), most=12))) == 12


def test_only_an_option_error_excludes_a_combination():
    class Stumbles(Haul):
        def start(self, seats=None, **options):
            if options.get("hand") == 1:
                raise RuntimeError("a mistake, not a rule")
            return super().start(seats, **options)

    with pytest.raises(RuntimeError, match="a mistake"):
        list(combinations(Stumbles()))


def test_every_table_can_be_started_as_it_stands():
    game = Haul()
    for table in combinations(game):
        assert game.start(table.seats, **table.options).terms.options == table.options


def test_of_a_long_row_of_values_only_the_ends_and_the_default_are_tried_alone():
    tables = combinations(banchisa.game("pinguinoe"), most=0)
    assert {table.options["round_limit"] for table in tables} == {20, 100, 500}
