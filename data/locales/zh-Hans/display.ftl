# 放在平板或电视上，给全桌看的画面。

app-display = 大屏幕
app-display-about = 在平板或电视上显示所有版图、轮到谁和计时。不会显示秘密，也不占座位。
app-display-scan = 用平板扫一下，或在电视的浏览器里输入网址。
app-display-qr = 大屏幕的二维码
app-display-here = 在这台设备上显示
app-display-alone = App 只在这台设备上运行。请把它接到电视，或把画面投到电视上。
app-display-near = 其他设备要先各扫两次加入，才能打开大屏幕。
app-display-score = 在大屏幕上显示得分
app-display-score-about = 最终得分会等到有手机公布才显示。
app-display-turn = 轮到 { $name }
app-display-reveal = 游戏结束了。请用手机公布得分。
app-display-won = { $count ->
   *[other] { AND($names, most: 8) } 获胜！
  }
app-display-leave = 回到这一桌
