# 没有电脑也能多部手机一起玩：两次扫描、过程中的说明、连不上时的办法。

## 主持的手机

app-near = 不用电脑，一起玩
app-near-lead = 每个人用自己的手机，不用上网。实验功能
app-near-company = 这里没有电脑主持。可以轮流传这台设备，让其他手机各扫两次直接加入，或用下面的方法导出这一桌。
app-near-experimental = 实验功能：很多网络可以用，有些不行。目前只在 Chromium 上试过。
app-near-about = 这部手机就是主机，不经过任何服务器。大家要连同一个 Wi-Fi，或连这部手机的热点。只有从没打开过这个 App 的手机才需要上网。
app-near-stay = 玩的时候请让这个 App 一直开在最前面，其他手机都靠它。屏幕会一直亮着。
app-near-invite = 邀请一部手机
app-near-invite-next = 再邀请一部手机
app-near-nobody = 还没有其他手机加入。
app-near-here = { $count ->
   *[other] 已有 { $count } 部手机加入。
  }
app-near-came = 有一部手机加入了。
app-near-making = 正在生成二维码……
app-near-first = 1. 用另一部手机扫这个
app-near-first-about = 用相机扫就行。打开的页面会显示它自己的二维码。
app-near-code = 邀请手机加入的二维码
app-near-link = 同一个邀请的链接
app-near-link-about = 给没法扫码的手机用。
app-near-second = 2. 用这部手机扫对方的码
app-near-second-about = 用这部手机的相机应用扫也可以：打开的页面会把码交给这一页。
app-near-scan = 用相机扫
app-near-picture = 打开二维码的图片
app-near-paste = 对方二维码的文字
app-near-take = 用这段文字
app-near-joining = 两部手机正在找对方……
app-near-withdraw = 取消
app-near-to-table = 回到牌桌
app-near-hint = 把相机对准另一部手机上的二维码。
app-near-unseen = 这里不能使用相机。请在浏览器设置里允许，或者改用对方二维码的文字。
app-near-guest = 这部手机是另一部手机的客人，只有那一部能让别人加入。

## 可能的情况

peer-nothing = 这里面没有另一部手机的码。请扫它在第一次扫描之后显示的二维码，或者复制整段文字。
peer-damaged = 这个码损坏了或者不完整。请再扫一次，或者复制整段文字。
peer-newer = 这个码来自更新的版本。请在能上网的地方，把两部手机的页面都重新加载。
peer-offer = 这是邀请用的码。这里要的是回复：另一部手机扫过这里之后，它自己显示的那个码。
peer-other = 这个码回复的是别的邀请。请让另一部手机扫现在这里显示的码。
peer-unable = 这个浏览器不能直接连到其他手机。请改用 Chrome 或 Safari，并用 https 打开页面。
peer-apart = 两部手机没找到对方。请看下面的办法，再邀请一次。
peer-full = 已经有 { $most } 部手机了，再多就太慢了。
receiving-elsewhere = 当客人的手机不能交文件，请在主持的手机上打开。

## 加入的手机

link-near-title = 加入一桌
link-near-about = 在主持的手机上：点“分享”，再点“不用电脑，一起玩”，再点“邀请一部手机”。然后把它显示的码带到这里：
link-near-experimental = 实验功能：很多网络可以用，有些不行。
link-near-scan = 用相机扫
link-near-camera-app = 请用这部手机的相机应用扫。
link-near-picture = 打开二维码的图片
link-near-paste = 粘贴链接或二维码的文字
link-near-use = 用这段文字
link-near-hint = 把相机对准另一部手机上的二维码。
link-near-close = 关闭
link-near-unseen = 这里不能使用相机。请在浏览器设置里允许，或者改用对方二维码的文字。
link-near-show = 把这个码给主持的手机扫
link-near-show-about = 它在“2.”那里扫，过一会儿牌桌就会出现在这里。
link-near-code = 回复邀请的二维码
link-near-as-text = 或者用文字发过去：
link-near-copy = 复制
link-near-copied = 已复制
link-near-try = 如果一直没有反应：
link-near-try-wifi = 两部手机连的是同一个 Wi-Fi 吗？移动数据在这里帮不上忙。
link-near-try-hotspot = 访客网络常常不让手机互连。请打开其中一部手机的热点，让另一部连上去。
link-near-try-camera = 在两部手机上都允许这个页面使用相机：浏览器平时会隐藏地址，允许后才会提供。
link-near-try-again = 重新加载页面，把两个码再扫一次。
link-near-gone = 主持的手机没有回应
link-near-gone-about = 它醒着吗？这个 App 开在最前面吗？它一回来，这里就会自己继续。如果没有，请扫那边新邀请的码，你的座位还在。
link-near-handed = 已经交过去了
link-near-handed-about = 请回到牌桌的页面，另一部手机正在加入。这一页可以关掉了。
link-near-unhanded = 这里没有人在等这个码
link-near-unhanded-about = 这是回复邀请的码。请在发出邀请的手机上，用同一个浏览器打开 App，再扫一次。
link-near-nothing = 这里面没有另一部手机的码。
link-near-damaged = 这个码损坏了或者不完整。请再扫一次，或者复制整段文字。
link-near-newer = 这个码来自更新的版本。请在能上网的地方，把两部手机的页面都重新加载。
link-near-unable = 这个浏览器不能直接连到其他手机。请改用 Chrome 或 Safari，并用 https 打开页面。
