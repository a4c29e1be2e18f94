# What a table says about any game.

step-hidden = something that stays hidden from you
