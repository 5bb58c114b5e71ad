"""The fonts that the client starts with, and those that it asks for when somebody types a name."""

import dataclasses
import json
import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import flet as ft
import pytest
from PIL import ImageFont

from companion.data import data_path
from companion.locale.negotiation import LOCALES
from views.device.theme import build_theme
from views.serving.client_files import client_files

WEB = Path(str(files("flet_web"))) / "web"
VIEWS = Path(__file__).resolve().parents[3] / "views"

SCRIPTS = (
    *(
        "Arabic",
        "Armenian",
        "Bengali",
        "Devanagari",
        "Ethiopic",
        "Georgian",
        "Gujarati",
        "Gurmukhi",
        "Hebrew",
    ),
    *(
        "Kannada",
        "Khmer",
        "KR",
        "Lao",
        "Malayalam",
        "Myanmar",
        "Oriya",
        "SC",
        "Sinhala",
        "Symbols",
        "Tamil",
        "TC",
    ),
    *("Telugu", "Thaana", "Thai"),
)

WEIGHTS = {ft.FontWeight(f"w{weight}") for weight in (400, 500, 600, 700)}
"""Weights that every file of the app's own has; a text of another one would be drawn in the nearest."""

SPARE = 12
"""Most characters of new sentences that come from slices, until the fonts are made anew."""

SENTENCES = {".ftl", ".md", ".toml", ".txt", ".json"}


async def test_every_slice_that_the_client_asks_for_in_a_name_is_there() -> None:
    shelf = client_files()
    client = (await shelf.pack("main.dart.js", accepts_gzip=False)).body.decode()
    families = f"Noto Color Emoji|Noto Sans|Noto Sans (?:{'|'.join(SCRIPTS)})"
    wanted = re.findall(rf'"({families})(?: \d+)?","([^"]+\.woff2)"', client)
    assert len({family for family, _ in wanted}) == len(SCRIPTS) + 2
    assert len(wanted) > 350
    assert [path for _, path in wanted if f"fonts/{path}" not in shelf] == []


async def test_every_font_that_the_client_starts_with_is_there() -> None:
    shelf = client_files()
    manifest = json.loads((await shelf.pack("assets/FontManifest.json", accepts_gzip=False)).body)
    named = [font["asset"] for family in manifest for font in family["fonts"]]
    assert [name for name in named if f"assets/{name}" not in shelf] == []
    assert sorted(family["family"] for family in manifest) == ["MaterialIcons", "Roboto", "Words", "Words"]


def test_every_weight_of_roboto_is_less_to_load_than_the_one_of_the_client() -> None:
    ours = data_path("fonts", "roboto", "app", "roboto.woff2")
    assert ours.stat().st_size < (WEB / "assets/fonts/roboto.woff2").stat().st_size


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_all_but_a_few_characters_of_the_apps_sentences_are_drawn_in_their_true_weight(locale: str) -> None:
    held = set(data_path("fonts", "words", f"{locale}.txt").read_text(encoding="utf-8"))
    texts = (
        path
        for path in data_path().rglob("*")
        if path.suffix in SENTENCES and locale in (*path.parts, path.stem) and "fonts" not in path.parts
    )
    written = {each for path in texts for each in path.read_text(encoding="utf-8") if each > "\u2e7f"}
    assert len(written) > 1000
    lacking = sorted(written - held)
    assert len(lacking) <= SPARE, f"{lacking}: run data/fonts/build.py --words, as its first lines say"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("dark", [False, True])
def test_every_text_style_of_the_theme_has_a_weight_and_a_family_that_exist(locale: str, dark: bool) -> None:
    theme = build_theme(dark, 1.0, locale)
    assert theme.font_family == "Roboto"
    roles = (field.name for field in dataclasses.fields(ft.TextTheme))
    styles = {name: style for name in roles if (style := getattr(theme.text_theme, name))}
    assert len(styles) == 12
    assert {style.weight for style in styles.values()} <= WEIGHTS
    behind = None if locale == "en" else ["Words"]
    assert [name for name, style in styles.items() if style.font_family_fallback != behind] == []


def test_no_text_of_any_page_wants_a_weight_that_no_file_has() -> None:
    named = {
        (path.name, weight)
        for path in VIEWS.rglob("*.py")
        for weight in re.findall(r"\bFontWeight\.(\w+)", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 30
    assert [each for each in sorted(named) if ft.FontWeight[each[1]] not in WEIGHTS] == []


@pytest.mark.parametrize("weight", [400, 500, 600, 700])
def test_numbers_in_a_column_stand_below_each_other_and_none_jumps_when_it_changes(weight: int) -> None:
    roboto = ImageFont.truetype(str(data_path("fonts", "roboto", "app", "roboto.woff2")), 100)
    roboto.set_variation_by_axes([weight])
    widths = {round(roboto.getlength(one + other), 2) for one, other in product("0123456789", repeat=2)}
    assert len(widths) == 1
