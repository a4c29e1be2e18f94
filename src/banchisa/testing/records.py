"""Records replay to the same end, prove their dice, and show where they were touched."""

from __future__ import annotations

import json

from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.state import CHANCE
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Walk, page


class Records(Identity):
    """A recorded game comes back from JSON as it was, has nothing wrong, and every manipulation is found."""

    name = "records"

    def over(self, walk: Walk) -> None:
        chance = SealedChance(seed_from(walk.seed), [f"entropy of seat {seat}" for seat in range(walk.table.seats)])
        match = self._replay(walk, chance)
        names = [f"seat {seat}" for seat in range(walk.table.seats)]
        data = json.dumps(Record.of(match, names, chance).to_json())
        record = Record.from_json(json.loads(data))
        steps = list(record.steps)
        self._check_replay(walk, record, match, data)
        problems = record.verify(walk.game)
        if problems:
            raise Broken(f"an honest record is found wrong: {problems[0]}", steps)
        self._check_result(walk, data, steps)
        self._check_seed(walk, data, steps)
        self._check_draws(walk, match, data, steps)

    def _replay(self, walk: Walk, chance: SealedChance) -> Match:
        """A game with sealed chance, beside the one that was walked."""
        match = Match(walk.game, walk.setting.start(walk.table))
        dice = walk.dice(self.name)
        match.play_chance(chance)
        while not match.is_over:
            if len(match.steps) >= walk.setting.max_steps:
                raise Broken(f"a game with sealed chance is not over after {len(match.steps)} steps")
            match.play(walk.setting.choose(match.state, dice, len(match.steps)))
            match.play_chance(chance)
        return match

    def _check_replay(self, walk: Walk, record: Record, match: Match, data: str) -> None:
        self.checks += 1
        again = record.match(walk.game)
        if page(again.state) != page(match.state):
            raise Broken("the record replays to another position", record.steps)
        if [step.shown for step in again.steps] != [step.shown for step in match.steps]:
            raise Broken("the record reads differently when it is replayed", record.steps)
        if json.dumps(record.to_json()) != data:
            raise Broken("the record changes on its way through JSON", record.steps)

    def _check_result(self, walk: Walk, data: str, steps: list[str]) -> None:
        for seat in range(walk.table.seats):
            record = Record.from_json(json.loads(data))
            record.scores[seat] += 1
            self._must_be_found(walk, record, f"a point more for seat {seat}", steps)
            record = Record.from_json(json.loads(data))
            record.ranks[seat] += 1
            self._must_be_found(walk, record, f"another place for seat {seat}", steps)

    def _check_seed(self, walk: Walk, data: str, steps: list[str]) -> None:
        record = Record.from_json(json.loads(data))
        record.seed = seed_from(walk.seed + 1).hex()
        self._must_be_found(walk, record, "another seed", steps)

    def _check_draws(self, walk: Walk, match: Match, data: str, steps: list[str]) -> None:
        """Put another outcome in place of one draw of chance; later steps may not fit any more, which tells as well."""
        draws = [number for number, step in enumerate(match.steps) if step.actor == CHANCE]
        dice = walk.dice(f"{self.name} draws")
        for _ in range(min(3, len(draws))):
            number = draws[dice.below(len(draws))]
            others = [a for a in match.at(number).legal_actions() if a != match.steps[number].action]
            if not others:
                continue
            record = Record.from_json(json.loads(data))
            record.steps[number] = walk.game.actions.name(others[dice.below(len(others))])
            self._must_be_found(walk, record, f"{record.steps[number]} instead of the draw {steps[number]}", steps)

    def _must_be_found(self, walk: Walk, record: Record, what: str, steps: list[str]) -> None:
        self.checks += 1
        if not record.verify(walk.game):
            raise Broken(f"nobody notices {what} in the record", steps)
