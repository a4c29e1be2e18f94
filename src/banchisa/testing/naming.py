"""Every action has one number, one notation, one JSON, and something to touch."""

from __future__ import annotations

import json

from banchisa.engine.actions import ActionSpace
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Setting


class Notations(Identity):
    """Numbers, notation and JSON of all actions translate into each other and back."""

    name = "names"
    walks = False

    def of_game(self, setting: Setting) -> None:
        space = setting.game.actions
        for action in range(space.size):
            self.checks += 1
            self._check_notation(space, action)
            self._check_json(space, action)
            self._check_targets(space, action)
        names = {space.name(action) for action in range(space.size)}
        if len(names) != space.size:
            raise Broken(f"{space.size} actions have only {len(names)} different notations")

    def _check_notation(self, space: ActionSpace, action: int) -> None:
        name = space.name(action)
        for spelling in (name, name.upper(), f"  {name.replace(' ', '   ')} "):
            if space.parse(spelling) != action:
                raise Broken(
                    f"action {action} is written {name!r}, but {spelling!r} is read as {space.parse(spelling)}"
                )
        family = space.family(action)
        if space.id(family.name, *family.labels(action)) != action:
            raise Broken(f"action {action} has another number by its family {family.name!r}")

    def _check_json(self, space: ActionSpace, action: int) -> None:
        data: object = json.loads(json.dumps(space.to_json(action)))
        if space.from_json(data) != action:
            raise Broken(f"action {action} is {data!r} in JSON, which is read as {space.from_json(data)}")

    def _check_targets(self, space: ActionSpace, action: int) -> None:
        targets = space.targets(action)
        if not targets or not all(targets):
            raise Broken(f"nothing is to be touched for {space.name(action)!r}: {targets!r}")
