"""Random games with misread prints of every family, corrected: they lead where the right reading had led."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.owners_box import Reread
from companion.engine.record import Corrected
from companion.engine.refold import Refolded, refold
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.differences import corrections_between, differences
from companion.games.sweet_lands.entries import FAMILIES, family_of, is_followed
from companion.games.sweet_lands.position import Position
from companion.locale import LOCALES, Texts
from companion.sharing.codec import pack, unpack
from tests.effort import on_its_day, times
from tests.games.sweet_lands.misread import FORBIDDEN, MISREAD
from tests.games.sweet_lands.rereading import (
    NAMES,
    AnyTable,
    another_text,
    begin,
    play_on,
    read_entries,
    read_rightly,
)

TEXTS = Texts.load_all()
GAMES_PLAYED = times(80, 4)
MOVES = 110


@cache
def misread_games() -> tuple[tuple[AnyTable, str, str, str], ...]:
    """Play random games, and misread an entry of every family that each has read."""
    return tuple(_play_misread_games())


def _play_misread_games() -> Iterator[tuple[AnyTable, str, str, str]]:
    for seed in range(GAMES_PLAYED):
        chance = Random(seed)
        table = play_on(begin(seed, 1 + seed % 4), chance, MOVES)
        texts = read_entries(table)
        by_family: dict[str, list[str]] = {}
        for name in filter(is_followed, texts):
            family = family_of(name)
            assert family
            by_family.setdefault(family.title, []).append(name)
        for names in by_family.values():
            name = chance.choice(names)
            yield table, name, texts[name], another_text(name, texts[name], chance)


def follow(table: AnyTable, name: str, text: str) -> Refolded[Position, Any, Any]:
    """Fold a record again with another text."""
    return refold(GAME, table.opening, [step.entry for step in table.done], Reread(name, text))


def shown(position: Position) -> Position:
    """Return what lies on the table: dues, notes of the app and the order within a hand aside."""
    players = tuple(
        replace(
            player,
            dues=(), booked=(), waived=(), blank=(), acted=False, passed=False,
            skills=tuple(sorted(player.skills, key=str)),
            automated=tuple(sorted(player.automated, key=lambda card: card.column)),
        )
        for player in position.players
    )  # fmt: skip
    discs = tuple(sorted(position.discs, key=str))
    return replace(position, players=players, own=(), discs=discs, passed=(), order=())


def test_a_game_read_wrongly_and_corrected_is_the_game_read_rightly_from_the_start() -> None:
    alike = 0
    for table, name, _wrong, right in misread_games():
        rightly = list(read_rightly(table, name, right))
        found = follow(table, name, right)
        if all(legal for _, legal in rightly):
            assert found.position == rightly[-1][0], name
            assert not found.odd
            alike += 1
        elif found.odd:
            assert found.odd[0].step >= len(rightly), "nothing is left out that was legal"
    assert alike > len(misread_games()) // 4


def test_there_and_back_again_changes_nothing() -> None:
    for table, name, wrong, right in misread_games():
        there = table.correct(Reread(name, right), at=0)
        assert there.correct(Reread(name, wrong), at=0).position == table.position, name


def test_every_choice_that_cannot_be_made_again_says_why() -> None:
    for table, name, _wrong, right in misread_games():
        for odd in follow(table, name, right).odd:
            assert isinstance(odd.entry, Corrected) or not odd.verdict.legal
            assert odd.made == (odd.verdict.possible and not isinstance(odd.entry, Corrected))


def test_the_listed_differences_are_all_that_the_table_shows_otherwise() -> None:
    for table, name, _wrong, right in misread_games():
        after = follow(table, name, right).position
        corrected = table.position
        for correction in corrections_between(table.position, after):
            corrected = GAME.corrections.correct(corrected, correction)
        assert shown(corrected) == shown(after), name


@pytest.mark.parametrize("locale", on_its_day(LOCALES, 3))
def test_every_difference_is_told(locale: str) -> None:
    texts = TEXTS[locale]
    for table, name, _wrong, right in misread_games():
        for found in differences(table.position, follow(table, name, right).position):
            notice = found.notice
            said = texts.about("sweet_lands", "correct", notice.id, notice.params, NAMES)
            assert "sweet_lands-" not in said, said


def test_every_family_that_the_record_follows_was_misread_somewhere() -> None:
    cases = (*MISREAD.values(), *(case for case, _ in FORBIDDEN.values()))
    names = [*(name for _, name, _, _ in misread_games()), *(case.entry for case in cases)]
    found = {family.title for family in map(family_of, names) if family}
    wanted = {family.title for family in FAMILIES if family.follows == "record"}
    assert wanted <= found


def test_a_followed_record_is_carried_by_a_code() -> None:
    case = MISREAD["price of a row"]
    table = case.play(case.wrong).correct(Reread(case.entry, case.right), at=0)
    carried = unpack(pack(table)).table
    assert carried.position == table.position


def test_a_misreading_corrected_by_an_undone_entry_is_as_before() -> None:
    case = MISREAD["price of a row"]
    table = case.play(case.wrong)
    again = table.correct(Reread(case.entry, case.right), at=0).undo(at=0)
    assert again.position == table.position
    assert again.redo(at=0).position == case.play(case.right).position
