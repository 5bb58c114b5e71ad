"""Every move and every correction is a line of the log, in every language."""

from typing import Any, get_args

import pytest

from companion.engine.owners_box import Reread
from companion.games.sweet_lands import correction_kinds, corrections, log, moves, turn, vocabulary, words
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Due, DueKind, Player, Position, Skill, Spot
from companion.geometry.naming import spoken_names
from companion.locale import LOCALES
from tests.games.sweet_lands.known import (
    MAP,
    TEXTS,
    counted,
    flipped,
    table,
    told,
    told_everywhere,
    without,
)


def line(position: Position, move: moves.Move, seat: int = 0) -> str:
    return told("move", log.describe(position, seat, move))


LAYING = table(dues=(Due("terrain", 3),), roads=("0,0|1,0",))
BUILDING = table(dues=(Due("property", 2),), spots=flipped("1,0"), wood=5)
SETUP = table(Player(character="2b"), character="", at={"phase": "setup"})
STEPPING = table(dues=(Due("track"),), wagon=2, locomotive=1)
CLIMBING = table(dues=(Due("prosperity", 1, "", "any"),), prosperity=(3, 0, 0, 0, 0, 0), diamonds=1)
PLAYED = table(dues=(Due("automate", 1, "card-7"),), diamonds=1)

MOVES: list[tuple[Position, moves.Move, str]] = [
    (table(wheat=6), moves.Area("A", 2), "Ann used area A: 6 wheat and 2 cards."),
    (
        table(discs=1),
        moves.Area("I", 1, disc=True),
        "Ann used area I: 1 action disc. That brought 1 diamond.",
    ),
    (
        table(wheat=4),
        moves.Area("B", 1),
        "Ann used area B: 4 wheat and 1 card. That brought 2 wheat and 2 steps on the food track.",
    ),
    (
        table(Player(character="2b"), Player(character="3b"), gold=4, wheat=4),
        moves.Area("L", 1, copied="B"),
        "Ann used area L to copy area B: 4 gold, 4 wheat and 1 card. "
        "That brought 2 wheat and 2 steps on the food track.",
    ),
    (table(gold=1), moves.Play(7), "Ann played “Baker” for 1 gold and 1 card. That brought 2 wheat."),
    (table(), moves.Play(8), "Ann played card 8 for 1 card."),
    (table(), moves.Play(0, 0, 3), "Ann played a card with element-m3, tracked by hand."),
    (
        table(),
        moves.Play(0, 0, 3, passing=True),
        "Ann played a passing card with element-m3, tracked by hand.",
    ),
    (
        table(box={**without(), "row-1": "2 gold/wheat"}, dues=(Due("price", 1, "row-1"),), gold=2),
        moves.Decide(0),
        "Ann chose to pay 2 gold.",
    ),
    (
        table(dues=(Due("which", 1, "A:1,0"),), spots=(Spot("1,0"),)),
        moves.NameSpecial(3),
        "Ann said that special terrain tile 3 lies on B3.",
    ),
    (table(dues=(Due("pay", 2),), wood=1), moves.Pay("wood"), "Ann paid 1 wood."),
    (
        table(box=without("card-7"), dues=(Due("print", 1, "card-7", "", 6),)),
        moves.ByHand(nothing=True),
        "Ann said that this card gives nothing: printed-card.",
    ),
    (table(skills=(Skill(4),)), moves.Flip(4), "Ann flipped skill tile 4."),
    (table(), moves.Pass(), "Ann passed."),
    (table(wagon=3), moves.Pass(), "Ann passed. That brought 4 industry points."),
    (table(acted=True), moves.Done(), "Ann finished the turn."),
    (
        table(wood=3),
        moves.Free(1, give=moves.Basics(wood=3), piece="road"),
        "Ann paid 1 card and 3 wood for 1 road (free action).",
    ),
    (table(gold=15), moves.Free(2), "Ann traded 15 gold for 1 card (free action)."),
    (
        table(),
        moves.Free(7, get=moves.Basics(wheat=1, iron=1)),
        "Ann traded 1 card for 1 wheat and 1 iron (free action).",
    ),
    (table(), moves.Free(4, tile=2), "Ann claimed milestone 2."),
    (
        table(wonder=True),
        moves.Free(8, at="0,0"),
        "Ann put the clock tower on B2.",
    ),
    (LAYING, moves.Terrain("1,0"), "Ann laid a terrain tile on B3. That brought 2 wheat."),
    (LAYING, moves.Special("-1,1"), "Ann laid a special terrain tile on C1."),
    (LAYING, moves.Special("-1,1", 3), "Ann laid special terrain tile 3 on C1."),
    (table(dues=(Due("road"),)), moves.Road("0,0|0,1"), "Ann laid a road on the edge between B2 and C2."),
    (
        BUILDING,
        moves.Property("tent", "1,0"),
        "Ann built a piece-tent on B3 for 2 wood. That brought 2 wheat.",
    ),
    (
        table(dues=(Due("rabbit"),), spots=(Spot("1,0", "flipped", 0, "tent", 1),), food=2),
        moves.Rabbit("1,0", 1),
        "A cookie rabbit of Ann’s moved in on B3. That brought 1 card.",
    ),
    (
        table(dues=(Due("rabbit"),), taken=(1, 2, 3)),
        moves.NoRabbit(),
        "Ann had no rabbit left. That brought 6 victory points.",
    ),
    (
        table(box={**without(), "special-3": "3 gold/2 food"}, dues=(Due("choose", 1, "special-3"),)),
        moves.Decide(0),
        "Ann chose 3 gold.",
    ),
    (
        table(box={**without(), "special-3": "3 gold/2 food"}, dues=(Due("choose", 1, "special-3"),)),
        moves.Decide(1),
        "Ann chose 2 steps on the food track. That brought 2 wheat.",
    ),
    (table(dues=(Due("basic"),)), moves.Take("iron"), "Ann took 1 iron."),
    (STEPPING, moves.Step("wagon"), "Ann moved the piece-wagon to space 3. That brought 2 gold."),
    (
        CLIMBING,
        moves.Advance(1),
        "Ann moved up to space 4 of the prosperity track for element-roads for 1 diamond. "
        "That brought 5 gold.",
    ),
    (CLIMBING, moves.Advance(3), "Ann moved up to space 1 of the upper green prosperity track."),
    (table(dues=(Due("skill"),)), moves.TakeSkill(1), "Ann took skill tile 1."),
    (PLAYED, moves.Automate("tent"), "Ann put “Baker” below the column of the piece-tent for 1 diamond."),
    (PLAYED, moves.Skip(), "Ann skipped: automating the card for a diamond."),
    (
        table(dues=(Due("ahead"),)),
        moves.Ahead(0),
        "Ann got no points for the markers ahead on the helper tiles.",
    ),
    (
        table(dues=(Due("ahead"),)),
        moves.Ahead(2),
        "Ann got 2 points for the markers ahead on the helper tiles.",
    ),
    (table(dues=(Due("helper"),)), moves.Helper(5), "Ann put the helper marker on place 5."),
    (
        table(box=without("special-3"), dues=(Due("print", 1, "special-3"),)),
        moves.ByHand(),
        "Ann tracked by hand: printed-special.",
    ),
    (
        table(dues=(Due("income"),), at={"phase": "income"}, spaces=(3, 0, 0, 0)),
        moves.Collect(),
        "Ann took the income. That brought 3 gold and 5 cards.",
    ),
    (SETUP, moves.Choose("3a", "A"), "Ann took the app’s character 3 (front) and plays on map A."),
    (SETUP, moves.Reveal("milestone", 4), "Turned face up and put on the table: milestone 4."),
    (SETUP, moves.Reveal("advanced", 4), "Turned face up and put on the table: advanced skill tile 4."),
]


@pytest.mark.parametrize(("position", "move", "sentence"), MOVES, ids=lambda value: str(value)[:40])
def test_a_move_is_told_with_what_it_cost_and_brought(
    position: Position, move: moves.Move, sentence: str
) -> None:
    assert line(position, move) == sentence
    notice = log.describe(position, 0, move)
    told_everywhere("move", notice.id, notice.params)


def test_every_move_has_a_line_among_these() -> None:
    assert {type(move) for _, move, _ in MOVES} == set(get_args(moves.Move))


def test_what_the_table_overruled_is_told_with_what_was_really_paid() -> None:
    assert line(table(wheat=1), moves.Area("A", 1)) == "Ann used area A: 1 wheat and 1 card."


def test_the_cards_of_a_slot_are_not_told_a_second_time_when_they_are_discarded() -> None:
    started = turn.PHASES.apply(table(wheat=6), 0, moves.Area("A", 2))
    last = started
    for at in ("1,0", "1,-1"):
        last = turn.PHASES.apply(last, 0, moves.Terrain(at))
    assert line(last, moves.Terrain("0,-1")) == "Ann laid a terrain tile on A1."
    assert turn.PHASES.apply(last, 0, moves.Terrain("0,-1")).players[0].hand == 3


def test_a_print_that_nobody_has_read_brings_nothing_yet() -> None:
    unread = table(box=without("tile-wheat"), dues=(Due("terrain"),), roads=("0,0|1,0",))
    assert line(unread, moves.Terrain("1,0")) == "Ann laid a terrain tile on B3."


def test_what_waited_behind_a_print_is_told_when_it_is_booked_by_hand() -> None:
    waiting = table(
        box=without("special-3"), dues=(Due("print", 1, "special-3"), Due("print", 1, "tile-wheat"))
    )
    assert counted(log.describe(waiting, 0, moves.ByHand()).params["got"]) == {"wheat": 2}


def test_the_log_in_chinese_reads_without_gaps() -> None:
    notice = log.describe(table(wheat=4), 0, moves.Area("B", 1))
    assert told("move", notice, "zh-Hant") == (
        "Ann 使用行動區域 B：付 4 小麥、1 張市民卡。獲得 2 小麥、食品軌 2 格。"
    )
    assert told("move", notice, "zh-Hans") == (
        "Ann 使用行动区域 B：付 4 小麦、1 张市民牌。获得 2 小麦、食品轨 2 格。"
    )


# Corrections ------------------------------------------------------------------------------------------------

CORRECTIONS: list[tuple[Any, str]] = [
    (corrections.SetStock(0, "wheat", 7), "Ann now has 7 wheat."),
    (corrections.SetStock(1, "hand", 1), "Ben now has 1 card."),
    (corrections.SetStock(0, "city_points", 3), "Ann now has 3 city points."),
    (corrections.SetStock(0, "food", 4), "Ann’s food marker now stands on space 4."),
    (corrections.SetStock(0, "locomotive", 0), "Ann has no locomotive yet."),
    (
        corrections.SetSpace(0, "wood", 2),
        "Ann’s income marker for gain-wood now stands on space 2.",
    ),
    (
        corrections.SetTrack(0, 2, 3),
        "Ann’s marker now stands on space 3 of the prosperity track for element-terrain.",
    ),
    (corrections.SetMultiplier(0, "roads", 2), "Ann’s element-roads count 2 each."),
    (
        corrections.SetMultiplier(0, "roads", -1),
        "What Ann’s element-roads count is read off the box again.",
    ),
    (
        corrections.SetSpot(0, Spot("1,0", "flipped", 0, "tent", 1, rabbit=True)),
        "On Ann’s map, B3 now shows a flipped tile with a piece-tent and a cookie rabbit.",
    ),
    (
        corrections.SetSpot(0, Spot("-1,1", special=3)),
        "On Ann’s map, C1 now shows special tile 3 face down.",
    ),
    (
        corrections.SetSpot(0, Spot("0,0", "none", 0, "house", 1)),
        "On Ann’s map, B2 now shows a piece-house.",
    ),
    (corrections.ClearSpot(0, "1,0"), "On Ann’s map nothing lies on B3 any more."),
    (
        corrections.SetRoad(0, "0,0|1,0", True),
        "On Ann’s map a road now lies on the edge between B2 and B3.",
    ),
    (
        corrections.SetRoad(0, "0,0|1,0", False),
        "On Ann’s map no road lies on the edge between B2 and B3 any more.",
    ),
    (corrections.SetMark(0, 3, 1), "Ann has played 1 card with element-m3."),
    (corrections.SetFlag(0, "wonder", True), "Ann has the wonder."),
    (corrections.SetFlag(0, "wonder", False), "Ann does not have the wonder."),
    (corrections.SetFlag(0, "ability_used", True), "Ann has used the ability of this round."),
    (corrections.SetFlag(0, "ability_used", False), "Ann has not used the ability of this round yet."),
    (corrections.SetSkill(0, 2, True, "up"), "Ann has advanced skill tile 2, face up."),
    (corrections.SetSkill(0, 2, False, "down"), "Ann has skill tile 2, face down."),
    (corrections.SetSkill(0, 2, False, "gone"), "Ann does not have skill tile 2."),
    (
        corrections.SetAutomated(0, "tent", 1),
        "Below the column of Ann’s piece-tent there is 1 card.",
    ),
    (corrections.SetCount(0, "roads", 6), "Counted on Ann’s map: element-roads, 6."),
    (
        corrections.SetCharacter(0, "4b", "A"),
        "Ann has the app’s character 4 (back) and plays on map A.",
    ),
    (corrections.SetCharacter(0, "", "A"), "Ann has no character and plays on map A."),
    (corrections.SetHelper(0, 3), "Ann’s helper marker stands on place 3."),
    (corrections.SetHelper(0, 0), "Ann’s helper marker stands nowhere."),
    (corrections.SetMilestones(0, 2), "Ann has claimed 2 milestones."),
    (
        corrections.SetOwnMilestones(0, (4, 0)),
        "Ann has claimed milestone 4 and a milestone without a number.",
    ),
    (corrections.SetOwnMilestones(0, ()), "Ann has claimed no milestone."),
    (corrections.SetClaimed(1), "1 milestone has been claimed in this game."),
    (
        corrections.SetAutomatedCards(0, "tent", (7, 8, 0)),
        "Below the column of Ann’s piece-tent, from the top: “Baker”, card 8 and a card without a name.",
    ),
    (
        corrections.SetAutomatedCards(1, "house", ()),
        "Below the column of Ben’s piece-house, from the top: no card.",
    ),
    (corrections.SetPassingCards(0, (8,)), "Passing cards that Ann has played: card 8."),
    (corrections.SetPassingCards(0, ()), "Passing cards that Ann has played: none."),
    (corrections.SetRabbitPlace(0, 3, True), "On Ann’s industry board rabbit place 3 is empty."),
    (
        corrections.SetRabbitPlace(0, 3, False),
        "On Ann’s industry board there is still a rabbit on place 3.",
    ),
    (
        corrections.SetTiles("milestone", (1, 5)),
        "On the table: milestone 1 and milestone 5.",
    ),
    (corrections.SetTiles("final", ()), "No final tile lies on the table."),
    (corrections.SetTiles("advanced", (2,)), "On the table: advanced skill tile 2."),
    (corrections.SetDisc("B", 2, 1), "Ben’s disc now lies on slot 2 of area B."),
    (corrections.SetDisc("X1", 2, None), "No disc lies on slot 2 of extra-action tile 1."),
    (corrections.SetEnd(1, 0), "Ann was the first at the end of the prosperity track for element-roads."),
    (corrections.SetEnd(3, None), "Nobody was at the end of the upper green prosperity track yet."),
    (
        corrections.SetTurn(3, "action", 1, 0),
        "It is round 3, phase-action: it is Ben’s turn, and Ann has the start marker.",
    ),
    (
        corrections.SetPrinted("tile-wheat", "wheat"),
        "Your box: printed-tile was entered from the cardboard",
    ),
    (
        Reread("tile-wheat", "wheat"),
        "Your box: printed-tile was misread. All moves since then follow the new text.",
    ),
    (
        corrections.SetTracked("/cards", on=True),
        "The table tracks this itself from now on, without questions: section-cards.",
    ),
    (corrections.SetTracked("1a-ability", on=False), "The app asks about this again: printed-ability."),
]


@pytest.mark.parametrize(("correction", "sentence"), CORRECTIONS, ids=lambda value: str(value)[:40])
def test_a_correction_is_told(correction: Any, sentence: str) -> None:
    notice = correction_kinds.CORRECTIONS.describe(table(), correction)
    assert told("correct", notice) == sentence
    told_everywhere("correct", notice.id, notice.params)


def test_every_correction_has_a_line_among_these() -> None:
    assert {type(correction) for correction, _ in CORRECTIONS} == set(get_args(corrections.Correction))


STOCKS = get_args(vocabulary.Stock)


@pytest.mark.parametrize("what", STOCKS)
def test_every_number_that_can_be_corrected_has_its_sentence(what: Any) -> None:
    notice = correction_kinds.CORRECTIONS.describe(table(), corrections.SetStock(0, what, 2))
    told_everywhere("correct", notice.id, notice.params)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_had_or_owed_is_said_with_its_number(locale: str) -> None:
    had = (*vocabulary.GAINS, "train", "none")
    owing = {*get_args(DueKind), *vocabulary.COLOURS, *vocabulary.REWARDS, "any", "later"}
    told_otherwise = {"prosperity", "reward", "end", "discard"}
    wanted = [*(f"amount-{kind}" for kind in had), *(f"follow-{kind}" for kind in owing - told_otherwise)]
    assert [one for one in wanted if not TEXTS[locale].has(f"sweet_lands-{one}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_amounts_are_said_alike(locale: str) -> None:
    said = [TEXTS[locale].say(f"sweet_lands-amount-{kind}", count=2) for kind in vocabulary.GAINS]
    assert sorted({each for each in said if said.count(each) > 1}) == []


def test_a_line_of_the_log_names_a_hex_as_the_board_does() -> None:
    grid = seat_land(table(), 0).grid
    for at, name in spoken_names(grid).items():
        notice = correction_kinds.CORRECTIONS.describe(table(), corrections.ClearSpot(0, at))
        assert notice.params["at"] == name
    assert set(spoken_names(grid)) == set(MAP)


def test_the_outer_edge_of_a_hex_is_named_by_that_hex() -> None:
    notice = correction_kinds.CORRECTIONS.describe(table(), corrections.SetRoad(0, "0,-2|0,-1", True))
    assert told("correct", notice) == "On Ann’s map a road now lies on the outer edge of A1."
    told_everywhere("correct", notice.id, notice.params)


def test_a_hex_beyond_the_map_keeps_its_own_name() -> None:
    notice = correction_kinds.CORRECTIONS.describe(table(), corrections.ClearSpot(0, "5,0"))
    assert notice.params["at"] == "5,0"


def test_an_entry_of_a_map_names_the_hex_as_the_board_does() -> None:
    found = words.entry(table(), "A:1,0!")
    assert dict(found.params)["at"] == spoken_names(seat_land(table(), 0).grid)["1,0"]
