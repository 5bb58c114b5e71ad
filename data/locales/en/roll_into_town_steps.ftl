# Roll Into Town: what hands do before everybody draws.

roll_into_town-step-setup_sheet = Everyone takes a sheet, a pencil and an eraser.
roll_into_town-step-setup_goods = Everyone notes { $food } food, { $stone } stone and { $wood } wood.
roll_into_town-step-roll = Roll { $dice } dice, once for everybody.
roll_into_town-step-leave = Leave them in sight: everyone draws { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
  } with these dice.
