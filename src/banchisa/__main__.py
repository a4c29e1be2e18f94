"""`python -m banchisa` is the command line."""

from banchisa.cli.app import main

main()
