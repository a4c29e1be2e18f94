"""Steps, actions, chance, records and scenes of any game; no game's name, standard library only."""
