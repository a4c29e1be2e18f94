"""`banchisa join`: a seat at a table in the browser, for somebody at a terminal or for a bot."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread, Timer

import msgspec
from rich.rule import Rule as Line
from rich.text import Text as Styled

import banchisa
from banchisa.bots.bot import Bot
from banchisa.bots.levels import BOTS, make_bot
from banchisa.cli import choice_list, render
from banchisa.cli.console import Console
from banchisa.cli.history import add_names, display_names, find_owners
from banchisa.cli.input import match_actions
from banchisa.cli.orders import read_orders
from banchisa.cli.remote_table import Json, Refused, RemoteTable, TableLink, Unreachable
from banchisa.cli.result import result_of
from banchisa.cli.turn import Turn
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import HIDDEN_STEP, Game
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.engine.scene import Player
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.engine.texts import Text
from banchisa.lab.external_bots import ExternalBot, is_program, parse_command
from banchisa.lab.play import Fault, GameResult
from banchisa.table.identity import LONGEST_NAME
from banchisa.table.wire.common import read_text
from banchisa.table.wire.orders import NO_ORDERS, SeatOrders

UNSOUND = 1
LOST = 3  # seconds after which something that the server could not take is sent again
SEEDS = 2**62


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
        self.held = NO_ORDERS  # the standing orders of the seat here
        self._handlers: dict[str, Callable[[Json], None]] = {
            "welcome": self._welcome, "step": self._step, "undone": self._undone, "seats": self._seats,
            "take_back": self._take_back, "position": self._position, "error": self._error, "lost": self._lost,
            "closed": self._closed, "again": self._add_entropy, "line": lambda message: self.answer(message["text"]),
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
            self.console.print(Line(Styled(title, "bold"), style="cyan"))
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
        self.console.print_message("ui-join-lost", "dim")

    def _closed(self, _: Json) -> None:
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


class Person(Guest):
    """Somebody at the keyboard."""

    def __init__(self, remote: RemoteTable, console: Console) -> None:
        super().__init__(remote, console)
        self._turn: Turn | None = None  # while the seat here is to act
        self._regretted: int | None = None  # an action that was warned of
        self._heard = 0  # lines of talk that were printed
        self._unheard: dict[str, Json] = {}  # what was said and is not yet heard of, by token
        self._request: int | None = None  # of a take-back that the person here has to answer

    def run(self) -> int:
        Thread(target=self._read_lines, daemon=True).start()
        return super().run()

    def _read_lines(self) -> None:
        for line in sys.stdin:
            self.remote.events.put({"is": "line", "text": line.strip()})
        self.remote.events.put({"is": "line", "text": self.console.word_for("quit")})

    def _say(self, text: str) -> None:
        """Say something; what is lost with the line is said again after it, once."""
        token = secrets.token_hex(8)
        self._unheard[token] = {"do": "say", "id": token, "token": token, "text": text}
        self.remote.send(self._unheard[token])

    def hear(self, lines: list[Json]) -> None:
        new = [line for line in lines if line["circle"] == "table" and line["n"] > self._heard]
        if new and self._turn is not None:
            self.console.print()  # below what asks for a move
        for line in new:
            self._heard = line["n"]
            self._unheard.pop(line["token"], None)
            if line["seat"] not in self._mine:
                phrase = line.get("phrase")
                said = line["text"] if phrase is None else self.console.format(f"phrase-{phrase}")
                self.console.print(Styled.assemble((f"{self.names[line['seat']]} » ", "bold cyan"), said))
        if new and self._turn is not None:
            self._ask()

    def _welcome(self, message: Json) -> None:
        super()._welcome(message)
        for said in self._unheard.values():
            self.remote.send(said)

    def _error(self, message: Json) -> None:
        self._unheard.pop(message["id"], None)
        super()._error(message)

    def act(self, seen: SeenTable, seat: int) -> None:
        self._turn = Turn(seen, self.names, self.console)
        self._turn.begin([])
        self._ask()

    def _ask(self) -> None:
        assert self._turn is not None
        self.console.rich.print(self._turn.cue, end="")

    def _look(self, message: Json) -> None:
        self._turn = None
        super()._look(message)

    def consider(self, number: int, name: str) -> None:
        if number != self._request:
            self.console.print_message("ui-join-take-back-answer")
        self._request = number

    def refuse(self, why: str) -> None:
        self.console.print_error(why)

    def answer(self, entry: str) -> None:
        """Do what was typed: a word of the table, or a move."""
        if self._is_word(entry, "quit"):
            self.console.print_message("ui-join-left", url=self.remote.link.page(self.remote.link.table))
            raise Finished
        first, _, rest = entry.partition(" ")
        if rest and self._is_word(first, "say"):
            self._say(rest)
        elif self._request is not None and any(self._is_word(entry, word) for word in ("allow", "refuse")):
            allows = self._is_word(entry, "allow")
            self.remote.send({"do": "answer", "number": self._request, "allow": allows})
            self._request = None
        elif self._is_word(entry, "help") or (self._turn is None and entry):
            self.console.print_message("ui-join-help" if self._turn is not None else "ui-join-not-now")
        elif self._turn is not None:
            self._answer_turn(entry, self._turn)
        if self._turn is not None:
            self._ask()

    def _is_word(self, entry: str, command: str) -> bool:
        return entry.lower() in self.console.format(f"ui-word-{command}").split()

    def _answer_turn(self, entry: str, turn: Turn) -> None:
        if self._is_word(entry, "undo"):
            self.remote.send({"do": "undo", "version": self.version, "steps": 1})
        elif self._is_word(entry.partition(" ")[0], "order"):
            self._order(entry.partition(" ")[2].strip().lower(), turn)
        elif self._is_word(entry, "board"):
            turn.show([], in_full=True)
        elif self._regretted is not None:
            action, self._regretted = self._regretted, None
            if entry.lower() in ("y", "yes", *self.console.format("ui-word-yes").split()):
                self._play(action)
        else:
            action_meant = self._find(entry, turn)
            if action_meant is not None:
                self._try(action_meant, turn)

    def _order(self, entry: str, turn: Turn) -> None:
        asked = turn.game.reaction_asked(turn.seen)
        orders = read_orders(turn.game, asked, self.held, entry, self.console)
        if orders is not None:
            self.remote.send({"do": "orders", "seat": turn.table.actor, "orders": msgspec.to_builtins(orders)})
            read_orders(turn.game, "", orders, "", self.console)

    def _find(self, entry: str, turn: Turn) -> int | None:
        """The action that is meant; otherwise say what could be."""
        choices = turn.scene.choices
        if not entry:
            return choices[0].action if len(choices) == 1 else None
        if entry.isdecimal() and int(entry) in turn.numbered:
            return choices[int(entry) - 1].action
        legal = [choice.action for choice in choices]
        found = match_actions(turn.game.actions, legal, entry)
        if len(found) > 1 and found[0] in legal:
            self.console.print_message("ui-ambiguous", entry=entry)
            turn.show_some(found)
            return None
        if not found:
            self.console.warn("ui-not-understood", entry=entry)
            kinds = choice_list.kinds_of(choices)
            self.console.print_message("ui-can-type", kinds=kinds, example=choices[0].name)
            return None
        return found[0]

    def _try(self, action: int, turn: Turn) -> None:
        """Play an action, ask again before one that may be regretted, or say why it cannot be."""
        choice = next((choice for choice in turn.scene.choices if choice.action == action), None)
        if choice is None:
            refusal = turn.game.refusal(turn.seen.resample(Rng(0)), action)
            if refusal is not None:
                why = self.console.words.why_not(refusal)
                self.console.warn("ui-refused", action=turn.brief(action), why=why)
                self.console.print(render.rules([turn.game.rulebook(self.console.language).rule(refusal.rule)]))
        elif choice.warning is not None:
            self._regretted = action
            self.console.print_message("ui-regret", warning=self.console.words.say(choice.warning))
        else:
            self._play(action)

    def _play(self, action: int) -> None:
        self._turn = None
        self.take(action)


class BotGuest(Guest):
    """A bot of this package, or a program that speaks the protocol of the arena."""

    def __init__(self, remote: RemoteTable, console: Console, bot: str, seconds: float) -> None:
        super().__init__(remote, console)
        self._bot_name = bot
        self._seconds = seconds
        self._bots: dict[int, Bot] = {}  # by seat
        self._rng = Rng(secrets.randbelow(SEEDS))

    def run(self) -> int:
        try:
            return super().run()
        except Fault as fault:
            raise self.console.error("ui-join-fault", bot=self._bot_name, why=f"{fault}") from None
        finally:
            for bot in self._bots.values():
                if isinstance(bot, ExternalBot):
                    bot.kill()

    def act(self, seen: SeenTable, seat: int) -> None:
        if seat not in self._bots:
            self._bots[seat] = self._make(seen, seat)
        self.take(self._bots[seat].choose(seen.state, self._rng))

    def _make(self, seen: SeenTable, seat: int) -> Bot:
        if is_program(self._bot_name):
            words = parse_command(self._bot_name)
            return ExternalBot(seen.game, words, seen.state.terms, seat, self._seconds)
        return make_bot(seen.game, self._bot_name)

    def end(self, seen: SeenTable) -> None:
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot):
                bot.finish(GameResult([], seen.state.ranks(), seen.state.scores()))


def open_guest(link: str, name: str | None, bot: str | None, seconds: float, console: Console) -> Guest:
    """Whoever the command line asks for."""
    if bot is not None and bot not in BOTS and not is_program(bot):
        raise console.error("ui-join-bad-bot", given=bot, allowed=", ".join(BOTS))
    kind = "human" if bot is None else bot
    usual = Path(parse_command(kind)[-1]).name[:LONGEST_NAME] if is_program(kind) else console.format(f"ui-kind-{kind}")
    remote = RemoteTable(TableLink.parse(link, console), name or usual)
    return Person(remote, console) if bot is None else BotGuest(remote, console, bot, seconds)
