"""What a reading is worth as an answer."""

import re
from enum import Enum

from tests.answers.questions import Question
from tests.answers.readings import Reading

ADMITS = re.compile(
    r"(?i)did not understand|do(es)? not know|don[’']t know|\bsecret\b|\bhidden\b"
    r"|(can ?not|may not) (see|know|try)|nothing in the rules|not in the rules|rules (do not|say nothing)"
    r"|another game|nobody knows|find nothing"
    r"|[沒没不未無无]法?有?.{0,3}[看聽听讀读]?[懂白]|[沒没][辦办]法[試试]|不知道|不[認认][得識识]|秘密|保密|看不到"
    r"|[隱隐]藏|[規规][則则].{0,8}[沒没未]|不在[規规][則则]|[別别][的個个]*[遊游][戲戏]|另一[個款个]"
)
"""Says that the answer is not known, or not for the asker's eyes."""


class Grade(Enum):
    """What became of a question."""

    RIGHT = "right"
    LOOK = "must be looked for"
    MISLEADING = "misleading"
    WRONG = "wrong"
    NOT_UNDERSTOOD = "not understood"


def grade(question: Question, reading: Reading) -> Grade:
    """Judge what is read first against what is right and what misleads.

    What the rulebook says below a line that the table was not understood misleads nobody about the table.
    """
    claimed = reading.notice or reading.first if question.table else reading.first
    if any(pattern.search(claimed) for pattern in question.refused):
        return Grade.MISLEADING
    if any(pattern.search(reading.first) for pattern in question.accepted):
        return Grade.RIGHT
    admitted = not reading.answered or ADMITS.search(reading.notice) is not None
    if not question.answered:
        return Grade.RIGHT if admitted else Grade.WRONG
    if _is_found(question, reading):
        return Grade.LOOK
    if admitted or (question.table and not reading.board):
        return Grade.NOT_UNDERSTOOD
    return Grade.WRONG


def _is_found(question: Question, reading: Reading) -> bool:
    """Check whether the answer stands further below, or in the section that comes first."""
    if question.table is not None and not reading.board:
        return False
    further = any(pattern.search(reading.text) for pattern in question.accepted)
    return reading.section in question.section or (question.verdict is None and further)
