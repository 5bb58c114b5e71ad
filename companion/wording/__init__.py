"""Text made comparable for every search: people's words, the rules, and the names of things."""
