"""What a seat sees: scene, choices, log and text."""
