# Citadels: what hands do with the cards, step by step.

citadels-step-setup_hand = Shuffle the district cards into a face-down pile. Everyone draws { $cards } and takes { $gold } gold.
citadels-step-setup_crown = { $crown } takes the crown.
citadels-step-setup_assassin = Put the Assassin back into the box.

citadels-step-shuffle = { $crown } shuffles the { $characters } character cards.
citadels-step-face_up = { $up ->
    [one] Lay 1 face up. Is it the King? Lay another and shuffle him back in.
   *[other] Lay { $up } face up. Is one of them the King? Lay another and shuffle him back in.
  }
citadels-step-face_down = Lay 1 face down. Nobody looks at it.
citadels-step-hand_over = { $crown } takes the other { $around } in hand.
citadels-step-keep_one = Keep 1 in secret and pass the others to the left. Everyone does the same.
citadels-step-last_of_two = { $last } has 2 left: keeps one and lays the other face down.
citadels-step-seventh = { $last } takes the last card and the one lying face down, keeps one, and lays the other face down.
citadels-step-two_keep = { $who } keeps 1 in secret and passes { $passed } to { $other }.
citadels-step-two_lay = { $who } keeps 1, lays 1 face down and passes { $passed } to { $other }.
citadels-step-two_lay_again = { $who } keeps 1 more, lays 1 face down and passes { $passed } to { $other }.
citadels-step-two_last = { $who } keeps 1 more and lays the last 1 face down.
citadels-step-three_keep = First time around: keep 1 in secret and pass the others to the left.
citadels-step-three_again = Second time around: everyone keeps 1 more, 2 in all.
citadels-step-three_last = Lay the last card face down.

citadels-step-show = Are you the { $role }? Show the card.
citadels-step-hand_gold = Whoever is the { $role } first gives all their gold to { $thief }.

citadels-step-take_crown = { $seat } takes the crown.
citadels-step-take_gold = Action: take { $gold } gold from the bank, or draw cards.
citadels-step-take_cards = { $look ->
    [one] To draw, take the last card of the pile.
   *[other] { $keep ->
        [one] To draw, look at the top { $look } of the pile, keep 1, and put the rest under the pile.
       *[other] { $look ->
            [2] To draw, take the top { $look } of the pile and keep both.
           *[other] { $keep ->
                [2] To draw, look at the top { $look } of the pile, keep { $keep }, and put the rest under the pile.
               *[other] To draw, take the top { $look } of the pile and keep all of them.
              }
          }
      }
  }
citadels-step-merchant = Take { $gold } gold more along with the action.
citadels-step-architect = Draw { $cards } cards more along with the action, and keep them.
citadels-step-build = To build, lay the district in your city and pay its cost to the bank.
citadels-step-put_away = After your turn, the character card goes to the middle of the table.

citadels-step-graveyard = To take the card, pay 1 gold to the bank.
