# 有人问起时，说出桌上的状况。

small_city-fact-next_vote = 以大家现在的位置，{ $seat } 下次投票会得到 { $count } 票。
small_city-fact-people = { $seat } 有 { $count } 位居民在自己的城里，{ $away } 位游客在别人的城里。
small_city-fact-tiles = { $seat } 的城里，{ $tiles }：{ $count } 块。
small_city-fact-discs = { $count ->
    [0] { small_city-correct-discs_0 }
    [1] { small_city-correct-discs_1 }
   *[other] { small_city-correct-discs_2 }
  }
small_city-fact-income = 以大家现在的位置，{ $seat } 下次收入会拿到 { $amount } 元，不含商业交易。
small_city-fact-promise = 以现在的状况，{ $seat } 的承诺 { $number } 已经达成：{ $promise }。目前是 { $have }。
small_city-fact-promise_missed = 以现在的状况，{ $seat } 的承诺 { $number } 还没达成：{ $promise }。目前是 { $have }。
small_city-fact-promise_untold = { $seat } 的承诺 { $number } 还不确定能不能达成：{ $promise }。
small_city-fact-action = { $seat } 这轮的行动卡是{ $card }。
small_city-fact-action_none = { $seat } 这轮没有行动卡。
small_city-fact-cubes = { $seat } 存放了 { $count } 个建材。
small_city-fact-graves = { $seat } 的城里死了 { $count } 位居民。
small_city-fact-finished = { $seat } 已经完成这个阶段。
small_city-fact-unfinished = { $seat } 还没完成这个阶段。
small_city-fact-cell = { $seat } 的城里，{ $at } 上是 { $tile }。
small_city-fact-cell_citizen = { $seat } 的城里，{ $at } 上是 { $tile }，站着 { $whose } 的居民。
small_city-fact-row_step = { $row }：{ $seat } 的下一步是第 { $step } 格，要付 { $price }（钱或选票），得到 { OR($gives) }。
small_city-fact-row_restart = { $row }：{ $seat } 要从别排把圆片移到第 1 格，要付 { $price }（钱或选票），得到 { OR($gives) }。
small_city-fact-row_end = { $row }：{ $seat } 的圆片已经在最后一格。
small_city-gives-tile = { $size ->
    [0] 最多 4 格的免费板块
   *[other] { $size } 格的免费板块
  }
small_city-gives-votes = { $count } 票
small_city-gives-guests = { $count } 位居民
