"""Panels of the phases of Small City."""
