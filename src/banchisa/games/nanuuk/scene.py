"""x"""
from banchisa.engine.scene import Scene
from banchisa.games.nanuuk.state import FloeState
def staged(state: FloeState, seat: int | None) -> Scene:
    raise NotImplementedError
