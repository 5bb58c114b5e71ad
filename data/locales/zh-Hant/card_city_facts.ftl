# 有人問起時，說出桌上的狀況。

card_city-fact-income = 以城市現在的樣子，{ $seat } 下次收入階段會拿到 ${ $amount }。
card_city-fact-hand = { $count ->
    [0] { $seat } 沒有要蓋的牌了。
   *[other] { $seat } 還有 { $count } 張牌要蓋：{ AND($cards) }。
  }
card_city-fact-hand_unknown = 還沒有人輸入 { $seat } 要蓋哪些牌。
card_city-fact-districts = { $seat } 的各區大小。住宅：{ AND($residences) }。商業：{ AND($shops) }。
card_city-fact-card = { $seat } 的城市，{ $card }：{ $count } 張。
card_city-fact-cell = { $seat } 的城市，{ $at } 上是{ $card }。
