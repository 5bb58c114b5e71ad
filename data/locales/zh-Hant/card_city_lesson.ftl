# 帶你玩第一輪：要做什麼，還有規則書裡說明原因的句子。

card_city-lesson-choose = 你是 Ann。Ben 把卡分成兩疊，請拿明牌疊。
card_city-lesson-choose-why = 往左邊數，第一位還沒有卡的玩家來選。

card_city-lesson-take = 輸入拿到的兩張：先點住宅，再點商業。
card_city-lesson-take-why = 最後每人剛好兩張卡。

card_city-lesson-commerce = 把商業放在 e4，就在市鎮廳上面。
card_city-lesson-commerce-why = 新卡至少有一邊貼著你的城市。

card_city-lesson-residence = 把住宅放在 d5，市鎮廳的左邊。
card_city-lesson-residence-why = 手上的住宅不能和住宅相鄰，也不能和工業相鄰。

card_city-lesson-collect = 還沒有區能發展。拿收入：市鎮廳 1 元，商業 1 元。
card_city-lesson-collect-why = 每個商業區依大小給錢：第一張 1 元，第二張 2 元，第三張 3 元，依此類推。

card_city-lesson-buy = 你有 5 元：買一張工業放在 f5，離住宅遠一點。
card_city-lesson-buy-why = 城市能多大，看工業有幾張。

card_city-lesson-over = 10 輪的第一輪結束了。下一輪起始玩家標誌歸你，換你分牌。
