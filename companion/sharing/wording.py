"""Texts of a few words that come up again and again, such as what an owner has read off the cardboard.

A word is a run of letters or digits, or any other single sign. After each word those are likely that
followed it before, the latest first; then those that came up anywhere; a new one is spelt out.
"""

import re
from collections.abc import Hashable

from companion.sharing.coder import Coder
from companion.sharing.int_coding import code_number
from companion.sharing.text_coding import code_text

WORD = re.compile(r"[^\W\d_]+|\d+|.", re.DOTALL)
FOLLOWED, ANYWHERE, NEW = range(3)
FOUND = (8, 4, 4)
"""The weights of where a word was met before, until one was seen."""

END = ""
"""Stands after the last word of a text."""


class Words:
    """Coder of texts word by word, one text after the other."""

    def __init__(self, coder: Coder) -> None:
        """Start with no word seen.

        Args:
            coder: writes or reads them.
        """
        self._coder = coder
        self._after: dict[Hashable, list[str]] = {}

    def text(self, context: Hashable, value: str | None, most: int) -> str:
        """Encode or decode a text of at most ``most`` characters.

        Args:
            context: all that is known before; texts in the same context begin alike.
            value: the text; None when reading.
            most: the most characters.

        Raises:
            CarryError: the text is longer, or holds something that is no character.
        """
        words = None if value is None else [*WORD.findall(value), END]
        found: list[str] = []
        last: Hashable = context
        while True:
            word = self._code_word(last, None if words is None else words[len(found)], most)
            if word == END:
                return "".join(found)
            found.append(word)
            if sum(map(len, found)) > most:
                raise self._coder.wrong
            last = word

    def _code_word(self, last: Hashable, value: str | None, most: int) -> str:
        near, anywhere = self._after.setdefault(("after", last), []), self._after.setdefault("all", [])
        where = None if value is None else self._list_candidates(value, near, anywhere)
        where = self._coder.choose(("word", last), FOUND, where)
        if where == NEW:
            word = code_text(self._coder, "word", value, most)
        else:
            met = near if where == FOLLOWED else anywhere
            if not met:
                raise self._coder.wrong
            place = None if value is None else met.index(value)
            kind = ("place", where)
            word = met[code_number(self._coder, kind, place, len(met) - 1)]
        for kept in (near, anywhere):
            if word in kept:
                kept.remove(word)
            kept.insert(0, word)
        return word

    @staticmethod
    def _list_candidates(word: str, near: list[str], anywhere: list[str]) -> int:
        return FOLLOWED if word in near else ANYWHERE if word in anywhere else NEW
