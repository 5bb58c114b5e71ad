"""What a game is: moves, verdicts, surveys, agendas, records, scoresheets, boxes."""
