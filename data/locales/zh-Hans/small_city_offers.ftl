# 现在可以做的动作，一行一个，点了就做：每种动作都是对读的人说的话。
# 没有 _any 的是一个动作；有 _any 的代表同类的所有动作。

small_city-offer-found = 把市政厅放在 { AND($cells) }（{ $side }）
small_city-offer-found_any = 放市政厅
small_city-offer-keep = 留下 { $number } 号承诺：{ $promise }
small_city-offer-keep_any = 从三张承诺卡里留一张
small_city-offer-street = 把市长放在 { AND($squares) } 之间的街道
small_city-offer-street_any = 把市长放到街道上
small_city-offer-lay = 环上第 { $place } 张放{ $card }
small_city-offer-choose = 选{ $card }{ $price ->
    [0] { "" }
   *[other] ，付 { $price } 元
  }
small_city-offer-choose_votes = { small_city-offer-choose }，拿 2 票
small_city-offer-choose_money = { small_city-offer-choose }，拿 1 元
small_city-offer-build = 在 { AND($cells) } 建 { $tile }
small_city-offer-build_any = 建 { $tile }
small_city-offer-build_paid = 在 { AND($cells) } 建 { $tile }，付{ AND($cubes, most: 9) }建材
small_city-offer-build_paid_any = { small_city-offer-build_any }
small_city-offer-build_warehouse = 在 { AND($cells) } 建 { $tile }，仓库放在 { AND($warehouse) }
small_city-offer-build_warehouse_any = { small_city-offer-build_any }
small_city-offer-upgrade = 把 { $before } 升级成 { $tile }，位置 { AND($cells) }
small_city-offer-upgrade_any = 把 { $before } 升级成 { $tile }
small_city-offer-demolish = 拆掉 { AND($cells) } 的 { $tile }
small_city-offer-demolish_any = 拆掉一块板块
small_city-offer-grow = 把城镇扩大 1 格
small_city-offer-staff = 让 { $from } 的居民进驻 { $to } 刚建好的警察局或消防局
small_city-offer-staff_any = 让居民进驻刚建好的警察局或消防局
small_city-offer-decline = 不放免费板块
small_city-offer-decline_staff = 让刚建好的警察局或消防局空着
small_city-offer-done_build = 结束建造
small_city-offer-done_move = 结束移动
small_city-offer-move = 把居民从 { $from } 移到 { $to }
small_city-offer-move_any = 在自己的城镇移动居民
small_city-offer-move_abroad = 把你在 { $town } 城镇的游客从 { $from } 移到 { $to }
small_city-offer-move_abroad_any = 在别人的城镇移动游客
small_city-offer-move_out = 派 { $from } 的居民到 { $town } 的城镇 { $to } 当游客
small_city-offer-move_out_any = 派居民到别人的城镇当游客
small_city-offer-move_on = 让游客离开 { $out_of } 的城镇（{ $from }），到 { $town } 的城镇 { $to }
small_city-offer-move_on_any = 让游客转到另一座城镇
small_city-offer-move_home = 让游客从 { $out_of } 的城镇（{ $from }）回到自己的 { $to }
small_city-offer-move_home_any = 让游客回家
small_city-offer-settle = 让市政厅的居民住进 { $to }
small_city-offer-settle_any = 让市政厅的居民住进住宅
small_city-offer-collect = 发给大家游客和 $1 格子的钱
small_city-offer-trade_cube = 在 { $town } 的城镇 { $at } 交出{ $cube }建材
small_city-offer-trade_cube_any = 在商业交出建材
small_city-offer-trade_money = 在 { $town } 的城镇 { $at } 花 { $money } 元买选票
small_city-offer-trade_money_any = 在商业花钱买选票
small_city-offer-produce = 让工厂生产建材
small_city-offer-produce_any = { small_city-offer-produce }
small_city-offer-produce_none = 结束收入
small_city-offer-produce_none_any = { small_city-offer-produce_none }
small_city-offer-produce_drop = 让工厂生产建材，放不下的是{ AND($cubes, most: 9) }
small_city-offer-produce_drop_any = 让工厂生产建材，选放不下的
small_city-offer-tally = 发给大家这轮的选票
small_city-offer-measure = 量每座城镇的污染
small_city-offer-mourn = 让 { $whose } 在 { $at } 的居民离开
small_city-offer-mourn_any = 选一位要离开的居民
small_city-offer-mourn_grave = 让 { $whose } 在 { $at } 的居民死亡，坟墓放在 { $grave }
small_city-offer-mourn_grave_any = 选一位死亡的居民和坟墓的位置
small_city-offer-council_money = 付 { $price } 元影响市议会：{ $row }第 { $step } 格
small_city-offer-council_money_any = 付钱影响市议会
small_city-offer-council_votes = 付 { $price } 票影响市议会：{ $row }第 { $step } 格
small_city-offer-council_votes_any = 付选票影响市议会
small_city-offer-skip = 这轮不影响市议会
