# 有人问起时，说出桌上的状况。

citadels-fact-pile = 牌库还有 { $count } 张牌。
citadels-fact-hand = { $seat } 手上有 { $count } 张牌。
citadels-fact-city = { $count ->
    [0] { $seat } 还没有盖任何建筑。
   *[other] { $seat } 的城市有 { $count } 座建筑，满城是 { $size } 座：{ AND($districts, most: 12) }。
  }
