"""Languages that a browser asks for."""

_MOST = 16


def wanted_languages(header: str) -> tuple[str, ...]:
    """Read an ``Accept-Language`` header (RFC 9110, section 12.5.4).

    Args:
        header: for instance ``"zh-TW,zh;q=0.9,en;q=0.8"``; may be empty or nonsense, it comes from outside.

    Returns:
        Language tags as the browser wrote them, most wanted first, at most 16; refused ones (weight 0), the
        wildcard and malformed entries are left out.
    """
    weighted = [
        (weight, tag)
        for entry in header.split(",")[:_MOST]
        for tag, weight in [_parse_entry(entry)]
        if weight > 0 and _is_tag(tag)
    ]
    return tuple(tag for _, tag in sorted(weighted, key=lambda each: -each[0]))


def _parse_entry(entry: str) -> tuple[str, float]:
    tag, _, parameter = entry.partition(";")
    if not parameter.strip():
        return tag.strip(), 1.0
    name, _, number = parameter.partition("=")
    try:
        weight = float(number) if name.strip().lower() == "q" else 0.0
    except ValueError:
        weight = 0.0
    return tag.strip(), weight if 0 <= weight <= 1 else 0.0


def _is_tag(tag: str) -> bool:
    return 0 < len(tag) <= 35 and all(part.isascii() and part.isalnum() for part in tag.split("-"))
