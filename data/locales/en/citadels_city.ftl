# What stands beside and below a city of Citadels: cards, numbers, hands, and what is set by hand.
# Characters ($role) and districts ($district) are proper names. Money is gold: "1 gold", "3 gold".

citadels-ui-costs = costs { $n }
citadels-ui-worth = worth { $n }
citadels-ui-copies = { $n } of them
citadels-ui-built-now = built this round
citadels-ui-about-special = { $district }: { $power }
citadels-ui-about-district = { $district }: { $colour }, costs { $n } gold

citadels-ui-city-empty = No district yet
citadels-ui-city-count = { $n } of { $size } districts
citadels-ui-city-complete = Complete city: { $n } of { $size } districts
citadels-ui-city-first = Complete first: { $n } of { $size } districts
citadels-ui-first-short = first

citadels-ui-fact-gold = Gold { $n }
citadels-ui-fact-hand = Cards in hand { $n }
citadels-ui-has-crown = { $name } has the crown.
citadels-ui-crown-here = Has the crown
citadels-ui-hand-of = Cards in { $name }’s hand

## The whole table

citadels-ui-pile = { $n ->
    [one] 1 card on the pile
   *[other] { $n } cards on the pile
  }
citadels-ui-table-up = Face up:
citadels-ui-table-killed = Killed:
citadels-ui-table-robbed = Robbed:
citadels-ui-table-size = { $n } districts complete a city.
citadels-ui-is-killed = killed
citadels-ui-is-robbed = robbed

## Telling the app what one holds

citadels-ui-hand-peek = For { $name } only: cards told to the app
citadels-ui-hand-tell = Enter my cards
citadels-ui-hand-change = Change
citadels-ui-hand-known = { $more ->
    [0] Your hand, for your eyes only
   *[other] Your hand, { $more } not told
  }
citadels-ui-hand-which = Which cards do you hold?
citadels-ui-hand-secret = Nobody else sees this. You need not tell any.
citadels-ui-hand-set = { $n ->
    [0] Tell none of { $of }
   *[other] Tell { $n } of { $of }
  }
citadels-ui-hand-forget = Forget them
citadels-ui-hand-leave = Leave it
citadels-ui-pick-count = { $n } of up to { $most }
citadels-ui-pick-named = { $n ->
    [0] Tap the cards you hold.
    [one] 1 card named; a tap takes it out.
   *[other] { $n } cards named; a tap takes one out.
  }
citadels-ui-pick-full = { $most ->
    [one] Only one card. Tap it to take it out again.
   *[other] No more than { $most } cards. Tap one to take it out again.
  }
citadels-ui-pick-no-more = { $n ->
    [one] There is only one { $district }.
   *[other] There are only { $n } of { $district }.
  }

## Putting a city together

citadels-ui-paint-hint = Tap what stands in the city. Hold a card for more.
citadels-ui-paint-districts = City
citadels-ui-paint-rest = The rest
citadels-ui-paint-last-round = Built in the last round
citadels-ui-paint-this-round = Built this round
citadels-ui-paint-copies = { $n ->
    [one] Stands once
   *[other] Stands { $n } times
  }

## What lies beside a city, set by hand

citadels-ui-set-nobody = Nobody
citadels-ui-set-unknown = Not known
citadels-ui-turn-of = { $name }’s turn as the { $role }
citadels-ui-turn-acted = Gold or cards taken
citadels-ui-turn-paid = Income taken
citadels-ui-turn-used = Power used
citadels-ui-turn-built = Built { $n }
citadels-ui-turn-built-title = Districts built this turn

## What comes out of the box

citadels-ui-notes-characters = Character cards
citadels-ui-notes-stays-out = stays in the box
citadels-ui-notes-aside = { $up ->
    [0] In each round 1 is laid aside face down, none face up.
    [one] In each round 1 is laid aside face up and 1 face down. The King never lies face up.
   *[other] In each round { $up } are laid aside face up and 1 face down. The King never lies face up.
  }
citadels-ui-notes-two-each = Each of you plays two characters in a round.
citadels-ui-notes-each = Each of you begins with
citadels-ui-notes-begin = { $gold } gold and { $hand } district cards.
citadels-ui-notes-phones = Leave the character cards in the box: your phones shuffle them, show each of you its own and call them.
citadels-ui-notes-cards = You shuffle and hand around the real cards. The app asks who it was when a character is called.
citadels-ui-notes-crown = Whoever starts has the crown.
citadels-ui-notes-deck = District cards in play: { $n }{ $wall ->
    [in] , the Great Wall among them.
   *[out] . Without the Great Wall, if your box has it.
  }
citadels-ui-notes-size = { $n } districts complete a city.

