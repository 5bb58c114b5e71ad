# 有人問起時，說出桌上的狀況。

citadels-fact-pile = 牌庫還有 { $count } 張牌。
citadels-fact-hand = { $seat } 手上有 { $count } 張牌。
citadels-fact-city = { $count ->
    [0] { $seat } 還沒有蓋任何建築。
   *[other] { $seat } 的城市有 { $count } 座建築，滿城是 { $size } 座：{ AND($districts, most: 12) }。
  }
citadels-fact-income = { $seat } 當{ $role }，以城裡現在的建築會拿到 { $amount } 枚金幣。
citadels-fact-income_taken = { $seat } 當{ $role }，已經拿過建築的金幣了。城裡現在值 { $amount } 枚。
citadels-fact-income_each = 以城裡現在的建築，{ $seat } 當皇帝會拿到 { $king } 枚金幣，當主教 { $bishop } 枚，當商人 { $merchant } 枚，當士兵 { $warlord } 枚。
citadels-fact-role = { $seat } 這輪是{ $role }。
citadels-fact-killed = 殺手殺了{ $role }。
citadels-fact-killed_none = 殺手這輪還沒殺人。
citadels-fact-robbed = 盜賊指定了{ $role }。
citadels-fact-robbed_none = 盜賊這輪還沒指定。
