"""Words of a score pad: its sentences, its numbers, and the names of its lines."""

from typing import Any

import flet as ft

from companion.engine.points import Points, format_points
from companion.games.score_pad.formula import FormulaError
from companion.games.score_pad.sheet import Category, Icon, Sheet
from views.device.phone import Phone

ICONS: dict[Icon, ft.IconData] = {
    "star": ft.Icons.STAR,
    "coin": ft.Icons.MONETIZATION_ON,
    "crown": ft.Icons.EMOJI_EVENTS,
    "house": ft.Icons.HOUSE,
    "tree": ft.Icons.PARK,
    "wheat": ft.Icons.GRASS,
    "sheep": ft.Icons.PETS,
    "fish": ft.Icons.SET_MEAL,
    "sword": ft.Icons.COLORIZE,
    "shield": ft.Icons.SHIELD,
    "flag": ft.Icons.FLAG,
    "book": ft.Icons.MENU_BOOK,
    "card": ft.Icons.STYLE,
    "dice": ft.Icons.CASINO,
    "heart": ft.Icons.FAVORITE,
    "gem": ft.Icons.DIAMOND,
    "ship": ft.Icons.SAILING,
    "road": ft.Icons.ROUTE,
    "people": ft.Icons.PEOPLE,
    "flask": ft.Icons.SCIENCE,
    "clock": ft.Icons.SCHEDULE,
    "skull": ft.Icons.DANGEROUS,
    "music": ft.Icons.MUSIC_NOTE,
}
"""Icons for the pictures of a category."""


def ui_text(phone: Phone, message: str, /, **params: Any) -> str:
    """Return a text of this board in the phone's language, by its id without ``score_pad-ui-``."""
    return phone.texts[phone.locale].say(f"score_pad-ui-{message}", **params)


def format_number(value: Points) -> str:
    """Format a number with a minus sign as wide as a plus."""
    return format_points(value)


def line_name(phone: Phone, sheet: Sheet, cell: int) -> str:
    """Name a line of the sheet: its category, its round, "place" or "points"."""
    if cell == sheet.points_cell:
        return ui_text(phone, "points")
    if category := sheet.category_at(cell):
        return category.name
    if sheet.how == "places":
        return ui_text(phone, "place")
    kind = ("bid", "made")[sheet.is_made_cell(cell)] if sheet.bids else "round"
    return ui_text(phone, kind, round=sheet.round_at(cell))


def describe_terms(phone: Phone, category: Category) -> str:
    """Describe the way a category counts in a few signs, or an empty text if each is one point."""
    said = []
    if category.minus or category.times != 1:
        said.append(f"×{format_number(-category.times if category.minus else category.times)}")
    if category.per != 1:
        said.append(f"÷{category.per}")
    if category.cap is not None:
        said.append(f"≤{category.cap}")
    if category.most:
        said.append(ui_text(phone, "most", points=category.most))
    return " ".join(said)


def formula_error_words(phone: Phone, error: FormulaError) -> str:
    """Explain why the typed text cannot be entered."""
    params = {
        name: value if isinstance(value, str) else format_number(value)
        for name, value in error.params.items()
    }
    return ui_text(phone, f"formula-{error.id}", **params)
