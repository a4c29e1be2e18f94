"""One battery of identities that every game must hold, one's own included: `run_battery(my_game)`."""

from banchisa.testing.battery import IDENTITIES, run_battery
from banchisa.testing.failure import BatteryFailure, Broken
from banchisa.testing.identity import Identity
from banchisa.testing.report import Report
from banchisa.testing.tables import TableKind, combinations
from banchisa.testing.walk import Policy, Setting, Walk, keenly

__all__ = [
    "IDENTITIES",
    "BatteryFailure",
    "Broken",
    "Identity",
    "Policy",
    "Report",
    "Setting",
    "TableKind",
    "Walk",
    "combinations",
    "keenly",
    "run_battery",
]
