# 主机不让手机做的事：权限、座位、代码、通行码、上限。

hosting-not-yours = { $seat } 号座位不是你的，现在由别人使用，或者已经让出去了。
hosting-only-watching = 你正在旁观，选个座位就能一起玩。
hosting-host-only = 只有主持人才能这么做。
hosting-no-such-seat = 这一桌没有 { $seat } 号座位。
hosting-seat-taken = 有人快了一步，{ $seat } 号座位已经有人坐了。
hosting-table-gone = 这一局已经删除。
hosting-too-fast =
    { $seconds ->
       *[other] 点得太快了，请过 { $seconds } 秒再试。
    }
hosting-too-many-attempts =
    { $seconds ->
       *[other] 输错太多次了，请过 { $seconds } 秒再试。
    }
hosting-malformed = 看不懂收到的内容，什么都没有改动。
hosting-cannot-show = 画面没法这样显示，什么都没有改动。
hosting-reread-too-often = 这桌更正看错的印刷已经太多次，App 不再重算全部行动。请直接更正数字。
hosting-record-full = 这一局的记录已经满了，请结束这一局，再开新的。
hosting-kept-secret = 这样不行，但原因是别人的秘密，不能说。
hosting-nothing-to-take-back = 没有可以撤销或重做的操作了。
hosting-already-asked = 已经在征求别人同意，请等对方答复。
hosting-asked-enough = 这一步你已经问过了，请直接在桌上商量。
hosting-nothing-asked = 这个请求已经失效。
hosting-not-asked = 这个请求不由你来答复。

hosting-code-unknown = 没有哪一桌用这个代码，请再看一眼另一块屏幕上的代码。
hosting-code-unreadable = 代码里不会出现“{ $found }”。为了避免看错，代码不用 0、O、1 和 I。
hosting-code-unclear = 有好几桌的代码都以这 { $length } 个字符开头，请再多输入一个。
hosting-ticket-unknown = 这个通行码已经失效：可能用过了、超过十分钟，或者座位已经换人。请重新要一个。
hosting-too-many-tickets = 发出的通行码太多了，请等一些用掉，或满十分钟失效后再试。
hosting-table-full = 人太多了：这里最多容纳 { $most } 个连接。请关掉其他页面再试。
hosting-too-many-tables = 已经开了 { $most } 桌，请先结束或删除其中一桌。
hosting-table-filed = 这一局还没结束就收起来了。主持人可以从历史中重新打开。
hosting-setup-settled = 这一局已经开始，只能再改名字、颜色和提示。
hosting-not-scored = 这一局的分数算不出来。这一桌照原样留着。
