"""Endpoint for a file that a page waits for."""

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from views.flet_adapter.uploads import Upload, UploadError, Uploads


async def answer_upload(uploads: Uploads, request: Request) -> Response:
    """Answer a ``PUT``: 204 taken, 404 never expected, 410 no longer expected, 413 too large; else 405.

    Args:
        uploads: the doors that are open now.
        request: with the ticket of one of them among its path parameters.
    """
    if request.method != "PUT":
        return Response(status_code=405)
    ticket = request.path_params["ticket"]
    upload = uploads.knock(ticket)
    if upload is None or upload.begun:
        return Response(status_code=410 if upload or uploads.was_expected(ticket) else 404)
    upload.begun = True
    try:
        data = await _read_body(request, upload)
    except ClientDisconnect:
        upload.fail(UploadError("receiving-broken"))
        return Response(status_code=400)
    if data is None and upload.over:
        return Response(status_code=410, headers={"connection": "close"})
    if data is None:
        upload.fail(UploadError.too_large(upload.limit))
        return Response(status_code=413, headers={"connection": "close"})
    upload.give(data)
    return Response(status_code=204)


async def _read_body(request: Request, upload: Upload) -> bytes | None:
    """Read the body. None as soon as it exceeds its limit or is no longer expected."""
    said = request.headers.get("content-length", "")
    if said.isdecimal() and int(said) > upload.limit.most:
        return None
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > upload.limit.most or upload.over:
            return None
    return bytes(data)
