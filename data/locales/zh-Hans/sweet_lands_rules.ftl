# 甜蜜之地：为什么不行，以及规则的名称，像一位熟悉规则的朋友在桌边说话。
# 名称见 sweet_lands_box.ftl，直接放进句子。

## 为什么不行：轮到谁、先做什么

sweet_lands-violation-phase = 现在还不行。目前进行到：{ $phase }。
sweet_lands-violation-owed_first = 先处理这个：{ $due }。
sweet_lands-violation-not_owed = 现在没有效果让你做这个：{ $what }。
sweet_lands-violation-acted = 这回合的主行动做过了，只剩免费行动。
sweet_lands-violation-not_acted = 还不能结束：用行动区域、打市民牌、翻技能板块，或者跳过。
sweet_lands-violation-collected = 这一轮的收入你已经拿了。
sweet_lands-violation-nothing_to_skip = 现在没有什么可以放弃的。
sweet_lands-violation-free_step = 这一步不用付费，必须走。只有要付钻石的最后一格可以不走。
sweet_lands-violation-nothing_asked = 现在不用看什么配件，所以没有要自己记的。
sweet_lands-violation-no_option = 上面没有印这个选项。

## …… 开局准备

sweet_lands-violation-tiles_first = 先抽板块，再选角色。还没抽完：{ $what }。
sweet_lands-violation-board_taken = 这块角色版图在 { $seat } 那里，另一面也用不了。
sweet_lands-violation-other_side = { $side ->
    [A] 你们这桌用 B 面，每人的地图不同。
   *[other] 你们这桌用 A 面，大家的地图一样。
  }
sweet_lands-violation-map_taken = 地图 { $side } 已经是 { $seat } 的了。
sweet_lands-violation-revealed = { $what ->
    [milestone] 里程碑 { $tile } 已经在桌上了。
    [advanced] 进阶技能板块 { $tile } 已经在桌上了。
   *[final] 终局计分板块 { $tile } 已经在桌上了。
  }
sweet_lands-violation-enough_tiles = { $what ->
    [milestone] 里程碑抽 { $most } 块就够了。
    [advanced] { $most ->
        [0] 你们这桌不用进阶技能板块。
       *[other] 进阶技能板块抽 { $most } 块就够了。
      }
   *[final] 终局计分板块抽 { $most } 块就够了。
  }
sweet_lands-violation-new_tile = { $what ->
    [special] 还没有特殊地形板块 { $tile }，新的一块用下一个空号。
    [milestone] 还没有里程碑 { $tile }。没看过的用下一个号码。
    [final] 还没有终局计分板块 { $tile }。没看过的用下一个号码。
    [advanced] 还没有进阶技能板块 { $tile }。没看过的用下一个号码。
    [lying] 桌上没有进阶技能板块 { $tile }。
   *[skill] 还没有技能板块 { $tile }。没看过的用下一个号码。
  }
sweet_lands-violation-helper_taken = { $own ->
    [1] 你的标记本来就在 { $place } 号，必须移到别的位置。
   *[other] { $place } 号位置有 { $seat } 的标记。
  }
sweet_lands-violation-no_helper_place = 没有位置 { $place }：这一桌的轮次辅助板块只有 { $most } 个位置。

## …… 付费

sweet_lands-violation-short = 要付 { $due } { $kind ->
    [diamond] 颗钻石
    [card] 张市民牌
   *[other] { $what }
  }，你{ $there ->
    [0] 一个也没有。
   *[other] 只有 { $there }，还差 { $missing }。
  }
sweet_lands-violation-cards = 要弃 { $due } 张手牌，你{ $there ->
    [0] 一张也没有。
   *[other] 只有 { $there } 张。
  }
sweet_lands-violation-hand_empty = { $slot ->
    [0] 这样手牌就空了。最后一轮之前必须留 1 张，就算马上补牌也不行。
   *[other] 行动格还要弃牌，最后还得留 1 张，这样不够了，除非这个区还会抽到牌。
  }
sweet_lands-violation-slot_cards = { $kept ->
    [0] 最后这一格要弃 { $cards } 张，你少 { $missing } 张，除非这个区会抽到。
   *[other] 最后这一格要弃 { $cards } 张，还要留 1 张，你少 { $missing } 张，除非这个区会抽到。
  }
sweet_lands-violation-no_disc = 你没有行动圆片。
sweet_lands-violation-no_diamond = 这要付 1 钻石，你没有。

## …… 行动区域

sweet_lands-violation-hidden = { $area ->
    [L] 模仿版图要 3 或 4 人才用。
    [X1] { $area } 第 2 轮才翻开。
    [X2] { $area } 第 2 轮才翻开。
   *[other] { $area } 第 3 轮才翻开。
  }
sweet_lands-violation-taken = { $area } 的第 { $slot } 格已经有行动圆片了。
sweet_lands-violation-no_slot = { $area } 只有 { $slots } 个行动格。
sweet_lands-violation-leftmost = 要放最左边的空格：{ $area } 的第 { $leftmost } 格，不是第 { $slot } 格。
sweet_lands-violation-copies = { $area ->
    [L] L 是复制别的行动区域：请说是哪一区。
   *[other] 只有 L 可以复制别的区，{ $area } 不行。
  }
sweet_lands-violation-nowhere_to_build = 你没有地方放财产：要有翻了面又空着的地形板块，或者空着的首都。
sweet_lands-violation-no_rabbit_place = { $lacks ->
    [place] 饼干兔在你的地图上没有地方去：要有还没有饼干兔的财产。
   *[other] 你还拿不到饼干兔：食品标记还没走到任何一只。
  }
sweet_lands-violation-other_kind = { $kind ->
    [basic] L 的这一格只能复制基础行动 A 到 F，{ $area } 是进阶行动。
   *[advanced] L 的这一格只能复制进阶行动 M 到 Q，{ $area } 是基础行动。
  }
sweet_lands-violation-no_card = 只有市民牌可以说成没有效果。

## …… 市民牌和技能板块

sweet_lands-violation-unread = { $card ->
    [0] 自己记的牌也有甜点标记：请选是哪一种。
   *[other] 还没有人录入市民牌 { $card }：请录入上面印了什么，或者自己记。
  }
sweet_lands-violation-no_skill = 你没有{ $what ->
    [advanced] 进阶技能板块
   *[skill] 技能板块
  } { $tile }。
sweet_lands-violation-down = { $what ->
    [advanced] 进阶技能板块
   *[skill] 技能板块
  } { $tile } 已经翻面了，这一轮结束才翻回来。
sweet_lands-violation-no_flip = { $what ->
    [advanced] 进阶技能板块
   *[skill] 技能板块
  } { $tile } 没有翻面能力。
sweet_lands-violation-has_tile = 你已经有{ $what ->
    [advanced] 进阶技能板块
   *[skill] 技能板块
  } { $tile } 了，不能有两块一样的。
sweet_lands-violation-advanced = 你们这桌不用进阶技能板块。
sweet_lands-violation-other_industry = 这张牌的产业标记是：{ $industry }。
sweet_lands-violation-no_room = 这一竖列（{ $column }）放满了，有 { $there } 张。{ $built ->
    [0] 要 2 个财产才有第 2 张的位置，你还没有。
    [1] 要 2 个财产才有第 2 张的位置，你有 1 个。
    [2] 要 4 个财产才有第 3 张的位置，你有 2 个。
    [3] 要 4 个财产才有第 3 张的位置，你有 3 个。
   *[other] 不会再多了。
  }

## …… 地形板块

sweet_lands-violation-off_map = 那里在地图外面。
sweet_lands-violation-capital = 首都不能放地形板块。
sweet_lands-violation-covered = 这里已经有地形板块了。
sweet_lands-violation-apart = 这一格还没和首都连上：新板块要放在首都旁边，或者已经放好的板块旁边。
sweet_lands-violation-special_ground = 这是特殊地形，只能放特殊地形板块。
sweet_lands-violation-no_ground = 额外抽牌区不能放地形板块。
sweet_lands-violation-not_special = 特殊地形板块只能放在特殊地形上，这里是{ $ground }。

## …… 道路

sweet_lands-violation-road_there = 这条边上已经有道路了。
sweet_lands-violation-no_road_beside = 道路还接不到这里：要在首都的边上，或者接着自己的另一条道路。

## …… 财产

sweet_lands-violation-no_tile = 这里没有地形板块，不能放财产。
sweet_lands-violation-face_down = 这块地形板块还没翻面，边上有道路才会翻。
sweet_lands-violation-just_flipped = 这块地形板块是这次行动才翻面的，下次行动才能放财产。
sweet_lands-violation-built = 这里已经有{ $there }了。
sweet_lands-violation-tower_free = 钟楼要用免费行动 8 放，不能这样放。
sweet_lands-violation-tower_stands = 你的钟楼已经在地图上了。
sweet_lands-violation-which_coffee = { $why ->
    [which] 请说拿哪一家咖啡店，价格都不一样。
    [stands] { $number } 号咖啡店已经在你的地图上了。
   *[numbered] 只有咖啡店可以挑号码，其他的按顺序拿。
  }
sweet_lands-violation-none_left = { $what }一共只有 { $most } 个。

## …… 饼干兔

sweet_lands-violation-no_property = 饼干兔要住在有财产的地方，这里没有。
sweet_lands-violation-rabbit_there = 这里已经住了一只饼干兔。
sweet_lands-violation-no_place = 饼干兔只有 { $most } 个位置，没有 { $place } 号。
sweet_lands-violation-place_taken = { $place } 号位置的饼干兔已经搬走了。
sweet_lands-violation-place_ahead = { $place } 号位置的饼干兔要等食品标记到第 { $column } 格，现在在第 { $food } 格。
sweet_lands-violation-rabbit_left = 饼干兔用完了才改拿分数，现在还能拿 { $places } 只。

## …… 各种轨道

sweet_lands-violation-barred = { $there ->
    [1] 第 { $space } 格前有还没建的实验室，{ $piece }过不去。
   *[other] 你还没有{ $piece }。
  }
sweet_lands-violation-colour = 这一步只能走{ $colour ->
    [orange] 橙色
    [green] 绿色
   *[grey] 灰色
  }繁荣轨。
sweet_lands-violation-track_end = 你的标记已经在{ $track ->
    [1] 橙色上面
    [2] 橙色下面
    [3] 绿色上面
    [4] 绿色下面
    [5] 灰色上面
   *[6] 灰色下面
  }那条繁荣轨的尽头了。
sweet_lands-violation-last_space = 进最后一格要付 1 钻石，你没有。

## …… 免费行动和里程碑

sweet_lands-violation-named = { $number ->
    [1] 免费行动 1：请说付哪 3 个资源，要地形板块还是道路。
    [2] 免费行动 2 就是 15 黄金抽 1 张牌，没有别的。
    [3] 免费行动 3：请说用 4 黄金换哪个基础资源。
    [4] 免费行动 4：请说是哪块里程碑。
    [5] 免费行动 5：请说付哪个资源换 1 黄金。
    [6] 免费行动 6：请说付哪 3 个资源，换哪个基础资源。
    [7] 免费行动 7：请说用手牌或圆片换哪 2 个基础资源。
   *[other] 免费行动 8：请说钟楼放在哪里。
  }
sweet_lands-violation-gold_basic = 你们这桌说好，黄金不算“任意资源”：付小麦、木材或铁矿。
sweet_lands-violation-no_milestone = { $claimed ->
    [3] 已经有 3 块里程碑被拿走，剩下的都移除了。
   *[other] 桌上没有里程碑 { $tile }。
  }
sweet_lands-violation-unread_condition = 还没录入这个条件：{ $what }。请先录入，或由全桌同意放行。
sweet_lands-violation-unmet = 条件还没达成（{ $what }）：要 { $due }，你{ $there ->
    [0] 还没有。
   *[other] 有 { $there }。
  }

## 大家同意放过的规则

sweet_lands-rule-phase = 阶段的顺序
sweet_lands-rule-owed_first = 该先处理的
sweet_lands-rule-not_owed = 给你的才能做
sweet_lands-rule-acted = 一回合一个主行动
sweet_lands-rule-not_acted = 每回合都要有主行动
sweet_lands-rule-collected = 收入一轮拿一次
sweet_lands-rule-nothing_to_skip = 有得选才能放弃
sweet_lands-rule-free_step = 不用付费的繁荣轨一步
sweet_lands-rule-nothing_asked = 没人看过的才自己记
sweet_lands-rule-no_option = 印着的选项
sweet_lands-rule-tiles_first = 先抽板块再选角色
sweet_lands-rule-board_taken = 一块角色版图一个人用
sweet_lands-rule-other_side = 地图用哪一面
sweet_lands-rule-map_taken = 每人一张地图
sweet_lands-rule-revealed = 每块板块只有一份
sweet_lands-rule-enough_tiles = 桌上有几块板块
sweet_lands-rule-new_tile = 新板块的号码
sweet_lands-rule-helper_taken = 轮次辅助一格一人
sweet_lands-rule-no_helper_place = 轮次辅助板块的位置数
sweet_lands-rule-short = 要付的费用
sweet_lands-rule-cards = 要弃的手牌
sweet_lands-rule-hand_empty = 手牌不能空
sweet_lands-rule-slot_cards = 行动格要弃的牌
sweet_lands-rule-no_disc = 有行动圆片才能付
sweet_lands-rule-no_diamond = 有钻石才能付
sweet_lands-rule-hidden = 还没翻开的行动区域
sweet_lands-rule-taken = 一格一枚行动圆片
sweet_lands-rule-no_slot = 印着的行动格
sweet_lands-rule-leftmost = 先放最左边的空格
sweet_lands-rule-copies = 只有 L 复制
sweet_lands-rule-nowhere_to_build = 要有地方放财产
sweet_lands-rule-no_rabbit_place = 要有饼干兔可放，也要有地方放
sweet_lands-rule-other_kind = L 的每一格复制的行动类型
sweet_lands-rule-no_card = 只有市民牌能说没有效果
sweet_lands-rule-unread = 有人看过的市民牌
sweet_lands-rule-no_skill = 自己的技能板块
sweet_lands-rule-down = 每块一轮翻一次
sweet_lands-rule-no_flip = 有翻面能力才能翻
sweet_lands-rule-has_tile = 技能板块不能重复
sweet_lands-rule-advanced = 不用进阶技能板块
sweet_lands-rule-other_industry = 牌上的产业标记
sweet_lands-rule-no_room = 自动化的空位
sweet_lands-rule-off_map = 不能放到地图外
sweet_lands-rule-capital = 首都不放地形板块
sweet_lands-rule-covered = 一格一块地形板块
sweet_lands-rule-apart = 板块要和首都相连
sweet_lands-rule-special_ground = 特殊地形放特殊地形板块
sweet_lands-rule-no_ground = 额外抽牌区不放板块
sweet_lands-rule-not_special = 特殊地形板块放特殊地形
sweet_lands-rule-road_there = 一条边一条道路
sweet_lands-rule-no_road_beside = 道路要接得上
sweet_lands-rule-no_tile = 财产要放在地形板块上
sweet_lands-rule-face_down = 翻面的板块才能放财产
sweet_lands-rule-just_flipped = 行动前就要翻面
sweet_lands-rule-built = 一格一个财产
sweet_lands-rule-tower_free = 钟楼用免费行动放
sweet_lands-rule-tower_stands = 钟楼只有一座
sweet_lands-rule-which_coffee = 咖啡店的号码
sweet_lands-rule-none_left = 财产有几个
sweet_lands-rule-no_property = 饼干兔住在有财产的地方
sweet_lands-rule-rabbit_there = 一格一只饼干兔
sweet_lands-rule-no_place = 饼干兔的位置
sweet_lands-rule-place_taken = 每只饼干兔拿一次
sweet_lands-rule-place_ahead = 饼干兔在食品标记上方或左侧
sweet_lands-rule-rabbit_left = 饼干兔用完才改拿分数
sweet_lands-rule-barred = 实验室挡路
sweet_lands-rule-colour = 繁荣轨的颜色
sweet_lands-rule-track_end = 繁荣轨的尽头
sweet_lands-rule-last_space = 最后一格要付钻石
sweet_lands-rule-named = 免费行动付什么、得什么
sweet_lands-rule-gold_basic = 黄金不算任意资源
sweet_lands-rule-no_milestone = 桌上的里程碑
sweet_lands-rule-unmet = 要达成的条件
sweet_lands-rule-unread_condition = 条件要先录入
