"""What many games between bots tell about a variant."""
