# 掷骰建镇：开始画之前，手上要做的事。

roll_into_town-step-setup_sheet = 每人拿一张表格、一支铅笔和橡皮。
roll_into_town-step-setup_goods = 每人记下 { $food } 个食物、{ $stone } 个石头、{ $wood } 个木材。
roll_into_town-step-roll = 掷 { $dice } 颗骰子，大家共用。
roll_into_town-step-leave = 骰子留在桌上：每人用它们画 { $icons } 个图标。
