"""What each phase of Small City shows, and what can be done in it by tapping."""
