"""What one types at a Python prompt: a match that plays its own chance and says what is allowed."""
