"""Citadels is played by tapping: what a turn is for, by names a screen reader says."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.citadels import GAME, moves
from companion.games.citadels.position import Position
from companion.games.citadels.printed import Role
from companion.hosting.intents import Correct, Play
from companion.hosting.session import TableSession
from tests.views.citadels_table import Court, citadels, enrich, on_to, stand
from tests.views.playing import Before


def made(table: Court) -> Any:
    """Return the move that stands last."""
    return table.moves_made[-1]


def turn_of(role: Role, number: int = 1) -> Before:
    """Play on to the beginning of a character's turn, everybody rich."""

    def fresh(position: Position) -> bool:
        turn = position.turn
        return turn is not None and turn.role == role and not (turn.acted or turn.used or turn.paid)

    def play(session: TableSession) -> None:
        on_to("turn", number, where=fresh)(session)
        enrich(session)

    return play


def acting(table: Court) -> int:
    """Tell whose turn it is."""
    turn = table.position.turn
    assert turn
    seat: int = turn.seat
    return seat


# A turn ---------------------------------------------------------------------------------------------------

EACH: list[tuple[Role, Any]] = [
    ("king", moves.Take()),
    ("king", moves.Draw()),
    ("merchant", moves.Take()),
    ("architect", moves.Draw()),
    ("assassin", moves.Kill("king")),
    ("thief", moves.Rob("merchant")),
    ("magician", moves.Exchange(2)),
    ("king", moves.Laboratory()),
    ("king", moves.Workshop()),
]


@pytest.mark.parametrize(("role", "move"), EACH, ids=[f"{role}-{move}" for role, move in EACH])
async def test_each_thing_a_turn_is_for_is_tapped(tmp_path: Path, role: Role, move: Any) -> None:
    def ready(session: TableSession) -> None:
        turn_of(role)(session)
        stand(session, session.table.position.turn.seat, "laboratory", "workshop")

    async with citadels(tmp_path, 4, before=ready) as table:
        await table.make(acting(table), move)
        assert made(table) == move


async def test_the_magician_swaps_hands_with_a_player(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("magician")) as table:
        other = (acting(table) + 1) % 4
        await table.make(acting(table), moves.Swap(other))
        assert made(table) == moves.Swap(other)


async def test_income_is_taken_with_one_tap_and_then_ticked(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        turn_of("king")(session)
        stand(session, session.table.position.turn.seat, "manor", "castle")

    async with citadels(tmp_path, 4, before=ready) as table:
        await table.make(acting(table), moves.Income())
        assert made(table) == moves.Income()


async def test_a_district_is_built_after_the_action(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("king")) as table:
        seat = acting(table)
        await table.make(seat, moves.Take())
        await table.make(seat, moves.Build("manor"))
        assert made(table) == moves.Build("manor")


async def test_a_second_tap_on_the_chosen_district_builds_it(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("king")) as table:
        await table.make(acting(table), moves.Take())
        await table.taps(table.ui("build"), table.word("district-manor"))
        assert made(table) == moves.Take()
        await table.taps(table.word("district-manor"))
        assert made(table) == moves.Build("manor")


async def test_another_district_tapped_second_is_chosen_instead(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("king")) as table:
        await table.make(acting(table), moves.Take())
        await table.taps(table.ui("build"), table.word("district-manor"), table.word("district-temple"))
        assert made(table) == moves.Take()
        assert table.has(table.button_of("build", district=table.word("district-temple"), gold=1))


async def test_building_before_the_action_says_why_and_offers_the_action(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("king")) as table:
        await table.be(acting(table))
        await table.taps(table.ui("build"))
        assert table.texts.say("citadels-violation-action_first") in table.words()
        await table.taps(table.word("district-temple"))
        assert table.sheet_open()
        await table.taps(table.word("way-gold_first"))
        assert made(table) == moves.Take()


async def test_what_costs_too_much_is_dark_and_says_how_much_is_missing(tmp_path: Path) -> None:
    def poor(session: TableSession) -> None:
        turn_of("king")(session)
        enrich(session, 0)
        session.submit(Play(session.table.position.turn.seat, moves.Take()))

    async with citadels(tmp_path, 4, before=poor) as table:
        await table.be(acting(table))
        await table.taps(table.ui("build"), table.word("district-palace"))
        assert table.texts.say("citadels-violation-price", price=5, gold=2, missing=3) in table.words()


async def test_the_warlord_sees_what_each_district_costs_and_destroys_it(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        turn_of("warlord")(session)
        seat = session.table.position.turn.seat
        stand(session, (seat + 1) % 4, "palace")
        session.submit(Play(seat, moves.Take()))

    async with citadels(tmp_path, 4, before=ready) as table:
        seat = acting(table)
        other = (seat + 1) % 4
        words = {"name": table.session.names[other], "district": table.word("district-palace")}
        await table.be(seat)
        await table.taps(table.ui("destroy"))
        assert table.has(table.ui("destroy-for", **words, n=4))
        await table.press(table.ui("back"))
        await table.make(seat, moves.Destroy(other, "palace"))
        assert made(table) == moves.Destroy(other, "palace")


@pytest.mark.parametrize("answer", [moves.Rescue(), moves.Decline()])
async def test_the_graveyard_is_asked_out_of_turn(tmp_path: Path, answer: Any) -> None:
    def ready(session: TableSession) -> None:
        turn_of("warlord")(session)
        seat = session.table.position.turn.seat
        stand(session, (seat + 1) % 4, "palace", "graveyard")
        session.submit(Play(seat, moves.Take()))
        session.submit(Play(seat, moves.Destroy((seat + 1) % 4, "palace")))

    async with citadels(tmp_path, 4, before=ready) as table:
        owner = table.position.offered
        await table.make(owner, answer)
        assert made(table) == answer
        assert table.position.offered is None


async def test_the_end_of_a_turn_says_first_what_is_left_undone(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("thief")) as table:
        seat = acting(table)
        await table.make(seat, moves.Take())
        await table.taps(table.ui("end-turn"))
        assert made(table) == moves.Take()
        assert table.ui("end-really") in table.words()
        await table.taps(table.ui("end-anyway"))
        assert made(table) == moves.End()


async def test_what_is_left_undone_is_done_by_the_button_beside_it(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        turn_of("king")(session)
        session.submit(Correct(moves.SetDistrict(session.table.position.turn.seat, "castle")))

    async with citadels(tmp_path, 4, before=ready) as table:
        await table.make(acting(table), moves.Take())
        await table.taps(table.ui("end-turn"))
        await table.taps(table.ui("take-income", amount=1))
        assert made(table) == moves.Income()
    async with citadels(tmp_path / "thief", 4, before=turn_of("thief")) as table:
        await table.make(acting(table), moves.Take())
        await table.taps(table.ui("end-turn"))
        await table.taps(table.ui("rob"))
        assert table.ui("end-really") not in table.words()
        assert made(table) == moves.Take()


async def test_a_turn_with_nothing_left_to_do_ends_with_one_tap(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("bishop")) as table:
        seat = acting(table)
        await table.make(seat, moves.Take())
        await table.make(seat, moves.Build("temple"))
        await table.make(seat, moves.Income())
        await table.taps(table.ui("end-turn"))
        assert made(table) == moves.End()


# Hands that were told -------------------------------------------------------------------------------------


def told(session: TableSession) -> None:
    """The one who plays has told the app its four cards."""
    turn_of("king")(session)
    session.submit(
        Correct(moves.SetHand(session.table.position.turn.seat, 4, ("manor", "temple", "tavern", "keep")))
    )


async def take_up_the_cards(table: Court) -> None:
    """The one who plays takes the phone and looks at its own cards."""
    name = table.session.names[acting(table)]
    await table.be(acting(table))
    await table.taps(table.ui("hand-peek", name=name), table.app("i-am", name=name))


async def test_who_tells_its_hand_may_name_the_card_kept(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=told) as table:
        await take_up_the_cards(table)
        await table.taps(table.ui("draw"), table.word("district-harbor"), table.ui("these-cards", n=1))
        assert made(table) == moves.Draw(("harbor",))


async def test_one_tap_leaves_the_card_kept_untold(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=told) as table:
        await take_up_the_cards(table)
        await table.taps(table.ui("draw"), table.ui("not-told"))
        assert made(table) == moves.Draw()


async def test_known_cards_stand_first_where_one_builds(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=told) as table:
        await take_up_the_cards(table)
        await table.taps(table.ui("take", n=2), table.ui("build"))
        assert table.ui("from-hand") in table.words()
        first = next(label for label in table.tappables() if label.startswith(table.word("district-manor")))
        await table.press(first)
        await table.taps(table.button_of("build", district=table.word("district-manor"), gold=3))
        assert made(table) == moves.Build("manor")


# What would make it right ---------------------------------------------------------------------------------


async def test_below_why_not_another_character_is_taken_in_hand(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=turn_of("thief")) as table:
        await table.be(acting(table))
        await table.taps(table.ui("rob"), table.role("assassin"))
        assert table.sheet_open()
        legal = next(
            move.role for move in GAME.moves(table.position, acting(table)) if isinstance(move, moves.Rob)
        )
        await table.press(table.word(f"role-{legal}"))
        await table.taps(table.button_of("rob", named=table.word(f"role-{legal}")))
        assert made(table) == moves.Rob(legal)


async def test_below_why_not_another_district_is_taken_in_hand(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        turn_of("warlord")(session)
        seat = session.table.position.turn.seat
        for other in {0, 1, 2, 3} - {seat}:
            session.submit(Correct(moves.SetRole(other, None)))  # so that no Bishop lives
        stand(session, (seat + 1) % 4, "keep", "tavern")
        session.submit(Play(seat, moves.Take()))

    async with citadels(tmp_path, 4, before=ready) as table:
        seat = acting(table)
        name = table.session.names[(seat + 1) % 4]
        await table.be(seat)
        keep, tavern = (table.word(f"district-{district}") for district in ("keep", "tavern"))
        await table.taps(table.ui("destroy"), table.ui("destroy-for", name=name, district=keep, n=2))
        assert table.sheet_open()
        await table.taps(table.word("way-target", owner=name, district=tavern))
        await table.taps(table.button_of("destroy", district=tavern, gold=0))
        assert made(table) == moves.Destroy((seat + 1) % 4, "tavern")


async def test_below_a_price_too_high_the_gold_can_be_set_right(tmp_path: Path) -> None:
    def poor(session: TableSession) -> None:
        turn_of("king")(session)
        enrich(session, 0)
        session.submit(Play(session.table.position.turn.seat, moves.Take()))

    async with citadels(tmp_path, 4, before=poor) as table:
        await table.be(acting(table))
        await table.taps(table.ui("build"), table.word("district-palace"), table.word("way-more_gold"))
        assert table.word("set-gold", seat=table.session.names[acting(table)]) in table.words()


async def test_every_district_to_build_comes_into_sight_by_its_kind_and_by_turning_pages(
    tmp_path: Path,
) -> None:
    def is_building(position: Position) -> bool:
        return position.turn is not None and position.turn.acted

    async with citadels(tmp_path, before=on_to("turn", where=is_building), size=(360, 640)) as table:
        await table.be(acting(table))
        await table.taps(table.ui("build"))
        found = []
        for district in table.position.printed:
            words = table.word(f"district-{district}")
            await table.show_kind_of(district)
            await table.turn_to(words)
            if table.begins(words):
                found.append(district)
        assert found == list(table.position.printed)


async def test_a_city_shows_a_place_for_every_district_that_completes_it(tmp_path: Path) -> None:
    def is_acting(position: Position) -> bool:
        return position.turn is not None

    async with citadels(tmp_path, before=on_to("turn", where=is_acting)) as table:
        await table.be(acting(table))
        size = table.position.city_size
        columns = [node for node, _ in table.nodes() if node["_c"] == "Column"]
        lines = [[len(row.get("controls", ())) for row in column.get("controls", ())] for column in columns]
        assert [3, 3, 2] in lines
        assert size == 8
