"""Positions as JSON: a reader names every mistake, and gives a field that is left out its natural value.

A card is written as its code, "?" if its face is known to others only, and null if nobody has seen it. A joker is
"1B2*", or a table with its exit number; a penalty card is null, a code (the seat's own discard), or a table.
"""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.json_values import is_whole
from banchisa.engine.position_json import (
    MOST_COUNTED,
    TURN,
    Json,
    check_fields,
    get_actor,
    get_bool,
    get_int,
    get_list,
    get_named,
    get_table,
    get_word,
    need,
    write_start,
)
from banchisa.games.arctic.position.validate import check_offer, check_sound, is_chance
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMAL_NAMES,
    ANIMALS,
    CARD_NAMES,
    CARD_OF,
    DECKS,
    FLAG,
    IN_DECK,
    LAST,
    ONE_OF,
    SIDE_NAMES,
    UNKNOWN,
    cards_in,
)
from banchisa.games.arctic.rules.knowledge import hidden_in_hand, is_hidden
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import (
    DOWN,
    FACE,
    FROM_PILE,
    HIDDEN,
    NEEDED,
    NOBODY,
    NONE,
    STALLED,
    TableState,
    entry_of,
    exit_of,
    has_seen,
    known_of,
    known_seat,
    known_stamp,
    new_cards,
    origin_of,
    pile_row,
    zone_row,
)
from banchisa.games.arctic.setup import BY_CHANCE, ArcticTerms

SECRET = "?"
_FIELDS = (
    "aside", "chosen", "count", "dealt", "decks", "exits", "final", "first", "hands", "heading", "known", "opened",
    "owners", "penalties", "phase", "pile", "piles", "puffin", "reserve", "river", "round", "seat", "sides",
    "stalled", "still", "tokens", "totems", "turn",
)  # fmt: skip


# writing


def write_position(state: TableState) -> Json:
    """The whole position."""
    terms = state.agreed
    seats = range(terms.seats)
    data: Json = {
        **write_start(state),
        "turn": int(state.turn),
        "round": int(state.round),
        "first": None if state.first == NOBODY else int(state.first),
        "decks": [deck + 1 for deck in range(DECKS) if state.decks >> deck & 1],
        "sides": _write_sides(state),
        "owners": {name: _owner(state, animal) for animal, name in enumerate(ANIMAL_NAMES)},
        "totems": [totem_name(state, seat) for seat in seats],
        "tokens": {name: int(state.token(animal)) for animal, name in enumerate(ANIMAL_NAMES)},
        "pile": int(state.pile),
        "reserve": int(state.reserve),
        "opened": state.opened != 0,
        "stalled": state.opened == STALLED,
        "final": state.final == 1,
        "still": int(state.still),
        "river": _codes(state.river_low, state.river_high),
        "hands": [hand_codes(state, seat) for seat in seats],
        "piles": [pile_codes(state, seat) for seat in seats],
        "penalties": [_write_zone(state, seat) for seat in seats],
        "exits": [int(state.exits_of(seat)) for seat in seats],
        "known": [_write_known(state, seat) for seat in seats],
    }
    _write_step(state, data)
    return data


def _write_step(state: TableState, data: Json) -> None:
    """What matters only in the middle of a step."""
    if state.phase < phase.PLACE:
        data["dealt"] = int(state.dealt)
    else:
        data["count"] = [int(state.count), int(state.least), int(state.most)]
        data["puffin"] = state.puffin == 1
    if state.phase == phase.SWAP:
        data["aside"] = CARD_NAMES[state.aside]
    if state.phase == phase.EXTRA:
        data["heading"] = int(state.heading)
    if state.phase == phase.GIVE_TO:
        data["chosen"] = int(state.chosen)


def _write_sides(state: TableState) -> Json:
    turned = ANIMALS if state.phase > phase.SIDES else int(state.dealt) if state.phase == phase.SIDES else 0
    return {ANIMAL_NAMES[animal]: SIDE_NAMES[state.side(animal)] for animal in range(turned)}


def _owner(state: TableState, animal: int) -> int | None:
    owner = int(state.owner(animal))
    return None if owner == NOBODY else owner


def totem_name(state: TableState, seat: int) -> str | None:
    totem = int(state.totem(seat))
    if totem == HIDDEN:
        return SECRET
    return None if totem == 0 else ANIMAL_NAMES[totem - 1]


def _codes(low: int, high: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(low, high)]


def hand_codes(state: TableState, seat: int) -> list[str]:
    """The cards of a hand; hidden cards come last."""
    shown = _codes(state.hand_low(seat), state.hand_high(seat))
    return shown + [SECRET] * int(hidden_in_hand(state, seat))


def face_name(entry: int) -> str | None:
    """A face-down card: its code, a secret, or a face that nobody has seen."""
    if entry & FACE != UNKNOWN:
        return CARD_NAMES[entry & FACE]
    return SECRET if is_hidden(entry) else None


def pile_codes(state: TableState, seat: int) -> list[object]:
    """A personal pile from bottom to top."""
    found: list[object] = []
    for entry in state.entries(pile_row(seat)):
        if entry & DOWN:
            found.append({"joker": face_name(entry), "exit": int(exit_of(entry))})
        else:
            found.append(CARD_NAMES[entry & FACE])
    return found


def _write_zone(state: TableState, seat: int) -> list[Json]:
    return [_write_penalty(entry) for entry in state.entries(zone_row(seat))]


def _write_penalty(entry: int) -> Json:
    origin = int(origin_of(entry))
    return {
        "card": face_name(entry),
        "seen": [seat for seat in range(4) if has_seen(entry) >> seat & 1],
        "origin": None if origin == FROM_PILE else origin,
        "exit": int(exit_of(entry)),
    }


def _write_known(state: TableState, seat: int) -> Json:
    """The cards that everybody saw enter a hand, with their stamps."""
    found: Json = {}
    for card, name in enumerate(CARD_NAMES):
        known = state.knowledge_of(card)
        if known and known_seat(known) == seat:
            found[name] = int(known_stamp(known))
    return found


# reading


def read_position(agreed: ArcticTerms, data: Json) -> ArcticState:
    """The position with these terms; data that cannot stand on the table is refused."""
    check_fields(data, _FIELDS)
    state = ArcticState(agreed, new_cards(agreed))
    name = get_word(data, "phase", TURN, (TURN, *phase.NAMES))
    state.phase = phase.PLACE if name == TURN else phase.NAMES.index(name)
    _read_turn(state, data)
    _read_set_up(state, data)
    _read_cards(state, data)
    _read_numbers(state, data)
    _read_step(state, data)
    check_sound(state, name == TURN)
    if name == TURN:
        state.begin_turn(state.turn)
    else:
        check_offer(state)
    return state


def _read_turn(state: ArcticState, data: Json) -> None:
    seats = int(state.agreed.seats)
    steps = "steps of chance, and only with them"
    state.actor = get_actor(data, seats, state.phase == phase.OVER, is_chance(state), steps)
    state.turn = get_int(data, "turn", max(int(state.actor), 0), 0, seats - 1)
    if state.actor >= 0 and state.actor != state.turn:
        raise PositionError(f"turn: it is the turn of seat {state.turn}, so seat {state.actor} cannot act")
    state.round = get_int(data, "round", 1 if state.phase < phase.PLACE else 2, 1, MOST_COUNTED)
    state.dealt = get_int(data, "dealt", 0, 0, 99) if state.phase < phase.PLACE else 0
    fixed = int(state.agreed.fixed_first)
    state.first = NOBODY if data.get("first", 0) is None else get_int(data, "first", max(fixed, 0), 0, seats - 1)
    if state.first != NOBODY and fixed not in (BY_CHANCE, state.first):
        raise PositionError(f"first: the options say that player {fixed + 1} (seat {fixed}) is the first player")


def _read_set_up(state: ArcticState, data: Json) -> None:
    """Decks, sides, owners, tokens and Totems."""
    _read_decks(state, data)
    sides, owners = get_table(data, "sides", tuple(ANIMAL_NAMES)), get_table(data, "owners", tuple(ANIMAL_NAMES))
    tokens = get_table(data, "tokens", tuple(ANIMAL_NAMES))
    for animal, name in enumerate(ANIMAL_NAMES):
        fixed = state.agreed.fixed_sides[animal]
        side = sides.get(name, SIDE_NAMES[max(fixed, 0)])
        need(side in SIDE_NAMES, f"sides.{name}: {side!r} is not allowed; allowed: A, B")
        if fixed not in (BY_CHANCE, SIDE_NAMES.index(str(side))):
            raise PositionError(f"sides.{name}: the options fix side {SIDE_NAMES[fixed]}")
        if state.phase > phase.SIDES or (state.phase == phase.SIDES and animal < state.dealt):
            state.sides |= SIDE_NAMES.index(str(side)) << animal
        elif name in sides:
            raise PositionError(f"sides.{name}: this Power card has not been turned yet")
        if owners.get(name) is not None:
            state.give_power(animal, get_int(owners, name, 0, 0, int(state.agreed.seats) - 1))
        state.move_token(animal, get_int(tokens, name, int(state.agreed.token_start), 0, LAST))
    default: list[object] = [SECRET if state.phase > phase.TOTEMS else None] * int(state.agreed.seats)
    for seat, totem in enumerate(_seats(state, data, "totems", default)):
        state.set_totem(seat, _totem(totem))


def _read_decks(state: ArcticState, data: Json) -> None:
    seats, fixed = int(state.agreed.seats), int(state.agreed.fixed_decks)
    natural = [deck + 1 for deck in range(DECKS) if fixed >> deck & 1] if fixed != BY_CHANCE else range(1, seats + 1)
    decks = get_list(data, "decks", list(natural) if state.phase > 0 else [])
    numbers = [deck for deck in decks if is_whole(deck, 1, DECKS)]
    if len(set(numbers)) != len(decks) or len(decks) != (seats if state.phase > 0 else 0):
        raise PositionError(f"decks: {seats} different numbers from 1 to 4 are needed once they are chosen")
    state.bring_decks(sum(1 << (deck - 1) for deck in numbers))
    need(fixed in (BY_CHANCE, int(state.decks)), "decks: the options fix other decks")


def _totem(name: object) -> int:
    if name is None:
        return 0
    if name == SECRET:
        return HIDDEN
    need(name in ANIMAL_NAMES, f"totems: {name!r} is not an animal; allowed: {', '.join(ANIMAL_NAMES)}, ? or null")
    return ANIMAL_NAMES.index(str(name)) + 1


def _read_cards(state: ArcticState, data: Json) -> None:
    """River, hands, piles and Penalty zones; every card lies in one place only."""
    for code in get_list(data, "river", []):
        state.to_river(_card(state, code, "river"))
    if data.get("aside") is not None:
        state.aside = _card(state, data["aside"], "aside")
    for seat, hand in enumerate(_seats(state, data, "hands")):
        for code in _rows(hand, "hands"):
            if code == SECRET:
                state.sizes += ONE_OF[seat]
            else:
                state.take(seat, _card(state, code, "hands"))
    for seat, pile in enumerate(_seats(state, data, "piles")):
        for entry in _rows(pile, "piles"):
            state.insert(pile_row(seat), state.row_end(pile_row(seat)), _pile_entry(state, seat, entry))
    for seat, zone in enumerate(_seats(state, data, "penalties")):
        for entry in _rows(zone, "penalties"):
            state.add_penalty(seat, _penalty(state, seat, entry))


def _card(state: ArcticState, code: object, where: str) -> int:
    """A card that is met for the first time."""
    example = "write deck, main animal and draw value, such as 1F3"
    card = get_named(CARD_OF, code, f"{where}: {code!r} is no card; {example}")
    need(state.decks >> card // IN_DECK & 1, f"{where}: {code} belongs to a deck that is not in the game")
    need(state.is_unseen(card), f"{where}: {code} is in two places")
    state.show(card)
    return card


def _face(state: ArcticState, code: object, where: str) -> int:
    return UNKNOWN if code in (None, SECRET) else _card(state, code, where)


def _pile_entry(state: ArcticState, seat: int, entry: object) -> int:
    if isinstance(entry, str) and entry.endswith("*"):
        entry = {"joker": entry[:-1]}
    if not isinstance(entry, dict):
        return _card(state, entry, "piles")
    card = _face(state, entry.get("joker"), "piles")
    return int(entry_of(card, FLAG[seat], seat, _exit(state, seat, entry)))


def _penalty(state: ArcticState, seat: int, entry: object) -> int:
    if entry is None:
        entry = {"card": None, "origin": None}
    if isinstance(entry, str):
        entry = {"card": entry}
    if not isinstance(entry, dict):
        raise PositionError("penalties: a card is null, a code, or a table with card, seen, origin and exit")
    card = _face(state, entry.get("card"), "penalties")
    origin = FROM_PILE if entry.get("origin", seat) is None else get_int(entry, "origin", seat, 0, _last_seat(state))
    natural: list[object] = [] if entry.get("card") is None else [seat]
    seen = 0
    for viewer in get_list(entry, "seen", natural):
        if not is_whole(viewer, 0, _last_seat(state)):
            raise PositionError(f"penalties: {viewer!r} is no seat that could have seen a card")
        seen |= 1 << viewer
    exit = 0 if origin == FROM_PILE else _exit(state, origin, entry)
    return int(entry_of(card, seen, origin, exit))


def _exit(state: ArcticState, origin: int, entry: Json) -> int:
    """The exit number of a face-down card; one that is left out is the next."""
    exit = get_int(entry, "exit", int(state.exits_of(origin)) + 1, 1, MOST_COUNTED)
    state.set_exits(origin, max(exit, int(state.exits_of(origin))))
    return exit


def _read_opening(data: Json) -> int:
    """Whether the Reserve was opened, and why (ARC-5.1, ARC-5.5)."""
    opened, stalled = get_bool(data, "opened"), get_bool(data, "stalled")
    need(not stalled or opened, "stalled: a game that stood still has opened its Reserve")
    return STALLED if stalled else NEEDED if opened else 0


def _read_numbers(state: ArcticState, data: Json) -> None:
    """Counts of the supplies, hidden exits, and what everybody knows."""
    state.opened = _read_opening(data)
    state.final = 1 if get_bool(data, "final") else 0
    natural = int(state.agreed.reserve) if state.decks and not state.opened else 0
    state.reserve = get_int(data, "reserve", natural, 0, IN_DECK)
    left = len(cards_in(state.unseen_low, state.unseen_high)) - _places_without_face(state) - int(state.reserve)
    state.pile = get_int(data, "pile", max(left, 0), 0, int(state.agreed.cards))
    state.still = get_int(data, "still", 0, -1, int(state.agreed.stall_turns) - (0 if state.opened else 1))
    for seat, exits in enumerate(_seats(state, data, "exits", [None] * int(state.agreed.seats))):
        if exits is not None:
            state.set_exits(seat, get_int({"exits": exits}, "exits", 0, int(state.exits_of(seat)), MOST_COUNTED))
    nothing: list[object] = [{} for _ in range(state.agreed.seats)]
    for seat, known in enumerate(_seats(state, data, "known", nothing)):
        _read_known(state, seat, get_table({"known": known}, "known", tuple(CARD_NAMES)))


def _places_without_face(state: ArcticState) -> int:
    """Hidden and unseen cards outside the supplies."""
    hidden = sum(int(hidden_in_hand(state, seat)) for seat in range(state.agreed.seats))
    lying = state.all_entries()
    return hidden + len([entry for entry in lying if entry & FACE == UNKNOWN])


def _read_known(state: ArcticState, seat: int, known: Json) -> None:
    for code in known:
        need(not state.knowledge_of(CARD_OF[code]), f"known: {code} cannot have entered two hands")
        stamp = get_int(known, code, 0, 0, int(state.exits_of(seat)))
        state.note(CARD_OF[code], known_of(seat, stamp))


def _read_step(state: ArcticState, data: Json) -> None:
    if state.phase >= phase.PLACE:
        counts = get_list(data, "count", [0, 0, 0])
        need(len(counts) == 3, "count: three numbers are needed: how many are done, must be and may be done")
        numbers = [get_int({"count": value}, "count", 0, 0, 9) for value in counts]
        state.count, state.least, state.most = numbers[0], numbers[1], numbers[2]
        state.puffin = 1 if get_bool(data, "puffin") else 0
    state.heading = get_int(data, "heading", 0, -1, 1)
    state.chosen = get_int(data, "chosen", NONE, NONE, 99)


# values


def _last_seat(state: ArcticState) -> int:
    return int(state.agreed.seats) - 1


def _seats(state: ArcticState, data: Json, name: str, natural: list[object] | None = None) -> list[object]:
    """A list with one value for each seat."""
    nothing: list[object] = [[] for _ in range(state.agreed.seats)]
    values = get_list(data, name, nothing if natural is None else natural)
    need(len(values) == state.agreed.seats, f"{name}: one entry for each of the {state.agreed.seats} seats is needed")
    return values


def _rows(value: object, name: str) -> list[object]:
    return get_list({name: value}, name, [])
