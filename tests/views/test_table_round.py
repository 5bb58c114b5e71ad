"""A round of Card City, tapped through on one phone."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Choose, Collect, Develop, Pass, Return, Take
from companion.games.card_city.position import PRINTED, Position
from tests.effort import on_its_day
from tests.views.at_table import at_table, on_to
from tests.views.fingers import choose_likely_move

TABLES = [
    ("Ann",),
    ("Ann", "Ben"),
    ("Ann", "Ben", "小明"),
    ("Ann", "Ben", "小明", "Maximiliane-Charlotte of the Long Names"),
]


@pytest.mark.parametrize("people", on_its_day(TABLES, 2), ids=len)
async def test_whole_rounds_are_played_by_taps_alone(tmp_path: Path, people: tuple[str, ...]) -> None:
    dice = Random(len(people))
    async with at_table(tmp_path, *people) as phone:
        while phone.position.round < 3:
            seat, move = choose_likely_move(phone.session, dice)
            seq = phone.session.table.seq
            await phone.make(seat, move)
            entry = phone.accepted
            assert (entry.seq, entry.seat, entry.move, entry.by) == (seq + 1, seat, move, seat)
            assert phone.shows(phone.names_of.headline())
        assert phone.client.lost == []


async def test_three_rounds_of_two_are_played_by_taps_in_chinese_on_a_wide_screen(tmp_path: Path) -> None:
    dice = Random(7)
    async with at_table(tmp_path, language="zh-Hant", size=(1440, 900)) as phone:
        while phone.position.round < 4:
            await phone.make(*choose_likely_move(phone.session, dice))
        assert phone.shows(phone.names_of.headline())
        assert {entry.by for entry in phone.session.table.entries} == {0, 1}
        assert phone.client.lost == []


LAYING: dict[str, Any] = {"build": Build, "develop": Develop, "buy": Buy}
"""What lays a card in a phase."""


def laid_card(move: Build | Develop | Buy) -> str:
    return "I" if isinstance(move, Buy) else move.card


async def test_the_divider_is_told_how_to_divide_and_the_chooser_takes_a_lot(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await phone.look(0)
        assert phone.shows(phone.names_of.task(0))
        await phone.make(1, Choose("other"))
        assert phone.position.lots is not None
        assert phone.position.lots.divider == 1


async def test_named_cards_leave_the_deck_and_lie_in_the_hand(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await phone.make(1, Choose("open"))
        await phone.make(1, Take(("R", "C")))
        assert phone.position.towns[1].hand == ("R", "C")
        assert phone.position.deck.total == 2 * PRINTED.deck.total - 2
        await phone.look(0)
        await phone.press(phone.names_of.got("R", phone.position.deck.R))
        assert phone.can_tap(phone.ui("start-again"))
        await phone.press(phone.ui("start-again"))
        await phone.make(0, Take(("P", "P")))
        assert phone.position.towns[0].hand == ("P", "P")


async def test_leisure_in_round_1_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await phone.make(1, Choose("open"))
        await phone.make(1, Take(("L", "R")))
        assert phone.position.towns[1].hand == ()
        assert phone.shows(phone.names_of.game("violation", "first_leisure"))


async def test_solo_draws_and_keeps_two(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Ann") as phone:
        assert phone.shows(phone.names_of.task(0))
        await phone.make(0, Take(("C", "I")))
        assert phone.position.towns[0].hand == ("C", "I")
        assert phone.position.phase == "build"


async def test_income_is_said_for_everybody_and_taken_with_one_tap(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("income", 2)) as phone:
        money = [town.money for town in phone.position.towns]
        for seat in range(2):
            assert phone.shows(phone.session.names[seat])
        amounts = [
            int(str(task.params["amount"])) for task in phone.session.game.agenda(phone.position).tasks
        ]
        for amount in amounts:
            assert phone.shows(f"+${amount}")
        await phone.make(phone.position.start, Collect())
        entry = phone.standing
        assert entry.move == Collect()
        told = [town.money for town in phone.session.table.at_step(len(phone.session.table.done)).towns]
        assert told == [had + amount for had, amount in zip(money, amounts, strict=True)]


async def test_an_industry_is_bought_or_not(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("buy", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        assert isinstance(move, Buy)
        before = phone.position
        await phone.look(seat)
        assert phone.can_tap(phone.ui("buy-nothing"))
        await phone.make(seat, move)
        after = phone.session.table.done[-1].position
        assert after.towns[seat].city.count("I") == before.towns[seat].city.count("I") + 1
        assert after.towns[seat].money < before.towns[seat].money

    async with at_table(tmp_path / "other", before=on_to("buy", 2)) as phone:
        await phone.make(seat, Pass())
        assert phone.standing.move == Pass()


def returning(position: Position) -> list[tuple[int, Return]]:
    """Tell who may put that card back into the supply."""
    return [
        (seat, move)
        for seat in GAME.actors(position)
        for move in GAME.moves(position, seat)
        if isinstance(move, Return)
    ]


async def test_a_card_with_no_place_goes_back_to_the_supply(tmp_path: Path) -> None:
    stuck = on_to("build", 2, 4, where=lambda position: bool(returning(position)))
    async with at_table(tmp_path, before=stuck) as phone:
        seat, move = returning(phone.position)[0]
        supply = phone.position.supply[move.card]
        await phone.make(seat, move)
        assert phone.standing.move == move
        assert phone.session.table.done[-1].position.supply[move.card] == supply + 1


@pytest.mark.parametrize(("phase", "seed"), [(phase, seed) for phase in LAYING for seed in range(3)])
async def test_what_lights_up_is_what_the_referee_allows(tmp_path: Path, phase: str, seed: int) -> None:
    async with at_table(tmp_path, before=on_to(phase, 2 + seed, seed)) as phone:
        position, checked = phone.position, 0
        for seat in GAME.actors(position):
            moves = [move for move in GAME.moves(position, seat) if isinstance(move, LAYING[phase])]
            for card in sorted({laid_card(move) for move in moves}):
                await phone.look(seat)
                if phase != "buy":
                    await phone.press(phone.names_of.choice(card))
                survey = GAME.survey(position, seat, card)
                labels = set(phone.labels())
                lit = {at for at in survey.targets if phone.names_of.cell(at, card) in labels}
                dark = {at for at in survey.targets if phone.names_of.cell(at, card, may=False) in labels}
                assert lit == set(survey.legal) == {move.at for move in moves if laid_card(move) == card}
                assert dark
                assert dark.isdisjoint(lit)
                checked += 1
        assert checked
