# The sheets that ship, each with what it is for, and the names of their categories.

score_pad-preset-points = Points
score_pad-preset-race = Race to a goal
score_pad-preset-lowest = Fewest points
score_pad-preset-bids = Tricks with bids
score_pad-preset-golf = Golf
score_pad-preset-darts = Darts 501
score_pad-preset-best_of = Best of three
score_pad-preset-teams = Team points
score_pad-preset-city = City builder
score_pad-preset-together = Won or lost together
score_pad-preset-places = Places
score_pad-preset-elimination = Last one standing

score_pad-about-points = A number each round, as many rounds as you like. Most points win.
score_pad-about-race = The game ends after the round in which someone reaches 100. Most points win.
score_pad-about-lowest = The game ends after the round in which someone reaches 100. Fewest points win.
score_pad-about-bids = Bid how many tricks you will make, then enter how many you made.
score_pad-about-golf = 18 holes, and the fewest strokes win.
score_pad-about-darts = From 501 down to exactly 0; whoever throws too much is bust.
score_pad-about-best_of = Who wins a round enters 1, the others 0. Two wins are enough.
score_pad-about-teams = One seat per team. The game ends after the round in which a team reaches 1000.
score_pad-about-city = Seven categories, counted once at the end.
score_pad-about-together = All of you against the game.
score_pad-about-places = Only who came in first, second and so on.
score_pad-about-elimination = Whoever is knocked out enters the place; the last one is first.

score_pad-word-houses = Houses
score_pad-word-roads = Roads
score_pad-word-markets = Markets
score_pad-word-towers = Towers
score_pad-word-parks = Parks
score_pad-word-coins = Coins
score_pad-word-ruins = Ruins
score_pad-word-points = Points
score_pad-word-place = Place
