"""What can be asked before a game: the games, what a choice means, the rules, the words."""

import banchisa
from support.processes import wait_until

NANUUK = banchisa.game("nanuuk")


def test_the_server_is_alive_and_ready(ada):
    assert ada.get("/health") == {"ok": True, "version": banchisa.__version__}
    parts = {"serving": True, "store": True, "schema": True, "workers": True}
    wait_until(lambda: ada.http.get("/api/ready").status_code == 200)  # the first worker takes its time to start
    assert ada.get("/ready") == {"ready": True, "version": banchisa.__version__, "parts": parts}


def test_the_games_are_listed_with_their_seats_options_and_levels(ada):
    found = {game["key"]: game for game in ada.get("/games")}
    nanuuk = found["nanuuk"]
    assert nanuuk["title"] == "Nanuuk!"
    assert nanuuk["version"] == NANUUK.version
    assert nanuuk["seats"] == [2, 3, 4]
    assert nanuuk["levels"] == ["easy", "normal", "hard", "expert"]
    assert (nanuuk["usual_level"], nanuuk["stand_in"]) == ("normal", "hard")
    assert not nanuuk["secrets"]
    assert found["haul"]["secrets"]
    assert nanuuk["options"] == [option.to_json() for option in NANUUK.options.values()]


def test_a_choice_of_options_is_explained(ada):
    told = ada.post("/games/nanuuk/terms", seats=3, options={"mode": "rescuer"})
    assert told["seats"] == [2]
    assert told["options"]["mode"] == "rescuer"
    assert "mode" in told["offered"]
    assert "can't be played with 3 players" in told["problem"]
    told = ada.post("/games/nanuuk/terms", seats=None, options={})
    assert told["problem"] is None
    assert set(told["options"]) == set(NANUUK.options)


def test_options_that_nobody_declared_are_a_problem_with_words(ada):
    told = ada.post("/games/nanuuk/terms", seats=2, options={"moon": "full", "mode": "intro"})
    assert "there is no option 'moon'" in told["problem"]
    assert told["options"]["mode"] == "intro"
    assert told["seats"] == []


def test_what_a_game_is_started_with_is_no_option(ada):
    problem = ada.post("/games/nanuuk/terms", seats=2, options={"seats": 3, "self": 1})["problem"]
    assert problem.startswith("there is no option 'seats'; allowed: ")
    chairs = [{"kind": "link"}, {"kind": "link"}]
    refused = ada.refused("/tables", game="nanuuk", options={"seats": 3}, seats=chairs)
    assert refused == (422, "table/options", {"problem": problem})


def test_the_rulebook_comes_in_three_languages(ada):
    for language in ("en", "it", "nl"):
        book = ada.get(f"/games/nanuuk/rules?lang={language}")
        rules = {rule["id"]: rule["text"] for chapter in book["chapters"] for rule in chapter["rules"]}
        assert rules == {rule.id: rule.text for rule in NANUUK.rulebook(language).rules.values()}
        assert book["title"]
        assert book["introduction"]
        assert all(chapter["title"] for chapter in book["chapters"])


def test_the_words_of_a_game_come_as_fluent_text(ada):
    for language in ("en", "it", "nl"):
        answer = ada.http.get(f"/api/games/nanuuk/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "prompt-crack =" in answer.text
        assert "step-hidden =" in answer.text


def test_unknown_games_and_languages_are_refused(ada):
    assert ada.refused("/games/ludo/rules") == (404, "game/unknown", {"key": "ludo"})
    assert ada.refused("/games/ludo/words/en") == (404, "game/unknown", {"key": "ludo"})
    assert ada.refused("/games/ludo/terms", seats=2) == (404, "game/unknown", {"key": "ludo"})
    for path in ("/games/nanuuk/rules?lang=de", "/games/nanuuk/words/de", "/games/nanuuk/words/..%2fen"):
        assert ada.refused(path)[1] in ("request/malformed", "request/unknown")


def test_paths_and_methods_that_do_not_exist_are_refused(ada):
    assert ada.refused("/nothing") == (404, "request/unknown", {"path": "/api/nothing"})
    assert ada.refused("/tables/abc/def/ghi")[:2] == (404, "request/unknown")
    assert ada.http.put("/api/tables").json()["code"] == "request/unknown"
    assert ada.http.delete("/api/tables/abcdefghijkl").status_code in (404, 405)
    assert ada.http.options("/api/tables").status_code == 405
