"""Ice Hike by Niels Ramon Pieterse: fishermen race on foot over a frozen sea, and the bears belong to everybody."""

from banchisa.games.icehike.game import GAME as GAME
