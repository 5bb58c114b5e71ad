# 帶你玩第一輪：要做什麼，還有規則書裡說明原因的句子。

citadels-lesson-pick = 你是 Ann，皇冠在你手上。選殺手：沒有人比你更早行動。
citadels-lesson-pick-why = 皇冠玩家拿起剩下的角色牌，偷偷留一張，其餘傳給左邊。

citadels-lesson-kill = 發動能力，指定會拆建築的士兵。
citadels-lesson-kill-why = 指定一個角色，把他殺掉，他這輪沒有回合。

citadels-lesson-gold = 現在行動：拿金幣。
citadels-lesson-gold-why = 從銀行拿 2 枚金幣。

citadels-lesson-build = 你有 4 枚金幣。花 3 枚蓋莊園：黃色建築能給皇帝收入。
citadels-lesson-build-why = 照牌上的造價付給銀行。

citadels-lesson-end = 一回合只能蓋一座。結束回合，輪到別人。
citadels-lesson-end-why = 做完了自己說結束，App 不會替你結束。

citadels-lesson-king = 第 2 輪，還是你先選。選皇帝，拿皇冠，也拿黃色建築的收入。
citadels-lesson-king-why = 叫到就馬上拿皇冠，下一輪先選角色。

citadels-lesson-cards = 手牌不夠了：這次不拿金幣，改抽牌。
citadels-lesson-cards-why = 看牌庫頂的 2 張，留 1 張，其餘放到牌庫底。

citadels-lesson-income = 拿皇帝的收入：莊園是黃色，給 1 枚金幣。
citadels-lesson-income-why = 皇帝、主教、商人、士兵：自己城裡每座對應顏色的建築，給 1 枚金幣。

citadels-lesson-second = 花 1 枚金幣蓋哨塔：多一座建築，也多一種顏色。
citadels-lesson-second-why = 一座城市裡，同樣的建築只能有一座，兩張要塞也不例外。

citadels-lesson-ended = 結束回合，App 接著叫下一個角色。
citadels-lesson-ended-why = 皇冠玩家從 1 到 8 依序叫角色。

citadels-lesson-over = 兩輪，兩座建築。蓋到八座，城市就完成，然後結算。
