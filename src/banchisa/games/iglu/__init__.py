"""Iglu Iglu by Bruno Cathala and Bruno Faidutti: Inuit on an ice field that melts tile by tile."""

from banchisa.games.iglu.game import GAME as GAME
