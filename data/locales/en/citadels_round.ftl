# Citadels: laying characters aside, choosing them and calling them, said by a player who knows the rules.

## Why something may not be done

citadels-violation-phase = Not now: the current phase is { $phase }.
citadels-phase-graveyard = The Graveyard’s owner decides
citadels-violation-deal_up = With { $seats } players, { $needed ->
    [0] no character lies
    [one] one character lies
   *[other] { $needed } characters lie
  } face up. Here { $count ->
    [0] none does
    [one] one does
   *[other] { $count } do
  }.
citadels-violation-deal_king = The King never lies face up. Turn over another card in its place and shuffle the King back in.
citadels-violation-deal_same = The { $role } cannot lie here: there is only one of each character, and only those of this game.
citadels-violation-deal_down = With phones as cards the app lays one character face down; with real cards nobody tells it which.
citadels-violation-not_going_around = The { $role } is not among the characters you were handed.
citadels-violation-aside = With two players the second and third choice also put one character face down: one you were handed and do not keep. The first and last choice put none.
citadels-violation-answer_other = The { $called } has been called, not the { $role }.
citadels-violation-answer_seat = { $count ->
    [0] Nobody has seat { $seat }.
   *[other] { $seat } has shown { AND($roles) } already and cannot be anybody else this round.
  }
citadels-violation-somebody = Somebody must be the { $role }: { $seats ->
    [one] one character is
   *[other] { $seats } characters are
  } still hidden in people’s hands, and { $left ->
    [0] no character is
    [one] only one character is
   *[other] only { $left } characters are
  } left after this one.

## What now

citadels-task-deal = { $up ->
    [0] Shuffle the characters: one lies face down, the others go around.
    [one] Shuffle the characters: one lies face up, one face down, the others go around.
   *[other] Shuffle the characters: { $up } lie face up, one face down, the others go around.
  } { $crown } chooses first.
citadels-task-deal_cards = { $up ->
    [0] Deal and choose with your cards.
    [one] Deal and choose with your cards, and tap the character that lies face up.
   *[other] Deal and choose with your cards, and tap the { $up } characters that lie face up.
  }
citadels-task-pick = { $seat } chooses one of { $cards } characters in secret ({ $nth } of { $of }).
citadels-task-pick_aside = { $seat } chooses one of { $cards } characters in secret and puts another one face down ({ $nth } of { $of }).
citadels-task-answer = { $crown } calls number { $number }, the { $role }. Who is it?

## Names of rules that the table overruled

citadels-rule-deal_king = the King never face up
citadels-rule-somebody = somebody must answer

## What others may not see yet

citadels-hidden-role = That is secret until the character is called.
citadels-hidden-down = That is secret until the round is over.
citadels-hidden-cards = That is secret: cards in hand are hidden until they are built.
