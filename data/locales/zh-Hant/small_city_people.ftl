# 小城市：移動居民和收入，像一位熟規則的玩家在桌邊說話。
# 板塊和建材的名稱照 small_city.ftl；$at、$cells 是格子，$town、$seat 是玩家。

## 為什麼不行：移動居民

small_city-violation-no_town = 這場遊戲裡已經沒有這座城鎮。
small_city-violation-nobody_to_move = { $at } 上面沒有人。
small_city-violation-not_your_citizen = { $at } 上的居民是 { $seat } 的，各人只能移動自己的居民。
small_city-violation-already_moved = { $at } 上的居民已經倒下，這一輪移動過了。
small_city-violation-in_hall = 市鎮廳裡的居民不能移動。等其他居民都移動完，才幫他們找空的 R1 住宅。
small_city-violation-walk_off_board = 那張圖板上沒有 { $at } 這一格。
small_city-violation-bare_square = 居民只能走到板塊上，{ $at } 沒有板塊。
small_city-violation-no_place = { $water ->
    [1] { $at } 是港口的水域，不能站人。
   *[other] { $tile } 只放建材，{ $at } 不能站人。
  }
small_city-violation-place_taken = { $at } 已經被占了，一格只能有一個居民。
small_city-violation-same_square = 他本來就站在這一格。要換到別的格子，同一個板塊的另一格也可以。
small_city-violation-into_hall = 不能自己走進市鎮廳。
small_city-violation-works_closed = 你們這桌約定 { $tile } 不能進人。
small_city-violation-left_square = 這個階段開始時你有居民在 { $at } 工作，所以這一輪你的居民都不能進這一格；別人可以。
small_city-violation-one_inside = 整座 { $tile } 只能有一個居民，裡面已經有人了。
small_city-violation-no_tourists = { $tile } 不接待遊客。
small_city-violation-tourist_limit = { $limit ->
    [1] { $town } 的城鎮裡已經有你的遊客。沒有地鐵站，每座城鎮只能去一個。
   *[other] { $town } 的城鎮裡已經有你的 { $limit } 個遊客，有地鐵站最多也只能這樣。
  }
small_city-violation-police_ban = { $town } 的警察局啟動了，警察局和周圍的格子都不讓遊客進入。
small_city-violation-opposite = { $ever ->
    [1] { $town } 坐在你對面，不能直接從家裡過去；只有在隔壁城鎮找不到格子的遊客才會轉過去。
   *[other] { $town } 坐在你對面，第一輪不能派遊客去對面。
  }
small_city-violation-tourist_stays = 只要 { $town } 的城鎮裡還有格子，遊客就要留在那裡移動：{ $n ->
    [1] { OR($cells) }
    [2] { OR($cells) }
    [3] { OR($cells) }
   *[other] { OR($cells) } 等 { $n } 格
  }。
small_city-violation-not_next = 離開 { $town } 的城鎮，只能去順時針或逆時針的下一座，{ $seat } 都不是。
small_city-violation-home_last = 兩邊的城鎮都去不了，遊客才能回家。{ $town } 那裡還可以去{ $n ->
    [1] { OR($cells) }
    [2] { OR($cells) }
    [3] { OR($cells) }
   *[other] { OR($cells) } 等 { $n } 格
  }。
small_city-violation-must_move = { $home ->
    [1] 還有 { $n } 個居民沒移動，能動就一定要動：{ AND($cells) }。
   *[other] 你在 { $town } 的城鎮裡還有 { $n } 個遊客沒移動，能動就一定要動：{ AND($cells) }。
  }
small_city-violation-settle_last = { $home ->
    [1] 最後才輪到市鎮廳。還要先移動：{ AND($cells) }。
   *[other] 最後才輪到市鎮廳。還要先移動在 { $town } 城鎮裡的遊客：{ AND($cells) }。
  }
small_city-violation-hall_empty = 你的市鎮廳裡沒有人在等。
small_city-violation-not_r1 = 市鎮廳的居民只能搬進空的 R1 住宅，{ $at } 是 { $tile }。

## 為什麼不行：收入

small_city-violation-collected_already = 這一輪的遊客收入和 $1 格子都已經付過了。
small_city-violation-collect_first = 先讓大家拿遊客和 $1 格子的收入。
small_city-violation-income_done = 你已經生產完，這一輪的收入結束了。
small_city-violation-no_trader = { $at } 上沒有你的居民。
small_city-violation-no_shop = { $at } 這一格不能交易。
small_city-violation-wrong_payment = { $what ->
    [goods] { $at } 這一格用一個建材來換，不收別的。
   *[other] { $at } 這一格用 1 到 4 元來換，不收別的。
  }
small_city-violation-traded_already = { $at } 的居民已經倒下。每個居民一輪交易一次，沒能移動的這一輪不能交易。
small_city-violation-no_such_cube = 你的倉庫和市鎮廳裡沒有{ $cube }建材。
small_city-violation-trade_money = 你有 { $money } 元，還差 { $missing } 元。
small_city-violation-produce_order = 供應區的{ $cube }建材只剩 { $n } 個，{ $seat } 排在你前面。建材不夠時要照玩家順位生產。
small_city-violation-not_made = 你丟棄的{ $cube }建材比城鎮裡居民生產的還多 { $n } 個。
small_city-violation-drop_count = 你城鎮裡的居民生產 { $made } 個建材，放得下 { $room } 個。{ $n ->
    [0] 全部都放得下，一個也不能丟。
   *[other] 請選 { $n } 個放回供應區。
  }

## 規則的簡稱（紀錄用）

small_city-rule-already_moved = 一輪移動一次
small_city-rule-in_hall = 市鎮廳的居民不移動
small_city-rule-same_square = 要換格子
small_city-rule-into_hall = 不能走進市鎮廳
small_city-rule-works_closed = 煉油廠和港口不進人
small_city-rule-left_square = 離開的格子這輪不用
small_city-rule-one_inside = 只限一個居民
small_city-rule-no_tourists = 不接待遊客
small_city-rule-tourist_limit = 遊客上限
small_city-rule-police_ban = 警察局的範圍
small_city-rule-opposite = 不直接去對面
small_city-rule-tourist_stays = 遊客留在該城鎮
small_city-rule-not_next = 只去下一座城鎮
small_city-rule-home_last = 最後才回家
small_city-rule-must_move = 一定要移動
small_city-rule-settle_last = 市鎮廳最後
small_city-rule-not_r1 = 只能搬進 R1
small_city-rule-collect_first = 先拿遊客和 $1 的收入
small_city-rule-income_done = 收入已結束
small_city-rule-traded_already = 每人交易一次
small_city-rule-trade_money = 付得起
small_city-rule-produce_order = 建材不夠時照順位
small_city-rule-drop_count = 放不下的建材

## 怎樣就可以


## 現在做什麼

small_city-task-move = { $seat } 移動居民，還有 { $n } 個一定要換格子。
small_city-task-settle = { $seat } 可以讓市鎮廳的 { $n } 個居民搬進空的 R1 住宅。
small_city-task-move_done = { $seat } 可以再移動其他居民，好了就點「完成」。
small_city-task-collect = { $seat } 從遊客和 $1 格子拿 { $money } 元。
small_city-task-produce = { $shops ->
    [0] { $n ->
        [0] { $seat } 這一輪不生產建材。
       *[other] { $seat } 生產 { $n } 個建材。
      }
   *[other] { $n ->
        [0] { $seat } 有 { $shops } 格可以交易，順序自己決定，然後結束收入。
       *[other] { $seat } 有 { $shops } 格可以交易，順序自己決定，然後生產 { $n } 個建材。
      }
  }

## 別人還不能看的

small_city-hidden-screen = 這是秘密，拿開屏風才會知道。
small_city-hidden-promise = 這是秘密，遊戲結束才會知道。
