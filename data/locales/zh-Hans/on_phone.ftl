# 命令行会说是哪个文件，手机上不说：拿着手机的人到不了那里。

history-home-in-use-on-phone = 另一个桌游伙伴正在使用这些游戏。请先把它关掉。
history-home-not-writable-on-phone = 没法把游戏保存在这里。{ history-reason }
history-journal-damaged-on-phone = 这桌的记录从第 { $line } 行起损坏：{ history-damage }。这一行之前的内容都能救回来，损坏的文件也会保留。
history-journal-unwritable-on-phone = 没法保存。{ history-reason }之前存好的都还在，请再试一次。
history-journal-unreadable-on-phone = 没法打开牌局 { $table }。{ history-reading }{ history-mending }
history-journal-exists-on-phone = 这一局已经在这里了。
history-journal-missing-on-phone = 这一局已经不在这里了。
history-store-unwritable-on-phone = 没法保存：{ history-what }。{ history-reason }之前存好的都还在。
history-store-damaged-on-phone = 这份数据损坏了：{ history-what }。请管理主机的人用这个命令修复：companion doctor --repair
history-store-unreadable-on-phone = 没法读取：{ history-what }。{ history-reading }{ history-mending }
