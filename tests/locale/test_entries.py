"""What is parsed when it is said is what parsing the whole file would give."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from companion.data import data_path
from companion.locale import LOCALES
from companion.locale.entries import Entries, add_unread, parse, split_entries

FILES = [path for locale in LOCALES for path in sorted(data_path("locales", locale).glob("*.ftl"))]
ASIDE = ["span", "comment"]
"""What does not matter to a sentence."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_entry_alone_is_what_it_is_in_its_file(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    whole = [one for one in FluentParser().parse(source).body if isinstance(one, ast.Message | ast.Term)]
    alone = list(split_entries(source))
    assert [(is_term, name) for is_term, name, _ in alone] == [
        (isinstance(one, ast.Term), one.id.name) for one in whole
    ]
    for one, (_, _, text) in zip(whole, alone, strict=True):
        assert parse(text).equals(one, ASIDE), text


def test_of_two_entries_of_one_name_the_first_is_said() -> None:
    bundle = FluentBundle(["en"])
    add_unread(
        bundle, ["a = one\n-t = { $n ->\n    [one] once\n   *[other] often\n}\n", "a = two\nb = { -t }\n"]
    )
    assert [*bundle._messages] == ["a", "b"]
    pattern = bundle.get_message("a").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("one", [])


def test_nothing_is_parsed_before_it_is_asked_for() -> None:
    entries = Entries()
    entries.put("wrong", "wrong = {")
    assert "wrong" in entries
    with pytest.raises(ValueError, match=r"wrong = \{"):
        entries["wrong"]
