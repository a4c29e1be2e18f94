"""What teaches a game: the overview, the lessons, their words, and answers to what is touched in them."""

import pytest

import banchisa
from banchisa.engine.lessons import find_lessons, read_lesson
from banchisa.table.lessons import folder_of

GAMES = [game.key for game in banchisa.games()]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_offers_its_overview_and_its_lessons(ada, key):
    told = ada.get(f"/games/{key}/learning")
    assert 3 <= len(told["overview"]["turn"]) <= 5
    assert [line["key"] for line in told["lessons"]] == list(find_lessons(folder_of(banchisa.game(key))))


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_has_a_scene_for_every_step(ada, key):
    lesson = ada.get(f"/games/{key}/learning")["lessons"][0]
    told = ada.get(f"/games/{key}/lessons/{lesson['key']}")
    assert len(told["tasks"]) == lesson["tasks"]
    known = {board["key"] for board in told["boards"]}
    for task in told["tasks"]:
        scenes = [task["scene"], *(frame["scene"] for frame in task["frames"])]
        assert all(known.issuperset(scene["boards"]) for scene in scenes)
        assert all(scene["seat"] == told["seat"] for scene in scenes)
        if task["step"]:
            assert task["step"] in [choice["name"] for choice in task["scene"]["choices"]]
            assert task["frames"][0]["entry"]["notation"] == task["step"]


def test_what_is_touched_in_a_lesson_is_refused_by_its_rule(ada):
    told = ada.post("/games/nanuuk/lessons/hunt-and-crack/why", task=1, touch=["cell-C6"])
    assert told["refusal"] is not None
    assert told["rule"].startswith("NAN-")


@pytest.mark.parametrize("task", [0, 99])
def test_a_task_that_is_not_there_is_refused(ada, task):
    status, code, data = ada.refused("/games/nanuuk/lessons/hunt-and-crack/why", task=task, touch=["cell-C6"])
    assert (status, code) == (400, "request/malformed")
    assert data["what"].startswith("task: must be 1 to ")


def test_lessons_and_games_that_are_not_there_are_refused(ada):
    assert ada.refused("/games/nanuuk/lessons/ludo") == (404, "lesson/unknown", {"key": "ludo"})
    assert ada.refused("/games/nanuuk/lessons/ludo/why", task=1, touch=["x"]) == (
        404,
        "lesson/unknown",
        {"key": "ludo"},
    )
    assert ada.refused("/games/nanuuk/puzzles/ludo") == (404, "puzzle/unknown", {"key": "ludo"})
    assert ada.refused("/games/ludo/learning") == (404, "game/unknown", {"key": "ludo"})
    assert ada.refused("/games/nanuuk/learning/words/xx")[:2] == (400, "request/malformed")


def test_a_first_game_may_begin_nearer_the_end(ada):
    seats = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
    opened = ada.post("/tables", game="iglu", seats=seats, lesson="first-game")
    ada.add_entropy(opened)
    position = read_lesson(find_lessons(folder_of(banchisa.game("iglu")))["first-game"]).position
    with ada.at(opened["table"]) as chair:
        bears = {piece["at"] for piece in chair.scene["pieces"] if piece["kind"] == "bear"}
        assert {f"cell-{cell}" for cell in position["bears"]} <= bears


def test_a_table_for_a_lesson_that_is_not_there_is_refused(ada):
    seats = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
    refused = ada.refused("/tables", game="iglu", seats=seats, lesson="ludo")
    assert refused == (404, "lesson/unknown", {"key": "ludo"})


def test_words_of_lessons_come_apart_from_those_of_the_table(ada):
    words = ada.http.get("/api/games/nanuuk/learning/words/nl").text
    assert "overview-aim = " in words
    assert "overview-aim" not in ada.http.get("/api/games/nanuuk/words/nl").text


def test_a_game_without_lessons_says_so(ada):
    assert ada.get("/games/haul/learning") == {"overview": None, "lessons": [], "puzzles": []}
    assert ada.http.get("/api/games/haul/learning/words/en").text == ""
