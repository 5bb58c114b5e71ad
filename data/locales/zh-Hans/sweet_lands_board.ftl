# 玩的时候图板上的字句

sweet_lands-board-for = { $what }，支付{ $cost }
sweet_lands-board-choose = 拿{ $what }
sweet_lands-board-pay = 支付{ $cost }
sweet_lands-board-give = 交出{ $what }
sweet_lands-board-get = 拿到{ $what }
sweet_lands-board-gives = 获得{ $what }

# 地图

sweet_lands-board-map-describes = { $name } 的地图：{ $what }。{ $owed }
sweet_lands-board-map-empty = 还没放任何东西
sweet_lands-board-nothing-owed = 没有待办的事。
sweet_lands-board-may-lie = { $place }：可以放这里
sweet_lands-board-may-lie-at-once = { $place }：执行并放在这里
sweet_lands-board-map = 地图 { $side }

# 设置

sweet_lands-board-character = 角色 { $board } { $side ->
    [a] 正面
   *[b] 背面
  }
sweet_lands-board-character-short = { $board } { $side ->
    [a] 正
   *[b] 背
  }
sweet_lands-board-character-known = { $character }，起始{ $start }
sweet_lands-board-choose-character = 你拿哪张角色版图？看起始资源分辨；编号是 App 自己编的。
sweet_lands-board-new-board = 还没输入的版图
sweet_lands-board-other-side = { $character }的另一面
sweet_lands-board-lay-rest = { $count } 块都还没输入，先摆出来
sweet_lands-board-read-later = 把抽到的板块摆在主版图旁。要用到时，App 才会问上面印了什么。
sweet_lands-board-known-income = 每次收入
sweet_lands-board-known-tower = 冰淇淋钟楼
sweet_lands-board-take-character = 拿{ $character }
sweet_lands-board-take-both = 拿{ $character }和地图 { $side }
sweet_lands-board-another-milestone = 新的里程碑
sweet_lands-board-another-final = 新的终局计分板块
sweet_lands-board-milestone = 里程碑 { $number }：{ $needs }
sweet_lands-board-final = 终局计分板块 { $number }：{ $element }，虚拟玩家 { $dummy }

# 收入，以及印了什么

sweet_lands-board-income = 收入：{ AND($what, most: 12) }
sweet_lands-board-income-then = 先选择，其余的自动拿到。
sweet_lands-board-read = 这里印了什么：{ $what }

# 一个回合

sweet_lands-board-tab-areas = 区域
sweet_lands-board-tab-cards = 市民牌
sweet_lands-board-tab-skills = 技能
sweet_lands-board-tab-free = 免费行动
sweet_lands-board-group-basic = 基础
sweet_lands-board-group-special = 特殊
sweet_lands-board-group-advanced = 进阶
sweet_lands-board-area = { $area } 区
sweet_lands-board-area-cards = { $area }（{ $group }）：{ $cost }，获得{ $effect }；格子要 { $cards } 张市民牌
sweet_lands-board-area-disc = { $area }（{ $group }）：{ $cost }，获得{ $effect }；格子要一个行动圆片
sweet_lands-board-area-full = { $area }（{ $group }）：{ $cost }，获得{ $effect }；格子都满了
sweet_lands-board-copies = 另一个区域的效果
sweet_lands-board-copy = 复制 { $area }：{ $effect }
sweet_lands-board-with-disc = 用行动圆片付格子（{ $count }）
sweet_lands-board-use = 执行 { $area }
sweet_lands-board-use-copy = 用 { $area } 复制 { $copied }
sweet_lands-board-end-turn = { app-act-end-turn }
sweet_lands-board-put-down = { app-act-put-down }
sweet_lands-board-pass = 跳过
sweet_lands-board-pass-now = 确定跳过
sweet_lands-board-pass-loses-nothing = 这一轮结束时，你不会失去任何东西。
sweet_lands-board-lay-next = 接着放：{ $piece }
sweet_lands-board-thats-all = 就这些

# 市民卡与技能板块

sweet_lands-board-card = 市民牌 { $number }
sweet_lands-board-card-instant = { $card }，{ $mark }：{ $cost }，获得{ $effect }
sweet_lands-board-card-passing = { $card }，{ $mark }：{ $cost }，跳过时获得{ $effect }
sweet_lands-board-another-card = 另一张市民牌
sweet_lands-board-card-by-hand = 自己记
sweet_lands-board-unnamed-cards = 没有名字的牌
sweet_lands-board-cards-beginning = 以“{ $letter }”开头的牌
sweet_lands-board-find-card = 按名字开头找市民牌
sweet_lands-board-all-cards = 显示所有市民牌
sweet_lands-board-card-with-mark = 打出有{ $mark }的市民牌，自己记
sweet_lands-board-which-mark = 这张牌是哪种甜点？图形是 App 的代号，一种甜点一个。费用与效果自己记。
sweet_lands-board-works-at-pass = 跳过时才生效
sweet_lands-board-gives-nothing = 没有效果
sweet_lands-board-card-lies-below = 这个编号是App 自己编的：就是{ $column }直列下方从上往下第 { $row } 张牌。
sweet_lands-board-card-lies-passing = 这个编号是App 自己编的：就是你自己记的那张跳过型市民牌。
sweet_lands-board-go-on = 不计这些，继续
sweet_lands-board-play = 打出{ $card }
sweet_lands-board-skill-tile = 技能板块 { $number }
sweet_lands-board-advanced-tile = 进阶技能板块 { $number }
sweet_lands-board-no-skills = 你还没有技能板块。
sweet_lands-board-skill-up = { $tile }：翻面获得{ $flip }；跳过时{ $passing }
sweet_lands-board-skill-down = { $tile }，已翻面：{ $flip }；跳过时{ $passing }
sweet_lands-board-flip = 翻 { $tile }
sweet_lands-board-take-skill = 拿 { $tile }：翻面获得{ $flip }；跳过时{ $passing }
sweet_lands-board-another-skill = 另一个技能板块
sweet_lands-board-another-advanced = 新的进阶技能板块

# 免费行动

sweet_lands-board-free-1 = 免费行动 1：一张市民牌和 3 个资源，换地形板块或道路
sweet_lands-board-free-2 = 免费行动 2：15 黄金换一张市民牌
sweet_lands-board-free-3 = 免费行动 3：4 黄金换一个基础资源
sweet_lands-board-free-4 = 免费行动 4：拿里程碑
sweet_lands-board-free-5 = 免费行动 5：一个资源换 1 黄金
sweet_lands-board-free-6 = 免费行动 6：3 个资源换另一个
sweet_lands-board-free-7 = 免费行动 7：一张市民牌或一个行动圆片，换 2 个基础资源
sweet_lands-board-free-8 = 免费行动 8：放冰淇淋钟楼
sweet_lands-board-free-give = 交出
sweet_lands-board-free-get = 拿到
sweet_lands-board-free-piece = 换什么
sweet_lands-board-free-disc = 支付
sweet_lands-board-free-tile = 哪一个
sweet_lands-board-do-free = 就这样做
sweet_lands-board-do-free-what = 就这样做：{ $what }
sweet_lands-board-where-tower = 点一下冰淇淋钟楼所在的那一格。

# 还可以拿的

sweet_lands-board-which-special = 是哪个特殊地形板块？
sweet_lands-board-special = 特殊地形板块 { $number }：{ $what }
sweet_lands-board-another-special = 另一个
sweet_lands-board-some-special = 不说
sweet_lands-board-property = { $kind }：{ $price }，还有 { $left } 个
sweet_lands-board-coffee = 咖啡店 { $number }：{ $price }
sweet_lands-board-rabbit = 位置 { $place } 的饼干兔：{ $what }
sweet_lands-board-no-rabbit = 没有饼干兔了：6 分
sweet_lands-board-step = { $piece }从第 { $space } 格到第 { $following } 格：{ $what }
sweet_lands-board-automate = 放到{ $column }那一列下面：还能放 { $room } 张
sweet_lands-board-automate-price = 自动化，支付
sweet_lands-board-room = 可放 { $room } 张
sweet_lands-board-points = { $count } 分
sweet_lands-board-helper = 位置 { $place }：{ $what }
sweet_lands-board-track = { $name }，第 { $number } 条，{ $colour }，你在第 { $space } 格，共 { $length } 格；下一格：{ $what }
sweet_lands-board-track-number = 第 { $number } 条

# 怎么补救

sweet_lands-way-disc = 用行动圆片
sweet_lands-way-cards = 用市民牌
sweet_lands-way-coffee = 商店 { $number }
sweet_lands-way-place = 位置 { $number }
sweet_lands-way-map = 地图 { $side }
sweet_lands-way-free = 先做免费行动 { $number }
sweet_lands-way-slot = 第 { $slot } 格
sweet_lands-way-paid = { AND($paid) }
