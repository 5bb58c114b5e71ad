// Keys of a keyboard. The client's tree for screen readers moves its elements when others come or go, and a browser takes the
// focus from what is moved: it gets the focus back. A held key repeats as fast as its keyboard is set to: most of that is left out.
// The client leaves a Tab from the only control of a dialog to the browser, which would go on elsewhere.
"use strict";

(() => {
  const PAUSE = 50; // milliseconds between two repeats of a held key
  let repeatedAt = 0;

  const typing = () => /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");

  addEventListener("keydown", event => {
    if (!event.repeat || typing()) return;
    const now = performance.now();
    if (now - repeatedAt < PAUSE) event.stopImmediatePropagation();
    else repeatedAt = now;
  }, true);

  addEventListener("keydown", event => {
    const dialog = event.key === "Tab" && document.querySelector('[role$="dialog"]');
    if (!dialog || [...dialog.querySelectorAll("*")].filter(each => each.tabIndex >= 0).length > 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  addEventListener("focusout", event => {
    const moved = event.target;
    if (event.relatedTarget || moved.tagName !== "FLT-SEMANTICS") return;
    queueMicrotask(() => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && moved.isConnected) moved.focus({ preventScroll: true });
    });
  }, true);
})();
