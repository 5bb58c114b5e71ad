"""Passage that is quoted: the statement that answers best, with those beside it that it needs."""

from collections.abc import Sequence

from companion.rulebook.book import Section
from companion.rulebook.sentences import Scored
from companion.rulebook.statements import Statement
from companion.wording.language_data import begins, read_spoken, says

ROOM = 70
"""Largest length of a passage of several statements, in Chinese characters, or in half as many words."""

LIKE, LIKE_NUMBER, LIKE_LIMIT = 0.35, 0.6, 0.7
"""Least worth of a neighbor that is quoted, beside the statement that answers best, a number, or a limit."""

_QUOTED = frozenset({"rule", "aside", "labelled"})
"""Kinds of statements that are quoted together."""


def passage(section: Section, scored: Sequence[Scored], like: float = LIKE) -> tuple[Statement, str]:
    """Find the statement of a section that answers best, and quote it with those beside it.

    It is quoted with the rule it refers to, then with those of its neighbors that answer, too, as far as
    there is room. Rows of tables and examples are quoted alone.

    Args:
        section: the section.
        scored: its statements.
        like: the least worth of a neighbor that is quoted, as a share of the best.
    """
    if not scored:
        return Statement("", "rule"), ""
    at = max(range(len(scored)), key=lambda number: scored[number].worth)
    lead, worth = scored[at].statement, scored[at].worth
    if lead.kind not in _QUOTED:
        return lead, lead.text
    told = [each.statement for each in scored]
    first = last = at
    while first and _needs_more(told[first]) and told[first - 1].kind in _QUOTED:
        first -= 1
    goes_after = begins(lead.folded, read_spoken().after)
    while _reading_length(told[first : last + 1]) > ROOM and first < last:
        first, last = (first, last - 1) if goes_after else (first + 1, last)
    while True:
        grown = [
            (scored[number].worth, low, high)
            for number, low, high in ((first - 1, first - 1, last), (last + 1, first, last + 1))
            if 0 <= number < len(told)
            and told[number].kind in _QUOTED
            and not says(told[number].folded, read_spoken().elsewhere)
            and _reading_length(told[low : high + 1]) <= ROOM
            and (scored[number].worth >= like * worth or (number > last and _needs_more(told[number])))
        ]
        if not grown:
            return lead, cut(section, told[first : last + 1])
        _, first, last = max(grown)


def cut(section: Section, told: Sequence[Statement]) -> str:
    """Cut some statements in a row out of a section's text."""
    start = section.text.find(told[0].text)
    end = start
    for each in told:
        at = section.text.find(each.text, end)
        if start < 0 or at < 0:
            return told[0].text
        end = at + len(each.text)
    return section.text[start:end]


def _needs_more(told: Statement) -> bool:
    """Check that a statement refers to the one before it, or is only a fragment."""
    return begins(told.folded, read_spoken().back)


def _reading_length(told: Sequence[Statement]) -> int:
    return sum(each.length for each in told)
