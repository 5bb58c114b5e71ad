# 有人问起时，说出桌上的状况。

card_city-fact-income = 以城市现在的样子，{ $seat } 下次收入阶段会拿到 ${ $amount }。
card_city-fact-hand = { $count ->
    [0] { $seat } 没有要盖的牌了。
   *[other] { $seat } 还有 { $count } 张牌要盖：{ AND($cards) }。
  }
card_city-fact-hand_unknown = 还没有人输入 { $seat } 要盖哪些牌。
card_city-fact-districts = { $seat } 的各区大小。住宅：{ AND($residences) }。商业：{ AND($shops) }。
card_city-fact-card = { $seat } 的城市，{ $card }：{ $count } 张。
card_city-fact-cell = { $seat } 的城市，{ $at } 上是{ $card }。
