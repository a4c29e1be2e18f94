"""What may happen, and what happens then."""
