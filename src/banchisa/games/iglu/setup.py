"""From a choice of seats and options to the field of one game."""

from __future__ import annotations

from banchisa.engine.grids import table
from banchisa.games.iglu.components import IgluComponents
from banchisa.games.iglu.rules.board import CELL_OF, CENTRE_NAMES, Field, mask_of


def set_up(components: IgluComponents, version: str, seats: int, options: dict[str, object]) -> Field:
    """The field for this number of seats with these options."""
    field = Field(version, seats, options)
    serious = options["serious"] is True
    field.inuit = components.inuit[seats]  # IGL-3.5, IGL-3.6
    field.banned = mask_of([CELL_OF[name] for name in CENTRE_NAMES]) if options["animal_ban"] == "centre" else 0
    field.closed_igloos = serious or options["closed_igloos"] is True
    field.by_table = serious or options["island_scoring"] == "table"
    field.halves_up = options["half_rounding"] == "up"
    field.first_random = options["first_player"] == "random"
    field.ap_per_turn = components.ap_per_turn
    field.walk_cost = components.walk_cost
    field.kayak_cost = components.kayak_cost
    field.igloo_cost = components.igloo_cost
    field.animal_points = components.animal_points
    field.strength_inuit = components.strength_inuit
    field.strength_igloo = components.strength_igloo
    field.island_table = table(components.island_table)
    field.tiles = components.tiles
    field.tokens = components.tokens
    field.colours = components.colours
    return field
