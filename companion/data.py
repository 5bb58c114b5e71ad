"""Where the data folder lies: boxes, rulebooks, texts, fonts."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _root() -> Path:
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent / "data"


def data_path(*parts: str) -> Path:
    """The path of a file or folder that ships with the app.

    In a wheel the data folder is packed inside the package, as ``companion/_data``; in a checkout it lies
    beside it, as ``data``.

    Args:
        parts: folder and file names below the data folder; none for the folder itself.
    """
    return _root().joinpath(*parts)
