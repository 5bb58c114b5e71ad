# 帶你玩第一輪：要做什麼，還有規則書裡說明原因的句子。

sweet_lands-lesson-collect = 你是 Ann。拿收入：黃金、小麥、木材、鐵礦和六張市民卡。
sweet_lands-lesson-collect-why = 每人照順序拿收入，App 加總，點一下就拿完。

sweet_lands-lesson-area = 使用 P 區，第一格棄 1 張市民卡。
sweet_lands-lesson-area-why = 就算只有一格，也要棄 1 張。

sweet_lands-lesson-coffee = 花 2 黃金，把 1 號咖啡商店放在地圖中央的首都。
sweet_lands-lesson-coffee-why = 每一個：拿標記，付成本，放上去，拿土地的獎勵。

sweet_lands-lesson-decide = 首都給獎勵：選 1 張市民卡；商店再給 1 小麥。
sweet_lands-lesson-decide-why = 每放一個，立即：再拿一次版塊翻面的獎勵；放在首都，就拿首都獎勵。

sweet_lands-lesson-pay_road = 免費行動 1：付 1 張手牌、2 木材、1 鐵礦，換 1 條道路。
sweet_lands-lesson-pay_road-why = 前後可以做任意次免費行動，略過之後也行。

sweet_lands-lesson-road = 把道路放在首都左下方的邊上，森林旁邊。
sweet_lands-lesson-road-why = 放在首都的邊上，或接著自己另一條道路的邊上。

sweet_lands-lesson-pay_terrain = 再來一次，這回換土地：付 1 張手牌、2 小麥、1 鐵礦，換 1 片地形版塊。
sweet_lands-lesson-pay_terrain-why = 第 1 到 4 輪，不管做什麼，手牌都不能變成 0 張，就算馬上補牌也不行。

sweet_lands-lesson-terrain = 把版塊放在那片森林上。道路已經碰到它，會馬上翻面給獎勵。
sweet_lands-lesson-terrain-why = 地形版塊的邊上有道路，就立即翻面，立即獲得版塊的獎勵。

sweet_lands-lesson-done = 回合做完了：結束它，換下一位。
sweet_lands-lesson-done-why = 那個回合結束後，這一輪就沒有你的回合了；所有人都結束，行動階段就結束。

sweet_lands-lesson-over = 這就是一個回合。大家輪流，直到所有人都略過；一共五輪。
