// The phone's Back closes what is open, and leads up, as in an app: from a table home, never through the door that led to it.
// What is open only the app knows. So Back always comes to an address that is another one, and the app decides.
"use strict";

(() => {
  const BASE = "/back"; // lies below the first page; whoever comes here wants to leave it
  const DOOR = /^\/(new|j|h|c)(\/|$)/i; // a setup, a code, a pass, something brought: once its table is there, nobody wants it again
  const TABLE = /^\/t\//i;
  const HASHED = /^#\//; // a site of files alone has its addresses behind the "#"

  const push = history.pushState.bind(history);
  const above = new Map(); // by the address of a page: the one it was opened from, which lies below it in the history

  const path = (url) => {
    const { hash, pathname } = new URL(url ?? "", location.href);
    return HASHED.test(hash) ? hash.slice(1) : pathname;
  };

  if (history.state === null) { // else the page is only loaded anew
    const first = location.href;
    history.replaceState(null, "", document.currentScript.dataset.hashed ? `#${BASE}` : BASE);
    push(null, "", first);
  }

  history.pushState = (state, title, url) => {
    const [here, there] = [path(location.href), path(url)];
    if (state && above.get(here) === there) {
      history.back();
    } else if (state && DOOR.test(here) && TABLE.test(there)) {
      if (above.has(here)) above.set(there, above.get(here));
      history.replaceState(state, title, url);
    } else {
      above.set(there, here);
      push(state, title, url);
    }
  };

  asked.on("leave", () => history.back());
})();
