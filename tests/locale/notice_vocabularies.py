"""What can stand in an id that goes into an answer, a line of the log, a task or an error before it is said.

Each is put together where the code does not say it: here it stands whole, under the kind by which it is said.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, get_args, get_type_hints

from companion.games import GAMES
from companion.games.card_city.moves import Choose as ChooseLot
from companion.games.citadels.position import Readings as CitadelsReadings
from companion.games.roll_into_town.position import STEPS
from companion.games.small_city import moves as small_city
from companion.games.small_city.building.needs import NEEDS
from companion.games.small_city.phases.rows import Take
from companion.games.sweet_lands import corrections as sweet_lands
from companion.games.sweet_lands.correction_log import GAIN_OF
from companion.games.sweet_lands.moves import Reveal
from companion.games.sweet_lands.position import DueKind
from companion.games.sweet_lands.vocabulary import REWARDS
from companion.locale import kinds
from tests.locale.composed import ANY, Composed
from tests.locale.constructed import constants_handed, messages_of, pairs_handed
from tests.locale.naming import TEXTS
from views.boards.citadels.role_track import State
from views.models.carry_found import Step
from views.pages.home.shelf import WAYS
from views.pages.near import TRIES
from views.site.build import _WORDS, NEAR
from views.transport.peers import REFUSALS

Vocabulary = Callable[[], Iterable[object]]


def _each(pattern: str, values: Iterable[object]) -> Vocabulary:
    known = tuple(values)
    return lambda: (pattern.replace("*", str(value)) for value in known)


def _found(pattern: str, find: Vocabulary, known: Iterable[object] = ()) -> Vocabulary:
    """Return a vocabulary whose words are looked for in the source only when a test wants them."""
    return lambda: (pattern.replace("*", str(value)) for value in (*known, *find()))


def _field(kind: Any, field: str) -> tuple[str, ...]:
    """Return the words that a field of a move or a correction can be."""
    return get_args(get_type_hints(kind)[field])


def _titles() -> Iterator[str]:
    """Yield how the log tells that an entry of a box was read."""
    for game in GAMES.values():
        if TEXTS["en"].has(f"{game.id}-correct-printed"):
            continue  # it says all in the same words
        for message in kinds.needed_messages(game):
            if message.kind == "printed":
                yield message.id.replace("-printed-", "-correct-printed_")


TRENDS = ("chart-wins", "chart-rating", "chart-points")
"""Titles of charts with lines over time."""

ABOUT = tuple(way for way in WAYS if way != "see-sample")
"""The ways of a game that are explained in the same words whatever game it is."""

STANDING = tuple(what for what in _field(sweet_lands.SetStock, "what") if what not in GAIN_OF)
"""Markers of a seat that stand on a space."""

FOLLOWING = tuple(
    kind for kind in get_args(DueKind) if kind not in ("prosperity", "reward", "end", "discard")
)
"""What is told of a move besides what it gives; a prosperity step and a reward have names of their own."""

SETTLED = {
    *("city", "coffee", "discard", "end", "food", "ground", "marks"),
    *("price", "print", "reward", "spaces", "tile", "turned", "wagon"),
}
"""What is owed and needs no decision as soon as its prints are known."""

OPEN_DUES = tuple(kind for kind in get_args(DueKind) if kind not in SETTLED)


def _of(scope: str, families: Mapping[str, Vocabulary]) -> dict[Composed, Vocabulary]:
    return {Composed(scope, pattern): vocabulary for pattern, vocabulary in families.items()}


def _asked() -> Iterator[str]:
    return (id for kind, id in pairs_handed("AnswerSentence") if kind == "asked")


NOTICES: dict[Composed, Vocabulary] = {
    **_of(
        ANY,
        {
            "*-about": _each("app-*-about", (*TRENDS, "chart-expansions", "chart-tags", *ABOUT)),
            "asked-*": _found("asked-*", _asked),
            "bring-do-*": _each("app-bring-do-*", get_args(Step)),
            "bring-will-*": _each("app-bring-will-*", get_args(Step)),
            "cli-help-*": _found(
                "cli-help-*", partial(constants_handed, "command"), ("score", "check", "survey", "replay")
            ),
            "link-*": _found("link-*", partial(constants_handed, "page_words"), (*TRIES, *NEAR, *_WORDS)),
            "list-*": _each("list-*", ("and", "or")),
            "list-*-more": _each("list-*-more", ("and", "or")),
            "peer-*": _each("peer-*", (*REFUSALS, "full")),
            "printed_*": _titles,
            "seat*": _each("secret-seat*", ("", "-unclear")),
            "table*": _each("secret-table*", ("", "-unclear")),
            "*-notation-*": partial(messages_of, "Unreadable"),
        },
    ),
    **_of(
        "card_city",
        {
            "choose_*": _each("card_city-move-choose_*", _field(ChooseLot, "lot")),
            "*_last": _each("card_city-move-*_last", ("collect", "buy", "pass")),
        },
    ),
    **_of(
        "citadels",
        {
            "rung-*": _each("citadels-ui-rung-*", (*get_args(State), "killed-whose")),
            "workshop-*": _each("citadels-special-workshop-*", _field(CitadelsReadings, "workshop")),
        },
    ),
    **_of(
        "roll_into_town",
        {
            "done_*": _each("roll_into_town-move-done_*", STEPS[:-1]),
        },
    ),
    Composed("score_pad", "score_pad-notation-*"): partial(messages_of, "SheetError"),
    **_of(
        "small_city",
        {
            "bars_*": _each("small_city-preview-bars_*", ("homes", "industry")),
            "choose_*": _each("small_city-move-choose_*", _field(small_city.Choose, "gain")),
            "council_*": _each("small_city-move-council_*", _field(small_city.Advance, "pay")),
            "council-take-*": _each("small_city-ui-council-take-*", set(get_args(Take)) - {"", *"wgb"}),
            "discs_*": _each("small_city-correct-discs_*", range(3)),
            "upgrade_*": _each("small_city-violation-upgrade_*", (need.id for need in NEEDS)),
        },
    ),
    **_of(
        "sweet_lands",
        {
            "*_not": _each(
                "sweet_lands-correct-*_not", (*_field(sweet_lands.SetFlag, "what"), "rabbit_place")
            ),
            "beyond_*": _each("sweet_lands-warning-beyond_*", ("food", "wagon", "locomotive", "track")),
            "due_*": _each("sweet_lands-task-due_*", OPEN_DUES),
            "follow-*": _each("sweet_lands-follow-*", (*FOLLOWING, *REWARDS, "later")),
            "reveal_*": _each("sweet_lands-task-reveal_*", _field(Reveal, "what")),
            "skill_*": _each("sweet_lands-correct-skill_*", _field(sweet_lands.SetSkill, "state")),
            "stands_*": _each("sweet_lands-correct-stands_*", STANDING),
            "tiles_*": _each("sweet_lands-correct-tiles_*", _field(sweet_lands.SetTiles, "what")),
        },
    ),
}
"""The ids that go into something else first, whole, by where and how they are put together."""
