"""Pinguinoè: penguins race over a sea of cards to Noah's ark, and a black seal chases them home."""

from banchisa.games.pinguinoe.game import GAME as GAME
