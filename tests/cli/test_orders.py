"""Standing orders in the terminal: given, shown, revoked, and answering without a word of their person."""

import pytest

import banchisa
from banchisa.table.wire.orders import SeatOrders, StandingOrder
from support.reactions import find_attack, find_question

IGLU = banchisa.game("iglu")


@pytest.fixture
def ask(sit_down):
    """One person is attacked by a bear and types these lines; what stood on the screen."""
    state = find_question("iglu", "answer", 2, seats=2)
    kinds = tuple("human" if seat == state.actor else "random" for seat in range(2))

    def ask(*typed, language="en"):
        options = dict(state.terms.options)
        return sit_down(IGLU, *typed, kinds=kinds, language=language, position=state.to_json(), **options)[1]

    return ask


def test_an_order_answers_the_question_at_which_it_is_given(ask):
    screen = ask("order decline")
    assert 'your standing order answers with "answer decline"' in screen
    assert "plays no Harpoon" in screen


def test_what_can_be_ordered_and_what_stands_is_shown(ask):
    screen = " ".join(ask("order").split())
    assert "When a bear attacks my Inuit: type order harpoon, order decline." in screen
    assert "You have no standing orders." in screen
    assert 'With "order forced" the table makes your move' in screen


def test_what_is_no_order_is_answered_with_what_is_possible(ask):
    screen = " ".join(ask("order run", "order decline twice").split())
    assert '"run" is no order. Possible now: harpoon, decline, forced, none.' in screen
    assert '"decline twice" is no order.' in screen


def test_orders_are_revoked_and_the_only_move_is_made_for_who_wants_it(ask):
    screen = " ".join(ask("order forced", "order none", "order forced").split())
    assert screen.count("If there is only one move and everyone can see that, the table makes it for you.") == 2
    assert screen.count('With "order forced" the table makes your move') == 1


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("it", "ordine decline giro", "il tuo ordine permanente risponde"),
        ("nl", "opdracht decline ronde", "je vaste opdracht antwoordt"),
    ],
)
def test_orders_are_given_in_other_languages(ask, language, typed, said):
    assert said in ask(typed, language=language)


def test_help_tells_of_orders(ask):
    assert "order [ANSWER [round]]" in ask("help")


def test_the_keyboard_is_passed_though_an_order_answers(sit_down):
    """Who waits for the other one must not notice."""
    state, attack = find_attack("iglu", "answer", 2, lambda state: state.seen_by(0) != state.seen_by(1))
    hunter, asked = int(state.actor), 1 - int(state.actor)
    names = ("Ada", "Bo")
    order = SeatOrders((StandingOrder("answer", "decline", "game"),))
    _, screen = sit_down(
        IGLU, "", attack, "", position=state.to_json(), orders={asked: order}, **dict(state.terms.options)
    )
    passed = [screen.index(f"Pass the keyboard to {names[seat]}") for seat in (hunter, asked)]
    assert passed[0] < passed[1] < screen.index("your standing order answers")
