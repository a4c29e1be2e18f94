"""A game that is started without a number of seats is one for as many as its options allow."""

import pytest

import banchisa

FEW = 12


def ends(option):
    """All values of an option; of a long row only its ends and the default."""
    if len(option.values) <= FEW:
        return option.values
    return tuple(dict.fromkeys((option.values[0], option.default, option.values[-1])))


CHOICES = [
    pytest.param(game, {option.name: value}, id=f"{game} {option.name}={value}")
    for game in banchisa.games()
    for option in game.options.values()
    for value in ends(option)
]


@pytest.mark.parametrize(("game", "options"), CHOICES)
def test_with_any_option_the_most_that_can_play_sit_down(game, options):
    assert game.start(**options).seats == game.playable_seats(options)[-1]


@pytest.mark.parametrize(
    ("key", "options", "seats"),
    [
        ("nanuuk", {}, 4),
        ("nanuuk", {"mode": "bear_hunt"}, 3),
        ("nanuuk", {"mode": "rescuer"}, 2),
        ("iglu", {}, 4),
        ("icehike", {}, 5),
        ("arctic", {}, 4),
        ("arctic", {"decks": "1-2-4"}, 3),
        ("pinguinoe", {}, 4),
        ("pinguinoe", {"layout": "two_player"}, 2),
    ],
)
def test_so_many_sit_down(key, options, seats):
    assert banchisa.game(key).start(**options).seats == seats
