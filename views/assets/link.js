// A phone that slept, or lost the Wi-Fi, comes back at once. The client does reconnect by itself, but doubles its
// pause with each failure: after a long absence the next attempt may be minutes away. So when the line has been
// down for a while and the server answers again, load the page anew; the session on the server is still there.
// A server that was restarted knows nothing of the page; the client would show its old state for ever. So when a
// line stands again, ask the server who it is.
"use strict";

(() => {
  const server = document.currentScript.dataset.server; // the one this page came from
  const PATIENCE = 5000; // milliseconds left to the client's own attempts
  const PULSE = 1500; // milliseconds between two looks
  let open = 0;
  let lostAt = null; // null until a line existed and was lost

  globalThis.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      let counted = false;
      this.addEventListener("open", () => {
        counted = true;
        open += 1;
        if (lostAt !== null) ask().then((name) => { if (name !== server) location.reload(); }, () => {});
        lostAt = null;
      });
      this.addEventListener("close", () => {
        if (counted) open -= 1;
        if (counted && open === 0) lostAt = Date.now();
      });
    }
  };

  const ask = async () => (await fetch("/alive", { cache: "no-store" })).text();

  const look = async () => {
    if (lostAt === null || document.hidden || Date.now() - lostAt < PATIENCE) return;
    try {
      await ask();
    } catch {
      return; // still out of reach
    }
    if (lostAt !== null) location.reload();
  };

  setInterval(look, PULSE);
  document.addEventListener("visibilitychange", look);
})();
