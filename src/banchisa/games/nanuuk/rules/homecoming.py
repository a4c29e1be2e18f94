"""Can this hunter still hunt, can it still come home? Other hunters and bears are ignored, cracks stay as they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.nanuuk.rules import sheet
from banchisa.games.nanuuk.rules.board import BIT, CELLS, CROSSING, NEAR, NEIGHBOUR, ROUND
from banchisa.games.nanuuk.rules.stock import StockState

# what the hunt test keeps of a sheet: animals in the low four bits, then harpoon, kayak, Inuk
_FISH: Final = 1
_SEAL: Final = 2
_WALRUS: Final = 4
_WHALE: Final = 8
_HARPOON: Final = 16
_KAYAK: Final = 32
_INUK: Final = 64
_SHEETS: Final = 128
_present: Final = vec[i64]([0] * _SHEETS)  # spaces where the hunter can be with each sheet; never kept across calls


def prey_of(state: StockState, carried: i64) -> i64:
    """The spaces with an animal that a hunter with this left side could take (NAN-4.18, NAN-4.19)."""
    if not carried & sheet.HARPOON:
        return 0
    found: i64 = 0
    if not carried & sheet.FISH:
        found |= state.fish
    if not carried & sheet.SEAL:
        found |= state.seal
    if not carried & sheet.WALRUS:
        found |= state.walrus
    if (carried & sheet.WHALE_AND_INUK) == sheet.INUK:
        found |= state.whale
    return found


def hunts_beside(state: StockState, hunter: i64) -> bool:
    """The cheapest part of the hunt test: an animal it could take now lies one step away."""
    cell = state.spot(hunter)
    prey = prey_of(state, state.things_of(hunter)) & NEAR[cell]
    if prey:
        for k in range(ROUND[cell], ROUND[cell + 1]):
            if prey & BIT[NEIGHBOUR[k]] and not state.is_closed(CROSSING[k]):
                return True
    return False


def hunts_nearby(state: StockState, hunter: i64) -> bool:
    """The cheap part of the hunt test: an animal it could take now lies where it can walk."""
    prey = prey_of(state, state.things_of(hunter))
    if prey == 0:
        return False
    land = state.walk_region(state.spot(hunter))
    # the tile under the hunter counts too, if it can step away and come back
    return (land & prey) != 0 and (land & (land - 1)) != 0


def can_hunt(state: StockState, hunter: i64) -> bool:
    """The hunt test (NAN-5.5): a search over spaces and sheets, ended by the first animal that could be taken."""
    for k in range(i64(_SHEETS)):
        _present[k] = 0
    start = _short_sheet(state, hunter)
    _present[start] = BIT[state.spot(hunter)]
    changed = True
    while changed:
        changed = False
        for held in range(i64(_SHEETS)):
            if _present[held]:
                entered = _walk_from(state, _present[held])
                changed = _arrive(state, held, entered) or changed
                if held & _KAYAK:  # the crossing is over before the space is entered
                    landed = _cross_from(state, _present[held])
                    entered |= landed
                    changed = _arrive(state, held & ~_KAYAK, landed) or changed
                if _prey(state, held) & entered:
                    return True
    return False


def _short_sheet(state: StockState, hunter: i64) -> i64:
    carried = state.things_of(hunter)
    short = state.animals_carried(hunter)
    if carried & sheet.HARPOON:
        short |= _HARPOON
    if carried & sheet.KAYAK:
        short |= _KAYAK
    if carried & sheet.INUK:
        short |= _INUK
    return short


def _prey(state: StockState, held: i64) -> i64:
    if not held & _HARPOON:
        return 0
    found: i64 = 0
    if not held & _FISH:
        found |= state.fish
    if not held & _SEAL:
        found |= state.seal
    if not held & _WALRUS:
        found |= state.walrus
    if not held & _WHALE and held & _INUK:
        found |= state.whale
    return found


def _walk_from(state: StockState, present: i64) -> i64:
    """The spaces that can be entered on foot from these: whole regions, unless a space stands alone."""
    entered: i64 = 0
    for cell in range(i64(CELLS)):
        if present & BIT[cell] & ~entered:
            land = state.walk_region(cell)
            if land & (land - 1):
                entered |= land
    return entered


def _note(held: i64, cells: i64) -> bool:
    """Note spaces where the hunter can be with this sheet; whether that is news."""
    if cells & ~_present[held] == 0:
        return False
    _present[held] |= cells
    return True


def _arrive(state: StockState, held: i64, entered: i64) -> bool:
    """What entering spaces does to the sheet: nothing, an Inuk, or the trade in an igloo."""
    news = _note(held, entered)
    if not held & _INUK and entered & state.inuk:
        news = _note(held | _INUK, entered & state.inuk) or news
    igloos = entered & state.floe.igloos
    if igloos:
        news = _trade(state, held, igloos) or news
    return news


def _trade(state: StockState, held: i64, igloos: i64) -> bool:
    """Any set of the carried animals is left; kayaks come back, a whale takes the Inuk along."""
    news = False
    for left in range(i64(sheet.ANIMAL_SETS)):
        if left & ~held == 0:
            after = held & ~left | _HARPOON
            gifts: i64 = state.floe.gifts[left]
            if gifts & sheet.KAYAK:
                after |= _KAYAK
            if left & _WHALE:
                after &= ~_INUK
            news = _note(after, igloos) or news
    return news


def _cross_from(state: StockState, present: i64) -> i64:
    """The spaces that a kayak reaches over one crack from these."""
    landed: i64 = 0
    for cell in range(i64(CELLS)):
        if present & BIT[cell]:
            for k in range(ROUND[cell], ROUND[cell + 1]):
                if state.is_cracked(CROSSING[k]):
                    landed |= BIT[NEIGHBOUR[k]]
    return landed


def can_reach_igloo(state: StockState, hunter: i64) -> bool:
    """The reach test (NAN-5.6): an igloo on foot, or over one crack with the kayak."""
    land = state.walk_region(state.spot(hunter))
    if land & state.floe.igloos:
        return True
    return state.carries(hunter, sheet.KAYAK) and (_over_one_crack(state, land) & state.floe.igloos) != 0


def _over_one_crack(state: StockState, land: i64) -> i64:
    """All spaces that can be reached from a region over exactly one crack."""
    reached: i64 = 0
    landed = _cross_from(state, land)
    for cell in range(i64(CELLS)):
        if landed & BIT[cell] & ~reached:
            reached |= state.walk_region(cell)
    return reached
