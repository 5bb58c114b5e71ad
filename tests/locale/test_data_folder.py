from pathlib import Path

import pytest

from companion import data
from companion.data import data_path


def test_the_data_of_a_checkout_lies_beside_the_package() -> None:
    assert data_path("locales", "en").is_dir()
    assert data_path() == Path(data.__file__).parent.parent / "data"


def test_the_data_of_an_installed_app_lies_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "companion"
    (package / "_data").mkdir(parents=True)
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(data, "_PACKAGE", package)
    data._data_root.cache_clear()
    try:
        assert data_path("fonts", "a.ttf") == package / "_data" / "fonts" / "a.ttf"
    finally:
        data._data_root.cache_clear()
