from __future__ import annotations

import threading
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.history.disk import FileDisk
from companion.history.errors import NameRefused, Report
from companion.history.people import NAME_LIMIT, People, Person, clean_name, name_key
from companion.history.sealing import seal_data
from tests.history.samples import NOON, clock


@pytest.fixture
def people(tmp_path: Path) -> People:
    later = count(NOON)
    return People(tmp_path / "people.json", clock=lambda: next(later), disk=FileDisk(fsync=False))


def offered(people: People, limit: int = 9) -> list[str]:
    return [person.name for person in people.suggest(limit)]


def test_people_who_sat_down_are_offered_for_the_next_table(people: People, tmp_path: Path) -> None:
    people.remember([("Ann", "blue"), ("陳小明", "red")])
    again = People(tmp_path / "people.json", clock=clock)
    assert again.suggest(9) == (
        Person("Ann", "blue", 0, 1, NOON),
        Person("陳小明", "red", 1, 1, NOON),
    )


def test_the_last_tables_people_come_first_in_their_order(people: People) -> None:
    people.remember([("Ann", "blue"), ("Bob", "red"), ("Cid", "green")])
    people.remember([("Dee", "red"), ("Ann", "green")])
    assert offered(people) == ["Dee", "Ann", "Bob", "Cid"]
    assert offered(people, 2) == ["Dee", "Ann"]
    found = people.find("ann")
    assert found is not None
    assert (found.colour, found.seat, found.count) == ("green", 1, 2)


def test_one_name_however_it_is_written_is_one_person(people: People) -> None:
    for name in ("Ann", " ann ", "ＡＮＮ"):
        people.remember([(name, "blue")])
    assert [(person.name, person.count) for person in people.suggest(9)] == [("ＡＮＮ", 3)]


def test_somebody_with_two_seats_sat_at_one_table(people: People) -> None:
    assert [person.count for person in people.remember([("Ann", "blue"), ("Ann", "red")])] == [1]


@pytest.mark.parametrize("name", ["", "  ", "a\0b", "\u202eAnn", "\ud800", "x" * (NAME_LIMIT + 1)])
def test_a_name_that_is_none_is_refused_and_nobody_is_remembered(people: People, name: str) -> None:
    with pytest.raises(NameRefused):
        people.remember([("Ann", "blue"), (name, "red")])
    assert offered(people) == []


def test_a_name_may_be_an_emoji_of_several_parts() -> None:
    assert clean_name(" 👩\u200d🚀  Ann ") == "👩\u200d🚀 Ann"


@settings(deadline=None)
@given(st.text(max_size=30))
def test_a_clean_name_stays_the_same_and_means_the_same_person(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except NameRefused:
        return
    assert clean_name(cleaned) == cleaned
    assert name_key(cleaned) == name_key(name)


def test_a_forgotten_person_is_not_offered(people: People) -> None:
    people.remember([("Ann", "blue"), ("Bob", "red")])
    assert people.forget("ANN")
    assert not people.forget("Ann")
    assert offered(people) == ["Bob"]


def test_a_renamed_person_keeps_their_results(people: People) -> None:
    people.remember([("Ann", "blue")])
    renamed = people.rename("Ann", "Anna")
    assert (renamed.name, renamed.count, renamed.also) == ("Anna", 1, ("Ann",))
    assert people.name_now("ann") == people.name_now("Anna") == "Anna"
    assert people.name_now("Bob") == "Bob"
    people.remember([("Ann", "red")])
    assert [(person.name, person.count) for person in people.suggest(9)] == [("Anna", 2)]


def test_renaming_to_somebody_elses_name_makes_them_one_person(people: People) -> None:
    people.remember([("Ann", "blue"), ("Anna", "red")])
    people.remember([("Ann", "green")])
    one = people.rename("Ann", "Anna")
    assert (one.name, one.count, one.colour, one.also) == ("Anna", 3, "green", ("Ann",))
    assert offered(people) == ["Anna"]


def test_renaming_back_leaves_no_former_name_of_the_same_kind(people: People) -> None:
    people.remember([("Ann", "blue")])
    people.rename("Ann", "Anna")
    back = people.rename("Anna", "ANN")
    assert (back.name, back.also) == ("ANN", ("Anna",))


def test_who_only_came_with_carried_tables_can_be_renamed_too(people: People) -> None:
    people.remember([("Bob", "red")])
    assert people.rename("Robert", "Bob").also == ("Robert",)
    assert people.rename("Cid", "Sid").count == 0
    assert (people.name_now("robert"), people.name_now("Cid")) == ("Bob", "Sid")
    assert offered(people) == ["Bob", "Sid"]


def test_two_names_at_one_table_are_two_people_even_if_one_had_the_others_name(people: People) -> None:
    people.remember([("Ann", "blue")])
    people.rename("Ann", "Anna")
    people.remember([("Anna", "blue"), ("Ann", "red")])
    assert [(person.name, person.count) for person in people.suggest(9)] == [("Anna", 2), ("Ann", 1)]
    assert people.name_now("Ann") == "Ann"


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(*[st.sampled_from(["Ann", "ANN", "Bob", "Cid", "Dee", "Eve"])] * 2), max_size=12))
def test_all_names_of_everybody_lead_to_the_person_that_is_found_by_them(
    people: People, renamed: list[tuple[str, str]]
) -> None:
    for old, new in renamed:
        people.rename(old, new)
    found = {name: people.find(name) for name in ("ann", "bob", "cid", "dee", "eve")}
    assert people.names() == {name: person.name for name, person in found.items() if person}


def test_a_store_of_something_else_is_kept_aside_and_reported(tmp_path: Path) -> None:
    told: list[Report] = []
    path = tmp_path / "people.json"
    path.write_bytes(seal_data({"people": {"1": {"name": "Ann", "later": True}}}))
    assert offered(People(path, clock=clock, report=told.append)) == []
    assert [report.id for report in told] == ["history-store-lost"]
    assert b"later" in Path(str(told[0].params["kept"])).read_bytes()


def test_four_threads_count_every_table(people: People) -> None:
    def sit(name: str) -> None:
        for _ in range(20):
            people.remember([("Ann", "blue"), (name, "red")])

    threads = [threading.Thread(target=sit, args=(f"guest {number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    counts = {person.name: person.count for person in people.suggest(9)}
    assert counts == {"Ann": 80} | {f"guest {number}": 20 for number in range(4)}
