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


PRESETS = [
    pytest.param(game, preset, id=f"{game} {preset.name}")
    for game in banchisa.games()
    for preset in game.presets.values()
]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_can_be_started_and_has_an_effect_where_it_says_so(game, preset):
    for seats in [preset.seats] if preset.seats else game.seats:
        chosen = game.start(seats, **preset.options).terms.options
        assert {name: chosen[name] for name in preset.options} == preset.options
        assert all(game.options[name].default != value for name, value in preset.options.items())


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_the_full_game_is_the_game_as_it_is_declared(game):
    assert (game.presets["full"].seats, game.presets["full"].options) == (None, {})


@pytest.mark.parametrize(
    ("key", "name", "seats", "options"),
    [
        ("nanuuk", "first", None, {"mode": "intro"}),  # what the rulebook recommends to begin with
        ("nanuuk", "short", None, {"initial_cracks": 12}),
        ("iglu", "recommended", None, {"serious": True}),
        ("iglu", "first", 2, {}),
        ("arctic", "short", 2, {}),
        ("icehike", "first", 3, {"length": "short"}),
        ("icehike", "short", None, {"length": "short"}),
        ("pinguinoe", "first", 2, {"white_penguin": "sleepy"}),
        ("pinguinoe", "recommended", 2, {"layout": "two_player"}),
    ],
)
def test_presets_set_this(key, name, seats, options):
    preset = banchisa.game(key).presets[name]
    assert (preset.seats, preset.options) == (seats, options)


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_only_a_game_that_something_shortens_has_a_short_one(game):
    assert ("short" in game.presets) == (game.key != "iglu")
