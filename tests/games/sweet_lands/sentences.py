"""Sentences of Sweet Lands that are complete: for tests of what is said with what the code gives."""

import re

import pytest

from companion.engine.words import Params
from companion.locale import Texts
from tests.games.sweet_lands.invented_games import NAMES


class Told:
    """Sentences with all they need, and nothing of the code left in them."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self._texts, self._log = Texts.load_all(), caplog

    def __call__(self, locale: str, kind: str, what: str, params: Params) -> str:
        text = self._texts[locale].about("sweet_lands", kind, what, params, NAMES)
        assert [record.getMessage() for record in self._log.records] == [], (locale, kind, what)
        assert not re.search(r"[{}_]|\w-\w+-\w|  | [.,;]", text), text
        return text
