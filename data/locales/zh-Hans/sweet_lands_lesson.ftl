# 带你玩第一轮：要做什么，还有规则书里说明原因的句子。

sweet_lands-lesson-collect = 你是 Ann。拿收入：黄金、小麦、木材、铁矿和六张市民牌。
sweet_lands-lesson-collect-why = 每人按顺序拿收入，App 汇总，点一下就拿完。

sweet_lands-lesson-area = 使用 P 区，第一格弃 1 张市民牌。
sweet_lands-lesson-area-why = 就算只有一格，也要弃 1 张。

sweet_lands-lesson-coffee = 花 2 黄金，把 1 号咖啡店放在地图中央的首都。
sweet_lands-lesson-coffee-why = 每一个：拿标记，付成本，放上去，拿土地的奖励。

sweet_lands-lesson-decide = 首都给奖励：选 1 张市民牌；商店再给 1 小麦。
sweet_lands-lesson-decide-why = 每放一个，立即：再拿一次板块翻面的奖励；放在首都，就拿首都奖励。

sweet_lands-lesson-pay_road = 免费行动 1：付 1 张手牌、2 木材、1 铁矿，换 1 条道路。
sweet_lands-lesson-pay_road-why = 前后可以做任意次免费行动，跳过之后也行。

sweet_lands-lesson-road = 把道路放在首都左下方的边上，森林旁边。
sweet_lands-lesson-road-why = 放在首都的边上，或接着自己另一条道路的边上。

sweet_lands-lesson-pay_terrain = 再来一次，这回换土地：付 1 张手牌、2 小麦、1 铁矿，换 1 块地形板块。
sweet_lands-lesson-pay_terrain-why = 第 1 到 4 轮，不管做什么，手牌都不能变成 0 张，就算马上补牌也不行。

sweet_lands-lesson-terrain = 把板块放在那片森林上。道路已经挨着它，会马上翻面给奖励。
sweet_lands-lesson-terrain-why = 地形板块的边上有道路，就立即翻面，立即获得板块的奖励。

sweet_lands-lesson-done = 回合做完了：结束它，换下一位。
sweet_lands-lesson-done-why = 那个回合结束后，这一轮就没有你的回合了；所有人都结束，行动阶段就结束。

sweet_lands-lesson-over = 这就是一个回合。大家轮流，直到所有人都跳过；一共五轮。
