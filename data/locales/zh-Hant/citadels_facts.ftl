# 有人問起時，說出桌上的狀況。

citadels-fact-pile = 牌庫還有 { $count } 張牌。
citadels-fact-hand = { $seat } 手上有 { $count } 張牌。
citadels-fact-city = { $count ->
    [0] { $seat } 還沒有蓋任何建築。
   *[other] { $seat } 的城市有 { $count } 座建築，滿城是 { $size } 座：{ AND($districts, most: 12) }。
  }
