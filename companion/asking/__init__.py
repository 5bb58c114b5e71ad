"""Questions about a running table, in everyday words, answered by the referee."""

from companion.asking.aiming import cells_of
from companion.asking.answers import BoardAnswer, Figure, Reason, Said
from companion.asking.board import ask_board
from companion.asking.citing import cells_under, sections_about
from companion.asking.clauses import Ruled, ask_parts
from companion.asking.readings import Reading, readings
from companion.asking.telling import name_thing, place, tell

__all__ = [
    "BoardAnswer",
    "Figure",
    "Reading",
    "Reason",
    "Ruled",
    "Said",
    "ask_board",
    "ask_parts",
    "cells_of",
    "cells_under",
    "name_thing",
    "place",
    "readings",
    "sections_about",
    "tell",
]
