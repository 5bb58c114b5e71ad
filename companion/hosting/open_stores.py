"""The stores of one home that is open."""

from dataclasses import dataclass

from companion.history.albums import Albums
from companion.history.boxes import Boxes
from companion.history.home import Home
from companion.history.people import People
from companion.history.preferences import PreferencesStore
from companion.hosting.seating import Seating
from companion.hosting.table_manager import TableManager
from companion.hosting.tools import ToolStore


@dataclass(frozen=True)
class OpenStores:
    """Open stores of a home in one process.

    Attributes:
        home: the folder, locked against other processes.
        tables: open and finished tables.
        people: who has played here.
        preferences: language, theme, text size, last setups.
        seating: who holds which seat, and whose browsers are the host's.
        boxes: the owner's boxes.
        tools: dice, coins and clocks of the tables.
        albums: notes and photos of finished tables, and where they were played.
    """

    home: Home
    tables: TableManager
    people: People
    preferences: PreferencesStore
    seating: Seating
    boxes: Boxes
    tools: ToolStore
    albums: Albums
