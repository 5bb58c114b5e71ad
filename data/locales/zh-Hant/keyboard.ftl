# 用鍵盤玩一桌。游標停在一格、一個六角格或一條邊上。

app-keys = 鍵盤
app-keys-about = 每個按鍵的作用
app-board-keys = 圖板。方向鍵移動游標，Enter 點選。
app-board-open = { $cell }：現在可以選
app-board-looked-at = 只供查看的圖板。方向鍵移動游標。
app-row-keys = 一排可選的東西。方向鍵逐一移動，Enter 選取。
app-keys-tab = 移到下一個控制項。圖板算一個，一排牌也算一個。
app-keys-arrows = 在圖板上移動游標，或沿著一排牌移動。
app-keys-ends = 移到一排的盡頭。
app-keys-enter = 點選游標所在之處。
app-keys-escape = 關閉開啟的頁面，或放下手上的東西。
app-keys-choose = 選擇旁邊標著這個記號的板塊或牌。
app-keys-ask = 詢問游標所在的格子，或問規則。按兩次：這份清單。
app-keys-undo = 復原
app-keys-redo = 重做
app-keys-board = 移到圖板。
app-keys-pad = 在數字鍵盤上輸入數字或算式。
app-keys-pad-enter = 送出數字，接著輸入下一個。
app-keys-pad-back = 刪掉最後一個數字。Delete 全部刪掉。
