"""What is said over open sockets."""
