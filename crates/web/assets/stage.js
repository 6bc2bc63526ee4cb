// Results are staged: dice and cards of an action are shown over the board, one line after the other, before they become
// lines of the log. Nothing waits for it but at the slowest speed, where a click or a key goes on.
"use strict";
(() => {
  const stage = K.id("stage");
  if (!stage) return;
  const list = stage.querySelector("ol");
  let closing = 0;

  // Sounds are made here: a knock for dice, two tones for what comes of them.
  let audio = null;
  const tone = (at, from, to, length, loud, kind) => {
    const voice = audio.createOscillator(), gain = audio.createGain();
    voice.type = kind;
    voice.frequency.setValueAtTime(from, at);
    voice.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    voice.connect(gain).connect(audio.destination);
    voice.start(at);
    voice.stop(at + length);
  };
  const sounds = {
    dice: (at) => { for (const n of [0, 0.07, 0.15]) tone(at + n, 240 - 400 * n, 90, 0.06, 0.12, "triangle"); },
    card: (at) => tone(at, 520, 300, 0.09, 0.05, "sine"),
    move: (at) => tone(at, 150, 80, 0.07, 0.08, "sine"),
  };
  K.play = (name) => {
    if (K.settings.get("sound") !== "on") return;
    try {
      audio ??= new AudioContext();
      sounds[name]?.(audio.currentTime);
    } catch { /* a browser without sound */ }
  };

  const close = () => {
    clearTimeout(closing);
    stage.hidden = true;
  };
  /** Shows what these entries of the log tell, if dice were rolled or something was drawn. */
  K.stage = (entries) => {
    const speed = K.settings.get("stage");
    const lines = entries.flatMap((entry) => [...entry.querySelectorAll("li")]);
    if (!lines.length) return;
    close(); // what was told before is in the log
    const rolled = lines.some((line) => line.querySelector(".dice")), drawn = lines.some((line) => line.dataset.kind.includes("draw"));
    K.play(rolled ? "dice" : drawn ? "card" : "move");
    if (!rolled && !drawn || speed === "off" || document.hidden) return;
    // From the first roll or draw on, at most so many lines: the log has all of them.
    const first = lines.findIndex((line) => line.querySelector(".dice") || line.dataset.kind.includes("draw"));
    const told = lines.slice(Math.max(0, first - 1), first + 7);
    list.replaceChildren(...told.map((line, n) => {
      const item = document.createElement("li");
      item.dataset.kind = line.dataset.kind;
      item.append(...line.querySelector(".line > span, .line").cloneNode(true).childNodes);
      item.style.setProperty("--n", n);
      return item;
    }));
    clearTimeout(closing);
    stage.hidden = false;
    stage.classList.toggle("waits", speed === "staged");
    if (speed === "staged") stage.querySelector("button").focus({ preventScroll: true });
    else closing = setTimeout(close, 1600 + 700 * told.length);
  };
  stage.querySelector("button").addEventListener("click", close);
  document.addEventListener("keydown", (event) => {
    if (stage.hidden || K.typing(event)) return;
    if (stage.classList.contains("waits") && ["Enter", " ", "Escape"].includes(event.key)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
      K.id("prompt")?.focus({ preventScroll: true });
    }
  }, true);
  document.addEventListener("pointerdown", (event) => { if (!stage.hidden && !stage.contains(event.target)) close(); }, true);
})();
