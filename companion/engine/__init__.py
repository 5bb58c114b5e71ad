"""Engine of all games: moves, verdicts, surveys, agendas, records, scoresheets, boxes."""
