"""The table of Arctic as data: Landscape, River, piles, hands, Power cards, and what to notice.

A card whose face the viewer knows has the id of its face; other cards have ids by their place only.
"""

from __future__ import annotations

from itertools import pairwise

from banchisa.engine.scene import Counter, Face, Legend, Mark, Piece, Player, Scene, Sum, SumLine, Zone, ZonePlace
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.refusals.powers import refuse_power
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMAL_NAMES,
    ANIMALS,
    CARD_NAMES,
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
    the_animal_text,
    token_id,
)

_PHASE_A = (phase.PLACE, phase.SWAP)
_PHASE_B = (phase.MOVE, phase.EXTRA)
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
        pieces=_tokens(state),
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


_cards: dict[tuple[str, str, bool, int, int, int, int], Piece] = {}  # those that were ever shown face up


def _face_up(state: ArcticState, card: int, zone: str, secret: bool = False) -> Piece:
    agreed = state.agreed
    main, companion = int(agreed.main[card]), int(agreed.companion[card])
    key = (CARD_NAMES[card], zone, secret, main, companion, int(agreed.draw[card]), int(agreed.place[card]))
    found = _cards.get(key)
    if found is None:
        kind = ANIMAL_NAMES[main]
        found = Piece(card_id(card), kind, zone, card_text(state, card), secret=secret, face=_face(state, card))
        _cards[key] = found
    return found


def _face(state: ArcticState, card: int) -> Face:
    """What is printed on a card: letter of the main animal, companion, draw and placement value."""
    agreed = state.agreed
    feet = [("take", int(agreed.draw[card])), ("place", int(agreed.place[card]))]
    return Face(letter_text(agreed.main[card]), ANIMAL_NAMES[agreed.companion[card]], feet)


def _back(id: str, zone: str, label: Text, count: int = 1) -> Piece:
    return Piece(id, "card-back", zone, label, count=count, turned=True, face=Face())


def _tokens(state: ArcticState) -> list[Piece]:
    return [_token(token_id(animal), animal, f"cell-{state.token(animal)}") for animal in range(ANIMALS)]


_placed: dict[tuple[str, int, str], Piece] = {}  # tokens that ever lay somewhere


def _token(id: str, animal: int, place: str) -> Piece:
    key = (id, animal, place)
    if key not in _placed:
        label, face = animal_text(animal), Face(letter_text(animal))
        _placed[key] = Piece(id, ANIMAL_NAMES[animal], place, label, face=face)
    return _placed[key]


def _lay_centre(state: ArcticState, scene: Scene) -> None:
    """River, the card being exchanged, draw pile and Reserve."""
    scene.zones.append(Zone("river", Text("zone-river"), "table"))
    for card in cards_in(state.river_low, state.river_high):
        scene.pieces.append(_face_up(state, card, "river"))
    if state.aside != UNKNOWN:
        scene.zones.append(Zone("aside", Text("zone-aside"), "table"))
        scene.pieces.append(_face_up(state, int(state.aside), "aside"))
    supplies = [("pile", int(state.pile))]
    if not state.opened:
        supplies.append(("reserve", int(state.reserve)))
    for name, count in supplies:
        scene.zones.append(Zone(name, Text(f"zone-{name}"), "table", shape="pile"))
        if count:
            scene.pieces.append(_back(f"{name}-cards", name, Text("thing-card"), count))


def _lay_powers(state: ArcticState, scene: Scene) -> None:
    """The Power cards with the side that lies up, each with its owner."""
    if state.phase <= phase.SIDES:
        return
    scene.zones.append(Zone("powers", Text("zone-powers"), "table"))
    for animal in range(ANIMALS):
        owner, power = int(state.owner(animal)), int(state.power(animal))
        scene.pieces.append(_power_card(animal, power, None if owner == NOBODY else owner))


_powers: dict[tuple[int, int, int | None], Piece] = {}  # Power cards as they ever lay


def _power_card(animal: int, power: int, seat: int | None) -> Piece:
    key = (animal, power, seat)
    if key not in _powers:
        face = Face(tab=POWER_PHASES[power], line=Text(f"power-{POWER_NAMES[power]}"), rule=POWER_RULES[power])
        name, label = ANIMAL_NAMES[animal], power_card_text(power)
        _powers[key] = Piece(power_id(animal), name, "powers", label, seat=seat, face=face)
    return _powers[key]


def _lay_seat(state: ArcticState, scene: Scene, seat: int) -> None:
    """Hand, personal pile, Penalty zone and Totem of a seat."""
    own = seat == scene.seat
    place: ZonePlace = "tray" if own else "seat"
    _lay_hand(state, scene, seat, place, own)
    scene.zones.append(Zone(f"cards-{seat}", Text("zone-cards"), place, seat, shape="fan"))
    _lay_pile(state, scene, seat)
    aside: ZonePlace = "side" if own else "seat"
    penalties = int(state.zone_size(seat))
    scene.zones.append(Zone(f"penalty-{seat}", Text("zone-penalty"), aside, seat, shape="fan", count=penalties))
    for place_in_row, entry in enumerate(state.entries(zone_row(seat))):
        scene.pieces.append(_penalty(state, entry, f"penalty-{seat}", place_in_row))
    totem = int(state.totem(seat))
    if 0 < totem < HIDDEN:
        secret = state.phase != phase.OVER
        scene.zones.append(Zone(f"totem-{seat}", Text("zone-totem"), aside, seat, secret=secret))
        name, points = ANIMAL_NAMES[totem - 1], int(totem_points(state, seat))
        label = animal_text(totem - 1)
        tile = Piece(f"totem-{seat}-tile", name, f"totem-{seat}", label, value=points, secret=secret)
        scene.pieces.append(tile)


def _lay_hand(state: ArcticState, scene: Scene, seat: int, place: ZonePlace, own: bool) -> None:
    zone = f"hand-{seat}"
    scene.zones.append(Zone(zone, Text("zone-hand"), place, seat, count=int(state.size(seat)), secret=own))
    for card in cards_in(state.hand_low(seat), state.hand_high(seat)):
        scene.pieces.append(_face_up(state, card, zone, secret=own))
    hidden = int(hidden_in_hand(state, seat))
    if hidden:
        scene.pieces.append(_back(f"{zone}-hidden", zone, Text("thing-card"), hidden))


def _lay_pile(state: ArcticState, scene: Scene, seat: int) -> None:
    """A personal pile from bottom to top, open to all (ARC-4.5); at the end its jokers say what they count as."""
    zone = f"cards-{seat}"
    read_as = joker_animals(state, seat) if state.phase == phase.OVER else []
    jokers = 0
    for place, entry in enumerate(state.entries(pile_row(seat))):
        if not entry & DOWN:
            scene.pieces.append(_face_up(state, entry & FACE, zone))
            continue
        label = Text("thing-joker")
        if read_as:
            label = Text("thing-joker-as", {"animal": animal_text(read_as[jokers])})
        elif entry & FACE != UNKNOWN:
            label = Text("thing-joker-own", {"card": card_text(state, entry & FACE)})
        jokers += 1
        scene.pieces.append(_face_down(state, entry, zone, place, label))


def _penalty(state: ArcticState, entry: int, zone: str, place: int) -> Piece:
    """A card of a Penalty zone, as far as the viewer has seen it."""
    label = Text("thing-penalty-hidden" if is_hidden(entry) else "thing-penalty-unseen")
    if entry & FACE != UNKNOWN:
        label = card_text(state, entry & FACE)
    return _face_down(state, entry, zone, place, label)


def _face_down(state: ArcticState, entry: int, zone: str, place: int, label: Text) -> Piece:
    """A face-down card: those who have seen it may read it, others see a back."""
    card = entry & FACE
    if card == UNKNOWN:
        return _back(f"{zone}-{place}", zone, label)
    kind = ANIMAL_NAMES[state.agreed.main[card]]
    return Piece(card_id(card), kind, zone, label, turned=True, secret=True, face=_face(state, card))


# players


def _public_points(state: ArcticState, seat: int) -> int:
    """What everybody can count: runs, diversity and penalties."""
    return int(worth(state.agreed, best_reading(state, seat)) - state.zone_size(seat))


def _player(state: ArcticState, seat: int) -> Player:
    score = state.scores()[seat] if state.phase == phase.OVER else _public_points(state, seat)
    counts = [
        Counter("card-back", Text("count-hand"), int(state.size(seat)), of=int(state.agreed.hand_limit)),
        Counter("stop", Text("count-penalty"), int(state.zone_size(seat))),
    ]
    for animal, length in enumerate(run_lengths(state, seat)):
        if length:
            counts.append(Counter(ANIMAL_NAMES[animal], Text("count-run", {"animal": animal_text(animal)}), length))
    card = int(state.visible(seat))
    shows = card_id(card) if card in range(CARDS) else ""
    return Player(
        seat, state.agreed.colours[seat], _doing(state, seat), score, Text("unit-points"), counts, shows=shows
    )


def _doing(state: ArcticState, seat: int) -> Text:
    """What there is to say about a seat now."""
    if state.phase == phase.OVER:
        return Text("seat-place", {"place": state.ranks()[seat]})
    first = "-first" if seat == state.first else ""
    if state.phase < phase.PLACE or seat != state.turn:
        return Text(f"seat-waiting{first}")
    if state.phase in _PHASE_A:
        return Text(f"seat-placing{first}")
    return Text(f"seat-moving{first}" if state.phase in _PHASE_B else f"seat-drawing{first}")


def _points(state: ArcticState, seat: int, viewer: int | None) -> Sum:
    """The score sheet of a seat, as far as the viewer can fill it in; what is worth nothing is listed at the end."""
    lengths = run_lengths(state, seat)
    lines = [_run_points(state, animal, length) for animal, length in enumerate(lengths)]
    animals = len([length for length in lengths if length])
    note = Text("note-animals", {"number": animals}) if animals else None
    lines.append(SumLine(Text("points-diversity"), int(state.agreed.run_points[animals]), note))  # ARC-5.12
    totem = int(state.totem(seat))
    if 0 < totem < HIDDEN:
        lines.append(SumLine(Text("points-totem"), int(totem_points(state, seat)), animal_text(totem - 1)))
    lines.append(SumLine(Text("points-penalty"), -int(state.zone_size(seat))))
    total = sum(line.value for line in lines)
    if state.phase == phase.OVER:
        return Sum(Text("points"), seat, lines, total)
    worthy = [line for line in lines if line.value]
    if seat != viewer:
        return Sum(Text("points-so-far"), seat, worthy, total)
    return Sum(Text("points-so-far-own"), seat, worthy, total, "side")


def _run_points(state: ArcticState, animal: int, length: int) -> SumLine:
    """The points for the longest run of an animal (ARC-5.11)."""
    note = Text("note-cards", {"number": length}) if length else None
    points = int(state.agreed.run_points[min(length, LONGEST)])
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
    return [power_id(animal) for animal in range(ANIMALS) if refuse_power(state, int(state.power(animal))) is None]


def _now(state: ArcticState, seat: int | None) -> dict[str, Text]:
    """Where each token stands, and for the viewer how each power is won, or whether it can be used."""
    now: dict[str, Text] = {}
    for animal in range(ANIMALS):
        value = int(state.agreed.landscape[int(state.token(animal))])
        now[ANIMAL_NAMES[animal]] = Text("now-value", {"value": value})
        if seat is not None and phase.SIDES < state.phase < phase.OVER:
            now[power_id(animal)] = _power_now(state, animal, seat)
    return now


def _power_now(state: ArcticState, animal: int, seat: int) -> Text:
    if int(state.owner(animal)) != seat:
        return Text("now-get", {"animal": the_animal_text(animal)})  # ARC-4.16
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
    return [Counter("paw", Text("count-round"), int(state.round), place="top")]


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
    legend = [
        Legend("take", Text("legend-draw")),
        Legend("place", Text("legend-place")),
        Legend("paw", Text("legend-companion")),
    ]
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
