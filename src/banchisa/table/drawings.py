"""What a client can draw by its name: the drawings of `web/sprites` and the marks of `web/src/table/board`."""

from __future__ import annotations

from typing import Final

DRAWINGS: Final = (
    "ark", "attack", "backpack", "bear", "bear-cave", "berry", "blizzard", "bot-easy", "bot-expert", "bot-hard",
    "bot-normal", "card-back", "card-seen", "cave",
    "coach", "crack", "cube", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6", "drift", "energy", "fish",
    "fish-water", "fox", "glacier", "hamlet", "harpoon", "home", "hunter", "husky", "ice", "ice-block",
    "ice-tile-back", "igloo", "inuit", "inuk", "kayak", "land", "lifebelt", "logo", "mark-bars", "mark-circle",
    "mark-cross", "mark-diamond", "mark-hexagon", "mark-plus", "mark-square", "mark-star", "mark-triangle", "melt",
    "moose", "mountain", "move-animals", "orca", "paw", "penguin", "penguin-afloat", "puffin", "puppet", "react-cheer",
    "react-glad", "react-laugh", "react-sad", "react-think", "react-wow", "rope",
    "seal", "seal-black", "seal-hole", "search", "skates", "sled", "snowball", "stop", "tear", "telescope", "torch",
    "totem", "trampoline", "tsunami", "turn-over", "village", "walrus", "water", "whale", "white-penguin",
)  # fmt: skip
MARKS: Final = (
    "area",
    "arrow",
    "arrow-second",
    "crack",
    "danger",
    "entered",
    "origin",
    "reach",
    "road",
    "target",
    "warning",
)
