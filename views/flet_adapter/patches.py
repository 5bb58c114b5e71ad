"""Call that changes Flet, made before the first page is shown. Importing a module changes nothing.

Written for Flet 1.0.5. ``tests/views/flet_adapter/flet_parts.toml`` lists every change, and what breaks where
Flet changes as well.
"""

from functools import cache

from views.flet_adapter.component_updates import outlive_faults
from views.flet_adapter.sparse_diff.comparing import compare_sparsely
from views.flet_adapter.sparse_diff.finding import look_only_at_what_is_set
from views.flet_adapter.sparse_diff.gone import answer_what_is_gone
from views.flet_adapter.sparse_diff.keeping import keep_without_dictionaries
from views.flet_adapter.sparse_diff.lightening import lighten_pages
from views.flet_adapter.sparse_diff.making import make_controls_sparsely
from views.flet_adapter.sparse_diff.pairing import pair_within_lists
from views.flet_adapter.sparse_diff.validating import validate_sparsely


@cache
def patch_flet() -> None:
    """Replace parts of Flet for all pages of the process. Further calls do nothing."""
    look_only_at_what_is_set()
    make_controls_sparsely()
    keep_without_dictionaries()
    lighten_pages()
    compare_sparsely()
    pair_within_lists()
    validate_sparsely()
    answer_what_is_gone()
    outlive_faults()


def is_patched() -> bool:
    """Check that `patch_flet` was called."""
    return patch_flet.cache_info().currsize > 0
