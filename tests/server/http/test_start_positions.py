"""Tables that begin where another game was: a position of a finished one, or of a puzzle."""

import random

import pytest

import banchisa
from banchisa.table.lessons import list_puzzles
from support.clients import Browser

GAMES = [game.key for game in banchisa.games()]
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]


@pytest.fixture(scope="module")
def finished(server):
    """A browser and the tables that it has played to their end, by game."""
    ada = Browser(server.url)
    tables = {}
    for game in GAMES:
        table = ada.open("Ada", "Ole", game=game)["table"]
        with ada.at(table) as chair:
            chair.play(random.Random(2))
        tables[game] = table
    return ada, tables


@pytest.mark.parametrize("game", GAMES)
def test_any_position_of_a_finished_game_can_be_played_on_by_others(finished, server, game):
    _, tables = finished
    eve = Browser(server.url)
    with eve.at(tables[game]) as watching:
        steps = len(watching.log)
        for at in (0, 3 * steps // 4, steps - 1):
            before = watching.ask("view", at=at, seat=-1)["scene"]
            opened = eve.open("Eve", "Ole", game=game, played={"table": tables[game], "at": at})
            with eve.at(opened["table"]) as chair:
                now = chair.ask("view", at=0, seat=-1)["scene"]
                assert now["players"] == before["players"]
                assert now["pieces"] == before["pieces"]
                assert now["prompt"]["actor"] == before["prompt"]["actor"]
                if at:
                    chair.play(random.Random(at))
                    assert chair.over


def test_what_was_hidden_is_as_it_was_in_the_finished_game(finished, server):
    ada, tables = finished
    with ada.at(tables["arctic"]) as chair:
        at = len(chair.log) // 2
        hands = [cards_of(chair.ask("view", at=at, seat=seat)["scene"], seat) for seat in (0, 1)]
    eve = Browser(server.url)
    again = eve.open("Eve", "Ole", game="arctic", played={"table": tables["arctic"], "at": at})["table"]
    with eve.at(again) as chair:
        chair.play(random.Random(1))
        assert [cards_of(chair.ask("view", at=0, seat=seat)["scene"], seat) for seat in (0, 1)] == hands


def cards_of(scene, seat):
    """What somebody sees in their own hand."""
    own = {zone["id"] for zone in scene["zones"] if zone.get("owner") == seat}
    return sorted(str(piece.get("face") or piece["kind"]) for piece in scene["pieces"] if piece["at"] in own)


def test_a_game_that_goes_on_cannot_be_played_on_elsewhere(ada, jonas):
    table = ada.open("Ada", "Ole", game="arctic")["table"]
    wanted = {"game": "arctic", "seats": TWO, "played": {"table": table, "at": 0}}
    assert jonas.refused("/tables", **wanted)[:2] == (409, "table/not_over")


def test_what_cannot_be_a_beginning_is_refused_with_what_is_allowed(finished):
    ada, tables = finished
    with ada.at(tables["nanuuk"]) as chair:
        last = len(chair.log)
    played = {"table": tables["nanuuk"], "at": last}
    told = ada.refused("/tables", game="nanuuk", seats=TWO, played=played)
    assert told == (400, "request/malformed", {"what": f"at: must be 0 to {last - 1}"})
    told = ada.refused("/tables", game="arctic", seats=TWO, played={**played, "at": 0})
    assert told == (400, "request/malformed", {"what": "game: the table is one of nanuuk"})
    told = ada.refused("/tables", game="nanuuk", seats=TWO, played={"table": "abcdefghijkl", "at": 0})
    assert told[:2] == (404, "table/unknown")
    told = ada.refused("/tables", game="nanuuk", seats=[*TWO, TWO[1]], played={**played, "at": 0})
    assert told[:2] == (422, "table/options")
    told = ada.refused("/tables", game="nanuuk", seats=TWO, played={**played, "at": 0}, puzzle="abc")
    assert told[2] == {"what": "give only one of `example`, `lesson`, `puzzle` and `played`"}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_on_from_its_position(ada, game):
    key, puzzle = next(iter(list_puzzles(banchisa.game(game)).items()))
    shown = ada.get(f"/games/{game}/puzzles/{key}")
    chairs = ["Ada"] * len(shown["task"]["scene"]["players"])
    table = ada.open(*chairs, game=game, puzzle=key)["table"]
    with ada.at(table) as chair:
        assert chair.scene["prompt"]["actor"] == puzzle.seat
        assert {choice["name"] for choice in chair.scene["choices"]} == {
            choice["name"] for choice in shown["task"]["scene"]["choices"]
        }
        chair.play(random.Random(1))
        assert chair.over
    assert ada.refused("/tables", game=game, seats=TWO, puzzle="00000000")[:2] == (404, "puzzle/unknown")


def test_who_only_watches_is_a_chair_that_everybody_may_take_at_any_time(ada, jonas):
    opened = ada.open("Ada", "link", game="arctic")
    jonas.sit(opened, "Jonas")
    with ada.at(opened["table"]) as hers, Browser(ada.url).at(opened["table"]) as watching:
        scene = hers.ask("view", at=len(hers.log), seat=-1)["scene"]
        assert scene == watching.ask("view", at=len(hers.log))["scene"]
        assert scene["seat"] is None
        assert hers.error("view", at=0, seat=1)[0] == "table/not_over"
        assert hers.error("view", at=0, seat=-2)[0] == "request/malformed"
