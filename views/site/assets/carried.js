// A whole table may come with a link, behind the "#", where no server ever sees it; as a file that the system opens with
// this app; or as whatever another app shares with it. It is put where the page for bringing tables looks for it, and that
// page is opened.
"use strict";

(async () => {
  const LONGEST = 180000; // characters
  const PATIENCE = 1000; // milliseconds for the system to hand over a file
  const SHARED = "shared-with-companion"; // where the service worker leaves what was shared

  const shared = async () => {
    const cache = await caches.open(SHARED);
    const left = await cache.match("shared");
    await caches.delete(SHARED);
    if (!left) return "";
    return left.headers.get("companion-kind") === "file" ? dropped.text(await left.blob()) : left.text();
  };

  const opened = () => new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, "");
    launchQueue.setConsumer(async ({ files }) => {
      if (files.length) resolve(await dropped.text(await files[0].getFile()));
    });
  });

  const brought = async () => {
    if (location.search === "?shared") return shared();
    if (location.hash.length < 2 && "launchQueue" in self) return opened();
    return location.hash.slice(1);
  };

  const carried = await brought().catch(() => "");
  try {
    localStorage.setItem("flutter.companion.carried", JSON.stringify(carried.length <= LONGEST ? carried : ""));
  } catch {
    // a browser that keeps nothing
  }
  // In capitals it is the address of a link whose table stayed behind on the way: the page says so.
  location.replace(!carried && location.pathname.endsWith("/C/") ? "../#/C" : "../#/c");
})();
