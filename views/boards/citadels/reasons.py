"""Reasons against every target are shown once. Only targets with reasons of their own are faint."""

from collections.abc import Sequence

import flet as ft

from companion.engine.survey import Survey
from companion.engine.verdict import Verdict
from views.boards.citadels.state import Screen
from views.device.theme import RADIUS
from views.kit.layout import join_words


class Reasons:
    """Survey that keeps violations common to all targets apart from those of single targets."""

    def __init__(self, survey: Survey) -> None:
        """Look through a survey.

        Args:
            survey: of the piece in hand.
        """
        self._targets = survey.targets
        rules = [{one.rule for one in verdict.violations} for verdict in survey.targets.values()]
        self._common = frozenset(set.intersection(*rules)) if rules else frozenset()

    def is_legal(self, target: str) -> bool:
        """Check that a target has no violation at all."""
        verdict = self._targets.get(target)
        return verdict is not None and verdict.legal

    def is_faint(self, target: str) -> bool:
        """Check that a target has a violation that is not common to all of them."""
        verdict = self._targets.get(target)
        return verdict is not None and any(one.rule not in self._common for one in verdict.violations)

    def reasons_against(self, screen: Screen, targets: Sequence[str]) -> tuple[str, ...]:
        """List the sentences of violations shared by all of `targets`, but not by the whole survey."""
        said = [
            [
                screen.phone.violation(screen.game, one, screen.names)
                for one in self._targets.get(target, Verdict()).violations
                if one.rule not in self._common
            ]
            for target in targets
        ]
        return tuple(text for text in said[0] if all(text in each for each in said)) if said else ()

    def banner(self, screen: Screen) -> ft.Control | None:
        """Draw the violations common to all targets in a line, or None without any."""
        phone, first = screen.phone, next(iter(self._targets.values()), Verdict())
        said = [
            phone.violation(screen.game, one, screen.names)
            for one in first.violations
            if one.rule in self._common
        ]
        if not said:
            return None
        icon = ft.Icon(ft.Icons.BLOCK, size=phone.size(20), color=ft.Colors.ON_TERTIARY_CONTAINER)
        words = ft.Text(
            join_words(phone, said, by="and-then"),
            size=phone.size(14),
            color=ft.Colors.ON_TERTIARY_CONTAINER,
            expand=True,
        )
        return ft.Container(
            ft.Row([icon, words], spacing=10),
            padding=ft.Padding.symmetric(horizontal=14, vertical=10),
            border_radius=RADIUS,
            bgcolor=ft.Colors.TERTIARY_CONTAINER,
        )
