"""What is read and what is heard at a table: three languages, every square, every button."""

from pathlib import Path

import pytest

from companion.games.card_city import GAME
from companion.games.card_city.city import GRID, cells_beside, compute_layout
from companion.locale.negotiation import LOCALES
from tests.views.at_table import TEXTS, AtTable, at_table, on_to
from tests.views.fingers import Names
from tests.views.headless import Node

PHASES = ["divide", "build", "develop", "income", "buy"]


def unnamed(phone: AtTable) -> list[str]:
    """Kinds of what can be tapped, but has no name to be heard."""
    return [
        node["_c"]
        for node, above in phone.nodes()
        if node.get("on_click") is True and not _has_name(node, above) and not _veil(node, above)
    ]


def _has_name(node: dict[str, object], above: tuple[dict[str, object], ...]) -> bool:
    content = node.get("content")
    inside = content if isinstance(content, dict) else {"value": content}
    written = inside.get("value") or inside.get("_c") == "Text"
    inner = next((each for each in (node, inside) if each.get("_c") == "Semantics"), above[-1])
    said = inner.get("label")
    return bool(node.get("tooltip") or (node["_c"] != "Container" and written) or said)


def _veil(node: dict[str, object], above: tuple[dict[str, object], ...]) -> bool:
    """Check that a control is a sheet or the veil behind it. Both have a cross for screen readers."""
    return node["_c"] == "Container" and any(each["_c"] == "Stack" for each in above[-2:])


@pytest.mark.parametrize("phase", PHASES)
async def test_everything_that_can_be_tapped_has_a_name_to_be_heard(tmp_path: Path, phase: str) -> None:
    async with at_table(tmp_path, before=on_to(phase, 3)) as phone:
        assert unnamed(phone) == []
        for tab in ("table", "score", "log", "rules", "board"):
            await phone.show(tab)
            assert unnamed(phone) == []


async def test_the_two_lots_are_told_apart_by_their_names(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        for lot in ("open", "other"):
            assert phone.names().count(phone.ui(f"takes-{lot}", name="Ben")) == 1


@pytest.mark.parametrize("language", LOCALES)
async def test_every_square_says_where_it_is_what_lies_there_and_what_may(
    tmp_path: Path, language: str
) -> None:
    async with at_table(tmp_path, language=language, before=on_to("build", 3)) as phone:
        seat = GAME.actors(phone.position)[0]
        card = (phone.position.towns[seat].hand or ())[0]
        await phone.look(seat)
        await phone.press(phone.names_of.choice(card))
        town = phone.position.towns[seat]
        legal = GAME.survey(phone.position, seat, card).legal
        city = compute_layout(town.city)
        for at in GRID.names_of(city.all):
            assert phone.names_of.laid(at, town.city[GRID.index[at]]) in phone.labels()
        for at in GRID.names_of(cells_beside(city.all)):
            assert phone.names_of.cell(at, card, may=at in legal) in phone.labels()


async def test_the_language_changes_at_once_and_the_table_stays_as_it_was(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat = GAME.actors(phone.position)[0]
        await phone.look(seat)
        for language in ("zh-Hant", "zh-Hans", "en"):
            await phone.go("/settings")
            await phone.tap(TEXTS[language].say("app-language"))
            await phone.go(f"/t/{phone.session.id}")
            phone.names_of = Names(TEXTS[language], phone.session)
            assert phone.shows(phone.names_of.headline())
            assert phone.shows(phone.names_of.task(seat))
            assert phone.can_tap(phone.names_of.laid("e5", "H"))


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("phase", PHASES)
async def test_no_english_is_left_in_chinese(tmp_path: Path, phase: str, language: str) -> None:
    async with at_table(tmp_path, "小明", "阿珍", language=language, before=on_to(phase, 3)) as phone:
        for tab in ("board", "table", "score", "log"):
            await phone.show(tab)
            for text in [*phone.texts(), *phone.labels()]:
                words = [word for word in text.split() if word.isascii() and word.isalpha() and len(word) > 2]
                assert words == []


def is_name(node: Node, name: str) -> bool:
    """Tell if a control is a text that holds a name alone, whole or cut."""
    return node["_c"] == "Text" and len(node["value"]) > 1 and name.startswith(node["value"].rstrip("…"))


@pytest.mark.parametrize("language", LOCALES)
async def test_names_as_long_as_they_may_be_are_shown_by_all_four(tmp_path: Path, language: str) -> None:
    names = tuple(f"{letter}{'縣' * 39}" for letter in "甲乙丙丁")
    async with at_table(tmp_path, *names, language=language) as phone:
        for name in names:
            chips = [node for node, _ in phone.nodes() if is_name(node, name)]
            assert chips
            assert all(chip.get("max_lines") == 1 for chip in chips)
            assert any(name in label for label in phone.labels())
