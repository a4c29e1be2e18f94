"""The reference simulator in a position that was stated for the game."""

from games.iglu.positions import Json
from games.iglu.reference import Reference

PHASES = {"turn": {"phase": 1}, "act": {"phase": 2}, "drift": {"drift": True}}


def lay_out(game: Reference, data: Json) -> None:
    game.set_position(
        ice=[cell for cell in data["ice"] if cell not in data["glaciers"]],
        glaciers=data["glaciers"],
        inuit=standing(data["inuit"]),
        igloos={cell: seat for seat, cells in enumerate(data["igloos"]) for cell in cells},
        fish=data["fish"],
        foxes=data["foxes"],
        bears=data["bears"],
        hands=dict(enumerate(repeat(data["kept"]))),
        hunted=dict(enumerate(repeat(data["hunted"]))),
        active=data.get("seat", 0),
        ap=data.get("ap", 3),
        played=data.get("played", []),
        **PHASES[data["phase"]],
    )


def standing(inuit: list[list[str]]) -> dict[str, dict[int, int]]:
    """How many Inuit of each seat stand where."""
    cells = {cell for tribe in inuit for cell in tribe}
    return {cell: {seat: inuit[seat].count(cell) for seat in range(len(inuit))} for cell in cells}


def repeat(counts: list[dict[str, int]]) -> list[list[str]]:
    """Each thing as often as it is counted."""
    return [[name for name, number in count.items() for _ in range(number)] for count in counts]
