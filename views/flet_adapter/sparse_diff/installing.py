"""All that this room changes about Flet, put in its place at once."""

from views.flet_adapter.sparse_diff.comparing import compare_sparsely
from views.flet_adapter.sparse_diff.finding import look_only_at_what_is_set
from views.flet_adapter.sparse_diff.gone import answer_what_is_gone
from views.flet_adapter.sparse_diff.keeping import keep_without_dictionaries
from views.flet_adapter.sparse_diff.lightening import lighten_pages
from views.flet_adapter.sparse_diff.making import make_controls_sparsely
from views.flet_adapter.sparse_diff.validating import validate_sparsely


def draw_sparsely() -> None:
    """Let Flet make, keep and compare controls by what is set alone; once, for all pages of the process."""
    look_only_at_what_is_set()
    make_controls_sparsely()
    keep_without_dictionaries()
    lighten_pages()
    compare_sparsely()
    validate_sparsely()
    answer_what_is_gone()
