// A phone that slept, or lost the Wi-Fi, comes back at once, and a slim bar says so meanwhile.
//
// The client does reconnect by itself, but doubles its pause with each failure: after a long absence the next attempt
// may be minutes away. So when the line has been down for a while, or the phone wakes up, and the server answers
// again, load the page anew; the session on the server is still there. A server that was restarted knows nothing of
// the page; the client would show its old state for ever. So when a line stands again, ask the server who it is. And a
// line that died while the phone slept still looks open to it. So after a nap, ask whether the server holds it too.
"use strict";

(() => {
  const server = document.currentScript.dataset.server; // the one this page came from
  const QUIET = 1000; // milliseconds without a line before anything is said
  const PATIENCE = 5000; // left to the client's own attempts while somebody watches
  const PULSE = 1500; // between two looks
  const ANSWER = 4000; // within which the server answers if it is there
  const NAP = 10000; // hidden for longer, the line is in doubt
  const FAREWELL = 1800; // for which it is said that all is well again

  const lines = new Map(); // open web sockets and their names
  let lostAt = null; // null until a line existed and was lost
  let doubtAt = null; // since when the server has not confirmed a line that looks open
  let hiddenAt = null;
  let asking = false;

  const ask = async () => {
    const patience = new AbortController();
    const bell = setTimeout(() => patience.abort(), ANSWER);
    try {
      const names = [...lines.values()].map((name) => `line=${name}`).join("&");
      return await (await fetch(`/alive?${names}`, { cache: "no-store", signal: patience.signal })).json();
    } finally {
      clearTimeout(bell);
    }
  };

  const look = async () => {
    if (asking) return;
    asking = true;
    try {
      const answer = await ask();
      if (answer.server !== server || lostAt !== null || !answer.held) location.reload();
      doubtAt = null;
    } catch {
      // still out of reach
    } finally {
      asking = false;
      tell();
    }
  };

  globalThis.WebSocket = class extends WebSocket {
    constructor(where, ...rest) {
      const name = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
      const address = new URL(where, location.href);
      address.searchParams.set("line", name);
      super(address, ...rest);
      this.addEventListener("open", () => {
        lines.set(this, name);
        if (lostAt !== null) ask().then((answer) => { if (answer.server !== server) location.reload(); }, () => {});
        lostAt = null;
        doubtAt = null;
        picture.leave();
        tell();
      });
      this.addEventListener("message", () => picture.heard());
      this.addEventListener("close", () => {
        if (!lines.delete(this) || lines.size) return;
        lostAt = Date.now();
        picture.keep();
        setTimeout(tell, QUIET);
      });
    }
  };

  // The bar

  let bar = null;
  let said = "";
  let bell = 0;

  const language = () => {
    const known = (tag) => (/^zh-(Hant|TW|HK|MO)\b/i.test(tag) ? "zh-Hant" : /^zh\b/i.test(tag) ? "zh-Hans" : /^en\b/i.test(tag) && "en");
    return navigator.languages.map(known).find(Boolean) || "en";
  };

  const say = (what) => {
    if (!bar || said === what) return;
    clearTimeout(bell);
    said = what;
    bar.lang = language();
    if (what) bar.textContent = JSON.parse(bar.dataset.words)[bar.lang][what];
    bar.classList.toggle("shown", Boolean(what));
    if (what === "found") bell = setTimeout(() => say(""), FAREWELL);
  };

  const tell = () => {
    const since = Math.min(lostAt ?? Infinity, doubtAt ?? Infinity);
    if (Date.now() - since >= QUIET) say("lost");
    else if (since === Infinity && said === "lost") say("found");
  };

  document.addEventListener("DOMContentLoaded", () => { bar = document.getElementById("link"); });

  // When to look

  const wake = (doubt) => {
    if (document.hidden) return;
    if (doubt && lostAt === null && lines.size) doubtAt ??= Date.now();
    if (lostAt !== null || doubtAt !== null) look();
  };

  setInterval(() => {
    tell();
    if (!document.hidden && (doubtAt !== null || (lostAt !== null && Date.now() - lostAt >= PATIENCE))) look();
  }, PULSE);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else wake(hiddenAt !== null && Date.now() - hiddenAt >= NAP);
  });
  addEventListener("online", () => wake(true));
  addEventListener("focus", () => wake(false));
})();
