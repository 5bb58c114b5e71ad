"""Where a browser puts a file that a page waits for."""

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from views.parcels import Parcel, Parcels


async def receive(parcels: Parcels, request: Request) -> Response:
    """Take a ``PUT``: 204 taken, 404 never expected, 410 no longer expected, 413 too large; else 405.

    Args:
        parcels: the doors that are open now.
        request: with the ticket of one of them among its path parameters.
    """
    if request.method != "PUT":
        return Response(status_code=405)
    ticket = request.path_params["ticket"]
    parcel = parcels.knock(ticket)
    if parcel is None or parcel.begun:
        return Response(status_code=410 if parcel or parcels.was_expected(ticket) else 404)
    parcel.begun = True
    try:
        data = await _read(request, parcel)
    except ClientDisconnect:
        parcel.fail("receiving-broken")
        return Response(status_code=400)
    if data is None and parcel.over:
        return Response(status_code=410, headers={"connection": "close"})
    if data is None:
        parcel.fail("receiving-too-large", limit=parcel.limit // 1_000_000)
        return Response(status_code=413, headers={"connection": "close"})
    parcel.give(data)
    return Response(status_code=204)


async def _read(request: Request, parcel: Parcel) -> bytes | None:
    """The body, or None as soon as it is larger than it may be, or nobody waits for it any more."""
    said = request.headers.get("content-length", "")
    if said.isdecimal() and int(said) > parcel.limit:
        return None
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > parcel.limit or parcel.over:
            return None
    return bytes(data)
