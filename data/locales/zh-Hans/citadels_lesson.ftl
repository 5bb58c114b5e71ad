# 带你玩第一轮：要做什么，还有规则书里说明原因的句子。

citadels-lesson-pick = 你是 Ann，皇冠在你手里。选杀手：没有人比你更早行动。
citadels-lesson-pick-why = 皇冠玩家拿起剩下的角色牌，暗中留一张，其余传给左边。

citadels-lesson-kill = 发动能力，指定会拆建筑的士兵。
citadels-lesson-kill-why = 指定一个角色，把他杀掉，他这轮没有回合。

citadels-lesson-gold = 现在行动：拿金币。
citadels-lesson-gold-why = 从银行拿 2 枚金币。

citadels-lesson-build = 你有 4 枚金币。花 3 枚建庄园：黄色建筑能给皇帝收入。
citadels-lesson-build-why = 按牌上的造价付给银行。

citadels-lesson-end = 一回合只能建一座。结束回合，轮到别人。
citadels-lesson-end-why = 做完了自己说结束，App 不会替你结束。

citadels-lesson-king = 第 2 轮，还是你先选。选皇帝，拿皇冠，也拿黄色建筑的收入。
citadels-lesson-king-why = 叫到就马上拿皇冠，下一轮先选角色。

citadels-lesson-cards = 手牌不够了：这次不拿金币，改抽牌。
citadels-lesson-cards-why = 看牌堆顶的 2 张，留 1 张，其余放到牌堆底。

citadels-lesson-income = 拿皇帝的收入：庄园是黄色，给 1 枚金币。
citadels-lesson-income-why = 皇帝、主教、商人、士兵：自己城里每座对应颜色的建筑，给 1 枚金币。

citadels-lesson-second = 花 1 枚金币建哨塔：多一座建筑，也多一种颜色。
citadels-lesson-second-why = 一座城市里，同样的建筑只能有一座，两张要塞也不例外。

citadels-lesson-ended = 结束回合，App 接着叫下一个角色。
citadels-lesson-ended-why = 皇冠玩家从 1 到 8 依次叫角色。

citadels-lesson-over = 两轮，两座建筑。建到八座，城市就完成，然后结算。
