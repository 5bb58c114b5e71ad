# 用键盘玩一桌。光标停在一格、一个六角格或一条边上。

app-keys = 键盘
app-keys-about = 每个按键的作用
app-board-keys = 图板。方向键移动光标，Enter 点选。
app-board-open = { $cell }：现在可以选
app-board-looked-at = 只供查看的图板。方向键移动光标。
app-row-keys = 一排可选的东西。方向键逐一移动，Enter 选取。
app-keys-tab = 移到下一个控件。图板算一个，一排牌也算一个。
app-keys-arrows = 在图板上移动光标，或沿着一排牌移动。
app-keys-ends = 移到一排的尽头。
app-keys-enter = 点选光标所在之处。
app-keys-escape = 关闭打开的页面，或放下手上的东西。
app-keys-choose = 选择旁边标着这个记号的板块或牌。
app-keys-ask = 询问光标所在的格子，或问规则。按两次：这份清单。
app-keys-undo = 撤销
app-keys-redo = 重做
app-keys-board = 移到图板。
app-keys-pad = 在数字键盘上输入数字或算式。
app-keys-pad-enter = 提交数字，接着输入下一个。
app-keys-pad-back = 删掉最后一个数字。Delete 全部删掉。
