"""Bots think elsewhere: whatever happens to them, the game goes on."""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import banchisa
from banchisa.server.processes.fair_queue import FairQueue, NoLongerWanted, Purpose
from banchisa.server.processes.pool import BotFailed, WorkerPool
from banchisa.server.processes.questions import ChooseQuestion, HintQuestion
from support.clients import PATIENCE, Browser


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


def test_a_worker_whose_server_is_gone_ends_without_a_word():
    home = str(Path(banchisa.__file__).resolve().parents[1])
    worker = subprocess.Popen(
        [sys.executable, "-P", "-m", "banchisa.server.processes.bot_worker", "banchisa.games.registry:get"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": home},
    )  # fmt: skip
    worker.stdout.close()  # nobody will read the answer
    worker.stdout = None
    seen = banchisa.game("nanuuk").start(2, mode="intro").to_json()
    question = {"ask": "choose", "game": "nanuuk", "level": "random", "seen": seen, "number": 1}
    _, said = worker.communicate(json.dumps(question).encode() + b"\n", timeout=PATIENCE)
    assert said == b""


async def wait_for_workers(pool: WorkerPool) -> None:
    """A machine with much to do takes its time to start them."""
    async with asyncio.timeout(PATIENCE):
        while not await pool.is_answering():
            pass


def test_workers_that_start_answer_and_others_do_not():
    async def look() -> bool:
        good = WorkerPool(1, "banchisa.games.registry:get", PATIENCE)
        await wait_for_workers(good)
        await good.close()
        bad = WorkerPool(1, "banchisa.games.registry:no_such_function", PATIENCE)
        return await bad.is_answering()

    assert not asyncio.run(look())


def test_workers_answer_again_after_one_has_died_and_those_who_think_are_not_disturbed():
    async def look() -> bool:
        pool = WorkerPool(1, "support.toys.served:take", PATIENCE)
        seen = banchisa.game("nanuuk").start(2, mode="intro").to_json()
        with pytest.raises(BotFailed):
            await pool.choose(ChooseQuestion("mortal", "random", seen, 1), Purpose())
        await wait_for_workers(pool)
        stuck = asyncio.create_task(pool.choose(ChooseQuestion("endless", "random", seen, 1), Purpose()))
        await asyncio.sleep(0)
        found = await pool.is_answering()
        stuck.cancel()
        await asyncio.gather(stuck, return_exceptions=True)
        await pool.close()
        return found

    assert asyncio.run(look())


def write_stand_in(home: Path, answer: str) -> None:
    """A package whose bots always say the same."""
    package = home / "banchisa/server/processes"
    package.mkdir(parents=True)
    for folder in (package.parent.parent, package.parent, package):
        (folder / "__init__.py").touch()
    (package / "bot_worker.py").write_text(f"for _ in open(0): print({answer!r}, flush=True)")


def test_bots_think_with_compiled_rules_as_soon_as_they_are_there(tmp_path, monkeypatch):
    """A stand-in for the compiled package answers with its own name."""
    write_stand_in(tmp_path / "compiled", '{"answer": "compiled"}')
    promised = tmp_path / ".compiled"
    monkeypatch.setenv("BANCHISA_COMPILED", str(promised))
    game = banchisa.game("nanuuk")
    start = game.start(2, mode="intro", layout="fixed")
    thought = ChooseQuestion("nanuuk", "random", start.to_json(), 1)

    async def ask_before_and_after():
        workers = WorkerPool(1, "banchisa.games.registry:get", PATIENCE)
        before = [await workers.choose(thought, Purpose()) for _ in range(2)]
        promised.write_text(str(tmp_path / "compiled"))
        after = await workers.choose(thought, Purpose())
        await workers.close()
        return before, after

    before, after = asyncio.run(ask_before_and_after())
    assert set(before) <= set(map(game.actions.name, start.legal_actions()))
    assert after == "compiled"


@pytest.mark.parametrize(("ask", "kind"), [("choose", ChooseQuestion), ("hint", HintQuestion)])
def test_an_answer_that_is_none_of_ours_is_a_failure(tmp_path, monkeypatch, ask, kind):
    write_stand_in(tmp_path, '{"answer": [{"action": 1}]}')
    (tmp_path / ".compiled").write_text(str(tmp_path))
    monkeypatch.setenv("BANCHISA_COMPILED", str(tmp_path / ".compiled"))
    start = banchisa.game("nanuuk").start(2, mode="intro", layout="fixed")

    async def ask_once():
        workers = WorkerPool(1, "banchisa.games.registry:get", PATIENCE)
        try:
            await getattr(workers, ask)(kind("nanuuk", "random", start.to_json(), 1), Purpose())
        finally:
            await workers.close()

    with pytest.raises(BotFailed, match=f"{ask} in nanuuk: "):
        asyncio.run(ask_once())


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


def test_bots_do_not_play_for_nobody_and_go_on_when_somebody_looks(own_server):
    server = own_server(settings={"pace": 0.02})
    ada = Browser(server.url)
    table = ada.open("bot:random", "bot:random")["table"]
    assert ada.get(f"/tables/{table}")["version"] == 1  # nobody has looked yet
    with ada.at(table) as watching:
        for _ in range(3):
            watching.until("step")
    for _ in range(2):
        ada.intro("Ada", "Bea")  # when this is stored, so is what was under way before
    before = ada.get(f"/tables/{table}")["version"]
    time.sleep(0.5)  # in which bots would go on
    with ada.at(table) as watching:
        assert (watching.welcome["version"], watching.welcome["over"]) == (before, False)
        assert watching.until("step")["version"] == before + 1


# whose thoughts come first


class Line:
    """A queue with one place, and the order in which those who wait get it."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.order: list[str] = []

    async def think(self, name: str, purpose: Purpose, effort: int = 0, seconds: float = 0.0) -> None:
        try:
            async with self.queue.turn(purpose, effort):
                self.order.append(name)
                await asyncio.sleep(seconds)
        except NoLongerWanted:
            self.order.append(f"not {name}")


def thought_in_order(*errands: tuple, before: tuple = ()) -> list[str]:
    """The names of errands in the order in which they get the one place, all of them waiting for it at first."""

    async def main() -> list[str]:
        line = Line()
        for purpose in before:
            await line.think("", *purpose)
        line.order.clear()
        async with line.queue.turn(Purpose("busy"), 0):
            waiting = [asyncio.create_task(line.think(*purpose)) for purpose in errands]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return line.order

    return asyncio.run(main())


def test_who_waits_for_a_bot_comes_before_who_watches():
    watched, awaited = Purpose("a"), Purpose("a", is_waited_for=True)
    assert thought_in_order(("one", watched), ("two", awaited), ("three", watched)) == ["two", "one", "three"]


def test_an_address_that_had_much_waits_behind_one_that_had_little():
    greedy, modest = Purpose("greedy", is_waited_for=True), Purpose("modest", is_waited_for=True)
    asked = (("greedy 1", greedy), ("greedy 2", greedy), ("modest", modest))
    assert thought_in_order(*asked, before=((greedy, 0, 0.2),)) == ["modest", "greedy 1", "greedy 2"]


def test_of_one_address_the_quick_ones_come_first_and_then_who_came_first():
    purpose = Purpose("a")
    order = thought_in_order(
        ("expert", purpose, 5), ("easy 1", purpose, 2), ("easy 2", purpose, 2), ("random", purpose, 0)
    )
    assert order == ["random", "easy 1", "easy 2", "expert"]


def test_what_nobody_wants_any_more_is_not_thought_about():
    gone = Purpose("a", is_wanted=lambda: False)
    assert sorted(thought_in_order(("gone", gone), ("here", Purpose("a")))) == ["here", "not gone"]


async def test_who_stops_waiting_holds_up_nobody():
    line = Line()
    async with line.queue.turn(Purpose(), 0):
        waiting = [asyncio.create_task(line.think(str(number), Purpose())) for number in range(4)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
    waiting[0].cancel()  # when its turn has just come
    await asyncio.wait(waiting, timeout=PATIENCE)
    assert line.order == ["2", "3"]
    await asyncio.wait_for(line.think("last", Purpose()), PATIENCE)
