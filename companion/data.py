"""Where data lies: boxes, rulebooks, texts, fonts; those of games that other packages add lie beside them."""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "companion.games"
"""The entry points by which an installed package adds games, each naming one as ``package.module:GAME``."""

_PACKAGE = Path(__file__).resolve().parent

_fetchers: list[Callable[[tuple[str, ...]], bool]] = []


@cache
def _data_root() -> Path:
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent / "data"


def find_views() -> None:
    """Make the package ``views``, the screens, importable in this process.

    Every opener of the screens calls this first. In a wheel the package is packed inside this one, as
    ``companion/_app/views``, because ``views`` is a name that other packages may bear as well; in a
    checkout it lies beside this package, where Python finds it itself.
    """
    packed = str(_PACKAGE / "_app")
    if packed not in sys.path and Path(packed).is_dir():
        sys.path.insert(0, packed)


@cache
def added_games() -> tuple[EntryPoint, ...]:
    """List the entry points of games that are installed besides the app's own, by name. None is loaded."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)))


@cache
def _added_folders() -> tuple[Path, ...]:
    """List the folders ``data`` of the packages that add games, each once."""
    return tuple(dict.fromkeys(folder for point in added_games() for folder in _data_folders_of(point)))


def _data_folders_of(point: EntryPoint) -> Iterator[Path]:
    """Yield the folders ``data`` in the package that an entry point names, if there is such a package."""
    try:
        found = find_spec(point.value.partition(":")[0].strip().partition(".")[0])
    except (ImportError, ValueError):
        return
    for place in (found and found.submodule_search_locations) or ():
        if (folder := Path(place) / "data").is_dir():
            yield folder


def data_path(*parts: str) -> Path:
    """Find a file or folder that ships with the app, or with a package that adds a game.

    In a wheel the app's data folder is packed inside the package, as ``companion/_data``; in a checkout it
    lies beside it, as ``data``. What is not there is looked for in the folder ``data`` of every package that
    adds games, which is laid out alike: ``boxes/<game>.toml``, ``rulebooks/<game>``, ``locales/<locale>``.

    Args:
        parts: folder and file names below the data folder; none for the app's own folder.

    Returns:
        The first that exists, the app's own before others; the app's own if none does.
    """
    own = _data_root().joinpath(*parts)
    if own.exists() or any(fetch(parts) for fetch in _fetchers):
        return own
    return next(_existing_paths(parts), own)


def fetch_missing(fetch: Callable[[tuple[str, ...]], bool]) -> None:
    """Register a function that fetches missing data of the app, before it is looked for elsewhere.

    Args:
        fetch: is given the parts of a path, as `data_path` is; returns True if it has laid something there.
    """
    _fetchers.append(fetch)


def data_paths(*parts: str) -> tuple[Path, ...]:
    """List the paths of all files or folders of that name: the app's own first, then those of added games."""
    return (_data_root().joinpath(*parts), *_existing_paths(parts))


def _existing_paths(parts: tuple[str, ...]) -> Iterator[Path]:
    return (path for folder in _added_folders() if (path := folder.joinpath(*parts)).exists())
