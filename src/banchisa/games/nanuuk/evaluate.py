"""x"""
from banchisa.games.nanuuk.state import FloeState
def evaluated(state: FloeState) -> list[float]:
    raise NotImplementedError
