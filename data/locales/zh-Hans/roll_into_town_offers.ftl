# 现在可以做的动作，一行一个，点了就做：每种动作都是对读的人说的话。
# 没有 _any 的是一个动作；有 _any 的代表同类的所有动作。

roll_into_town-offer-roll = { $n ->
    [0] 这轮不掷骰子
   *[other] 填入骰子：{ AND($dice, most: 9) }
  }
roll_into_town-offer-roll_any = 掷骰子，填入点数
roll_into_town-offer-draw = 用 { $die } 点{ $shift ->
    [up] （市政厅加 1）
    [down] （市政厅减 1）
   *[no] { "" }
  }在 { $at } 画{ $icon }{ $turned ->
    [river] （通{ AND($sides) }）
    [coast] （{ AND($sides) }面是水）
   *[no] { "" }
  }
roll_into_town-offer-draw_any = 画{ $icon }
roll_into_town-offer-build = 在 { $at } 建{ $building }{ $mirrored ->
    [yes] （左右翻转）
   *[no] { "" }
  }
roll_into_town-offer-build_any = 建{ $building }
roll_into_town-offer-fell = 让 { $at } 的伐木工砍树
roll_into_town-offer-fell_any = 让伐木工砍树
roll_into_town-offer-grow = 在 { $at } 画一棵树，让 { $forest } 的森林长大
roll_into_town-offer-grow_any = 画一棵树，让森林长大
roll_into_town-offer-done = 做完这个阶段：{ $step }
roll_into_town-offer-done_discover = 画完，进入下一步
roll_into_town-offer-done_construct = 建完，进入下一步
roll_into_town-offer-done_gather = 收集完，进入下一步
roll_into_town-offer-done_upkeep = 维护完，进入下一步
roll_into_town-offer-rub = { $n ->
    [0] 擦掉刚才做的
   *[other] 擦掉刚才做的：{ AND($cells) }
  }
