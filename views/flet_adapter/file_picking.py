"""File picker of a phone, with the upload of the picked file through a one-time door."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.bounds import Bound
from views.flet_adapter.bridge import when_away
from views.flet_adapter.uploads import Upload, UploadError, Uploads

_DOORS = "doors"
_PICKING = "picking"

PATIENCE = 120.0
"""Seconds a picked file has to arrive."""

PHOTOS = ("jpg", "jpeg", "png", "webp", "gif")
"""Extensions that a picker offers for a photo; phones convert their own kinds into one of these."""

_LONGEST_NAME = 120


@dataclass(frozen=True)
class Received:
    """Uploaded file.

    Attributes:
        name: as the browser sent it, without folders; at most 120 characters, of any kind.
        data: its bytes.
    """

    name: str
    data: bytes


def offer_doors(page: ft.Page, uploads: Uploads) -> None:
    """Let the page of a new session receive files."""
    page.session.store.set(_DOORS, uploads)


async def receive_file(
    page: ft.Page, *, kinds: Sequence[str] = (), limit: Bound, patience: float = PATIENCE
) -> Received | None:
    """Let the person pick one file, and receive it.

    Safari on phones opens no picker this way: a button for it needs `use_file_door`.

    Args:
        page: of the session; call it in the handler of a tap, as browsers open no picker otherwise.
        kinds: the extensions offered, such as ``("png", "jpg")``; none: any file. Only a suggestion: any file
            may come.
        limit: the most bytes it may have.
        patience: seconds it has to arrive once it was picked.

    Returns:
        The file; None if nothing was picked.

    Raises:
        UploadError: it was too large, did not come in time, broke off, the line was lost while the picker was
            open, or too many files are under way.
    """
    picking = _Picking(page)
    file = await picking.choose(kinds)
    return await picking.take(file, limit, patience) if file else None


def use_file_door(
    took: Callable[[Received], object],
    refused: Callable[[UploadError], object],
    *,
    kinds: Sequence[str] = (),
    limit: Bound,
    patience: float = PATIENCE,
) -> ft.PickFiles:
    """Hook: return the ``action`` of a button that lets the person pick one file.

    Safari on phones opens a picker only while the tap itself is handled; this way works there, too.

    Args:
        took: called with the file; may be a coroutine function.
        refused: called with the error that `receive_file` would raise; may be a coroutine function.
        kinds: as for `receive_file`.
        limit: as for `receive_file`.
        patience: as for `receive_file`.
    """
    page = ft.context.page
    latest: Any = ft.use_ref(None)
    latest.current = (took, refused, limit, patience)

    async def receive(event: ft.FilePickerResultEvent) -> None:
        if event.files:
            take, refuse, most, seconds = latest.current
            try:
                answer = take(await picking.current.take(event.files[0], most, seconds))
            except UploadError as error:
                answer = refuse(error)
            if inspect.isawaitable(answer):
                await answer

    picking: Any = ft.use_ref(lambda: _Picking(page, receive))
    return ft.PickFiles(picking.current.picker, **picked_with(page, kinds))


class _Picking:
    """Browser's file picker, with the upload of the picked file.

    The session keeps its latest picker: a late event of a forgotten one would end the line.
    """

    def __init__(
        self, page: ft.Page, chosen: Callable[[ft.FilePickerResultEvent], Awaitable[None]] | None = None
    ) -> None:
        self._page = page
        self._upload: Upload | None = None
        # What the client shall tell it must know from the beginning.
        self.picker = ft.FilePicker(on_upload=self._progress, on_result=chosen)
        page.session.store.set(_PICKING, self)

    async def choose(self, kinds: Sequence[str]) -> ft.FilePickerFile | None:
        """Open the picker, and return the picked file, or None.

        Raises:
            UploadError: the line was lost meanwhile. The picker may still be open then, but its file belongs
                to a page that is no more.
        """
        offering = picked_with(self._page, kinds)
        picking = asyncio.ensure_future(self.picker.pick_files(**offering))

        def give_up() -> None:
            picking.cancel()

        stop = when_away(self._page, give_up)
        try:
            picked = await picking
        except (RuntimeError, TimeoutError) as error:
            raise UploadError("receiving-lost") from error
        except asyncio.CancelledError:
            if self._page.session.connection is not None:
                raise
            raise UploadError("receiving-lost") from None
        finally:
            stop()
        return picked[0] if picked else None

    async def take(self, file: ft.FilePickerFile, limit: Bound, patience: float) -> Received:
        """Have the browser send the picked file, and wait for it. Raises as `receive_file` does."""
        data = file.bytes or b"" if _is_at_hand(self._page) else None
        if max(file.size, len(data or b"")) > limit.most:
            raise UploadError.too_large(limit)
        if data is not None:
            return Received(_plain_file_name(file.name), data)
        uploads: Uploads = self._page.session.store.get(_DOORS)
        self._upload = upload = uploads.expect(limit)
        try:
            sent = ft.FilePickerUploadFile(upload_url=upload.url, method="PUT", id=file.id)
            await self.picker.upload([sent])
            data = await upload.receive(patience)
        except (RuntimeError, TimeoutError) as error:  # the phone no longer knows what was picked
            raise UploadError("receiving-lost") from error
        finally:
            upload.close()
        return Received(_plain_file_name(file.name), data)

    def _progress(self, event: ft.FilePickerUploadEvent) -> None:
        if event.error and self._upload:
            self._upload.fail(UploadError("receiving-broken"))


def picked_with(page: ft.Page, kinds: Sequence[str]) -> dict[str, Any]:
    """Return the arguments that open a page's picker, with `kinds` as for `receive_file`."""
    kind = ft.FilePickerFileType.CUSTOM if kinds else ft.FilePickerFileType.ANY
    return {
        "file_type": kind,
        "allowed_extensions": list(kinds) or None,
        "cancel_upload_on_window_blur": False,
        "with_data": _is_at_hand(page),
    }


def _is_at_hand(page: ft.Page) -> bool:
    """Check that a picked file needs no upload, as the app runs on the device that has it."""
    return page.session.store.get(_DOORS) is None


def _plain_file_name(name: str) -> str:
    return name.replace("\\", "/").rpartition("/")[2][:_LONGEST_NAME]
