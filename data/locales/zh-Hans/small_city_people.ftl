# 小城市：移动居民和收入，像一位懂规则的朋友在桌边说话。
# 板块和建材的名称按 small_city.ftl；$at、$cells 是格子，$town、$seat 是玩家。

## 为什么不行：移动居民

small_city-violation-no_town = 这局游戏里已经没有这座城镇。
small_city-violation-nobody_to_move = { $at } 上没有人。
small_city-violation-not_your_citizen = { $at } 上的居民是 { $seat } 的，只能移动自己的居民。
small_city-violation-already_moved = { $at } 上的居民躺着，这一轮已经移动过了。
small_city-violation-in_hall = 市政厅里的居民不能移动。等其他居民都动完，再让他们住进空的 R1 住宅。
small_city-violation-walk_off_board = 那块版图上没有 { $at } 这一格。
small_city-violation-bare_square = 居民只能走到板块上，{ $at } 没有板块。
small_city-violation-no_place = { $water ->
    [1] { $at } 是港口的水域，不能站人。
   *[other] { $tile } 只放建材，{ $at } 不能站人。
  }
small_city-violation-place_taken = { $at } 已经有人占了，一格只能站一个居民。
small_city-violation-same_square = 他本来就站在这一格。必须换一格，换到同一块板块的另一格也行。
small_city-violation-into_hall = 居民不能走进市政厅。
small_city-violation-works_closed = 你们这桌约定 { $tile } 不进人。
small_city-violation-left_square = 这个阶段开始时你有居民在 { $at } 工作，所以这一轮你的居民都不能再用这一格；别人可以用。
small_city-violation-one_inside = 整座 { $tile } 只能有一个居民，里面已经有人了。
small_city-violation-no_tourists = { $tile } 不接待游客。
small_city-violation-tourist_limit = { $limit ->
    [1] { $town } 的城镇里已经有你的游客。没有地铁站，每座城镇只能去一个。
   *[other] { $town } 的城镇里已经有你的 { $limit } 个游客，有地铁站最多也就这些。
  }
small_city-violation-police_ban = { $town } 的警察局有人值守，警察局和它周围的格子都不让游客进。
small_city-violation-opposite = { $ever ->
    [1] { $town } 坐在你对面，不能从家里直接过去；只有在邻座城镇找不到格子的游客才会转到那里。
   *[other] { $town } 坐在你对面，第一轮不能派游客去对面。
  }
small_city-violation-tourist_stays = 只要 { $town } 的城镇里还有格子，游客就得留在那里移动：{ $n ->
    [1] { OR($cells) }
    [2] { OR($cells) }
    [3] { OR($cells) }
   *[other] { OR($cells) } 等 { $n } 格
  }。
small_city-violation-not_next = 离开 { $town } 的城镇，只能去顺时针或逆时针的下一座，{ $seat } 都不是。
small_city-violation-home_last = 两边的城镇都去不了，游客才能回家。{ $town } 那里还能去{ $n ->
    [1] { OR($cells) }
    [2] { OR($cells) }
    [3] { OR($cells) }
   *[other] { OR($cells) } 等 { $n } 格
  }。
small_city-violation-must_move = { $home ->
    [1] 还有 { $n } 个居民没移动，能动就必须动：{ AND($cells) }。
   *[other] 你在 { $town } 的城镇里还有 { $n } 个游客没移动，能动就必须动：{ AND($cells) }。
  }
small_city-violation-settle_last = { $home ->
    [1] 市政厅排在最后，先移动：{ AND($cells) }。
   *[other] 市政厅排在最后，先移动在 { $town } 城镇里的游客：{ AND($cells) }。
  }
small_city-violation-hall_empty = 你的市政厅里没有人在等。
small_city-violation-not_r1 = 市政厅的居民只能住进空的 R1 住宅，{ $at } 是 { $tile }。

## 为什么不行：收入

small_city-violation-collected_already = 这一轮的游客收入和 $1 格子都已经付过了。
small_city-violation-collect_first = 先让大家拿游客和 $1 格子的收入。
small_city-violation-income_done = 你已经生产完，这一轮的收入结束了。
small_city-violation-no_trader = { $at } 上没有你的居民。
small_city-violation-no_shop = { $at } 这一格不能交易。
small_city-violation-wrong_payment = { $what ->
    [goods] { $at } 这一格用一个建材来换，不收别的。
   *[other] { $at } 这一格用 1 到 4 元来换，不收别的。
  }
small_city-violation-traded_already = { $at } 的居民躺着。每个居民一轮只交易一次，没能移动的这一轮不能交易。
small_city-violation-no_such_cube = 你的仓库和市政厅里没有{ $cube }建材。
small_city-violation-trade_money = 你有 { $money } 元，还差 { $missing } 元。
small_city-violation-produce_order = 供应区的{ $cube }建材只剩 { $n } 个，{ $seat } 排在你前面。建材不够时要按玩家顺序生产。
small_city-violation-not_made = 你放弃的{ $cube }建材比城里居民生产的还多 { $n } 个。
small_city-violation-drop_count = 你城里的居民生产 { $made } 个建材，放得下 { $room } 个。{ $n ->
    [0] 全都放得下，一个也不用放弃。
   *[other] 选 { $n } 个放回供应区。
  }

## 规则的简称（记录用）

small_city-rule-already_moved = 一轮移动一次
small_city-rule-in_hall = 市政厅的居民不移动
small_city-rule-same_square = 必须换格子
small_city-rule-into_hall = 不能走进市政厅
small_city-rule-works_closed = 炼油厂和港口不进人
small_city-rule-left_square = 离开的格子这轮不用
small_city-rule-one_inside = 只限一个居民
small_city-rule-no_tourists = 不接待游客
small_city-rule-tourist_limit = 游客上限
small_city-rule-police_ban = 警察局的范围
small_city-rule-opposite = 不直接去对面
small_city-rule-tourist_stays = 游客留在该城镇
small_city-rule-not_next = 只去下一座城镇
small_city-rule-home_last = 最后才回家
small_city-rule-must_move = 必须移动
small_city-rule-settle_last = 市政厅最后
small_city-rule-not_r1 = 只能住进 R1
small_city-rule-collect_first = 先拿游客和 $1 的收入
small_city-rule-income_done = 收入已结束
small_city-rule-traded_already = 每人交易一次
small_city-rule-trade_money = 付得起
small_city-rule-produce_order = 建材不够时按顺序
small_city-rule-drop_count = 放不下的建材

## 怎样就可以


## 现在做什么

small_city-task-move = { $seat } 移动居民，还有 { $n } 个必须换格子。
small_city-task-settle = { $seat } 可以让市政厅的 { $n } 个居民住进空的 R1 住宅。
small_city-task-move_done = { $seat } 可以再移动其他居民，好了就点“完成”。
small_city-task-collect = { $seat } 从游客和 $1 格子拿 { $money } 元。
small_city-task-produce = { $shops ->
    [0] { $n ->
        [0] { $seat } 这一轮不生产建材。
       *[other] { $seat } 生产 { $n } 个建材。
      }
   *[other] { $n ->
        [0] { $seat } 有 { $shops } 格可以交易，顺序自己定，然后结束收入。
       *[other] { $seat } 有 { $shops } 格可以交易，顺序自己定，然后生产 { $n } 个建材。
      }
  }

## 别人还不能看的

small_city-hidden-screen = 这是秘密，拿开屏风才会知道。
small_city-hidden-promise = 这是秘密，游戏结束才会知道。
