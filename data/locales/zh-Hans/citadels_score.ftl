# 富饶之城：计分、记录、更正、提醒和局面文件。

## 计分

citadels-open-blank = { $seat } 的城市还没输入。
citadels-line-districts = { $district }：{ $cost }
citadels-line-bonus = { $district }：值 { $worth } 分，造价 { $cost }
citadels-line-colours = { $state ->
    [all] 五色齐全：{ AND($colours, most: 5) }
    [haunted] 五色齐全：{ AND($colours, most: 5) }，鬼城算作{ $colour }
    [fresh] 五色不齐：缺{ $colour }。鬼城是最后一轮才建的，不能代替
   *[missing] 五色不齐：缺{ AND($missing, most: 5) }
  }
citadels-line-complete = { $state ->
    [first] 最先建成城市（{ $size } 座建筑）
   *[other] 建成城市（{ $size } 座建筑），但不是最先
  }

citadels-tiebreak-districts = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比建筑本身的分数，{ $figure } 对 { $against }。
citadels-tiebreak-gold = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，建筑本身的分数也相同，比谁金币多，{ $figure } 枚对 { $against } 枚。
citadels-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：同分，建筑本身的分数和金币也都相同。

## 记录

citadels-no_role = 没有角色
citadels-no_district = 建筑

citadels-move-deal = { $killed ->
    [somebody] 被杀的 { $victim } 原来是 { $whose }。
    [nobody] 没有人是被杀的 { $victim }。
   *[no] { "" }
  }洗好角色牌，翻开放一边的是{ AND($roles) }。由 { $crown } 先选。
citadels-move-deal_none = { $killed ->
    [somebody] 被杀的 { $victim } 原来是 { $whose }。
    [nobody] 没有人是被杀的 { $victim }。
   *[no] { "" }
  }洗好角色牌，没有翻开的角色。由 { $crown } 先选。
citadels-move-pick = { $seat } 选了角色。
citadels-move-pick_aside = { $seat } 选了角色，另外扣下一张放到旁边。
citadels-move-answer = 叫到{ $role }：是 { $seat }。
citadels-move-answer_robbed = 叫到{ $role }：是 { $seat }。盗贼 { $thief }{ $loot ->
    [0] 什么也没拿到。
   *[other] 拿走 { $loot } 枚金币。
  }
citadels-move-answer_nobody = 叫到{ $role }：没有人。
citadels-move-take = { $seat }（{ $role }）拿了 { $gold } 枚金币{ $cards ->
    [0] {""}
   *[other] 和 { $cards } 张牌
  }{ $loot ->
    [0] 。
   *[other] ，之前被盗贼 { $thief } 拿走 { $loot } 枚。
  }
citadels-move-draw = { $seat }（{ $role }）抽 { $drawn } 张牌，留下 { $kept } 张{ $more ->
    [0] {""}
   *[other] ，再拿 { $more } 张
  }{ $gold ->
    [0] {""}
   *[other] ，另得 { $gold } 枚金币
  }{ $loot ->
    [0] 。
   *[other] ；之前被盗贼 { $thief } 拿走 { $loot } 枚金币。
  }
citadels-move-income = { $seat }（{ $role }）从建筑收入 { $gold } 枚金币。
citadels-move-kill = { $seat }（{ $role }）杀了{ $named }。
citadels-move-rob = { $seat }（{ $role }）要偷{ $named }。
citadels-move-swap = { $seat }（{ $role }）和 { $other } 交换手牌：{ $gives } 张换 { $gets } 张。
citadels-move-exchange = { $seat }（{ $role }）和牌堆换了 { $count } 张牌。
citadels-move-build = { $seat }（{ $role }）花 { $gold } 枚金币建了{ $district }。{ $complete ->
    [first] 最先建成城市！
    [other] 城市建成了。
   *[not] {""}
  }
citadels-move-destroy = { $seat }（{ $role }）{ $gold ->
    [0] 免费
   *[other] 花 { $gold } 枚金币
  }拆了 { $owner } 的{ $district }。
citadels-move-destroy_own = { $seat }（{ $role }）{ $gold ->
    [0] 免费
   *[other] 花 { $gold } 枚金币
  }拆了自己城里的{ $district }。
citadels-move-laboratory = { $seat }（{ $role }）用实验室弃一张牌，换 { $gold } 枚金币。
citadels-move-workshop = { $seat }（{ $role }）用工场付 { $gold } 枚金币，抽了 { $cards } 张牌。
citadels-move-rescue = { $seat } 付 { $gold } 枚金币，从墓地把{ $district }收回手上。
citadels-move-decline = { $seat } 没有收回{ $district }。
citadels-move-end = { $seat }（{ $role }）结束回合。

citadels-correct-gold = { $seat } 现在有 { $gold } 枚金币。
citadels-correct-hand = { $count ->
    [0] { $seat } 现在没有手牌。
   *[other] { $seat } 现在有 { $count } 张手牌。
  }
citadels-correct-district = { $count ->
    [1] { $seat } 的城市里现在有{ $district }
   *[other] { $seat } 的城市里现在有 { $count } 座{ $district }
  }{ $fresh ->
    [now] ，是这一轮建的。
    [end] ，是最后一轮建的。
   *[other] 。
  }
citadels-correct-district_none = { $seat } 的城市里现在没有{ $district }。
citadels-correct-role = { $seat } 的角色更正了。
citadels-correct-role_shown = { $seat } 这一轮是{ $role }。
citadels-correct-role_none = { $seat } 这一轮没有角色。
citadels-correct-named_assassin = 杀手杀了{ $role }。
citadels-correct-named_assassin_none = 杀手没有杀任何角色。
citadels-correct-named_thief = 盗贼指定了{ $role }。
citadels-correct-named_thief_none = 盗贼没有指定角色。
citadels-correct-turn = 现在轮到 { $seat }，角色是{ $role }。
citadels-correct-crown = 皇冠现在在 { $seat } 那里。
citadels-correct-first = { $seat } 的城市最先建成。
citadels-correct-first_none = 没有城市是最先建成的。
citadels-correct-city_size = 建成一座城市要 { $size } 座建筑。
citadels-correct-round = 现在是第 { $round } 轮。
citadels-correct-dealing = 这轮的角色还没发。

## 画面和桌面不一致

citadels-warning-copies = 画面和桌面不一致：{ $district }盒里有 { $box } 张，画面上有 { $seen } 张。
citadels-warning-deck = 画面和桌面不一致：已建 { $built } 座、手牌 { $held } 张，但牌堆一共只有 { $box } 张。
citadels-warning-twice = { $seat } 的城市里有 { $count } 座{ $district }，同一种最多一座。
citadels-warning-first = 说是 { $seat } 的城市最先建成，但它只有 { $count }/{ $size } 座建筑。
citadels-open-nobody_first = 有 { $cities } 座城市建成了（{ $size } 座建筑）。请说明哪一座最先建成：它得 4 分，不是 2 分。

## 局面文件

citadels-notation-district = 没有“{ $found }”这座建筑。可用：{ OR($names, most: 28) }。
citadels-notation-role = 没有“{ $found }”这个角色。可用：{ OR($names, most: 8) }。
citadels-notation-role_out = 这里不用 { $found } 这个角色。可用：{ OR($names, most: 8) }。
citadels-notation-role_twice = “{ $found }”写了两次，每个角色只有一张。
citadels-notation-role_many = 角色太多：这个人数每人最多 { $most } 个。
citadels-notation-turn_role = 角色是 { AND($names) } 的人，不能以“{ $found }”行动。
citadels-notation-hand = 写了 { $cards } 张牌，手牌却只有 { $hand } 张。
citadels-notation-not_built = 这座城市里没有“{ $found }”，或没有这么多座。
citadels-notation-offered = 没有人有墓地。请用 offered 写明由谁决定：{ OR($names, most: 7) }。
citadels-notation-field = 这里没有“{ $found }”这个字段。可用的有：{ OR($names, most: 5) }。
citadels-notation-whose = 没有写明指的是谁。可用的名字：{ OR($names, most: 7) }。

## 有人问起时，说出桌上的情况

citadels-fact-crown = 皇冠在 { $seat } 那里。
citadels-fact-first = { $seat } 的城市最先建成。
citadels-fact-first_none = 还没有人建成城市。
