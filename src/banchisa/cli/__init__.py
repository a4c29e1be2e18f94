"""The commands in the terminal, and a table at one keyboard."""
