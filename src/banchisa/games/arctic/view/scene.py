"""The table of Arctic as data: Landscape, River, piles, hands, Power cards, and what to notice.

A card whose face the viewer knows has the id of its face; other cards have ids by their place only.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from banchisa.engine.cache import make_once
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
from banchisa.games.arctic.components import ArcticComponents
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
from banchisa.games.arctic.rules.knowledge import is_hidden
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.scoring import best_reading, joker_animals, run_lengths, totem_points, worth
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
_SEEN: Final = Legend("card-seen", Text("legend-seen"))
_STEP: Final = Legend("cell-main", Text("legend-move"))
_MARKED: Final = [Legend(kind, Text(f"mark-{kind}")) for kind in ("usable", "totem")]


def build_scene(state: ArcticState, seat: int | None) -> Scene:
    """The scene for one seat or a spectator, from what they see."""
    own = seat is not None and seat == state.actor
    scene = Scene(
        game="arctic",
        seat=seat,
        boards=[board(state.agreed)],
        prompt=prompt_of(state),
        players=[_player(state, k) for k in range(state.agreed.seats)],
        marks=_marks(state, seat),
        choices=choices_of(state) if own else [],
        counters=_counters(state),
        banners=_banners(state),
        sums=[_points(state, k, seat) for k in range(state.agreed.seats)],
        ending=_explain_end(state) if state.actor == OVER else [],
    )
    _lay_out(state, scene)
    return scene


def build_scene_beside(state: ArcticState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: what all can count is shared."""
    scene = other.share_with(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    scene.prompt, scene.marks = prompt_of(state), _marks(state, seat)
    scene.sums = [
        _points(state, k, seat) if k == seat or k == other.seat or state.actor == OVER else other.sums[k]
        for k in range(state.agreed.seats)
    ]
    scene.pieces, scene.zones = [], []
    _lay_out(state, scene)
    return scene


def _lay_out(state: ArcticState, scene: Scene) -> None:
    """What lies on the table, and what else depends on who looks."""
    scene.pieces += _tokens(tuple([int(state.token(animal)) for animal in range(ANIMALS)]))
    _lay_centre(state, scene)
    _lay_powers(state, scene)
    for k in range(state.agreed.seats):
        _lay_seat(state, scene, k)
    scene.legend = _legend(state, scene)
    scene.now = _now(state, scene.seat)


# cards


def _cards(box: ArcticComponents, cards: list[int], zone: str, secret: bool) -> list[Piece]:
    """Cards that lie face up."""
    return [_card(box, card, zone, secret, False, None) for card in cards]


@make_once
def _card(box: ArcticComponents, card: int, zone: str, secret: bool, turned: bool, label: Text | None) -> Piece:
    """A card that the viewer knows; it is called by what is printed on it, if by nothing else."""
    main, companion, draw, place = box.mains[card], box.companions[card], box.draws[card], box.places[card]
    face = Face(letter_text(main), ANIMAL_NAMES[companion], [("take", draw), ("place", place)])
    label = card_text(box, card) if label is None else label
    return Piece(card_id(card), ANIMAL_NAMES[main], zone, label, secret=secret, turned=turned, face=face)


@make_once
def _back(id: str, zone: str, label: str, count: int) -> Piece:
    return Piece(id, "card-back", zone, Text(label), count=count, turned=True, face=Face())


@make_once
def _tokens(cells: tuple[int, ...]) -> list[Piece]:
    return [
        Piece(token_id(k), ANIMAL_NAMES[k], f"cell-{cell}", animal_text(k), face=Face(letter_text(k)))
        for k, cell in enumerate(cells)
    ]


@make_once
def _zone(id: str, place: ZonePlace, seat: int | None, shape: ZoneShape, count: int | None, secret: bool) -> Zone:
    return Zone(id, Text(f"zone-{id.partition('-')[0]}"), place, seat, shape, count, secret)


def _lay_centre(state: ArcticState, scene: Scene) -> None:
    """River, the card being exchanged, draw pile and Reserve."""
    scene.zones.append(_zone("river", "table", None, "row", None, False))
    scene.pieces += _river(state.agreed.components, int(state.river_low), int(state.river_high))
    if state.aside != UNKNOWN:
        scene.zones.append(_zone("aside", "table", None, "row", None, False))
        scene.pieces += _cards(state.agreed.components, [int(state.aside)], "aside", False)
    _lay_supply(scene, "pile", int(state.pile))
    if not state.opened:
        _lay_supply(scene, "reserve", int(state.reserve))


@make_once
def _river(box: ArcticComponents, low: int, high: int) -> list[Piece]:
    return _cards(box, cards_in(low, high), "river", False)


def _lay_supply(scene: Scene, name: str, count: int) -> None:
    scene.zones.append(_zone(name, "table", None, "pile", None, False))
    if count:
        scene.pieces.append(_back(f"{name}-cards", name, "thing-card", count))


def _lay_powers(state: ArcticState, scene: Scene) -> None:
    """The Power cards with the side that lies up, each with its owner."""
    if state.phase <= phase.SIDES:
        return
    scene.zones.append(_zone("powers", "table", None, "row", None, False))
    owners = tuple([int(state.owner(animal)) for animal in range(ANIMALS)])
    scene.pieces += _power_cards(owners, tuple([int(state.power(animal)) for animal in range(ANIMALS)]))


@make_once
def _power_cards(owners: tuple[int, ...], powers: tuple[int, ...]) -> list[Piece]:
    found: list[Piece] = []
    for animal, (owner, power) in enumerate(zip(owners, powers, strict=True)):
        face = Face(tab=POWER_PHASES[power], line=Text(f"power-{POWER_NAMES[power]}"), rule=POWER_RULES[power])
        id, seat = power_id(animal), None if owner == NOBODY else owner
        found.append(Piece(id, ANIMAL_NAMES[animal], "powers", power_card_text(power), seat=seat, face=face))
    return found


def _lay_seat(state: ArcticState, scene: Scene, seat: int) -> None:
    """Hand, personal pile, Penalty zone and Totem of a seat."""
    own = seat == scene.seat
    place: ZonePlace = "tray" if own else "seat"
    box, size = state.agreed.components, int(state.size(seat))
    scene.zones.append(_zone(_HANDS[seat], place, seat, "row", size, own))
    scene.pieces += _hand(box, seat, int(state.hand_low(seat)), int(state.hand_high(seat)), size, own)
    scene.zones.append(_zone(_PILES[seat], place, seat, "fan", None, False))
    pile = tuple([entry & (DOWN | FACE) for entry in state.entries(pile_row(seat))])
    scene.pieces += _pile(box, seat, pile, tuple(joker_animals(state, seat)) if state.phase == phase.OVER else ())
    aside: ZonePlace = "side" if own else "seat"
    scene.zones.append(_zone(_PENALTIES[seat], aside, seat, "fan", int(state.zone_size(seat)), False))
    penalties = tuple([(entry & FACE, bool(is_hidden(entry))) for entry in state.entries(zone_row(seat))])
    scene.pieces += _penalties(box, seat, penalties)
    totem = int(state.totem(seat))
    if 0 < totem < HIDDEN:
        secret = state.phase != phase.OVER
        scene.zones.append(_zone(_TOTEMS[seat], aside, seat, "row", None, secret))
        scene.pieces.append(_totem(seat, totem - 1, int(totem_points(state, seat)), secret))


@make_once
def _totem(seat: int, animal: int, points: int, secret: bool) -> Piece:
    zone, label = _TOTEMS[seat], animal_text(animal)
    return Piece(f"{zone}-tile", ANIMAL_NAMES[animal], zone, label, value=points, secret=secret)


@make_once
def _hand(box: ArcticComponents, seat: int, low: int, high: int, size: int, own: bool) -> list[Piece]:
    """The cards of a hand that the viewer knows, and how many more there are."""
    zone, known = _HANDS[seat], cards_in(low, high)
    hidden = size - len(known)
    return _cards(box, known, zone, own) + ([_back(f"{zone}-hidden", zone, "thing-card", hidden)] if hidden else [])


@make_once
def _pile(box: ArcticComponents, seat: int, entries: tuple[int, ...], read_as: tuple[int, ...]) -> list[Piece]:
    """A personal pile from bottom to top, open to all (ARC-4.5); at the end its jokers say what they count as."""
    found: list[Piece] = []
    zone, jokers = _PILES[seat], 0
    for place, entry in enumerate(entries):
        if not entry & DOWN:
            found += _cards(box, [entry], zone, False)
            continue
        joker = _face_down(box, entry & FACE, zone, place, "thing-joker", "thing-joker-own")
        if read_as:
            joker = rename(joker, Text("thing-joker-as", {"animal": animal_text(read_as[jokers])}))
        jokers += 1
        found.append(joker)
    return found


@make_once
def _penalties(box: ArcticComponents, seat: int, cards: tuple[tuple[int, bool], ...]) -> list[Piece]:
    """The cards of a Penalty zone, as far as the viewer has seen them."""
    unknown = ("thing-penalty-unseen", "thing-penalty-hidden")
    return [
        _face_down(box, card, _PENALTIES[seat], place, unknown[is_hidden], "")
        for place, (card, is_hidden) in enumerate(cards)
    ]


def _face_down(box: ArcticComponents, card: int, zone: str, place: int, unknown: str, known: str) -> Piece:
    """A face-down card: those who have seen it may read it, others see a back."""
    if card == UNKNOWN:
        return _back(f"{zone}-{place}", zone, unknown, 1)
    label = Text(known, {"card": card_text(box, card)}) if known else None
    return _card(box, card, zone, True, True, label)


# players


def _public_points(state: ArcticState, seat: int) -> int:
    """What everybody can count: runs, diversity and penalties."""
    return int(worth(state.agreed, best_reading(state, seat)) - state.zone_size(seat))


def _player(state: ArcticState, seat: int) -> Player:
    score = state.scores()[seat] if state.phase == phase.OVER else _public_points(state, seat)
    hand, limit, penalties = int(state.size(seat)), int(state.agreed.hand_limit), int(state.zone_size(seat))
    runs, card = run_lengths(state, seat), int(state.visible(seat))
    colour, doing = state.agreed.colours[seat], _describe_seat(state, seat)
    return _show_player(seat, colour, doing, score, hand, limit, penalties, runs, card)


@make_once
def _show_player(
    seat: int, colour: str, doing: Text, score: int, hand: int, limit: int, penalties: int,
    runs: tuple[int, ...], card: int,
) -> Player:  # fmt: skip
    counts = [
        Counter("card-back", Text("count-hand"), hand, of=limit),
        Counter("stop", Text("count-penalty"), penalties),
    ]
    counts += [
        Counter(ANIMAL_NAMES[animal], Text("count-run", {"animal": animal_text(animal)}), length)
        for animal, length in enumerate(runs)
        if length
    ]
    shows = card_id(card) if card in range(CARDS) else ""
    return Player(seat, colour, doing, score, _UNIT, counts, shows=shows)


def _describe_seat(state: ArcticState, seat: int) -> Text:
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


def _points(state: ArcticState, seat: int, own: int | None) -> Sum:
    """The score sheet of a seat, as far as the viewer can fill it in."""
    totem = int(state.totem(seat))
    known = (totem - 1, int(totem_points(state, seat))) if 0 < totem < HIDDEN else None
    title = "points" if state.phase == phase.OVER else "points-so-far-own" if seat == own else "points-so-far"
    box, penalties = state.agreed.components, int(state.zone_size(seat))
    return _sum_of(box, title, seat, run_lengths(state, seat), known, penalties)


@make_once
def _sum_of(
    box: ArcticComponents, title: str, seat: int, runs: tuple[int, ...], totem: tuple[int, int] | None, penalties: int
) -> Sum:
    """What is worth nothing is listed at the end of the game only."""
    lines = [_run_line(animal, length, box.run_points[min(length, LONGEST)]) for animal, length in enumerate(runs)]
    animals = len([length for length in runs if length])
    note = Text("note-animals", {"number": animals}) if animals else None
    lines.append(SumLine(Text("points-diversity"), box.run_points[animals], note))  # ARC-5.12
    if totem is not None:
        lines.append(SumLine(Text("points-totem"), totem[1], animal_text(totem[0])))
    lines.append(SumLine(Text("points-penalty"), -penalties))
    total = sum([line.value for line in lines])
    if title != "points":
        lines = [line for line in lines if line.value]
    return Sum(Text(title), seat, lines, total, "side" if title == "points-so-far-own" else "")


def _run_line(animal: int, length: int, points: int) -> SumLine:
    """The points for the longest run of an animal (ARC-5.11)."""
    note = Text("note-cards", {"number": length}) if length else None
    return SumLine(Text("points-run", {"animal": animal_text(animal)}), points, note)


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
    own = [animal for animal in range(ANIMALS) if state.owner(animal) == state.turn]
    return [power_id(animal) for animal in own if refuse_power(state, int(state.power(animal))) is None]


def _now(state: ArcticState, seat: int | None) -> dict[str, Text]:
    """Where each token stands, and for the viewer how each power is won, or whether it can be used."""
    values = tuple([int(state.agreed.landscape[int(state.token(animal))]) for animal in range(ANIMALS)])
    if seat is None or not phase.SIDES < state.phase < phase.OVER:
        return _values_now(values, ())
    return _values_now(values, tuple([_power_now(state, animal, seat) for animal in range(ANIMALS)]))


@make_once
def _values_now(values: tuple[int, ...], powers: tuple[Text, ...]) -> dict[str, Text]:
    now: dict[str, Text] = {}
    for animal, value in enumerate(values):
        now[ANIMAL_NAMES[animal]] = Text("now-value", {"value": value})
        if powers:
            now[power_id(animal)] = powers[animal]
    return now


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


def _explain_end(state: ArcticState) -> list[Text]:
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
    if any(_shows_seen(state, seat) for seat in range(state.agreed.seats)):
        legend.append(_SEEN)
    if scene.choices and state.phase == phase.EXTRA:
        legend.append(_STEP)
    if state.phase == phase.MOVE:
        ways = [choice.label for choice in choices_of(state) if choice.label is not None]
        legend += [Legend(kind, way) for kind, way in zip(("arrow", "arrow-second"), ways, strict=False)]
    marked = [mark.kind for mark in scene.marks]
    return legend + [entry for entry in _MARKED if entry.kind in marked]


def _shows_seen(state: ArcticState, seat: int) -> bool:
    """Whether there is a face-down card before a seat that the viewer has seen."""
    down = [entry for entry in state.entries(pile_row(seat)) if entry & DOWN]
    return any(entry & FACE != UNKNOWN for entry in down + state.entries(zone_row(seat)))
