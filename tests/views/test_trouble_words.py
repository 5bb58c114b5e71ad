"""What a phone reads names no file: nobody with a phone can go there. The command line does."""

import re
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from companion.errors import CompanionError
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts
from tests.architecture.test_walls import ROOT, modules, source
from tests.history.test_texts import SAMPLES
from views.device.phone import Phone

TEXTS = Texts.load_all()
NAMED = [error for error in SAMPLES if isinstance(error, CompanionError) and "path" in error.params]


def kinds(base: type[CompanionError] = CompanionError) -> Iterator[type[CompanionError]]:
    """Yield every kind of trouble that people are told."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def naming() -> set[str]:
    """Return the ids of messages that name a path, in any language."""
    found = set()
    for path in (ROOT / "data" / "locales").glob("*/*.ftl"):
        for message in re.split(r"\n(?=[a-z])", path.read_text("utf-8")):
            if re.search(r"\$(path|kept)\b", message):
                found.add(message.split(" =")[0])
    return found


def words(error: CompanionError, locale: str) -> str:
    """Return what a phone says in a language."""
    return Phone.trouble_words(SimpleNamespace(texts=TEXTS, locale=locale), error)  # type: ignore[arg-type]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("error", NAMED, ids=lambda error: error.id)
def test_trouble_with_a_file_is_told_without_naming_it(error: CompanionError, locale: str) -> None:
    assert TEXTS[locale].has(f"{error.id}-on-phone")
    said = words(error, locale)
    assert str(error.params["path"]) not in said
    assert "{" not in said
    assert not re.search(r"\b[A-Z]{5,}\b|Errno", said)


def test_every_kind_of_trouble_that_names_a_file_has_words_for_phones_that_name_none() -> None:
    named = naming()
    told = {kind.id for kind in kinds() if getattr(kind, "id", "") in named}
    assert told == {error.id for error in NAMED}
    assert not {each for each in named if each.endswith("-on-phone")}


def test_the_command_line_names_the_file() -> None:
    for error in NAMED:
        assert str(error.params["path"]) in TEXTS["en"].say(error.id, **error.params)


def test_a_phone_says_trouble_in_one_way() -> None:
    said = re.compile(r"\.say\(\s*(\w+)\.id,")
    found = [m for m, path in modules() if m.startswith("views.") and said.search(source(path))]
    assert found == ["views.device.phone"]
