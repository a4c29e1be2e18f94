"""The log at the terminal: whoever is spoken of by colour is named beside it."""

import pytest

import banchisa as package
from banchisa.cli.console import Console
from banchisa.cli.history import HistoryLine, add_names, find_owners, merge_turns
from banchisa.engine.scene import Player
from banchisa.engine.texts import Text


@pytest.mark.parametrize(("language", "said"), [("en", "yellow (Bo)"), ("it", "giallo (Bo)"), ("nl", "geel (Bo)")])
def test_colours_in_the_news_and_in_the_log_have_names_beside_them(sit_down, language, said):
    game = package.game("pinguinoe")
    _, screen = sit_down(game, "", "log", language=language)
    chance = [line for line in screen.splitlines() if said in line]
    assert len(chance) == 2, "the news of who begins, and its line in the log"


@pytest.mark.parametrize("key", package.games())
def test_a_colour_anywhere_in_a_line_is_followed_by_its_player(key):
    game = package.game(key)
    words = Console("en", game).words
    players = game.scene(game.start(2), None).players
    owners = find_owners(players, ["Ada", "Bo"])
    for player, name in zip(players, ("Ada", "Bo"), strict=True):
        colour = Text(f"colour-{player.colour}")
        told = Text("ui-and", {"first": Text("ui-owned", {"what": colour, "owner": "C2"}), "second": 4})
        assert words.say(add_names(told, owners)) == f"{words.say(colour)} ({name}) (C2) and 4"


def test_a_colour_that_nobody_plays_stays_as_it_is():
    players = [Player(seat, colour, Text("seat"), None, None) for seat, colour in enumerate(("red", "blue"))]
    ended = Text("ui-owned", {"what": Text("colour-blue"), "owner": Text("colour-white")})
    named = add_names(ended, find_owners(players, ["Ada", "Bo"]))
    assert named.args["what"] == Text("ui-named", {"who": Text("colour-blue"), "name": "Bo"})
    assert named.args["owner"] == Text("colour-white"), "nobody plays white"


@pytest.mark.parametrize(("language", "said"), [("en", "orange"), ("it", "arancione"), ("nl", "oranje")])
def test_whoever_plays_several_colours_is_named_with_the_one_that_acts(sit_down, language, said):
    _, screen = sit_down(package.game("icehike"), "place B1", "end_turn", "log", language=language)
    assert screen.count(f"Ada ({said}): ") >= 2, "the news, and the log"
    _, screen = sit_down(package.game("icehike"), "place B1", "end_turn", kinds=("human",) * 3, language=language)
    assert f"Ada ({said})" not in screen


def test_what_somebody_does_several_times_in_a_row_is_told_once():
    told = [("Chance", "a card for red"), ("Chance", "a card for red"), ("Chance", "a card for blue"), ("Ada", "stays")]
    lines = [HistoryLine(number, 0, who, what) for number, (who, what) in enumerate(told)]
    assert merge_turns(lines) == [("Chance", "a card for red (×2); a card for blue"), ("Ada", "stays")]
