# What a seat may do now, as a row to tap: each kind of move as a request to the reader.
# Without _any it is a single move; with _any it stands for all moves of its kind.

citadels-offer-deal = Shuffle the characters and lay { AND($roles) } face up
citadels-offer-deal_any = Shuffle the characters and enter which lie face up
citadels-offer-deal_none = Shuffle the characters
citadels-offer-deal_none_any = { citadels-offer-deal_none }
citadels-offer-pick = Choose the { $role }
citadels-offer-pick_aside = Choose the { $role } and put another one face down
citadels-offer-pick_aside_any = { citadels-offer-pick_aside }
citadels-offer-answer = Enter { $seat } as the { $role }
citadels-offer-answer_any = Enter who is the { $role }
citadels-offer-answer_robbed = { citadels-offer-answer }
citadels-offer-answer_robbed_any = { citadels-offer-answer_any }
citadels-offer-answer_nobody = Enter that nobody is the { $role }
citadels-offer-take = Take { $gold } gold{ $cards ->
    [0] { "" }
    [one] { " " }and 1 card
   *[other] { " " }and { $cards } cards
  }
citadels-offer-draw = Draw { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
  } and keep { $kept }
citadels-offer-income = Take { $gold } gold for your districts
citadels-offer-kill = Kill the { $named }
citadels-offer-rob = Rob the { $named }
citadels-offer-swap = Swap hands with { $other }
citadels-offer-exchange = Exchange { $count ->
    [one] 1 card
   *[other] { $count } cards
  } with the pile
citadels-offer-exchange_any = Exchange cards with the pile
citadels-offer-build = Build the { $district }
citadels-offer-destroy = Destroy { $owner }’s { $district }
citadels-offer-destroy_any = Destroy the { $district } in another city
citadels-offer-destroy_own = Destroy the { $district } in your own city
citadels-offer-laboratory = Discard a card in the Laboratory for { $gold } gold
citadels-offer-laboratory_any = { citadels-offer-laboratory }
citadels-offer-workshop = Pay { $gold } gold in the Workshop and draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
citadels-offer-rescue = Pay { $gold } gold to take the { $district } into your hand
citadels-offer-decline = Let the { $district } go
citadels-offer-end = End the turn
