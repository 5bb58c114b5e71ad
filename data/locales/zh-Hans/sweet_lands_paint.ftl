# 甜蜜之地：桌上有什么、按桌面更正、整张桌子、要摆出什么。

sweet_lands-paint-has = { $what }：{ $n }

sweet_lands-paint-stock-gold = 黄金
sweet_lands-paint-stock-wheat = 小麦
sweet_lands-paint-stock-wood = 木材
sweet_lands-paint-stock-iron = 铁矿
sweet_lands-paint-stock-diamonds = 钻石
sweet_lands-paint-stock-hand = 手牌
sweet_lands-paint-stock-discs = 行动圆片
sweet_lands-paint-stock-points = 胜利分
sweet_lands-paint-stock-city_points = 城市分
sweet_lands-paint-stock-industry_points = 产业分
sweet_lands-paint-stock-food = 食品轨
sweet_lands-paint-stock-wagon = 货车
sweet_lands-paint-stock-locomotive = 火车

sweet_lands-paint-tile-down = 未翻面的地形板块
sweet_lands-paint-tile-flipped = 已翻面的地形板块
sweet_lands-paint-special-down = 未翻面的特殊地形板块
sweet_lands-paint-special-flipped = 已翻面的特殊地形板块
sweet_lands-paint-fresh = 刚刚翻面
sweet_lands-paint-edge = { $one } 与 { $other } 之间的边
sweet_lands-paint-rim = { $one } 的外侧边

## 整张桌子

sweet_lands-paint-of-seat = { $name }：{ $what }
sweet_lands-paint-map-of = { $name } 的地图
sweet_lands-paint-income = 收入标记：{ $what }
sweet_lands-paint-starts = 起始玩家
sweet_lands-paint-has-passed = 已跳过
sweet_lands-paint-helper-short = 辅助 { $n }
sweet_lands-paint-helper-place = 轮次辅助位置
sweet_lands-paint-face-down = 面朝下
sweet_lands-paint-automated = 自动化：{ $what }
sweet_lands-paint-times = { $what }乘以
sweet_lands-paint-track = { $track ->
    [1] 橙色上
    [2] 橙色下
    [3] 绿色上
    [4] 绿色下
    [5] 灰色上
   *[6] 灰色下
  }
sweet_lands-paint-counts = { $track }：{ $what }
sweet_lands-paint-prosperity = 繁荣轨
sweet_lands-paint-first-at-end = { $name } 第一个到最右侧
sweet_lands-paint-areas = 行动区域
sweet_lands-paint-group-basic = 基础
sweet_lands-paint-group-special = 特殊
sweet_lands-paint-group-advanced = 进阶
sweet_lands-paint-group-extra = 额外行动板块
sweet_lands-paint-area-taken = 区域 { $area }：{ AND($names, most: 3) }
sweet_lands-paint-area-free = 区域 { $area }：空着
sweet_lands-paint-slot = 区域 { $area }，第 { $n } 格
sweet_lands-paint-nobody = 没有人
sweet_lands-paint-milestones = 里程碑
sweet_lands-paint-claimed = 已被拿走：{ $n }
sweet_lands-paint-finals = 终局计分板块
sweet_lands-paint-no-finals = 还没有输入。
sweet_lands-paint-final-tile = { $what }，虚拟玩家 { $n }

## 更正，或只为计分而输入

sweet_lands-paint-mode-map = 地图
sweet_lands-paint-mode-goods = 资源
sweet_lands-paint-mode-cards = 轨道
sweet_lands-paint-mode-table = 中央
sweet_lands-paint-map-counts = 只数数量
sweet_lands-paint-map-drawn = 画出地图
sweet_lands-paint-painted-already = 这张地图已经画了。想改用数的，先把它擦干净。
sweet_lands-paint-print-map = 说说地图 { $side } 印了什么
sweet_lands-paint-brush-tile = 未翻面的地形板块
sweet_lands-paint-brush-flipped = 已翻面的板块
sweet_lands-paint-brush-special = 特殊地形板块
sweet_lands-paint-brush-clear = 擦掉
sweet_lands-paint-nothing-there = 那里什么都没有。
sweet_lands-paint-no-tile-on-capital = 首都上不放板块，只能放财产。
sweet_lands-paint-no-special-ground = 特殊地形板块只能放在特殊地形上。
sweet_lands-paint-built-on = 这块板块上有财产，请先移走财产。
sweet_lands-paint-rabbit-needs-home = 饼干兔要住在财产上。
sweet_lands-paint-less = { $what }：减 1
sweet_lands-paint-more = { $what }：加 1
sweet_lands-paint-no-further = { $what }：不能再改了。
sweet_lands-paint-total = 目前总分：{ $n }
sweet_lands-paint-points = 分数
sweet_lands-paint-goods = 资源
sweet_lands-paint-markers = 标记
sweet_lands-paint-also-scored = 自动化与里程碑
sweet_lands-paint-on-map = 地图上
sweet_lands-paint-multipliers = 繁荣标记所在的倍率
sweet_lands-paint-spaces = 繁荣标记的格数
sweet_lands-paint-marks = 已打出的甜点标记
sweet_lands-paint-cards = 自动化、里程碑、辅助
sweet_lands-paint-skills = 技能板块
sweet_lands-paint-add-skill = 技能板块
sweet_lands-paint-add-advanced = 进阶技能板块
sweet_lands-paint-which-skill = 是哪一块技能板块？
sweet_lands-paint-which-advanced = 是哪一块进阶技能板块？
sweet_lands-paint-flags = 现在的情况
sweet_lands-paint-ability-used = 本轮已用角色能力
sweet_lands-paint-character = 角色
sweet_lands-paint-side = 地图
sweet_lands-paint-turn = 轮次与回合
sweet_lands-paint-rounds = 轮次
sweet_lands-paint-round-is = 第 { $n } 轮
sweet_lands-paint-phases = 阶段
sweet_lands-paint-whose-turn = 轮到谁
sweet_lands-paint-start-marker = 谁有起始玩家标记
sweet_lands-paint-turn-of = 轮到 { $name }
sweet_lands-paint-start-of = { $name } 有起始玩家标记
sweet_lands-paint-turn-hint = 在这里更改会收回所有圆片，也不再有任何待结算的事。
sweet_lands-paint-ends = 第一个到最右侧
sweet_lands-paint-advanced = 进阶技能板块
sweet_lands-paint-add-milestone = 里程碑
sweet_lands-paint-add-final = 终局计分板块
sweet_lands-paint-which-milestone = 是哪一个里程碑？
sweet_lands-paint-which-final = 是哪一块终局计分板块？
sweet_lands-paint-tiles-hint = 点一下就拿走。
sweet_lands-paint-own-milestones = 哪几块里程碑
sweet_lands-paint-own-milestone = 再加一块
sweet_lands-paint-some-milestone = 没说是哪一块
sweet_lands-paint-automated-cards = 哪几张牌自动化了
sweet_lands-paint-passing-cards = 打出的跳过型市民牌
sweet_lands-paint-add-card = 再加一张牌
sweet_lands-paint-some-card = 没说是哪一张
sweet_lands-paint-rabbit-places = 已空的饼干兔位置
sweet_lands-paint-rabbit-place = 饼干兔位置 { $n } 空了
sweet_lands-paint-claimed-so-far = 全桌已拿走几块
sweet_lands-paint-ask-ports = 计分还缺什么
sweet_lands-paint-all-read = 需要的都看过了。

## 要摆出什么

sweet_lands-paint-notes-middle = 桌面中央
sweet_lands-paint-notes-own = 每位玩家
sweet_lands-paint-notes-board = 主版图放中央，轮次标记放在 1；道路、钻石、行动圆片、资源方块放旁边。
sweet_lands-paint-notes-skills = 技能板块按类型放在右侧。
sweet_lands-paint-notes-skills-advanced = 技能板块按类型放在右侧；另放进阶技能板块，比玩家人数多 1 块。
sweet_lands-paint-notes-piles = 市民牌面朝下洗匀；地形板块与特殊地形板块按类型分堆。
sweet_lands-paint-notes-helper = 轮次辅助板块按牌背分两堆洗匀，按 { $n } 人抽取对应数量。
sweet_lands-paint-notes-extra = 4 块额外行动板块面朝下放到对应位置。
sweet_lands-paint-notes-finals = 随机 2 块终局计分板块，面朝上。
sweet_lands-paint-notes-milestones = 随机 { $n } 块里程碑，随机一面。第 { $claimed } 块被拿走时，其余移除。
sweet_lands-paint-notes-imitation = 模仿版图，翻到 { $n } 人面。
sweet_lands-paint-notes-character = 规划版图与产业发展版图各 1；再逆顺位选角色（任一面）与地图。
sweet_lands-paint-notes-map-a = 地图都翻到 A 面。
sweet_lands-paint-notes-map-b = 地图都翻到 B 面：各有不同。
sweet_lands-paint-notes-markers = 财产与饼干兔放到对应格；货车放 1，火车放一旁；食品标记放 0，2 块木材折扣板块放到对应位置。
sweet_lands-paint-notes-start = 拿角色立绘下方的起始资源；收入标记放在白框；3 个计分标记放 0；6 条繁荣轨各放 1 个标记。
sweet_lands-paint-notes-place = 逆顺位，从轮次辅助板块选 1 个没有人选的辅助。
sweet_lands-paint-notes-draft = 想要的话：第一轮的 { $n } 张牌改用轮抽，在桌上传。
sweet_lands-paint-notes-passing = 从第二轮起，按跳过的先后行动。
sweet_lands-paint-notes-solo = 单人规则只在纸质说明书里。
sweet_lands-paint-notes-learns = App 不知道你的纸板印了什么时，会问一次，然后记住。
