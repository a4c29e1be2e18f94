"""A position of Arctic as a whole: what is asked in each phase, what seats see, and who wins."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.rng import Rng
from banchisa.engine.state import places
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import fill_cards
from banchisa.games.arctic.rules.knowledge import conceal, imagine
from banchisa.games.arctic.rules.placing import PlacingState
from banchisa.games.arctic.rules.scoring import total
from banchisa.games.arctic.rules.state import new_cards
from banchisa.games.arctic.setup import ArcticTerms


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArcticState(PlacingState):
    """A position of Arctic."""

    def copy(self) -> ArcticState:
        twin = ArcticState(self.agreed, self.cards[:])
        self.copy_table(twin)
        return twin

    def seen_by(self, seat: i64) -> ArcticState:
        seen = self.copy()
        conceal(seen, seat)
        return seen

    def resample(self, rng: Rng) -> ArcticState:
        world = self.copy()
        imagine(world, rng)
        return world

    def observed_outcome(self, action: i64, viewer: i64) -> i64:
        """Totems, cards of hands and looks at the pile are for one seat only."""
        if viewer == self.receiver():
            return action
        if ids.TOTEM <= action < ids.FIRST:
            return ids.TOTEM
        if ids.HAND <= action < ids.RIVER:
            return ids.HAND
        return i64(ids.PILE) if action >= ids.PILE else action

    def scores(self) -> list[int]:
        return [int(total(self, seat)) for seat in range(self.agreed.seats)]

    def ranks(self) -> list[int]:
        """A strict ranking: equal totals go by the distance from the first player (ARC-5.19, ARC-5.20)."""
        seats, first = int(self.agreed.seats), max(int(self.first), 0)
        scores = self.scores()
        return places([(scores[seat], -((seat - first) % seats)) for seat in range(seats)])

    def write_actions(self, out: vec[i64]) -> i64:
        if self.phase == phase.PLACE:
            return self.fill_place(out)
        if self.phase == phase.DRAW:
            return self.fill_draw(out)
        if self.phase == phase.MOVE:
            return self.fill_move(out)
        if self.phase == phase.SWAP:
            return fill_cards(out, 0, ids.SWAP_IN, self.river_low, self.river_high)
        if self.phase == phase.EXTRA:
            return self.fill_extra(out)
        if self.phase == phase.DISCARD:
            return self.fill_discard(out)
        if self.phase == phase.GIVE:
            return self.fill_give(out)
        if self.phase == phase.GIVE_TO:
            return self.fill_receivers(out)
        return i64(0) if self.phase == phase.OVER else self.fill_chance(out)

    def write_weights(self, out: vec[i64]) -> i64:
        """All outcomes of chance are equally likely."""
        n = self.count_outcomes(out)
        for k in range(n):
            out[k] = 1
        return n

    def draw_outcome(self, rng: Rng, actions: vec[i64], weights: vec[i64]) -> i64:
        """A card is drawn without a list of all that it could be."""
        if self.phase < phase.HANDS:
            return actions[rng.below(self.fill_chance(actions))]
        return self.draw_card(rng)

    def apply(self, action: i64) -> None:
        if self.phase == phase.PLACE:
            self.place(action)
        elif self.phase == phase.DRAW:
            self.draw(action)
        elif self.phase == phase.MOVE:
            self.move(action)
        elif self.phase == phase.SWAP:
            self.swap_in(action - ids.SWAP_IN)
        elif self.phase == phase.EXTRA:
            self.take_extra_step(action)
        elif self.phase == phase.DISCARD:
            self.discard(action - ids.DISCARD)
        elif self.phase == phase.GIVE:
            self.give(action)
        elif self.phase == phase.GIVE_TO:
            self.give_to(action - ids.GIVE_TO)
        elif self.phase < phase.PLACE:
            self.set_up(action)
        else:
            self.show_face(action)


def open_table(agreed: ArcticTerms) -> ArcticState:
    """The position before the first step."""
    state = ArcticState(agreed, new_cards(agreed))
    state.lay_out()
    return state
