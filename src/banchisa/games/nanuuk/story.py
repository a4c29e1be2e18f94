"""x"""
from banchisa.engine.scene import Text
from banchisa.games.nanuuk.state import FloeState
def told(state: FloeState, action: int) -> Text:
    raise NotImplementedError
