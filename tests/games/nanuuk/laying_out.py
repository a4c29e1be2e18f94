"""The reference simulator in a position that was stated for the game."""

from games.nanuuk.positions import Json
from games.nanuuk.reference import Reference

Pieces = dict[tuple[int, int], str]


def lay_out(game: Reference, data: Json) -> None:
    """The turn of a seat begins."""
    pieces, things = standing(game, data)
    game.set_position(
        pieces,
        cracks=data["cracks"],
        turn=next(number for number, turn in enumerate(game.turns) if turn.seat == data["seat"]),
        round_number=data.get("round", 2),
        homecoming=data.get("homecoming", False),
        **things,
    )


def standing(game: Reference, data: Json) -> tuple[Pieces, Json]:
    """Where the pieces of the seats stand, and what else lies on floe and sheets."""
    if "hunters" in data:
        hunters = dict(zip(slots(game), data["hunters"], strict=True))
        return {slot: hunter["at"] for slot, hunter in hunters.items()}, {
            "bears": data["bears"],
            "tiles": {space: kind for kind, spaces in data["tiles"].items() for space in spaces},
            "left": {slot: hunter["left"] for slot, hunter in hunters.items()},
            "stored": {slot: stored_animals(hunter) for slot, hunter in hunters.items()},
        }
    if "pieces" in data:
        return dict(zip(slots(game), data["pieces"], strict=True)), {}
    inuit = [space for space in data["inuit"] if space is not None]
    if game.mode == "shared_bear":
        return dict(zip(slots(game), inuit, strict=True)), {"bears": data["bears"]}
    bear = {(game.bear_seat, 0): data["bears"][0]}
    return bear | dict(zip([slot for slot in slots(game) if slot not in bear], inuit, strict=True)), {}


def slots(game: Reference) -> list[tuple[int, int]]:
    """The pieces of all seats in seat order."""
    return sorted((piece.seat, piece.slot) for piece in game.pieces if piece.seat is not None)


def stored_animals(hunter: Json) -> list[str]:
    return [animal for animal, number in hunter["stored"].items() for _ in range(number)]
