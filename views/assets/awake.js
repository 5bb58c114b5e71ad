// The browser drops the lock that keeps the screen lit whenever the page is hidden. As soon as the page is seen again,
// take anew each lock that was not released on purpose.
"use strict";

(() => {
  const locks = navigator.wakeLock;
  if (!locks) return; // an old browser, or a page over plain http
  const take = locks.request.bind(locks);
  const held = new Map(); // each lock handed out, and the one that stands in for it now

  locks.request = async (kind) => {
    const lock = await take(kind);
    const release = lock.release.bind(lock);
    held.set(lock, lock);
    lock.release = async () => {
      const now = held.get(lock);
      held.delete(lock);
      await release();
      if (now && now !== lock) await now.release();
    };
    return lock;
  };

  document.addEventListener("visibilitychange", async () => {
    if (document.hidden) return;
    for (const [lock, now] of held) {
      if (!now.released) continue;
      const again = await take("screen").catch(() => now); // the battery is low, or the page is hidden again
      if (held.has(lock)) held.set(lock, again);
      else if (again !== now) again.release();
    }
  });
})();
