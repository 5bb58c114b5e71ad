"""Everything the host refuses is a sentence in every language, and no sentence is kept that nobody says."""

import inspect
import logging

import pytest

from companion.data import data_path
from companion.hosting import errors
from companion.hosting.errors import HostingError, Waiting
from companion.locale import LOCALES
from companion.locale.texts import Texts

TEXTS = Texts.load_all()


def made(kind: type[HostingError]) -> HostingError:
    """Return one of its kind. Whatever it is about is a number but for the character of a code."""
    params = list(inspect.signature(kind).parameters.values())
    if not params or params[0].kind is inspect.Parameter.VAR_KEYWORD:
        return kind()
    return kind(**{param.name: "O" if param.name == "found" else 7 for param in params})


KINDS = [
    kind
    for _, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, HostingError) and kind not in (HostingError, Waiting)
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_refusal_is_said_in_every_language(
    locale: str, kind: type[HostingError], caplog: pytest.LogCaptureFixture
) -> None:
    error = made(kind)
    texts = TEXTS[locale]
    assert texts.has(error.id)
    with caplog.at_level(logging.WARNING):
        sentence = texts.say(error.id, **error.params)
    assert caplog.records == []
    assert sentence != error.id
    for value in error.params.values():
        assert str(value) in sentence


def test_no_two_refusals_say_the_same() -> None:
    assert len({kind.id for kind in KINDS}) == len(KINDS) > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_kept_that_nobody_says(locale: str) -> None:
    lines = data_path("locales", locale, "hosting.ftl").read_text("utf-8").splitlines()
    written = {line.split(" =")[0] for line in lines if line.startswith("hosting-")}
    assert written == {kind.id for kind in KINDS}
