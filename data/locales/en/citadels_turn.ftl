# Citadels: a turn - action, income, building, powers, the Graveyard - said by a player who knows the rules.
# Characters and districts are proper names that take "the"; none of these sentences makes a verb agree with one.

## Why something may not be done: action, income, building

citadels-violation-acted = You have had your action: 2 gold or cards, once a turn.
citadels-violation-end_first = Not yet: take gold or draw cards first. Every turn begins with that.
citadels-violation-no_income = { $earns ->
    [0] The { $role } gets no income from districts.
   *[other] There is nothing to take: no district in your city brings the { $role } gold.
  }
citadels-violation-paid = You have taken your income this turn. It comes all at once.
citadels-violation-copies = { $copies ->
    [0] You play without the { $district }.
    [one] There is only one { $district } card, and it stands in a city already.
    [2] Both { $district } cards stand in cities already.
   *[other] All { $copies } { $district } cards stand in cities already.
  }
citadels-violation-action_first = First your action: take gold or draw cards. Then you may build.
citadels-violation-empty_hand = Your hand is empty.
citadels-violation-builds = { $most ->
    [one] One district a turn, and you have built yours.
   *[other] You have built { $built } districts. More than { $most } is too much even for the Architect.
  }
citadels-violation-price = This costs { $price } gold. You have { $gold }: { $missing } short.
citadels-violation-duplicate = Your city has the { $district } already, and no city has two alike.
citadels-violation-not_in_hand = By the cards you entered, you do not hold the { $district }. If your cards have changed, enter them again.
citadels-violation-told = { $why ->
    [many] { $most ->
        [0] No card changes hands here, but { $named ->
            [one] one is named.
           *[other] { $named } are named.
          }
        [one] Only one card changes hands here, but { $named } are named.
       *[other] Only { $most } cards change hands here, but { $named } are named.
      }
   *[other] { $most ->
        [0] It cannot be the { $district }: no such card is left.
        [one] Only one { $district } card can be left, not { $named }.
       *[other] Only { $most } { $district } cards can be left, not { $named }.
      }
  }

## Why something may not be done: characters

citadels-violation-not_role = Only the { $role } can do that. You are the { $yours }.
citadels-violation-used = You have used the { $role }’s power. It works once a turn.
citadels-violation-kill_self = The Assassin names somebody else.
citadels-violation-rob_assassin = The Assassin cannot be robbed.
citadels-violation-rob_self = The Thief names somebody else.
citadels-violation-rob_killed = The { $role } has been killed and cannot be robbed.
citadels-violation-no_seat = Nobody sits there.
citadels-violation-swap_self = Swap hands with somebody else: this is your own.
citadels-violation-exchange_many = { $hand ->
    [0] Your hand is empty, so there is nothing to exchange.
    [one] You want to exchange { $count } cards and hold only 1.
   *[other] You want to exchange { $count } cards and hold only { $hand }.
  }

## Why something may not be done: destroying

citadels-violation-nothing_there = In { $seat }’s city there is no { $district }.
citadels-violation-destroy_price = Destroying this costs { $price } gold. You have { $gold }: { $missing } short.
citadels-violation-keep = The Keep cannot be destroyed.
citadels-violation-bishop = { $seat } is the Bishop and alive. Nothing in that city can be destroyed.
citadels-violation-complete = { $seat }’s city is complete ({ $count } of { $size }), so nothing in it can be destroyed.
citadels-violation-before_action = First your action, and your building too: the Warlord destroys at the end of the turn.
citadels-violation-after_destroying = You have destroyed a district. After that nothing is built this turn.

## Why something may not be done: purple districts

citadels-violation-no_building = That takes the { $district }, and your city has none.
citadels-violation-building_used = You have used the { $district } this turn. It works once.
citadels-violation-workshop_price = The Workshop takes { $price } gold. You have { $gold }: { $missing } short.
citadels-violation-rescue_price = The Graveyard takes { $price } gold, and you have { $gold ->
    [0] none.
   *[other] only { $gold }.
  }

## Names of rules that the table overruled

citadels-rule-acted = one action a turn
citadels-rule-end_first = no turn without an action
citadels-rule-no_income = income only for districts of the color
citadels-rule-paid = income once a turn
citadels-rule-action_first = the action before building
citadels-rule-builds = how many districts a turn
citadels-rule-price = the price of a district
citadels-rule-duplicate = no district twice
citadels-rule-not_in_hand = only cards in hand
citadels-rule-not_role = each character its own power
citadels-rule-used = a power once a turn
citadels-rule-kill_self = the Assassin names another
citadels-rule-rob_assassin = the Assassin is not robbed
citadels-rule-rob_self = the Thief names another
citadels-rule-rob_killed = the killed one is not robbed
citadels-rule-destroy_price = the price of destroying
citadels-rule-keep = the Keep
citadels-rule-bishop = the living Bishop is safe
citadels-rule-complete = a complete city is safe
citadels-rule-before_action = destroying after the action
citadels-rule-after_destroying = no building after destroying
citadels-rule-no_building = the district in one’s own city
citadels-rule-building_used = a district’s power once a turn
citadels-rule-workshop_price = the Workshop’s price
citadels-rule-rescue_price = the Graveyard’s price

## What would make it right

citadels-repair-gold_first = Take { $gold } gold as your action first.
citadels-repair-cards_first = Draw cards as your action first (look at { $see }, keep { $keep }).
citadels-repair-income_first = Take your income of { $amount } gold first.
citadels-repair-laboratory_first = Discard a card to the Laboratory first, for { $gold } gold.
citadels-repair-more_gold = With { $missing } more gold, you could.
citadels-repair-fewer = { $hand ->
    [one] You can exchange 1 card.
   *[other] You can exchange up to { $hand } cards.
  }
citadels-repair-untold = Do it without naming the cards.

## What now

citadels-task-turn = { $seat } is the { $role }, with { $gold } gold. { $acted ->
    [0] The action comes first: gold or cards.
   *[other] { $left ->
        [0] There is nothing more to build this turn.
        [one] 1 district may still be built.
       *[other] Up to { $left } districts may still be built.
      }
  }
citadels-task-income = { $seat } may take { $amount } gold of income.
citadels-task-build = { $left ->
    [one] { $seat } may build a district, with { $gold } gold.
   *[other] { $seat } may build up to { $left } districts, with { $gold } gold.
  }
citadels-task-kill = { $seat } may name a character, who is killed.
citadels-task-rob = { $seat } may name a character, who is robbed when called.
citadels-task-magic = { $seat } may swap hands with somebody{ $hand ->
    [0] .
    [one] , or exchange the 1 card in hand with the pile.
   *[other] , or exchange any of the { $hand } cards in hand with the pile.
  }
citadels-task-destroy = { $acted ->
    [0] { $seat } may destroy a district at the end of the turn.
   *[other] { $count ->
        [0] { $seat } can pay for no district that could be destroyed.
        [one] { $seat } may destroy a district: there is 1 to choose. Then nothing more is built.
       *[other] { $seat } may destroy a district: there are { $count } to choose from. Then nothing more is built.
      }
  }
citadels-task-laboratory = { $seat } may discard a card to the Laboratory for 1 gold.
citadels-task-workshop = { $seat } may pay the Workshop { $price } gold for { $cards ->
    [0] cards, but the pile is empty.
    [one] 1 card.
   *[other] { $cards } cards.
  }
citadels-task-graveyard = The { $district } has been destroyed. { $seat } may take it into hand for { $price } gold (has { $gold }).

## What a move would change

citadels-preview-gold = { SIGNED($gain) } gold, which makes { $gold }
citadels-preview-price = { $price ->
    [0] Free; you keep { $left } gold
   *[other] Costs { $price } gold, leaves { $left }
  }
citadels-preview-draw = { $see ->
    [0] The pile is empty: no cards
    [one] Only 1 card is left: you get it
   *[other] You look at { $see } cards and keep { $keep }
  }
citadels-preview-extra_cards = { $cards ->
    [one] The Architect draws 1 card more
   *[other] The Architect draws { $cards } cards more
  }
citadels-preview-kills = The { $role } will not be called
citadels-preview-robs = You get all the gold the { $role } has when called
citadels-preview-nobody_has = Nobody has the { $role } this round
citadels-preview-swap = Your { $mine ->
    [one] 1 card
   *[other] { $mine } cards
  } for { $seat }’s { $theirs }
citadels-preview-exchange = { $count ->
    [one] 1 card goes under the pile
   *[other] { $count } cards go under the pile
  }, as many come back; you keep { $left }
citadels-preview-forgets = The app forgets the cards you told it: it cannot know which one goes
citadels-preview-city = District { $count } of { $size }
citadels-preview-completes = { $first ->
    [0] Your city is complete
   *[other] Your city is the first to be complete: the game ends after this round
  }
citadels-preview-adds_income = Your income rises to { $amount } gold, not taken yet
citadels-preview-haunted_late = Built in the last round, it counts as purple only
citadels-preview-may_rescue = { $seat } may take it into hand for { $price } gold (Graveyard)
citadels-preview-buys = { $cards ->
    [0] The pile is empty: no cards
    [one] Brings 1 card
   *[other] Brings { $cards } cards
  }
citadels-preview-rescues = You take the { $district } into your hand for { $price } gold and have { $left } left
citadels-preview-lets_go = The { $district } goes under the pile
citadels-preview-leaves_income = You have not taken your income of { $amount } gold
citadels-preview-leaves_build = { $left ->
    [one] You may still build a district, with { $gold } gold
   *[other] You may still build { $left } districts, with { $gold } gold
  }
citadels-preview-leaves_power = You have not used the { $role }’s power
