"""A game in play: who sits where, what was decided, what each seat may see. Pure: no input, no output."""
