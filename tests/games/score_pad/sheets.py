"""Sheets of every kind, for tests: those that ship, some that do much at once, and what hypothesis makes."""

from hypothesis import strategies as st

from companion.games.score_pad.presets import PRESETS, preset_sheet
from companion.games.score_pad.sheet import Bids, Category, Sheet, SheetError, TieBreak, check_sheet
from companion.locale import Texts

TEXTS = Texts.load_all()


def shipped(preset: str, locale: str = "en") -> Sheet:
    """Return a sheet that ships, in a language."""
    return preset_sheet(preset, lambda text: TEXTS[locale].say(f"score_pad-{text}"))


MUCH = Sheet(
    "Much",
    how="categories",
    categories=(
        Category("Coins", "coin", "teal", per=3, most=4, shared="split"),
        Category("Debts", minus=True, times=2, per=5, cap=3, most=2, shared="nobody"),
        Category("金幣", times=7, cap=50),
    ),
    lowest=True,
    ties=(TieBreak("category", "金幣"), TieBreak("category", "Debts", fewest=True)),
)
BOTH = Sheet(
    "Track and count",
    categories=(Category("Rows", "road", times=2), Category("Debts", minus=True, most=3)),
    lowest=True,
    ties=(TieBreak("category", "Rows"), TieBreak("last")),
)
ODD = (
    Sheet(),
    MUCH,
    Sheet(rounds=2, bids=Bids(5, 1, 3), start=-10, goal=20, goes_on=True, ties=(TieBreak("last"),)),
    Sheet(start=30, down=True, goal=0, exact=True, lowest=True, ties=(TieBreak("best", fewest=True),)),
    Sheet(bids=Bids(), rounds=3, ties=(TieBreak("best"), TieBreak("last", fewest=True))),
    Sheet(goal=10, exact=True),
    BOTH,
    Sheet(rounds=2, bids=Bids(), start=5, goal=40, categories=BOTH.categories, ties=(TieBreak("best"),)),
)
SHEETS = (*ODD, *map(shipped, PRESETS))
"""Some of every kind."""

KEPT = {
    "much": MUCH,
    "city": shipped("city"),
    "race": shipped("race"),
    "goal": ODD[2],
    "bids": ODD[4],
    "down": ODD[3],
    "darts": shipped("darts"),
    "golf": shipped("golf", "zh-Hant"),
    "together": shipped("together"),
    "places": shipped("places", "zh-Hans"),
    "both": BOTH,
}
"""Sheets of which there are golden records, by the names of those."""

AMOUNTS = st.integers(-60, 60)


@st.composite
def categories(draw: st.DrawFn) -> Category:
    """Return a category that a sheet can have."""
    limit = st.none() | st.integers(0, 30)
    return Category(
        draw(st.sampled_from(("Coins", "Debts", "金幣", "Straße 7", "Ω", "x y"))),
        minus=draw(st.booleans()),
        times=draw(st.integers(0, 12)),
        per=draw(st.integers(1, 7)),
        cap=draw(limit),
        most=draw(st.integers(0, 9)),
        shared=draw(st.sampled_from(("each", "split", "nobody"))),
    )


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Return a sheet that one can count by."""
    how = draw(st.sampled_from(("rounds", "rounds", "categories", "categories", "together", "places")))
    lowest = draw(st.booleans())
    if how == "categories":
        found = tuple(draw(st.lists(categories(), min_size=1, max_size=6, unique_by=lambda one: one.name)))
        names = st.sampled_from([one.name for one in found])
        tie = st.builds(TieBreak, st.just("category"), names, st.booleans())
        ties = tuple(draw(st.lists(tie, max_size=3)))
        return Sheet(how="categories", categories=found, lowest=lowest, ties=ties)
    if how == "rounds":
        final = st.lists(categories(), max_size=4, unique_by=lambda one: one.name)
        return draw(st.builds(_in_rounds, st.data(), st.just(lowest), st.just(()) | final.map(tuple)))
    return Sheet(how="together") if how == "together" else Sheet(how="places")


def _in_rounds(data: st.DataObject, lowest: bool, final: tuple[Category, ...]) -> Sheet:
    start, down = data.draw(AMOUNTS), data.draw(st.booleans())
    away = data.draw(st.none() | st.integers(1, 80))
    goal = None if away is None else start - away if down else start + away
    exact, goes_on = (goal is not None and data.draw(st.booleans()) for _ in range(2))
    tie = st.builds(TieBreak, st.sampled_from(("last", "best")), st.just(""), st.booleans())
    return Sheet(
        categories=final,
        rounds=data.draw(st.integers(0, 6)),
        bids=data.draw(st.none() | st.builds(Bids, *[st.integers(0, 30)] * 3)),
        lowest=lowest,
        start=start,
        down=down,
        goal=goal,
        exact=exact,
        goes_on=goes_on,
        ties=tuple(data.draw(st.lists(tie, max_size=3))),
    )


def is_countable(sheet: Sheet) -> bool:
    """Tell if one can count by a sheet."""
    try:
        check_sheet(sheet)
    except SheetError:
        return False
    return True
