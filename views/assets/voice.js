// Reading aloud and dictation, where this browser can do them.
"use strict";

(() => {
  const DEAF = "companion.deaf"; // when the browser last refused to listen, in milliseconds since 1970
  const REST = 86400000; // milliseconds for which it is not asked again
  const NOBODY = new Set(["no-speech", "aborted"]); // nothing was said, or somebody thought better of it

  const FOCUS = 5000; // milliseconds a field has to get the focus, looked at every frame
  const FRAME = 16;

  const Recognition = isSecureContext && (globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition);
  let reading = "";
  let listening = null;

  // What this browser can do is read by the app when a page begins.
  const tell = () => {
    const voices = globalThis.speechSynthesis?.getVoices() ?? [];
    asked.tell("speaks", [...new Set(voices.map(({ lang }) => lang.replace("_", "-")))].slice(0, 200).join(" "));
    asked.tell("hears", Boolean(Recognition) && Date.now() - Number(localStorage.getItem(DEAF) ?? 0) > REST);
  };

  // The same text a second time means: enough.
  const read = ({ text, language }) => {
    const enough = reading === text && speechSynthesis.speaking;
    speechSynthesis.cancel();
    reading = enough ? "" : text;
    if (!reading) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    speechSynthesis.speak(spoken);
  };

  // The field that has the focus is an element like any other as long as it has it.
  const field = () => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  };

  const until = async (so) => {
    const end = performance.now() + FOCUS;
    while (!so() && performance.now() < end) await new Promise((done) => setTimeout(done, FRAME));
  };

  const refused = ({ error }) => {
    if (NOBODY.has(error)) return;
    localStorage.setItem(DEAF, String(Date.now()));
    tell();
    bar.say("unheard");
  };

  const listen = async ({ language }) => {
    listening?.abort();
    await until(field);
    const into = field();
    if (!into) return bar.say("unheard"); // nowhere to type
    listening = new Recognition();
    listening.lang = language;
    listening.interimResults = true;
    let last = null;
    listening.onresult = async ({ results }) => {
      last = results;
      await until(() => field() === into); // the client may take the focus away for a moment
      if (field() !== into || last !== results) return;
      into.value = [...results].map(([best]) => best.transcript).join("");
      into.dispatchEvent(new Event("input", { bubbles: true }));
    };
    listening.onerror = refused;
    listening.start();
  };

  const tried = (doing) => async (details) => {
    try {
      await doing(details);
    } catch {
      bar.say("unheard"); // it cannot be done after all
    }
  };

  asked.on("read", tried(read));
  asked.on("listen", tried(listen));
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", tell);
  tell();
})();
