# 甜蜜之地：一步要付什么、带来什么，怎样才行，哪里对不上，还有记录，像一位懂规则的朋友在桌边说话。
# $piece、$column、$what 是 sweet_lands.ftl 里的名称（piece-、element-、gain-、due-、phase-），印的内容的标题在 sweet_lands_box.ftl。

## 多少东西

sweet_lands-amount-none = 什么也不拿
sweet_lands-amount-gold = { $count } 黄金
sweet_lands-amount-wheat = { $count } 小麦
sweet_lands-amount-wood = { $count } 木材
sweet_lands-amount-iron = { $count } 铁矿
sweet_lands-amount-diamond = { $count } 颗钻石
sweet_lands-amount-card = { $count } 张市民牌
sweet_lands-amount-basic = { $count } 个基础资源
sweet_lands-amount-disc = { $count } 个行动圆片
sweet_lands-amount-victory = { $count } 点胜利分
sweet_lands-amount-city = { $count } 点城市分
sweet_lands-amount-industry = { $count } 点产业分
sweet_lands-amount-food = 食品轨 { $count } 格
sweet_lands-amount-track = 产业轨 { $count } 格
sweet_lands-amount-wagon = 货车 { $count } 格
sweet_lands-amount-train = 火车 { $count } 格
sweet_lands-amount-locomotive = 火车
sweet_lands-amount-orange = 橙色繁荣轨 { $count } 格
sweet_lands-amount-green = 绿色繁荣轨 { $count } 格
sweet_lands-amount-grey = 灰色繁荣轨 { $count } 格
sweet_lands-amount-any = 任意繁荣轨 { $count } 格
sweet_lands-amount-terrain = { $count } 块地形板块
sweet_lands-amount-special = { $count } 块特殊地形板块
sweet_lands-amount-road = { $count } 条道路
sweet_lands-amount-property = { $count } 个财产
sweet_lands-amount-rabbit = { $count } 只饼干兔
sweet_lands-amount-skill = { $count } 块技能板块
sweet_lands-amount-wonder = 奇迹
sweet_lands-amount-reward1 = { $count ->
    [1] 产业奖励 1
   *[other] 产业奖励 1 共 { $count } 次
  }
sweet_lands-amount-reward2 = { $count ->
    [1] 产业奖励 2
   *[other] 产业奖励 2 共 { $count } 次
  }
sweet_lands-amount-reward3 = { $count ->
    [1] 产业奖励 3
   *[other] 产业奖励 3 共 { $count } 次
  }
sweet_lands-amount-gold_income = 黄金收入轨 { $count } 格
sweet_lands-amount-wheat_income = 小麦收入轨 { $count } 格
sweet_lands-amount-wood_income = 木材收入轨 { $count } 格
sweet_lands-amount-iron_income = 铁矿收入轨 { $count } 格
sweet_lands-amount-hand = 自己记的东西

## 接下来要拿、要做的

sweet_lands-follow-terrain = { $count ->
    [1] 放 1 块地形板块
   *[other] 放至多 { $count } 块地形板块
  }
sweet_lands-follow-special = { $count ->
    [1] 放 1 块特殊地形板块
   *[other] 放至多 { $count } 块特殊地形板块
  }
sweet_lands-follow-road = { $count ->
    [1] 放 1 条道路
   *[other] 放至多 { $count } 条道路
  }
sweet_lands-follow-property = { $count ->
    [1] 放 1 个财产
   *[other] 放至多 { $count } 个财产
  }
sweet_lands-follow-rabbit = { $count ->
    [1] 放 1 只饼干兔
   *[other] 放至多 { $count } 只饼干兔
  }
sweet_lands-follow-basic = 自选 { $count } 个基础资源
sweet_lands-follow-skill = 自选 { $count } 块技能板块
sweet_lands-follow-choose = { $count ->
    [1] 选一种奖励
   *[other] 选 { $count } 次奖励
  }
sweet_lands-follow-food = 食品轨推进 { $count } 格
sweet_lands-follow-track = 货车或火车推进 { $count } 格
sweet_lands-follow-wagon = 货车推进 { $count } 格
sweet_lands-follow-orange = 橙色繁荣轨推进 { $count } 格
sweet_lands-follow-green = 绿色繁荣轨推进 { $count } 格
sweet_lands-follow-grey = 灰色繁荣轨推进 { $count } 格
sweet_lands-follow-any = 自选繁荣轨推进 { $count } 格
sweet_lands-follow-reward1 = { $count ->
    [1] 产业奖励 1
   *[other] 产业奖励 1 共 { $count } 次
  }
sweet_lands-follow-reward2 = { $count ->
    [1] 产业奖励 2
   *[other] 产业奖励 2 共 { $count } 次
  }
sweet_lands-follow-reward3 = { $count ->
    [1] 产业奖励 3
   *[other] 产业奖励 3 共 { $count } 次
  }
sweet_lands-follow-coffee = { $count ->
    [1] 咖啡店的奖励
   *[other] { $count } 间咖啡店的奖励
  }
sweet_lands-follow-automate = 花 1 颗钻石把这张牌自动化
sweet_lands-follow-print = 另外 { $count } 个奖励
sweet_lands-follow-later = { $count ->
    [1] 全部放完后，财产本身的奖励
   *[other] 全部放完后，{ $count } 个财产本身的奖励
  }
sweet_lands-follow-tile = { $count ->
    [1] 翻面地形板块的奖励
   *[other] { $count } 块翻面地形板块的奖励
  }
sweet_lands-follow-ground = { $count ->
    [1] 一格的地形
   *[other] { $count } 格的地形
  }
sweet_lands-follow-price = 要看的费用
sweet_lands-follow-spaces = 收入标记的起始位置
sweet_lands-follow-income = 收入
sweet_lands-follow-city = 城市分
sweet_lands-follow-marks = 越过产业分标记的产业分
sweet_lands-follow-ahead = 轮次辅助板块上前方标记的分数
sweet_lands-follow-helper = 辅助标记的新位置
sweet_lands-follow-cost = 选择怎么付费
sweet_lands-follow-pay = 付 { $count } 个自选的基础资源
sweet_lands-follow-turned = 翻开 { $count } 片额外行动板块
sweet_lands-follow-endless = 会绕回自己的奖励
sweet_lands-follow-which = 说明是哪一块特殊地形板块

## 带号码的名称

sweet_lands-said-area = 行动区域 { $letter }
sweet_lands-said-extra = 额外行动板块 { $number }
sweet_lands-said-skill = 技能板块 { $number }
sweet_lands-said-advanced = 进阶技能板块 { $number }
sweet_lands-said-milestone = 里程碑 { $number }
sweet_lands-said-final = 终局计分板块 { $number }
sweet_lands-said-edge = { $one } 与 { $other } 之间的边
sweet_lands-said-rim = { $one } 的外侧边
sweet_lands-said-card = 市民牌 { $number }
sweet_lands-said-named = “{ $name }”
sweet_lands-said-a_card = 刚打出的牌
sweet_lands-said-one_card = 一张没记名的牌
sweet_lands-said-one_milestone = 一块没记编号的里程碑
sweet_lands-said-track = { $number ->
    [1] 橙色上
    [2] 橙色下
    [3] 绿色上
    [4] 绿色下
    [5] 灰色上
   *[6] 灰色下
  }繁荣轨
sweet_lands-said-track_of = { $element }的繁荣轨
sweet_lands-said-character = App 编号 { $board } 的角色{ $side ->
    [a] 正面
   *[b] 背面
  }
sweet_lands-said-character_of = 起始有{ AND($start, most: 9) }的角色（{ $character }）
sweet_lands-said-no_character = 没有角色

## 点下去会怎样

sweet_lands-preview-pays = 付 { AND($paid, most: 9) }
sweet_lands-preview-short = 还差 { AND($missing, most: 9) }
sweet_lands-preview-discount = 食品轨的木材折扣省下 { $count } 木材
sweet_lands-preview-gets = 获得 { AND($got, most: 12) }
sweet_lands-preview-follows = 接着：{ AND($what, most: 6) }
sweet_lands-preview-unread = { $count ->
    [1] 这里印了什么还没人看过，先不算：{ $what }
   *[other] 有 { $count } 处印了什么还没人看过，先不算：{ AND($what, most: 2) }
  }
sweet_lands-preview-by_hand = 印的奖励由你自己记，下次会再问
sweet_lands-preview-flips = { $count ->
    [1] { $cells } 的地形板块翻面
   *[other] { $count } 块地形板块翻面：{ AND($cells) }
  }
sweet_lands-preview-draws = { $count ->
    [1] 激活一个额外抽牌区：现在抽 1 张，以后每次收入多抽 1 张
   *[other] 激活 { $count } 个额外抽牌区：现在抽 { $count } 张，以后每次收入多抽 { $count } 张
  }
sweet_lands-preview-port = { $count } 座港口与首都相连
sweet_lands-preview-cities = { $count ->
    [0] 没有城市了，原本有 { $before } 座
   *[other] 有 { $count } 座城市，原本 { $before } 座
  }
sweet_lands-preview-room = { $column }那一列下方可以放 { $count } 张自动化的牌
sweet_lands-preview-set = 五个{ $set }都在地图上了，最后会计分
sweet_lands-preview-opens = 有了实验室，可以再往前：{ AND($pieces) }
sweet_lands-preview-moves = { $piece } 到第 { $space } 格
sweet_lands-preview-advances = 到{ $track } 第 { $space } 格
sweet_lands-preview-multiplies = 最后每个{ $element }算 { $times } 分，你现在有 { $count } 个
sweet_lands-preview-first = 你第一个到最右侧，获得最终奖励
sweet_lands-preview-automates = 放在{ $column }那一列下方，照现在的情况，产业奖励 { $number } { $count ->
    [0] 什么也不会给
   *[other] 会给 { AND($gives, most: 9) }
  }{ $unread ->
    [0] { "" }
   *[other] ，还没人看过的不算
  }
sweet_lands-preview-passes_cities = { $count } 座城市：{ $count } 点城市分
sweet_lands-preview-passes_marks = 越过产业分标记：{ $count } 点产业分
sweet_lands-preview-loses = 这轮结束时会失去 { AND($lost) }
sweet_lands-preview-next = 接着轮到 { $seat }
sweet_lands-preview-gives_up = 放弃：{ AND($what) }

## 怎样才行

sweet_lands-repair-read = 先录入这里印了什么：{ $what }。
sweet_lands-repair-owed_first = 先处理还没拿的：{ $due }{ $count ->
    [1] 。
   *[other] ，还有跟着来的。
  }
sweet_lands-repair-next_action = 等下一次行动：这块地形板块是这次行动中才翻面的。
sweet_lands-repair-road_first = { $n ->
    [1] 先在旁边放道路，要在这次行动之前：{ $cells }。
   *[other] 先在旁边放道路，要在这次行动之前，例如 { OR($cells) }。
  }
sweet_lands-repair-other_piece = 这里可以放{ $piece }。
sweet_lands-repair-slot = { $area } 最左边的空位是第 { $slot } 格。
sweet_lands-repair-disc = 改用行动圆片来付。
sweet_lands-repair-cards = 不用圆片，改弃 { $count } 张市民牌。
sweet_lands-repair-give = 改付 { AND($paid) }。
sweet_lands-repair-free = 先做免费行动 { $number }：用 { AND($paid) } 换 { AND($got) }。
sweet_lands-repair-more = 再有 { $amount } 就可以。
sweet_lands-repair-other_cost = 改付另一种费用：{ AND($paid) }。

## 程序和桌面对不上的地方

sweet_lands-warning-final_else = App 算不出 { $tile } 比的项目。请自己把分数加进胜利分数。
sweet_lands-warning-too_many = App 和桌面不一致：{ $seat } 只有 { $has }，App 里有 { $shown }。
sweet_lands-warning-automated = { $seat } 的{ $column }那一列下方有 { $count } 张牌，目前只放得下 { $most } 张。
sweet_lands-warning-beyond_food = { $seat } 的食品标记在第 { $space } 格，食品轨只到第 { $most } 格。
sweet_lands-warning-beyond_wagon = { $seat } 的货车在第 { $space } 格，产业轨只到第 { $most } 格。
sweet_lands-warning-beyond_locomotive = { $seat } 的火车在第 { $space } 格，产业轨只到第 { $most } 格。
sweet_lands-warning-beyond_track = { $seat } 的标记在{ $track } 第 { $space } 格，那条轨只到第 { $most } 格。
sweet_lands-warning-no_ground = { $seat } 的地图上，{ AND($cells) } 不能放板块，却有 { $count } 块。
sweet_lands-warning-tiles_apart = { $seat } 的地图上，有 { $count } 块地形板块没有与首都相连：{ AND($cells) }。
sweet_lands-warning-special_ground = { $seat } 的地图上，有 { $count } 块特殊地形板块放在一般地形上：{ AND($cells) }。
sweet_lands-warning-not_flipped = { $seat } 的地图上，有 { $count } 个财产不在翻面的地形板块上：{ AND($cells) }。
sweet_lands-warning-no_property = { $seat } 的地图上，有 { $count } 只饼干兔住的地方没有财产：{ AND($cells) }。
sweet_lands-warning-roads_apart = { $seat } 的地图上，有 { $count } 条道路没有接到首都的道路：{ AND($cells) }。
sweet_lands-warning-road_off = { $seat } 有 { $count } 条道路在地图外：{ AND($cells) }。
sweet_lands-warning-coffee_twice = { $seat } 的地图上咖啡店 { $number } 出现 { $count } 次，其实只有一间。
sweet_lands-warning-one_board = { AND($seats) }用同一块角色版图（App 编号 { $board }），其实只有一块。
sweet_lands-warning-one_map = { AND($seats) }都用地图 { $map }，其实只有一张。
sweet_lands-warning-one_helper = { AND($seats) }的辅助标记都在位置 { $place }，那里只能放一个。
sweet_lands-warning-milestones = 这里有 { $count } 块里程碑被拿走，可是第 { $most } 块之后，剩下的就移除了。
sweet_lands-warning-milestone_twice = { $tile } 被拿走了两次，其实只有一块。
sweet_lands-warning-finals = 一局要有 { $most } 块终局计分板块，App 里有 { $count } 块。
## 记录

sweet_lands-log-got = { $gains ->
    [0] { "" }
   *[other] 获得 { AND($got, most: 12) }。
  }
sweet_lands-log-paid = { $costs ->
    [0] { "" }
   *[other] ，付 { AND($paid, most: 9) }
  }
sweet_lands-move-choose = { $seat } 选了{ $character }，用地图 { $map }。{ sweet_lands-log-got }
sweet_lands-move-reveal = 翻开并放到桌上：{ $tile }。
sweet_lands-move-helper = { $seat } 把辅助标记放到位置 { $place }。{ sweet_lands-log-got }
sweet_lands-move-collect = { $seat } 拿了收入。{ sweet_lands-log-got }
sweet_lands-move-area = { $seat } 使用{ $area }：付 { AND($paid, most: 9) }。{ sweet_lands-log-got }
sweet_lands-move-area_copy = { $seat } 使用{ $area } 复制{ $copied }：付 { AND($paid, most: 9) }。{ sweet_lands-log-got }
sweet_lands-move-play = { $seat } 打出{ $card }{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-play_mark = { $seat } 打出一张有{ $mark } 的市民牌，效果自己记。
sweet_lands-move-play_mark_passing = { $seat } 打出一张有{ $mark } 的跳过型市民牌，效果自己记。
sweet_lands-move-flip = { $seat } 把 { $tile } 翻面。{ sweet_lands-log-got }
sweet_lands-move-pass = { $seat } 跳过了。{ sweet_lands-log-got }
sweet_lands-move-done = { $seat } 的回合结束。
sweet_lands-move-free_piece = { $seat } { $costs ->
    [0] 什么也没付
   *[other] 付 { AND($paid) }
  }，换 { $what }（免费行动）。
sweet_lands-move-free_trade = { $seat } { $costs ->
    [0] 什么也没付，换
   *[other] 用 { AND($paid) } 换
  } { AND($got) }（免费行动）。
sweet_lands-move-free_milestone = { $seat } 拿走 { $tile }。
sweet_lands-move-free_tower = { $seat } 把钟楼放到 { $at }。{ sweet_lands-log-got }
sweet_lands-move-terrain = { $seat } 在 { $at } 放了地形板块。{ sweet_lands-log-got }
sweet_lands-move-special = { $seat } 在 { $at } 放了特殊地形板块。{ sweet_lands-log-got }
sweet_lands-move-special_tile = { $seat } 在 { $at } 放了特殊地形板块 { $tile }。{ sweet_lands-log-got }
sweet_lands-move-road = { $seat } 在 { $at } 放了道路。{ sweet_lands-log-got }
sweet_lands-move-property = { $seat } 在 { $at } 建了{ $piece }{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-rabbit = { $seat } 的饼干兔搬到 { $at }。{ sweet_lands-log-got }
sweet_lands-move-no_rabbit = { $seat } 没有饼干兔了。{ sweet_lands-log-got }
sweet_lands-move-decide = { $seat } 选了 { AND($chosen, most: 9) }。{ sweet_lands-log-got }
sweet_lands-move-take = { $seat } 拿了 { $what }。{ sweet_lands-log-got }
sweet_lands-move-step = { $seat } 的{ $piece } 到第 { $space } 格。{ sweet_lands-log-got }
sweet_lands-move-advance = { $seat } 在{ $track } 推进到第 { $space } 格{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-skill = { $seat } 拿了 { $tile }{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-automate = { $seat } 把{ $card } 放到{ $column }那一列下方{ sweet_lands-log-paid }。
sweet_lands-move-ahead = { $seat } 因为轮次辅助板块上前方的标记{ $points ->
    [0] 没有得分
   *[other] 得 { $points } 分
  }。{ sweet_lands-log-got }
sweet_lands-move-skip = { $seat } 放弃：{ AND($what) }。
sweet_lands-move-by_hand = { $seat } 自己记：{ AND($what) }。{ sweet_lands-log-got }
sweet_lands-move-card_blank = { $seat } 说这张牌没有效果：{ AND($what) }。
sweet_lands-move-pay = { $seat } 付了 { $what }。
sweet_lands-move-name_special = { $seat } 说 { $at } 上放的是特殊地形板块 { $tile }。
sweet_lands-move-decide_cost = { $seat } 选择付 { AND($paid) }。

sweet_lands-correct-printed = 你的游戏盒：照印的填了{ $what }
sweet_lands-correct-reread = 你的游戏盒：{ $what }之前读错了，后来的每一步都已按新内容重算。
sweet_lands-correct-tracked = 这桌从现在起自己记，App 不再询问：{ $what }。
sweet_lands-correct-tracked_not = App 会再询问：{ $what }。
sweet_lands-correct-owed = { $seat } 还有未处理的：{ AND($what, most: 9) }。
sweet_lands-correct-turn = 现在是第 { $round } 轮“{ $phase }”：轮到 { $turn }，起始玩家标记在 { $start } 那里。
sweet_lands-correct-tiles_milestone = { $count ->
    [0] 桌上没有里程碑。
   *[other] 桌上有：{ AND($tiles, most: 9) }。
  }
sweet_lands-correct-tiles_final = { $count ->
    [0] 桌上没有终局计分板块。
   *[other] 桌上有：{ AND($tiles, most: 9) }。
  }
sweet_lands-correct-tiles_advanced = { $count ->
    [0] 桌上没有进阶技能板块。
   *[other] 桌上有：{ AND($tiles, most: 9) }。
  }
sweet_lands-correct-disc = { $area } 第 { $slot } 格现在是 { $seat } 的圆片。
sweet_lands-correct-disc_none = { $area } 第 { $slot } 格没有圆片。
sweet_lands-correct-end = { $seat } 第一个到{ $track } 的最右侧。
sweet_lands-correct-end_none = 还没有人到{ $track } 的最右侧。
sweet_lands-correct-spot = { $seat } 的地图上，{ $at } 现在是{ $tile ->
    [none] { $built ->
        [0] 空的
       *[other] { $piece }
      }
    [flipped] 翻面的{ $special ->
        [0] 地形板块
       *[other] 特殊地形板块 { $special }
      }{ $built ->
        [0] { "" }
       *[other] ，上面有{ $piece }
      }
   *[down] 还没翻面的{ $special ->
        [0] 地形板块
       *[other] 特殊地形板块 { $special }
      }{ $built ->
        [0] { "" }
       *[other] ，上面有{ $piece }
      }
  }{ $rabbit ->
    [0] 。
   *[other] ，还有一只饼干兔。
  }
sweet_lands-correct-clear = { $seat } 的地图上 { $at } 没有东西了。
sweet_lands-correct-road = { $seat } 的地图上 { $at } 现在有道路。
sweet_lands-correct-road_none = { $seat } 的地图上 { $at } 没有道路了。
sweet_lands-correct-stock = { $seat } 现在有 { $amount }。
sweet_lands-correct-stands_food = { $seat } 的食品标记现在在第 { $space } 格。
sweet_lands-correct-stands_wagon = { $seat } 的货车现在在第 { $space } 格。
sweet_lands-correct-stands_locomotive = { $space ->
    [0] { $seat } 还没有火车。
   *[other] { $seat } 的火车现在在第 { $space } 格。
  }
sweet_lands-correct-space = { $seat } 的{ $resource }收入标记现在在第 { $space } 格。
sweet_lands-correct-track = { $seat } 的标记现在在{ $track } 第 { $space } 格。
sweet_lands-correct-mark = { $seat } 打出了 { $count } 张有{ $mark } 的市民牌。
sweet_lands-correct-multiplier = { $seat } 的{ $element }每个算 { $times } 分。
sweet_lands-correct-multiplier_box = { $seat } 的{ $element }每个算几分，又照游戏盒来。
sweet_lands-correct-wonder = { $seat } 有奇迹。
sweet_lands-correct-wonder_not = { $seat } 没有奇迹。
sweet_lands-correct-ability_used = { $seat } 这轮用过角色能力了。
sweet_lands-correct-ability_used_not = { $seat } 这轮还没用角色能力。
sweet_lands-correct-skill_up = { $seat } 有 { $tile }，面朝上。
sweet_lands-correct-skill_down = { $seat } 有 { $tile }，面朝下。
sweet_lands-correct-skill_gone = { $seat } 没有 { $tile }。
sweet_lands-correct-automated = { $seat } 的{ $column }那一列下方有 { $count } 张牌。
sweet_lands-correct-count = { $seat } 的地图上数出：{ $what } { $count }。
sweet_lands-correct-character = { $seat } 用{ $character }，地图 { $map }。
sweet_lands-correct-helper = { $seat } 的辅助标记在位置 { $place }。
sweet_lands-correct-helper_none = { $seat } 的辅助标记不在任何位置上。
sweet_lands-correct-milestones = { $seat } 拿走了 { $count } 块里程碑。
sweet_lands-correct-automated_cards = { $seat } 的{ $column }那一列下方，从上往下：{ $count ->
    [0] 没有牌。
   *[other] { AND($cards, most: 9) }。
  }
sweet_lands-correct-passing_cards = { $seat } 打出的跳过型市民牌：{ $count ->
    [0] 没有。
   *[other] { AND($cards, most: 9) }。
  }
sweet_lands-correct-rabbit_place = { $seat } 的产业发展版图上，饼干兔位置 { $place } 空了。
sweet_lands-correct-rabbit_place_not = { $seat } 的产业发展版图上，位置 { $place } 还有一只饼干兔。
sweet_lands-correct-own_milestones = { $seat } { $count ->
    [0] 没有拿走里程碑。
   *[other] 拿走了{ AND($tiles, most: 5) }。
  }
sweet_lands-correct-claimed = { $count ->
    [0] 这局还没有里程碑被拿走。
   *[other] 这局已有 { $count } 块里程碑被拿走。
  }

## 有人问起时，说出桌上的情况

sweet_lands-fact-start = 起始玩家标记在 { $seat } 那里。
