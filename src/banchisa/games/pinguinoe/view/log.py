"""What a step does, in words for the log: the step itself, and then everything that follows from it."""

from __future__ import annotations

from banchisa.engine.state import ALL_SEEING
from banchisa.engine.texts import Text, address, join_texts
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.refusals.prompts import rule_of_end
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    ARK_A,
    BLOCK,
    CARD_COLS,
    CARD_ROWS,
    CARDS,
    CELL_NAMES,
    DIRECTIONS,
    FACE_MASK,
    HOLE,
    ICE,
    INUK,
    OBJECTS,
    PLACE_OF,
    PLACES,
    SEA,
    SLED,
    SPOTS,
    TEAR,
    neighbour,
)
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import NOBODY, SeaState

UNKNOWN_OBJECT = "search ?"
SEAL_STEPS = ("seal_to", "pick")  # steps that say themselves where the seal goes


def name_for(state: RaceState, action: int, seat: int) -> str:
    """An object that is drawn is seen by nobody else (PIN-4.44)."""
    is_hidden = ids.SEARCH <= action < ids.SEARCH + OBJECTS and seat != state.turn
    return UNKNOWN_OBJECT if is_hidden else ACTIONS.name(action)


def reveals(state: RaceState, action: int) -> bool:
    """Whether a step shows something: chance does, and every object that is laid down, of which others did not know."""
    is_laid = (
        action in (ids.DISCARD, ids.SKATES, ids.FISH)
        or ids.JUMP <= action < ids.REVEAL
        or ids.TELESCOPE <= action < ids.WALK
    )
    return is_laid or ACTIONS.is_chance(action)


def describe_step(state: RaceState, action: int, viewer: int) -> Text:
    """The log line of a step that is about to be taken, as a viewer may read it (None: the whole of it)."""
    after = state.copy()
    after.apply(action)
    is_hidden = viewer != ALL_SEEING and name_for(state, action, viewer) == UNKNOWN_OBJECT
    unseen = Text("step-object-unseen", {"colour": colour(state, int(state.turn))})
    parts = [unseen if is_hidden else _step(state, after, action)]
    if state.phase > phase.START:
        parts.extend(_consequences(state, after, action))
    return join_texts(parts, "list-then", "list-then")


def _step(state: RaceState, after: RaceState, action: int) -> Text:
    """What is done, without what follows."""
    family = ACTIONS.family(action)
    name = family.name
    values = family.values(action)
    value = values[0] if values else 0
    if name in ("walk", "jump", "seal_to", "pick"):
        return _way(state, after, name, value)
    if name in ("reveal", "telescope"):
        return _turn_over(state, name, value)
    if name in ("snowball", "start"):
        return Text(f"step-{name}", {"colour": colour(state, value)})
    if name == "front":
        face = 2 * value + values[1]
        return Text("step-front", {"place": int(state.place), "front": front(state, face)})
    if name == "die":
        return _roll(state, value + 1)
    if name == "search":
        facts: dict[str, object] = {"colour": colour(state, int(state.turn)), "card": Text(f"thing-{CARDS[value]}")}
        return Text("step-object" if value < OBJECTS else "step-event", facts)
    if name in ("decline", "discard"):
        return Text(f"step-{name}-{'fish' if state.phase == phase.FISH else 'belt'}")
    if name == "end_turn":
        return _end(state, after)
    if name == "ark":
        return Text("step-ark", {"face": family.labels(action)[0]})
    if name == "corner":
        return Text("step-corner", {"colour": colour(state, 0), "corner": Text(f"corner-{_corner(after)}")})
    return Text(f"step-{name}")


# words for things


def colour(state: SeaState, seat: int) -> Text:
    """The colour of a seat's penguin; seats beyond those in play have one too."""
    return Text(f"colour-{state.sea.colours[seat]}")


def card(place: int) -> Text:
    """A card place by its number on the map, and where one finds it."""
    return Text("card-at", {"place": place, "row": place // CARD_COLS + 1, "column": place % CARD_COLS + 1})


def front(state: SeaState, face: int) -> Text:
    """What there is on the front of a map card besides sea."""
    kinds = [int(state.sea.kind_of(face, spot)) for spot in range(SPOTS)]
    parts = [
        Text(f"front-{name}", {"count": number})
        for name, number in (("ice", kinds.count(ICE)), ("blocks", kinds.count(BLOCK)))
        if number
    ]
    parts.extend(Text("front-search") for kind in kinds if kind in (INUK, SLED))
    parts.extend(Text("front-seal") for kind in kinds if kind == HOLE)
    return join_texts(parts) if parts else Text("front-sea")


def _corner(state: RaceState) -> str:
    """The corner of the map in which the first player starts."""
    row, column = divmod(int(PLACE_OF[state.home(0)]), CARD_COLS)
    return ("N" if row < CARD_ROWS // 2 else "S") + ("W" if column < CARD_COLS // 2 else "E")


# steps


def _way(state: RaceState, after: RaceState, name: str, value: int) -> Text:
    """A penguin or the seal goes to a cell."""
    turn = int(state.turn)
    if name in ("walk", "jump"):
        cell = int(after.spot(turn))
        facts: dict[str, object] = {"start": CELL_NAMES[state.spot(turn)], "cell": CELL_NAMES[cell]}
        return Text(f"step-{name}{_ground(state, cell)}", facts)
    facts = {"cell": CELL_NAMES[value]}
    if state.phase == phase.RETREAT:
        facts["colour"] = colour(state, int(state.who))
        return Text("step-pick-retreat", facts)
    reached = on_cell(state, value)
    step = "step-seal-to" if name == "seal_to" else "step-lure"
    if not reached:
        return Text(step, facts)
    facts["colours"] = join_texts(reached)
    return Text(f"{step}-catches", facts)


def _ground(state: RaceState, cell: int) -> str:
    """What is worth telling of a cell that a penguin goes to."""
    if state.sea.is_hull(cell):
        return "-ark"
    kind = state.kind(cell)
    return "-water" if kind == SEA else "-search" if kind in (INUK, SLED) else ""


def on_cell(state: RaceState, cell: int) -> list[Text]:
    """Whose penguins are on a cell, as parts of a list."""
    return [Text(f"player-{state.sea.colours[seat]}") for seat in range(state.sea.seats) if state.spot(seat) == cell]


def _turn_over(state: RaceState, name: str, place: int) -> Text:
    """A card beside the penguin is named by its direction too."""
    if name == "telescope":
        return Text("step-telescope", {"card": card(place)})
    cell = state.spot(state.turn)
    beside = [int(neighbour(cell, direction)) for direction in range(len(DIRECTIONS))]
    places = [int(PLACE_OF[other]) if other >= 0 else -1 for other in beside]
    direction = DIRECTIONS[places.index(place)]
    return Text("step-reveal", {"place": place, "direction": Text(f"direction-{direction}")})


def _roll(state: RaceState, result: int) -> Text:
    if state.sea.moves_seal(result):
        return Text("step-die-seal", {"result": result, "steps": int(state.sea.seal_steps)})
    if state.storm > 0:
        points = int(state.sea.points_of(result, True))
        return Text("step-die-blizzard", {"result": result, "points": points})
    return Text("step-die", {"result": result})


def _end(state: RaceState, after: RaceState) -> Text:
    if state.kind(state.spot(state.turn)) != SEA:
        return Text("step-end-turn")
    is_home = after.spot(state.turn) == state.home(state.turn)
    return Text("step-end-turn-sent-home" if is_home else "step-end-turn-water")


# what follows


def _consequences(state: RaceState, after: RaceState, action: int) -> list[Text]:
    """All that happens by itself after a step, in the order in which it happens; everybody sees all of it."""
    name = ACTIONS.family(action).name
    missed = _list_missed(state, after)
    sent = [seat for seat in _list_sent_home(state, after, name) if seat not in missed]
    caught = [seat for seat in sent if state.spot(seat) == after.seal]
    parts = [*_list_discarded(state, after, action), *_list_turned(state, after, name)]
    if after.storm > state.storm:  # PIN-4.69, PIN-4.70
        everybody = [colour(state, seat) for seat in range(state.sea.seats)]
        parts.append(address(Text("step-blizzard"), everybody))
    parts.extend(_home(state, after, seat) for seat in sent if seat not in caught)
    parts.extend(_seal(state, after, name))
    parts.extend(Text("step-sent-home", {"colour": colour(state, seat)}) for seat in caught)
    if state.storm > 0 and after.storm == 0:
        parts.append(Text("step-blizzard-over"))
    parts.extend(_miss(state, seat) for seat in missed)
    return parts


def _list_discarded(state: RaceState, after: RaceState, action: int) -> list[Text]:
    """The cards that a tear takes (PIN-4.66), and the discards that become a deck (PIN-5.3)."""
    turn = int(state.turn)
    if ACTIONS.name(action) == f"search {CARDS[TEAR]}" and after.phase != phase.OVER and not state.is_hidden(turn):
        lost = [Text(f"thing-{CARDS[kind]}") for kind in range(OBJECTS) for _ in range(state.count_held(turn, kind))]
        return [Text("step-tear", {"colour": colour(state, turn), "cards": join_texts(lost)})] if lost else []
    if after.phase == phase.SEARCH and state.discards and not after.discards:
        return [Text("step-shuffle")]
    return []


def _list_turned(state: RaceState, after: RaceState, name: str) -> list[Text]:
    """Cards that are turned over without chance: those seen before, and what a tsunami turns down (PIN-4.73)."""
    parts: list[Text] = []
    shown = int(state.place) if name == "front" else -1
    changed = [place for place in range(PLACES) if state.face(place) != after.face(place) and place != shown]
    for place in changed:
        facts: dict[str, object] = {"place": place}
        if place == state.sea.ark:
            parts.append(Text("step-ark", {"face": "AB"[int(after.code(place) & FACE_MASK) - ARK_A]}))
        elif after.is_down(place):
            parts.append(Text("step-turned-down", facts))
        else:
            facts["front"] = front(state, int(after.face(place)))
            parts.append(Text("step-front", facts))
    return parts


def _list_sent_home(state: RaceState, after: RaceState, name: str) -> list[int]:
    """The seats whose penguins are sent home, clockwise from the seat on turn, but for what the step itself tells."""
    told_already = -1
    if name in ("walk", "end_turn"):
        told_already = int(state.turn)
    elif name == "decline":
        told_already = int(state.actor)
    elif name == "pick" and state.phase == phase.RETREAT:
        told_already = int(state.who)
    seats = [int(state.turn + k) % int(state.sea.seats) for k in range(state.sea.seats)]
    return [
        seat for seat in seats
        if seat != told_already and state.spot(seat) != after.spot(seat) == after.home(seat)
    ]  # fmt: skip


def _home(state: RaceState, after: RaceState, seat: int) -> Text:
    """A penguin is sent home from an ice block or from the water."""
    why = "block" if after.kind(state.spot(seat)) == BLOCK else "water"
    return Text(f"step-sent-home-{why}", {"colour": colour(state, seat)})


def _seal(state: RaceState, after: RaceState, name: str) -> list[Text]:
    """Where the seal comes by itself, and whom it catches there (PIN-4.48, PIN-4.79, PIN-4.30)."""
    if after.seal == state.seal or name in SEAL_STEPS:
        return []
    if after.seal == ARK:
        return [Text("step-seal-ark")]
    facts: dict[str, object] = {"cell": CELL_NAMES[after.seal]}
    caught = on_cell(state, int(after.seal))
    if not caught:
        return [Text("step-seal-comes", facts)]
    facts["colours"] = join_texts(caught)
    return [Text("step-seal-comes-catches", facts)]


def _list_missed(state: RaceState, after: RaceState) -> list[int]:
    """The seats whose turns pass by after the one that this step ends (PIN-4.8)."""
    ended = int(after.turns - state.turns)
    return [int(state.turn + k) % int(state.sea.seats) for k in range(1, ended)]


def _miss(state: RaceState, seat: int) -> Text:
    """A turn that is missed; a floating penguin is sent home (PIN-4.38)."""
    step = "step-misses-sent-home" if state.is_floating(seat) else "step-misses"
    return Text(step, {"colour": colour(state, seat)})


def explain_end(state: RaceState) -> Text:
    """Why a game is over (PIN-5.1, PIN-5.2, PIN-5.4)."""
    return Text("ending-ark" if state.winner != NOBODY else f"ending-{_reason(state)}")


def _reason(state: RaceState) -> str:
    """What has come before any penguin reached the ark: the white one or the flood (PIN-5.2, PIN-5.4)."""
    return "white" if rule_of_end(state) == "PIN-5.2" else "flood"
