"""Every game plays its golden playthroughs again, word for word."""

import pytest

import banchisa
from banchisa.engine.errors import OptionError
from support import playthrough

LONG_ROW = 4  # values; of a longer row the default and one other are played
CASES = [(game.key, *table) for game in banchisa.games() for table in playthrough.tables(game.key)]


@pytest.mark.parametrize(("key", "name", "seats", "options", "keen"), CASES, ids=[case[1] for case in CASES])
def test_the_golden_playthrough_is_played_again(key, name, seats, options, keen):
    game = banchisa.game(key)
    again = playthrough.playthrough(game, seats, options, keen, playthrough.seed_of(name))
    assert again == playthrough.path(key, name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_every_option_value_of_a_short_row_and_player_count_that_goes_together_has_a_playthrough(game):
    played = {
        (seats, name, value)
        for _, seats, options, _ in playthrough.tables(game.key)
        for name, value in game.start(seats, **options).terms.options.items()
    }
    main_option = next(iter(game.options.values()))
    for seats in game.seats:
        for value in main_option.values:
            try:
                game.start(seats, **{main_option.name: value})
            except OptionError:
                continue
            assert (seats, main_option.name, value) in played
    for option in game.options.values():
        values = {value for _, name, value in played if name == option.name}
        if len(option.values) <= LONG_ROW or option is main_option:
            assert values == set(option.values)
        else:
            assert option.default in values and len(values) > 1


def test_no_playthrough_lies_about_that_is_not_listed():
    for game in banchisa.games():
        listed = {playthrough.path(game.key, name) for name, *_ in playthrough.tables(game.key)}
        assert set((playthrough.GAMES / game.key / "golden").glob("*.txt")) == listed
