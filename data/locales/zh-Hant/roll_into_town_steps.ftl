# 擲骰建鎮：開始畫之前，手上要做的事。

roll_into_town-step-setup_sheet = 每人拿一張表格、一枝筆和橡皮擦。
roll_into_town-step-setup_goods = 每人記下 { $food } 個食物、{ $stone } 個石頭、{ $wood } 個木材。
roll_into_town-step-roll = 擲 { $dice } 顆骰子，大家共用。
roll_into_town-step-leave = 骰子留在桌上：每人用它們畫 { $icons } 個圖示。
