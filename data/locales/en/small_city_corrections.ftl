# What the panels of corrections ask and show.

small_city-set-track_money = { $seat }’s money
small_city-set-track_money_now = Money { $value }
small_city-set-track_votes = { $seat }’s votes
small_city-set-track_votes_now = Votes { $value }
small_city-set-track_pollution = { $seat }’s pollution, in percent
small_city-set-track_pollution_now = Pollution { $value }%
small_city-set-track_size = How often { $seat }’s town has grown
small_city-set-track_size_now = Grown { $value }×
small_city-set-track_career = { $seat }’s citizens in the Career Center
small_city-set-track_career_now = Career Center { $value }
small_city-set-track_central = { $seat }’s citizens in the middle of the table
small_city-set-track_central_now = Middle { $value }
small_city-set-track_buried = { $seat }’s dead without a grave
small_city-set-track_buried_now = No grave { $value }
small_city-set-stock = In the middle of the table: { $name }
small_city-set-stock_now = { $name }: { $value }
small_city-set-action = Action card
small_city-set-mayor = Where does the mayor live?
small_city-set-round = Which round is it?
small_city-set-round_now = Round { $value }
small_city-set-side = Which side of the board?
small_city-set-phase = Which phase is it?
small_city-correct-phase_over = The game is over: time for scoring.
