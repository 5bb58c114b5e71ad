# 有人问起时，说出桌上的状况。

citadels-fact-pile = 牌库还有 { $count } 张牌。
citadels-fact-hand = { $seat } 手上有 { $count } 张牌。
citadels-fact-city = { $count ->
    [0] { $seat } 还没有盖任何建筑。
   *[other] { $seat } 的城市有 { $count } 座建筑，满城是 { $size } 座：{ AND($districts, most: 12) }。
  }
citadels-fact-income = { $seat } 当{ $role }，以城里现在的建筑会拿到 { $amount } 枚金币。
citadels-fact-income_taken = { $seat } 当{ $role }，已经拿过建筑的金币了。城里现在值 { $amount } 枚。
citadels-fact-income_each = 以城里现在的建筑，{ $seat } 当皇帝会拿到 { $king } 枚金币，当主教 { $bishop } 枚，当商人 { $merchant } 枚，当士兵 { $warlord } 枚。
citadels-fact-role = { $seat } 这轮是{ $role }。
citadels-fact-killed = 杀手杀了{ $role }。
citadels-fact-killed_none = 杀手这轮还没杀人。
citadels-fact-robbed = 盗贼指定了{ $role }。
citadels-fact-robbed_none = 盗贼这轮还没指定。
