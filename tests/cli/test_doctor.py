"""`companion doctor` reads everything that is kept, says what is wrong with which file, and repairs it."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.history.files import is_aside
from companion.history.journal_format import SEED, seal_line
from companion.history.sealing import seal_data
from companion.hosting.intents import Play
from companion.hosting.keys import HOSTS, fingerprint
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.effort import PROOF

Run = Callable[..., Any]

BOXED = GAMES["roll_into_town"]
SHORT = "score_pad"
"""A game that is finished after a few moves: all of a home is read for each of its files that is junk."""
TEXTS = Texts.load("en")


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_doctor_finds_a_sound_home_sound(run: Run, home: Path) -> None:
    ran = run("doctor", "--home", home, "--json")
    assert ran.status == 0
    sound = {"home": str(home), "open": 1, "finished": 1, "repaired": False, "findings": [], "aside": []}
    assert ran.object == sound
    assert "nothing to repair" in run("doctor", "--home", home).out


def damage_journal(home: Path) -> None:
    path = home / "tables" / "OPEN.journal"
    path.write_bytes(path.read_bytes() + b"00000000 {}\n")


def tear_journal(home: Path) -> None:
    path = home / "tables" / "OPEN.journal"
    path.write_bytes(path.read_bytes() + b'12345678 {"ent')


def lose_summaries(home: Path) -> None:
    for path in (home / "store").glob("history-*"):
        path.unlink()


def damage_store(home: Path) -> None:
    for path in (home / "store").glob("history-*"):
        path.write_bytes(b"{" + path.read_bytes())


@pytest.mark.parametrize("damage", [damage_journal, tear_journal, lose_summaries, damage_store])
def test_the_doctor_says_what_it_would_repair_changes_nothing_and_repairs_when_asked(
    run: Run, home: Path, damage: Callable[[Path], None]
) -> None:
    damage(home)
    before = everything(home)
    ran = run("doctor", "--home", home, "--json")
    assert ran.status == 2
    findings = ran.object["findings"]
    assert findings
    for finding in findings:
        assert finding["text"] != finding["id"]
        assert "companion-doctor-" not in json.dumps(finding)
    assert everything(home) == before
    repaired = run("doctor", "--home", home, "--repair", "--json")
    assert (repaired.status, repaired.object["repaired"]) == (0, True)
    assert [one["id"] for one in repaired.object["findings"]] == [one["id"] for one in findings]
    after = run("doctor", "--home", home, "--json").object
    assert (after["open"], after["finished"], after["repaired"], after["findings"]) == (1, 1, False, [])


def test_the_doctor_lists_what_was_set_aside_earlier(run: Run, home: Path) -> None:
    tear_journal(home)
    run("doctor", "--home", home, "--repair")
    (kept,) = (home / "tables").glob("OPEN.journal.torn-*")
    ran = run("doctor", "--home", home)
    assert (ran.status, "nothing to repair" in ran.out) == (0, True)
    assert str(kept) in ran.out
    assert run("doctor", "--home", home, "--json").object["aside"] == [str(kept)]


def test_the_doctor_says_what_cannot_be_repaired_and_leaves_it_alone(run: Run, home: Path) -> None:
    path = home / "tables" / "NEWER.journal"
    path.write_bytes(seal_line(b'{"format":1,"id":"NEWER","game":"a game of next year"}', SEED)[0])
    before = path.read_bytes()
    for _ in range(2):
        ran = run("doctor", "--home", home, "--repair", "--json")
        assert ran.status == 2
        assert "NEWER" in ran.object["findings"][0]["text"]
    assert path.read_bytes() == before


# everything that the app writes


def play(house: OpenHome, moves: int, *names: str, game: str = "card_city") -> None:
    """Play a table of so many moves, if the game does not end before."""
    rng = Random(11)
    house.people.remember([(name, "teal") for name in names])
    live = house.tables.begin(game, Setup(seats=make_seats(*names)))
    house.joining.sit(live, 0, None)
    while not live.over and live.table.seq < moves:
        position = live.table.position
        seat = live.game.actors(position)[0]
        live.submit(Play(seat, rng.choice(live.game.moves(position, seat))))


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home in which the app has written every kind of file that it keeps, most of them more than once."""
    folder = tmp_path_factory.mktemp("full") / "home"
    with OpenHome.open(folder, fsync=False) as house:
        play(house, 1000, "Ann", "柏", game=SHORT)
        play(house, 1000, "Cy", "Di", game=SHORT)
        play(house, 12, "Ann", "Cy")
        house.seating.welcome_host(fingerprint("a key", HOSTS))
        house.preferences.change(theme="dark")
        house.preferences.remember_setup("card_city", b"{}")
        for name in tuple(BOXED.box.printed.texts)[:2]:
            house.boxes.put(BOXED, {name: BOXED.box.printed.texts[name]})
    return folder


def kept_files(folder: Path) -> list[Path]:
    """Return every file of a home but the lock, in which nothing is written."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "in-use.lock")


def test_the_app_has_written_everything_that_it_keeps(full: Path) -> None:
    kinds = {
        "ID.journal" if path.suffix == ".journal" else path.name
        for path in kept_files(full)
        if not path.name.endswith(".bak")
    }
    stores = {"people.json", "preferences.json", "seats.json", "history-0001.json"}
    assert kinds == {"ID.journal", *stores, f"{BOXED.id}.json"}
    assert {path.parent.name for path in kept_files(full)} == {"tables", "records", "store", "boxes"}
    with_a_copy = {path.name.removesuffix(".bak") for path in kept_files(full) if path.suffix == ".bak"}
    assert with_a_copy == {*stores - {"history-0001.json"}, f"{BOXED.id}.json"}


def wrong_checksum(path: Path, data: bytes) -> bytes:
    place = data.rindex(b"\n", 0, -1) + 1 if path.suffix == ".journal" else data.index(b":") + 2
    return data[:place] + (b"1" if data[place : place + 1] == b"0" else b"0") + data[place + 1 :]


def sealed_otherwise(path: Path, data: bytes) -> bytes:
    """Return the bytes of a file of right form and checksum, with content that the app never writes."""
    return (
        seal_line(b"[1]", SEED)[0] if path.suffix == ".journal" else seal_data({"strange": {"x": {"y": 1}}})
    )


JUNK: dict[str, Callable[[Path, bytes], bytes]] = {
    "empty": lambda path, data: b"",
    "cut off in the middle": lambda path, data: data[: len(data) // 2 - 1],
    "without its last byte": lambda path, data: data[:-1],
    "random bytes": lambda path, data: Random(len(data)).randbytes(len(data)),
    "only zeros": lambda path, data: bytes(len(data)),
    "a list": lambda path, data: b"[1, 2, 3]\n",
    "a number": lambda path, data: b"7",
    "deeply nested": lambda path, data: b"[" * 100_000,
    "one byte changed": lambda path, data: data[:-20] + bytes([data[-20] ^ 1]) + data[-19:],
    "a wrong checksum": wrong_checksum,
    "something else under a right checksum": sealed_otherwise,
}

junk = pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)


@pytest.fixture
def no_flush(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody pulls a plug here: hundreds of repairs do not wait for the disk."""
    monkeypatch.setattr("os.fsync", lambda descriptor: None)


def spoilt(full: Path, folder: Path, make: Callable[[Path, bytes], bytes]) -> Iterator[tuple[Path, Path]]:
    """Copies of a full home, in each of which another one of its files is junk: the home and the file.

    Every day each kind of junk is put into every other file, the next kind into those between.
    """
    first = 0 if PROOF else [*JUNK.values()].index(make) % 2
    for number, path in [*enumerate(kept_files(full))][first :: 1 if PROOF else 2]:
        home = folder / str(number)
        shutil.copytree(full, home)
        spoilt = home / path.relative_to(full)
        spoilt.write_bytes(make(path, path.read_bytes()))
        yield home, spoilt


def kept_aside(home: Path, content: bytes) -> bool:
    """Tell if some bytes lie aside: as they were, or of a torn journal what was cut off its end."""
    aside = {path.name: path.read_bytes() for path in kept_files(home) if is_aside(path.name)}
    return any(
        content == kept or (".torn-" in name and content.endswith(kept)) for name, kept in aside.items()
    )


@junk
@pytest.mark.usefixtures("no_flush")
def test_the_doctor_names_any_file_that_is_junk_repairs_it_and_finds_nothing_the_second_time(
    run: Run, full: Path, tmp_path: Path, junk: Callable[[Path, bytes], bytes]
) -> None:
    tables = run("doctor", "--home", full, "--json").object["open"]
    for home, path in spoilt(full, tmp_path, junk):
        before = everything(home)
        found = run("doctor", "--home", home, "--json")
        assert found.status == 2, path
        if made_anew(path):
            assert [one["id"] for one in found.object["findings"]] == ["history-records-restored"]
        else:
            assert any(str(path) in one["text"] for one in found.object["findings"]), (path, found.out)
        assert everything(home) == before
        repaired = run("doctor", "--home", home, "--repair", "--json")
        gone = path.parent.name == "records" and not path.exists()
        assert repaired.status == (2 if gone else 0), (path, repaired.out)
        assert [one["id"] for one in repaired.object["findings"]] == [
            one["id"] for one in found.object["findings"]
        ]
        again = run("doctor", "--home", home, "--json").object
        assert [one["id"] for one in again["findings"]] == ["history-record-gone"] * gone, path
        assert made_anew(path) or kept_aside(home, before[str(path.relative_to(home))]), path
        lost = path.parent.name == "tables" and not path.exists()
        assert (again["open"], again["finished"]) == (tables - lost, 2)
        untouched = {name: data for name, data in before.items() if not of_one_store(name, path)}
        assert untouched.items() <= everything(home).items()


def made_anew(path: Path) -> bool:
    """Tell if a file is made from the records, so that nothing of it needs to be kept."""
    return path.name.startswith("history-")


def of_one_store(name: str, spoilt: Path) -> bool:
    """Tell if a file is changed when another is repaired: the same store, or the history beside a record."""
    same = Path(name).name.removesuffix(".bak") == spoilt.name.removesuffix(".bak")
    return same or (spoilt.parent.name == "records" and "history" in name)


@junk
def test_the_app_starts_whatever_is_junk_and_tells_the_host_which_file(
    full: Path, tmp_path: Path, junk: Callable[[Path, bytes], bytes]
) -> None:
    for home, path in spoilt(full, tmp_path, junk):
        content = path.read_bytes()
        with OpenHome.open(home, fsync=False) as house:
            told = [TEXTS.say(report.id, **report.params) for report in house.tables.reports]
            if made_anew(path):
                assert told == [TEXTS.say("history-records-restored", count=2)]
            else:
                assert any(str(path) in sentence for sentence in told) or path.parent.name == "records"
            assert house.tables.library.summaries.count() == 2
            house.people.remember([("Eve", "rose")])
            house.preferences.change(theme="system")
            play(house, 5, "Eve", "Fay")
        assert path.parent.name == "records" or made_anew(path) or kept_aside(home, content)
        with OpenHome.open(home, fsync=False) as house:
            assert list(house.tables.reports) == []
            assert house.people.find("Eve")


@pytest.mark.parametrize("junk", [b"", b"7", b"\xff\x00"])
def test_what_lies_in_the_lock_is_of_no_matter(run: Run, home: Path, junk: bytes) -> None:
    (home / "in-use.lock").write_bytes(junk)
    ran = run("doctor", "--home", home, "--json")
    assert (ran.status, ran.object["findings"]) == (0, [])
