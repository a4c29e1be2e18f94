"""x"""


def main() -> None:
    raise SystemExit(1)
