"""Programs that choose an action for a seat from what that seat knows."""
