"""The numbers of all actions, as the rules list them."""

import pytest

from games.iglu.positions import GAME, acting, first_turn, melting
from games.iglu.reference import NUMBERS
from support.positions import names, play


def test_so_many_actions_and_outcomes_exist():
    assert GAME.actions.players == 6975
    assert GAME.actions.size == 6975 + 4 + 3 + 12 + 3


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        ("place", ("b1", 0), ("g8", 23)),
        ("melt_ice", ("b1", 24), ("g8", 83)),
        ("play_melt", ("b1", 84), ("g8", 143)),
        ("play_animals", ("", 144), ("", 144)),
        ("move_animal", ("fish1 b1 b2", 145), ("bear g8 f8", 1600)),
        ("play_energy", ("1", 1601), ("3", 1603)),
        ("drift", ("b1 N", 1604), ("g8 W", 1811)),
        ("displace", ("b1", 1812), ("g8", 1871)),
        ("walk", ("a1 a2", 1872), ("h8 g8", 2095)),
        ("kayak", ("a1 b1", 2096), ("h8 g8", 6127)),
        ("hunt", ("fish1 b1", 6128), ("fox3 g8", 6487)),
        ("harpoon", ("fish1 b1", 6488), ("bear g8", 6907)),
        ("build_igloo", ("b1", 6908), ("g8", 6967)),
        ("answer", ("harpoon", 6968), ("decline", 6969)),
        ("flee", ("a1", 6970), ("h8", 6973)),
        ("end_turn", ("", 6974), ("", 6974)),
    ],
)
def test_the_first_and_last_number_of_each_kind(name, first, last):
    for words, number in (first, last):
        assert GAME.actions.parse(f"{name} {words}") == number


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("place h4", ("place", "h4")),
        ("move_animal fox2 c3 d3", ("move_animal", "fox2", "c3", "d3")),
        ("drift e5 S", ("drift", "e5", "e4")),
        ("walk a8 b8", ("walk", "a8", "b8")),
        ("kayak d3 a1", ("kayak", "d3", "a1")),
        ("kayak d3 h8", ("kayak", "d3", "h8")),
        ("hunt fox1 g7", ("hunt", "fox1", "g7")),
        ("harpoon bear c4", ("harpoon", "bear", "c4")),
        ("flee a8", ("flee", "a8")),
        ("first 4", ("first", 3)),
        ("fish 2", ("fish", "fish2")),
        ("tile glacier", ("tile", "glacier")),
        ("fox 3", ("fox", "fox3")),
    ],
)
def test_numbers_and_words_agree_with_the_reference(step, words):
    assert GAME.actions.parse(step) == NUMBERS[words]


def test_a_step_with_one_action_is_still_a_step():
    assert names(play(acting("b2 red", ap=0))) == ["end_turn"]
    assert names(melting("b2 red, b3")) == ["melt_ice b3"]


def test_offers_come_in_rising_order():
    state = acting("b2 red, d4 red, f6 red", kept="red melt energy1 energy3 harpoon", sea="b3 fish1")
    for offer in (state, first_turn(), play(first_turn(), "melt_ice d3")):
        assert offer.legal_actions() == sorted(set(offer.legal_actions()))
