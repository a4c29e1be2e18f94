"""What people are told while they are not looking, and the ways by which it reaches them."""
