# 一桌多机：加入、座位、谁在场、撤销要先问、主持人的权限。

## 分享

app-share = 分享这一桌
app-share-about = 让其他手机加入，看谁坐哪里
app-menu = 更多
app-way-join = 加入这桌
app-way-carry = 导出
app-way-display = 大屏幕
app-scan-to-join = 用手机相机扫一下，选个座位就能玩。
app-join-qr = 加入这一桌的二维码
app-code-spoken = 这一桌的代码：{ $code }
app-another-address = 手机打不开？换个地址
app-which-address = 这台设备有好几个地址，要选跟手机在同一个网络的那个。
app-unreachable = 其他手机现在连不上这台设备。它和手机连的是同一个 Wi-Fi 吗？如果启动时设成只给这台设备用，请重新启动，开放给大家连。
app-alone-company = App 只在这台设备上运行，别人连不进来。请轮流传这台设备，或用下面的方法把这一桌导出到另一台。想让每个人用自己的手机，请用一台电脑来主持：make run。

## 座位

app-who-sits = 谁坐哪里
app-seat-is-mine = 你，就是这部手机
app-seat-is-here = 有人坐，手机在线
app-seat-is-away = 有人坐，手机离线
app-seat-is-nobody = 空位
app-seat-is-played-here = 空位，由这台设备代玩
app-with-mine = { $what }，你的座位
app-with-here = { $what }，手机在线
app-with-away = { $what }，手机离线
app-watchers = { $count ->
   *[other] 另有 { $count } 人旁观
  }
app-plays-all-about = 还没有人入座时，由这台设备替所有人操作。
app-others-seat = 这里有别人坐，只有主持人能改。
app-sit-here = 坐这里
app-give-by-qr = 用二维码交给别人
app-free-seat = 腾出座位
app-move-seat = 移到另一部手机
app-stand-up = 离座
app-ticket-done = 好了
app-hand-over-title = { $name } 的座位
app-hand-over-about = 用另一部手机扫描，{ $name } 的座位就会移过去。只能用一次，十分钟内有效。

## 来到桌边

app-join = 加入一桌
app-join-about = 用相机扫桌上的二维码，或输入代码：
app-table-code = 牌桌代码
app-join-go = 加入
app-code-first = 请输入桌上二维码下方的代码。
app-join-again = 代码在那一桌的页面上，点二维码图标就能看到。
app-astray = 这个链接没有通到任何地方，可能在途中被截断或改动了。请对方再发一次。
app-to-the-start = 回到首页
app-where-sit = 你坐哪里？
app-seat-taken = 有人快了一步，{ $name } 的座位已经有人坐了。
app-all-taken = 座位都坐满了。可以旁观，或请主持人腾出一个座位。
app-just-watch = 旁观就好
app-take-a-seat = 选座位
app-you-are-watching = 你正在旁观
app-sit-to-play = 选个空位就能一起玩。
app-freed-title = 这部手机在这里没有座位了
app-freed-about = 主持人把你的座位腾出来了，或交给了另一部手机。
app-take-seats = 用这部手机接手 { AND($names, most: 8) } 的座位
app-take-seats-about = 原来的手机之后就只能旁观。
app-take-host = 让这部手机也当主持人
app-take-host-about = 这部手机就能开新桌、改设置、结束和删除牌局，也能腾出座位。

## 一起玩

app-watching = 你正在旁观
app-watching-full = 你正在旁观，座位都坐满了。
app-only-look = 这是 { $name } 的，只能看
app-back-to-mine = 回到我的
app-plays-elsewhere = 这里只能用 { $name } 自己的手机操作。
app-plays-nobody = 还没有人坐 { $name } 的座位。
app-seat-freed = { $count ->
   *[other] 主持人把 { AND($names, most: 8) } 的座位腾出来了。
  }
app-seat-elsewhere = { $count ->
   *[other] { AND($names, most: 8) } 的座位已经移到另一部手机。
  }
app-table-finished = 这一桌已经结束，存进历史了。
app-see-result = 看结果
app-overtaken-undo = 慢了一步，刚刚被撤销：{ $what }
app-out-of-step = 这部手机没跟上，画面已经更新，请再试一次。
app-done-by = 由 { $name } 输入
app-corrected-by = { $name } 手动更正

## 撤销前先问

app-the-host = 主持人
app-the-host-first = 主持人
app-asks-undo = { $name } 想撤销这一步：
app-asks-redo = { $name } 想重做这一步：
app-allow-yes = 同意
app-allow-no = 不要
app-asked-mine = 正在问 { $name }：{ $what }
app-asked-others = { $by } 正在问 { $name }：{ $what }
app-withdraw = 算了
app-redone = 已重做：{ $what }
app-settled-granted = { $name } 同意了。
app-settled-declined = { $name } 不同意。
app-settled-withdrawn = 那就算了。
app-settled-overtaken = 游戏已经往下走，{ $what ->
    [redo] 没有重做。
   *[undo] 没有撤销。
  }
app-settled-expired = { $name } 没有回复，{ $what ->
    [redo] 没有重做。
   *[undo] 没有撤销。
  }

## 传手机

app-peek = 只给 { $name } 看的内容
app-pass-to = 请把手机交给 { $name }
app-pass-why = 下一页只给 { $name } 看。
app-i-am = 我是 { $name }

## 主持人的权限

app-only-the-host = 只有主持人能这么做，要在运行 App 的设备上操作。
app-change-setup = 更改开局设置
app-change-setup-about = 座位、名字、颜色、房规
app-change-names = 更改名字、颜色和提示
app-change-names-about = 游戏已经开始，座位和规则不变
app-keep-changes = 就这样
app-file-away-about = 游戏到此为止，可以在历史里找到
app-history-mine-about = 你坐过的牌局
app-hosts = 主持人权限
app-hosts-about = 让你的另一部手机也能开新桌、改设置、结束和删除牌局。
app-host-ticket = 交给另一部手机
app-host-ticket-about = 用要当主持人的手机扫描。只能用一次，十分钟内有效。
app-revoke-hosts = 收回所有手机的权限
app-hosts-revoked = 现在没有其他手机有主持人权限。

app-secrets-stay = 这一局还没结束就收起来了。当时的秘密仍是秘密，所以没有记录，也不能重放。
