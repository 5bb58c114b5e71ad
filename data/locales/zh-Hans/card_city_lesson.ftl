# 带你玩第一轮：要做什么，还有规则书里说明原因的句子。

card_city-lesson-choose = 你是 Ann。Ben 把卡分成了两堆，请拿明牌堆。
card_city-lesson-choose-why = 往左数，第一位还没有卡的玩家来选。

card_city-lesson-take = 录入拿到的两张：先点住宅，再点商业。
card_city-lesson-take-why = 最后每人正好两张卡。

card_city-lesson-commerce = 把商业放在 e4，就在市政厅上面。
card_city-lesson-commerce-why = 新卡至少有一条边挨着你的城市。

card_city-lesson-residence = 把住宅放在 d5，市政厅的左边。
card_city-lesson-residence-why = 手里的住宅不能和住宅相邻，也不能和工业相邻。

card_city-lesson-collect = 还没有区能发展。拿收入：市政厅 1 元，商业 1 元。
card_city-lesson-collect-why = 每个商业区按大小给钱：第一张 1 元，第二张 2 元，第三张 3 元，以此类推。

card_city-lesson-buy = 你有 5 元：买一张工业放在 f5，离住宅远一点。
card_city-lesson-buy-why = 城市能有多大，看工业有几张。

card_city-lesson-over = 10 轮里的第一轮结束了。下一轮起始玩家标记归你，由你来分牌。
