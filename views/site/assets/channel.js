// The line between two browsers: how it is begun, and how messages go over it in frames. views/lines/frames.py speaks the same.
"use strict";

const channel = (() => {
  const LABEL = "table";
  const GATHERING = 2000; // milliseconds for a browser to find its own addresses
  const FRAME = 16384; // bytes
  const [BEAT, PART, LAST, HELLO] = [0, 1, 2, 3];

  // A description with all addresses that were found in time: nothing can be sent after a code was scanned.
  const gathered = (connection) => new Promise((resolve) => {
    const look = () => { if (connection.iceGatheringState === "complete") resolve(); };
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  }).then(() => connection.localDescription.sdp);

  const framed = (kind, bytes) => {
    const frame = new Uint8Array(bytes.length + 1);
    frame[0] = kind;
    frame.set(bytes, 1);
    return frame;
  };

  const frames = (bytes) => {
    const room = FRAME - 1;
    const made = [];
    for (let at = 0; at < bytes.length; at += room) {
      made.push(framed(at + room < bytes.length ? PART : LAST, bytes.subarray(at, at + room)));
    }
    return made;
  };

  // Puts frames together: gives the message once it is whole.
  const gathering = () => {
    let pieces = [];
    return (frame) => {
      pieces.push(frame.subarray(1));
      if (frame[0] !== LAST) return null;
      const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      pieces.reduce((at, piece) => { whole.set(piece, at); return at + piece.length; }, 0);
      pieces = [];
      return whole;
    };
  };

  // The screen stays lit as long as it is wanted: a page that is not seen is stopped, and what it serves with it.
  let lit = null;
  let wanted = false;
  const light = async () => {
    if (!wanted || lit || document.hidden) return;
    try {
      lit = await navigator.wakeLock.request("screen");
      lit.addEventListener("release", () => { lit = null; });
      if (!wanted) await lit.release();
    } catch {
      lit = null; // a browser that cannot, or a battery that is low
    }
  };
  const awake = (so) => {
    wanted = so;
    if (so) light();
    else lit?.release();
  };
  if (globalThis.document) document.addEventListener("visibilitychange", light);

  return {
    LABEL, BEAT, HELLO, awake,
    possible: () => Boolean(globalThis.RTCPeerConnection),
    begin: () => new RTCPeerConnection({ iceServers: [] }), // nobody else is asked for anything
    gathered, framed, frames, gathering,
  };
})();
