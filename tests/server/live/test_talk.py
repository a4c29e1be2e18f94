"""Talk at a table: stored, then told; in two circles; limited, switched off, and never a part of the game."""

import contextlib
import random
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

import banchisa
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.server.storage.open_store import run_on_store
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.talk_rows import MOST_STORED, TalkRows
from banchisa.table.wire.talk import Phrase, TalkLine
from support.clients import Browser, Chair, Server, chairs, play_together
from support.stored import created

HAUL = {"game": "haul", "options": {"hand": 1}}  # a short game


def token(number: int) -> str:
    return f"token-{number:06}"


def say(chair: Chair, text: str, number: int = 1, **more: object) -> dict:
    return chair.ask("say", token=token(number), text=text, **more)


def told(message: dict) -> list[tuple[int | None, str]]:
    """Seats and texts of the lines of a message."""
    return [(line.get("seat"), line.get("text", line.get("phrase"))) for line in message.get("lines", [])]


def hear(chair: Chair) -> list[tuple[int | None, str]]:
    return told(chair.until("said"))


@contextlib.contextmanager
def company(server: Server, **more: object):
    """Ada, Jonas and somebody who watches, at one table."""
    ada, jonas, watcher = (Browser(server.url) for _ in range(3))
    opened = ada.open("Ada", "link", **{"options": {"mode": "intro"}, **more})
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    with chairs((ada, table), (jonas, table), (watcher, table)) as sitting:
        yield table, (ada, jonas, watcher), sitting


def test_what_is_said_is_heard_by_all_and_told_to_who_comes_later(either_server):
    with company(either_server) as (table, (ada, *_), (here, there, beside)):
        version = here.version
        answer = say(here, "  Hello,\n <b>you</b>\u202e! ")
        assert answer["is"] == "said" and told(answer) == [(0, "Hello, <b>you</b>!")]
        assert hear(there) == hear(beside) == [(0, "Hello, <b>you</b>!")]
        assert there.ask("say", token=token(2), phrase="well-played", language="nl")["lines"][0] == {
            "circle": "table", "n": 2, "at": there.heard[-1]["lines"][0]["at"], "token": token(2), "seat": 1,
            "phrase": "well-played", "language": "nl",
        }  # fmt: skip
        with ada.at(table) as late:
            assert told(late.welcome["talk"]) == [(0, "Hello, <b>you</b>!"), (1, "well-played")]
            assert late.version == version  # nothing has happened in the game
        assert here.first()["is"] == "step"  # and no step is stale
        record = ada.get(f"/tables/{table}/record")
        assert "Hello" not in str(record) and "well-played" not in str(record)


def test_what_a_server_has_answered_survives_its_death(either_server):
    with company(either_server) as (table, (ada, *_), (here, there, _)):
        for number in range(5):
            say((here, there)[number % 2], f"line {number}", number)
        either_server.kill()
    either_server.start()
    with ada.at(table) as chair:
        assert told(chair.welcome["talk"]) == [(number % 2, f"line {number}") for number in range(5)]
        assert [line["n"] for line in chair.welcome["talk"]["lines"]] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("before", [True, False])
def test_a_line_is_stored_before_anybody_hears_of_it(own_server, before):
    server = own_server()
    ada = Browser(server.url)
    table = ada.open("Ada", "Bea", options={"mode": "intro"})["table"]
    server.kill()
    server.start(dies_at=2, before=before)
    chair = ada.at(table)
    say(chair, "one", 1)
    with pytest.raises((ConnectionClosed, EOFError)):
        say(chair, "two", 2)
    assert [message for message in chair.heard if message["is"] == "said" and told(message) == [(0, "two")]] == []
    server.wait()
    server.start()
    with ada.at(table) as chair:
        assert told(chair.welcome["talk"]) == [(0, "one"), *([] if before else [(0, "two")])]
        assert told(say(chair, "two", 2)) == [(0, "two")]  # whoever does not know says it again: it is said once
        with ada.at(table) as late:
            assert told(late.welcome["talk"]) == [(0, "one"), (0, "two")]


def test_what_is_sent_again_is_said_once(either_server):
    with company(either_server) as (table, (ada, *_), (here, there, _)):
        first = say(here, "once", 1)
        for chair in (here, there):  # also by who has seen the token
            assert told(say(chair, "twice", 1)) == [(0, "once")]
        say(here, "after", 2)
        while hear(there) != [(0, "after")]:
            pass
        news = [message for message in there.heard if message["is"] == "said" and "id" not in message]
        assert [told(message) for message in news] == [[(0, "once")], [(0, "after")]]
        with ada.at(table) as late:
            assert told(late.welcome["talk"]) == [(0, "once"), (0, "after")]
            assert late.welcome["talk"]["lines"][0] == first["lines"][0]


def test_many_who_talk_at_once_are_heard_in_one_order(either_server):
    with company(either_server) as (_, _, (here, there, beside)):
        for number in range(20):
            (here, there)[number % 2].say("say", token=token(number), text=str(number))
        heard = []
        for chair in (here, there, beside):
            lines = []
            while len(lines) < 20:
                lines += chair.until("said")["lines"]
            heard.append([(line["n"], line["text"]) for line in lines])
        assert heard[0] == heard[1] == heard[2]
        assert [number for number, _ in heard[0]] == list(range(1, 21))


def test_who_watches_is_heard_by_who_watches_and_by_the_players_when_the_game_is_over(either_server):
    with company(either_server, **HAUL) as (table, (ada, *_), (here, there, beside)):
        with Browser(either_server.url).at(table) as friend:
            answer = say(beside, "Take the card!", 1, name=" Eve ")
            (line,) = answer["lines"]
            assert line["circle"] == "watchers" and line["name"] == "Eve" and "seat" not in line
            assert line["who"] == beside.welcome["talk"]["who"] != friend.welcome["talk"]["who"]
            assert hear(friend) == [(None, "Take the card!")]
            say(here, "Well", 2)
            assert hear(friend) == hear(there) == [(0, "Well")]
            with ada.at(table) as again:
                assert told(again.welcome["talk"]) == [(0, "Well")]
                assert "who" not in again.welcome["talk"]
            assert not any("Take" in text for chair in (here, there) for text in chair.texts)
            play_together(here, there)
            for chair in (here, there):
                lines = []
                while (None, "Take the card!") not in lines:
                    lines += hear(chair)
            say(beside, "I knew it", 3)
            assert hear(here) == hear(there) == [(None, "I knew it")]
        with ada.at(table) as late:
            assert told(late.welcome["talk"]) == [(None, "Take the card!"), (0, "Well"), (None, "I knew it")]


def test_the_host_switches_talk_off_and_on(either_server):
    with company(either_server) as (table, (ada, jonas, _), (here, there, beside)):
        say(here, "before", 1)
        assert there.error("talk", on=False) == ("seat/not_yours", {})
        assert here.ask("talk", on=False)["talk"] == {"on": False}
        for chair in (there, beside):
            assert chair.until("welcome")["talk"] == {"on": False}
            assert chair.error("say", token=token(2), text="x") == ("talk/off", {})
        assert there.error("react", face="glad") == ("talk/off", {})
        either_server.kill()
        either_server.start()
        with jonas.at(table) as chair, ada.at(table) as host:
            assert chair.welcome["talk"] == {"on": False}
            host.ask("talk", on=True)
            assert told(chair.until("welcome")["talk"]) == [(0, "before")]
            assert told(say(chair, "after", 3)) == [(1, "after")]


def test_a_table_may_be_opened_without_talk_and_its_rematch_has_none_either(server):
    ada = Browser(server.url)
    table = ada.open("Ada", "Ole", talk=False, **HAUL)["table"]
    with ada.at(table) as chair:
        assert chair.welcome["talk"] == {"on": False}
        chair.play(random.Random(1))
    with ada.at(ada.rematch(table)["table"]) as chair:
        assert chair.welcome["talk"] == {"on": False}


def test_whoever_talks_too_fast_waits(own_server):
    server = own_server(limits={"talk": [2, 7200], "talk_share": [3, 7200], "faces": [1, 7200]})
    with company(server) as (_, _, (here, there, beside)):
        for number in range(2):
            say(here, "x", number)
        code, data = here.error("say", token=token(9), text="x")
        assert code == "talk/too_fast" and 3000 < data["seconds"] <= 3600
        assert say(there, "x", 3)["is"] == "said"  # the third of this address
        assert there.error("say", token=token(4), text="x")[0] == "talk/too_fast"
        assert beside.error("say", token=token(5), text="x")[0] == "talk/too_fast"
    faces = own_server(limits={"faces": [1, 7200]})
    with company(faces) as (_, _, (here, there, _)):
        assert here.ask("react", face="wow")["face"] == "wow"
        assert here.error("react", face="wow")[0] == "talk/too_fast"
        assert there.ask("react", face="sad")["is"] == "reaction"


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b\u202e", "\u0301", "x" * 301])
def test_words_that_cannot_be_shown_are_refused(ada, text):
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        assert chair.error("say", token=token(1), text=text) == ("talk/text", {"most": 300})


def test_letters_have_few_marks_and_words_or_a_phrase_are_said_not_both(ada):
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        assert told(say(chair, "e" + "\u0301" * 40 + "x" * 290)) == [(0, "\u00e9\u0301\u0301" + "x" * 290)]
        assert chair.error("say", token=token(2), text="x", phrase="hello")[0] == "request/malformed"
        assert chair.error("say", token=token(2))[0] == "request/malformed"
        assert chair.error("say", token="short", text="x")[0] == "request/malformed"
        assert chair.error("say", token=token(2), phrase="insult")[0] == "request/malformed"
        assert chair.error("react", face="angry")[0] == "request/malformed"


def test_a_face_is_seen_by_all_and_kept_nowhere(either_server):
    with company(either_server) as (table, (ada, *_), (here, there, beside)):
        version = here.version
        assert here.ask("react", face="cheer") == {"is": "reaction", "id": 1, "seat": 0, "face": "cheer"}
        for chair in (there, beside):
            assert chair.until("reaction") == {"is": "reaction", "seat": 0, "face": "cheer"}
        assert beside.error("react", face="cheer") == ("seat/not_yours", {})
        with ada.at(table) as late:
            assert late.welcome["talk"] == {} and late.version == version


def test_a_browser_with_several_seats_speaks_for_the_one_that_looks(ada):
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        assert told(say(chair, "mine", 1)) == [(chair.scene["seat"], "mine")]
        seat = chair.scene["seat"]
        while chair.scene["seat"] == seat:
            chair.first()
        assert told(say(chair, "mine too", 2)) == [(1 - seat, "mine too")]


def test_who_is_replaced_by_a_bot_still_belongs_to_the_table(either_server):
    with company(either_server) as (_, _, (_, there, beside)):
        there.ask("resign", seat=1, level="random")
        assert told(say(there, "back soon", 1)) == [(1, "back soon")]
        assert hear(beside) == [(1, "back soon")]


def test_nothing_that_is_said_reaches_the_logs(own_server):
    server = own_server(log_format="json")
    with company(server) as (_, _, (here, *_)):
        say(here, "a word for nobody else", 1)
        here.error("say", token=token(2), text="a word for nobody else" * 20)
    server.stop()
    assert "a word for nobody else" not in server.log.read_text()


async def test_only_so_many_lines_are_kept_and_none_where_nobody_may_talk(store):
    def line(number: int, circle: str = "table") -> TalkLine:
        return TalkLine(circle=circle, n=0, at=float(number), token=token(number), seat=0, text=str(number))

    rows = TalkRows(store)
    await store.write(*created("a" * 12))
    await rows.add("a" * 12, line(10**5, "watchers"))
    for number in range(MOST_STORED + 3):
        await rows.add("a" * 12, line(number))
    kept = await rows.read("a" * 12, "table", 0, 10**6)
    assert [each.n for each in kept] == list(range(4, MOST_STORED + 4))
    assert [each.text for each in kept] == [str(number) for number in range(3, MOST_STORED + 3)]
    newest = await rows.read("a" * 12, "table", MOST_STORED, 2)
    assert [each.n for each in newest] == [MOST_STORED + 2, MOST_STORED + 3]
    assert [each.n for each in await rows.read("a" * 12, "watchers", 0, 9)] == [1]
    silence = Statement("UPDATE tables SET has_talk = $2 WHERE id = $1", ("a" * 12, False))
    await store.write(silence)  # by another server, of which this one has not heard yet
    await rows.add("a" * 12, line(10**6))
    assert await rows.find("a" * 12, token(10**6)) == []
    await rows.add("b" * 12, line(1))  # no such table
    assert await rows.find("b" * 12, token(1)) == []


def test_a_table_takes_its_talk_with_it(either_server):
    ada = Browser(either_server.url)
    table = ada.intro("Ada", "bot")
    with ada.at(table) as chair:
        say(chair, "alone", 1)
    ada.post(f"/tables/{table}/remove")
    either_server.stop()
    assert run_on_store(either_server.store, lambda store: store.select("SELECT * FROM talk")) == []


def test_every_phrase_has_words_in_every_language():
    for language in ("en", "it", "nl"):
        words = Words(language, banchisa.game("nanuuk"))
        assert len({words.say(Text(f"phrase-{phrase}")) for phrase in get_args(Phrase)}) == len(get_args(Phrase))
