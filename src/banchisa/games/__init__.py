"""Rules, components, rulebook, scene and evaluation of each game, in rooms of the same names."""
