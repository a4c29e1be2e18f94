"""The games in the words of other libraries, for programs that learn; each adapter is an extra of the package."""
