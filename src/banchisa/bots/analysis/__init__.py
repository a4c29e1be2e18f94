"""What an expert thinks of every step of a game."""
