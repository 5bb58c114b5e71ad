"""What goes into the site of files alone, and what stays out."""

import io
import re
import zipfile

from tests.house.test_doors import COMMAND_LINE, MAKERS, SERVED, within
from views.site.build import ASSETS
from views.site.packages import WHEELS, bundle, pack


def test_the_archive_holds_the_app_its_data_and_no_server() -> None:
    with zipfile.ZipFile(io.BytesIO(bundle([]))) as archive:
        names = archive.namelist()
    modules = {name.removesuffix(".py").replace("/", ".") for name in names if name.endswith(".py")}
    assert {"views.alone", "views.main", "companion.hosting.house"} <= modules
    assert [module for module in modules if within(module, SERVED + COMMAND_LINE + MAKERS)] == []
    assert "data/locales/en/pages.ftl" in names
    assert not [name for name in names if name.startswith(("data/fonts", "data/pictures", "tests"))]


def test_the_archive_is_the_same_for_the_same_files() -> None:
    assert pack({"b": b"1", "a": b"2"}) == pack({"a": b"2", "b": b"1"})
    assert bundle([]) == bundle([])


def test_every_package_has_its_version_and_its_checksum() -> None:
    for line in WHEELS.read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line)


def test_the_pages_ask_nothing_outside_their_folder() -> None:
    for name in ("index.html", "carried.html"):
        page = (ASSETS / name).read_text(encoding="utf-8")
        assert re.findall(r'(?:src|href)="(/|\w+:)', page) == []
