"""Why a game has ended, how it was won, and what decided between equals."""

from __future__ import annotations

from banchisa.engine.state import OVER
from banchisa.engine.texts import Text, join_texts
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, CELL_NAMES, COOPERATION, INTRO, NEIGHBOUR_MODE, RESCUER
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.view.log import colour_of, definite


def ending_of(state: FloeState) -> list[Text]:
    """The reasons in sentences, none while the game goes on."""
    if state.actor != OVER:
        return []
    if isinstance(state, HuntState):
        return [_hunt_over(state), *_ties(state)]
    if isinstance(state, BearState):
        return [_bear_game_over(state)]
    if isinstance(state, IntroState):
        return [_intro_over(state)]
    return []


def headline_of(state: FloeState) -> Text | None:
    """How the winner has won in a game without points; partners win together, for them there is no such sentence."""
    winners = [seat for seat in range(state.floe.seats) if state.place_of(seat) == 1]
    if state.actor != OVER or len(winners) != 1:
        return None
    if state.floe.mode == NEIGHBOUR_MODE:
        return Text("headline-neighbour")
    if state.floe.mode == RESCUER:
        return Text("headline-rescuer")
    if isinstance(state, BearState) and state.floe.mode == BEAR_HUNT:
        return Text("headline-skin" if state.skinned else "headline-bear")
    return Text("headline-free")


# the full game


def _hunt_over(state: HuntState) -> Text:
    if state.still >= state.floe.seats:
        return Text("end-standstill")  # NAN-5.10
    each = int(state.floe.each)
    away = [hunter for hunter in range(state.hunters()) if not state.floe.is_igloo(state.spot(hunter))]
    seats = sorted({hunter // each for hunter in away})
    if not seats:
        return Text("end-all-home")  # NAN-5.9
    return Text("end-stranded", {"who": join_texts([_player(state, seat) for seat in seats])})


def _ties(state: HuntState) -> list[Text]:
    """What decides among seats with equal points (NAN-5.12)."""
    each = int(state.floe.each)
    equipment = [
        sum([int(state.equipment(seat * each + slot)) for slot in range(each)]) for seat in range(state.floe.seats)
    ]
    scores = state.scores()
    found: list[Text] = []
    for points in sorted(set(scores), reverse=True):
        tied = [seat for seat, score in enumerate(scores) if score == points]
        if len(tied) > 1:
            found.append(_tie(state, points, tied, [equipment[seat] for seat in tied]))
    return found


def _tie(state: HuntState, points: int, tied: list[int], equipment: list[int]) -> Text:
    if len(set(equipment)) == 1:
        who = join_texts([_player(state, seat) for seat in tied])
        return Text("end-tie-shared", {"points": points, "who": who, "equipment": equipment[0]})
    shares = [
        Text("tie-share", {"colour": colour_of(state, seat), "equipment": number})
        for seat, number in zip(tied, equipment, strict=True)
    ]
    return Text("end-tie", {"points": points, "shares": join_texts(shares, last="list-comma")})


# the introductory family


def _intro_over(state: IntroState) -> Text:
    places = [int(state.place_of(seat)) for seat in range(state.floe.seats)]
    if state.floe.each == 2:
        return _pair_lost(state, places.index(2))
    if state.floe.mode == INTRO:  # NAN-5.1
        leaving = sorted(range(len(places)), key=places.__getitem__, reverse=True)[:-1]
        return Text("end-order", {"who": join_texts([_player(state, seat) for seat in leaving], last="list-comma")})
    blocked = _blocked_seat(state, places)
    facts: dict[str, object] = {"colour": colour_of(state, blocked), "cell": CELL_NAMES[state.spot(blocked)]}
    if state.floe.mode == COOPERATION:  # NAN-4.36
        return Text("end-partners", facts | {"partner": colour_of(state, (blocked + 2) % 4)})
    return Text("end-target", facts | {"winner": colour_of(state, places.index(1))})  # NAN-4.37


def _blocked_seat(state: IntroState, places: list[int]) -> int:
    """The seat whose blocked hunter ended the game: the target of the winner, or one of the two partners."""
    seats = len(places)
    if state.floe.mode == NEIGHBOUR_MODE:
        return (places.index(1) + (1 if state.floe.left_wins else seats - 1)) % seats
    return next(seat for seat in range(seats) if places[seat] == 1 and not state.can_step(state.spot(seat)))


def _pair_lost(state: IntroState, loser: int) -> Text:
    """A piece is sealed, or neither can move (NAN-4.11, NAN-4.39)."""
    rescuer = state.floe.mode == RESCUER
    for slot in range(1 if rescuer else 2):
        cell = int(state.spot(2 * loser + slot))
        if state.is_sealed(cell):
            piece = definite("bear" if rescuer else "hunter")
            return Text("end-sealed", {"piece": piece, "colour": colour_of(state, loser), "cell": CELL_NAMES[cell]})
    return Text("end-stuck", {"colour": colour_of(state, loser)})


# bear games


def _bear_game_over(state: BearState) -> Text:
    if state.floe.mode != BEAR_HUNT:
        loser = 0 if state.place_of(0) == 2 else 1
        if state.turn == 0:  # NAN-4.46
            return Text("end-no-bear-moves", {"colour": colour_of(state, loser)})
        return _tell_blocked_inuk(state, "end-own-inuk", loser, FIRST_INUK + loser)
    seat = state.floe.turns[state.turn]
    if seat == state.floe.bear_seat:
        return Text("end-bear-caught", {"cell": CELL_NAMES[state.spot(0)]})  # NAN-4.44
    return _tell_blocked_inuk(state, "end-skin" if state.skinned else "end-bear-free", seat, _blocked_inuk(state, seat))


def _blocked_inuk(state: BearState, seat: int) -> int:
    """The Inuk that has no move, in the turn of this seat."""
    if state.floe.seats == 3:
        return FIRST_INUK + seat
    if state.floe.one_inuk:  # NAN-6.8
        return FIRST_INUK if not state.can_step(state.spot(FIRST_INUK)) else FIRST_INUK + 1
    return FIRST_INUK + int(state.slot_in_turn())


def _tell_blocked_inuk(state: BearState, message: str, seat: int, piece: int) -> Text:
    return Text(message, {"colour": colour_of(state, seat), "cell": CELL_NAMES[state.spot(piece)]})


def _player(state: FloeState, seat: int) -> Text:
    return Text("player-colour", {"colour": colour_of(state, seat)})
