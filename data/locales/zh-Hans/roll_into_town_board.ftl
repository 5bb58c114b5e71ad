# 《掷骰建镇》地图下面的字：问题、按钮，以及朗读的内容。
# 资源以“个”计；骰子用“颗”；图标用“个”。

roll_into_town-ui-so-much = { $n } 个{ $what }
roll_into_town-ui-back = { app-act-put-down }
roll_into_town-ui-eraser = 橡皮：擦掉刚才画的
roll_into_town-ui-pencil-away = { app-act-elsewhere }
roll_into_town-ui-progress = { $name }：{ $step }

## 掷骰

roll_into_town-ui-roll-or-tap = 在这里掷，或点出你们掷到的点数。
roll_into_town-ui-roll = 掷 { $dice } 颗骰子
roll_into_town-ui-roll-first = 先掷骰子。
roll_into_town-ui-face = { $face } 点
roll_into_town-ui-take-out = 拿掉 { $face } 点
roll_into_town-ui-dice-lie = 掷到的就是这些
roll_into_town-ui-dice-missing = 还差 { $n } 颗
roll_into_town-ui-dice-all = { $dice } 颗都点好了。点上面的骰子可以拿掉。

## 发现

roll_into_town-ui-die = 第 { $number } 颗骰子：{ $face } 点
roll_into_town-ui-die-used-label = 第 { $number } 颗骰子：{ $face } 点，用过了
roll_into_town-ui-die-used = 这颗骰子已经用过了。
roll_into_town-ui-die-first = 先点一颗骰子，再点格子。
roll_into_town-ui-icon-first = 先选这颗骰子要画什么。
roll_into_town-ui-which-icon = 这颗什么都能画。要画什么？
roll_into_town-ui-any-icon = 任意
roll_into_town-ui-offer-shifted = { $icon }，市政厅 { $shift }
roll_into_town-ui-uses-left = 剩 { $n } 次
roll_into_town-ui-tap-where = 点一格画{ $icon }。
roll_into_town-ui-may-draw = 可以画{ $icon }
roll_into_town-ui-may-not-draw = 不能画{ $icon }
roll_into_town-ui-draw-it = 在 { $at } 画{ $icon }
roll_into_town-ui-done-discover = { app-act-done }

## 建造

roll_into_town-ui-tile = { $building }，{ $price }
roll_into_town-ui-tile-swap = { $building }，{ $price }，用市场换
roll_into_town-ui-tile-not = { $building }，{ $price }，现在不行
roll_into_town-ui-building-first = 先点一种建筑，再点格子。
roll_into_town-ui-tap-where-building = 点一格建{ $building }。
roll_into_town-ui-may-build = 可以建{ $building }
roll_into_town-ui-may-not-build = 不能建{ $building }
roll_into_town-ui-build-it = 在 { $at } 建{ $building }
roll_into_town-ui-flip = 左右翻转
roll_into_town-ui-market-gives = 缺的用市场换：给出{ $given }。
roll_into_town-ui-market-which = 要拿什么跟市场换？
roll_into_town-ui-done-construct = { app-act-done }

## 收集

roll_into_town-ui-came-in = 收到：
roll_into_town-ui-came-in-goods = 收到：{ $goods }
roll_into_town-ui-came-nothing = 这轮没有收到东西。
roll_into_town-ui-may-fell = 砍掉周围的树
roll_into_town-ui-fell = { $at } 的伐木工：砍树得 { $n } 个木材
roll_into_town-ui-fell-nothing = { $at } 的伐木工：周围没有树
roll_into_town-ui-done-gather = { app-act-done }

## 维护

roll_into_town-ui-forest = { $at } 的森林，{ $size } 棵，{ $n ->
    [0] 长好了
   *[other] 还要长 { $n } 棵
  }
roll_into_town-ui-may-grow = 可以长一棵树
roll_into_town-ui-forest-grown = 这片森林长好了。
roll_into_town-ui-forest-no-room = 还有 { $n } 棵没地方长，就不长了。
roll_into_town-ui-nothing-grows = 没有要长的了。
roll_into_town-ui-done-upkeep = { app-act-done }

## 等待与结束

roll_into_town-ui-wait = 你这轮做完了。
roll_into_town-ui-waits = 你做完了，还在等：
roll_into_town-ui-busy = { $name } 还在忙：{ $step }

## 说明为什么不行的下面

roll_into_town-way-goods = 更正{ $what }
roll_into_town-way-die = { $shift ->
    [0] 骰子 { $die }
   *[other] { $die } 调成 { $value }
  }
roll_into_town-way-sides = { AND($sides) }
roll_into_town-way-no_sides = 不选边
roll_into_town-way-exchange = 交换
roll_into_town-way-no_exchange = 不交换
roll_into_town-way-mirrored = 左右翻转
roll_into_town-way-plain = 不翻转

## 开局前

roll_into_town-ui-notes-sheets = { $n ->
    [1] 一张表格、一支笔。
   *[other] { $n } 位玩家每人一张表格、一支笔。
  }
roll_into_town-ui-notes-dice = { $n } 颗大家共用的骰子，也可以由 App 掷。
roll_into_town-ui-notes-begin = 每人开始时有{ $goods }，每种最多 { $most } 个。
roll_into_town-ui-notes-map = 第一次掷骰前，App 会问它的地图跟你们表格上的是否一样。
roll_into_town-ui-notes-solo = 一个人玩是争头衔：分数越高，市长越有名。
