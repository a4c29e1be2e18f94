"""Standing orders at the keyboard: what can be ordered, what stands, and how that is changed."""

from __future__ import annotations

from msgspec import structs

from banchisa.cli.console import Console
from banchisa.engine.game import Game
from banchisa.engine.texts import Text
from banchisa.table.wire.orders import SeatOrders, StandingOrder

NONE, FORCED = "none", "forced"


def read_orders(game: Game, asked: str, held: SeatOrders, entry: str, console: Console) -> SeatOrders | None:
    """The orders of a seat after what was typed; None if they stay as they are, which is said."""
    word, _, rest = entry.partition(" ")
    answers = list(game.reactions[asked].answers) if asked else []
    if not entry:
        _show_orders(asked, answers, held, console)
        return None
    if entry == NONE:
        return structs.replace(held, standing=())
    if entry == FORCED:
        return structs.replace(held, forced=not held.forced)
    if word in answers and rest in ("", "round", console.word_for("round")):
        given = StandingOrder(asked, word, "round" if rest else "game")
        return structs.replace(held, standing=(*(o for o in held.standing if o.reaction != asked), given))
    console.warn("ui-order-unknown", entry=entry, allowed=", ".join([*answers, FORCED, NONE]))
    return None


def _show_orders(asked: str, answers: list[str], held: SeatOrders, console: Console) -> None:
    word = console.word_for("order")
    if asked:
        forms, question = ", ".join(f"{word} {answer}" for answer in answers), _say(f"order-{asked}", console)
        console.print_message(
            "ui-order-offered", question=_say(f"order-{asked}", console), forms=forms, round=console.word_for("round")
        )
    for order in held.standing:
        question = _say(f"order-{order.reaction}", console)
        answer = _say(f"order-{order.reaction}-{order.answer}", console)
        message = "ui-order-standing" if order.until == "game" else "ui-order-standing-round"
        console.print_message(message, question=question, answer=answer)
    if held.standing:
        console.print_message("ui-order-revoke", "dim", word=word)
    else:
        console.print_message("ui-order-none")
    console.print_message("ui-order-forced-on" if held.forced else "ui-order-forced-off", "dim", word=word)


def _say(message: str, console: Console) -> str:
    return console.words.say(Text(message))
