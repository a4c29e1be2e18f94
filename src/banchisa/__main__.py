"""`python -m banchisa` is the command line."""

from banchisa.cli import main

main()
