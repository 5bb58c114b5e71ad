# What stands on the board of Citadels while it is played: questions, buttons, and what a screen reader says.
# Characters ($role) and districts ($district) are proper names that take "the". Money is gold: "1 gold".

citadels-ui-back = { app-act-put-down }

## The ladder of characters

citadels-ui-rung-up = face up: nobody can be this
citadels-ui-rung-killed = killed, not called this round
citadels-ui-rung-killed-whose = killed, it was { $name }
citadels-ui-rung-now = now
citadels-ui-rung-called = { $name }
citadels-ui-rung-nobody = nobody
citadels-ui-rung-coming = not called yet
citadels-ui-rung-robbed = named by the Thief

## Dealing

citadels-ui-shuffle = Shuffle and deal
citadels-ui-shuffle-about = { $up ->
    [0] 1 character goes face down
   *[other] { $up } face up, 1 face down
  }
citadels-ui-which-up = { $n ->
    [one] Which character lies face up?
   *[other] Which { $n } characters lie face up?
  }
citadels-ui-dealt = Dealt, everybody has chosen
citadels-ui-dealt-missing = { $n ->
    [one] 1 face-up character still to tap
   *[other] { $n } face-up characters still to tap
  }
citadels-ui-last-round = Previous round
citadels-ui-was-killed = The { $role } was killed.
citadels-ui-killed-nobody = The { $role } was named by the Assassin, but nobody had it.
citadels-ui-was-robbed = { $n ->
    [0] The { $role } was robbed and had no gold.
   *[other] The { $role } was robbed of { $n } gold.
  }
citadels-ui-robbed-nobody = The { $role } was named by the Thief, but was not called.

## Choosing in secret

citadels-ui-who-to-be = Who do you want to be?
citadels-ui-which-aside = Which one goes face down?
citadels-ui-face-up = Face up:
citadels-ui-tap-character = Tap a character.
citadels-ui-tap-aside = You will be the { $role }. Tap the one nobody shall have.
citadels-ui-be = Be the { $role }
citadels-ui-be-aside = the { $role } goes face down
citadels-ui-goes-down = goes face down
citadels-ui-has-chosen = has chosen
citadels-ui-is-choosing = is choosing
citadels-ui-will-choose = comes later
citadels-ui-own-character = My character: tap to look
citadels-ui-own-character-open = My character: tap to hide
citadels-ui-own-first = You already have:

## Calling

citadels-ui-who-is = { $number } · { $role }: who is it?
citadels-do-answer_nobody = Nobody

## A turn

citadels-ui-take = { $n } gold
citadels-ui-draw = Draw cards
citadels-ui-see-keep = { $seen ->
    [0] the pile is empty
   *[other] see { $seen }, keep { $kept }
  }
citadels-ui-and-cards = { $n ->
    [one] +1 card
   *[other] +{ $n } cards
  }
citadels-ui-and-gold = +{ $n } gold
citadels-ui-extra-gold = { $n } of it as the Merchant
citadels-ui-build = Build
citadels-ui-build-count = { $n } of { $most } built
citadels-ui-income = Income
citadels-ui-kill = Kill
citadels-ui-rob = Rob
citadels-ui-magic = Swap
citadels-ui-destroy = Destroy
citadels-ui-laboratory = Sell a card
citadels-ui-workshop = Buy cards
citadels-ui-end-turn = { app-act-end-turn }
citadels-ui-end-really = Not done yet
citadels-ui-take-income = { $amount ->
    [one] Take 1 gold
   *[other] Take { $amount } gold
  }
citadels-ui-end-anyway = End turn anyway
citadels-ui-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
  }

## Building

citadels-ui-from-hand = From your hand
citadels-do-build = Build the { $district } for { $gold }

## What the characters do

citadels-ui-kill-whom = Who is killed?
citadels-ui-rob-whom = Who is robbed?
citadels-ui-lies-open = lies face up
citadels-do-kill = Kill the { $named }
citadels-do-rob = Rob the { $named }
citadels-ui-swap-with = Swap your whole hand with
citadels-ui-swap-pile = Or put so many under the pile and draw as many
citadels-ui-which-away = Which cards go under the pile?
citadels-ui-no-cards = You hold no cards to put under the pile.
citadels-ui-tap-swap = Tap a hand, or a number of cards.
citadels-do-swap = Swap hands with { $other }
citadels-do-exchange = { $count ->
    [one] Swap 1 card
   *[other] Swap { $count } cards
  }
citadels-ui-destroy-which = Which district falls?
citadels-ui-destroy-for = { $name }: { $district }, { $n ->
    [0] costs you nothing
   *[other] costs you { $n } gold
  }
citadels-ui-price = { $n ->
    [0] free
   *[other] −{ $n }
  }
citadels-ui-tap-district = Tap a district.
citadels-do-destroy = { $gold ->
    [0] Destroy the { $district }, free
   *[other] Destroy the { $district } for { $gold }
  }
citadels-do-destroy_own = { $gold ->
    [0] Destroy your own { $district }, free
   *[other] Destroy your own { $district } for { $gold }
  }

## Cards that come or go, told to the app

citadels-ui-which-kept = { $n ->
    [one] Which card did you keep?
   *[other] Which { $n } cards did you keep?
  }
citadels-ui-which-came = { $n ->
    [one] Which card came?
   *[other] Which { $n } cards came?
  }
citadels-ui-which-goes = Which card goes?
citadels-ui-not-told = Skip naming them
citadels-ui-not-told-comes = { $n ->
    [one] 1 card stays unknown to the app
   *[other] { $n } cards stay unknown to the app
  }
citadels-ui-not-told-goes = The app forgets your hand
citadels-ui-these-cards = { $n ->
    [one] This card
   *[other] These { $n } cards
  }

## The Graveyard

citadels-ui-rescue-ask = Do you want the { $district }?
citadels-ui-rescue-why = Your Graveyard lets you take it into your hand.
citadels-ui-rescue-waits = { $name } may take the { $district } out of the ruins.
citadels-do-rescue = { $gold ->
    [one] Take it for 1 gold
   *[other] Take it for { $gold } gold
  }
citadels-ui-rescue-about = into your hand
citadels-do-decline = Let it go

## What would make it right

citadels-way-gold_first = Take gold first
citadels-way-cards_first = Draw cards first
citadels-way-income_first = Take the income first
citadels-way-laboratory_first = Sell a card first
citadels-way-more_gold = Correct the gold
citadels-way-untold = Without naming cards
citadels-way-target = { $district } ({ $owner })
citadels-way-fewer = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
