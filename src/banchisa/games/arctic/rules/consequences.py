"""What a step brings about beyond itself, for all to see: penalties, Power cards, the Reserve, the final round."""

from __future__ import annotations

from banchisa.engine.texts import Text, address
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMALS, MOOSE_PLACE
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import NOBODY, STALLED
from banchisa.games.arctic.view.naming import colour_text, power_card_text


def with_consequences(text: Text, state: ArcticState, action: int) -> Text:
    """A log line with everything that the step, about to be taken, brings about."""
    after = state.copy()
    after.apply(action)
    more: list[Text] = []
    if state.phase == phase.PLACE and after.phase == phase.MOVE:
        more = [*_shortage(state, after, action), *_tell_power(state, after)]
    if after.opened and not state.opened:
        more.append(address(_describe_opening(after), _everybody(state)))
    if after.final and not state.final:
        more.append(address(Text("also-final"), _everybody(state)))  # ARC-5.3
    for also in more:
        text = Text("step-also", {"step": text, "also": also})
    return text


def _everybody(state: ArcticState) -> list[Text]:
    return [colour_text(state, seat) for seat in range(state.agreed.seats)]


def _describe_opening(after: ArcticState) -> Text:
    """That the Reserve is opened, and why where nobody needed a card."""
    if after.opened == STALLED:
        return Text("also-stalled", {"turns": int(after.agreed.stall_turns)})  # ARC-5.5
    return Text("also-reserve")  # ARC-5.1


def _shortage(before: ArcticState, after: ArcticState, action: int) -> list[Text]:
    """The penalty cards for cards that were not placed, and those that the seat does not get."""
    seat = int(before.turn)
    placed = int(before.count) + (1 if action < ids.SWAP_OUT else 0)
    missing = max(int(before.least) - placed, 0)
    received = int(after.zone_size(seat) - before.zone_size(seat))
    found: list[Text] = []
    if received:
        found.append(Text("also-penalty", {"number": received}))  # ARC-4.12
    if missing > received:
        found.append(Text("also-spared", {"number": missing - received}))  # ARC-4.13
    if before.owns(seat, MOOSE_PLACE) and _is_helped(before, after, placed):
        found.append(Text("also-moose"))  # ARC-4.26
    return found


def _is_helped(before: ArcticState, after: ArcticState, placed: int) -> bool:
    """Whether the moose has saved a player without cards a penalty that there was a card for."""
    placement = int(before.most) - 1  # ARC-4.24
    supplied = after.pile + after.reserve > 0
    return after.size(before.turn) == 0 and max(placed, int(before.least)) < placement and supplied


def _tell_power(before: ArcticState, after: ArcticState) -> list[Text]:
    """The Power card that came to the seat to move, and from whom (ARC-4.16)."""
    for animal in range(ANIMALS):
        loser = int(before.owner(animal))
        if after.owner(animal) == loser:
            continue
        card = power_card_text(int(before.power(animal)))
        if loser == NOBODY:
            return [Text("also-power", {"card": card})]
        return [Text("also-power-from", {"card": card, "colour": colour_text(before, loser)})]
    return []
