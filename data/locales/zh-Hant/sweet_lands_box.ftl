# 甜蜜之地：盒子裡印了什麼，給比對配件的人看；還有其他句子裡用的名稱。
# 角色、市民卡、版塊和甜點標記叫什麼沒有人知道，只有號碼。

sweet_lands-section-maps = 地圖
sweet_lands-section-areas = 行動區域
sweet_lands-section-characters = 角色
sweet_lands-section-board = 收入和財產
sweet_lands-section-industry = 產業、食品和餅乾兔
sweet_lands-section-prosperity = 繁榮軌
sweet_lands-section-tiles = 版塊
sweet_lands-section-cards = 市民卡

sweet_lands-printed-map = 地圖 { $map }
sweet_lands-printed-hex = 地圖 { $map } 的 { $at } 格
sweet_lands-printed-hex_gives = 地圖 { $map } 的 { $at } 格：獎勵
sweet_lands-printed-tile = { $ground ->
    [wheat] 麥田
    [forest] 森林
    [vein] 礦脈
   *[sea] 海洋
  }版塊：獎勵
sweet_lands-printed-special = 特殊地形版塊 { $number }：獎勵
sweet_lands-printed-ports = 港口的分數
sweet_lands-printed-slots = { $area }：有幾個行動格
sweet_lands-printed-cost = { $area }：費用
sweet_lands-printed-imitation = { $seats } 人用的區域 L：行動格
sweet_lands-printed-extra = 額外行動版塊 X{ $number }
sweet_lands-printed-start = { $character }：起始資源
sweet_lands-printed-spaces = { $character }：收入標記的起始位置
sweet_lands-printed-income = { $character }：收入能力
sweet_lands-printed-ability = { $character }：能力（寫「名字：能力」，只寫名字也行）
sweet_lands-printed-pass = { $character }：略過能力
sweet_lands-printed-tower = { $character }：鐘樓的條件
sweet_lands-printed-tower_gives = { $character }：鐘樓能力
sweet_lands-printed-auto = { $character }：產業 { $number } 印的能力
sweet_lands-printed-bonus = { $character }：第 { $number } 個{ $column ->
    [tent] 帳篷
    [house] 房屋
   *[building] 大樓
  }下面
sweet_lands-printed-income_space = { $resource ->
    [gold] 黃金
    [wheat] 小麥
    [wood] 木材
   *[iron] 鐵礦
  }收入軌第 { $number } 格
sweet_lands-printed-row = 由下往上第 { $number } 橫列：成本
sweet_lands-printed-under = 第 { $number } 個{ $column ->
    [tent] 帳篷
    [house] 房屋
   *[building] 大樓
  }下面
sweet_lands-printed-industry = 產業軌：有幾格
sweet_lands-printed-space = 產業軌第 { $number } 格
sweet_lands-printed-labs = 研究室：有幾座
sweet_lands-printed-lab = 第 { $number } 座研究室：成本
sweet_lands-printed-coffees = 咖啡商店：有幾間
sweet_lands-printed-coffee = 咖啡商店 { $number }
sweet_lands-printed-food = 食品軌：最後一格
sweet_lands-printed-food_space = 食品軌第 { $number } 格
sweet_lands-printed-discount = 木材減價版塊 { $number }：少付幾個
sweet_lands-printed-rabbits = 餅乾兔：有幾隻
sweet_lands-printed-rabbit = 餅乾兔位置 { $number }
sweet_lands-printed-track = 繁榮軌（{ $track ->
    [1] 橘上
    [2] 橘下
    [3] 綠上
    [4] 綠下
    [5] 灰上
   *[6] 灰下
  }）
sweet_lands-printed-track_space = 繁榮軌（{ $track ->
    [1] 橘上
    [2] 橘下
    [3] 綠上
    [4] 綠下
    [5] 灰上
   *[6] 灰下
  }）第 { $number } 格
sweet_lands-printed-track_last = 繁榮軌（{ $track ->
    [1] 橘上
    [2] 橘下
    [3] 綠上
    [4] 綠下
    [5] 灰上
   *[6] 灰下
  }）第一位的獎勵
sweet_lands-printed-helper = 輪次幫助 { $number } 號：收入
sweet_lands-printed-helpers = { $seats } 人用的輪次幫助版塊：位置數
sweet_lands-printed-skill = 技能版塊 { $number }
sweet_lands-printed-advanced = 進階技能版塊 { $number }
sweet_lands-printed-milestone = 里程碑 { $number }
sweet_lands-printed-final = 最終計分版塊 { $number }
sweet_lands-printed-card = 市民卡 { $number }

## 一個配件上的各部分

sweet_lands-part-orange = 貨車得到
sweet_lands-part-slot-1 = 第 1 格可複製
sweet_lands-part-slot-2 = 第 2 格可複製
sweet_lands-part-slot-3 = 第 3 格可複製
sweet_lands-copies-none = 沒有這一格
sweet_lands-copies-basic = 基礎行動
sweet_lands-copies-advanced = 進階行動
sweet_lands-copies-both = 兩種都可以
sweet_lands-part-green = 火車得到
sweet_lands-part-marks = 產業分數標記的分數
sweet_lands-part-lab = 這格前面有研究室嗎？
sweet_lands-part-when = 什麼時候生效
sweet_lands-part-when_mark = 何時生效，以及甜點標記（每種甜點選一個代號圖形）
sweet_lands-part-cost = 費用
sweet_lands-part-less = 怎樣會便宜
sweet_lands-part-gives = 獲得
sweet_lands-part-mark = 甜點標記：每種甜點選一個代號圖形
sweet_lands-part-industry = 產業標記
sweet_lands-part-automation = 自動化後獲得
sweet_lands-part-name = 取個名字，不取也行
sweet_lands-part-flip = 翻面能力
sweet_lands-part-pass = 略過時
sweet_lands-part-words = 能力說明
sweet_lands-part-reward = 產業獎勵
sweet_lands-part-column = 食品標記到第幾格可以拿
sweet_lands-part-length = 起點之後有幾格
sweet_lands-part-element = 算哪種元素
sweet_lands-part-multiplier = 倍率
sweet_lands-part-dummy = 虛擬玩家的數量
sweet_lands-part-0 = 沒有港口
sweet_lands-part-1 = 1 座港口
sweet_lands-part-2 = 2 座港口
sweet_lands-part-3 = 3 座港口
sweet_lands-part-4 = 4 座港口
sweet_lands-part-gold = 黃金
sweet_lands-part-wheat = 小麥
sweet_lands-part-wood = 木材
sweet_lands-part-iron = 鐵礦

sweet_lands-lab-no = 沒有研究室
sweet_lands-lab-yes = 有研究室
sweet_lands-when-instant = 即時
sweet_lands-when-passing = 略過時
sweet_lands-industry-none = 沒有產業
sweet_lands-industry-tent = 產業 1，帳篷
sweet_lands-industry-house = 產業 2，房屋
sweet_lands-industry-building = 產業 3，大樓
sweet_lands-industry-any = 任意產業

## 配件可以給什麼

sweet_lands-gain-gold = 黃金
sweet_lands-gain-wheat = 小麥
sweet_lands-gain-wood = 木材
sweet_lands-gain-iron = 鐵礦
sweet_lands-gain-diamond = 鑽石
sweet_lands-gain-card = 市民卡
sweet_lands-gain-basic = 基礎資源
sweet_lands-gain-disc = 行動圓片
sweet_lands-gain-victory = 勝利分數
sweet_lands-gain-city = 城市分數
sweet_lands-gain-industry = 產業分數
sweet_lands-gain-food = 食品軌
sweet_lands-gain-track = 產業軌
sweet_lands-gain-wagon = 貨車前進
sweet_lands-gain-locomotive = 火車
sweet_lands-gain-orange = 橘色繁榮軌
sweet_lands-gain-green = 綠色繁榮軌
sweet_lands-gain-grey = 灰色繁榮軌
sweet_lands-gain-any = 任意繁榮軌
sweet_lands-gain-terrain = 地形版塊
sweet_lands-gain-special = 特殊地形版塊
sweet_lands-gain-road = 道路
sweet_lands-gain-property = 財產
sweet_lands-gain-rabbit = 餅乾兔
sweet_lands-gain-skill = 技能版塊
sweet_lands-gain-wonder = 奇蹟
sweet_lands-gain-reward1 = 產業獎勵 1
sweet_lands-gain-reward2 = 產業獎勵 2
sweet_lands-gain-reward3 = 產業獎勵 3
sweet_lands-gain-gold_income = 黃金收入
sweet_lands-gain-wheat_income = 小麥收入
sweet_lands-gain-wood_income = 木材收入
sweet_lands-gain-iron_income = 鐵礦收入
sweet_lands-gain-hand = 其他

## 配件可以算什麼

sweet_lands-element-terrain = 地形版塊
sweet_lands-element-rabbits = 餅乾兔
sweet_lands-element-roads = 道路
sweet_lands-element-properties = 財產
sweet_lands-element-automated = 自動化卡牌
sweet_lands-element-industry = 產業分數
sweet_lands-element-city = 城市分數
sweet_lands-element-tents = 帳篷
sweet_lands-element-houses = 房屋
sweet_lands-element-buildings = 大樓
sweet_lands-element-labs = 研究室
sweet_lands-element-coffees = 咖啡商店
sweet_lands-element-tower = 鐘樓
sweet_lands-element-cities = 城市
sweet_lands-element-ports = 港口
sweet_lands-element-gold = 黃金
sweet_lands-element-diamonds = 鑽石
sweet_lands-element-food = 食品軌格數
sweet_lands-element-skills = 技能版塊
sweet_lands-element-milestones = 里程碑
sweet_lands-element-wonder = 奇蹟
sweet_lands-element-m1 = 圓形甜點標記
sweet_lands-element-m2 = 三角形甜點標記
sweet_lands-element-m3 = 方形甜點標記
sweet_lands-element-m4 = 六角形甜點標記
sweet_lands-element-m5 = 心形甜點標記
sweet_lands-element-m6 = 十字甜點標記
sweet_lands-element-wheat = 小麥
sweet_lands-element-wood = 木材
sweet_lands-element-iron = 鐵礦
sweet_lands-element-cards = 手牌
sweet_lands-element-discs = 行動圓片
sweet_lands-element-else = 其他條件
sweet_lands-element-unknown = 還沒人看過的元素

## 地圖的一格可以是什麼

sweet_lands-ground-wheat = 麥田
sweet_lands-ground-forest = 森林
sweet_lands-ground-vein = 礦脈
sweet_lands-ground-sea = 海洋
sweet_lands-ground-special = 特殊地形
sweet_lands-ground-capital = 首都
sweet_lands-ground-draw = 額外抽牌區
sweet_lands-ground-off = 地圖外
sweet_lands-ground-port = 港口
sweet_lands-ground-unknown = 還沒人看過

## 配件

sweet_lands-piece-terrain = 地形版塊
sweet_lands-piece-special = 特殊地形版塊
sweet_lands-piece-road = 道路
sweet_lands-piece-tent = 起司帳篷
sweet_lands-piece-house = 奶油泡芙房
sweet_lands-piece-building = 布朗尼大樓
sweet_lands-piece-lab = 牛奶研究室
sweet_lands-piece-coffee = 咖啡商店
sweet_lands-piece-tower = 冰淇淋鐘樓
sweet_lands-piece-rabbit = 餅乾兔
sweet_lands-piece-wagon = 貨車
sweet_lands-piece-locomotive = 火車
sweet_lands-tile-milestone = 里程碑
sweet_lands-tile-final = 最終計分版塊
sweet_lands-tile-advanced = 進階技能版塊

## 還要拿或做的

sweet_lands-due-print = 印出來的效果
sweet_lands-due-choose = 選一樣
sweet_lands-due-basic = 基礎資源
sweet_lands-due-terrain = 放地形版塊
sweet_lands-due-special = 放特殊地形版塊
sweet_lands-due-road = 放道路
sweet_lands-due-property = 放財產
sweet_lands-due-rabbit = 放餅乾兔
sweet_lands-due-food = 推進食品軌
sweet_lands-due-track = 推進產業軌
sweet_lands-due-wagon = 推進貨車
sweet_lands-due-prosperity = 推進繁榮軌
sweet_lands-due-skill = 拿技能版塊
sweet_lands-due-reward = 產業獎勵
sweet_lands-due-coffee = 咖啡商店的產業獎勵
sweet_lands-due-automate = 自動化
sweet_lands-due-income = 收入
sweet_lands-due-city = 城市分數
sweet_lands-due-marks = 產業分數
sweet_lands-due-ahead = 輪次幫助的分數
sweet_lands-due-helper = 輪次幫助的位置
sweet_lands-due-end = 產業獎勵的結尾
sweet_lands-due-discard = 棄掉行動格的手牌
sweet_lands-due-price = 所建財產的費用
sweet_lands-due-spaces = 收入標記的起始位置
sweet_lands-due-ground = 這一格印了什麼
sweet_lands-due-tile = 翻面地形版塊的獎勵
sweet_lands-due-cost = 行動區域的費用
sweet_lands-due-pay = 自選要付的資源
sweet_lands-due-turned = 額外行動版塊上印的內容
sweet_lands-due-endless = 會繞回自己的獎勵
sweet_lands-due-which = 是哪一片特殊地形版塊

## 常見的格子

sweet_lands-answers-bare = 沒印獎勵
sweet_lands-answers-rewarded = 印有獎勵
