"""Our games in the interfaces of other libraries. Each module needs its own extra, and says so if it is missing."""
