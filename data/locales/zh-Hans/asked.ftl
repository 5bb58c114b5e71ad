# 有人问桌上的事，裁判这样回答。
# $seat 是名字或“2 号座位”。$piece 和 $thing 是游戏自己的名称。理由用游戏自己的句子。

asked-yes = 可以。
asked-no = 不行。
asked-where = { $count ->
    [0] { $seat }，{ $piece }：现在哪儿都不行。
    [one] { $seat }，{ $piece }：只有 { AND($places) }。
   *[other] { $seat }，{ $piece }：{ $count } 个地方：{ AND($places, most: 12) }。
  }
asked-which = { $count ->
    [0] { $seat }：现在没有可选的。
    [one] { $seat }：只有{ AND($places) }。
   *[other] { $seat }：有 { $count } 个可选：{ AND($places, most: 12) }。
  }
asked-price = { $seat } 现在要付的，{ $thing }：{ AND($parts) }。
asked-price-free = { $seat } 现在拿{ $thing }不用花钱。
asked-price-unread = { $thing }的价格印在你们的配件上，还没有人录入。
asked-points = 如果现在结束，{ $seat } 有 { $points } 分。
asked-points-final = { $seat } 有 { $points } 分。
asked-worth = 这样是 { $points } 分。
asked-ahead = 如果现在结束，{ AND($seats) } 以 { $points } 分领先。
asked-ahead-final = { AND($seats) } 以 { $points } 分获胜。
asked-open = 还不能确定谁第一。
asked-rank = { $rank }. { $seat }：{ $points }
asked-unseen = 你不能看的不算在内。
asked-over = 没有人：游戏结束了。
asked-waits = { $seat } 现在没有要做的事。
asked-supposed = 假设：{ $what }
asked-premise = “{ $premise }”在这张桌上没办法试，所以不说行或不行。
asked-enough = { $seat } 付得起，但是现在不能做。
asked-many = { $count ->
    [0] { $seat } 现在一次也不能做。
   *[other] { $seat } 现在还可以做 { $count } 次。
  }
asked-many-least = { $seat } 现在至少还可以做 { $count } 次。
asked-who = { $count ->
    [0] 现在没有人可以这样做。
   *[other] { AND($seats) } 现在可以这样做。
  }
asked-why = { $seat } 不能这样做，原因是：
asked-why-allowed = { $seat } 现在可以这样做。
asked-when-now = { $seat } 现在就可以。
asked-when-not = { $seat } 还要等，原因是：
asked-ends = 现在是第 { $round } 轮，一共 { $rounds } 轮，后面还有 { $left } 轮。
asked-ends-over = 游戏已经结束了。
asked-against = { AND($pieces) }不行：
asked-must-yes = 是的，要。
asked-must-no = 不用。
asked-must = { $seat } 现在只能这么做。
asked-must-not = { $seat } 现在也可以做别的，或者先做别的：
asked-must-cannot = { $seat } 现在也不能这么做。
asked-owned = { $owner } 的{ $thing }
asked-which-moves = { $seat } 现在有 { $count } 种这样的动作：
