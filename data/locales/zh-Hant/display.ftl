# 放在平板或電視上，給全桌看的畫面。

app-display = 大螢幕
app-display-about = 在平板或電視上顯示所有版圖、輪到誰和計時。不會顯示秘密，也不佔座位。
app-display-scan = 用平板掃一下，或在電視的瀏覽器輸入網址。
app-display-qr = 大螢幕的 QR 碼
app-display-here = 在這台裝置上顯示
app-display-alone = App 只在這台裝置上執行。請把它接到電視，或把畫面投影到電視上。
app-display-near = 其他裝置要先各掃兩次加入，才能打開大螢幕。
app-display-score = 在大螢幕上顯示得分
app-display-score-about = 最終得分會等到有手機公布才顯示。
app-display-turn = 輪到 { $name }
app-display-reveal = 遊戲結束了。請用手機公布得分。
app-display-won = { $count ->
   *[other] { AND($names, most: 8) } 獲勝！
  }
app-display-leave = 回到這一桌
