# 帶你玩第一輪：要做什麼，還有規則書裡說明原因的句子。

roll_into_town-lesson-roll = 你是 Ann。輸入桌上的骰子：1、2、3、4、6。
roll_into_town-lesson-roll-why = 誰擲都一樣，結果大家共用。

roll_into_town-lesson-farm = 用 1 在 d4 畫一座農場。
roll_into_town-lesson-farm-why = 每輪收集時給 1 個食物，你每有一座水車再多 1 個。

roll_into_town-lesson-mountain = 用 2 在 f5 畫一座山脈。
roll_into_town-lesson-mountain-why = 每把相鄰的十字鎬每輪從它拿 1 個石頭，幾把可以共用同一座。

roll_into_town-lesson-any = 6 什麼都能畫：在 f7 再畫一座山脈。
roll_into_town-lesson-any-why = 1 到 5 任選一種圖示，格子要合乎那種圖示的規定。

roll_into_town-lesson-drawn = 三個都畫好了。確認畫完。
roll_into_town-lesson-drawn-why = 第 1 到 3 輪每人畫 3 個，第 4 到 9 輪 2 個，第 10 到 12 輪 1 個。

roll_into_town-lesson-pickaxe = 在 f6 蓋一把十字鎬，就在兩座山脈中間。
roll_into_town-lesson-pickaxe-why = 每輪收集時，每座相鄰的山脈給 1 個石頭，斜角也算。

roll_into_town-lesson-built = 確認蓋完。App 會幫你收集：1 個食物、2 個石頭。
roll_into_town-lesson-built-why = 每把十字鎬，每座相鄰的山脈給 1 個石頭，斜角也算。

roll_into_town-lesson-over = 12 輪的第一輪結束了。很快就蓋得起房子：3 個食物、2 個石頭。
