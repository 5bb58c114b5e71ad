# 小城市：计分、记录、更正、提醒和局面文件。

## 计分

small_city-line-votes = { $when ->
    [untold] 选票还没输入
    [end] 选票轨：{ $votes }
   *[now] 选票轨：{ $votes }，下次投票可得 { $next }
  }
small_city-line-promises = { $state ->
    [untold] 还不知道：
    [kept] 达成：
    [missed] 未达成：
    [ahead] 目前达成：
   *[behind] 目前未达成：
  }{ $number } 号“{ $promise }”（{ $takes ->
    [untold] { AND($untold) } 还没输入
    [least] { $have }，需要 { $need }
    [limit] { $have }，最多 { $need }
    [alone] { $have }
   *[other] { $have }，其他人 { AND($others) }
  }）{ $assumed ->
    [1] ·卡上的 { $worth } 票是推测值
   *[other] {""}
  }
small_city-line-pollution = 污染 { $pollution }%{ $out ->
    [1] （已出局）
   *[other] {""}
  }

small_city-tiebreak-pollution = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：选票相同，比谁污染低，{ $figure }% 对 { $against }%。
small_city-tiebreak-money = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：选票和污染都相同，比谁钱多，{ $figure } 元对 { $against } 元。
small_city-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：选票、污染和钱都相同。

## 记录

small_city-move-found = { $seat } 把市政厅放在 { AND($cells) }（{ $side }）。
small_city-move-keep = { $seat } 留下 { $number } 号承诺：{ $promise }。
small_city-move-street = 市长这轮住在 { $mayor } 的城镇，{ AND($squares) } 之间的街道。
small_city-move-lay = 环上第 { $place } 张：{ $card }。
small_city-move-choose = { $seat } 选了{ $card }{ $price ->
    [0] 。
   *[other] ，付 { $price } 元。
  }
small_city-move-choose_votes = { $seat } 选了{ $card }{ $price ->
    [0] {""}
   *[other] ，付 { $price } 元
  }，得到 2 票。
small_city-move-choose_money = { $seat } 选了{ $card }{ $price ->
    [0] {""}
   *[other] ，付 { $price } 元
  }，得到 1 元。
small_city-move-build = { $seat } 在 { AND($cells) } 建了 { $tile }。
small_city-move-build_paid = { $seat } 在 { AND($cells) } 建了 { $tile }，用掉{ AND($cubes, most: 9) }建材。
small_city-move-build_warehouse = { $seat } 在 { AND($cells) } 建了 { $tile }，仓库放在 { AND($warehouse) }。
small_city-move-upgrade = { $seat } 把 { $before } 升级成 { $tile }，位置 { AND($cells) }。
small_city-move-demolish = { $seat } 拆掉 { AND($cells) } 的 { $tile }。
small_city-move-grow = { $seat } 把城镇扩大了 1 格。
small_city-move-staff = { $seat } 让 { $from } 的居民进驻 { $to } 刚建好的警察局或消防局。
small_city-move-decline = { $seat } 没有放免费板块。
small_city-move-decline_staff = { $seat } 没有让居民进驻刚建好的警察局或消防局。
small_city-move-done_build = { $seat } 建完了。
small_city-move-done_move = { $seat } 移动完了。
small_city-move-move = { $seat } 把居民从 { $from } 移到 { $to }。
small_city-move-move_abroad = { $seat } 的游客在 { $town } 的城镇从 { $from } 移到 { $to }。
small_city-move-move_out = { $seat } 派 { $from } 的居民到 { $town } 的城镇 { $to } 当游客。
small_city-move-move_on = { $seat } 的游客离开 { $out_of } 的城镇（{ $from }），到 { $town } 的城镇 { $to }。
small_city-move-move_home = { $seat } 的游客从 { $out_of } 的城镇（{ $from }）回到自己的 { $to }。
small_city-move-settle = { $seat } 让市政厅的居民住进 { $to }。
small_city-move-collect = 大家收了游客和 $1 格子的钱。
small_city-move-trade_cube = { $seat } 在 { $town } 的城镇 { $at } 交出{ $cube }建材。
small_city-move-trade_money = { $seat } 在 { $town } 的城镇 { $at } 花 { $money } 元买选票。
small_city-move-produce = { $seat } 的工厂生产了建材。
small_city-move-produce_none = { $seat } 结束了收入。
small_city-move-produce_drop = { $seat } 的工厂生产了建材，放不下的有{ AND($cubes, most: 9) }。
small_city-move-tally = 大家拿了这轮的选票。
small_city-move-measure = 量了每座城镇的污染。
small_city-move-mourn = { $seat } 的城镇里，{ $whose } 在 { $at } 的居民离开了。
small_city-move-mourn_grave = { $seat } 的城镇里，{ $whose } 在 { $at } 的居民死亡，坟墓在 { $grave }。
small_city-move-council_money = { $seat } 付 { $price } 元影响市议会：{ $row }第 { $step } 格。
small_city-move-council_votes = { $seat } 付 { $price } 票影响市议会：{ $row }第 { $step } 格。
small_city-move-skip = { $seat } 这轮不影响市议会。

small_city-no_tile = 板块
small_city-middle-w = 白色建材
small_city-middle-g = 灰色建材
small_city-middle-b = 黑色建材

small_city-correct-track_money = { $seat } 现在有 { $count } 元。
small_city-correct-track_votes = { $seat } 现在有 { $count } 票。
small_city-correct-track_pollution = { $seat } 的污染现在是 { $count }%。
small_city-correct-track_size = { $seat } 的城镇现在扩大了 { $count } 格。
small_city-correct-track_career = { $seat } 的求职中心现在有 { $count } 位居民。
small_city-correct-track_central = 桌子中间现在有 { $count } 位 { $seat } 的居民。
small_city-correct-track_buried = { $seat } 有 { $count } 位居民死亡而没有坟墓。
small_city-correct-tile = { $seat } 的城镇里，{ AND($cells) } 现在是 { $tile }。
small_city-correct-tile_none = { $seat } 的城镇里，{ AND($cells) } 现在没有板块。
small_city-correct-square_citizen = { $seat } 的城镇里，{ $at } 现在站着 { $whose } 的居民。
small_city-correct-square_cubes = { $seat } 的城镇里，{ $at } 现在放着{ AND($cubes, most: 9) }建材。
small_city-correct-square_grave = { $seat } 的城镇里，{ $at } 现在是 { $whose } 居民的坟墓。
small_city-correct-square_empty = { $seat } 的城镇里，{ $at } 现在空着。
small_city-correct-stock = 供应区：{ $name } 现在有 { $count }。
small_city-correct-discs_0 = { $seat } 在市议会没有圆片。
small_city-correct-discs_1 = { $seat } 在市议会的圆片：{ $row1 }第 { $step1 } 格。
small_city-correct-discs_2 = { $seat } 在市议会的圆片：{ $row1 }第 { $step1 } 格、{ $row2 }第 { $step2 } 格。
small_city-correct-promise = { $seat } 留的是 { $number } 号承诺：{ $promise }。
small_city-correct-promise_none = { $seat } 没有承诺卡。
small_city-correct-action = { $seat } 这轮的行动是{ $card }。
small_city-correct-action_none = { $seat } 这轮没有行动卡。
small_city-correct-mayor = 市长现在住在 { $seat } 的城镇。
small_city-correct-round = 现在是第 { $round } 轮。
small_city-correct-phase = 现在是{ $phase }阶段，还没有人做完。
small_city-correct-side = { $seat } 用的是{ $side }。

## 画面和桌面不一致

small_city-warning-citizens = App 和桌面不一致：{ $seat } 应该有 { $box } 位居民，App 里有 { $seen } 位。
small_city-warning-goods = App 和桌面不一致：盒里有 { $box } 个{ $cube }建材，App 里有 { $seen } 个。
small_city-warning-tiles = App 和桌面不一致：{ $family }盒里有 { $box } 片，App 里有 { $seen } 片。
small_city-warning-limited = App 和桌面不一致：这个人数只有 { $box } 座 { $tile }，App 里有 { $seen } 座。
small_city-warning-overlap = { $seat } 的城镇里，板块在 { AND($cells) } 重叠了。
small_city-warning-outside = { $seat } 的城镇里，{ AND($cells) } 的板块在建筑区域外。
small_city-warning-apart = { $seat } 的城镇里，住宅碰到了工厂、仓库、炼油厂或港口：{ AND($cells) }。
small_city-warning-grave = { $seat } 的城镇里，板块盖在坟墓上：{ AND($cells) }。
small_city-warning-nowhere = { $seat } 的城镇里，有人站在没有板块的地方：{ AND($cells) }。
small_city-warning-twice = { $seat } 的城镇里有 { $count } 座 { $tile }，最多只能有一座。
small_city-warning-shape = { $seat } 的城镇里，{ AND($cells, most: 6) } 的 { $tile } 和印的形状不同。
small_city-warning-assumed = { $seat } 的城镇里，{ AND($cells, most: 6) } 的 { $tile } 和盒子里假定的形状不同。规则没写是哪一种，可以在盒子编辑器里画下你的板块。
small_city-warning-row = { $seat } 有两个圆片在市议会同一排：{ $row }。
small_city-warning-crowded = { $seat } 的城镇里，一格上不只一个：{ AND($cells) }。
small_city-warning-store = { $seat } 的城镇里，{ AND($cells) } 放不下这么多建材。
small_city-warning-tourists = { $town } 的城镇里有 { $count } 位 { $seat } 的游客，最多 { $limit } 位。
small_city-open-town = { $seat } 的城镇还没输入。
small_city-open-votes = { $seat } 有几票？没有就输入 0。
small_city-warning-not_played_with = { $seat } 亮出 { $number } 号承诺，但基本游戏只用 1 到 { $most } 号。
small_city-warning-promises = { $seat } 亮出 { $count } 张承诺，每位玩家只留一张。
small_city-warning-promise = { $seat } 和 { $other } 都亮出 { $number } 号承诺。

## 局面文件

small_city-notation-no_town = 缺少这座城镇的图。只有计分时可以不画。
small_city-notation-token = 第 { $row } 行的“{ $found }”看不懂。一格要写成：. 空格、# 不能建、~ 水、板块如 R2a、坟墓如 x1；后面可接 * 居民、*2 二号座位的居民、:w :g :b 建材。
small_city-notation-kind = 第 { $row } 行：没有“{ $found }”这种板块。可用：R1 到 R5、C1 到 C4、F1 到 F3、P1 到 P3、WA、RF、HB、HW、PO、FI、CH、SC、LI、MU、ME、CL、UN，后面加一个小写字母。
small_city-notation-nobody = 第 { $row } 行：“{ $found }”说的座位不存在，这里有 { $seats } 个座位。
small_city-notation-size = 图太大：最多 { $most } 行、{ $most } 列。
small_city-notation-far = 第 { $row } 行超出版图，版图有 { $rows } 行、{ $columns } 列。
small_city-notation-shape = { $tile } 的形状不对：{ AND($cells, most: 9) }。
small_city-notation-board = 这不是版图：请用数字、# 和 ~ 写成等长的行，用 / 隔开。
small_city-notation-box = { $name } 不能印成这样。
small_city-notation-square = 版图上没有 { $found } 这一格。
small_city-notation-no_tile = { $found } 上没有板块。
small_city-notation-no_station = { $found } 上没有警察局，也没有消防局。
small_city-notation-town_size = 请写城镇扩大了几次（0 到 { $most }），或从 7 起的边长。
small_city-notation-council = 同一个座位的两个圆片不会在同一排。
small_city-notation-card = 没有“{ $found }”这张行动卡。可用：{ OR($names, most: 12) }，或字母 A 到 L。
small_city-notation-screened = 请为 { $seats } 个座位各写一个 [[screened]]，或都不写。

## 有人问起时，说出桌上的情况

small_city-fact-mayor = 市长住在 { $seat } 的城镇。
