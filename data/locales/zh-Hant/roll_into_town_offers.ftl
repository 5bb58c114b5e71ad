# 現在可以做的動作，一行一個，點了就做：每種動作都是對讀的人說的話。
# 沒有 _any 的是一個動作；有 _any 的代表同類的所有動作。

roll_into_town-offer-roll = { $n ->
    [0] 這輪不擲骰子
   *[other] 填入骰子：{ AND($dice, most: 9) }
  }
roll_into_town-offer-roll_any = 擲骰子，填入點數
roll_into_town-offer-draw = 用 { $die } 點{ $shift ->
    [up] （市政廳加 1）
    [down] （市政廳減 1）
   *[no] { "" }
  }在 { $at } 畫{ $icon }{ $turned ->
    [river] （通{ AND($sides) }）
    [coast] （{ AND($sides) }面是水）
   *[no] { "" }
  }
roll_into_town-offer-draw_any = 畫{ $icon }
roll_into_town-offer-build = 在 { $at } 蓋{ $building }{ $mirrored ->
    [yes] （左右翻轉）
   *[no] { "" }
  }
roll_into_town-offer-build_any = 蓋{ $building }
roll_into_town-offer-fell = 讓 { $at } 的伐木工砍樹
roll_into_town-offer-fell_any = 讓伐木工砍樹
roll_into_town-offer-grow = 在 { $at } 畫一棵樹，讓 { $forest } 的森林長大
roll_into_town-offer-grow_any = 畫一棵樹，讓森林長大
roll_into_town-offer-done = 做完這個階段：{ $step }
roll_into_town-offer-done_discover = 畫完，進下一步
roll_into_town-offer-done_construct = 蓋完，進下一步
roll_into_town-offer-done_gather = 收集完，進下一步
roll_into_town-offer-done_upkeep = 維護完，進下一步
roll_into_town-offer-rub = { $n ->
    [0] 擦掉剛才做的
   *[other] 擦掉剛才做的：{ AND($cells) }
  }
