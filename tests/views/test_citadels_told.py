"""What a screen of Citadels tells of its own accord, or on a tap: powers, and where something can fall."""

from pathlib import Path

import pytest

from companion.games.citadels.moves import Destroy, SetHand, Take
from companion.games.citadels.position import Position
from companion.hosting.intents import Correct, Play
from companion.hosting.session import TableSession
from tests.views.citadels_table import Court, citadels, enrich, on_to, stand
from tests.views.playing import Before


def king(session: TableSession) -> None:
    """Play on to the beginning of the King's turn, everybody rich, a Workshop and a Temple in its city."""
    on_to("turn", where=lambda at: bool(at.turn and at.turn.role == "king" and not at.turn.acted))(session)
    enrich(session)
    stand(session, session.table.position.turn.seat, "workshop", "temple")


@pytest.mark.parametrize("reading", ["three_for_two", "two_for_three"])
@pytest.mark.parametrize("tab", ["board", "table"])
async def test_a_purple_district_tells_what_it_does(tmp_path: Path, tab: str, reading: str) -> None:
    async with citadels(tmp_path, 4, before=king, rulings={"workshop": reading}) as table:
        await table.be(table.position.turn.seat)
        if tab == "table":
            await table.press(table.app("tab-table"))
        await table.taps(table.word("district-workshop"))
        name, power = table.word("district-workshop"), table.word(f"special-workshop-{reading}")
        assert table.ui("about-special", district=name, power=power) in table.words()


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
async def test_no_chinese_line_has_a_western_comma(tmp_path: Path, language: str) -> None:
    async with citadels(tmp_path, 4, before=king, language=language) as table:
        await table.be(table.position.turn.seat)
        await table.press(next(label for label in table.tappables() if table.word("role-bishop") in label))
        assert [words for words in [*table.words(), *table.tappables()] if ", " in words] == []


async def test_any_other_district_tells_its_kind_and_its_price(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=king) as table:
        await table.be(table.position.turn.seat)
        await table.taps(table.word("district-temple"))
        told = {"district": table.word("district-temple"), "colour": table.word("colour-blue"), "n": 1}
        assert table.ui("about-district", **told) in table.words()


async def test_who_builds_a_purple_district_reads_what_it_does(tmp_path: Path) -> None:
    def acted(session: TableSession) -> None:
        king(session)
        session.submit(Play(session.table.position.turn.seat, Take()))

    async with citadels(tmp_path, 4, before=acted) as table:
        await table.be(table.position.turn.seat)
        await table.taps(table.ui("build"))
        await table.show_kind_of("observatory")
        await table.taps(table.word("district-observatory"))
        assert table.word("special-observatory") in table.words()


def warlord(session: TableSession) -> None:
    """Play on to the Warlord's turn, after the action. A Graveyard and a Library stand on its left."""
    on_to("turn", where=lambda at: bool(at.turn and at.turn.role == "warlord"))(session)
    enrich(session)
    seat = session.table.position.turn.seat
    stand(session, (seat + 1) % 4, "graveyard", "library")
    session.submit(Play(seat, Take()))


async def hold(table: Court, words: str) -> None:
    """Keep the finger on something whose name begins so."""
    await table.turn_to(words)
    await table.client.fire(table.labelled(table.beginning(words)), "long_press")


async def test_who_destroys_a_purple_district_reads_what_it_does(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=warlord) as table:
        seat = table.position.turn.seat
        await table.be(seat)
        library = table.word("district-library")
        await table.taps(table.ui("destroy"))
        label = table.ui("destroy-for", name=table.session.names[(seat + 1) % 4], district=library, n=5)
        assert table.word("special-library") not in table.words()
        await table.taps(label)
        assert table.word("special-library") in table.words()


async def test_who_is_offered_a_purple_district_reads_what_it_does(tmp_path: Path) -> None:
    def destroyed(session: TableSession) -> None:
        warlord(session)
        seat = session.table.position.turn.seat
        session.submit(Play(seat, Destroy((seat + 1) % 4, "library")))

    async with citadels(tmp_path, 4, before=destroyed) as table:
        await table.be(table.position.offered)
        assert table.word("special-library") in table.words()


async def test_a_district_that_is_held_tells_what_it_does_even_where_it_cannot_be_built(
    tmp_path: Path,
) -> None:
    async with citadels(tmp_path, 4, before=king) as table:
        await table.be(table.position.turn.seat)
        await table.taps(table.ui("build"))
        await table.show_kind_of("library")
        await hold(table, table.word("district-library"))
        assert not table.sheet_open()
        power = table.word("special-library")
        told = table.ui("about-special", district=table.word("district-library"), power=power)
        assert told in table.words()


async def test_a_purple_card_of_the_own_hand_tells_what_it_does(tmp_path: Path) -> None:
    def told(session: TableSession) -> None:
        king(session)
        session.submit(Correct(SetHand(session.table.position.turn.seat, 4, ("keep", "library"))))

    async with citadels(tmp_path, 4, before=told) as table:
        seat = table.position.turn.seat
        name = table.session.names[seat]
        await table.be(seat)
        await table.taps(table.ui("hand-peek", name=name), table.app("i-am", name=name))
        for district in ("keep", "library"):
            await table.taps(f"{table.word(f'district-{district}')},")
            assert table.word(f"special-{district}") in " ".join(table.words())
        await table.taps(table.ui("hand-change"))
        await hold(table, f"{table.word('district-observatory')},")
        assert table.word("special-observatory") in " ".join(table.words())


async def test_a_city_in_which_nothing_can_fall_says_why_beside_its_name(tmp_path: Path) -> None:
    standing = ("manor", "castle", "palace", "temple", "church", "tavern", "market")

    def complete(session: TableSession) -> None:
        warlord(session)
        stand(session, (session.table.position.turn.seat + 2) % 4, *standing)

    async with citadels(tmp_path, 4, before=complete, rulings={"city_size": "seven"}) as table:
        seat = table.position.turn.seat
        await table.be(seat)
        await table.taps(table.ui("destroy"))
        safe = (seat + 2) % 4
        count, name = len(table.position.players[safe].city), table.session.names[safe]
        why = table.texts.say("citadels-violation-complete", seat=name, count=count, size=7)
        assert why in table.words()


async def test_a_city_with_something_to_destroy_stands_above_those_that_are_safe(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        on_to("turn", where=lambda at: bool(at.turn and at.turn.role == "warlord"))(session)
        enrich(session)
        seat = session.table.position.turn.seat
        stand(session, (seat + 1) % 4, "keep")
        stand(session, (seat + 2) % 4, "palace")
        session.submit(Play(seat, Take()))

    async with citadels(tmp_path, 4, before=ready) as table:
        seat = table.position.turn.seat
        await table.be(seat)
        await table.taps(table.ui("destroy"))
        labels = list(table.tappables())
        first = {
            step: next(at for at, each in enumerate(labels) if each.startswith(f"{name}: "))
            for step in (1, 2)
            for name in [table.session.names[(seat + step) % 4]]
        }
        assert first[2] < first[1]


async def test_who_looks_at_the_own_character_hears_its_power(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=waiting) as table:
        (role,) = table.position.players[0].roles
        await table.be(0)
        await table.taps(table.ui("own-character"))
        await table.press(table.app("i-am", name="Ann"))
        assert any(table.word(f"power-{role}") in label for label in table.tappables())


def _waits(position: Position) -> bool:
    turn = position.turn
    return bool(turn and position.players[0].roles and not position.players[0].shown and turn.seat)


waiting: Before = on_to("turn", where=_waits)
"""Play on to somebody's turn, while Ann's character is not called yet."""
