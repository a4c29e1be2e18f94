"""A hunter's sheet: what is carried on the left, what is stored on the right."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# the left side, one place each (NAN-3.11)
HARPOON: Final = 1
HUSKY: Final = 2
SLED: Final = 4
KAYAK: Final = 8
FISH: Final = 16
SEAL: Final = 32
WALRUS: Final = 64
WHALE: Final = 128
INUK: Final = 256

DOG_TEAM: Final = 6  # husky and sled work only together (NAN-4.25)
EQUIPMENT: Final = 15
ANIMALS: Final = 240
EVERYTHING: Final = 511
WITHOUT_TEAM: Final = 128  # how many left sides there are without husky and sled
FIRST_ANIMAL: Final = 4  # the bit number of the fish
WHALE_NUMBER: Final = 3  # the number of the whale among the animals
ANIMAL_SETS: Final = 16  # how many sets of animals there are
WHALE_AND_INUK: Final = 384

EQUIPMENT_NAMES: Final = ("harpoon", "husky", "sled", "kayak")
ANIMAL_NAMES: Final = ("fish", "seal", "walrus", "whale")
LEFT_NAMES: Final = (*EQUIPMENT_NAMES, *ANIMAL_NAMES, "inuk")
STORED_NAMES: Final = (*ANIMAL_NAMES, "inuk")

MOST_STORED: Final = 7  # three bits for each kind of animal


def number_without_team(carried: i64) -> i64:
    """The number of a left side without husky and sled, from 0 on."""
    return carried >> 2 | carried & HARPOON
