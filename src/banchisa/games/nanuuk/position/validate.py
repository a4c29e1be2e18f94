"""Whether a position that somebody wrote down could stand on the table: what the box cannot hold is refused."""

from __future__ import annotations

from banchisa.engine.position_json import need, need_step
from banchisa.engine.state import OVER
from banchisa.games.nanuuk.position.inventory import on_floe, on_table
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import (
    BEAR,
    BEAR_HUNT,
    BY_PLAYERS,
    CELLS,
    FIXED,
    GRID,
    INTRO,
    INUK,
    NOWHERE,
    TILES,
    WHALE,
    holds,
    piece_of,
    seat_of,
)
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.layout import can_be_completed
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState

LAYING = (phase.LAY_TILE, phase.LAY_REST, phase.PLACE_TILE, phase.LAY_CRACK)
ENTERED = (phase.CRACK, phase.DRIVE_BEAR, phase.TAKE, phase.DELIVER, phase.EXTRA, phase.CRACK_OWED, phase.BEAR_ON)
_AFTER_DEFERRING = (phase.DRIVE_BEAR, phase.TAKE, phase.DELIVER, phase.CRACK_OWED, phase.OVER)
_AFTER_END_CHECKS = (phase.MOVE, phase.EXTRA, phase.CRACK_OWED, phase.OVER)  # NAN-5.7 and NAN-5.9 have been asked


# every mode


def check_pieces(state: FloeState) -> None:
    """During the set-up pieces stand in the order of placing; later all stand, unless their seat is out."""
    order = state.floe.order
    standing = [entry for entry in order if state.spot(piece_of(entry)) != NOWHERE]
    if state.phase >= phase.MOVE:
        state.placed = len(order)
        for entry in order:
            _check_piece(state, entry, entry in standing)
        return
    state.placed = len(standing)
    need(state.round == 1, "round: it is 1 until all pieces are placed")
    need_step(state, standing == order[: len(standing)], "pieces are placed one after the other")
    if state.phase == phase.PLACE:
        need_step(state, len(standing) < len(order), "every piece is already placed")
        need_step(state, seat_of(order[len(standing)]) == state.actor, "another seat is to place a piece")


def _check_piece(state: FloeState, entry: int, stands: bool) -> None:
    """Exactly the pieces that are out have left the floe."""
    seat = int(seat_of(entry))
    gone = state.floe.mode == INTRO and state.floe.each == 1 and state.place_of(seat) > 1
    if isinstance(state, BearState):
        gone = state.skinned == 1 and piece_of(entry) == 0
    need(stands or gone, f"a piece of seat {seat} is not on the floe")
    need(not stands or not gone, f"a piece of seat {seat} is on the floe, although it is out of the game")


def check_places(state: FloeState) -> None:
    """Seats get their places when the game ends; only in the introductory game a seat may leave earlier."""
    places = [int(state.place_of(seat)) for seat in range(state.floe.seats)]
    seats = len(places)
    if state.phase == phase.OVER and state.floe.mode == INTRO and state.floe.each == 1:
        need(sorted(places) == list(range(1, seats + 1)), f"places: each from 1 to {seats} once")
    elif phase.MOVE <= state.phase < phase.OVER and state.floe.mode == INTRO and state.floe.each == 1:
        out = sorted(place for place in places if place)
        last = list(range(seats - len(out) + 1, seats + 1))
        need(out == last and len(out) < seats, "places: whoever leaves first has the last place; 0 for those who play")
    elif state.phase != phase.OVER or isinstance(state, HuntState):
        need(not any(places), "places: 0 for every seat, as nobody has a place yet")


def check_step(state: FloeState) -> None:
    """The seat to act has a legal action, and its turn has not ended by itself."""
    if state.phase == phase.OVER:
        need_step(state, _ends_here(state), "the game does not end like this")
        return
    if state.phase in (phase.MOVE, phase.BEAR_WALK) and not (isinstance(state, HuntState) and state.extra):
        again = state.copy()
        assert isinstance(again, FloeState)
        again.begin_again()
        need_step(state, again.to_json() == state.to_json(), f"the turn of seat {state.actor} is over")
    need_step(state, bool(state.legal_actions()), "nothing could be done in this position")


def _ends_here(state: FloeState) -> bool:
    """Whether the game ends with these places when the turn of some seat begins."""
    if isinstance(state, HuntState):
        return state.still == state.floe.seats or (state.homecoming == 1 and state.all_home_or_lost())
    standing = {int(seat_of(entry)) for entry in state.floe.order if state.spot(piece_of(entry)) != NOWHERE}
    for seat in range(state.floe.seats):
        again = state.copy()
        assert isinstance(again, FloeState)
        again.results = 0
        for out in set(range(state.floe.seats)) - standing:
            again.rank(out, state.place_of(out))
        again.actor = seat
        again.begin_again()
        if again.actor == OVER and again.results == state.results:
            return True
    return False


# the introductory family and the bear games


def check_intro(state: IntroState) -> None:
    if state.phase == phase.CRACK:
        own = [int(state.spot(piece_of(entry))) for entry in state.floe.order if seat_of(entry) == state.actor]
        need_step(state, int(state.here) in own, "the piece that moved does not stand on `here`")


def check_bears(state: BearState, begins: bool) -> None:
    need(not state.skinned or state.floe.bear_skin, "skinned: the bear is caught only with the option bear_skin")
    need(state.phase != phase.PLACE or not (state.skinned or state.turn), "skinned, turn: nobody has moved yet")
    if state.floe.mode == BEAR_HUNT and state.floe.seats == 3:
        need(state.spot(FIRST_INUK + state.floe.bear_seat) == NOWHERE, "inuit: the seat of the bear has none (null)")
    _check_walk(state)
    if begins or state.phase in (phase.PLACE, phase.OVER):
        return
    bears_part = bool(state.bear_turn())
    need_step(state, not (bears_part and state.skinned), "the bear is out of the game")
    if state.phase in (phase.BEAR_WALK, phase.BEAR_ON):
        need_step(state, bears_part, "it is not a bear's turn")
    elif state.phase == phase.MOVE:
        need_step(state, not bears_part, "it is the bear's turn")
    else:
        inuit = [int(state.inuk(slot)) for slot in (0, 1) if state.moves_slot(slot)]
        movers = [int(state.bear)] if bears_part else inuit
        there = any(state.spot(piece) == state.here for piece in movers)
        need_step(state, there, "the piece that moved does not stand on `here`")


def _check_walk(state: BearState) -> None:
    """A walk in single steps (NAN-6.3) has begun somewhere, and goes on from the space next to it."""
    walking = state.floe.two_cracks and state.phase in (phase.CRACK, phase.BEAR_ON) and state.bear_turn()
    if state.from_cell == NOWHERE:
        need(state.phase != phase.BEAR_ON, "walk_from: the phase 'bear_on' needs the space where the walk began")
        need(not state.may_go_on, "may_go_on: no walk has begun (`walk_from`)")
        return
    need(walking, "walk_from: no bear is on its way")
    need(state.spot(state.bear) == state.here, "bear: the bear on its way does not stand on `here`")
    need(not holds(state.occupied, state.from_cell), "walk_from: the space where the walk began is occupied")
    need(not state.may_go_on or state.phase == phase.CRACK, "may_go_on: it is true only while the first crack is laid")
    if state.may_go_on or state.phase == phase.BEAR_ON:
        need(state.from_cell in GRID.neighbours[state.here], "walk_from: the first step is to a space next to it")


# the full game


def check_hunt(state: HuntState) -> None:
    """Everything but the homecoming, which depends on it."""
    for kind, name in enumerate(TILES):
        found, held = on_table(state, kind), state.floe.counts[kind]
        need(found <= held, f"{name}: the box holds {held}, but {found} are on floe and sheets")
    for hunter in range(state.hunters()):
        need(not state.carries(hunter, sheet.WHALE) or state.carries(hunter, sheet.INUK),
              f"hunters[{hunter}].left: a whale is carried without an Inuk")  # fmt: skip
    if state.phase < phase.MOVE:
        _check_set_up(state)
    else:
        need(state.laid == 0, "laid: it counts only while tiles or initial cracks are laid")
        _check_moved(state)
        _check_meetings(state)


def _check_moved(state: HuntState) -> None:
    """The hunter that has moved, and what it has still to do."""
    if state.phase in ENTERED or (state.extra and state.phase != phase.OVER):
        own = state.hunter // state.floe.each == state.actor
        need(own, f"hunter: hunter {state.hunter} is not one of seat {state.actor}")
        need(state.still == 0, "still: a hunter has just moved")
    if state.phase in ENTERED:
        need_step(state, state.spot(state.hunter) == state.here, "the hunter that moved does not stand on `here`")
    if state.extra and state.phase in (phase.MOVE, phase.CRACK, phase.DRIVE_BEAR, phase.TAKE, phase.DELIVER):
        need(not state.things_of(state.hunter) & sheet.DOG_TEAM, "extra: husky and sled are in the igloo")
    if state.deferred:
        need(state.floe.defers, "deferred: cracks are postponed only with the option sled_one_crack")
        need(state.phase in _AFTER_DEFERRING, f"deferred: no crack is owed in the phase {state.phase_name()!r}")
        need(state.carries(state.hunter, sheet.DOG_TEAM), "deferred: only a hunter with husky and sled may postpone")


def _check_meetings(state: HuntState) -> None:
    """No bear beside a hunter unless it has just been met, and then it can be driven away (NAN-4.21, NAN-4.23)."""
    for hunter in range(state.hunters()):
        if holds(state.bears, state.spot(hunter)):
            meets = hunter == state.hunter and state.phase in (phase.CRACK, phase.DRIVE_BEAR)
            need(meets, f"hunters[{hunter}]: a hunter and a bear stand on one space")
            need(state.round > 1, "round: no bear is met in the first round")
            need(state.carries(hunter, sheet.HARPOON), f"hunters[{hunter}].left: no bear is met without a harpoon")
            need(state.free_for_bear() != 0, "bears: no space is free for the bear that was met")


def hunt_is_over(state: HuntState) -> bool:
    """Whether no hunter passes the hunt test (NAN-5.5), whatever the one that has moved does on its space."""
    if state.phase < phase.MOVE:
        return False
    if state.phase in (phase.CRACK, phase.TAKE) and state.can_take() and not holds(state.inuk, state.here):
        return False  # it has just met an animal that it can take
    return not any(outcome.anybody_hunts() for outcome in _outcomes(state))


def _outcomes(state: HuntState) -> list[HuntState]:
    """The position, and how the space just entered could change the sheet: an Inuk is taken, animals are left."""
    found = [state.copy()]
    if state.phase in (phase.CRACK, phase.TAKE) and state.can_take():
        found.append(state.copy())
        found[-1].take()
    if state.phase == phase.DELIVER or (state.phase == phase.CRACK and state.floe.is_igloo(state.here)):
        carried = int(state.animals_carried(state.hunter))
        for animals in range(sheet.ANIMAL_SETS):
            if animals & ~carried == 0:
                found.append(state.copy())
                found[-1].pick_up(state.hunter, sheet.HARPOON)
                found[-1].deliver(animals)
    return found


def check_homecoming(state: HuntState, over: bool) -> None:
    """The homecoming has begun exactly when the hunt is over, but only the end of a move tells (NAN-5.7)."""
    need(over or not state.homecoming, "homecoming: it has not begun, for an animal can still be hunted")
    if state.phase in _AFTER_END_CHECKS:
        need(not over or state.homecoming == 1, "homecoming: it has begun, for no animal can be hunted any more")


def check_resolution(state: HuntState) -> None:
    """The game goes on, and the space just entered allows the question of this phase."""
    hunter = state.hunter
    if state.phase in (phase.MOVE, phase.EXTRA, phase.CRACK_OWED):
        need_step(state, not (state.homecoming and state.all_home_or_lost()), "the game is over (NAN-5.9)")
    if state.phase == phase.DRIVE_BEAR:
        need_step(state, holds(state.bears, state.here), "no bear is there")
    elif state.phase == phase.TAKE:
        need_step(state, state.can_take(), "nothing can be taken there")
    elif state.phase == phase.DELIVER:
        loaded = (state.things_of(hunter) & sheet.ANIMALS) != 0
        need_step(state, state.floe.is_igloo(state.here) and loaded, "no animal can be left there")
        need_step(state, state.carries(hunter, sheet.HARPOON), "in an igloo the harpoon comes back")
        need(not (state.deferred and state.homecoming), "deferred: a hunter that is home postpones no crack")
    elif state.phase in (phase.EXTRA, phase.CRACK_OWED):
        goes_on = state.carries(hunter, sheet.DOG_TEAM) and not state.is_home(hunter) and state.has_move(hunter)
        need_step(state, state.phase == phase.CRACK_OWED or goes_on, "no extra turn can be taken")
        need_step(state, state.phase == phase.EXTRA or state.deferred == 1, "no crack is owed")
        need_step(state, state.phase == phase.EXTRA or not goes_on, "the extra turn is to be taken")


def _check_set_up(state: HuntState) -> None:
    """Nothing but tiles, cracks and hunters has come into the game, one after the other."""
    need_step(state, state.phase == phase.PLACE or state.placed == 0, "hunters are placed after the tiles")
    for hunter in range(state.hunters()):
        untouched = state.things_of(hunter) == sheet.HARPOON and state.stored == 0
        need(untouched, f"hunters[{hunter}]: before the game a hunter carries its harpoon and nothing is stored")
        cell = int(state.spot(hunter))
        need(cell == NOWHERE or state.floe.is_igloo(cell), f"hunters[{hunter}]: hunters start in an igloo")
    need(not (state.extra or state.deferred or state.still), "extra, deferred, still: nobody has moved yet")
    lying = [on_floe(state, kind) for kind in range(len(TILES))]
    if state.phase in (phase.PLACE, phase.LAY_CRACK):
        need_step(state, lying == state.floe.counts, "tiles or bears are missing")
        _check_initial_cracks(state)
    else:
        need(state.cracks() == 0, "cracks: the floe is whole while tiles are laid")
        _check_laying(state, lying)


def _check_initial_cracks(state: HuntState) -> None:
    wanted = state.floe.initial_cracks
    cracks = state.cracks()
    start = next(cell for cell in range(CELLS) if state.floe.is_in_play(cell))
    need(state.walk_region(start) == state.floe.play, "cracks: initial cracks never split the floe")
    if state.phase == phase.LAY_CRACK:
        need_step(state, cracks < wanted, "all initial cracks are laid")
        need(state.laid == cracks, f"laid: it counts the initial cracks, here {cracks}")
    else:
        need(cracks == wanted, f"cracks: the game starts with {wanted}, not with {cracks}")
        need(state.laid == 0, "laid: it counts only while tiles or initial cracks are laid")


def _check_laying(state: HuntState, lying: list[int]) -> None:
    """Tiles lie in the order in which they are laid."""
    counts = state.floe.counts
    by_players = state.phase == phase.PLACE_TILE
    made = state.floe.layout != FIXED and (state.floe.layout == BY_PLAYERS) == by_players
    need_step(state, made, f"the layout is {state.floe.options['layout']!r}")
    need(state.laid == sum(lying), f"laid: it counts the tiles and bears that lie on the floe, here {sum(lying)}")
    need_step(state, sum(lying) < sum(counts), "every tile is already laid")
    need(not by_players or state.actor == state.laid % state.floe.seats, "seat: another seat is to lay a tile")
    first_done = lying[WHALE] == counts[WHALE] and lying[INUK] == counts[INUK]
    if state.phase == phase.LAY_REST:
        need_step(state, first_done, "whales and Inuit come first")
    elif state.phase == phase.LAY_TILE:
        need_step(state, not first_done and sum(lying[BEAR:]) == 0, "only whales and Inuit are laid like this")
    for kind in range(len(TILES) if state.phase != phase.LAY_REST else INUK):
        full = all(lying[k] == counts[k] for k in range(kind))
        need_step(state, full or lying[kind] == 0, "tiles lie out of order")
    need(can_be_completed(state), "tiles: whales and Inuit lie where NAN-3.16 does not allow it")
