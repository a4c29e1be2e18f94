"""Can this hunter still hunt, can it still come home? Other hunters and bears are ignored, cracks stay as they are."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from banchisa.engine.arrays import append, vec
from banchisa.games.nanuuk.rules import sheet
from banchisa.games.nanuuk.rules.board import BIT, CELLS, CROSSING, NEAR, NEIGHBOUR, ROUND
from banchisa.games.nanuuk.rules.stock import StockState


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
    return _HuntSearch(state).finds_prey(hunter)


@final
class _HuntSearch:
    """The spaces where a hunter can be with each left side, as far as they are found."""

    __slots__ = ("present", "state", "todo")

    def __init__(self, state: StockState) -> None:
        self.state: StockState = state
        self.present: vec[i64] = vec[i64]([0] * sheet.WITHOUT_TEAM)  # by number_without_team
        self.todo: vec[i64] = vec[i64]()  # left sides that came to new spaces

    def finds_prey(self, hunter: i64) -> bool:
        """Whether it can take an animal anywhere that it can come to. The dog team makes no difference."""
        self._note(self.state.things_of(hunter) & ~sheet.DOG_TEAM, BIT[self.state.spot(hunter)])
        at: i64 = 0
        while at < len(self.todo):
            carried: i64 = self.todo[at]
            at += 1
            present = self.present[sheet.number_without_team(carried)]
            entered = _walk_from(self.state, present)
            self._arrive(carried, entered)
            if carried & sheet.KAYAK:  # the crossing is over before the space is entered
                landed = _cross_from(self.state, present)
                entered |= landed
                self._arrive(carried & ~sheet.KAYAK, landed)
            if prey_of(self.state, carried) & entered:
                return True
        return False

    def _note(self, carried: i64, cells: i64) -> None:
        """Note spaces where the hunter can be with this left side."""
        number = sheet.number_without_team(carried)
        if cells & ~self.present[number]:
            self.present[number] |= cells
            self.todo = append(self.todo, carried)

    def _arrive(self, carried: i64, entered: i64) -> None:
        """What entering spaces does to the sheet: nothing, an Inuk, or the trade in an igloo."""
        self._note(carried, entered)
        if not carried & sheet.INUK:
            self._note(carried | sheet.INUK, entered & self.state.inuk)
        igloos = entered & self.state.floe.igloos
        if igloos:
            self._trade(carried, igloos)

    def _trade(self, carried: i64, igloos: i64) -> None:
        """Any set of the carried animals is left; kayaks come back, a whale takes the Inuk along."""
        for animals in range(i64(sheet.ANIMAL_SETS)):
            left: i64 = animals << sheet.FIRST_ANIMAL
            if left & ~carried == 0:
                after = carried & ~left | sheet.HARPOON | self.state.floe.gifts[animals] & sheet.KAYAK
                if left & sheet.WHALE:
                    after &= ~sheet.INUK
                self._note(after, igloos)


def _walk_from(state: StockState, present: i64) -> i64:
    """The spaces that can be entered on foot from these: whole regions, unless a space stands alone."""
    entered: i64 = 0
    for cell in range(i64(CELLS)):
        if present & BIT[cell] & ~entered:
            land = state.walk_region(cell)
            if land & (land - 1):
                entered |= land
    return entered


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
