"""Tables for people and bots on a network: stored before told, and everybody gets only what that seat may know."""
