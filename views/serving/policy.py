"""The headers every answer carries: what the page may load, and from where."""

_LOOPBACK = {"localhost", "127.0.0.1", "::1"}

Headers = list[tuple[bytes, bytes]]


def content_policy(authority: str) -> str:
    """The Content-Security-Policy under which the client can ask no other host for anything.

    Args:
        authority: the ``Host`` header of the request, already checked: name and port.

    Taking away any one concession breaks the client: WebAssembly is its engine; where it may use threads it
    starts workers from ``blob:``; it writes inline styles on its elements; where it may not decode pictures
    itself it shows them from ``blob:``. ``'self'`` does not cover web sockets in older Safari, so they are
    named.
    """
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "worker-src blob:",
            f"connect-src 'self' ws://{authority} wss://{authority}",
            "img-src 'self' blob:",
            "style-src 'self' 'unsafe-inline'",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def security_headers(authority: str, name: str, scheme: str) -> Headers:
    """The headers for one answer.

    Args:
        authority: the ``Host`` header: name and port.
        name: its name alone, without brackets.
        scheme: ``http`` or ``https``.

    Threads need an isolated page, and browsers isolate only what they trust: https, or this very machine.
    Elsewhere the two isolation headers would only make the browser complain.
    """
    headers = [
        (b"content-security-policy", content_policy(authority).encode("latin-1")),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    if scheme == "https" or name in _LOOPBACK:
        headers.append((b"cross-origin-opener-policy", b"same-origin"))
        headers.append((b"cross-origin-embedder-policy", b"require-corp"))
    return headers
