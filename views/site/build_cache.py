"""Cache of slow build results in a folder, by the hash of all their inputs."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

UNUSED = 14 * 24 * 3600.0
"""Seconds after which something goes that no build has used, counted back from what was used last."""


def cache_key(*parts: bytes) -> str:
    """Compute the cache key of these parts, in this order."""
    sums = b"".join(hashlib.sha256(part).digest() for part in parts)
    return hashlib.sha256(sums).hexdigest()


class BuildCache:
    """Cache of build results in a folder. Several processes may use it at once."""

    def __init__(self, folder: Path) -> None:
        """Use a folder that need not exist yet."""
        self._folder = folder

    def find(self, name: str) -> bytes | None:
        """Read a cached result, or return None.

        Args:
            name: the result of `cache_key`.
        """
        path = self._path(name)
        try:
            found = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return found

    def put(self, name: str, made: bytes) -> None:
        """Keep something under its name."""
        path = self._path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f"{path.name}.{os.getpid()}")
        unfinished.write_bytes(made)
        unfinished.replace(path)

    def find_or_make(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Read a cached result, or make and store it."""
        found = self.find(name)
        if found is None:
            found = make()
            self.put(name, found)
        return found

    def tidy(self) -> None:
        """Delete results that have not been used for long."""
        used = {path: path.stat().st_mtime for path in self._folder.glob("*/*")}
        last = max(used.values(), default=0.0)
        for path, at in used.items():
            if at < last - UNUSED:
                path.unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        return self._folder / name[:2] / name
