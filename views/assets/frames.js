// A renderer that has stopped drawing leaves a dead picture on the screen. When something came or was touched and no frame
// followed, one is asked for; when even that is not drawn although the browser draws, the page loads itself anew, once. The
// session waits on the server, so the page comes back where it was.
"use strict";

const frames = (() => {
  const PATIENCE = 3000; // milliseconds for a frame that is due, and for one that was asked for
  const ALIVE = 5; // frames of the browser itself meanwhile: it was not merely busy
  const PULSE = 500; // between two looks
  const AGAIN = 60000; // so soon after a reload another would not help either
  const MARK = "companion.stopped"; // when the page was last loaded anew

  let drawn = false; // whether a frame was ever seen: in an unknown renderer nothing is ever due
  let dueAt = null;
  let askedAt = null;
  let alive = 0;
  let stopped = false;

  const paint = () => {
    drawn = true;
    dueAt = askedAt = null;
    if (stopped) bar.say("");
    stopped = false;
  };

  // A frame is what reaches a canvas of the page; what is drawn elsewhere may never get there.
  const watch = (kind, ...names) => {
    for (const name of names) {
      const draw = kind?.prototype[name];
      if (!draw) continue;
      kind.prototype[name] = function (...values) {
        const result = draw.apply(this, values);
        if (this.canvas instanceof HTMLCanvasElement) paint();
        return result;
      };
    }
  };
  watch(globalThis.ImageBitmapRenderingContext, "transferFromImageBitmap");
  watch(globalThis.CanvasRenderingContext2D, "putImageData");
  watch(globalThis.WebGLRenderingContext, "clear", "drawArrays", "drawElements");
  watch(globalThis.WebGL2RenderingContext, "clear", "drawArrays", "drawElements");

  const count = () => {
    if (askedAt === null) return;
    alive += 1;
    requestAnimationFrame(count);
  };

  const ask = () => {
    askedAt = Date.now();
    alive = 0;
    requestAnimationFrame(count);
    visualViewport.dispatchEvent(new Event("resize")); // the client draws anew, whatever the size
  };

  const reload = async () => {
    stopped = true;
    try {
      if (Date.now() - Number(sessionStorage.getItem(MARK)) < AGAIN) throw new Error("just loaded anew");
      await fetch("/alive", { cache: "no-store" }); // without the server there would be no page at all
      sessionStorage.setItem(MARK, Date.now());
      location.reload();
    } catch {
      bar.say("stopped");
    }
  };

  const look = () => {
    const now = Date.now();
    if (document.hidden) dueAt = askedAt = null;
    else if (askedAt !== null && now - askedAt >= PATIENCE && alive >= ALIVE && !stopped) reload();
    else if (askedAt === null && dueAt !== null && now - dueAt >= PATIENCE) ask();
  };

  const due = () => { if (drawn && !document.hidden) dueAt ??= Date.now(); };

  if (globalThis.visualViewport) {
    setInterval(look, PULSE);
    for (const sign of ["pointerup", "keydown", "error"]) addEventListener(sign, due, true);
  }

  // Something came, or was touched: a frame is due.
  return { due };
})();
