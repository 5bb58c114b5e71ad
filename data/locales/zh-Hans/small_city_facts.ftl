# 有人问起时，说出桌上的状况。

small_city-fact-next_vote = 以大家现在的位置，{ $seat } 下次投票会得到 { $count } 票。
small_city-fact-people = { $seat } 有 { $count } 位居民在自己的城里，{ $away } 位游客在别人的城里。
small_city-fact-tiles = { $seat } 的城里，{ $tiles }：{ $count } 块。
small_city-fact-discs = { $count ->
    [0] { small_city-correct-discs_0 }
    [1] { small_city-correct-discs_1 }
   *[other] { small_city-correct-discs_2 }
  }
