"""The reference simulator in a position that was stated for the game."""

from games.arctic.positions import ANIMALS, POWERS, Json
from games.arctic.reference import Reference


def lay_out(game: Reference, data: Json) -> None:
    """Cards put away unseen stay so."""
    powers = [POWERS[2 * ANIMALS.index(animal) + "AB".index(side)] for animal, side in data["sides"].items()]
    game.set_position(
        piles=[" ".join(row) for row in data["piles"]],
        hands=[" ".join(row) for row in data["hands"]],
        river=" ".join(data["river"]),
        penalties=[" ".join(card or "?" for card in row) for row in data["penalties"]],
        powers=dict(zip(powers, data["owners"].values(), strict=True)),
        tokens=data["tokens"],
        reserve=0 if data.get("opened") else None,
        final=data.get("final", False),
    )
