"""Finding plays, next to looking at every table by hand."""

from __future__ import annotations

from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.days import local_day
from companion.engine.points import Points
from companion.history.details import PlayDetails
from companion.history.figures import count_figures
from companion.history.people import name_key
from companion.history.plays import PlayedTable, PlayFilter, find_plays, list_plays
from companion.history.summary import Summary
from tests.history.samples import NOON, finished, seat, summaries

PEOPLE = ("Ann", "ann ", "Bob", "小明")
histories = st.lists(summaries, max_size=10, unique_by=lambda summary: summary.id)
known = st.builds(
    finished,
    st.integers(1, 99),
    st.builds(seat, st.sampled_from(PEOPLE), st.integers(-5, 5), st.integers(1, 2)),
    st.builds(seat, st.sampled_from(PEOPLE), st.integers(-5, 5), st.integers(1, 2)),
    game=st.sampled_from(["card_city", "small_city"]),
    variant=st.sampled_from(["", "Farms", "飛鏢"]),
)
filters = st.builds(
    PlayFilter,
    person=st.none() | st.sampled_from(PEOPLE),
    game=st.none() | st.sampled_from(["card_city", "small_city"]),
    variant=st.sampled_from([None, None, "", "Farms"]),
    text=st.sampled_from(["", "ann", "CITY bob", "小", "farm ann", "zzz"]),
    since=st.none() | st.sampled_from([local_day(NOON) + timedelta(days=days) for days in range(-1, 3)]),
    until=st.none() | st.sampled_from([local_day(NOON) + timedelta(days=days) for days in range(-1, 3)]),
    outcome=st.sampled_from([None, "won", "lost", "shared", "alone"]),
    tables=st.none() | st.frozensets(st.sampled_from(["t00001", "t00002", "t00003"])),
)


def ids(plays: tuple[PlayedTable, ...]) -> list[str]:
    return [play.summary.id for play in plays]


def fits(table: Summary, wanted: PlayFilter) -> bool:
    """Tell if a table is looked for, said slowly."""
    sat = {name_key(each.name) for each in table.seats}
    ranks: dict[str, list[int]] = {}
    for each in table.seats:
        ranks.setdefault(name_key(each.name), []).append(each.rank)
    if wanted.game is not None and table.game != wanted.game:
        return False
    if wanted.variant is not None and table.variant != wanted.variant:
        return False
    if wanted.person is not None and name_key(wanted.person) not in sat:
        return False
    if wanted.since is not None and table.played_on < wanted.since:
        return False
    if wanted.until is not None and not table.played_on < wanted.until:
        return False
    if wanted.tables is not None and table.id not in wanted.tables:
        return False
    for word in wanted.text.lower().split():
        if (
            word not in table.game
            and word not in table.variant.lower()
            and not [name for name in sat if word in name]
        ):
            return False
    if wanted.outcome == "alone":
        return len(table.seats) == 1
    if wanted.outcome == "shared":
        return len(table.seats) > 1 and sorted(each.rank for each in table.seats)[:2] == [1, 1]
    if wanted.outcome is not None:
        if wanted.person is None or len(table.seats) == 1:
            return False
        first = min(ranks[name_key(wanted.person)]) == 1
        return first if wanted.outcome == "won" else not first
    return True


@settings(deadline=None)
@given(st.lists(known, max_size=12, unique_by=lambda summary: summary.id), filters)
def test_what_is_found_is_what_looking_at_every_table_finds(
    tables: list[Summary], wanted: PlayFilter
) -> None:
    found = find_plays(list_plays(tables), wanted)
    expected = [table.id for table in sorted(tables, key=lambda table: table.order) if fits(table, wanted)]
    assert ids(found) == expected


@settings(deadline=None)
@given(histories)
def test_everybody_at_a_table_is_there_once_with_the_better_seat(tables: list[Summary]) -> None:
    for play in list_plays(tables):
        sat: dict[str, list[tuple[int, Points]]] = {}
        for each in play.summary.seats:
            sat.setdefault(name_key(each.name), []).append((each.rank, -each.total))
        best = {key: min(seats) for key, seats in sat.items()}
        assert {key: (one.rank, -one.total) for key, (_, one) in play.people.items()} == best


def test_games_are_found_by_what_they_are_called_and_people_by_names_they_had() -> None:
    plays = list_plays(
        [finished(1, seat("Bob"), seat("Ann", 3, 2))], {"Ann": "Anna", "Bob": "Bob"}.__getitem__
    )
    assert ids(find_plays(plays, PlayFilter(person="Ann"), name_now={"Ann": "Anna"}.__getitem__)) == [
        "t00001"
    ]
    assert ids(find_plays(plays, PlayFilter(text="紙牌 anna"), game_name=lambda _: "紙牌城市")) == ["t00001"]
    assert find_plays(plays, PlayFilter(text="card"), game_name=lambda _: "紙牌城市") == ()


def test_games_are_found_by_words_of_their_notes() -> None:
    plays = list_plays([finished(1, seat("Bob")), finished(2, seat("Ann"))])
    told = {"t00001": "Rain all day", "t00002": "Sun"}.__getitem__
    assert ids(find_plays(plays, PlayFilter(text="RAIN bob"), note=told)) == ["t00001"]
    assert find_plays(plays, PlayFilter(text="rain ann"), note=told) == ()
    assert find_plays(plays, PlayFilter(text="rain")) == ()


SAID = {
    "t00001": PlayDetails(expansions=("Rivers", "Alps"), tags=("Rainy",), teacher="Cleo"),
    "t00002": PlayDetails(expansions=("rivers",), tags=("club",)),
}


def test_expansions_and_tags_are_filters_however_they_are_spelt() -> None:
    plays = list_plays([finished(number) for number in (1, 2, 3)])

    def find(expansion: str | None = None, tag: str | None = None, text: str = "") -> list[str]:
        wanted = PlayFilter(expansion=expansion, tag=tag, text=text)
        return ids(find_plays(plays, wanted, details=SAID))

    assert find(expansion="RIVERS") == ["t00001", "t00002"]
    assert find(expansion="Alps", tag="rainy") == ["t00001"]
    assert find(expansion="Alps", tag="club") == []
    assert find(text="rainy ann") == find(text="cleo") == ["t00001"]
    assert find() == ["t00001", "t00002", "t00003"]


def test_figures_count_what_was_said_of_the_plays_found() -> None:
    plays = list_plays([finished(number) for number in (1, 2, 3)])
    rated = {**SAID, "t00003": PlayDetails(tags=("club",), rating=9)}
    found = count_figures(plays, PlayFilter(tag="club"), details=rated)
    assert found.tables == ("t00002", "t00003")
    assert (found.expansions, found.tags) == ((("rivers", 1),), (("club", 2),))
    assert found.ratings_given == ((9, 1),)
