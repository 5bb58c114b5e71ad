"""A box that learns: what was unknown is kept once it is said, listed or not, and nothing of it is lost."""

from pathlib import Path
from threading import Thread

import pytest

from companion.bounds import BOX
from companion.engine.setup import MOST_ENTRIES
from companion.history.errors import EntryRefused
from companion.history.sealing import seal_data
from companion.locale.texts import Texts
from tests.engine.learner import LEARNER
from tests.history.test_boxes import FILE, boxes

SAID = {"slot-1": "2 gold/none", "A:1,-1": "wheat port", "card-17": "victory:rabbit", "ability": ""}


def test_answers_are_there_the_next_evening(tmp_path: Path) -> None:
    boxes(tmp_path).put(LEARNER, SAID)
    assert boxes(tmp_path).own_entries(LEARNER) == SAID
    assert boxes(tmp_path).box(LEARNER).entry("A:1,-1").source == "owner"


def test_an_entry_is_forgotten_again_and_unknown_as_before(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    kept.put(LEARNER, SAID)
    kept.forget(LEARNER, ("slot-1", "card-17"))
    box = boxes(tmp_path).box(LEARNER)
    assert (box.entry("slot-1").source, box.entry("card-17").source) == ("unknown", "unknown")
    assert box.entry("A:1,-1").source == "owner"


def test_families_go_along_with_an_exported_box(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    boxes(here).put(LEARNER, SAID)
    assert set(boxes(there).import_entries(LEARNER, boxes(here).export(LEARNER))) == set(SAID)
    assert boxes(there).owner_entries(LEARNER) == SAID


def test_a_box_of_yesterday_is_read_as_it_was(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(seal_data({"box": {"1": {"said": {"tile-R": "###", "stock": "7"}}}}))
    assert boxes(tmp_path).owner_entries(LEARNER) == {"tile-R": "###", "stock": "7"}


def test_a_full_box_takes_no_more_and_says_so(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    full = {f"card-{number}": "2 gold+card" for number in range(1, MOST_ENTRIES + 1)}
    kept.put(LEARNER, full)
    assert len(kept.export(LEARNER)) <= BOX.most
    with pytest.raises(EntryRefused) as refused:
        kept.put(LEARNER, {"card-999": "gold"})
    assert kept.owner_entries(LEARNER) == full
    for texts in Texts.load_all().values():
        assert str(MOST_ENTRIES) in texts.say(refused.value.id, **refused.value.params)
    kept.put(LEARNER, {"card-7": "3 gold"})
    assert kept.owner_entries(LEARNER)["card-7"] == "3 gold"


def test_a_box_never_grows_beyond_what_can_be_taken_in_elsewhere(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    long = "/".join(f"{count} gold" for count in range(1, 99))
    with pytest.raises(EntryRefused):
        kept.put(LEARNER, {f"card-{number}": long for number in range(1, MOST_ENTRIES)})
    assert kept.owner_entries(LEARNER) == {}


def test_different_answers_given_at_once_are_all_kept(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    said = {f"A:{number},0": "sea" for number in range(1, 9)}
    threads = [Thread(target=kept.put, args=(LEARNER, {name: text})) for name, text in said.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert boxes(tmp_path).owner_entries(LEARNER) == said
