// The bell when time is up: three tones, and the phone shakes. A browser lets a page sound only once it was touched, so the
// sound is made ready at the first touch or key, and a page that nobody has touched shakes in silence.
"use strict";

(() => {
  const TONES = [880, 880, 1175]; // in hertz
  const LENGTH = 0.16; // seconds of each tone, and of the pause after it
  const LOUD = 0.4;
  const SOFT = 0.0001; // a volume cannot fall to nothing evenly
  const SHAKEN = [160, 160, 160, 160, 320]; // milliseconds: shaken, still, shaken …
  const Sound = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  let sound = null;

  const ready = async () => {
    try {
      sound ??= new Sound();
      if (sound.state !== "running") await sound.resume();
    } catch {
      // a browser without sound
    }
  };

  const strike = (tone, at) => {
    const source = sound.createOscillator();
    const volume = sound.createGain();
    source.frequency.value = tone;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(SOFT, at + LENGTH);
    source.connect(volume).connect(sound.destination);
    source.start(at);
    source.stop(at + LENGTH);
  };

  const ring = ({ loud }) => {
    navigator.vibrate?.(SHAKEN);
    if (!loud || sound?.state !== "running") return;
    TONES.forEach((tone, number) => strike(tone, sound.currentTime + 2 * LENGTH * number));
  };

  if (Sound) for (const kind of ["pointerup", "keydown"]) addEventListener(kind, ready, { capture: true, passive: true });
  asked.on("ring", ring);
})();
