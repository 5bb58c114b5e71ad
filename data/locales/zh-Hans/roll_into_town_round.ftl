# 掷骰建镇：掷骰，以及每个人怎样走完一轮，由熟悉规则的玩家来说。

## 为什么不行

roll_into_town-violation-phase = 现在不行，大家正在：{ $phase }。
roll_into_town-violation-step = 这属于另一个阶段，目前是：{ $now }。
roll_into_town-violation-dice_count = 第 { $round } 轮要用 { $needed } 颗骰子，这里{ $count ->
    [0] 一颗也没有
   *[other] 有 { $count } 颗
  }。
roll_into_town-violation-nothing_drawn = 这个阶段还没做什么，没有可以擦掉的。已确认的要用“撤销”取回。
roll_into_town-violation-growth = 森林还没长完：只要还有空位，就得再画 { $trees } 棵树。

## 现在做什么

roll_into_town-task-roll = 掷 { $dice } 颗骰子，每人画 { $icons } 个图标。

## 记录

roll_into_town-correct-printed_map = 你的表格：地图已照实物画好
roll_into_town-correct-printed_cathedral = 你的表格：大教堂的形状已照实物画好
roll_into_town-correct-printed_unknown = 你的表格：已设定 { $name }

## 被大家放行的规则叫什么

roll_into_town-rule-growth = 森林必须生长

## 单人游戏

roll_into_town-remark-solo = { $points } 分：{ $title }
roll_into_town-remark-solo-next = 再多 { $missing } 分就是：{ $title }

## 点下去会改变什么

roll_into_town-preview-icons_left = 还有 { $icons } 个图标没画。
roll_into_town-preview-gathers = 接着收集 { $food } 个食物、{ $stone } 个石头{ $lost ->
    [0] {""}
   *[other] （另有 { $lost } 个超过上限）
  }
