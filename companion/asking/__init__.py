"""Questions about a running table, in everyday words, answered by the referee."""

from companion.asking.aiming import cells_of
from companion.asking.answers import AnswerSentence, BoardAnswer, Figure, OfferedMove, Reason
from companion.asking.board import ask_board
from companion.asking.citing import cells_under, sections_about
from companion.asking.clauses import Ruled, ask_parts
from companion.asking.readings import RulingInForce, readings
from companion.asking.state import Context
from companion.asking.telling import name_thing, place, tell

__all__ = [
    "AnswerSentence",
    "BoardAnswer",
    "Context",
    "Figure",
    "OfferedMove",
    "Reason",
    "Ruled",
    "RulingInForce",
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
