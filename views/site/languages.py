"""Language data, cut to the needs of sentences and numbers in the app's three languages."""

import pickle
import re

_EMPTIED = frozenset(
    [
        "territories",
        "languages",
        "variants",
        "scripts",
        "time_zones",
        "meta_zones",
        "currency_names",
        "currency_names_plural",
        "currency_symbols",
        "unit_patterns",
        "compound_unit_patterns",
        "unit_display_names",
        "interval_formats",
        "datetime_skeletons",
        "compact_currency_formats",
        "date_fields",
        "territory_zones",
        "zone_aliases",
        "zone_territories",
        "windows_zone_mapping",
        "language_aliases",
        "territory_aliases",
        "territory_currencies",
        "territory_languages",
        "all_currencies",
    ]
)
"""Names of countries, currencies, units and times of day: the app says none of them."""

_OURS = re.compile(r"(en|zh)(_|$)")


def cut_languages(name: str, data: bytes) -> bytes:
    """Cut a file of Babel's data to the parts that the app uses. Any other file stays as it is.

    Args:
        name: of the file, within its package.
        data: its content, as it came with the pinned package.
    """
    if not re.fullmatch(r"babel/(global|locale-data/\w+)\.dat", name):
        return data
    known = pickle.loads(data)
    cut = {key: {} if key in _EMPTIED else value for key, value in known.items()}
    if "likely_subtags" in cut:
        subtags = cut["likely_subtags"]
        cut["likely_subtags"] = {key: subtags[key] for key in subtags if _OURS.match(key)}
    return pickle.dumps(cut, protocol=4)
