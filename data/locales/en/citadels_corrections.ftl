# What the panels of corrections ask and show.

citadels-set-gold = { $seat }’s gold
citadels-set-gold_now = { $value } gold
citadels-set-role = Character this round
citadels-set-named_assassin = Named by the Assassin
citadels-set-named_thief = Named by the Thief
citadels-set-crown = Who has the crown?
citadels-set-first = Whose city was complete first?
citadels-set-city_size = Districts that complete a city
citadels-set-city_size_now = Complete with { $value ->
    [one] one district
   *[other] { $value } districts
}
citadels-set-round = Which round is it?
citadels-set-round_now = Round { $value }
citadels-set-dealing = Deal the characters anew
citadels-correct-call = Number { $number } is called next.
citadels-set-call = Which number is called?
citadels-set-call_now = Call: number { $value }
