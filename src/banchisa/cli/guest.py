"""Somebody at a terminal, or a bot, who follows a table of a server and acts when its seat is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Timer

import msgspec
from rich.rule import Rule as Line
from rich.text import Text as Styled

import banchisa
from banchisa.cli import render
from banchisa.cli.console import Console
from banchisa.cli.history import add_names, display_names, find_owners
from banchisa.cli.remote_table import Json, Refused, RemoteTable, Unreachable
from banchisa.cli.result import result_of
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import HIDDEN_STEP, Game
from banchisa.engine.record import Record
from banchisa.engine.scene import Player
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.engine.texts import Text
from banchisa.table.wire.common import read_text
from banchisa.table.wire.orders import NO_ORDERS, SeatOrders

UNSOUND = 1
LOST = 3  # seconds after which something that the server could not take is sent again


class Finished(Exception):
    """There is nothing more to do at this table; carries the exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class SeenTable:
    """A position as the seat here sees it."""

    game: Game
    state: State

    @property
    def actor(self) -> int:
        return int(self.state.actor)


class Guest:
    """Follows a table and answers when its own seat is to act. Subclasses are a person and a bot."""

    def __init__(self, remote: RemoteTable, console: Console) -> None:
        self.remote = remote
        self.console = console
        self.game: Game | None = None
        self.names: list[str] = []
        self.version = 0
        self._mine: list[int] = []
        self._told = 0  # entries of the log that were printed
        self._log: list[Json] = []
        self._commitment = ""
        self._rematch: str | None = None
        self._is_lost = False  # the connection
        self.held = NO_ORDERS  # the standing orders of the seat here
        self._handlers: dict[str, Callable[[Json], None]] = {
            "welcome": self._welcome, "step": self._step, "undone": self._undone, "seats": self._seats,
            "take_back": self._take_back, "position": self._position, "error": self._error, "lost": self._lost,
            "closed": self._leave, "again": self._add_entropy, "line": lambda message: self.answer(message["text"]),
            "said": self._hear, "orders": self._orders,
        }  # fmt: skip

    # what a subclass does

    def act(self, seen: SeenTable, seat: int) -> None:
        """The seat here is to act."""
        raise NotImplementedError

    def answer(self, entry: str) -> None:
        """Somebody typed a line."""

    def hear(self, lines: list[Json]) -> None:
        """People talk."""

    def end(self, seen: SeenTable) -> None:
        """The game is over."""

    def consider(self, number: int, name: str) -> None:
        """Somebody asks whether they may take back a step: a bot has nothing against it."""
        self.remote.send({"do": "answer", "number": number, "allow": True})

    def refuse(self, why: str) -> None:
        """Something that was sent was not taken."""
        raise BanchisaError(why)

    # the table

    def run(self) -> int:
        """Sit down, or return to the seat, and stay to the end; the exit code."""
        try:
            self.remote.get("")  # says whether the server and the table are there
            self.remote.listen()
            while True:
                message = self.remote.events.get()
                handler = self._handlers.get(message["is"])
                if handler is not None:
                    handler(message)
        except Finished as end:
            return end.code
        except Refused as why:
            raise BanchisaError(describe_problem(why.code, why.data, self.console)) from None
        except Unreachable as why:
            raise self.console.error("ui-join-unreachable", url=self.remote.link.base, why=str(why)) from None
        finally:
            self.remote.close()

    def _welcome(self, message: Json) -> None:
        self._check_game(message["game"])
        self._check_commitment(message["commitment"])
        if self._is_lost:
            self._is_lost = False
            self.console.print_message("ui-join-back", "dim")
        if not message["you"] and not message["left"]:
            self.remote.sit()  # then the table is told anew
            return
        self.held = msgspec.convert(message.get("orders", {}), SeatOrders)
        is_first = not self.version
        self._log, self.version = message["log"], message["version"]
        self._told = len(self._log) if is_first else min(self._told, len(self._log))
        self._seats(message)
        if is_first:
            title = self.console.format("ui-play-title", title=message["game"]["title"], names=", ".join(self.names))
            self.console.print_title(title)
            self.console.print_message("ui-sealed", "dim", commitment=message["commitment"])
        self._hear(message["talk"])
        for seat in message["left"]:
            self.remote.send({"do": "return", "seat": seat})
        if "closed" in message:
            problem = message["closed"]
            raise BanchisaError(describe_problem(problem["code"], problem["data"], self.console))
        if message["scene"] is None:
            self.console.print_message("ui-join-waiting", "dim")
        else:
            self._look(message)
            self._hear_request(message)

    def _check_game(self, told: Json) -> None:
        """The rules that are installed here must be those of the table."""
        if self.game is not None:
            return
        game = banchisa.game(told["key"])
        if game.version != told["version"]:
            raise self.console.error("ui-join-version", title=game.title, theirs=told["version"], ours=game.version)
        self.game = game
        self.console = Console(self.console.language, game)

    def _check_commitment(self, commitment: str) -> None:
        """The seal of chance is the one that was told first."""
        self._commitment = commitment
        if self.remote.seat.commitment not in ("", commitment):
            raise self.console.error("ui-join-seal")

    def _seats(self, message: Json) -> None:
        self.version, self._mine = message["version"], list(message["you"])
        titles = [seat["name"] or (seat["level"] if seat["kind"] == "bot" else "human") for seat in message["seats"]]
        self.names = display_names(titles, self.console)
        if any(message["seats"][seat].get("owes_entropy") for seat in self._mine):
            self._add_entropy({})
        if message["rematch"] is not None and message["rematch"] != self._rematch:
            self._rematch = message["rematch"]
            self.remote.keep_for(message["rematch"])
            self._tell_rematch()

    def _tell_rematch(self) -> None:
        """Where the next game is; as long as there is none, how to hear of it."""
        if self._rematch is None:
            self.console.print_message("ui-join-again", "dim")
        else:
            self.console.print_message("ui-join-rematch", url=self.remote.link.page(self._rematch))

    def _orders(self, message: Json) -> None:
        self.held = msgspec.convert(message["orders"], SeatOrders)

    def _add_entropy(self, _: Json) -> None:
        try:
            self.remote.add_entropy(self._commitment)
        except Unreachable:
            self._try_again()
        except Refused as why:
            if not why.is_passing:
                raise
            self._try_again()

    def _try_again(self) -> None:
        timer = Timer(LOST, self.remote.events.put, [{"is": "again"}])
        timer.daemon = True
        timer.start()

    def _step(self, message: Json) -> None:
        self._log = message.get("log") or [*self._log, message["entry"]]
        self._look(message)

    def _undone(self, message: Json) -> None:
        self._log = message.get("log") or self._log[: message["length"]]
        self._told = min(self._told, len(self._log))
        self.console.print_message("ui-join-undone", "dim", name=self.names[message["by"]])
        self._look(message)

    def _take_back(self, message: Json) -> None:
        """Somebody asks to take back a step, has answered, or nobody asks any more."""
        self.version = message["version"]
        if message.get("said") in ("asked", "refused"):
            name = self.names[message["by"]]
            self.console.print_message(f"ui-join-take-back-{message['said']}", "dim", name=name)
        self._hear_request(message)

    def _hear_request(self, message: Json) -> None:
        asked = message.get("take_back")
        if asked is not None and any(seat in asked["waits"] for seat in self._mine):
            self.consider(asked["number"], self.names[asked["seat"]])

    def _look(self, message: Json) -> None:
        """A new position: tell what happened, and ask for it where something is to be done."""
        self.version = message["version"]
        self._tell_news(message["scene"])
        if message["scene"]["prompt"]["actor"] in (*self._mine, OVER):
            self.remote.send({"do": "position"})

    def _tell_news(self, scene: Json) -> None:
        players = msgspec.convert(scene["players"], list[Player], dec_hook=read_text)
        owners = find_owners(players, self.names)
        for entry in self._log[self._told :]:
            who = self.console.format("ui-chance") if entry["actor"] == CHANCE else self.names[entry["actor"]]
            text = self.console.words.read(msgspec.convert(entry["text"], Text, dec_hook=read_text))
            is_hidden = text.id == HIDDEN_STEP
            what = entry["notation"] if is_hidden else self.console.words.say(add_names(text, owners))
            self.console.print(Styled.assemble((f"{who}: ", "bold"), what))
        self._told = len(self._log)

    def _position(self, message: Json) -> None:
        assert self.game is not None
        if message["version"] != self.version:
            return  # the table has moved on; what it became is asked for as well
        seen = SeenTable(self.game, self.game.from_json(message["seen"]))
        if seen.actor == OVER:
            self.end(seen)
            self._show_end(seen, message["seat"])
            self._verify()
        elif message["seat"] == seen.actor and seen.actor in self._mine:
            self.act(seen, seen.actor)

    def take(self, action: int) -> None:
        """Take a step."""
        assert self.game is not None
        self.remote.send({"do": "act", "version": self.version, "action": self.game.actions.name(action)})

    def _hear(self, talk: Json) -> None:
        self.hear(talk.get("lines", []))

    def _error(self, message: Json) -> None:
        """A problem with what was asked. Where somebody was faster, the table is told anew."""
        if message["code"] != "action/stale":
            self.refuse(describe_problem(message["code"], message["data"], self.console))

    def _lost(self, _: Json) -> None:
        self._is_lost = True
        self.console.print_message("ui-join-lost", "dim")

    def _leave(self, _: Json) -> None:
        raise Finished(UNSOUND)

    # the end

    def _show_end(self, seen: SeenTable, seat: int | None) -> None:
        scene = seen.game.scene(seen.state, seat)
        drawing = seen.game.draw(seen.state, self.console.words.say)
        table = render.table_of(drawing, scene, self.names, drawing.key, self.console)
        self.console.print(Line(style="dim"), table, Styled())
        self.console.print(result_of(seen.state, scene, self.names, self.console), Styled())

    def _verify(self) -> None:
        """Check chance: the seal that was kept, what was added here, and every draw."""
        assert self.game is not None
        record = Record.from_json(self.remote.get("/record"))
        kept = self.remote.seat
        problems = record.verify(self.game)
        if kept.commitment != record.commitment or kept.entropy not in record.entropies:
            problems.append(self.console.format("ui-join-seal"))
        for problem in problems:
            self.console.print_error(problem)
        if problems:
            raise Finished(UNSOUND)
        draws = len([step for step in record.match(self.game).steps if step.actor == CHANCE])
        self.console.print_message("ui-verify-draws", "green", count=draws)
        self._tell_rematch()
        raise Finished


def describe_problem(code: str, data: Json, console: Console) -> str:
    """A problem that the server tells, in one sentence."""
    message = f"ui-join-{code.replace('/', '-').replace('_', '-')}"
    facts = {name: value for name, value in data.items() if isinstance(value, int | str)}
    return (
        console.format(message, **facts) if console.words.has(message) else console.format("ui-join-error", code=code)
    )
