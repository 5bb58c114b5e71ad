# 小城市：建筑阶段，像一位熟规则的玩家在桌边说话。
# 板块名称以 small_city.ftl 为准；建材名称是颜色，后面接“建材”；金额以元计。

## 为什么不行：有没有这块板块可建

small_city-violation-built_done = 你这轮已经说建筑完成了。
small_city-violation-slots = { $grown ->
    [1] 这轮扩大过城镇，就只能再建造或拆除 1 块，你已经用掉了。
   *[other] 这轮你已经建造或拆除 { $built } 块，最多 3 块。
  }
small_city-violation-hall = 市政厅开局时就放好了，不能再建一座，也不能拆。
small_city-violation-warehouse_alone = 仓库不能单独建造，只会跟着 F1 工厂一起建。
small_city-violation-used_up = { $gone ->
    [1] 你的 { $tile } 拆掉了，已经退出游戏，不能再建。
   *[other] 每人只有一座 { $tile }，你的已经在版图上了。
  }
small_city-violation-one_each = 一座城镇只能有一座 { $tile }，你已经有了。
small_city-violation-stock = 供应区没有这类板块了（{ $tile }）。
small_city-violation-council_only = 你们这桌说好，{ $tile } 只能靠市议会建造。
small_city-violation-scarce = { $tile } 只剩 { $left } 块，顺序在你前面的 { $seat } 可能还要建。

## …… 放在哪里

small_city-violation-off_board = 你的版图上没有 { AND($cells) }。
small_city-violation-shape = { $count ->
    [0] 要建在哪几格？{ $tile } 占 { $size } 格。
   *[other] { $tile } 放不成这样，{ $assumed ->
        [1] { $known ->
            [1] 它占
           *[other] 盒子里猜它占
          }
       *[other] 它占
      } { $size } 格，形状是 { OR($drawn) }。{ $assumed ->
        [1] 形状只是猜测：只要每格都连在一起，别的形状也行；你的板块长什么样，可以在盒子里画出来。
       *[other] {""}
      }
  }
small_city-violation-covered = { $warehouse ->
    [1] 仓库放不下：{ AND($cells) } 已经有东西了（{ AND($others) }）。
   *[other] 放不下：{ AND($cells) } 已经有东西了（{ AND($others) }）。
  }
small_city-violation-grave = { $warehouse ->
    [1] 仓库会压到 { AND($cells) } 的坟墓，坟墓会一直留着。
   *[other] { AND($cells) } 是坟墓，坟墓会一直留着。
  }
small_city-violation-obstacle = { $warehouse ->
    [1] 仓库会压到版图上的障碍：{ AND($cells) }。
   *[other] 版图上的障碍不能建东西：{ AND($cells) }。
  }
small_city-violation-water = { $warehouse ->
    [1] 仓库会压到水域：{ AND($cells) }。
   *[other] 只有港口的水域部分能放在版图的水域上：{ AND($cells) }。
  }
small_city-violation-area = { $warehouse ->
    [1] 仓库会超出
   *[other] 这里超出
  }你的建筑区域：{ AND($cells) }，城镇还要再扩大 { $steps } 次。
small_city-violation-street = 市长就站在 { AND($cells) } 旁边，这一轮不能建。
small_city-violation-apart = { $homes ->
    [1] 住宅不能被工业影响，这样会碰到 { AND($cells) }（{ AND($others) }）。
   *[other] { $warehouse ->
        [1] 仓库不能被住宅影响，这样会碰到 { AND($cells) }（{ AND($others) }）。
       *[other] 工业不能被住宅影响，这样会碰到 { AND($cells) }（{ AND($others) }）。
      }
  }
small_city-violation-culture = { $tile } 要有一格被 { $needed } 座文化建筑影响，{ $have ->
    [0] 这里一座也没有。
   *[other] 这里只有 { $have } 座。
  }
small_city-violation-homes = { $tile } 要有一格被 { $needed } 块住宅影响，{ $have ->
    [0] 这里一块也没有。
   *[other] 这里只有 { $have } 块。
  }
small_city-violation-industry = { $needed ->
    [1] { $tile } 要被炼油厂或港口影响，这里两个都碰不到。
   *[other] { $tile } 要同时被炼油厂和港口影响，{ $have ->
        [0] 这里两个都碰不到。
        [1] 这里只有炼油厂。
        [2] 这里只有港口。
       *[other] 这里两个都碰得到，但不是同一格。
      }
  }

## …… 工厂的仓库

small_city-violation-warehouse_needed = { $room ->
    [0] F1 工厂要一起建仓库，可是影响范围里没有空格能放仓库，所以这里不能建。
   *[other] F1 工厂要一起建仓库，仓库放在工厂旁边的哪一格？
  }
small_city-violation-warehouse_extra = { $tile } 不会附仓库，只有 F1 工厂会。
small_city-violation-warehouse_on_it = 仓库要放在工厂旁边，不能叠在工厂上：{ AND($cells) }。
small_city-violation-warehouse_near = 仓库要放在工厂的影响范围里：{ OR($cells) }。

## …… 要付什么

small_city-violation-money = 要付 { $price } 元，你有 { $money } 元，还差 { $missing } 元。
small_city-violation-payment = { $count ->
    [0] 建 { $tile } 不用付建材。
   *[other] { $tile } 要付{ AND($goods) }建材{ $helped ->
        [1] ，建筑师可以帮你省掉其中 1 个
       *[other] {""}
      }，你付的不对。
  }
small_city-violation-goods = 建 { $tile } 要付{ AND($goods) }建材，你的仓库和市政厅里还缺{ AND($missing) }。

## …… 升级

small_city-violation-upgrade_nothing = { $cell } 没有板块可以升级。
small_city-violation-upgrade_kind = “{ $old }”不能变成“{ $tile }”。只有住宅、商业、工厂能升级，而且要同一类。
small_city-violation-next_level = 一次只能升一级，{ $old }不能直接升成 { $tile }。
small_city-violation-uncovers = 新板块要盖住旧板块的每一格，这样 { AND($cells) } 会空出来。
small_city-violation-changes = 原本格子的功能不能变，换成 { $tile } 后 { AND($cells) } 就不一样了。
small_city-violation-upgrade_culture = 要升成 { $tile }，现在就得被 { $needed } 座文化建筑影响，{ $have ->
    [0] 目前一座也没有。
   *[other] 目前只有 { $have } 座。
  }
small_city-violation-upgrade_homes = 要升成 { $tile }，现在就得被 { $needed } 块住宅影响，{ $have ->
    [0] 目前一块也没有。
   *[other] 目前只有 { $have } 块。
  }
small_city-violation-upgrade_industry = { $needed ->
    [1] 要升成 { $tile }，得被炼油厂或港口影响，目前两个都碰不到。
   *[other] 要升成 { $tile }，得同时被炼油厂和港口影响，{ $have ->
        [0] 目前两个都碰不到。
        [1] 目前只有炼油厂。
       *[other] 目前只有港口。
      }
  }
small_city-violation-fresh = 这块 { $tile } 是这轮才建的，下一轮才能升级。

## …… 拆除、扩大城镇、进驻

small_city-violation-demolish_nothing = { $count ->
    [0] 要拆哪一块？
   *[other] { AND($cells) } 不是同一块板块，没办法拆。
  }
small_city-violation-demolish_hall = 市政厅不能拆。
small_city-violation-demolish_cost = 拆除要付 { $price } 元，你有 { $money } 元，还差 { $missing } 元。
small_city-violation-demolish_room = 上面有 { $citizens } 位居民，市政厅{ $room ->
    [0] 没有空位
   *[other] 只剩 { $room } 个空位
  }。居民要全部住得进去才能拆。
small_city-violation-grown = 这轮已经扩大过城镇了。
small_city-violation-grow_slots = 扩大城镇时最多只能建造或拆除 1 块，你已经用了 { $built } 块。
small_city-violation-full_size = 整张版图都已经解锁了。
small_city-violation-staff_nobody = { $cell } 没有你的居民。
small_city-violation-staff_place = { $cell } 不是建筑上的空格。
small_city-violation-staff_station = { $cell } 不是刚建好的警察局或消防局，其他的要等阶段 3 再移动。
small_city-violation-staff_from = { $cell } 的居民不行：不能从市政厅来，要从城镇里的建筑移动过来。
small_city-violation-staff_inside = { $tile } 里已经有人了（{ AND($cells) }）。
small_city-violation-staff_again = 刚进驻新 { $tile }（{ $cell }）的居民要等到移动居民阶段才能离开。

## …… 建设部门免费建的板块

small_city-violation-grant_seat = 这块免费的板块是 { $seat } 的。
small_city-violation-grant_culture = 建设部门不能建文化建筑，{ $tile } 不行。
small_city-violation-grant_size = { $least ->
    [1] { $most ->
        [1] 这次能建 1 格的板块，
       *[other] 这次能建 1 到 { $most } 格的板块，
      }
   *[other] 这次能建 { $most } 格的板块，
  }{ $tile } 有 { $size } 格。
small_city-violation-grant_free = 这次免费，{ AND($goods) }建材留着就好。

## 记录里的规则名称

small_city-rule-built_done = 建筑已完成
small_city-rule-slots = 三块，或一块加扩大城镇
small_city-rule-warehouse_alone = 仓库只跟 F1 工厂一起建
small_city-rule-one_each = 每种只能一座
small_city-rule-council_only = 警察局和消防局只靠市议会
small_city-rule-scarce = 不够时按顺序
small_city-rule-obstacle = 版图上的障碍
small_city-rule-water = 版图上的水域
small_city-rule-area = 建筑区域
small_city-rule-street = 市长的街道
small_city-rule-apart = 住宅和工业互不影响
small_city-rule-culture = 住宅要有文化建筑
small_city-rule-homes = 商业要有住宅
small_city-rule-industry = 工厂要有炼油厂、港口
small_city-rule-warehouse_needed = F1 工厂的仓库
small_city-rule-warehouse_extra = 只有 F1 工厂附仓库
small_city-rule-warehouse_near = 仓库在工厂旁边
small_city-rule-money = 建造费用
small_city-rule-payment = 建材费用
small_city-rule-goods = 库存的建材
small_city-rule-next_level = 一次升一级
small_city-rule-changes = 格子功能不变
small_city-rule-upgrade_culture = 住宅要有文化建筑
small_city-rule-upgrade_homes = 商业要有住宅
small_city-rule-upgrade_industry = 工厂要有炼油厂、港口
small_city-rule-fresh = 当轮建的不能升级
small_city-rule-demolish_cost = 拆除费用
small_city-rule-demolish_room = 拆除时市政厅要有空位
small_city-rule-grown = 一轮扩大一次
small_city-rule-grow_slots = 扩大时最多一块
small_city-rule-staff_station = 只能进驻刚建好的
small_city-rule-staff_from = 不能从市政厅进驻
small_city-rule-staff_inside = 只进驻一位居民
small_city-rule-staff_again = 进驻的居民这时不离开
small_city-rule-grant_culture = 建设部门不建文化建筑
small_city-rule-grant_size = 建设部门的格数
small_city-rule-grant_free = 免费建造

## 怎样就可以

small_city-repair-payment = { $count ->
    [0] 不付建材就可以。
   *[other] 改付{ AND($goods) }建材就可以。
  }
small_city-repair-no_warehouse = 不放仓库就可以。
small_city-repair-warehouse = { $n ->
    [1] 仓库只能放在 { OR($cells) }。
   *[other] 仓库可以放在 { OR($cells) }，旁边共有 { $n } 个位置。
  }
small_city-repair-level = 这里可以建“{ $tile }”：{ AND($cells) }。
small_city-repair-money = 再多 { $missing } 元就可以。
small_city-repair-upgrade = { $n ->
    [1] 只能在 { AND($cells) } 升成 { $tile }。
   *[other] 可以升成 { $tile }，例如放在 { AND($cells) }。
  }
small_city-repair-staff_from = { OR($cells) } 的居民可以移进去。
small_city-way-squares = { $first }–{ $last }
small_city-way-paid = 付{ AND($goods) }
small_city-way-unpaid = 不付建材
small_city-way-warehouse = 仓库放 { $at }
small_city-way-no_warehouse = 不放仓库
small_city-way-money = 更正金钱

## 现在做什么

small_city-task-build = { $grow ->
    [1] { $left ->
        [3] { $seat } 最多建 3 块，或建 1 块并扩大城镇。
       *[other] { $seat } 最多再建 { $left } 块，或扩大城镇。
      }
   *[other] { $left ->
        [0] { $seat } 这轮不能再建造了。
       *[other] { $seat } 还可以建造或拆除 { $left } 块。
      }
  }
small_city-task-upgrade = { $seat } 有 { $count } 块板块可以免费升级。
small_city-task-staff = { $seat } 可以让一位居民进驻刚建好的警察局或消防局。
small_city-task-grant = { $least ->
    [1] { $most ->
        [1] { $seat } 可以免费建一块 1 格的板块。
       *[other] { $seat } 可以免费建一块最多 { $most } 格的板块。
      }
   *[other] { $seat } 可以免费建一块 { $most } 格的板块。
  }
small_city-task-grant_free = { $seat } 可以免费建一块最多 { $most } 格的板块，不管建筑需求。

## 这样会怎样

small_city-preview-price = 付 { $price } 元，剩 { $left } 元
small_city-preview-price_goods = 付出建材：{ AND($goods) }
small_city-preview-moves_in = 市政厅的一位居民搬进来
small_city-preview-votes = 每轮最多多 { $count } 票
small_city-preview-jobs = 多 { $count } 个工作格
small_city-preview-parks = 每轮减少 { $count }% 污染
small_city-preview-university = 有居民进驻时，每轮 3 票
small_city-preview-reaches = 影响：{ AND($tiles) }
small_city-preview-readies = { AND($cells) } 的 { $old } 就符合 { $tile } 的条件了{ $fresh ->
    [1] （下一轮才能升级）
   *[other] {""}
  }
small_city-preview-helps = 离升级更近：{ AND($tiles) }
small_city-preview-bars_homes = 周围的格子不能再建住宅
small_city-preview-bars_industry = 周围的格子不能再建工业
small_city-preview-opens = 接着有 { $count } 种升级：{ AND($tiles) }
small_city-preview-pollutes = 污染增加 { $count }%，变成 { $pollution }%
small_city-preview-loses = 污染到 100%，你就输了
small_city-preview-sends_home = { $count } 位居民回市政厅
small_city-preview-sends_tourists = { $count } 位游客被送回家
small_city-preview-grows = 多解锁 { $count } 格
small_city-preview-guards = 游客不能进入周围 { $count } 格
