"""A score sheet made by finger, played with two rounds and a final count, filed, and found again."""

from pathlib import Path

from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import TEXTS, running

SAY = TEXTS["en"].say


def ui(message: str, **params: object) -> str:
    """Return a sentence of the pad's own board."""
    return SAY(f"score_pad-ui-{message}", **params)  # type: ignore[arg-type]


def enter(visitor: Phone, value: int, then: str) -> None:
    """Type a number on the pad, enter it, and wait for a text that comes after it."""
    for digit in str(value):
        visitor.tap_label(digit)
    visitor.expect_text(ui("enter-value", value=str(value)))
    visitor.tap(visitor.page.get_by_role("button", name=ui("enter-value", value=str(value))).first)
    visitor.expect_text(then)


def cell(name: str, line: str, value: int) -> str:
    """Return the name of a number on the sheet."""
    return ui("cell", name=name, line=line, value=str(value))


def make_wall(visitor: Phone) -> None:
    """Make a sheet of rounds and one category with an icon, and begin a table that is counted by it."""
    visitor.tap_label(ui("make-sheet")).expect_text(ui("make-title"))
    visitor.type(ui("sheet-name"), "Wall")
    visitor.tap_label(ui("how-both")).expect_text(ui("final-count"))
    visitor.tap_label(ui("use-sheet")).expect_text(SAY("score_pad-notation-categories"))
    visitor.tap_label(ui("add-category"))
    visitor.type(ui("category", number=1), "Rows")
    visitor.tap_label(ui("open-category", name="Rows")).expect_text(ui("icon", icon="road"))
    visitor.tap_label(ui("icon", icon="road"))
    visitor.type(ui("times"), "2")
    visitor.tap_label(ui("use-sheet")).expect_text(ui("sheet-kept", name="Wall"))


def test_a_sheet_is_made_by_finger_played_filed_and_found_in_the_history(
    tmp_path: Path, phone: NewPhone
) -> None:
    with running(tmp_path) as app:
        visitor = phone({**IPHONE, "viewport": {"width": 360, "height": 640}}, locale="en-US")
        visitor.open(app.url(), SAY("app-games")).go("/new/score_pad", SAY("app-begin"))
        make_wall(visitor)
        visitor.tap_label(SAY("app-begin")).expect_no_text(SAY("app-begin"))
        ann, ben = SAY("app-player", number=1), SAY("app-player", number=2)
        for number, (one, other) in enumerate(((9, 12), (14, 20)), 1):
            line = ui("round", round=number)
            enter(visitor, one, cell(ann, line, one))
            enter(visitor, other, ui("round", round=number + 1))
        visitor.tap_label(ui("final-count")).expect_text(ui("whose", name=ann, line="Rows"))
        enter(visitor, 3, ui("whose", name=ben, line="Rows"))
        enter(visitor, 4, SAY("app-reveal-all"))
        visitor.touch(SAY("app-reveal-all"))
        visitor.touch(SAY("app-keep-score"))
        visitor.expect_text(SAY("app-rematch"))
        visitor.go("/history", "Wall")
        (filed,) = app.house.tables.library.summaries.all()
        assert (filed.variant, [seat.total for seat in filed.seats]) == ("Wall", [29, 40])
        assert not visitor.complaints()


def test_back_closes_the_page_that_makes_a_sheet_and_leaves_the_setup(
    tmp_path: Path, phone: NewPhone
) -> None:
    with running(tmp_path) as app:
        visitor = phone({**IPHONE, "viewport": {"width": 844, "height": 390}}, locale="en-US")
        visitor.open(app.url(), SAY("app-games")).go("/new/score_pad", SAY("app-begin"))
        visitor.tap_label(ui("make-sheet")).expect_text(ui("preview-empty"))
        visitor.page.go_back()
        visitor.expect_text(SAY("app-begin")).expect_text(ui("how-counted"))
        visitor.expect_no_text(ui("make-title"))
        assert not visitor.complaints()
