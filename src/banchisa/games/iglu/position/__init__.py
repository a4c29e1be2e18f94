"""Positions as JSON: written, read and validated."""
