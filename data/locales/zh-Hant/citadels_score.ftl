# 富饒之城：計分、紀錄、更正、提醒和局面檔。

## 計分

citadels-open-blank = { $seat } 的城市還沒輸入。
citadels-line-districts = { $district }：{ $cost }
citadels-line-bonus = { $district }：值 { $worth } 分，造價 { $cost }
citadels-line-colours = { $state ->
    [all] 五色齊全：{ AND($colours, most: 5) }
    [haunted] 五色齊全：{ AND($colours, most: 5) }，鬼城當作{ $colour }
    [fresh] 五色不齊：缺{ $colour }。鬼城是最後一輪才蓋的，不能代替
   *[missing] 五色不齊：缺{ AND($missing, most: 5) }
  }
citadels-line-complete = { $state ->
    [first] 最先蓋滿 { $size } 座建築
   *[other] 蓋滿 { $size } 座建築，但不是最先
  }

citadels-tiebreak-districts = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比建築本身的分數，{ $figure } 對 { $against }。
citadels-tiebreak-gold = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，建築本身的分數也相同，比誰金幣多，{ $figure } 枚對 { $against } 枚。
citadels-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：同分，建築本身的分數和金幣也都相同。

## 紀錄

citadels-no_role = 沒有角色
citadels-no_district = 建築

citadels-move-deal = { $killed ->
    [somebody] 被殺的 { $victim } 原來是 { $whose }。
    [nobody] 沒有人是被殺的 { $victim }。
   *[no] { "" }
  }洗好角色牌，翻開放一邊的是{ AND($roles) }。由 { $crown } 先選。
citadels-move-deal_none = { $killed ->
    [somebody] 被殺的 { $victim } 原來是 { $whose }。
    [nobody] 沒有人是被殺的 { $victim }。
   *[no] { "" }
  }洗好角色牌，沒有翻開的角色。由 { $crown } 先選。
citadels-move-pick = { $seat } 選了角色。
citadels-move-pick_aside = { $seat } 選了角色，另外蓋著放一張到旁邊。
citadels-move-answer = 叫到{ $role }：是 { $seat }。
citadels-move-answer_robbed = 叫到{ $role }：是 { $seat }。盜賊 { $thief }{ $loot ->
    [0] 什麼也沒拿到。
   *[other] 拿走 { $loot } 枚金幣。
  }
citadels-move-answer_nobody = 叫到{ $role }：沒有人。
citadels-move-take = { $seat }（{ $role }）拿了 { $gold } 枚金幣{ $cards ->
    [0] {""}
   *[other] 和 { $cards } 張牌
  }{ $loot ->
    [0] 。
   *[other] ，之前被盜賊 { $thief } 拿走 { $loot } 枚。
  }
citadels-move-draw = { $seat }（{ $role }）抽 { $drawn } 張牌，留下 { $kept } 張{ $more ->
    [0] {""}
   *[other] ，再拿 { $more } 張
  }{ $gold ->
    [0] {""}
   *[other] ，另得 { $gold } 枚金幣
  }{ $loot ->
    [0] 。
   *[other] ；之前被盜賊 { $thief } 拿走 { $loot } 枚金幣。
  }
citadels-move-income = { $seat }（{ $role }）從建築收入 { $gold } 枚金幣。
citadels-move-kill = { $seat }（{ $role }）殺了{ $named }。
citadels-move-rob = { $seat }（{ $role }）要偷{ $named }。
citadels-move-swap = { $seat }（{ $role }）和 { $other } 交換手牌：{ $gives } 張換 { $gets } 張。
citadels-move-exchange = { $seat }（{ $role }）和牌庫換了 { $count } 張牌。
citadels-move-build = { $seat }（{ $role }）花 { $gold } 枚金幣蓋了{ $district }。{ $complete ->
    [first] 最先蓋滿城市！
    [other] 城市蓋滿了。
   *[not] {""}
  }
citadels-move-destroy = { $seat }（{ $role }）{ $gold ->
    [0] 免費
   *[other] 花 { $gold } 枚金幣
  }拆了 { $owner } 的{ $district }。
citadels-move-destroy_own = { $seat }（{ $role }）{ $gold ->
    [0] 免費
   *[other] 花 { $gold } 枚金幣
  }拆了自己城裡的{ $district }。
citadels-move-laboratory = { $seat }（{ $role }）用實驗室棄一張牌，換 { $gold } 枚金幣。
citadels-move-workshop = { $seat }（{ $role }）用工場付 { $gold } 枚金幣，抽了 { $cards } 張牌。
citadels-move-rescue = { $seat } 付 { $gold } 枚金幣，從墓地把{ $district }收回手上。
citadels-move-decline = { $seat } 沒有收回{ $district }。
citadels-move-end = { $seat }（{ $role }）結束回合。

citadels-correct-gold = { $seat } 現在有 { $gold } 枚金幣。
citadels-correct-hand = { $count ->
    [0] { $seat } 現在沒有手牌。
   *[other] { $seat } 現在有 { $count } 張手牌。
  }
citadels-correct-district = { $count ->
    [1] { $seat } 的城市裡現在有{ $district }
   *[other] { $seat } 的城市裡現在有 { $count } 座{ $district }
  }{ $fresh ->
    [now] ，是這一輪蓋的。
    [end] ，是最後一輪蓋的。
   *[other] 。
  }
citadels-correct-district_none = { $seat } 的城市裡現在沒有{ $district }。
citadels-correct-role = { $seat } 的角色更正了。
citadels-correct-role_shown = { $seat } 這一輪是{ $role }。
citadels-correct-role_none = { $seat } 這一輪沒有角色。
citadels-correct-named_assassin = 殺手殺了{ $role }。
citadels-correct-named_assassin_none = 殺手沒有殺任何角色。
citadels-correct-named_thief = 盜賊指定了{ $role }。
citadels-correct-named_thief_none = 盜賊沒有指定角色。
citadels-correct-turn = 現在輪到 { $seat }，角色是{ $role }。
citadels-correct-crown = 皇冠現在在 { $seat } 那裡。
citadels-correct-first = { $seat } 的城市最先蓋滿。
citadels-correct-first_none = 沒有城市是最先蓋滿的。
citadels-correct-city_size = 蓋滿一座城市要 { $size } 座建築。
citadels-correct-round = 現在是第 { $round } 輪。
citadels-correct-dealing = 這輪的角色還沒發。

## 畫面和桌面不一致

citadels-warning-copies = 畫面和桌面不一致：{ $district }盒裡有 { $box } 張，畫面上有 { $seen } 張。
citadels-warning-deck = 畫面和桌面不一致：已蓋 { $built } 座、手牌 { $held } 張，但牌庫一共只有 { $box } 張。
citadels-warning-twice = { $seat } 的城市裡有 { $count } 座{ $district }，同一種最多一座。
citadels-warning-first = 說是 { $seat } 的城市最先蓋滿，但它只有 { $count }/{ $size } 座建築。
citadels-open-nobody_first = 有 { $cities } 座城市蓋滿了 { $size } 座建築。請說明哪一座最先蓋滿：它得 4 分，不是 2 分。

## 局面檔

citadels-notation-district = 沒有「{ $found }」這座建築。可用：{ OR($names, most: 28) }。
citadels-notation-role = 沒有「{ $found }」這個角色。可用：{ OR($names, most: 8) }。
citadels-notation-role_out = 這裡不用 { $found } 這個角色。可用：{ OR($names, most: 8) }。
citadels-notation-role_twice = 「{ $found }」寫了兩次，每個角色只有一張。
citadels-notation-role_many = 角色太多：這個人數每人最多 { $most } 個。
citadels-notation-turn_role = 角色是 { AND($names) } 的人，不能以「{ $found }」行動。
citadels-notation-hand = 寫了 { $cards } 張牌，手牌卻只有 { $hand } 張。
citadels-notation-not_built = 這座城市裡沒有「{ $found }」，或沒有這麼多座。
citadels-notation-offered = 沒有人有墓地。請用 offered 寫明由誰決定：{ OR($names, most: 7) }。
citadels-notation-field = 這裡沒有「{ $found }」這個欄位。可用的有：{ OR($names, most: 5) }。
citadels-notation-whose = 沒有寫明指的是誰。可用的名字：{ OR($names, most: 7) }。

## 有人問起時，說出桌上的情況

citadels-fact-crown = 皇冠在 { $seat } 那裡。
citadels-fact-first = { $seat } 的城市最先蓋滿。
citadels-fact-first_none = 還沒有人蓋滿城市。
