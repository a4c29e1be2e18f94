"""Declared options of a game, how a choice of them is read, and choices that belong together."""

from __future__ import annotations

from typing import final

from banchisa.engine.errors import OptionError

Value = str | int | bool

_SWITCH: dict[str, bool] = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}


@final
class Option:
    """One thing a table can choose: its values in order, the default, the rules it changes, and when it is offered."""

    __slots__ = ("default", "is_mode", "name", "rules", "values", "when", "when_seats")

    def __init__(
        self,
        name: str,
        values: tuple[Value, ...],
        default: Value,
        rules: tuple[str, ...],
        when: dict[str, tuple[Value, ...]] | None = None,
        when_seats: tuple[int, ...] = (),
        is_mode: bool = False,
    ) -> None:
        self.name = name  # as it is written in commands and files
        self.values = values  # all that can be chosen, in order
        self.default = default  # what is played if nothing is chosen
        self.rules = rules  # the ids of the rules that it changes
        self.when: dict[str, tuple[Value, ...]] = (
            {} if when is None else when
        )  # it is offered beside these choices only
        self.when_seats = when_seats  # and with these numbers of seats; with all if there are none
        self.is_mode = is_mode  # its value says which game is played, so that a table can be called by it

    def belongs(self, seats: int, chosen: dict[str, Value]) -> bool:
        """Whether this option has an effect beside those already chosen."""
        if self.when_seats and seats not in self.when_seats:
            return False
        return all(chosen.get(name) in allowed for name, allowed in self.when.items())

    def read(self, given: object) -> Value:
        """The declared value that this value or text stands for."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        if isinstance(given, str):
            for value in self.values:
                if given.strip().lower() == str(value).lower():
                    return value
            if isinstance(self.default, bool) and given.strip().lower() in _SWITCH:
                return _SWITCH[given.strip().lower()]
        raise OptionError(f"option {self.name}: {given!r} is not allowed; allowed: {self.list_allowed()}")

    def list_allowed(self) -> str:
        """Its values in words."""
        if all(isinstance(value, bool) for value in self.values):
            return "off, on"
        return ", ".join(str(value) for value in self.values)

    def to_json(self) -> dict[str, object]:
        """The option as JSON."""
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "rules": list(self.rules),
            "when": {name: list(values) for name, values in self.when.items()},
            "when_seats": list(self.when_seats),
            "is_mode": self.is_mode,
        }


@final
class Preset:
    """A choice to begin with: the options that differ from their defaults, for so many seats or any number."""

    __slots__ = ("name", "options", "seats")

    def __init__(self, name: str, seats: int | None = None, options: dict[str, Value] | None = None) -> None:
        self.name = name
        self.seats = seats
        self.options: dict[str, Value] = {} if options is None else options

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "seats": self.seats, "options": dict(self.options)}


def choose(declared: dict[str, Option], seats: int, given: dict[str, object]) -> dict[str, Value]:
    """Every declared option with its chosen value; an option without effect at this table has its default."""
    for name in given:
        if name not in declared:
            raise OptionError(f"there is no option {name!r}; allowed: {', '.join(declared)}")
    chosen: dict[str, Value] = {}
    for name, option in declared.items():
        value = option.read(given.get(name, option.default))
        chosen[name] = value if option.belongs(seats, chosen) else option.default
    return chosen


def find_offered(declared: dict[str, Option], seats: int, chosen: dict[str, Value]) -> list[Option]:
    """The options that have an effect for this number of seats and this choice, in order."""
    return [option for option in declared.values() if option.belongs(seats, chosen)]
