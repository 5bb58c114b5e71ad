"""Sweet Lands corrected by tapping: every kind of correction is reached, and what cannot be says why."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import corrections, words
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.corrections import SetClaimed
from companion.games.sweet_lands.position import Position, Spot
from companion.locale.texts import Texts
from tests.games.sweet_lands.full_box import full_box
from tests.views.sweet_lands_painted import PAINTED
from tests.views.sweet_lands_table import GAME, Lands, correct_in_order, set_up, sweet_lands
from views.boards.sweet_lands import asking
from views.boards.sweet_lands.brushes import BRUSHES, Brush, stroke
from views.boards.sweet_lands.goods import GOODS, POINTS, TRACKS
from views.boards.sweet_lands.table_corrections import next_owner
from views.device.phone import Phone


def said(table: Lands, message: str, /, **params: Any) -> str:
    """Return a sentence about what lies on the table."""
    return table.texts.say(f"sweet_lands-paint-{message}", **params)


def word(table: Lands, message: str, /, **params: Any) -> str:
    """Return a word of the game."""
    return table.texts.say(f"sweet_lands-{message}", **params)


async def mend(table: Lands, mode: str = "map") -> Lands:
    """Begin to correct by hand, on one of its pages."""
    await table.from_menu(table.app("mend"))
    await table.press(said(table, f"mode-{mode}"))
    return table


def last(table: Lands) -> Any:
    """Return the correction that was made last."""
    return table.accepted.correction


# What a stroke makes of a hex -----------------------------------------------------------------------------


def begun(*spots: Spot, own: Mapping[str, str] | None = None) -> Position:
    """Two seats, something on the first one's map."""
    position = GAME.start(Setup(make_seats("Ann", "Ben"), box=dict(full_box() if own is None else own)))
    for spot in spots:
        position = position.with_spot(0, spot)
    return position


FLIPPED = Spot("1,0", "flipped")
TENT = Spot("1,0", "flipped", property="tent", number=1)


@pytest.mark.parametrize(
    ("spots", "brush", "then"),
    [
        ((), "tile", Spot("1,0", "down")),
        ((FLIPPED,), "tile", Spot("1,0", "down")),
        ((), "flipped", FLIPPED),
        ((Spot("1,0", "down"),), "flipped", FLIPPED),
        ((), "tent", TENT),
        (
            (FLIPPED, Spot("0,0", "none", property="tent", number=1)),
            "tent",
            Spot("1,0", "flipped", 0, "tent", 2),
        ),
        ((TENT,), "house", Spot("1,0", "flipped", 0, "house", 1)),
        ((TENT,), "tent", FLIPPED),
        ((TENT,), "rabbit", Spot("1,0", "flipped", 0, "tent", 1, True)),
        ((Spot("1,0", "flipped", 0, "tent", 1, True),), "rabbit", TENT),
    ],
)
def test_a_stroke_lays_what_its_brush_shows_and_once_more_takes_it_away(
    spots: tuple[Spot, ...], brush: Brush, then: Spot
) -> None:
    assert stroke(begun(*spots), 0, "1,0", brush) == corrections.SetSpot(0, then)


@pytest.mark.parametrize(
    ("spots", "at", "brush", "why"),
    [
        ((), "0,0", "tile", "no-tile-on-capital"),
        ((), "1,0", "rabbit", "rabbit-needs-home"),
        ((FLIPPED,), "1,0", "rabbit", "rabbit-needs-home"),
        ((TENT,), "1,0", "flipped", "built-on"),
        ((), "1,0", "clear", "nothing-there"),
    ],
)
def test_a_stroke_that_cannot_be_says_why(spots: tuple[Spot, ...], at: str, brush: Brush, why: str) -> None:
    assert stroke(begun(*spots), 0, at, brush) == why


def test_the_same_tile_once_more_is_taken_away() -> None:
    assert stroke(begun(FLIPPED), 0, "1,0", "flipped") == corrections.ClearSpot(0, "1,0")
    assert stroke(begun(TENT), 0, "1,0", "clear") == corrections.ClearSpot(0, "1,0")


def test_on_the_capital_a_property_needs_no_tile() -> None:
    wanted = Spot("0,0", "none", property="tower", number=1)
    assert stroke(begun(), 0, "0,0", "tower") == corrections.SetSpot(0, wanted)


def test_where_nobody_knows_the_ground_a_tile_can_be_said_to_be_a_special_one() -> None:
    assert stroke(begun(own={}), 0, "1,0", "special") == corrections.SetSpot(0, Spot("1,0", "down", 1))
    assert stroke(begun(), 0, "1,0", "special") == "no-special-ground"


def test_a_disc_goes_round_the_table_and_off_it() -> None:
    assert [next_owner(owner, 1, 3) for owner in (None, 1, 2, 0)] == [1, 2, 0, None]
    assert [next_owner(owner, 0, 1) for owner in (None, 0)] == [0, None]


# By tapping -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("brush", BRUSHES)
async def test_every_brush_reaches_the_map(tmp_path: Path, brush: Brush) -> None:
    lab = corrections.SetSpot(0, Spot("1,0", "flipped", 0, "lab", 1))
    box = {name: text for name, text in full_box().items() if not name.startswith("map-")}
    at, name = ("1,0", "G8,") if brush in ("rabbit", "clear") else ("0,1", "H7,")
    if brush == "road":
        at, name = "0,0|1,0", "edge between G7 and G8"
    async with sweet_lands(tmp_path, before=correct_in_order(lab), box=box) as table:
        await mend(table)
        own = brush in ("tile", "flipped", "special", "clear")
        await table.press(said(table, f"brush-{brush}") if own else word(table, f"piece-{brush}"))
        wanted = stroke(table.position, 0, at, brush)
        await table.tap(name)
        if brush == "road":
            await table.tap(name)  # edges are small: the first tap came near
        assert last(table) == wanted


async def test_why_a_stroke_cannot_be_is_told(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table)
        await table.press(word(table, "piece-rabbit"))
        await table.tap("D5,")
        assert said(table, "rabbit-needs-home") in table.words()


async def test_goods_points_and_markers_are_stepped_or_set(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "goods")
        gold = table.position.players[0].gold
        await table.press(said(table, "more", what="Gold"), said(table, "more", what="Gold"))
        assert table.position.players[0].gold == gold + 2
        await table.press(said(table, "less", what="Gold"))
        assert last(table) == corrections.SetStock(0, "gold", gold + 1)
        await table.press(said(table, "has", what="Victory points", n="0"), "+10", "+10", "+1")
        await table.press(table.app("set-number", value="21"))
        assert table.position.players[0].points == 21
        await table.press(said(table, "more", what=said(table, "income", what="Wheat")))
        assert isinstance(last(table), corrections.SetSpace)


async def test_what_cannot_go_lower_stays_and_says_so(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "goods")
        entries = len(table.session.table.entries)
        await table.press(said(table, "less", what="City points"))
        assert len(table.session.table.entries) == entries
        assert said(table, "no-further", what="City points") in table.words()


async def test_tracks_cards_tiles_and_the_character_are_set(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "cards")

        def player() -> Any:
            return table.position.players[0]

        await table.press(said(table, "more", what=said(table, "times", what="roads")))
        assert isinstance(last(table), corrections.SetMultiplier)
        first = next(label for label in table.starting("Orange, upper") if label.endswith("one more"))
        await table.press(first)
        assert player().prosperity[0] == 1
        await table.press(said(table, "more", what="triangle mark"))
        assert player().marks[1] == 1
        await table.press(said(table, "more", what=said(table, "automated", what="houses")))
        assert [card.column for card in player().automated] == ["house"]
        await table.press(said(table, "more", what="milestones"))
        assert len(player().milestones) == 1
        helper = player().helper
        await table.press(said(table, "more", what=said(table, "helper-place")))
        assert player().helper == helper + 1
        await table.press(word(table, "element-wonder"))
        assert player().wonder
        await table.press(said(table, "ability-used"))
        assert player().ability_used
        await table.press(table.texts.label(GAME.id, words.character(table.position, "7b")))
        assert player().character == "7b"
        await table.press(word(table, "printed-map", map="B2"))
        assert player().side == "B2"


async def test_which_milestones_cards_and_rabbit_places_a_seat_has_is_set(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "cards")

        def player() -> Any:
            return table.position.players[0]

        await table.press(said(table, "own-milestone"), "+5", table.app("set-number", value="6"))
        assert last(table) == corrections.SetOwnMilestones(0, (6,))
        await table.tap(word(table, "printed-milestone", number=6))
        assert player().milestones == ()

        below = f"{said(table, 'automated', what='houses')}, {said(table, 'add-card')}"
        await table.press(below, said(table, "some-card"))
        assert last(table) == corrections.SetAutomatedCards(0, "house", (0,))
        await table.press(below, "card 12", said(table, "some-card"))
        assert [(card.column, card.card) for card in player().automated] == [("house", 12)]

        await table.press(f"{said(table, 'passing-cards')}, {said(table, 'add-card')}", "card 5")
        assert last(table) == corrections.SetPassingCards(0, (5,))
        await table.press("card 5")
        assert player().passing == ()

        await table.press(said(table, "rabbit-place", n=2))
        assert player().taken == (2,)
        await table.press(said(table, "rabbit-place", n=2))
        assert player().taken == ()


async def test_how_many_milestones_were_claimed_by_anybody_is_set(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "table")
        await table.press(said(table, "claimed", n=2))
        assert table.position.claimed == 2


async def test_a_skill_tile_comes_is_turned_and_goes(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "cards")
        before = table.position.players[0].skills
        await table.press(said(table, "add-advanced"), "+1", table.app("set-number", value="2"))
        name = word(table, "printed-advanced", number=2)
        assert last(table) == corrections.SetSkill(0, 2, True, "up")
        await table.press(name)
        assert last(table) == corrections.SetSkill(0, 2, True, "down")
        await table.tap(name)
        assert table.position.players[0].skills == before


async def test_round_phase_turn_discs_ends_and_tiles_are_set(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await mend(table, "table")

        def position() -> Position:
            shown: Position = table.position
            return shown

        await table.press(said(table, "round-is", n=4))
        await mend_again(table)
        assert position().round == 4
        await table.press(said(table, "turn-of", name="Ben"))
        assert position().turn == 1
        await table.press(said(table, "start-of", name="Ben"))
        assert position().start == 1
        await table.tap(said(table, "slot", area="K", n=1))
        assert [(disc.area, disc.seat) for disc in position().discs] == [("K", 0)]
        await table.tap(said(table, "slot", area="K", n=1))
        assert [(disc.area, disc.seat) for disc in position().discs] == [("K", 1)]
        await table.tap(said(table, "slot", area="K", n=1))
        assert position().discs == ()
        end = [label for label in table.starting("Green") if said(table, "first-at-end", name="Ann") in label]
        await table.press(end[0])
        assert position().ends[2] == 0
        lying = position().milestones
        await table.press(word(table, "printed-milestone", number=lying[0]))
        assert position().milestones == lying[1:]
        await table.press(said(table, "add-milestone"))
        await table.press(table.app("set-number", value=str(lying[0])))
        assert position().milestones == (*lying[1:], lying[0])


async def mend_again(table: Lands) -> None:
    """Go back to the page of the table, where another round put everything down."""
    await table.press(said(table, "mode-table"))


async def test_a_map_nobody_has_drawn_can_be_entered_from_here(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={}, mode="score") as table:
        await table.press(said(table, "map-drawn"), said(table, "print-map", side="A"))
        assert table.app("box-ask-unknown") in table.words()


def test_every_kind_of_correction_has_a_place_here() -> None:
    kinds = {kind.__name__ for kind in get_args(corrections.Correction)}
    made = {type(each).__name__ for each in PAINTED} | {
        "ClearSpot", "SetSpace", "SetMultiplier", "SetCount", "SetCharacter", "SetHelper", "SetTiles",
        "SetTurn", "SetPrinted", "SetOwnMilestones", "SetClaimed", "SetAutomatedCards", "SetPassingCards",
        "SetRabbitPlace", "Reread", "SetTracked",
    }  # fmt: skip
    assert kinds == made


def test_every_number_of_a_seat_reaches_just_the_bounds_of_its_declaration() -> None:
    phone = Phone(None, Texts.load_all(), None)  # type: ignore[arg-type]
    position = begun()
    figures: list[asking.Figure] = [
        *(asking.stock(phone, position, 0, what) for what in (*GOODS, *POINTS, *TRACKS)),
        *(one for group in GROUPS for one in group(phone, position, 0)),
    ]
    drawn = {figure.kind.message for figure in figures}
    assert drawn == {each.message for each in CORRECTIONS.kinds if each.set_by == "figure"} - {SetClaimed}
    for figure in figures:
        least, most = figure.kind.limits(position, figure.keys)
        for value, by in ((least, -1), (most, 1)):
            there = replace(figure, value=value)
            assert there.change(by) is None, figure.name
            assert there.change(-by) == figure.kind.make(value - by, **figure.keys)


GROUPS = (
    asking.income,
    asking.tracks,
    asking.multipliers,
    asking.marks,
    asking.automated_figures,
    asking.places,
    asking.on_map,
)


# Only the score -------------------------------------------------------------------------------------------


async def test_only_the_score_is_counted_down_to_the_sum_by_tapping(tmp_path: Path) -> None:
    """41 + 3 terrain times 2 + 7 city points halved + 13 gold in fives + 2 diamonds + a milestone for Ann."""
    async with sweet_lands(tmp_path, box={}, mode="score") as table:
        await more(table, "terrain tiles", 3)
        await table.press(said(table, "mode-goods"))
        await table.press(said(table, "has", what="Victory points", n="0"), *["+10"] * 4, "+1")
        await table.press(table.app("set-number", value="41"))
        await more(table, "City points", 7)
        await table.press(said(table, "has", what="Gold", n="0"), "+5", "+5", *["+1"] * 3)
        await table.press(table.app("set-number", value="13"))
        await more(table, "Diamonds", 2)
        await more(table, "milestones", 1)
        await table.press(said(table, "mode-cards"))
        await more(table, said(table, "times", what="terrain tiles"), 3)
        assert said(table, "total", n=41 + 3 * 2 + 3 + 2 + 2 + 10) in table.words()


async def test_ports_and_final_tiles_are_asked_as_numbers(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={}, mode="score") as table:
        await more(table, "ports", 2)
        await table.press(said(table, "mode-table"), word(table, "printed-ports"))
        assert table.app("box-ask-unknown") in table.words()
        await table.press(table.app("close"))
        await table.press(said(table, "add-final"), table.app("set-number", value="1"))
        assert table.position.finals == (1,)
        await table.press(word(table, "printed-final", number=1))
        assert table.app("box-ask-unknown") in table.words()


async def test_a_painted_map_counts_by_itself(tmp_path: Path) -> None:
    """Two tiles three times, and 2 points for the port that one of them lies on."""
    async with sweet_lands(tmp_path, mode="score") as table:
        await table.press(said(table, "map-drawn"), said(table, "brush-flipped"))
        await table.tap("D5,", "D3,")
        assert table.position.players[0].counted is None
        await table.press(said(table, "mode-cards"))
        await more(table, said(table, "times", what="terrain tiles"), 3)
        assert said(table, "total", n=2 * 3 + 2) in table.words()
        await table.press(said(table, "mode-map"), said(table, "map-counts"))
        assert said(table, "painted-already") in table.words()


async def more(table: Lands, what: str, times: int) -> None:
    """Tap for one more of something, so often."""
    for _ in range(times):
        await table.press(said(table, "more", what=what))
