# 有人問起時，說出桌上的狀況。

small_city-fact-next_vote = 以大家現在的位置，{ $seat } 下次投票會得到 { $count } 票。
small_city-fact-people = { $seat } 有 { $count } 位居民在自己的城裡，{ $away } 位遊客在別人的城裡。
small_city-fact-tiles = { $seat } 的城裡，{ $tiles }：{ $count } 塊。
small_city-fact-discs = { $count ->
    [0] { small_city-correct-discs_0 }
    [1] { small_city-correct-discs_1 }
   *[other] { small_city-correct-discs_2 }
  }
small_city-fact-income = 以大家現在的位置，{ $seat } 下次收入會拿到 { $amount } 元，不含商業交易。
small_city-fact-promise = 以現在的狀況，{ $seat } 的承諾 { $number } 已經達成：{ $promise }。目前是 { $have }。
small_city-fact-promise_missed = 以現在的狀況，{ $seat } 的承諾 { $number } 還沒達成：{ $promise }。目前是 { $have }。
small_city-fact-promise_untold = { $seat } 的承諾 { $number } 還不確定能不能達成：{ $promise }。
small_city-fact-action = { $seat } 這輪的行動卡是{ $card }。
small_city-fact-action_none = { $seat } 這輪沒有行動卡。
small_city-fact-cubes = { $seat } 存放了 { $count } 個建材。
small_city-fact-graves = { $seat } 的城裡死了 { $count } 位居民。
small_city-fact-finished = { $seat } 已經完成這個階段。
small_city-fact-unfinished = { $seat } 還沒完成這個階段。
small_city-fact-cell = { $seat } 的城裡，{ $at } 上是 { $tile }。
small_city-fact-cell_citizen = { $seat } 的城裡，{ $at } 上是 { $tile }，站著 { $whose } 的居民。
small_city-fact-row_step = { $row }：{ $seat } 的下一步是第 { $step } 格，要付 { $price }（錢或選票），得到 { OR($gives) }。
small_city-fact-row_restart = { $row }：{ $seat } 要從別排把圓片移到第 1 格，要付 { $price }（錢或選票），得到 { OR($gives) }。
small_city-fact-row_end = { $row }：{ $seat } 的圓片已經在最後一格。
small_city-gives-tile = { $size ->
    [0] 最多 4 格的免費板塊
   *[other] { $size } 格的免費板塊
  }
small_city-gives-votes = { $count } 票
small_city-gives-guests = { $count } 位居民
