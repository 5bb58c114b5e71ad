"""Files for the browser, each packed once and then handed out from memory."""

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".otf": "font/otf",
    ".svg": "image/svg+xml",
}
_PACKED = {".js", ".mjs", ".wasm", ".otf", ".ttf", ".svg", ".html", ".css", ".json", ".bin", ".frag"}
_LEVEL = 6  # level 9 takes twice as long and saves 0.3 %

Source = Path | bytes
"""Source of a file: a path on the disk, or bytes made by the app."""


@dataclass(frozen=True)
class PackedFile:
    """File ready to be sent.

    Attributes:
        body: the bytes on the wire.
        media_type: value of ``Content-Type``.
        tag: value of ``ETag``, different for the packed and the plain form.
        packed: whether the body is gzip.
        varies: whether another browser may get the other form.
    """

    body: bytes
    media_type: str
    tag: str
    packed: bool
    varies: bool


class FileCache:
    """Files of one version of the app, by path below the version's address.

    Large files are compressed at most once, off the event loop, however many phones ask for them.
    """

    def __init__(self, files: Mapping[str, Source]) -> None:
        self._files = dict(files)
        self._tasks: dict[tuple[str, bool], asyncio.Task[PackedFile]] = {}
        self.version = _version_of_files(self._files)
        """Twelve hex digits that change whenever a file does."""

    def __contains__(self, name: str) -> bool:
        """Check that a file exists."""
        return name in self._files

    def sources(self) -> dict[str, Source]:
        """Map each file's name to its source."""
        return dict(self._files)

    async def pack(self, name: str, accepts_gzip: bool) -> PackedFile:
        """Pack a file in the best form the browser takes. Each form is made once.

        Raises:
            KeyError: there is no such file.
        """
        source = self._files[name]
        varies = Path(name).suffix in _PACKED
        key = (name, accepts_gzip and varies)
        task = self._tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(asyncio.to_thread(_make_packed_file, name, source, key[1], varies))
            self._tasks[key] = task
        return await asyncio.shield(task)

    async def warm(self, names: Iterable[str]) -> None:
        """Pack files before the first browser asks for them."""
        for name in names:
            if name in self:
                await self.pack(name, accepts_gzip=True)


def _make_packed_file(name: str, source: Source, packed: bool, varies: bool) -> PackedFile:
    body = source if isinstance(source, bytes) else source.read_bytes()
    digest = hashlib.sha256(body).hexdigest()[:24]
    if packed:
        body = gzip.compress(body, _LEVEL, mtime=0)
    return PackedFile(body, _media_type(name), f'"{digest}{"-gz" if packed else ""}"', packed, varies)


def _media_type(name: str) -> str:
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or suffix == ".json" else kind


def _version_of_files(files: Mapping[str, Source]) -> str:
    digest = hashlib.sha256()
    for name, source in sorted(files.items()):
        if isinstance(source, bytes):
            digest.update(repr((name, source)).encode())
        else:
            about = source.stat()
            digest.update(repr((name, about.st_size, about.st_mtime_ns)).encode())
    return digest.hexdigest()[:12]
