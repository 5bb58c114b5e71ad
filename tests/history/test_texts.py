from __future__ import annotations

import ast
import errno
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import companion.history
from companion.bounds import KEPT_PHOTO, TooLarge
from companion.history import errors
from companion.history.stores import STORES
from companion.history.trouble import reading_reason, reading_trouble

LOCALES = ("en", "zh-Hant", "zh-Hans")
TEXTS = Path(__file__).parents[2] / "data" / "locales"
CODE = Path(companion.history.__file__).parent


def ids_in_the_code() -> set[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in CODE.glob("*.py")]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"history-[a-z-]+", text)}


def bundle(locale: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource((TEXTS / locale / "history.ftl").read_text("utf-8")))
    return made


LARGE = {"store": "photos", **reading_trouble(TooLarge(KEPT_PHOTO))}

READING = {"path": "a.json", "store": "people", **reading_trouble(OSError(errno.EACCES, ""))}
"""A file that may not be read."""

CHOOSING = {"reason", "store", "now", "why"}
"""Variables by which a sentence is chosen; they do not stand in it themselves."""

SAMPLES: list[errors.HistoryError | errors.Report] = [
    errors.HomeInUse(Path("/home/ann")),
    errors.HomeNotWritable(Path("/home/ann"), "EROFS"),
    errors.DamagedJournal(Path("t1.journal"), 3, "checksum"),
    errors.JournalUnwritable(Path("t1.journal"), "ENOSPC"),
    errors.JournalExists(Path("t1.journal")),
    errors.JournalMissing(Path("t1.journal")),
    errors.JournalClosed(),
    errors.Overtaken(),
    errors.LineRefused(5, 4),
    errors.TableIdRefused("a/b"),
    errors.StoreUnwritable(Path("people.json"), "ENOSPC"),
    errors.StoreUnreadable(Path("people.json"), OSError(errno.EACCES, "")),
    errors.StoreDamaged(Path("seats.json")),
    errors.JournalUnreadable(Path("t1.journal"), OSError(errno.EISDIR, "")),
    errors.StoreAway(),
    errors.StoreUnreached("db.example.org:5432", "connection refused"),
    errors.StoreNewer(3, 2),
    errors.StoreHomeUnknown("club"),
    errors.StoreHomeRefused("a/b"),
    errors.StoreHostRefused("a b"),
    errors.StoreHostTaken("club.example.org", "cafe"),
    errors.StoreAddressRefused(),
    errors.StoreDriverMissing(),
    errors.HomeNotEmpty("club"),
    errors.AlbumFull(4),
    errors.PhotoGone(),
    errors.NameRefused("", 40),
    errors.HomeFileRefused(),
    errors.BoxFileRefused("$.game: Expected `str`"),
    errors.OtherBox("chess"),
    errors.EntryRefused("tile-R3", "count", {"count": 3}),
    errors.Report("history-box-entry-unknown", {"name": "tile-Z", "path": "a.json"}),
    errors.Report("history-store-restored", {"store": "people", "path": "a.json", "kept": "b"}),
    errors.Report("history-store-lost", {"store": "people", "path": "a.json", "kept": "b"}),
    errors.Report("history-store-missing", {"store": "people", "path": "a.json"}),
    errors.Report("history-store-partly", {"store": "people", "path": "a.json", "kept": "b"}),
    errors.Report("history-copy-damaged", {"path": "a.json.bak", "kept": "b", "store": "people"}),
    errors.Report("history-summaries-unwritable", {"path": "history-0001.json", "reason": "ENOSPC"}),
    errors.Report("history-log-damaged", {"bytes": 7, "kept": "b"}),
    errors.Report("history-journal-torn", {"table": "t1 (Ann · Ben)", "kept": "b", "bytes": 7}),
    errors.Report("history-journal-lost", {"table": "t1", "kept": "b"}),
    errors.Report("history-journal-salvaged", {"table": "t1", "kept": "b", "line": 2, "lines": 1}),
    errors.Report("history-records-restored", {"count": 2}),
    errors.Report("history-record-reopened", {"path": "a", "table": "t1"}),
    errors.Report("history-record-short", {"path": "a", "entries": 3, "known": 5}),
    errors.Report("history-record-longer", {"path": "a", "entries": 5, "known": 3}),
    errors.Report("history-barred-restored", {**READING, "kept": "b"}),
    errors.Report("history-barred-lost", {**READING, "kept": "b"}),
    errors.Report("history-barred-copy", {**READING, "kept": "b"}),
    errors.Report("history-left-out", READING),
    errors.Report("history-record-gone", {"table": "t1 (Ann · Ben)"}),
    errors.Report("history-table-twice", {"table": "t1", "now": "open", "kept": "b"}),
    errors.Report("history-album-damaged", {"table": "t1", "store": "photos", "kept": "b"}),
    errors.Report("history-album-aside", {**LARGE, "table": "t1", "kept": "b"}),
    errors.Report("history-album-barred", {**READING, "table": "t1"}),
    errors.Report("history-record-unknown", {"path": "a", "problem": "KeyError"}),
]


def test_the_samples_are_everything_the_code_can_say() -> None:
    said = {sample.id for sample in SAMPLES}
    assert said == ids_in_the_code()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_everything_can_be_said_in_every_language(
    locale: str, sample: errors.HistoryError | errors.Report
) -> None:
    texts = bundle(locale)
    assert texts.has_message(sample.id)
    pattern = texts.get_message(sample.id).value
    assert pattern is not None
    text, problems = texts.format_pattern(pattern, dict(sample.params))
    assert problems == []
    assert isinstance(text, str)
    assert "{" not in text
    unsized = {"size", "unit"} if sample.params.get("reason") != "too-large" else set()
    for name in sample.params.keys() - CHOOSING - unsized:
        assert str(sample.params[name]) in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("part", ["history-reason", "history-reading", "history-mending"])
def test_no_sentence_names_the_number_of_an_error(locale: str, part: str) -> None:
    texts = bundle(locale)
    pattern = texts.get_message(part).value
    assert pattern is not None
    reasons = {reading_reason(OSError(number, "")) for number in errno.errorcode}
    for symbol in (*errno.errorcode.values(), "unknown", "too-large", *reasons):
        text, problems = texts.format_pattern(pattern, {"reason": symbol, "size": 64, "unit": "MB"})
        assert problems == []
        assert isinstance(text, str)
        assert not symbol.isupper() or symbol not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_store_has_words_of_its_own(locale: str) -> None:
    texts = bundle(locale)
    pattern = texts.get_message("history-what").value
    assert pattern is not None
    kept = [store.id for store in STORES if store.room]
    said = [str(texts.format_pattern(pattern, {"store": name})[0]) for name in (*kept, "strange")]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_kept_that_nobody_says(locale: str) -> None:
    source = (TEXTS / locale / "history.ftl").read_text("utf-8")
    written = {line.split(" =")[0] for line in source.splitlines() if line.startswith("history-")}
    parts = {"history-reason", "history-damage", "history-reading", "history-mending", "history-what"}
    assert written - parts == {sample.id for sample in SAMPLES}
