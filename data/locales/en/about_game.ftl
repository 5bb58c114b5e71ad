# What people say of a finished game: its day, expansions, tags, rating, and who taught it.

app-day-today = Today
app-day-yesterday = Yesterday
app-day-other = Another day
app-year-before = The year before
app-year-after = The year after

app-about-game = About this game
app-about-day = Day
app-about-rating = Rating
app-about-rating-of = { $rating } of { $best }
app-about-rated = { $rating }/{ $best }
app-about-expansions = Expansions
app-about-expansion-add = Add an expansion
app-about-tags = Tags
app-about-tag-add = Add a tag
app-about-teacher = Who taught it
app-about-at = at { $place }
app-about-with = with { AND($names) }
app-about-taught = taught by { $name }
app-about-done = Done
app-clock-times = Time on the clocks

app-setup-day = Played
app-find-expansion = Expansion
app-find-tag = Tag
app-chart-expansions = Expansions
app-chart-expansions-about = How many games were played with each.
app-chart-tags = Tags
app-chart-tags-about = How many games have each tag.
app-chart-rated = Your ratings
app-chart-rated-about = How many games you rated how.
