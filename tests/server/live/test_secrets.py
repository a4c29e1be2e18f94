"""Nobody is told what that seat cannot know: in two worlds that look the same, every byte is the same."""

import json
import random
import re
from collections import defaultdict

import pytest

import banchisa
from banchisa.engine.match import Match
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.state import SPECTATOR
from support import shared_device as passing_on
from support.clients import ENTROPY, Browser, Chair, chairs
from support.shared_device import SECRETIVE, Shared
from support.toys.served import SecretHaul

TIME = re.compile(r',"moved":[\d.]+')  # when everybody was told of the last step

GAME = SecretHaul()
OPTIONS = {"hand": 2, "thieves": True}
SEEDS = 3000


def chosen(state, hides: set[int]) -> int:
    """What the seat to act does: those who hide bury their cards, the others play them; nobody snatches."""
    family = {GAME.actions.family(action).name: action for action in state.legal_actions()}
    if "pick" in family:
        return state.legal_actions()[0]
    return family["bury" if state.actor in hides and "bury" in family else "play" if "play" in family else "pass"]


def lived(seed: bytes, hides: set[int]) -> Match:
    """The game that this seed leads to."""
    match = Match(GAME, GAME.start(2, **OPTIONS))
    chance = SealedChance(seed, [ENTROPY, ENTROPY])
    match.play_chance(chance)
    while not match.is_over:
        match.play(chosen(match.state, hides))
        match.play_chance(chance)
    return match


def memory(match: Match, viewer: int) -> str:
    """Everything a viewer lives through until the last step, after which all is revealed."""
    state = match.at(0)
    seen = []
    for step in match.steps[:-1]:
        seen.append([step.shown[viewer if viewer >= 0 else -1], state.seen_by(viewer).to_json()])
        state.apply(step.action)
    return json.dumps([*seen, len(match.steps), match.steps[-1].actor])


def twins(viewer: int, hides: set[int]) -> tuple[bytes, bytes]:
    """Two seeds whose games differ, but not for this viewer."""
    known: dict[str, list[bytes]] = defaultdict(list)
    for number in range(SEEDS):
        seed = seed_from(number)
        match = lived(seed, hides)
        key = memory(match, viewer)
        for other in known[key]:
            first = lived(other, hides)
            if [step.action for step in first.steps] != [step.action for step in match.steps]:
                return other, seed
        known[key].append(seed)
    raise AssertionError("no two such worlds among these seeds")


class Ear:
    """Somebody at the table, and every byte that reaches them."""

    def __init__(self, browser: Browser, table: str, scenes: str) -> None:
        self.browser = browser
        self.bytes: list[str] = []
        self.chair = Chair(browser.socket(table, scenes=scenes), self.bytes.append)

    def look_around(self, table: str) -> None:
        """Ask everything one can ask."""
        for path in ("", "/record"):
            answer = self.browser.http.get(f"/api/tables/{table}{path}")
            self.bytes.append(answer.text)
        for at in range(len(self.chair.log) + 1):
            self.ask("view", at=at)
        self.ask("position")
        for action in range(GAME.actions.size):
            self.ask("why", action=GAME.actions.name(action))
            self.ask("why", touch=GAME.actions.targets(action))
            if GAME.actions.name(action) not in self.chair.choices:
                self.ask("act", version=self.chair.version, action=GAME.actions.name(action))
        self.ask("hint", version=self.chair.version)
        self.ask("undo", version=0)
        self.chair.until("welcome")

    def ask(self, do: str, **more: object) -> None:
        self.chair.ask(do, **more)

    def hear_until(self, version: int) -> None:
        while self.chair.version < version:
            self.chair.read()


def transcripts(server, hides: set[int], scenes: str) -> dict[int, list[str]]:
    """What everybody hears in a whole game but its last step; what is drawn by lot for a table is blotted out."""
    ada, jonas, watcher = (Browser(server.url) for _ in range(3))
    opened = ada.open("Ada", "link", game="haul", options=OPTIONS)
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    ears = {seat: Ear(browser, table, scenes) for seat, browser in ((0, ada), (1, jonas), (SPECTATOR, watcher))}
    ears[0].chair.until("seats")  # Jonas has come
    while True:
        actor = ears[0].chair.scene["prompt"]["actor"]
        for ear in ears.values():
            ear.look_around(table)
        chair = ears[actor].chair
        action = planned(chair, actor in hides)
        chair.act(action)
        entry = ada.get(f"/tables/{table}")
        if entry["over"]:
            break
        for ear in ears.values():
            ear.hear_until(entry["version"])
    commitment, created = ears[0].chair.welcome["commitment"], str(entry["created"])
    lots = (table, commitment, opened["invite"], created, ears[SPECTATOR].chair.welcome["talk"]["who"])
    for ear in ears.values():
        ear.chair.__exit__()
    return {seat: [blotted(text, lots) for text in ear.bytes] for seat, ear in ears.items()}


def planned(chair: Chair, hides: bool) -> str:
    if chair.choices[0].startswith("pick"):
        return chair.choices[0]
    wanted = "bury" if hides else "play"
    return wanted if wanted in chair.choices else "pass"


def blotted(text: str, lots: tuple[str, ...]) -> str:
    for lot in lots:
        text = text.replace(lot, "*")
    return TIME.sub("", text)


@pytest.mark.parametrize("scenes", ["whole", "changes"])
@pytest.mark.parametrize(("viewer", "hides"), [(0, {1}), (1, {0}), (SPECTATOR, {0, 1})])
def test_every_byte_is_the_same_in_worlds_that_a_viewer_cannot_tell_apart(own_server, viewer, hides, scenes):
    seeds = twins(viewer, hides)
    server = own_server(seeds=[seed.hex() for seed in seeds])
    one, other = transcripts(server, hides, scenes), transcripts(server, hides, scenes)
    assert len(one[viewer]) > 100
    for mine, his in zip(one[viewer], other[viewer], strict=True):
        assert mine == his
    assert any(one[seat] != other[seat] for seat in hides)  # those who hide something know the difference


def test_hidden_steps_are_told_without_words(own_server):
    server = own_server()
    ada = Browser(server.url)
    with ada.at(ada.open("Ada", "bot", game="haul")["table"]) as chair:
        hidden = [entry for entry in chair.log if entry["notation"] == "deal ?"]
        assert len(hidden) == 2
        assert all((entry["text"], entry["touch"]) == ("step-hidden", []) for entry in hidden)
        known = [entry for entry in chair.log if entry["notation"] != "deal ?"]
        assert all(entry["text"][0] == "step-deal" for entry in known)


def test_nobody_may_ask_why_for_another_seat_where_there_are_secrets(own_server):
    ada = Browser(own_server().url)
    jonas = Browser(ada.url)
    opened = ada.open("Ada", "link", game="haul")
    jonas.sit(opened, "Jonas")
    with jonas.at(opened["table"]) as chair:
        for question in ({"action": "pick fish"}, {"touch": ["kind-fish"]}):
            told = chair.ask("why", **question)
            assert (told["name"], told["rule"], told["refusal"]) == (None, "TOY-2.1", None)


def test_one_browser_with_two_seats_sees_with_the_eyes_of_the_one_to_act(ada):
    with ada.at(ada.open("Ada", "Bea", game="haul", options={"thieves": False})["table"]) as chair:
        dice = random.Random(1)
        while not chair.over:
            actor = chair.scene["prompt"]["actor"]
            assert chair.scene["seat"] == actor
            other = [piece for piece in chair.scene["pieces"] if piece["at"] == f"hand-{1 - actor}"]
            assert {piece["kind"] for piece in other} <= {"?"}
            chair.act(dice.choice(chair.choices))
            while not chair.over and not chair.choices:
                chair.read()
        assert ada.get(f"/tables/{chair.table['table']}/record")["result"]


@pytest.mark.parametrize("scenes", ["whole", "changes"])
@pytest.mark.parametrize("key", SECRETIVE)
def test_a_device_that_is_passed_on_is_told_nothing_of_what_the_other_knows(own_server, key, scenes):
    game = banchisa.game(key)
    plan = passing_on.planned(game, ENTROPY, hidden=3)
    shared, hidden = Shared(game, plan.seed, ENTROPY), set()
    ada = Browser(own_server(seeds=[plan.seed.hex()]).url)
    with ada.at(ada.open("Ada", "Bea", game=key)["table"], scenes) as chair:
        for action in plan.actions:
            heard = len(chair.heard)
            is_passed = shared.act(action)
            chair.act(action)
            while len(chair.log) < len(shared.match.steps):
                chair.read()
            steps = [step for message in chair.heard[heard:] for step in message.get("steps", [message])]
            *others, last = ["log" in step for step in steps]
            assert (any(others), last) == (False, is_passed)
            assert "scene" in steps[-1] or not is_passed  # no difference from what the other one saw
            assert [entry["text"] for entry in chair.log] == shared.told(chair.scene["seat"])
            stored = json.dumps([chair.scene, chair.log])
            secrets = shared.secrets_from(chair.scene["seat"])
            assert [secret for secret in secrets if secret in stored] == []
            hidden.update(secrets)
    assert len(hidden) >= 3


def test_a_step_that_is_taken_back_into_other_hands_tells_the_log_anew(ada):
    with ada.at(ada.open("Ada", "Bea", game="iglu")["table"]) as chair:
        while not (chair.table["undo"] and chair.log[-1]["actor"] != chair.scene["seat"]):
            chair.act(chair.choices[0])
            while not chair.choices:
                chair.read()
        undone = chair.ask("undo", version=chair.version)
        assert undone["length"] == len(undone["log"]) == len(chair.log)
        with ada.at(chair.table["table"]) as fresh:
            assert undone["log"] == fresh.log


def test_while_chance_and_others_act_a_shared_device_stays_in_the_same_hands(ada, jonas):
    opened = ada.open("Ada", "Bea", "link", game="haul", options={"thieves": False})
    jonas.sit(opened, "Jonas")
    path, dice = f"/tables/{opened['table']}", random.Random(2)
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as both:
        shared, his = both
        while not shared.over:
            acting = shared if shared.choices else his
            acting.act(dice.choice(acting.choices))
            version = ada.get(path)["version"]
            for chair in both:
                while chair.version < version:
                    chair.read()
    holding, stored = 0, set()
    for message in shared.heard:
        if message["is"] == "step":
            actor, viewer = message["scene"]["prompt"]["actor"], message["scene"]["seat"]
            holding = actor if actor in (0, 1) else holding
            assert viewer == holding
            stored.add((actor, viewer))
    assert {(-1, 0), (-1, 1), (2, 1)} <= stored
