"""People's names in a question, which are no words of the rulebook."""

import re
from collections.abc import Iterable

from companion.rulebook.index import Index
from companion.wording.folding import flatten, fold, is_han
from companion.wording.language_data import read_spoken


def without_names(question: str, names: Iterable[str], index: Index) -> str:
    """Replace the names of people in a question by words that the search passes over.

    A name that stands in the title of a section is kept as the word that it is there.

    Args:
        question: the question as it was typed.
        names: the names of the seats; people in the examples of the rulebooks have theirs besides.
        index: the sections.
    """
    titles = " ".join(document.title for document in index.documents)
    people = {flatten(name.strip()) for name in names} | read_spoken().people
    for name in sorted(filter(None, people), key=len, reverse=True):
        if not (len(name) == 1 and is_han(name)) and not _name_pattern(name).search(titles):
            question = _replace_name(question, name)
    return question


def _replace_name(question: str, name: str) -> str:
    folded = fold(question)
    for found in reversed(tuple(_name_pattern(name).finditer(folded.text))):
        start, end = folded.original(*found.span())
        question = question[:start] + read_spoken().somebody[is_han(name)] + question[end:]
    return question


def _name_pattern(name: str) -> re.Pattern[str]:
    bare = re.escape(name)
    return re.compile(bare if is_han(name) else rf"(?<![a-z0-9]){bare}(?![a-z0-9])")
