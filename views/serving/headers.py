"""Security headers of every answer: permitted content of the page, and its sources."""

from collections.abc import Iterable

Headers = list[tuple[bytes, bytes]]


def content_policy(authorities: Iterable[str]) -> str:
    """Build the Content-Security-Policy that forbids the client all requests to other hosts.

    Args:
        authorities: name and port of this server as its pages may call it, already checked: the ``Host``
            header of the request, and the public name.

    Taking away any one concession breaks the client: WebAssembly is its engine; it writes inline styles on
    its elements; if it may not decode pictures itself it shows them from ``blob:``; if it may not keep
    the screen lit it plays a silent film that is part of it. Workers are not among them: with threads the
    renderer of this version corrupts its memory (flutter/flutter#190039). ``'self'`` does not cover web
    sockets in older Safari, so they are named.
    """
    lines = [f"{scheme}://{authority}" for authority in authorities for scheme in ("ws", "wss")]
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            " ".join(["connect-src 'self'", *lines]),
            "img-src 'self' blob:",
            "media-src data:",
            "style-src 'self' 'unsafe-inline'",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def security_headers(authorities: Iterable[str]) -> Headers:
    """Build the security headers of one answer.

    Args:
        authorities: as for `content_policy`.

    The page is not isolated from other origins (no ``cross-origin-embedder-policy``): nothing here needs it,
    and the renderer takes it for leave to start threads.
    """
    return [
        (b"content-security-policy", content_policy(authorities).encode("latin-1")),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
