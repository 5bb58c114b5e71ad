# 把一桌变成一个码带走，还有把别处的一桌带进来。

## 带走

app-carry = 导出这一桌
app-carry-away = 导出成二维码
app-carry-about = 扫码或发送都行：另一台装了桌游伙伴的设备就能从这里接着玩，不用联网。
app-carry-secrets = 这个码里什么都有，包括别人不该看到的。别给还在玩的人看。
app-carry-kept = 这个游戏有秘密。还在玩的时候，只有主持人能导出这一桌。
app-carry-picture = 这桌的二维码
app-carry-size = { $bytes } 字节 · 二维码版本 { $version }（最大 40） · { $pictures ->
    [1] 一张图
   *[other] { $pictures } 张图
  }
app-carry-part = 第 { $part } 张，共 { $parts } 张
app-carry-parts-about = 这桌太长，一张图装不下。每张各拍一次，顺序随意；镜头跟不上就放慢，或者先停在这张。
app-carry-speed = 速度
app-carry-slower = 慢一点
app-carry-faster = 快一点
app-carry-hold = 停在这张
app-carry-go-on = 继续换
app-carry-part-back = 上一张
app-carry-part-on = 下一张
app-carry-older = 牌桌又有新进展了。这些图还是刚才的样子。
app-carry-renew = 重新生成
app-carry-save-table = 存成文件
app-carry-save-album = 连同笔记与照片存成文件
app-carry-save-picture = 保存图片
app-carry-save-this-picture = 保存这张图
app-carry-save-sheet = 打印用的一页
app-carry-as-text = 文字
app-carry-as-text-about = 用聊天或邮件发给别人。
app-carry-as-link = 链接
app-carry-as-link-about = 能连到这个地址的设备，点开就行；连不到的，粘贴到“导入牌局”里。# 后面的内容不会发给任何服务器。
app-copy = 复制
app-copied = 已复制
app-copy-failed = 这个浏览器不让 App 复制，请自己选中文字。
app-copy-by-hand = 点进输入框，全选，再复制。
app-carry-sheet-title = { $game } · { AND($names, most: 8) } · { $date }
app-carry-sheet-guide = { $parts ->
    [1] 整桌都在这张图里。打开桌游伙伴，点“导入牌局”，再拍下这张图。
   *[other] 整桌都在这 { $parts } 张图里。打开桌游伙伴，点“导入牌局”，把每张都拍下来，顺序随意。
  }

## 带进来

app-bring-table = 导入牌局
app-bring-table-about = 接着玩别处的一桌：拍它的码、选文件，或粘贴文字
app-bring-about = 有人给了你一桌，不管是码、文件还是文字，都能在这里接着玩。
app-bring-host-only = 只有主持人能导入别处的牌局。请在运行 App 的设备上打开，或者把码发过去。
app-bring-scan = 扫描二维码
app-bring-scan-about = 把二维码对准镜头。
app-bring-photo = 拍二维码或选照片
app-bring-file = 选择文件
app-bring-paste = 文字
app-bring-paste-about = 粘贴码、链接，或者收到的整段消息。
app-bring-code = 码或链接
app-bring-read = 读取
app-bring-nothing-typed = 先把码粘贴到输入框里。
app-bring-link-about = 点开指向这里的链接，那一桌就会自动导入。在电脑上也可以把文件拖到这一页。
app-bring-parts = { $total } 张里已经有 { $found } 张
app-bring-missing = { $count ->
   *[other] 还缺第 { AND($parts, most: 8) } 张。
  }顺序随意。
app-bring-start-over = 重新开始
app-bring-bad-record = { $file } 读不成记录：{ $what }

## 带进来的是什么

app-bring-finished = 已经玩完
app-bring-when = { $entries ->
    [0] { $begun } 开始，还没有动作
   *[other] { $begun } 开始，共 { $entries } 条
  }
app-bring-last = 最后一条 { $last }
app-bring-points = { $points } 分
app-bring-points-differ = 码上 { $claimed } 分，我们算 { $counted } 分
app-bring-agrees = 在这里重算，分数一样。
app-bring-differs = 在这里算出来的跟码上写的不同。以这里算的为准，打开明细就知道差在哪里。
app-bring-not-finished-here = 码上说这局已经结束，但按这里的规则还没有。
app-bring-will-new = 会在这里开成一桌，接着玩。
app-bring-will-finished = 会存进历史。
app-bring-will-continued = 这桌这里已经有了。码里多了 { $entries } 条，会接上去。
app-bring-will-nothing = 这桌这里已经有了，跟码里一模一样。
app-bring-will-behind = 这桌这里已经有了，还比码里多 { $entries } 条。
app-bring-will-both = 这里有另一桌用同一个编号，但开局不同。两桌都会留着。
app-bring-parted = 这桌这里已经有了，但第 { $entry } 条不一样：
app-bring-here = 这里
app-bring-there = 码里
app-bring-told-undo = 已撤销：{ $what }
app-bring-told-redo = 已重做：{ $what }
app-bring-keep-both = 两边都不会丢：这里的一桌照旧，码里的另开一桌。
app-bring-do-new = 在这里接着玩
app-bring-do-finished = 存进历史
app-bring-do-continued = 接着玩
app-bring-do-nothing = 去那一桌
app-bring-do-behind = 去那一桌
app-bring-do-both = 两桌都留
app-bring-not-this = 不是这个
app-brought-new = 已导入，接着玩吧。
app-brought-finished = 已存进历史。
app-brought-continued = 已经接上最新进度。
app-brought-nothing-new = 没有新的东西，这桌本来就在。
app-brought-kept-both = 两桌都留着。这是刚导入的那一桌。
