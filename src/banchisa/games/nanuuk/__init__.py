"""Nanuuk! by Günter Cornett: hunters on an ice floe that cracks with every step."""

from banchisa.games.nanuuk.game import GAME as GAME
