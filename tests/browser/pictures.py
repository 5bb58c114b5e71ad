"""The pictures of the README made anew, and its animation of a turn: ``python -m tests.browser.pictures``.

Each scene opens a table, mostly the game's sample, and taps what its name begins with. The covers of the
games have a program of their own.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Locator, sync_playwright

from companion.data import data_path
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.roll_into_town.position import Position as Map
from companion.hosting.samples import sample_table
from tests.browser.chromium import Chromium
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import TEXTS, App, running
from tests.conformance.tables import BEGAN, small_table
from tests.patience import patient
from views.boards.roll_into_town.kept_picture import map_png

TAPPABLE = "flt-semantics-host [flt-tappable]"
NAMES = "found => found.map(one => one.getAttribute('aria-label') || one.textContent || '')"
TRIES = 10
"""How often a thing to tap is looked for."""

SAY = TEXTS["en"].say
NEXT = SAY("app-tiles-next", page="#", pages="").partition("#")[0]
"""Beginning of the name of the button that turns a page of tiles."""

PAINTED = 1_200
"""Milliseconds until a page is painted after a tap."""

GONE = 5_500
"""Milliseconds until the notice of an event is gone."""

SIZE = {"width": 390, "height": 844}

COLOURS = 160
"""Colours of a picture in the README: fewer make its file smaller."""


@dataclass(frozen=True)
class Scene:
    """Page that is shown, and the way there.

    Attributes:
        name: name of the file, without its ending.
        game: the game.
        taps: beginnings of the names of what is tapped, one after the other.
        seed_table: makes the table; None for the game's sample.
        path: address of another page that is opened instead of a table; empty for none.
    """

    name: str
    game: str
    taps: Sequence[str] = ()
    seed_table: Callable[[], Table[Any, Any, Any]] | None = None
    path: str = ""


def choosing_table() -> Table[Any, Any, Any]:
    """Set up a table of Citadels at which characters are chosen."""
    game, rng = GAMES["citadels"], Random(4)
    table = Table.set_up(game, "CHOOSE", small_table(game), BEGAN)
    while table.position.phase != "draft":
        seat = game.actors(table.position)[0]
        table = table.play(seat, rng.choice(game.moves(table.position, seat)), at=BEGAN)
    return table


SCENES = (
    Scene("placing", "card_city", ("residence",)),
    Scene("why", "card_city", ("residence", "d2,")),
    Scene("score", "card_city", ("Score",)),
    Scene("small_city_where", "small_city", ("Shops", "level 2 shop")),
    Scene("small_city_halo", "small_city", ("Shops", "level 2 shop", "f5")),
    Scene("small_city_why", "small_city", ("Shops", "level 2 shop", "c2")),
    Scene("citadels_choosing", "citadels", ("I am",), choosing_table),
    Scene("citadels_build", "citadels", ("Build",)),
    Scene("citadels_why", "citadels", ("Build", "Church")),
    Scene("roll_into_town_draw", "roll_into_town", ("Die 2",)),
    Scene("roll_into_town_coast", "roll_into_town", ("Die 3", "a2")),
    Scene("sweet_lands_turn", "sweet_lands", ("Area X4",)),
    Scene("sweet_lands_where", "sweet_lands", ("Area X4", "Use X4")),
    Scene("sweet_lands_learns", "sweet_lands", path="/box/sweet_lands/3b-start"),
)

TURN: Sequence[tuple[str, float]] = (
    ("", 1.2), ("residence", 1.4), ("d2,", 3.0), ("Close", 0.6), ("residence", 0.8), ("b3,", 1.2),
    ("Lay", 1.8), ("Score", 2.6),
)  # fmt: skip
"""Taps of the animation, and the seconds that the page is shown after each."""


def find_named(phone: Phone, beginning: str) -> Locator:
    """Find the first thing to tap whose name begins so, as soon as it is painted, on any page of tiles."""
    found = phone.page.locator(TAPPABLE)
    for _ in range(TRIES):
        for number, name in enumerate(found.evaluate_all(NAMES)):
            if name.startswith(beginning):
                return found.nth(number)
        phone.settle(PAINTED)
        turn_page(phone)
    raise LookupError(f"nothing begins with {beginning!r} among {found.evaluate_all(NAMES)}")


def turn_page(phone: Phone) -> None:
    """Turn a page of tiles, if any have pages."""
    found = phone.page.locator(TAPPABLE)
    for number, name in enumerate(found.evaluate_all(NAMES)):
        if name.startswith(NEXT):
            touch_middle(phone, found.nth(number))
            return


def touch_middle(phone: Phone, found: Locator) -> None:
    """Tap the middle of a thing, and wait until the page is painted."""
    box = found.bounding_box()
    assert box, found
    phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.settle(PAINTED)


def tap_named(phone: Phone, beginning: str) -> None:
    """Tap the first thing whose name begins so, and wait until the page is painted."""
    touch_middle(phone, find_named(phone, beginning))


def open_scene(phone: Phone, app: App, scene: Scene) -> None:
    """Open the page of a scene, without its taps."""
    if scene.path:
        phone.go(scene.path, SAY("app-back"))
        phone.settle(PAINTED)
        return
    table = scene.seed_table() if scene.seed_table else sample_table(scene.game, "en")
    session = app.served.in_its_thread(lambda: app.house.tables.adopt(table, with_new_id=True))
    phone.go(f"/t/{session.id}", "I am" if scene.seed_table else SAY("app-menu"))
    phone.settle(PAINTED)


def take_picture(phone: Phone) -> Image.Image:
    """Return the page as it is painted."""
    return Image.open(io.BytesIO(phone.page.screenshot())).convert("RGB")


def save_picture(name: str, picture: Image.Image) -> None:
    """Save a picture with few colours, as a small PNG."""
    path = data_path("pictures", f"{name}.png")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, "PNG", optimize=True)


def save_turn(frames: Sequence[tuple[Image.Image, float]]) -> None:
    """Save the animation of a turn as WebP, which goes round without an end."""
    (first, _), *others = frames
    first.save(
        data_path("pictures", "turn.webp"),
        "WEBP",
        save_all=True,
        append_images=[picture for picture, _ in others],
        duration=[round(seconds * 1000) for _, seconds in frames],
        loop=0,
        quality=80,
        method=6,
    )


def take_scene(phone: Phone, app: App, scene: Scene) -> None:
    """Tap the way to a scene, and save its picture."""
    open_scene(phone, app, scene)
    for beginning in scene.taps:
        tap_named(phone, beginning)
    phone.settle(GONE if scene.taps else 0)
    save_picture(scene.name, take_picture(phone))


def take_turn(phone: Phone, app: App) -> None:
    """Play the turn of the animation, and save it."""
    open_scene(phone, app, Scene("turn", "card_city"))
    frames = []
    for name, seconds in TURN:
        if name:
            tap_named(phone, name)
        frames.append((take_picture(phone), seconds))
    save_turn(frames)


def save_map() -> None:
    """Save the sheet of Roll Into Town as players keep it."""
    table = sample_table("roll_into_town", "en")
    position: Map = table.position
    total = table.game.scoresheet(position).standings[0].total
    data_path("pictures", "roll_into_town_sheet.png").write_bytes(map_png(position, 0, total))


def main(names: Sequence[str]) -> None:
    """Make some pictures by their names, or all of them."""
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as app,
        sync_playwright() as playwright,
        closing(Chromium(playwright)) as chromium,
    ):
        settings = {**IPHONE, "viewport": SIZE, "device_scale_factor": 1, "locale": "en-US"}
        context = chromium.running().new_context(**settings)
        context.set_default_timeout(patient(60_000))
        phone = Phone(context).open(app.url(), SAY("app-settings"))
        for scene in SCENES:
            if not names or scene.name in names:
                take_scene(phone, app, scene)
        if not names or "turn" in names:
            take_turn(phone, app)
        context.close()
    if not names or "roll_into_town_sheet" in names:
        save_map()


if __name__ == "__main__":
    main(sys.argv[1:])
