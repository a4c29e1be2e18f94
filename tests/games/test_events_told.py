"""What happens to somebody by another's step: the line tells it with its reason, and speaks of that player.

A client gives a notice to whoever is spoken of in a line of somebody else (`web/src/table/playerTexts.ts`).
"""

import pytest

from banchisa.engine.state import State
from banchisa.engine.texts import Text
from banchisa.games import registry
from banchisa.i18n import Words
from games.arctic.test_moving_and_drawing import drawing
from games.icehike.positions import hike, roam
from games.iglu.positions import acting, drifting
from games.nanuuk.positions import hunt
from games.pinguinoe.positions import roll
from support.positions import play


def line(state: State, step: str) -> Text:
    game = registry.get(state.terms.game)
    return game.log_text(state, game.actions.parse(step))


def say(state: State, step: str) -> str:
    return Words("en", registry.get(state.terms.game)).say(line(state, step))


def colours_in(text: Text) -> set[str]:
    """The colours of players that a text speaks of, however deep."""
    found: set[str] = set()
    for value in text.args.values():
        if isinstance(value, Text):
            kind, _, colour = value.id.partition("-")
            found |= {colour} if kind in ("colour", "player") else colours_in(value)
    return found


F1_SHUT = "E1-F1 E2-F1 F1-F2"


def hunting(*hunters: str) -> State:
    """The first hunter has just moved, and is to crack the ice."""
    return play(hunt(len(hunters), list(hunters), F1_SHUT), "move 1 D4")


def attacked() -> State:
    """A bear has come to a blue Inuk, and nobody has played a Harpoon."""
    state = play(acting("c4 blue, h2 red", sea="c5 bear", kept="red animals"), "play_animals")
    return play(state, "move_animal bear c5 c4", "answer decline")


def melted() -> State:
    """The tile under a blue Inuk has been melted with a kept tile."""
    return play(acting("b2 red, b3 blue, b4", kept="red melt"), "play_melt b3")


def hunted_out() -> State:
    """The last animal can be taken."""
    return play(hunt(hunters=["D2"], tiles="fish D3"), "move 1 D3", "crack C3-C4")


def nearly_final() -> State:
    """The last turn before the final round; only the River is to be refilled."""
    state = drawing("1F1", seat=1, first=0, hands=["1M1 1M2", "1F1 1O2"], opened=True)
    return play(state, "draw_river 2F1")


def short_of_cards() -> State:
    """The draw pile is empty when a card is to be drawn from it."""
    return drawing(powers="orca_pile 0", pile=0)


def moving_animals() -> State:
    """A bear beside fish and foxes is to be moved."""
    state = acting("c4 fox1 fox3, h2 red", sea="c5 bear, d5 fish2 fish2 fish3", kept="red animals")
    return play(state, "play_animals")


def covering_bear() -> State:
    """A tile is being pushed onto a bear, which has to move aside."""
    return play(drifting("c5 red", sea="c6 bear, b6 fish1"), "drift c5 N")


def searching() -> State:
    """A penguin has ended its turn on a search space."""
    return play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn")


HUNTERS, ALL = {"white", "yellow", "blue", "red"}, {"red", "blue", "yellow", "green"}


@pytest.mark.parametrize(
    ("state", "step", "colours", "reason"),
    [
        (hunted_out(), "take", HUNTERS, "nobody can hunt any more: the homecoming begins"),
        (nearly_final(), "river 2B1", {"red", "blue"}, "the final round begins: one last turn each, without drawing"),
        (short_of_cards(), "draw_pile", {"red", "blue"}, "the draw pile is empty, so the Reserve is opened"),
        (moving_animals(), "move_animal bear c5 d5", ALL, "; the bear eats 2 fish (2) and fish (3)"),
        (moving_animals(), "move_animal bear c5 c4", ALL, "; the bear eats fox (1) and fox (3)"),
        (covering_bear(), "displace b6", ALL, "moves aside to b6; the bear eats fish (1)"),
        (
            acting("b2 fox2 bear, b3", kept="red melt"), "play_melt b2", ALL,
            "plays Melt on b2; out of the game with the tile: fox (2) and polar bear",
        ),
        (searching(), "search blizzard", ALL, "for a whole round everyone has two movement points fewer"),
        (hunting("D3", "F1", "E3"), "crack D4-D5", {"yellow"}, "yellow can't move and misses a turn"),
        (hunting("D3", "F1"), "crack D4-D5", {"yellow"}, "yellow can't move and misses a turn"),
        (attacked(), "flee h8", {"blue"}, "sends a blue Inuk to h8, away from the bear"),
        (melted(), "flee h8", {"blue"}, "sends a blue Inuk to h8, off the melted tile"),
        (roll(6, "1:L1a/0", "", stops=[1]), "end_turn", {"yellow"}, "yellow misses a turn because of an event"),
    ],
    ids=[
        "homecoming", "final round", "Reserve", "eaten fish", "eaten foxes", "eaten aside", "melted animals",
        "blizzard", "blocked", "blocked alone", "bear", "melted tile", "event",
    ],
)  # fmt: skip
def test_what_happens_to_others_is_told_with_its_reason(state, step, colours, reason):
    assert colours_in(line(state, step)) == colours
    assert reason in say(state, step)


@pytest.mark.parametrize(
    ("state", "step"),
    [
        (moving_animals(), "move_animal fox1 c4 c3"),
        (acting("b2 red, b3 blue, b4", kept="red melt"), "play_melt b4"),
        (hunted_out(), "leave"),
    ],
    ids=["a fox moves", "nothing on the tile", "the animal stays"],
)
def test_a_step_that_concerns_nobody_else_names_nobody(state, step):
    assert colours_in(line(state, step)) == set()


def test_nobody_who_can_move_misses_a_turn():
    assert colours_in(line(hunting("D3", "C2", "E3"), "crack D4-D5")) == set()


@pytest.mark.parametrize("seats", [2, 3])
def test_all_colours_of_a_seat_are_known_where_it_plays_several(seats):
    state = hike("orange H5", seats=seats)
    players = registry.get("icehike").scene(state, 0).players
    expected = [["orange", "brown"], ["white", "grey"]] if seats == 2 else [[], [], []]
    assert [player.colours for player in players] == expected


def test_a_bear_that_attacks_the_colour_that_is_not_on_turn_concerns_its_seat():
    state = roam(hike("grey F5", bears="E5", seats=2), 1, "E6")
    players = registry.get("icehike").scene(state, 0).players
    names = map(registry.get("icehike").actions.name, state.legal_actions())
    (attack,) = [name for name in names if "attack" in say(state, name)]
    assert colours_in(line(state, attack)) == {"grey"}
    assert players[1].colour == "white" and "grey" in players[1].colours
