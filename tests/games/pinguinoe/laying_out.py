"""The reference simulator in a position that was stated for the game."""

from games.pinguinoe.positions import HOMES, Json
from games.pinguinoe.reference import Reference


def lay_out(game: Reference, data: Json) -> None:
    """The turn of a seat begins."""
    homes = HOMES[data["seats"], str(data["options"].get("layout", "standard"))]
    seal = data.get("seal", "ark")
    game.set_position(
        {seat: pair(cell) for seat, cell in enumerate(data["penguins"]) if cell != homes[seat]},
        up={int(place): card for place, card in data["up"].items()},
        down={int(place): card for place, card in data["down"].items()},
        ark=data.get("ark", "A"),
        seal=None if seal == "ark" else pair(seal),
        hands=dict(enumerate(data["hands"])),
        floating=data.get("floating", ()),
        stopped=data.get("stops", ()),
        blizzard_turns=data.get("storm", 0),
        discards=data["discards"],
        turn=data["turn"],
        turns_played=data.get("turns", 0),
    )


def pair(cell: str) -> tuple[int, int]:
    row, column = cell.split(".")
    return int(row), int(column)
