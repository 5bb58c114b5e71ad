# What the panels of corrections ask and show.

card_city-set-money = { $seat }’s money
card_city-set-money_now = ${ $value }
card_city-set-pile = In { $pile }: { $card }
card_city-set-pile_now = { $card }: { $value }
card_city-set-start = Who has the start marker?
card_city-set-round = Which round is it?
card_city-set-round_now = Round { $value }
card_city-set-phase = Which phase is it?
card_city-set-bought = Industries bought so far
card_city-set-bought_now = Bought: { $value }
