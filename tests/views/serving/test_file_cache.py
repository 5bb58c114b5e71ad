"""The files a browser is given."""

import gzip
import json
import re
from pathlib import Path

import pytest

from views.serving.client_files import FIRST, client_files, start_page
from views.serving.file_cache import FileCache


def test_every_file_that_the_start_page_and_the_manifest_name_is_there() -> None:
    shelf = client_files()
    page = start_page(shelf.version, "server").decode()
    named = re.findall(rf"/_/{shelf.version}/([\w.-]+)", page)
    assert len(named) >= 6
    assert [name for name in named if name not in shelf] == []


async def test_every_icon_of_the_manifest_is_there() -> None:
    shelf = client_files()
    manifest = json.loads((await shelf.pack("manifest.json", accepts_gzip=False)).body)
    assert [icon["src"] for icon in manifest["icons"] if icon["src"] not in shelf] == []


def test_what_is_packed_beforehand_exists() -> None:
    shelf = client_files()
    assert [name for name in FIRST if name not in shelf] == []


async def test_every_font_the_client_would_ask_for_is_there() -> None:
    shelf = client_files()
    client = (await shelf.pack("main.dart.js", accepts_gzip=False)).body.decode()
    families = r'"Noto Sans (?:SC|TC|Symbols|Symbols 2|Math)(?: \d+)?","([^"]+)"'
    wanted = re.findall(families, client)
    assert len(wanted) > 200
    assert [path for path in wanted if f"fonts/{path}" not in shelf] == []


async def test_a_packed_file_is_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    path.write_text("alert(1);" * 100)
    shelf = FileCache({"a.js": path, "b.woff2": b"wOF2"})
    packed, plain = [await shelf.pack("a.js", accepts_gzip) for accepts_gzip in (True, False)]
    assert gzip.decompress(packed.body) == plain.body == path.read_bytes()
    assert (await shelf.pack("b.woff2", accepts_gzip=True)).body == b"wOF2"


async def test_many_phones_share_one_packing() -> None:
    shelf = FileCache({"a.js": b"x" * 1000})
    assert await shelf.pack("a.js", True) is await shelf.pack("a.js", True)


async def test_a_file_that_could_not_be_read_once_is_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    path.write_text("1")
    shelf = FileCache({"a.js": path})
    path.unlink()
    with pytest.raises(FileNotFoundError):
        await shelf.pack("a.js", accepts_gzip=True)
    path.write_text("2")
    assert (await shelf.pack("a.js", accepts_gzip=False)).body == b"2"
    assert gzip.decompress((await shelf.pack("a.js", accepts_gzip=True)).body) == b"2"


def test_the_version_changes_with_any_file(tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    path.write_text("1")
    before = FileCache({"a.js": path, "b": b"1"}).version
    assert FileCache({"a.js": path, "b": b"2"}).version != before
    path.write_text("22")
    assert FileCache({"a.js": path, "b": b"1"}).version != before
