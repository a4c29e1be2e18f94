"""The reference simulator in a position that was stated for the game."""

from games.icehike.positions import Json
from games.icehike.reference import Reference


def lay_out(game: Reference, data: Json) -> None:
    game.set_position(
        data["puppets"],
        tiles={cell: kind for kind, cells in data["tiles"].items() for cell in cells},
        caves={cell: kind for kind, cells in data["finds"].items() for cell in cells},
        igloos=data["igloos"],
        bears=data["bears"],
        finds={name: [find for find, n in held.items() for _ in range(n)] for name, held in data["held"].items()},
        active=data["colour"],
        at=data["phase"],
        stack=data.get("stack"),
        bag=data.get("bag"),
        tile=data.get("tile"),
        cube=data.get("cube"),
    )
