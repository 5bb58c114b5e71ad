# 手机和牌桌之间的连接，以及从手机传来的文件。

link-lost = 正在找牌桌……
link-found = 连上牌桌了。
link-stopped = 这个页面卡住了，请重新加载。
link-unheard = 这个浏览器现在没法听写或朗读。
link-elsewhere = 已经在另一个标签页继续了。请关掉这一页；要在这里继续，请重新加载。
link-broken = 没能启动，请重新加载这一页；你们的记录都还在。
link-newer = 新版本准备好了，回到牌桌列表时就会换上。
link-renewed = 正在换上新版本。
link-nobody = 这个网址没有东西。请检查有没有打错，或再扫一次牌桌的码。
link-crowded = 现在人太多了，这一页会自己再试一次。
link-short-name = 桌游伙伴
link-description = 玩桌游时帮你记分：什么可以放在哪里、为什么不行，最后把分数都算好。

receiving-late = 文件一直没有传到。请靠近 Wi-Fi 再试一次。
receiving-broken = 传到一半断了，请再试一次。
receiving-lost = 选文件的时候断线了，请重新选一次。
receiving-crowded = 同时传的文件太多了，请过一分钟再试。
