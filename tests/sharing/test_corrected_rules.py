"""A rule is corrected after codes were made: they are read by the rules of then, and judged by today's."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.record import Codec, Moved
from companion.engine.rules import AreaRule
from companion.engine.verdict import Verdict
from companion.games import GAMES
from companion.games.card_city import turn
from companion.games.card_city.city import FRAME, GRID
from companion.games.card_city.moves import Build
from companion.games.card_city.phases.build import PLACES, RULES, STAGE
from companion.games.card_city.phases.stage import Stage, place_checks
from companion.games.card_city.position import Position
from companion.games.card_city.site import FULL, Site
from companion.geometry.bits import bits
from companion.locale.texts import Texts
from companion.sharing.code import from_text
from companion.sharing.codec import Carried, pack, unpack
from companion.sharing.errors import CarryError
from tests.sharing.golden import FOLDER
from tests.sharing.plays import AnyTable

AnyGame = Game[Any, Any, Any]
TEXTS = Texts.load_all()
TOLD = {
    "en": "Your city would stretch to {} × {}.",
    "zh-Hant": "這樣城市會變成 {}×{}，",
    "zh-Hans": "这样城市会变成 {}×{}，",
}
THEN = GAMES["card_city"]
SIDE = 3


def _spanned(site: Site, cell: int) -> tuple[int, int]:
    return FRAME.span(site.city.all | cell)


NARROW = AreaRule[Site](
    "square",
    "build.square",
    lambda site: sum(1 << cell for cell in bits(FULL) if max(_spanned(site, 1 << cell)) > SIDE),
    params_at=lambda site, cell: dict(zip(("columns", "rows"), _spanned(site, cell), strict=True)),
)
"""Cards of the hand keep a city within 3x3: the rule that was corrected."""

BUILDING = replace(STAGE, rules={**RULES, Build: place_checks((*PLACES, NARROW))}, moves=None)


def _stage_of(position: Position) -> Stage:
    return BUILDING if position.phase == "build" else turn.stage_of(position)


FORGETFUL = replace(THEN, rules_version=2, phases=replace(THEN.phases, stage_of=_stage_of))
"""Card City with the corrected rule alone."""

NOW = replace(FORGETFUL, earlier={1: THEN})
CODES = sorted(FOLDER.glob("format[12]-card_city-v1-seats[24]-*.txt"))

codes = pytest.mark.parametrize("path", CODES, ids=[path.stem for path in CODES])


def carried(path: Path, game: AnyGame) -> Carried:
    return unpack(from_text(path.read_text("ascii").strip()), games={game.id: game})


def judged_anew(table: AnyTable) -> Iterator[tuple[Moved[Any], Position, Verdict]]:
    """Yield every move that stands, where it was made, and what the rules of today say to it."""
    position = table.opening
    for step in table.done:
        if isinstance(step.entry, Moved):
            yield step.entry, position, NOW.verdict(position, step.entry.seat, step.entry.move)
        position = step.position


@codes
def test_an_old_code_is_read_by_the_rules_of_its_time_and_carried_on_as_it_was(path: Path) -> None:
    found = carried(path, NOW)
    assert found.table.record == Codec(THEN).decode_record(path.with_suffix(".json").read_bytes())
    assert found.agrees
    assert found.table.game is THEN
    assert pack(found.table) == pack(carried(path, THEN).table)


def stretched(position: Position, entry: Moved[Any]) -> tuple[int, int] | None:
    """Count how many columns and rows a city would span with a card that is built from the hand."""
    if not isinstance(entry.move, Build):
        return None
    built = [cell for cell, card in enumerate(position.towns[entry.seat].city) if card != "."]
    cells = [*built, GRID.index[entry.move.at]]
    columns, rows = [cell % GRID.columns for cell in cells], [cell // GRID.columns for cell in cells]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


@codes
def test_each_of_its_moves_is_judged_anew_and_what_is_refused_is_told_with_its_sentence(path: Path) -> None:
    refused = 0
    for entry, position, verdict in judged_anew(carried(path, NOW).table):
        assert THEN.verdict(position, entry.seat, entry.move).legal
        size = stretched(position, entry)
        assert verdict.legal == (size is None or max(size) <= SIDE)
        for violation in verdict.violations:
            assert violation.params == dict(zip(("columns", "rows"), size or (), strict=True))
            for locale, texts in TEXTS.items():
                sentence = texts.say(f"card_city-violation-{violation.rule}", **violation.params)
                assert sentence.startswith(TOLD[locale].format(*size or ()))
        refused += not verdict.legal
    assert refused > 0


@codes
def test_a_game_that_forgot_its_former_rules_says_so_instead_of_making_another_table(path: Path) -> None:
    with pytest.raises(CarryError) as told:
        carried(path, FORGETFUL)
    assert told.value.id == "carry-drifted"
