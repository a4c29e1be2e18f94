"""Statistics for games that come in pairs and clusters."""
