# 擲骰建鎮：擲骰，以及每個人怎樣走完一輪，由熟悉規則的玩家來說。

## 為什麼不行

roll_into_town-violation-phase = 現在不行，大家正在：{ $phase }。
roll_into_town-violation-step = 這屬於另一個階段，目前是：{ $now }。
roll_into_town-violation-dice_count = 第 { $round } 輪要用 { $needed } 顆骰子，這裡{ $count ->
    [0] 一顆也沒有
   *[other] 有 { $count } 顆
  }。
roll_into_town-violation-nothing_drawn = 這個階段還沒做什麼，沒有可以擦掉的。已確認的要用「復原」取回。
roll_into_town-violation-growth = 森林還沒長完：只要還有空位，就得再畫 { $trees } 棵樹。

## 現在做什麼

roll_into_town-task-roll = 擲 { $dice } 顆骰子，每人畫 { $icons } 個圖示。

## 紀錄

roll_into_town-correct-printed_map = 你的表格：地圖已照實物畫好
roll_into_town-correct-printed_cathedral = 你的表格：大教堂的形狀已照實物畫好
roll_into_town-correct-printed_unknown = 你的表格：已設定 { $name }

## 被大家放行的規則叫什麼

roll_into_town-rule-growth = 森林必須生長

## 單人遊戲

roll_into_town-remark-solo = { $points } 分：{ $title }
roll_into_town-remark-solo-next = 再多 { $missing } 分就是：{ $title }

## 點下去會改變什麼

roll_into_town-preview-icons_left = 還有 { $icons } 個圖示沒畫。
roll_into_town-preview-gathers = 接著收集 { $food } 個食物、{ $stone } 個石頭{ $lost ->
    [0] {""}
   *[other] （另有 { $lost } 個超過上限）
  }
