"""What goes into the site of files alone, and what stays out."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import babel

from companion.games import GAMES
from tests.architecture.test_doors import COMMAND_LINE, MAKERS, SERVED, within
from tests.architecture.test_walls import ROOT
from views.site.build import ASSETS
from views.site.icons import NUMBERS, named_icons, trim_icon_table
from views.site.languages import cut_languages
from views.site.manifest import build_manifests
from views.site.packages import WHEELS, collect_app_files, pack_of, zip_files

SPEAK = """
import babel
from datetime import datetime
from babel.dates import format_datetime
from companion.locale.texts import Texts
print(babel.__file__)
for locale, texts in Texts.load_all().items():
    for count in (0, 1, 2, 5, 21, 1234567):
        print(texts.say("app-whole-found", tables=count), texts.say("app-whole-due", games=count))
    print(format_datetime(datetime(2026, 1, 2, 3, 4), locale=locale.replace("-", "_")))
"""
"""Says what depends on numbers, in every language."""


def test_the_archive_holds_the_app_its_data_and_no_server() -> None:
    names = list(collect_app_files([]))
    modules = {name.removesuffix(".py").replace("/", ".") for name in names if name.endswith(".py")}
    assert {"views.entry.browser_only", "views.entry.main", "companion.hosting.open_home"} <= modules
    assert [module for module in modules if within(module, SERVED + COMMAND_LINE + MAKERS)] == []
    assert "data/locales/en/pages.ftl" in names
    assert not [name for name in names if name.startswith(("data/fonts", "data/pictures", "tests"))]


def test_the_archive_is_the_same_for_the_same_files() -> None:
    assert zip_files({"b": b"1", "a": b"2"}) == zip_files({"a": b"2", "b": b"1"})
    assert collect_app_files([]) == collect_app_files([])


def test_what_only_a_game_needs_lies_in_a_pack_of_its_own() -> None:
    packs = {pack_of(name) for name in collect_app_files([])}
    assert packs == {"", "night", *GAMES}
    assert pack_of("companion/games/card_city/game.py") == "card_city"
    assert pack_of("views/boards/card_city/board.py") == "card_city"
    assert pack_of("data/rulebooks/card_city/en.md") == "card_city"
    assert pack_of("data/covers/card_city-dark-zh-Hant.webp") == "night"
    assert pack_of("data/covers/card_city-light.webp") == ""
    for common in (
        "companion/games/__init__.py",
        "views/boards/plain/board.py",
        "data/rulebooks/spoken.toml",
    ):
        assert pack_of(common) == ""


def test_every_package_has_its_version_and_its_checksum() -> None:
    for line in WHEELS.read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line)


def test_the_pages_ask_nothing_outside_their_folder() -> None:
    for name in ("index.html", "carried.html"):
        page = (ASSETS / name).read_text(encoding="utf-8")
        assert re.findall(r'(?:src|href)="(/|\w+:)', page) == []


def test_sentences_and_numbers_are_the_same_with_what_is_left_of_the_languages(tmp_path: Path) -> None:
    package = tmp_path / "babel"
    shutil.copytree(
        Path(babel.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "messages")
    )
    for path in (package / "locale-data").glob("*.dat"):
        if path.stem not in ("root", "en", "zh", "zh_Hans", "zh_Hant"):
            path.unlink()
    for path in package.rglob("*.dat"):
        path.write_bytes(cut_languages(path.relative_to(tmp_path).as_posix(), path.read_bytes()))
    spoken = [
        subprocess.run(
            [sys.executable, "-c", SPEAK],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for folder in (tmp_path, ROOT)
    ]
    assert str(tmp_path) in spoken[0]
    assert spoken[0].splitlines()[1:] == spoken[1].splitlines()[1:]


def test_the_icons_that_pages_name_are_found() -> None:
    files = {"views/a.py": b"ft.Icons.ADD, ft.Icons.QR_CODE_2", "companion/b.py": b"Icons.HOME"}
    assert named_icons(files) == {"add", "qr_code_2"}


def test_the_icons_that_some_module_names_keep_their_numbers() -> None:
    known = {"ADD": 1, "HOME": 2, "STAR": 3}
    files = {
        "views/a.py": b"ft.Icons.ADD",
        "flet/b.py": b"Icons.HOME, Icons.GONE",
        "flet/c.txt": b"Icons.STAR",
    }
    cut = trim_icon_table({**files, NUMBERS: json.dumps(known).encode()})
    assert {path: json.loads(data) for path, data in cut.items()} == {NUMBERS: {"ADD": 1, "HOME": 2}}


def test_every_language_has_a_manifest_with_all_that_an_installed_app_offers() -> None:
    found = {name: json.loads(content) for name, content in build_manifests("0123").items()}
    assert set(found) == {"manifest.json", "manifest-zh-Hant.json", "manifest-zh-Hans.json"}
    sw = (ASSETS / "sw.js").read_text(encoding="utf-8")
    for name, manifest in found.items():
        assert f'"{name}"' in sw
        assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
        assert manifest["share_target"]["action"] == manifest["file_handlers"][0]["action"] == "c/"
        assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"narrow", "wide"}
        assert {shot["sizes"] for shot in manifest["screenshots"]} == {"390x844", "756x824"}
        assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
            "./#/c",
            "./#/tools",
            "./#/history",
        ]
