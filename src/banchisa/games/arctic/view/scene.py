"""The table of Arctic as data: Landscape, River, piles, hands, Power cards, and what to notice.

A card whose face the viewer knows has the id of its face; other cards have ids by their place only.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from banchisa.engine.once import make_once
from banchisa.engine.scene import (
    Counter,
    Face,
    Legend,
    Mark,
    Piece,
    Player,
    Scene,
    Sum,
    SumLine,
    Zone,
    ZonePlace,
    ZoneShape,
    rename,
)
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.refusals.powers import refuse_power
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMAL_NAMES,
    ANIMALS,
    CARDS,
    LONGEST,
    POWER_NAMES,
    POWER_PHASES,
    POWER_RULES,
    UNKNOWN,
    cards_in,
)
from banchisa.games.arctic.rules.knowledge import hidden_in_hand, is_hidden
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.scoring import (
    best_reading,
    joker_animals,
    run_lengths,
    totem_points,
    worth,
)
from banchisa.games.arctic.rules.state import DOWN, FACE, HIDDEN, NOBODY, STALLED, pile_row, zone_row
from banchisa.games.arctic.view.choices import choices_of, prompt_of
from banchisa.games.arctic.view.geometry import board
from banchisa.games.arctic.view.naming import (
    animal_text,
    card_id,
    card_text,
    colour_text,
    letter_text,
    power_card_text,
    power_id,
    printed_text,
    the_animal_text,
    token_id,
)

_PHASE_A = (phase.PLACE, phase.SWAP)
_PHASE_B = (phase.MOVE, phase.EXTRA)
_MOST_SEATS: Final = 4
_UNIT: Final = Text("unit-points")
_HANDS: Final = [f"hand-{seat}" for seat in range(_MOST_SEATS)]
_PILES: Final = [f"cards-{seat}" for seat in range(_MOST_SEATS)]
_PENALTIES: Final = [f"penalty-{seat}" for seat in range(_MOST_SEATS)]
_TOTEMS: Final = [f"totem-{seat}" for seat in range(_MOST_SEATS)]
_LEGEND: Final = [
    Legend("take", Text("legend-draw")), Legend("place", Text("legend-place")), Legend("paw", Text("legend-companion")),
]  # fmt: skip
_MIDDLE = ("cell-", "river", "aside", "pile", "reserve", "powers")  # where things lie that nobody has before them


def build_scene(state: ArcticState, seat: int | None) -> Scene:
    """The scene for one seat or a spectator, from what they see."""
    own = seat is not None and seat == state.actor
    scene = Scene(
        game="arctic",
        seat=seat,
        boards=[board(state.agreed)],
        prompt=prompt_of(state),
        players=[_player(state, k) for k in range(state.agreed.seats)],
        pieces=[_token(animal, int(state.token(animal))) for animal in range(ANIMALS)],
        marks=_marks(state, seat),
        choices=choices_of(state) if own else [],
        counters=_counters(state),
        banners=_banners(state),
        sums=[_points(state, k, seat) for k in range(state.agreed.seats)],
        ranks=state.ranks() if state.actor == OVER else [],
        ending=_ending(state) if state.actor == OVER else [],
    )
    _lay_centre(state, scene)
    _lay_powers(state, scene)
    _finish(state, scene)
    return scene


def build_scene_beside(state: ArcticState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: the middle, and what all can count, are shared."""
    scene = other.share_with(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    scene.prompt, scene.marks = prompt_of(state), _marks(state, seat)
    scene.pieces = [piece for piece in other.pieces if piece.at.startswith(_MIDDLE)]
    scene.zones = [zone for zone in other.zones if zone.seat is None]
    scene.sums = [
        _points(state, k, seat) if k == seat or k == other.seat or state.actor == OVER else other.sums[k]
        for k in range(state.agreed.seats)
    ]
    _finish(state, scene)
    return scene


def _finish(state: ArcticState, scene: Scene) -> None:
    """What lies before the seats, and what else depends on who looks."""
    for k in range(state.agreed.seats):
        _lay_seat(state, scene, k)
    scene.legend = _legend(state, scene)
    scene.now = _now(state, scene.seat)


# cards


Printed = tuple[int, int, int, int]  # on a card: main animal, companion, draw and placement value


def _printed(state: ArcticState, card: int) -> Printed:
    agreed = state.agreed
    return int(agreed.main[card]), int(agreed.companion[card]), int(agreed.draw[card]), int(agreed.place[card])


def _face_up(state: ArcticState, card: int, zone: str, secret: bool = False) -> Piece:
    return _card(card, _printed(state, card), zone, secret, False, None)


@make_once
def _card(card: int, printed: Printed, zone: str, secret: bool, turned: bool, label: Text | None) -> Piece:
    """A card that the viewer knows; it is called by what is printed on it, if by nothing else."""
    main, companion, draw, place = printed
    face = Face(letter_text(main), ANIMAL_NAMES[companion], [("take", draw), ("place", place)])
    label = printed_text(main, companion, draw, place) if label is None else label
    return Piece(card_id(card), ANIMAL_NAMES[main], zone, label, secret=secret, turned=turned, face=face)


@make_once
def _back(id: str, zone: str, label: str, count: int) -> Piece:
    return Piece(id, "card-back", zone, Text(label), count=count, turned=True, face=Face())


@make_once
def _token(animal: int, cell: int) -> Piece:
    face = Face(letter_text(animal))
    return Piece(token_id(animal), ANIMAL_NAMES[animal], f"cell-{cell}", animal_text(animal), face=face)


@make_once
def _zone(id: str, place: ZonePlace, seat: int | None, shape: ZoneShape, count: int | None, secret: bool) -> Zone:
    return Zone(id, Text(f"zone-{id.partition('-')[0]}"), place, seat, shape, count, secret)


def _lay_centre(state: ArcticState, scene: Scene) -> None:
    """River, the card being exchanged, draw pile and Reserve."""
    scene.zones.append(_zone("river", "table", None, "row", None, False))
    for card in cards_in(state.river_low, state.river_high):
        scene.pieces.append(_face_up(state, card, "river"))
    if state.aside != UNKNOWN:
        scene.zones.append(_zone("aside", "table", None, "row", None, False))
        scene.pieces.append(_face_up(state, int(state.aside), "aside"))
    _lay_supply(scene, "pile", int(state.pile))
    if not state.opened:
        _lay_supply(scene, "reserve", int(state.reserve))


def _lay_supply(scene: Scene, name: str, count: int) -> None:
    scene.zones.append(_zone(name, "table", None, "pile", None, False))
    if count:
        scene.pieces.append(_back(f"{name}-cards", name, "thing-card", count))


def _lay_powers(state: ArcticState, scene: Scene) -> None:
    """The Power cards with the side that lies up, each with its owner."""
    if state.phase <= phase.SIDES:
        return
    scene.zones.append(_zone("powers", "table", None, "row", None, False))
    for animal in range(ANIMALS):
        owner = int(state.owner(animal))
        scene.pieces.append(_power_card(animal, int(state.power(animal)), None if owner == NOBODY else owner))


@make_once
def _power_card(animal: int, power: int, seat: int | None) -> Piece:
    face = Face(tab=POWER_PHASES[power], line=Text(f"power-{POWER_NAMES[power]}"), rule=POWER_RULES[power])
    return Piece(power_id(animal), ANIMAL_NAMES[animal], "powers", power_card_text(power), seat=seat, face=face)


def _lay_seat(state: ArcticState, scene: Scene, seat: int) -> None:
    """Hand, personal pile, Penalty zone and Totem of a seat."""
    own = seat == scene.seat
    place: ZonePlace = "tray" if own else "seat"
    _lay_hand(state, scene, seat, place, own)
    scene.zones.append(_zone(_PILES[seat], place, seat, "fan", None, False))
    _lay_pile(state, scene, seat)
    aside: ZonePlace = "side" if own else "seat"
    scene.zones.append(_zone(_PENALTIES[seat], aside, seat, "fan", int(state.zone_size(seat)), False))
    for place_in_row, entry in enumerate(state.entries(zone_row(seat))):
        scene.pieces.append(_penalty(state, entry, _PENALTIES[seat], place_in_row))
    totem = int(state.totem(seat))
    if 0 < totem < HIDDEN:
        secret = state.phase != phase.OVER
        scene.zones.append(_zone(_TOTEMS[seat], aside, seat, "row", None, secret))
        scene.pieces.append(_totem(seat, totem - 1, int(totem_points(state, seat)), secret))


@make_once
def _totem(seat: int, animal: int, points: int, secret: bool) -> Piece:
    zone, label = _TOTEMS[seat], animal_text(animal)
    return Piece(f"{zone}-tile", ANIMAL_NAMES[animal], zone, label, value=points, secret=secret)


def _lay_hand(state: ArcticState, scene: Scene, seat: int, place: ZonePlace, own: bool) -> None:
    zone = _HANDS[seat]
    scene.zones.append(_zone(zone, place, seat, "row", int(state.size(seat)), own))
    for card in cards_in(state.hand_low(seat), state.hand_high(seat)):
        scene.pieces.append(_face_up(state, card, zone, own))
    hidden = int(hidden_in_hand(state, seat))
    if hidden:
        scene.pieces.append(_back(f"{zone}-hidden", zone, "thing-card", hidden))


def _lay_pile(state: ArcticState, scene: Scene, seat: int) -> None:
    """A personal pile from bottom to top, open to all (ARC-4.5); at the end its jokers say what they count as."""
    zone = _PILES[seat]
    read_as = joker_animals(state, seat) if state.phase == phase.OVER else []
    jokers = 0
    for place, entry in enumerate(state.entries(pile_row(seat))):
        if not entry & DOWN:
            scene.pieces.append(_face_up(state, entry & FACE, zone))
            continue
        joker = _face_down(state, entry, zone, place, "thing-joker", "thing-joker-own")
        if read_as:
            joker = rename(joker, Text("thing-joker-as", {"animal": animal_text(read_as[jokers])}))
        jokers += 1
        scene.pieces.append(joker)


def _penalty(state: ArcticState, entry: int, zone: str, place: int) -> Piece:
    """A card of a Penalty zone, as far as the viewer has seen it."""
    unknown = "thing-penalty-hidden" if is_hidden(entry) else "thing-penalty-unseen"
    return _face_down(state, entry, zone, place, unknown, "")


def _face_down(state: ArcticState, entry: int, zone: str, place: int, unknown: str, known: str) -> Piece:
    """A face-down card: those who have seen it may read it, others see a back."""
    card = entry & FACE
    if card == UNKNOWN:
        return _back(f"{zone}-{place}", zone, unknown, 1)
    label = Text(known, {"card": card_text(state, card)}) if known else None
    return _card(card, _printed(state, card), zone, True, True, label)


# players


def _public_points(state: ArcticState, seat: int) -> int:
    """What everybody can count: runs, diversity and penalties."""
    return int(worth(state.agreed, best_reading(state, seat)) - state.zone_size(seat))


def _player(state: ArcticState, seat: int) -> Player:
    score = state.scores()[seat] if state.phase == phase.OVER else _public_points(state, seat)
    counts = [
        _count_cards("card-back", "count-hand", int(state.size(seat)), int(state.agreed.hand_limit)),
        _count_cards("stop", "count-penalty", int(state.zone_size(seat)), None),
    ]
    for animal, length in enumerate(run_lengths(state, seat)):
        if length:
            counts.append(_count_run(animal, length))
    card = int(state.visible(seat))
    shows = card_id(card) if card in range(CARDS) else ""
    return Player(seat, state.agreed.colours[seat], _doing(state, seat), score, _UNIT, counts, shows=shows)


@make_once
def _count_cards(icon: str, label: str, count: int, limit: int | None) -> Counter:
    return Counter(icon, Text(label), count, of=limit)


@make_once
def _count_run(animal: int, length: int) -> Counter:
    return Counter(ANIMAL_NAMES[animal], Text("count-run", {"animal": animal_text(animal)}), length)


def _doing(state: ArcticState, seat: int) -> Text:
    """What there is to say about a seat now."""
    if state.phase == phase.OVER:
        return Text("seat-place", {"place": state.ranks()[seat]})
    return _doing_now(_activity(state, seat), seat == state.first)


@make_once
def _doing_now(activity: str, is_first: bool) -> Text:
    return Text(f"seat-{activity}-first" if is_first else f"seat-{activity}")


def _activity(state: ArcticState, seat: int) -> str:
    if state.phase < phase.PLACE or seat != state.turn:
        return "waiting"
    if state.phase in _PHASE_A:
        return "placing"
    return "moving" if state.phase in _PHASE_B else "drawing"


def _points(state: ArcticState, seat: int, viewer: int | None) -> Sum:
    """The score sheet of a seat, as far as the viewer can fill it in; what is worth nothing is listed at the end."""
    lengths = run_lengths(state, seat)
    lines = [_run_line(animal, length, _points_for(state, length)) for animal, length in enumerate(lengths)]
    animals = len([length for length in lengths if length])
    lines.append(_diversity_line(animals, _points_for(state, animals)))  # ARC-5.12
    totem = int(state.totem(seat))
    if 0 < totem < HIDDEN:
        lines.append(_totem_line(totem - 1, int(totem_points(state, seat))))
    lines.append(_penalty_line(int(state.zone_size(seat))))
    total = sum(line.value for line in lines)
    if state.phase == phase.OVER:
        return Sum(Text("points"), seat, lines, total)
    worthy = [line for line in lines if line.value]
    if seat != viewer:
        return Sum(Text("points-so-far"), seat, worthy, total)
    return Sum(Text("points-so-far-own"), seat, worthy, total, "side")


def _points_for(state: ArcticState, length: int) -> int:
    """The points for a run, or for so many animals that have one."""
    return int(state.agreed.run_points[min(length, LONGEST)])


@make_once
def _run_line(animal: int, length: int, points: int) -> SumLine:
    """The points for the longest run of an animal (ARC-5.11)."""
    note = Text("note-cards", {"number": length}) if length else None
    return SumLine(Text("points-run", {"animal": animal_text(animal)}), points, note)


@make_once
def _diversity_line(animals: int, points: int) -> SumLine:
    return SumLine(Text("points-diversity"), points, Text("note-animals", {"number": animals}) if animals else None)


@make_once
def _totem_line(animal: int, points: int) -> SumLine:
    return SumLine(Text("points-totem"), points, animal_text(animal))


@make_once
def _penalty_line(penalties: int) -> SumLine:
    return SumLine(Text("points-penalty"), -penalties)


# what to notice


def _marks(state: ArcticState, seat: int | None) -> list[Mark]:
    marks: list[Mark] = []
    if seat is not None and 0 < state.totem(seat) < HIDDEN:
        marks.append(Mark("totem", [token_id(int(state.totem(seat)) - 1)], Text("mark-totem"), seat))
    if state.phase == phase.MOVE:
        pair = [token_id(int(state.main_animal())), token_id(int(state.companion()))]
        marks += [Mark("moving", pair, Text("mark-moving")), *_ways(state)]
    if state.phase == phase.EXTRA:
        marks += [_way(state, int(state.walking_animal()), step) for step in (-1, 1) if state.may_step(step)]
    usable = _usable_powers(state)
    if usable:
        marks.append(Mark("usable", usable, Text("mark-usable"), int(state.turn)))
    return marks


def _usable_powers(state: ArcticState) -> list[str]:
    """The Power cards that the seat to act can decide to use now."""
    if state.actor != state.turn or state.phase < phase.PLACE:
        return []
    return [power_id(animal) for animal in range(ANIMALS) if refuse_power(state, int(state.power(animal))) is None]


def _now(state: ArcticState, seat: int | None) -> dict[str, Text]:
    """Where each token stands, and for the viewer how each power is won, or whether it can be used."""
    now: dict[str, Text] = {}
    for animal in range(ANIMALS):
        value = int(state.agreed.landscape[int(state.token(animal))])
        now[ANIMAL_NAMES[animal]] = _value_now(value)
        if seat is not None and phase.SIDES < state.phase < phase.OVER:
            now[power_id(animal)] = _power_now(state, animal, seat)
    return now


@make_once
def _value_now(value: int) -> Text:
    return Text("now-value", {"value": value})


@make_once
def _way_to_get(animal: int) -> Text:
    return Text("now-get", {"animal": the_animal_text(animal)})  # ARC-4.16


def _power_now(state: ArcticState, animal: int, seat: int) -> Text:
    if int(state.owner(animal)) != seat:
        return _way_to_get(animal)
    if seat != state.turn or state.phase < phase.PLACE:
        return Text("now-yours")
    refusal = refuse_power(state, int(state.power(animal)))
    if refusal is None:
        return Text("now-usable")
    facts = {name: Text(f"thing-{fact}") if isinstance(fact, str) else fact for name, fact in refusal.facts.items()}
    return Text(f"refuse-{refusal.reason}", facts)


def _ways(state: ArcticState) -> list[Mark]:
    """Where the two tokens can go: of two ways one is the second."""
    marks: list[Mark] = []
    for action in state.legal_actions():
        step = 1 if ACTIONS.name(action) == "main_right" else -1
        kind = "arrow-second" if marks else "arrow"
        marks += [
            _way(state, int(state.main_animal()), step, kind),
            _way(state, int(state.companion()), int(state.companion_step(step)), kind),
        ]
    return marks


def _way(state: ArcticState, animal: int, step: int, kind: str = "arrow") -> Mark:
    return Mark(kind, [token_id(animal), f"cell-{int(state.token(animal)) + step}"])


def _counters(state: ArcticState) -> list[Counter]:
    return [_count_rounds(int(state.round))]


@make_once
def _count_rounds(number: int) -> Counter:
    return Counter("paw", Text("count-round"), number, place="top")


def _banners(state: ArcticState) -> list[Text]:
    if state.phase == phase.OVER:
        return []
    if state.final:
        return [Text("banner-final")]
    return [Text("banner-end")] if state.opened else []


def _ending(state: ArcticState) -> list[Text]:
    """Why the game is over, and who is ahead of whom with equal points."""
    scores, ranks = state.scores(), state.ranks()
    seats = [ranks.index(place) for place in range(1, len(ranks) + 1)]
    found = [_why_over(state)]
    for ahead, behind in pairwise(seats):
        if scores[ahead] == scores[behind]:  # ARC-5.20
            colours = {"ahead": colour_text(state, ahead), "behind": colour_text(state, behind)}
            found.append(Text("ending-tie", {"points": scores[ahead], **colours}))
    return found


def _why_over(state: ArcticState) -> Text:
    """What opened the Reserve, and with it the way to the final round (ARC-5.6)."""
    if state.opened == STALLED:
        return Text("ending-stalled", {"turns": int(state.agreed.stall_turns)})  # ARC-5.5
    return Text("ending-needed")  # ARC-5.1


def _legend(state: ArcticState, scene: Scene) -> list[Legend]:
    """What the numbers on the cards mean, and the marks that are there now."""
    legend = _LEGEND[:]
    if any(piece.turned and piece.secret for piece in scene.pieces):
        legend.append(Legend("card-seen", Text("legend-seen")))
    if scene.choices and state.phase == phase.EXTRA:
        legend.append(Legend("cell-main", Text("legend-move")))
    if state.phase == phase.MOVE:
        ways = [choice.label for choice in choices_of(state) if choice.label is not None]
        legend += [Legend(kind, way) for kind, way in zip(("arrow", "arrow-second"), ways, strict=False)]
    for kind in ("usable", "totem"):
        if any(mark.kind == kind for mark in scene.marks):
            legend.append(Legend(kind, Text(f"mark-{kind}")))
    return legend
