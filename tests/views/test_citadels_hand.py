"""A hand that a seat tells the app: named with taps, for its own eyes only."""

from pathlib import Path

from companion.games.citadels.moves import SetHand
from companion.games.citadels.position import Position
from companion.games.citadels.printed import District
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.at_table import another_phone
from tests.views.citadels_table import Court, citadels, on_to

KNOWN: tuple[District, ...] = ("manor", "temple", "school_of_magic")


def first_plays(position: Position) -> bool:
    return position.turn is not None and position.turn.seat == 0


def told(session: TableSession) -> None:
    """Play on to a turn of the first seat, which has told three of its cards."""
    on_to("turn", where=first_plays)(session)
    session.submit(Correct(SetHand(0, 5, KNOWN)))


def turn_of_the_first(session: TableSession) -> None:
    on_to("turn", where=first_plays)(session)
    session.submit(Correct(SetHand(0, 4)))


async def ann_herself(table: Court) -> None:
    """The first seat has the phone in hand, and looks at what only it may see."""
    await table.be(0)
    if table.can_tap(table.ui("hand-peek", name="Ann")):
        await table.press(table.ui("hand-peek", name="Ann"), table.app("i-am", name="Ann"))


def names(table: Court, *districts: District) -> list[str]:
    return [table.word(f"district-{district}") for district in districts]


async def put(table: Court, district: District) -> None:
    """Name a card of those that lie below."""
    await table.taps(f"{table.word(f'district-{district}')}, ")


async def out(table: Court, district: District) -> None:
    """Take a named card out again."""
    await table.press(table.app("hand-drop", card=table.word(f"district-{district}")))


async def test_cards_are_named_with_a_tap_each_and_told_at_once(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=turn_of_the_first) as table:
        await ann_herself(table)
        await table.press(table.ui("hand-tell"))
        for district in ("temple", "temple", "manor"):
            await put(table, district)
        assert table.position.players[0].cards == ()
        await table.press(table.ui("hand-set", n=3, of=4))
        player = table.position.players[0]
        assert (player.hand, player.cards) == (4, ("manor", "temple", "temple"))


async def test_more_cards_than_the_hand_had_make_it_larger(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=turn_of_the_first) as table:
        await ann_herself(table)
        await table.press(table.ui("hand-tell"))
        for district in ("temple", "manor", "docks", "keep", "castle"):
            await put(table, district)
        await table.press(table.ui("hand-set", n=5, of=5))
        assert table.position.players[0].hand == 5


async def test_a_named_card_is_taken_out_again_and_leaving_tells_nothing(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=told) as table:
        await ann_herself(table)
        await table.press(table.ui("hand-change"))
        await out(table, "manor")
        assert table.can_tap(table.ui("hand-set", n=2, of=5))
        await table.press(table.ui("hand-leave"))
        assert table.position.players[0].cards == KNOWN


async def test_what_was_told_is_forgotten_when_the_seat_says_so(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=told) as table:
        await ann_herself(table)
        await table.press(table.ui("hand-change"), table.ui("hand-forget"))
        player = table.position.players[0]
        assert (player.hand, player.cards) == (5, ())


async def test_nobody_can_name_more_cards_than_the_box_has(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=turn_of_the_first) as table:
        await ann_herself(table)
        await table.press(table.ui("hand-tell"))
        await put(table, "observatory")
        await put(table, "observatory")
        refusal = table.ui("pick-no-more", n=1, district=table.word("district-observatory"))
        assert refusal in table.words()
        assert table.can_tap(table.ui("hand-set", n=1, of=4))


async def test_a_shared_phone_changes_hands_before_a_hand_is_shown(tmp_path: Path) -> None:
    def its_neighbours_turn(session: TableSession) -> None:
        told(session)
        session.submit(Correct(SetHand(1, 4, ("palace",))))

    async with citadels(tmp_path, before=its_neighbours_turn) as table:
        await table.be(1)
        assert not set(names(table, "palace")) & table.words()
        await table.from_menu(table.app("mend"))
        await table.press(table.ui("paint-rest"), table.ui("hand-tell"))
        assert table.app("pass-to", name="Ben") in table.words()
        assert not set(names(table, "palace")) & table.words()


async def test_no_other_phone_shows_what_a_seat_has_told(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=told) as table:
        other = await another_phone(table, local=False)
        try:
            for tab in ("board", "table", "log"):
                await other.show(tab)
                shown = " ".join(other.texts()) + " ".join(other.names())
                standing = {built.district for player in table.position.players for built in player.city}
                for district in set(KNOWN) - standing:
                    assert table.word(f"district-{district}") not in shown
        finally:
            await other.client.close()
