"""Small tables of Sweet Lands with a known box. Its map and every print are invented; no copy shows them."""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.notice import Notice
from companion.engine.verdict import Repair
from companion.engine.words import Params, Phrase, Who, Word
from companion.games.sweet_lands import GAME, preview, repairs
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.position import LATEST_RULES, Due, Player, Position, Readings, Spot
from companion.locale import LOCALES, Texts
from tests.conformance.checks import check_repair_words

TEXTS = Texts.load_all()
NAMES = ("Ann", "Ben", "Cleo", "Dan")

MAP = {
    "0,0": "capital",
    "1,0": "wheat",
    "1,-1": "forest",
    "0,-1": "vein",
    "-1,0": "sea",
    "-1,1": "special",
    "0,1": "wheat port",
    "2,0": "wheat port",
    "2,-1": "forest",
    "1,1": "draw",
}
"""The invented map, by hex."""

BOX: Mapping[str, str] = {
    "map-A": ";".join(f"{at} {ground}" for at, ground in MAP.items()),
    **{f"A:{at}!": "none" for at in MAP},
    "A:2,0!": "2 gold",
    "tile-wheat": "2 wheat",
    "tile-forest": "wood",
    "tile-vein": "iron",
    "tile-sea": "card",
    "special-3": "3 gold",
    **{f"row-{row}": f"{row + 1} wood" for row in range(1, 6)},
    **{f"{column}-{number}": "gold" for column in ("tent", "house", "building") for number in (1, 4, 5)},
    **{f"1a-{column}-{number}": "diamond" for column in ("tent", "house", "building") for number in (2, 3)},
    "1a-auto-1": "2 gold",
    "1a-income": "none",
    "1a-pass": "none",
    "labs": "2",
    "lab-1": "iron",
    "coffees": "2",
    "coffee-1": "2 gold;1",
    "discount-1": "1",
    "discount-2": "2",
    "industry": "6",
    **{f"space-{number}": "none;none;0;no" for number in range(1, 7)},
    "space-3": "2 gold;none;4;no",
    "space-4": "none;none;0;yes",
    "food": "12",
    **{f"food-{number}": "none" for number in range(1, 13)},
    "food-2": "2 wheat",
    "rabbits": "3",
    **{f"rabbit-{number}": f"{2 * number};card" for number in range(1, 4)},
    "track-1": "4;roads",
    "track-2": "4;terrain",
    **{f"track-1-{number}": f"none;{number}" for number in range(5)},
    "track-1-last": "5 gold",
    **{
        f"income-{kind}-{space}": str(space) for kind in ("gold", "wheat", "wood", "iron") for space in (0, 3)
    },
    "card-7": "instant;gold;none;2 wheat;m2;tent;iron;Baker",
    "card-8": "instant;none;none;none;m1;house;none;",
    "helper-1": "none",
    **{f"slots-{letter}": "2" for letter in "ABCDEFGHIJKLMNOPQ"},
}
"""The invented prints, by entry."""


def without(*names: str) -> dict[str, str]:
    """Return the invented box with some prints that nobody has read."""
    return {name: text for name, text in BOX.items() if name not in names}


def table(
    *others: Player,
    box: Mapping[str, str] = BOX,
    dues: tuple[Due, ...] = (),
    at: Mapping[str, Any] = {},
    **own: Any,
) -> Position:
    """Return a table in the action phase of round 2, where seat 0 is at it.

    Args:
        others: the players after it; one where none is given.
        box: what its owner has read.
        dues: what is owed to seat 0.
        at: what differs at the table.
        own: what differs of seat 0 from a player with character 1a, five cards and nothing else.
    """
    first = Player(**{"character": "1a", "hand": 5, "dues": dues, **own})
    players = (first, *(others or (Player(character="2b", helper=2, hand=5),)))
    said = tuple(sorted(box.items()))
    base: dict[str, Any] = {"phase": "action", "round": 2, "finals": (1, 2), "milestones": (1, 2, 3, 4, 5)}
    return Position(players, said, **{"rulings": Readings(), "rules": LATEST_RULES, **base, **at})


def flipped(*at: str, **more: Any) -> tuple[Spot, ...]:
    """Flipped tiles on some hexes."""
    return tuple(Spot(each, "flipped", **more) for each in at)


def seen(notices: tuple[Notice, ...]) -> dict[str, Params]:
    """Return the params of some notices by id."""
    return {notice.id: notice.params for notice in notices}


def previewed(position: Position, move: Move, seat: int = 0) -> dict[str, Params]:
    """Return what is told before a move, by id."""
    found = preview.preview(position, seat, move)
    for notice in found:
        told_everywhere("preview", notice.id, notice.params)
    return seen(found)


def mended(position: Position, move: Move, seat: int = 0) -> dict[str, Repair]:
    """Return what would mend a move, by id."""
    found = repairs.repairs(position, seat, move)
    for repair in found:
        check_repair_words(GAME, repair)
    return {repair.id: repair for repair in found}


def counted(found: Any) -> dict[str, int]:
    """Return the amounts of a list, by kind."""
    assert isinstance(found, tuple)
    amounts: dict[str, int] = {}
    for phrase in found:
        assert isinstance(phrase, Phrase)
        number = dict(phrase.params)["count"]
        assert isinstance(number, int)
        amounts[phrase.id.partition("-")[2]] = number
    return amounts


def words_of(found: Any) -> list[str]:
    """Return what the words of a param name, with their kind."""
    several = found if isinstance(found, tuple) else (found,)
    return [word.id for word in several if isinstance(word, Word)]


def numbers_of(labels: Iterable[Any]) -> list[int]:
    """Return the numbers of labelled places, shops or tracks."""
    return [dict(label.params)["number"] for label in labels]


def told_everywhere(kind: str, id: str, params: Params) -> None:
    """Check that every language has the sentence and all that it needs.

    What it needs itself is a text or a word.
    """
    for locale in LOCALES:
        texts = TEXTS[locale]
        assert texts.has(f"sweet_lands-{kind}-{id}"), (locale, kind, id)
        plain = {name: _plain(locale, value) for name, value in params.items()}
        told = texts.about("sweet_lands", kind, id, plain, NAMES)
        assert "{" not in told, (locale, told)
        assert "sweet_lands-" not in told, (locale, told)


def _plain(locale: str, value: Any) -> Any:
    """Return a param whose words are taken as they are: other files than the log's have their texts."""
    if isinstance(value, tuple):
        return tuple(_plain(locale, each) for each in value)
    if isinstance(value, Word):
        return value.id
    if isinstance(value, Phrase) and not value.id.startswith("printed-"):
        params = {name: _plain(locale, each) for name, each in value.params}
        assert TEXTS[locale].has(f"sweet_lands-{value.id}"), (locale, value.id)
        return TEXTS[locale].say(f"sweet_lands-{value.id}", **params)
    return value.id if isinstance(value, Phrase) else value


def told(kind: str, notice: Notice | Repair, locale: str = "en") -> str:
    """Return a sentence with the words of other files by their ids."""
    plain = {name: _plain(locale, value) for name, value in notice.params.items()}
    return TEXTS[locale].about("sweet_lands", kind, notice.id, plain, NAMES)


def who(found: Any) -> list[int]:
    """Return the seats of a param."""
    return [one.seat for one in found if isinstance(one, Who)]
