"""The score pad: any other game, counted by a sheet that the table chooses."""
