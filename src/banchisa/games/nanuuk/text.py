"""x"""
from banchisa.games.nanuuk.state import FloeState
def drawn(state: FloeState) -> str:
    raise NotImplementedError
