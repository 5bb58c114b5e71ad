# 带你玩第一轮：要做什么，还有规则书里说明原因的句子。

roll_into_town-lesson-roll = 你是 Ann。录入桌上的骰子：1、2、3、4、6。
roll_into_town-lesson-roll-why = 谁掷都一样，结果大家共用。

roll_into_town-lesson-farm = 用 1 在 d4 画一座农场。
roll_into_town-lesson-farm-why = 每轮收集时给 1 个食物，你每有一座水车再多 1 个。

roll_into_town-lesson-mountain = 用 2 在 f5 画一座山脉。
roll_into_town-lesson-mountain-why = 每把相邻的镐子每轮从它拿 1 个石头，几把可以共用同一座。

roll_into_town-lesson-any = 6 什么都能画：在 f7 再画一座山脉。
roll_into_town-lesson-any-why = 1 到 5 任选一种图标，格子要合乎那种图标的规定。

roll_into_town-lesson-drawn = 三个都画好了。确认画完。
roll_into_town-lesson-drawn-why = 第 1 到 3 轮每人画 3 个，第 4 到 9 轮 2 个，第 10 到 12 轮 1 个。

roll_into_town-lesson-pickaxe = 在 f6 建一把镐子，就在两座山脉中间。
roll_into_town-lesson-pickaxe-why = 每轮收集时，每座相邻的山脉给 1 个石头，斜角也算。

roll_into_town-lesson-built = 确认建完。App 会帮你收集：1 个食物、2 个石头。
roll_into_town-lesson-built-why = 每把镐子，每座相邻的山脉给 1 个石头，斜角也算。

roll_into_town-lesson-over = 12 轮里的第一轮结束了。很快就建得起房子：3 个食物、2 个石头。
