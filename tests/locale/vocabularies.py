"""What can stand in an id that is put together: the vocabularies that the code itself uses.

A new id that is put together needs its line here, or stands among `PASSED_ON` where it is whole already.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import get_args, get_type_hints

from companion.engine.box import Source
from companion.engine.forms import COUNTED_AS
from companion.engine.setup import Colour
from companion.games import GAMES
from companion.games.card_city.moves import Choose as ChooseLot
from companion.games.card_city.position import CARDS
from companion.games.card_city.position import Readings as CardReadings
from companion.games.citadels import printed as citadels
from companion.games.roll_into_town import marks
from companion.games.roll_into_town.moves import Counted
from companion.games.roll_into_town.position import STEPS
from companion.games.roll_into_town.printed import RESOURCES
from companion.games.roll_into_town.scoring import TITLES
from companion.games.score_pad.formula import Trouble
from companion.games.score_pad.presets import PRESETS
from companion.games.score_pad.sheet import How
from companion.games.small_city import position as small_city
from companion.games.small_city.moves import Advance
from companion.games.small_city.phases.pollution import Toll
from companion.games.small_city.printed import COLOURS, FAMILIES, KINDS, Side
from companion.games.sweet_lands import vocabulary as sweet
from companion.games.sweet_lands.moves import Reveal
from companion.games.sweet_lands.position import PHASES, DueKind
from companion.history.plays import Outcome
from companion.history.preferences import Theme
from companion.hosting.importing import How as Imported
from companion.hosting.undo_requests import Ending, What
from companion.lessons.trial_tables import Trial
from companion.locale import kinds
from tests.locale.composed import ANY, Composed
from tests.locale.notice_vocabularies import NOTICES
from views.boards.citadels.state import MODES as CITADELS_MODES
from views.boards.roll_into_town import look
from views.boards.roll_into_town.corrections import COUNT_OR_DRAW
from views.boards.roll_into_town.corrections import GROUPS as ROLL_GROUPS
from views.boards.roll_into_town.sheet import Uses
from views.boards.roll_into_town.state import MODES as ROLL_MODES
from views.boards.score_pad import number_pad
from views.boards.score_pad.category import SHARES
from views.boards.score_pad.making import KINDS as SHEET_KINDS
from views.boards.small_city.look import FAMILIES as SMALL_CITY_GROUPS
from views.boards.small_city.phases import squares
from views.boards.small_city.state import MODES as SMALL_CITY_MODES
from views.boards.small_city.state import Stands
from views.boards.sweet_lands import goods
from views.boards.sweet_lands.brushes import BRUSHES, MODES
from views.boards.sweet_lands.correction_page import OWN_NAMES
from views.boards.sweet_lands.panels import areas, free
from views.boards.sweet_lands.state import TABS as SWEET_TABS
from views.device.preferences import SCALES
from views.pages.history.state import SPANS
from views.play.screen_state import TABS
from views.widgets.seats.presence import Who
from views.widgets.table.key_list import KEYS, PAD_KEYS
from views.widgets.tools.body import TABS as TOOL_TABS

Vocabulary = Callable[[], Iterable[object]]

PURPLE = citadels.DISTRICTS[citadels.DISTRICTS.index("haunted_city") :]
"""The districts that do something of their own."""


def _fill(pattern: str, values: Iterable[object]) -> Vocabulary:
    known = tuple(values)
    return lambda: (pattern.replace("*", str(value)) for value in known)


def _of(scope: str, families: Mapping[str, tuple[str, Iterable[object]]]) -> dict[Composed, Vocabulary]:
    """Vocabularies of one scope: each pattern in the code with the whole id, and what fills its ``*``."""
    return {Composed(scope, pattern): _fill(whole, values) for pattern, (whole, values) in families.items()}


def _each_ruling() -> Iterable[object]:
    return (f"{game.id}-ruling-{ruling.id}" for game in GAMES.values() for ruling in game.rulings)


def _each_reading() -> Iterable[object]:
    return (
        f"{game.id}-reading-{ruling.id}-{reading}"
        for game in GAMES.values()
        for ruling in game.rulings
        for reading in ruling.readings
    )


def _needed_ids(kind: str) -> Vocabulary:
    """Yield the ids of one kind that the games tell of themselves."""
    return lambda: (
        each.id for game in GAMES.values() for each in kinds.needed_messages(game) if each.kind == kind
    )


VOCABULARIES: dict[Composed, Vocabulary] = {
    Composed(ANY, "*-ruling-*"): _each_ruling,
    Composed(ANY, "*-reading-*-*"): _each_reading,
    Composed(ANY, "*-why"): lambda: (f"{ruling}-why" for ruling in _each_ruling()),
    Composed(ANY, "*-name"): _fill("*-name", GAMES),
    Composed(ANY, "*-players"): _fill("*-players", GAMES),
    Composed(ANY, "*-pitch"): _fill("*-pitch", GAMES),
    Composed(ANY, "*-minutes"): _fill("*-minutes", ("card_city", "sweet_lands")),
    Composed(ANY, "category-*"): _needed_ids("category"),
    Composed(ANY, "amount-*"): _needed_ids(COUNTED_AS["gain"]),
    Composed(ANY, "phase-*"): _needed_ids("phase"),
    Composed(ANY, "*_none"): lambda: (id for id in _needed_ids("correct")() if str(id).endswith("_none")),
    Composed(ANY, "*_now"): lambda: (id for id in _needed_ids("set")() if str(id).endswith("_now")),
    **_of(
        ANY,
        {
            "app-box-source-*": ("app-box-source-*", get_args(Source)),
            "box-source-*": ("app-box-source-*", get_args(Source)),
            "box-source-*-about": ("app-box-source-*-about", get_args(Source)),
            "asks-*": ("app-asks-*", get_args(What)),
            "settled-*": ("app-settled-*", get_args(Ending)),
            "brought-*": ("app-brought-*", (how.replace("_", "-") for how in get_args(Imported))),
            "bring-told-*": ("app-bring-told-*", get_args(What)),
            "gains-ask-*": ("app-gains-ask-*", ("per", "needs")),
            "gains-*-add": ("app-gains-*-add", ("per", "needs")),
            "met-*": ("app-met-*", ("ahead", "level", "behind")),
            "day-*": ("app-day-*", ("today", "yesterday")),
            "find-*": ("app-find-*", ("place", "expansion", "tag")),
            "result-*": ("app-result-*", get_args(Outcome)),
            "span-*": ("app-span-*", SPANS),
            "trial-*": ("app-trial-*", get_args(Trial)),
            "size-*": ("app-size-*", (round(scale * 100) for scale in SCALES)),
            "theme-*": ("app-theme-*", get_args(Theme)),
            "tab-*": ("app-tab-*", TABS),
            "tools-tab-*": ("app-tools-tab-*", TOOL_TABS),
            "keys-*": ("app-keys-*", tuple(name for name, _ in (*KEYS, *PAD_KEYS))),
            "tools-glass-*": ("app-tools-glass-*", ("hint", "chosen", "close")),
            "shape-*": ("app-shape-*", get_args(Colour)),
            "seat-is-*": ("app-seat-is-*", get_args(Who)),
            "with-*": ("app-with-*", (who for who in get_args(Who) if who != "nobody")),
            "cli-homes-*": ("cli-homes-*", ("name", "host", "open", "finished")),
        },
    ),
    **_of(
        "card_city",
        {
            "card-*": ("card_city-card-*", CARDS),
            "card_city-card-*": ("card_city-card-*", CARDS),
            "place-*": ("card_city-place-*", get_args(get_type_hints(CardReadings)["unbuildable"])),
            "takes-*": ("card_city-ui-takes-*", get_args(get_type_hints(ChooseLot)["lot"])),
            "*-of": ("card_city-ui-*-of", ("deck", "supply")),
            "card_city-cell-*": ("card_city-cell-*", ("may", "may_not")),
        },
    ),
    **_of(
        "citadels",
        {
            "role-*": ("citadels-role-*", citadels.ROLES),
            "power-*": ("citadels-power-*", citadels.ROLES),
            "district-*": ("citadels-district-*", citadels.DISTRICTS),
            "colour-*": ("citadels-colour-*", citadels.COLOURS),
            "kind-*": ("citadels-kind-*", citadels.COLOURS),
            "special-*": ("citadels-special-*", PURPLE),
            "paint-*": ("citadels-ui-paint-*", CITADELS_MODES),
        },
    ),
    **_of(
        "roll_into_town",
        {
            "building-*": ("roll_into_town-building-*", marks.BUILDINGS),
            "building-about-*": ("roll_into_town-building-about-*", marks.BUILDINGS),
            "icon-*": ("roll_into_town-icon-*", marks.ICONS),
            "resource-*": ("roll_into_town-resource-*", RESOURCES),
            "side-*": ("roll_into_town-side-*", marks.SIDES),
            "step-*": ("roll_into_town-step-*", STEPS),
            "title-*": ("roll_into_town-title-*", TITLES),
            "paint-*": ("roll_into_town-sheet-paint-*", ROLL_MODES),
            "group-*": ("roll_into_town-sheet-group-*", ROLL_GROUPS),
            "done-*": ("roll_into_town-ui-done-*", STEPS[:-1]),
            "sides-*": ("roll_into_town-sheet-sides-*", look._SHAPED.values()),
            "token-*": (
                "roll_into_town-token-*",
                chain(*(each.values() for each in (look._GROUNDS, look._SHAPED, look._BUILT, look._ON_TOP))),
            ),
            "uses-*": ("roll_into_town-sheet-uses-*", get_args(Uses)),
        },
    ),
    **_of(
        "score_pad",
        {
            "formula-*": ("score_pad-ui-formula-*", get_args(Trouble)),
            "how-*": ("score_pad-ui-how-*", (*SHEET_KINDS, *get_args(How))),
            "key-*": ("score_pad-ui-key-*", number_pad._NAMES.values()),
            "preset-*": ("score_pad-preset-*", PRESETS),
            "score_pad-about-*": ("score_pad-about-*", PRESETS),
            "shared-*": ("score_pad-ui-shared-*", SHARES),
            "tie-*": ("score_pad-ui-tie-*", ("last", "best")),
            "cell-*": ("score_pad-cell-*", ("bid", "made", "round")),
        },
    ),
    **_of(
        "small_city",
        {
            "amount-cube-*": ("small_city-amount-cube-*", COLOURS),
            "cube-*": ("small_city-cube-*", COLOURS),
            "card-*": ("small_city-card-*", small_city.CARDS),
            "does-card-*": ("small_city-ui-does-card-*", small_city.CARDS),
            "group-*": ("small_city-ui-group-*", SMALL_CITY_GROUPS),
            "group-short-*": ("small_city-ui-group-short-*", SMALL_CITY_GROUPS),
            "paint-*": ("small_city-ui-paint-*", SMALL_CITY_MODES),
            "promise-*": ("small_city-promise-*", range(1, 33)),
            "stock-*": ("small_city-stock-*", (*FAMILIES, "WA")),
            "tile-*": ("small_city-tile-*", KINDS),
            "brush-*": ("small_city-ui-brush-*", get_args(get_type_hints(Stands)["what"])),
            "civic-*": ("small_city-civic-*", get_args(get_type_hints(Advance)["pay"])),
            "death-why-*": ("small_city-ui-death-why-*", get_args(get_type_hints(Toll)["why"])),
            "fact-*": ("small_city-ui-fact-*", ("money", "votes", "pollution")),
            "influence-*": ("small_city-ui-influence-*", squares.COUNTED),
            "influence-no-*": ("small_city-ui-influence-no-*", ("homes", "industry", "tourists")),
            "middle-*": ("small_city-middle-*", COLOURS),
            "pay-*": ("small_city-ui-pay-*", get_args(get_type_hints(Advance)["pay"])),
            "row-*": ("small_city-row-*", range(1, 5)),
            "side-*": ("small_city-side-*", get_args(Side)),
            "smoke-*": ("small_city-ui-smoke-*", ("people", "spared", "goods", "clean", "parks")),
            "take-*": ("small_city-ui-take-*", ("votes", "money")),
            "tool-*": ("small_city-ui-tool-*", ("upgrade", "grow", "demolish")),
        },
    ),
    **_of(
        "sweet_lands",
        {
            "brush-*": ("sweet_lands-paint-brush-*", (each for each in BRUSHES if each in OWN_NAMES)),
            "counted-*": ("sweet_lands-counted-*", sweet.COUNTED),
            "due-*": ("sweet_lands-due-*", get_args(DueKind)),
            "element-*": ("sweet_lands-element-*", (*sweet.COUNTED, "unknown")),
            "element-*s": ("sweet_lands-element-*s", sweet.COLUMNS),
            "element-m*": ("sweet_lands-element-*", sweet.MARKS),
            "free-*": ("sweet_lands-board-free-*", (*range(1, 9), *free.CHOICES)),
            "gain-*": ("sweet_lands-gain-*", sweet.GAINS),
            "group-*": ("sweet_lands-board-group-*", (name for name, _ in areas.GROUPS)),
            "map-*": ("sweet_lands-paint-map-*", ("counts", "drawn")),
            "mode-*": ("sweet_lands-paint-mode-*", MODES),
            "phase-*": ("sweet_lands-phase-*", PHASES),
            "piece-*": ("sweet_lands-piece-*", sweet.PIECES),
            "tab-*": ("sweet_lands-board-tab-*", SWEET_TABS),
            "add-*": ("sweet_lands-paint-add-*", get_args(get_type_hints(Reveal)["what"])),
            "another-*": ("sweet_lands-board-another-*", get_args(get_type_hints(Reveal)["what"])),
            "which-*": ("sweet_lands-paint-which-*", get_args(get_type_hints(Reveal)["what"])),
            "tile-*": ("sweet_lands-tile-*", get_args(get_type_hints(Reveal)["what"])),
            "ground-*": ("sweet_lands-ground-*", (*sweet.GROUNDS, *sweet.FLAGS, "unknown")),
            "industry-*": ("sweet_lands-industry-*", sweet.COLUMNS),
            "said-*": ("sweet_lands-said-*", ("advanced", "card", "extra", "milestone", "track")),
            "stock-*": ("sweet_lands-paint-stock-*", (*goods.GOODS, *goods.POINTS, *goods.TRACKS)),
        },
    ),
    Composed("roll_into_town", "counted-*"): _fill("roll_into_town-counted-*", get_args(Counted)),
    Composed("roll_into_town", "map-*"): _fill("roll_into_town-sheet-map-*", COUNT_OR_DRAW),
    Composed("sweet_lands", "printed-*"): _needed_ids("printed"),
    Composed("sweet_lands", "section-*"): _needed_ids("section"),
    **NOTICES,
}
"""The ids that code can put together, whole, by where and how it does."""

PASSED_ON = frozenset(
    {
        *(
            Composed(scope, "*-*")
            for scope in (ANY, "citadels", "roll_into_town", "small_city", "sweet_lands")
        ),
        *(Composed(scope, "ui-*") for scope in ("citadels", "roll_into_town", "small_city")),
        Composed(ANY, "app-*"),
        Composed(ANY, "**"),
        Composed(ANY, "*-offer-*"),
        Composed("card_city", "card_city-ui-*"),
        Composed("roll_into_town", "sheet-*"),
        Composed("score_pad", "score_pad-*"),
        Composed("score_pad", "score_pad-ui-*"),
        Composed("sweet_lands", "board-*"),
        Composed("sweet_lands", "paint-*"),
    }
)
"""Where a speaker puts the game, or its part of the board, before an id that it was handed whole."""

NO_IDS = frozenset(
    {
        # fields, names of controls, and marks of printed shapes
        *(Composed(ANY, pattern) for pattern in ("picture-*", "place-*")),
        *(Composed("roll_into_town", pattern) for pattern in ("*_uses", "*total")),
        *(Composed("small_city", pattern) for pattern in ("area-*", "row*", "step*", "cost-*")),
        # facts, by which they are asked for
        Composed("card_city", "card_*"),
        Composed("roll_into_town", "built_*"),
        Composed("small_city", "tile_*"),
        Composed("sweet_lands", "count_*"),
        *(Composed("sweet_lands", pattern) for pattern in ("*_income", "reward*", "area-*")),
        *(Composed("sweet_lands", pattern) for pattern in ("imitation-*", "slot-*")),
    }
)
"""Figures, fields and names that are handed on and never said."""

ASKED_FOR = frozenset(
    Composed(ANY, pattern)
    for pattern in ("*-category-*", "*-lesson-*", "*-lesson-*-why", "*-setup-start", "*-sign-*", "secret-*")
)
"""Ids that are said only where their message is there, or that stand before one that is whole already."""
