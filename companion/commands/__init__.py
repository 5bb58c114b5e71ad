"""What the `companion` command answers, one file for each kind of question."""
