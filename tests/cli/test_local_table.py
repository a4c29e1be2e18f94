"""A game at one keyboard is the same table as the server's, and one that was left goes on as if it had not been."""

import json
import random
from pathlib import Path

import pytest
from msgspec import structs

import banchisa
from banchisa.cli.console import Console
from banchisa.cli.game_file import GameFile
from banchisa.cli.local_table import LocalTable, open_table, resume_table
from banchisa.engine.sealed_chance import seed_from
from banchisa.engine.state import CHANCE, SPECTATOR
from banchisa.server.http.catalogue import Catalogue
from banchisa.server.live.tables import TableRequest, Tables
from banchisa.server.settings import Settings
from banchisa.server.storage.sqlite import SqliteStore
from banchisa.table import decisions, views
from banchisa.table.errors import Problem
from banchisa.table.events import Seat

GAMES = [game.key for game in banchisa.games()]
OPTIONS = {"nanuuk": {"layout": "random"}}  # so that chance acts in every game
BROWSER = "b" * 64
ADA, BO, EASY = Seat("human", "Ada"), Seat("human", "Bo"), Seat("bot", level="easy")


def facts(table) -> dict[str, object]:
    """What the people of a table can find out about it."""
    viewers = (0, 1, SPECTATOR)
    return {
        "steps": [(int(step.actor), step.action) for step in table.match.steps],
        "logs": [[json.loads(bytes(entry)) for entry in views.log_of(table, viewer)] for viewer in viewers],
        "undo": [table.undoable(mine) for mine in ((), (0,), (1,), (0, 1))],
        "position": table.state.to_json(),
        "actor": table.actor,
        "entropies": table.chance.entropies,
    }


@pytest.mark.parametrize("key", GAMES)
async def test_the_same_steps_give_the_same_table_in_the_terminal_and_on_the_server(key, tmp_path):
    game = banchisa.game(key)
    local = open_table(game, OPTIONS.get(key, {}), [ADA, BO], 7)
    seats = [structs.replace(seat, holder=BROWSER) for seat in local.table.seats]

    async def play(tables: Tables) -> None:
        header = await tables.open(game, TableRequest(OPTIONS.get(key, {})), seats, BROWSER)
        room = await tables.room(header.id)
        lots, undone = random.Random(3), 0
        for number in range(30):
            assert facts(room.table) == facts(local.table)
            if local.table.is_over:
                break
            if number % 3 == 2 and local.table.undoable(local.at_keyboard):
                mine = local.at_keyboard
                await room.change(lambda table, mine=mine: decisions.undo(table, mine, table.version, 1))
                local.undo()
                undone += 1
            else:
                action = lots.choice(local.table.state.legal_actions())
                name = game.actions.name(action)
                await room.change(lambda table, name=name: decisions.act(table, (0, 1), table.version, name))
                local.act(action)
        assert facts(room.table) == facts(local.table)
        assert undone > 0
        assert len(local.table.chance.entropies) == 2
        assert any(step.actor == CHANCE for step in local.table.match.steps)

    settings = Settings(tmp_path / "x.sqlite", pace=0, new_seed=lambda: seed_from(7))
    tables = Tables(settings, Catalogue(), SqliteStore(tmp_path / "x.sqlite"))
    try:
        await play(tables)
    finally:
        await tables.close()


def play_on(local: LocalTable, steps: int, lots: random.Random) -> None:
    """Let the bot decide and the person choose by lot."""
    for _ in range(steps):
        if local.table.is_over:
            return
        is_bot = local.table.bot_to_act is not None
        local.act(local.choose_for_bot() if is_bot else lots.choice(local.table.state.legal_actions()))


@pytest.mark.parametrize("key", GAMES)
def test_a_resumed_game_goes_on_with_the_same_chance_and_bots(key, tmp_path):
    whole = open_table(banchisa.game(key), OPTIONS.get(key, {}), [EASY, ADA], 11)
    play_on(whole, 5, random.Random(1))
    GameFile(tmp_path / "game.json").keep(whole.table)
    again = resume_table(tmp_path / "game.json", None, Console("en"))
    assert again.resumed == len(whole.table.match.steps)
    assert (again.people, again.table.seats[0].level) == ((1,), "easy")
    assert len(again.table.chance.entropies) == 1
    assert facts(again.table) == facts(whole.table)
    for local in (whole, again):
        play_on(local, 12, random.Random(2))
    assert facts(again.table) == facts(whole.table)
    assert views.full_record(again.table).to_json() == views.full_record(whole.table).to_json()


def test_an_unfinished_game_of_older_rules_goes_on_by_the_words_of_today(tmp_path):
    """Version 1 of Arctic called the second player first_player = 1."""
    older = Path(__file__).parents[1] / "games" / "records_of_version_1" / "arctic-3.json"
    data = json.loads(older.read_text(encoding="utf-8"))
    del data["result"]
    data["steps"] = data["steps"][:200]
    (tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
    again = resume_table(tmp_path / "game.json", None, Console("en"))
    assert data["options"]["first_player"] == 1
    assert again.table.header.options["first_player"] == 2
    play_on(again, 20, random.Random(1))
    GameFile(tmp_path / "game.json").keep(again.table)
    kept = banchisa.Record.load(tmp_path / "game.json")
    assert (kept.version, kept.options["first_player"]) == ("2", 2)
    assert kept.verify(banchisa.game("arctic")) == []


def test_a_record_that_ends_before_a_draw_goes_on_with_that_draw(tmp_path):
    whole = open_table(banchisa.game("pinguinoe"), {}, [ADA, BO], 2)
    play_on(whole, 6, random.Random(1))
    steps = whole.table.match.steps
    record, last = views.full_record(whole.table), max(k for k, step in enumerate(steps) if step.actor == CHANCE)
    record.steps = record.steps[:last]
    record.save(tmp_path / "game.json")
    again = resume_table(tmp_path / "game.json", None, Console("en"))
    assert again.resumed == last
    assert again.table.match.steps[last].action == steps[last].action


@pytest.mark.parametrize("entropies", [["ab" * 16] * 3, [""]])
def test_a_record_to_which_nobody_here_can_have_added_so_is_refused(entropies, tmp_path):
    local = open_table(banchisa.game("nanuuk"), {"mode": "intro"}, [ADA, BO], 2)
    record = views.full_record(local.table)
    record.entropies = entropies
    record.save(tmp_path / "game.json")
    with pytest.raises(banchisa.BanchisaError, match="can't be continued: chance: each seat adds one text or nothing"):
        resume_table(tmp_path / "game.json", None, Console("en"))


def test_what_the_rules_of_the_table_refuse_the_terminal_refuses_too():
    local = open_table(banchisa.game("nanuuk"), {"mode": "intro"}, [ADA, EASY], 2)
    with pytest.raises(Problem) as problem:
        local.undo()
    assert (problem.value.code, problem.value.data) == ("action/undo", {"most": 0})
    with pytest.raises(Problem) as problem:
        local.act(banchisa.game("nanuuk").actions.parse("move 1 A1"))
    assert problem.value.code == "action/refused"


def test_a_game_that_cannot_be_saved_is_not_said_to_be(sit_down, monkeypatch, tmp_path):
    def full(file: GameFile, table) -> None:
        raise banchisa.BanchisaError("cannot write game.json: No space left on device")

    monkeypatch.setattr(GameFile, "keep", full)
    _, screen = sit_down(banchisa.game("nanuuk"), "save game.json", "save", mode="intro")
    assert screen.count("Saved to game.json.") == 1
    assert "No space left on device" in screen
