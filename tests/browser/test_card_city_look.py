"""How a table of Card City looks: large text on a small phone, targets for a thumb, light and dark."""

import base64
from pathlib import Path
from random import Random

import pytest

from tests.browser.boxes import boxes, covered_boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import AtTable, running
from tests.browser.test_card_city_gallery import LONG, on_to
from tests.effort import some


def needed(table: AtTable) -> set[str]:
    """Return what the seat that is asked must be able to touch without looking for it."""
    names, position = table.names, table.position
    match position.phase:
        case "divide":
            return {names.ui(f"takes-{lot}", name=LONG[1]) for lot in ("open", "other")}
        case "income":
            return {names.ui("income-taken")}
        case "buy":
            return {names.ui("buy-nothing")}
        case _:
            seat = table.session.game.actors(position)[0]
            return {names.choice(card) for card in position.towns[seat].hand}


@pytest.mark.parametrize("locale", some(["zh-Hant", "en"]))
def test_four_long_names_and_large_text_fit_on_a_phone(tmp_path: Path, phone: NewPhone, locale: str) -> None:
    with running(tmp_path) as app:
        app.house.preferences.change(text_scale=1.5)
        session = app.begin(*LONG)
        visitor = phone(locale={"en": "en-US", "zh-Hant": "zh-TW"}[locale]).open(app.url(session))
        table, dice = AtTable(visitor, session, locale), Random(1)
        for phase, number in (("divide", 1), ("build", 3), ("income", 3), ("buy", 3)):
            on_to(app, session, dice, phase, number)
            visitor.expect_text(table.names.headline())
            table.look(session.game.actors(session.table.position)[0])
            visitor.screenshot(f"card-city-large-{locale}-{phase}")
            found = boxes(visitor)
            assert outside(found) == []
            assert small(found) == []
            assert covered_boxes(found) == []
            assert needed(table) <= {box.name for box in found if box.free}
        for tab in ("table", "score", "log", "rules"):
            visitor.tap_label(table.names.tab(tab))
            visitor.screenshot(f"card-city-large-{locale}-{tab}")
            found = boxes(visitor)
            assert outside(found) == []
            assert small(found) == []


def brightness(phone: Phone) -> float:
    """Tell how bright the screen is on the whole: 0 for black, 255 for white."""
    picture = base64.b64encode(phone.settle().page.screenshot()).decode()
    drawn = phone.page.context.new_page()
    value: float = drawn.evaluate(
        """async data => {
            const file = await fetch('data:image/png;base64,' + data);
            const image = await createImageBitmap(await file.blob());
            const canvas = new OffscreenCanvas(image.width, image.height);
            const brush = canvas.getContext('2d');
            brush.drawImage(image, 0, 0);
            const bytes = brush.getImageData(0, 0, image.width, image.height).data;
            return bytes.reduce((sum, each) => sum + each, 0) / bytes.length;
        }""",
        picture,
    )
    drawn.close()
    return (value * 4 - 255) / 3  # without the opaque alpha of every pixel


@pytest.mark.parametrize(("look", "bright"), some([("dark", False), ("light", True)]))
def test_a_device_set_to_dark_gets_a_dark_table(
    tmp_path: Path, phone: NewPhone, look: str, bright: bool
) -> None:
    with running(tmp_path) as app:
        session = app.begin()
        visitor = phone(color_scheme=look).open(app.url(session))
        AtTable(visitor, session).look(1)
        assert (brightness(visitor) > 128) is bright
