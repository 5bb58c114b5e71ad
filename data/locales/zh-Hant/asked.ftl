# 有人問桌上的事，裁判這樣回答。
# $seat 是名字或「2 號座位」。$piece 和 $thing 是遊戲自己的名稱。理由用遊戲自己的句子。

asked-yes = 可以。
asked-no = 不行。
asked-where = { $count ->
    [0] { $seat }，{ $piece }：現在哪裡都不行。
    [one] { $seat }，{ $piece }：只有 { AND($places) }。
   *[other] { $seat }，{ $piece }：{ $count } 個地方：{ AND($places, most: 12) }。
  }
asked-which = { $count ->
    [0] { $seat }：現在沒有可選的。
    [one] { $seat }：只有{ AND($places) }。
   *[other] { $seat }：有 { $count } 個可選：{ AND($places, most: 12) }。
  }
asked-price = { $seat } 現在要付的，{ $thing }：{ AND($parts) }。
asked-price-free = { $seat } 現在拿{ $thing }不用錢。
asked-price-unread = { $thing }的價格印在你們的配件上，還沒有人輸入。
asked-points = 如果現在結束，{ $seat } 有 { $points } 分。
asked-points-final = { $seat } 有 { $points } 分。
asked-worth = 這樣是 { $points } 分。
asked-ahead = 如果現在結束，{ AND($seats) } 以 { $points } 分領先。
asked-ahead-final = { AND($seats) } 以 { $points } 分獲勝。
asked-open = 還不能確定誰第一。
asked-rank = { $rank }. { $seat }：{ $points }
asked-unseen = 你不能看的不算在內。
asked-over = 沒有人：遊戲結束了。
asked-waits = { $seat } 現在沒有要做的事。
asked-supposed = 假設：{ $what }
asked-premise = 「{ $premise }」在這張桌上沒辦法試，所以不說行或不行。
asked-enough = { $seat } 付得起，但是現在不能做。
asked-many = { $count ->
    [0] { $seat } 現在一次也不能做。
   *[other] { $seat } 現在還可以做 { $count } 次。
  }
asked-many-least = { $seat } 現在至少還可以做 { $count } 次。
asked-who = { $count ->
    [0] 現在沒有人可以這樣做。
   *[other] { AND($seats) } 現在可以這樣做。
  }
asked-why = { $seat } 不能這樣做，原因是：
asked-why-allowed = { $seat } 現在可以這樣做。
asked-when-now = { $seat } 現在就可以。
asked-when-not = { $seat } 還要等，原因是：
asked-ends = 現在是第 { $round } 輪，一共 { $rounds } 輪，後面還有 { $left } 輪。
asked-ends-over = 遊戲已經結束了。
asked-against = { AND($pieces) }不行：
asked-must-yes = 是的，要。
asked-must-no = 不用。
asked-must = { $seat } 現在只能這麼做。
asked-must-not = { $seat } 現在也可以做別的，或先做別的：
asked-must-cannot = { $seat } 現在也不能這麼做。
asked-owned = { $owner } 的{ $thing }
asked-which-moves = { $seat } 現在有 { $count } 種這樣的動作：
