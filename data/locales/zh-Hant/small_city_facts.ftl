# 有人問起時，說出桌上的狀況。

small_city-fact-next_vote = 以大家現在的位置，{ $seat } 下次投票會得到 { $count } 票。
small_city-fact-people = { $seat } 有 { $count } 位居民在自己的城裡，{ $away } 位遊客在別人的城裡。
small_city-fact-tiles = { $seat } 的城裡，{ $tiles }：{ $count } 塊。
small_city-fact-discs = { $count ->
    [0] { small_city-correct-discs_0 }
    [1] { small_city-correct-discs_1 }
   *[other] { small_city-correct-discs_2 }
  }
