"""Bots think elsewhere: whatever happens to them, the game goes on."""

import random

import pytest

from server.browsing import Browser


@pytest.mark.parametrize(("game", "settings"), [("mortal", {}), ("endless", {"thought": 0.2, "workers": 1})])
def test_a_bot_that_dies_or_never_answers_is_replaced_by_lot(own_server, game, settings):
    server = own_server(settings=settings)
    ada = Browser(server.url)
    with ada.at(ada.open("Ada", "bot:greedy", game=game, options={"hand": 1})["table"]) as chair:
        chair.play(random.Random(1))
        assert chair.scene["ranks"]
    assert "a bot failed, chosen by lot instead" in server.log.read_text()


def test_a_bot_that_never_answers_holds_up_no_other_table(own_server):
    server = own_server(settings={"thought": 3600, "workers": 2})
    ada = Browser(server.url)
    with ada.at(ada.open("bot", "Ada", game="endless")["table"]) as stuck:
        stuck.until("thinking")
        with ada.at(ada.intro("bot", "Ada")) as chair:
            chair.play(random.Random(2))
        assert stuck.ask("view", at=0)["is"] == "view"
        assert stuck.ask("resign", seat=1, level="random")["you"] == []


def test_bots_go_on_after_the_server_was_killed(own_server):
    server = own_server()
    ada = Browser(server.url)
    table = ada.open("Ada", "bot:greedy", "bot:random")["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(3), steps=4)
    server.kill()
    server.start()
    with ada.at(table) as chair:
        chair.play(random.Random(4))


def test_bots_step_at_the_pace_that_was_set(own_server):
    server = own_server(settings={"pace": 3600})
    ada = Browser(server.url)
    with ada.at(ada.intro("Ada", "bot")) as chair:
        chair.first()
        chair.until("thinking")
        assert chair.ask("undo", version=chair.version)["is"] == "undone"  # while the bot waits
        assert chair.first()["is"] == "step"
        assert chair.until("thinking")["version"] == chair.version  # it thinks about the new position
