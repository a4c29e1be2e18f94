"""Arctic by Cédric Lefebvre: piles of animal cards, of which only the top one counts."""

from banchisa.games.arctic.game import GAME as GAME
