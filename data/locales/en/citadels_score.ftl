# Citadels: the score, the log, corrections, warnings and position files.

## The score

citadels-open-blank = { $seat }’s city is not entered yet.
citadels-line-districts = { $district }: { $cost }
citadels-line-bonus = { $district }: worth { $worth }, cost { $cost }
citadels-line-colours = { $state ->
    [all] All five colors: { AND($colours, most: 5) }
    [haunted] All five colors: { AND($colours, most: 5) }. The Haunted City counts as { $colour }
    [fresh] Not all five colors: { $colour } is missing. The Haunted City was built in the last round and cannot stand for it
   *[missing] Not all five colors: { AND($missing, most: 5) } missing
  }
citadels-line-complete = { $state ->
    [first] The first city of { $size } districts
   *[other] A city of { $size } districts, not the first
  }

citadels-tiebreak-districts = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and the districts alone decide, { $figure } against { $against }.
citadels-tiebreak-gold = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, also from districts alone; more gold decides, { $figure } against { $against }.
citadels-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: equal points, also from districts alone, and equal gold.

## The log

citadels-no_role = no character
citadels-no_district = district

citadels-move-deal = { $killed ->
    [somebody] The killed { $victim } was { $whose }.{ " " }
    [nobody] Nobody was the killed { $victim }.{ " " }
   *[no] { "" }
  }The characters were shuffled. Face up: { AND($roles) }. { $crown } chooses first.
citadels-move-deal_none = { $killed ->
    [somebody] The killed { $victim } was { $whose }.{ " " }
    [nobody] Nobody was the killed { $victim }.{ " " }
   *[no] { "" }
  }The characters were shuffled. None lies face up. { $crown } chooses first.
citadels-move-pick = { $seat } chose a character.
citadels-move-pick_aside = { $seat } chose a character and put another one face down.
citadels-move-answer = The { $role } was called: it is { $seat }.
citadels-move-answer_robbed = The { $role } was called: it is { $seat }. { $thief }, the Thief, took { $loot ->
    [0] nothing, for there was no gold.
   *[other] { $loot } gold.
  }
citadels-move-answer_nobody = The { $role } was called: nobody.
citadels-move-take = { $seat } ({ $role }) took { $gold } gold{ $cards ->
    [0] {""}
    [one] {" "}and 1 card
   *[other] {" "}and { $cards } cards
  }{ $loot ->
    [0] {""}
   *[other] , after { $thief }, the Thief, had taken { $loot }
  }.
citadels-move-draw = { $seat } ({ $role }) drew { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
  } and kept { $kept }{ $more ->
    [0] {""}
   *[other] , and got { $more } more
  }{ $gold ->
    [0] {""}
   *[other] , and got { $gold } gold
  }{ $loot ->
    [0] {""}
   *[other] , after { $thief }, the Thief, had taken { $loot } gold
  }.
citadels-move-income = { $seat } ({ $role }) got { $gold } gold for districts.
citadels-move-kill = { $seat } ({ $role }) killed the { $named }.
citadels-move-rob = { $seat } ({ $role }) will rob the { $named }.
citadels-move-swap = { $seat } ({ $role }) swapped hands with { $other }: { $gives ->
    [one] 1 card
   *[other] { $gives } cards
  } for { $gets }.
citadels-move-exchange = { $seat } ({ $role }) exchanged { $count ->
    [one] 1 card
   *[other] { $count } cards
  } with the pile.
citadels-move-build = { $seat } ({ $role }) built the { $district } for { $gold } gold.{ $complete ->
    [first] {" "}The first complete city!
    [other] {" "}The city is complete.
   *[not] {""}
  }
citadels-move-destroy = { $seat } ({ $role }) destroyed { $owner }’s { $district } for { $gold ->
    [0] nothing.
   *[other] { $gold } gold.
  }
citadels-move-destroy_own = { $seat } ({ $role }) destroyed the { $district } in their own city for { $gold ->
    [0] nothing.
   *[other] { $gold } gold.
  }
citadels-move-laboratory = { $seat } ({ $role }) discarded a card for { $gold } gold in the Laboratory.
citadels-move-workshop = { $seat } ({ $role }) paid { $gold } gold in the Workshop and drew { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
  }
citadels-move-rescue = { $seat } used the Graveyard: { $gold } gold to take the { $district } into hand.
citadels-move-decline = { $seat } let the { $district } go.
citadels-move-end = { $seat } ({ $role }) ended the turn.

citadels-correct-gold = { $seat } now has { $gold } gold.
citadels-correct-hand = { $seat } now holds { $count ->
    [0] no cards.
    [one] 1 card.
   *[other] { $count } cards.
  }
citadels-correct-district = { $count ->
    [one] The { $district } now stands in { $seat }’s city
   *[other] The { $district } now stands { $count } times in { $seat }’s city
  }{ $fresh ->
    [now] , built in this round.
    [end] , built in the last round.
   *[other] .
  }
citadels-correct-district_none = The { $district } no longer stands in { $seat }’s city.
citadels-correct-role = { $seat }’s character was corrected.
citadels-correct-role_shown = { $seat } is the { $role } this round.
citadels-correct-role_none = { $seat } has no character this round.
citadels-correct-named_assassin = The Assassin has killed the { $role }.
citadels-correct-named_assassin_none = The Assassin has killed nobody.
citadels-correct-named_thief = The Thief has named the { $role }.
citadels-correct-named_thief_none = The Thief has named nobody.
citadels-correct-turn = It is { $seat }’s turn, as the { $role }.
citadels-correct-crown = { $seat } now has the crown.
citadels-correct-first = { $seat }’s city was complete first.
citadels-correct-first_none = No city was complete first.
citadels-correct-city_size = { $size ->
    [one] 1 district completes
   *[other] { $size } districts complete
  } a city.
citadels-correct-round = It is round { $round }.
citadels-correct-dealing = The characters of this round are still to be dealt.

## Where mirror and table disagree

citadels-warning-copies = The app and the table disagree: the box has { $box ->
    [one] only 1 { $district } card
   *[other] { $box } { $district } cards
  }, but the app shows { $seen }.
citadels-warning-deck = The app and the table disagree: { $built } districts are built and { $held } cards are held, but the deck has only { $box }.
citadels-warning-twice = The { $district } stands { $count } times in { $seat }’s city. Each district may stand there once.
citadels-warning-first = { $seat }’s city is said to be complete first, but has { $count } of { $size } districts.
citadels-open-nobody_first = { $cities } cities have { $size } districts. Say which one was complete first: it gets 4 points instead of 2.

## Position files

citadels-notation-district = There is no district “{ $found }”. Expected: { OR($names, most: 28) }.
citadels-notation-role = There is no character “{ $found }”. Expected: { OR($names, most: 8) }.
citadels-notation-role_out = The { $found } is not played with here. Expected: { OR($names, most: 8) }.
citadels-notation-role_twice = “{ $found }” is said twice; there is one of each character.
citadels-notation-role_many = Too many characters: with so many seats each has at most { $most }.
citadels-notation-turn_role = Somebody with the characters { AND($names) } cannot play as “{ $found }”.
citadels-notation-hand = { $cards } cards are told, but the hand holds { $hand }.
citadels-notation-not_built = “{ $found }” is not in this city, or not that often.
citadels-notation-offered = Nobody has a Graveyard. Say with offered who decides: { OR($names, most: 7) }.
citadels-notation-field = Nothing is called “{ $found }” here. Expected: { OR($names, most: 5) }.
citadels-notation-whose = It is not said who is meant. Expected: { OR($names, most: 7) }.

## What the table shows, told to who asks

citadels-fact-crown = { $seat } has the crown.
citadels-fact-first = { $seat }’s city was complete first.
citadels-fact-first_none = No city has been complete yet.
