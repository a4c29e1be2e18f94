"""`banchisa join`: a seat at a table in the browser, for somebody at a terminal or for a bot."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from pathlib import Path
from threading import Thread

import msgspec
from rich.text import Text as Styled

from banchisa.bots.bot import Bot
from banchisa.bots.levels import BOTS, make_bot
from banchisa.cli.console import Console
from banchisa.cli.guest import Finished, Guest, SeenTable
from banchisa.cli.orders import read_orders
from banchisa.cli.remote_table import Json, RemoteTable, TableLink
from banchisa.cli.turn import Turn
from banchisa.engine.rng import Rng
from banchisa.lab.external_bots import ExternalBot, is_program, parse_command
from banchisa.lab.play import Fault, GameResult
from banchisa.table.wire.limits import LONGEST_NAME

SEEDS = 2**62


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
        return entry.lower() in self.console.words_for(command)

    def _answer_turn(self, entry: str, turn: Turn) -> None:
        if self._is_word(entry, "undo"):
            self.remote.send({"do": "undo", "version": self.version, "steps": 1})
        elif self._is_word(entry.partition(" ")[0], "order"):
            self._order(entry.partition(" ")[2].strip().lower(), turn)
        elif self._is_word(entry, "board"):
            turn.show([], in_full=True)
        elif self._regretted is not None:
            action, self._regretted = self._regretted, None
            if self.console.means_yes(entry):
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
        return turn.find(entry, partial(self._miss, turn))

    def _miss(self, turn: Turn, entry: str) -> None:
        self.console.warn("ui-not-understood", entry=entry)
        turn.tell_kinds()

    def _try(self, action: int, turn: Turn) -> None:
        """Play an action, ask again before one that may be regretted, or say why it cannot be."""
        choice = next((choice for choice in turn.scene.choices if choice.action == action), None)
        if choice is None:
            refusal = turn.game.refusal(turn.seen.resample(Rng(0)), action)
            if refusal is not None:
                turn.tell_refusal(action, refusal)
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
