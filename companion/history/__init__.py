"""What outlives a sitting: journals on disk, finished tables, people, preferences, statistics and exports."""
