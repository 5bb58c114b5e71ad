# 甜蜜之地：阶段、该做什么和计分，像一位熟悉规则的朋友在桌边说话。
# 元素（$element、$set）的名称见 sweet_lands_box.ftl，直接放进句子。

sweet_lands-name = 甜蜜之地
sweet_lands-players = 1–4 人
sweet_lands-minutes = 100–200 分钟
sweet_lands-pitch = 五轮之内，打造最棒的甜蜜之地
sweet_lands-tab-board = 地图

sweet_lands-setup-start = 最近吃过零食的人先。没人记得？那就随机。

sweet_lands-phase-setup = 开局准备
sweet_lands-phase-income = 收入
sweet_lands-phase-action = 行动
sweet_lands-phase-place = 摆放

sweet_lands-headline-setup = 开局准备
sweet_lands-headline-income = 第 { $round }/{ $rounds } 轮 · 收入
sweet_lands-headline-action = 第 { $round }/{ $rounds } 轮 · 行动
sweet_lands-headline-place = 摆放
sweet_lands-headline-scoring = 最终计分

## 现在做什么

sweet_lands-task-choose = { $seat } 选角色和地图。
sweet_lands-task-reveal_milestone = 抽一块里程碑：是哪一块？{ $left ->
    [1] { "" }
   *[other] 还要 { $left } 块。
  }
sweet_lands-task-reveal_final = 抽一块终局计分板块：是哪一块？{ $left ->
    [1] { "" }
   *[other] 还要 { $left } 块。
  }
sweet_lands-task-reveal_advanced = 抽一块进阶技能板块：是哪一块？{ $left ->
    [1] { "" }
   *[other] 还要 { $left } 块。
  }
sweet_lands-task-act = 轮到 { $seat }：用行动区域、打市民牌、翻技能板块，或者跳过。
sweet_lands-task-finish = { $seat } 还可以做免费行动，做完就结束回合。
sweet_lands-task-place = { $seat } 摆东西：不用付费，也不会得到什么。
sweet_lands-task-read = { $seat } 看一下配件：上面印了什么？
sweet_lands-task-due_choose = { $seat } 选一样。
sweet_lands-task-due_basic = { $count ->
    [1] { $seat } 拿 1 个小麦、木材或铁矿。
   *[other] { $seat } 拿 { $count } 个小麦、木材或铁矿，一个一个选。
  }
sweet_lands-task-due_terrain = { $count ->
    [1] { $seat } 可以放 1 块地形板块。
   *[other] { $seat } 最多可以放 { $count } 块地形板块，一块一块来。
  }
sweet_lands-task-due_special = { $count ->
    [1] { $seat } 可以放 1 块特殊地形板块。
   *[other] { $seat } 最多可以放 { $count } 块特殊地形板块，一块一块来。
  }
sweet_lands-task-due_road = { $count ->
    [1] { $seat } 可以放 1 条道路。
   *[other] { $seat } 最多可以放 { $count } 条道路，一条一条来。
  }
sweet_lands-task-due_property = { $count ->
    [1] { $seat } 可以放 1 个财产。
   *[other] { $seat } 最多可以放 { $count } 个财产，一个一个来。
  }
sweet_lands-task-due_rabbit = { $count ->
    [1] { $seat } 把 1 只饼干兔放到地图上。
   *[other] { $seat } 把 { $count } 只饼干兔放到地图上。
  }
sweet_lands-task-due_track = { $count ->
    [1] { $seat } 推进产业轨 1 格：货车还是火车？
   *[other] { $seat } 推进产业轨 { $count } 格：货车还是火车？
  }
sweet_lands-task-due_prosperity = { $seat } 推进{ $what ->
    [orange] 橙色繁荣轨
    [green] 绿色繁荣轨
    [grey] 灰色繁荣轨
   *[any] 任意繁荣轨
  } { $count } 格。
sweet_lands-task-due_skill = { $count ->
    [1] { $seat } 拿 1 块技能板块。
   *[other] { $seat } 拿 { $count } 块技能板块。
  }
sweet_lands-task-due_automate = { $seat } 可以付 1 钻石把这张牌自动化。放在哪一竖列下面？
sweet_lands-task-due_ahead = { $seat } 的轮次辅助给几分？
sweet_lands-task-due_helper = { $seat } 把轮次辅助标记放到空位。
sweet_lands-task-due_income = { $seat } 的收入：黄金 { $gold }、小麦 { $wheat }、木材 { $wood }、铁矿 { $iron }，抽 { $cards } 张市民牌。
sweet_lands-task-due_cost = { $seat } 选择怎么付这个行动区域的费用。
sweet_lands-task-due_price = { $seat } 选择怎么付这个财产的费用。
sweet_lands-task-due_pay = { $count ->
    [one] { $seat } 付 1 个小麦、木材或铁矿。
   *[other] { $seat } 付 { $count } 个基础资源，一个一个选：小麦、木材或铁矿。
  }
sweet_lands-task-due_endless = { $seat }，这些奖励会绕回自己，App 已停止计算。请再看一次上面印的内容，其余的自己记。
sweet_lands-task-due_which = { $seat }，这一格是特殊地形：上面放的是哪一块特殊地形板块？
sweet_lands-task-settle = { $seat } 先处理这个：{ $what }。

## 计分

sweet_lands-category-points = 胜利分
sweet_lands-category-prosperity = 繁荣轨
sweet_lands-category-cities = 城市分
sweet_lands-category-sets = 整组财产
sweet_lands-category-gold = 黄金
sweet_lands-category-diamonds = 钻石
sweet_lands-category-ports = 港口
sweet_lands-category-milestones = 里程碑
sweet_lands-category-final_tiles = 终局计分板块

sweet_lands-open-blank = { $seat } 的数据还没输入。
sweet_lands-open-unread = { $what }：还没有读，每位玩家最多差 { $most } 分。
sweet_lands-open-ports = { $seat } 有 { $count } 座相连的港口，但一张地图只有 { $most } 座。请改正地图或数字。
sweet_lands-line-points = 游戏中得到 { $points } 分
sweet_lands-line-prosperity = { $read ->
    [1] { $element }：{ $count } × { $times }
   *[other] { $element }：{ $count }，倍率还没人看过
  }
sweet_lands-line-cities = 城市分 { $count }，每 2 点 1 分
sweet_lands-line-sets = { $full ->
    [1] 5 个{ $set }都在：{ $element } { $count } × { $each }
   *[other] { $set } { $built } 个，要 5 个才算
  }
sweet_lands-line-gold = 黄金 { $count }，每 5 个 1 分
sweet_lands-line-diamonds = 钻石 { $count }，每颗 1 分
sweet_lands-line-ports = 和首都相连的港口 { $count } 座{ $read ->
    [1] { "" }
   *[other] ，得几分还没人看过
  }
sweet_lands-line-milestones = 里程碑 { $count } 块，每块 10 分
sweet_lands-line-final_tiles = { $read ->
    [1] 终局计分板块 { $tile }：{ $element } { $count }，虚拟玩家 { $dummy }
    [2] 终局计分板块 { $tile } 比的是其他元素：自己数，再加 15 或 7 胜利分
   *[other] 终局计分板块 { $tile }，还没人看过
  }

sweet_lands-tiebreak-rabbits = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比地图上的饼干兔，{ $figure } 只对 { $against } 只。
sweet_lands-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：同分，饼干兔也一样多。
