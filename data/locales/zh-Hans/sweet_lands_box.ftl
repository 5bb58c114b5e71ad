# 甜蜜之地：盒子里印了什么，给核对配件的人看；还有其他句子里用的名称。
# 角色、市民牌、板块和甜点标记叫什么没有人知道，只有号码。

sweet_lands-section-maps = 地图
sweet_lands-section-areas = 行动区域
sweet_lands-section-characters = 角色
sweet_lands-section-board = 收入和财产
sweet_lands-section-industry = 产业、食品和饼干兔
sweet_lands-section-prosperity = 繁荣轨
sweet_lands-section-tiles = 板块
sweet_lands-section-cards = 市民牌

sweet_lands-printed-map = 地图 { $map }
sweet_lands-printed-hex = 地图 { $map } 的 { $at } 格
sweet_lands-printed-hex_gives = 地图 { $map } 的 { $at } 格：奖励
sweet_lands-printed-tile = { $ground ->
    [wheat] 麦田
    [forest] 森林
    [vein] 矿脉
   *[sea] 海洋
  }板块：奖励
sweet_lands-printed-special = 特殊地形板块 { $number }：奖励
sweet_lands-printed-ports = 港口的分数
sweet_lands-printed-slots = { $area }：有几个行动格
sweet_lands-printed-cost = { $area }：费用
sweet_lands-printed-imitation = { $seats } 人用的区域 L：行动格
sweet_lands-printed-extra = 额外行动板块 X{ $number }
sweet_lands-printed-start = { $character }：起始资源
sweet_lands-printed-spaces = { $character }：收入标记的起始位置
sweet_lands-printed-income = { $character }：收入能力
sweet_lands-printed-ability = { $character }：能力（写“名字：能力”，只写名字也行）
sweet_lands-printed-pass = { $character }：跳过能力
sweet_lands-printed-tower = { $character }：钟楼的条件
sweet_lands-printed-tower_gives = { $character }：钟楼能力
sweet_lands-printed-auto = { $character }：产业 { $number } 印着的能力
sweet_lands-printed-bonus = { $character }：第 { $number } 个{ $column ->
    [tent] 帐篷
    [house] 房屋
   *[building] 大楼
  }下面
sweet_lands-printed-income_space = { $resource ->
    [gold] 黄金
    [wheat] 小麦
    [wood] 木材
   *[iron] 铁矿
  }收入轨第 { $number } 格
sweet_lands-printed-row = 由下往上第 { $number } 横行：成本
sweet_lands-printed-under = 第 { $number } 个{ $column ->
    [tent] 帐篷
    [house] 房屋
   *[building] 大楼
  }下面
sweet_lands-printed-industry = 产业轨：有几格
sweet_lands-printed-space = 产业轨第 { $number } 格
sweet_lands-printed-labs = 实验室：有几座
sweet_lands-printed-lab = 第 { $number } 座实验室：成本
sweet_lands-printed-coffees = 咖啡店：有几家
sweet_lands-printed-coffee = 咖啡店 { $number }
sweet_lands-printed-food = 食品轨：最后一格
sweet_lands-printed-food_space = 食品轨第 { $number } 格
sweet_lands-printed-discount = 木材折扣板块 { $number }：少付几个
sweet_lands-printed-rabbits = 饼干兔：有几只
sweet_lands-printed-rabbit = 饼干兔位置 { $number }
sweet_lands-printed-track = 繁荣轨（{ $track ->
    [1] 橙上
    [2] 橙下
    [3] 绿上
    [4] 绿下
    [5] 灰上
   *[6] 灰下
  }）
sweet_lands-printed-track_space = 繁荣轨（{ $track ->
    [1] 橙上
    [2] 橙下
    [3] 绿上
    [4] 绿下
    [5] 灰上
   *[6] 灰下
  }）第 { $number } 格
sweet_lands-printed-track_last = 繁荣轨（{ $track ->
    [1] 橙上
    [2] 橙下
    [3] 绿上
    [4] 绿下
    [5] 灰上
   *[6] 灰下
  }）第一位的奖励
sweet_lands-printed-helper = 轮次辅助 { $number } 号：收入
sweet_lands-printed-helpers = { $seats } 人用的轮次辅助板块：位置数
sweet_lands-printed-skill = 技能板块 { $number }
sweet_lands-printed-advanced = 进阶技能板块 { $number }
sweet_lands-printed-milestone = 里程碑 { $number }
sweet_lands-printed-final = 终局计分板块 { $number }
sweet_lands-printed-card = 市民牌 { $number }

## 一个配件上的各部分

sweet_lands-part-orange = 货车得到
sweet_lands-part-slot-1 = 第 1 格可复制
sweet_lands-part-slot-2 = 第 2 格可复制
sweet_lands-part-slot-3 = 第 3 格可复制
sweet_lands-copies-none = 没有这一格
sweet_lands-copies-basic = 基础行动
sweet_lands-copies-advanced = 进阶行动
sweet_lands-copies-both = 两种都可以
sweet_lands-part-green = 火车得到
sweet_lands-part-marks = 产业分标记的分数
sweet_lands-part-lab = 这格前面有实验室吗？
sweet_lands-part-when = 什么时候生效
sweet_lands-part-when_mark = 何时生效，以及甜点标记（每种甜点选一个代号图形）
sweet_lands-part-cost = 费用
sweet_lands-part-less = 怎样会便宜
sweet_lands-part-gives = 获得
sweet_lands-part-mark = 甜点标记：每种甜点选一个代号图形
sweet_lands-part-industry = 产业标记
sweet_lands-part-automation = 自动化后获得
sweet_lands-part-name = 起个名字，不起也行
sweet_lands-part-flip = 翻面能力
sweet_lands-part-pass = 跳过时
sweet_lands-part-words = 能力说明
sweet_lands-part-reward = 产业奖励
sweet_lands-part-column = 食品标记到第几格可以拿
sweet_lands-part-length = 起点之后有几格
sweet_lands-part-element = 算哪种元素
sweet_lands-part-multiplier = 倍率
sweet_lands-part-dummy = 虚拟玩家的数量
sweet_lands-part-0 = 没有港口
sweet_lands-part-1 = 1 座港口
sweet_lands-part-2 = 2 座港口
sweet_lands-part-3 = 3 座港口
sweet_lands-part-4 = 4 座港口
sweet_lands-part-gold = 黄金
sweet_lands-part-wheat = 小麦
sweet_lands-part-wood = 木材
sweet_lands-part-iron = 铁矿

sweet_lands-lab-no = 没有实验室
sweet_lands-lab-yes = 有实验室
sweet_lands-when-instant = 即时
sweet_lands-when-passing = 跳过时
sweet_lands-industry-none = 没有产业
sweet_lands-industry-tent = 产业 1，帐篷
sweet_lands-industry-house = 产业 2，房屋
sweet_lands-industry-building = 产业 3，大楼
sweet_lands-industry-any = 任意产业

## 配件可以给什么

sweet_lands-gain-gold = 黄金
sweet_lands-gain-wheat = 小麦
sweet_lands-gain-wood = 木材
sweet_lands-gain-iron = 铁矿
sweet_lands-gain-diamond = 钻石
sweet_lands-gain-card = 市民牌
sweet_lands-gain-basic = 基础资源
sweet_lands-gain-disc = 行动圆片
sweet_lands-gain-victory = 胜利分
sweet_lands-gain-city = 城市分
sweet_lands-gain-industry = 产业分
sweet_lands-gain-food = 食品轨
sweet_lands-gain-track = 产业轨
sweet_lands-gain-wagon = 货车前进
sweet_lands-gain-locomotive = 火车
sweet_lands-gain-orange = 橙色繁荣轨
sweet_lands-gain-green = 绿色繁荣轨
sweet_lands-gain-grey = 灰色繁荣轨
sweet_lands-gain-any = 任意繁荣轨
sweet_lands-gain-terrain = 地形板块
sweet_lands-gain-special = 特殊地形板块
sweet_lands-gain-road = 道路
sweet_lands-gain-property = 财产
sweet_lands-gain-rabbit = 饼干兔
sweet_lands-gain-skill = 技能板块
sweet_lands-gain-wonder = 奇迹
sweet_lands-gain-reward1 = 产业奖励 1
sweet_lands-gain-reward2 = 产业奖励 2
sweet_lands-gain-reward3 = 产业奖励 3
sweet_lands-gain-gold_income = 黄金收入
sweet_lands-gain-wheat_income = 小麦收入
sweet_lands-gain-wood_income = 木材收入
sweet_lands-gain-iron_income = 铁矿收入
sweet_lands-gain-hand = 其他

## 配件可以算什么

sweet_lands-element-terrain = 地形板块
sweet_lands-element-rabbits = 饼干兔
sweet_lands-element-roads = 道路
sweet_lands-element-properties = 财产
sweet_lands-element-automated = 自动化的牌
sweet_lands-element-industry = 产业分
sweet_lands-element-city = 城市分
sweet_lands-element-tents = 帐篷
sweet_lands-element-houses = 房屋
sweet_lands-element-buildings = 大楼
sweet_lands-element-labs = 实验室
sweet_lands-element-coffees = 咖啡店
sweet_lands-element-tower = 钟楼
sweet_lands-element-cities = 城市
sweet_lands-element-ports = 港口
sweet_lands-element-gold = 黄金
sweet_lands-element-diamonds = 钻石
sweet_lands-element-food = 食品轨格数
sweet_lands-element-skills = 技能板块
sweet_lands-element-milestones = 里程碑
sweet_lands-element-wonder = 奇迹
sweet_lands-element-m1 = 圆形甜点标记
sweet_lands-element-m2 = 三角形甜点标记
sweet_lands-element-m3 = 方形甜点标记
sweet_lands-element-m4 = 六角形甜点标记
sweet_lands-element-m5 = 心形甜点标记
sweet_lands-element-m6 = 十字甜点标记
sweet_lands-element-wheat = 小麦
sweet_lands-element-wood = 木材
sweet_lands-element-iron = 铁矿
sweet_lands-element-cards = 手牌
sweet_lands-element-discs = 行动圆片
sweet_lands-element-else = 其他条件
sweet_lands-element-unknown = 还没人看过的元素

## 地图的一格可以是什么

sweet_lands-ground-wheat = 麦田
sweet_lands-ground-forest = 森林
sweet_lands-ground-vein = 矿脉
sweet_lands-ground-sea = 海洋
sweet_lands-ground-special = 特殊地形
sweet_lands-ground-capital = 首都
sweet_lands-ground-draw = 额外抽牌区
sweet_lands-ground-off = 地图外
sweet_lands-ground-port = 港口
sweet_lands-ground-unknown = 还没人看过

## 配件

sweet_lands-piece-terrain = 地形板块
sweet_lands-piece-special = 特殊地形板块
sweet_lands-piece-road = 道路
sweet_lands-piece-tent = 芝士帐篷
sweet_lands-piece-house = 奶油泡芙房
sweet_lands-piece-building = 布朗尼大楼
sweet_lands-piece-lab = 牛奶实验室
sweet_lands-piece-coffee = 咖啡店
sweet_lands-piece-tower = 冰淇淋钟楼
sweet_lands-piece-rabbit = 饼干兔
sweet_lands-piece-wagon = 货车
sweet_lands-piece-locomotive = 火车
sweet_lands-tile-milestone = 里程碑
sweet_lands-tile-final = 终局计分板块
sweet_lands-tile-advanced = 进阶技能板块

## 还要拿或做的

sweet_lands-due-print = 印着的效果
sweet_lands-due-choose = 选一样
sweet_lands-due-basic = 基础资源
sweet_lands-due-terrain = 放地形板块
sweet_lands-due-special = 放特殊地形板块
sweet_lands-due-road = 放道路
sweet_lands-due-property = 放财产
sweet_lands-due-rabbit = 放饼干兔
sweet_lands-due-food = 推进食品轨
sweet_lands-due-track = 推进产业轨
sweet_lands-due-wagon = 推进货车
sweet_lands-due-prosperity = 推进繁荣轨
sweet_lands-due-skill = 拿技能板块
sweet_lands-due-reward = 产业奖励
sweet_lands-due-coffee = 咖啡店的产业奖励
sweet_lands-due-automate = 自动化
sweet_lands-due-income = 收入
sweet_lands-due-city = 城市分
sweet_lands-due-marks = 产业分
sweet_lands-due-ahead = 轮次辅助的分数
sweet_lands-due-helper = 轮次辅助的位置
sweet_lands-due-end = 产业奖励的结尾
sweet_lands-due-discard = 弃掉行动格的手牌
sweet_lands-due-price = 所建财产的费用
sweet_lands-due-spaces = 收入标记的起始位置
sweet_lands-due-ground = 这一格印了什么
sweet_lands-due-tile = 翻面地形板块的奖励
sweet_lands-due-cost = 行动区域的费用
sweet_lands-due-pay = 自选要付的资源
sweet_lands-due-turned = 额外行动板块上印的内容
sweet_lands-due-endless = 会绕回自己的奖励
sweet_lands-due-which = 是哪一块特殊地形板块

## 常见的格子

sweet_lands-answers-bare = 没印奖励
sweet_lands-answers-rewarded = 印有奖励
