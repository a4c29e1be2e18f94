"""What an identity of the battery is."""

from __future__ import annotations

from banchisa.testing.walk import Setting, Walk


class Identity:
    """Something that holds for every game; it is asked wherever it overrides a question, and raises Broken."""

    name = ""
    walks = True  # whether it looks at games being played

    def __init__(self) -> None:
        self.checks = 0

    def of_game(self, setting: Setting) -> None:
        """Once for the game."""

    def of_table(self, walk: Walk) -> None:
        """Once for each choice of seats and options, with a game that has not begun."""

    def begin(self, walk: Walk) -> None:
        """Before the first step of a game."""

    def at(self, walk: Walk) -> None:
        """In every position of a game, the first and the last included."""

    def after_step(self, walk: Walk) -> None:
        """After every step."""

    def over(self, walk: Walk) -> None:
        """When the game has ended."""

    def end(self, setting: Setting) -> None:
        """Once, after all games at all tables."""
