"""Facts about the texts of each game, for tests that ask every game the same."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from companion.engine.rulings import rulings_of
from companion.games.citadels import position as citadels
from companion.games.citadels import printed as cards
from companion.games.roll_into_town import marks as sheet
from companion.games.roll_into_town import position as roll
from companion.games.roll_into_town.printed import RESOURCES, numbers
from companion.games.roll_into_town.scoring import TITLES
from companion.games.small_city import position as town
from companion.games.small_city import printed as tiles

Shown = Mapping[str, str]
"""A text by its locale."""


@dataclass(frozen=True)
class OneLine:
    """Texts that fit on one line of a phone.

    Attributes:
        kind: what they are.
        ids: which.
        english: the most characters of an English one.
        chinese: the most characters of a Chinese one.
    """

    kind: str
    ids: tuple[str, ...]
    english: int
    chinese: int


@dataclass(frozen=True)
class GameTexts:
    """What the texts of a game have to hold.

    Attributes:
        names: the messages that name a thing of the game.
        phases: every phase.
        outside: the phases that belong to no round, so that their headline tells none.
        rounds: how many rounds there are; None where nobody knows before the end.
        headline: a phase, its round and how its headline reads.
        lines: what fits on one line.
    """

    names: tuple[str, ...]
    phases: tuple[str, ...]
    outside: frozenset[str]
    rounds: int | None
    headline: tuple[str, int, Shown]
    lines: tuple[OneLine, ...]


def _ids(kind: str, each: Iterable[object]) -> Iterator[str]:
    yield from (f"{kind}-{one}" for one in each)


def _citadels() -> GameTexts:
    purple = cards.DISTRICTS[cards.DISTRICTS.index("haunted_city") :]
    workshop = next(ruling for ruling in rulings_of(citadels.Readings) if ruling.id == "workshop")
    return GameTexts(
        names=(
            *_ids("role", cards.ROLES),
            *_ids("power", cards.ROLES),
            *_ids("district", cards.DISTRICTS),
            *_ids("colour", cards.COLOURS),
            *_ids("kind", cards.COLOURS),
            *_ids("special", purple),
            *_ids("special-workshop", workshop.readings),
        ),
        phases=get_args(citadels.Phase),
        outside=frozenset({"scoring"}),
        rounds=None,
        headline=(
            "draft",
            1,
            {"en": "Round 1 · Choosing", "zh-Hant": "第 1 輪 · 選角色", "zh-Hans": "第 1 轮 · 选角色"},
        ),
        lines=(OneLine("power", cards.ROLES, 50, 24), OneLine("special", purple, 72, 28)),
    )


def _roll_into_town() -> GameTexts:
    squares = (
        "empty", "hall", "ocean", *sheet.ICONS, *sheet.BUILDINGS, "lighthouse_bottom", "lighthouse_top",
    )  # fmt: skip
    return GameTexts(
        names=(
            *_ids("icon", sheet.ICONS),
            *_ids("building", sheet.BUILDINGS),
            *_ids("resource", RESOURCES),
            *_ids("token", squares),
            *_ids("side", sheet.SIDES),
            *_ids("step", roll.STEPS),
            *_ids("title", TITLES),
            *_ids("building-about", sheet.BUILDINGS),
        ),
        phases=get_args(roll.Phase),
        outside=frozenset({"scoring"}),
        rounds=len(numbers().dice),
        headline=(
            "discover",
            1,
            {"en": "Round 1/12 · Draw", "zh-Hant": "第 1/12 輪 · 發現", "zh-Hans": "第 1/12 轮 · 发现"},
        ),
        lines=(OneLine("building-about", sheet.BUILDINGS, 48, 20),),
    )


def _small_city() -> GameTexts:
    promises = tuple(map(str, range(1, 33)))
    return GameTexts(
        names=(
            *_ids("tile", tiles.KINDS),
            *_ids("card", town.CARDS),
            *_ids("cube", tiles.COLOURS),
            *_ids("row", range(1, 5)),
            *_ids("side", get_args(tiles.Side)),
            *_ids("promise", promises),
        ),
        phases=get_args(town.Phase),
        outside=frozenset({"setup", "scoring"}),
        rounds=town.ROUNDS,
        headline=(
            "street",
            1,
            {
                "en": "Round 1/8 · Street",
                "zh-Hant": "第 1/8 輪 · 市長的街道",
                "zh-Hans": "第 1/8 轮 · 市长的街道",
            },
        ),
        lines=(OneLine("promise", promises, 40, 16),),
    )


GAME_TEXTS: Mapping[str, GameTexts] = {
    "citadels": _citadels(),
    "roll_into_town": _roll_into_town(),
    "small_city": _small_city(),
}
"""By game; the others have nothing to name that the conformance suite does not ask for."""
