"""Why not: the sheet that opens where a card may not lie, and the table's way around a rule."""

from pathlib import Path

import pytest

from companion.engine.record import Overruled
from companion.engine.verdict import Verdict
from companion.games.card_city import GAME
from companion.games.card_city.city import GRID, cells_beside, compute_layout
from companion.games.card_city.moves import Build
from companion.games.card_city.position import Position
from companion.rulebook import load
from tests.views.at_table import AtTable, at_table, on_to


def refused(position: Position, *, reasons: int = 1, mended: bool = False) -> tuple[int, Build, Verdict]:
    """Tell who may not build what beside the city: a move that the table may allow, for so many reasons at
    least.

    Raises:
        LookupError: there is no such move.
    """
    for seat in GAME.actors(position):
        for card in dict.fromkeys(position.towns[seat].hand or ()):
            targets = GAME.survey(position, seat, card).targets
            for at in GRID.names_of(cells_beside(compute_layout(position.towns[seat].city).all)):
                verdict = targets[at]
                if verdict.legal or not verdict.possible or len(verdict.violations) < reasons:
                    continue
                move = Build(card, at)
                repairs = GAME.repairs(position, seat, move)
                if not mended or any(repair.id == "cell" for repair in repairs):
                    return seat, move, verdict
    raise LookupError("every card may lie everywhere")


def tangled(position: Position) -> bool:
    """Tell if there is a move with two reasons against it, and a cell where it would be right."""
    try:
        refused(position, reasons=2, mended=True)
    except LookupError:
        return False
    return True


async def aim(phone: AtTable, seat: int, move: Build) -> None:
    """Take a card in hand and tap a square where it may not lie."""
    await phone.look(seat)
    await phone.press(phone.names_of.choice(move.card), phone.names_of.cell(move.at, move.card, may=False))


def reasons(phone: AtTable, verdict: Verdict) -> list[str]:
    return [phone.names_of.game("violation", each.rule, each.params) for each in verdict.violations]


async def test_a_refused_square_tells_every_reason_and_keeps_the_table_as_it_is(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, verdict = refused(phone.position, reasons=2)
        seq = phone.session.table.seq
        await aim(phone, seat, move)
        assert phone.shows(phone.app("why-title"))
        for reason in reasons(phone, verdict):
            assert phone.shows(reason)
        assert phone.session.table.seq == seq
        await phone.press(phone.app("close"))
        assert not phone.shows(phone.app("why-title"))


async def test_every_reason_leads_to_its_section_of_the_rules(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, verdict = refused(phone.position, reasons=2)
        await aim(phone, seat, move)
        for violation in verdict.violations:
            section = load("card_city", "en").section(violation.section)
            link = phone.app("rule-link", rule=f"{section.number} {section.title}")
            assert phone.can_tap(link)
        await phone.press(link)
        assert not phone.shows(phone.app("why-title"))
        assert phone.shows(section.title)
        await phone.show("board")
        assert phone.can_tap(phone.names_of.choice(move.card))


async def test_a_square_where_it_would_be_right_can_be_pointed_at_from_the_sheet(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, _ = refused(phone.position, reasons=2, mended=True)
        repair = next(each for each in GAME.repairs(phone.position, seat, move) if each.id == "cell")
        await aim(phone, seat, move)
        assert phone.shows(phone.names_of.repair(repair))
        await phone.press(repair.cells[0])
        assert not phone.shows(phone.app("why-title"))
        lay = phone.ui("lay-at", card=phone.names_of.card(move.card), at=repair.cells[0])
        await phone.press(lay)
        assert phone.standing.move == Build(move.card, repair.cells[0])


async def test_the_cells_that_are_why_not_are_pointed_out_on_the_board(tmp_path: Path) -> None:
    def touching(position: Position) -> bool:
        return any(caused(position))

    def caused(position: Position) -> list[tuple[int, Build, tuple[str, ...]]]:
        return [
            (seat, Build(card, at), violation.cells)
            for seat in GAME.actors(position)
            for card in dict.fromkeys(position.towns[seat].hand or ())
            for at, verdict in GAME.survey(position, seat, card).targets.items()
            for violation in verdict.violations
            if violation.cells and violation.rule.endswith("apart")
        ]

    async with at_table(tmp_path, before=on_to("build", 2, where=touching)) as phone:
        seat, move, cells = caused(phone.position)[0]
        await aim(phone, seat, move)
        letter = phone.position.towns[seat].city[GRID.index[cells[0]]]
        assert phone.framed(phone.names_of.laid(cells[0], letter))


async def test_the_table_allows_it_only_on_a_second_deliberate_tap_and_the_log_says_so(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, verdict = refused(phone.position, reasons=2)
        seq = phone.session.table.seq
        await aim(phone, seat, move)
        assert not phone.can_tap(phone.app("allow-sure"))
        await phone.press(phone.app("allow"))
        assert phone.session.table.seq == seq
        assert phone.shows(phone.app("allow-explained"))
        await phone.write(phone.app("allow-note"), "it was late")
        await phone.press(phone.app("allow-sure"))
        entry = phone.accepted
        assert isinstance(entry, Overruled)
        assert (entry.move, entry.note) == (move, "it was late")
        assert set(entry.violations) == {violation.rule for violation in verdict.violations}
        await phone.show("log")
        rules = tuple(phone.names_of.game("rule", rule) for rule in entry.violations)
        assert phone.shows(phone.app("allowed-against", rules=rules))
        assert phone.shows("it was late")


async def test_thinking_better_of_it_changes_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, _ = refused(phone.position)
        seq = phone.session.table.seq
        await aim(phone, seat, move)
        await phone.press(phone.app("allow"), phone.app("allow-not"))
        assert not phone.shows(phone.app("why-title"))
        assert phone.session.table.seq == seq


async def test_what_cannot_be_shown_is_not_offered_to_be_allowed(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat = GAME.actors(phone.position)[0]
        card = (phone.position.towns[seat].hand or ())[0]
        await phone.look(seat)
        await phone.press(phone.names_of.choice(card), phone.names_of.laid("e5", "H"))
        assert phone.shows(phone.app("why-title"))
        assert not phone.can_tap(phone.app("allow"))


async def test_the_first_card_is_in_hand_until_another_is_chosen(tmp_path: Path) -> None:
    def two_kinds(position: Position) -> bool:
        return any(len(set(town.hand or ())) > 1 for town in position.towns)

    async with at_table(tmp_path, before=on_to("build", 2, where=two_kinds)) as phone:
        seat = next(seat for seat, town in enumerate(phone.position.towns) if len(set(town.hand or ())) > 1)
        first, other = dict.fromkeys(phone.position.towns[seat].hand or ())
        await phone.look(seat)
        assert [at for at in GRID.names if phone.can_tap(phone.names_of.cell(at, first))] == [
            *GAME.survey(phone.position, seat, first).legal
        ]
        await phone.press(phone.names_of.choice(other))
        assert [at for at in GRID.names if phone.can_tap(phone.names_of.cell(at, other))] == [
            *GAME.survey(phone.position, seat, other).legal
        ]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
async def test_reasons_repairs_and_section_are_in_the_readers_language(tmp_path: Path, language: str) -> None:
    async with at_table(tmp_path, language=language, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, verdict = refused(phone.position, reasons=2, mended=True)
        await aim(phone, seat, move)
        for reason in reasons(phone, verdict):
            assert phone.shows(reason)
        for repair in GAME.repairs(phone.position, seat, move):
            assert phone.shows(phone.names_of.repair(repair))
        section = load("card_city", language).section(verdict.violations[0].section)
        assert phone.can_tap(phone.app("rule-link", rule=f"{section.number} {section.title}"))
