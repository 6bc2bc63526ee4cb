// What an action settles is staged over the board, one moment after the other: attacks, bombs, cards, rolls, turns that
// begin, the end. The server draws the moments; nothing waits for them, and whatever is played closes them.
"use strict";
(() => {
  const stage = K.id("stage");
  if (!stage) return;
  const scene = stage.querySelector(".scene"), more = stage.querySelector(".more"), surface = stage.parentElement;
  const table = K.id("table");
  /** How long a moment stands that nobody has to go on from, in milliseconds. */
  const STANDS = { turn: 1800, end: 6000, roll: 2200, card: 3200 }, FIGHT = 3600;
  let queue = [], shown = 0, timer = 0, call = 0, skipped, asking = Promise.resolve();
  const going = () => table.dataset.going;

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

  const mark = (at) => {
    for (const one of table.querySelectorAll(".fought")) one.classList.remove("fought");
    const found = at && [...table.querySelectorAll(`#board [data-el="${CSS.escape(at)}"]`)];
    for (const one of found || []) one.classList.add("fought");
    return found?.[0]?.getBoundingClientRect();
  };
  // Beside the fight where there is room, and always whole.
  const settle = (spot) => {
    stage.removeAttribute("style");
    stage.removeAttribute("data-side");
    if (!spot || getComputedStyle(stage).position !== "absolute") return;
    // Larger text enlarges the page: what is measured on the screen is brought down to its pixels.
    const room = surface.getBoundingClientRect(), pixel = room.width / surface.offsetWidth || 1;
    const { offsetWidth: wide, offsetHeight: high } = stage, { offsetWidth: across, offsetHeight: down } = surface;
    const within = (value, size, all) => Math.max(8, Math.min(value, all - size - 8));
    const [left, end] = [(spot.left - room.left) / pixel, (spot.right - room.left) / pixel];
    const side = left > across - end ? "left" : "right";
    const x = within(side === "left" ? left - wide - 26 : end + 26, wide, across);
    const middle = ((spot.top + spot.bottom) / 2 - room.top) / pixel, y = within(middle - high / 2, high, down);
    Object.assign(stage.style, { left: `${x}px`, top: `${y}px`, translate: "none" });
    stage.style.setProperty("--tail", `${Math.max(16, Math.min(middle - y, high - 16))}px`);
    if (side === "left" ? x + wide < left : x > end) stage.dataset.side = side;
  };
  // The focus goes on to the question before what has it is out of sight.
  const leave = () => { if (stage.contains(document.activeElement)) (K.id("prompt") || K.id("review"))?.focus({ preventScroll: true }); };
  const end = () => {
    clearTimeout(timer);
    queue = [];
    shown = 0;
    mark();
    leave();
    stage.hidden = true;
  };
  // What is played in one go is skipped as a whole, with what is still fetched of it.
  const close = () => {
    skipped = going();
    call++;
    end();
  };
  const count = () => {
    const all = shown + queue.length;
    more.textContent = all > 1 ? `${shown}/${all}` : "";
    stage.classList.toggle("alone", all === 1);
  };
  const next = () => {
    clearTimeout(timer);
    const moment = queue.shift();
    if (!moment) return end();
    shown++;
    const { at, kind } = moment.dataset;
    const waits = K.settings.get("stage") === "staged" && !moment.matches(".banner");
    if (!waits) leave();
    scene.replaceChildren(moment);
    stage.classList.toggle("waits", waits);
    count();
    stage.hidden = false;
    settle(mark(at));
    K.play(moment.querySelector(".dice") ? "dice" : "card");
    if (waits) stage.querySelector("[data-stage=on]").focus({ preventScroll: true });
    else timer = setTimeout(next, STANDS[kind] ?? FIGHT);
  };
  /** Stages these new entries of the log; `fetched` gets the moments from one entry to another. */
  K.stage = async (entries, fetched) => {
    if (!going()) close();
    if (going() && skipped === going()) return;
    const staged = entries.filter(({ dataset }) => "staged" in dataset);
    if (!staged.length) { if (entries.length) K.play("move"); return; }
    if (K.settings.get("stage") === "off" || document.hidden) return K.play("dice");
    const asked = call;
    asking = asking.then(() => (asked === call ? fetched(staged[0].dataset.key, staged.at(-1).dataset.key) : null));
    const html = await asking;
    if (html === null || asked !== call) return;
    queue.push(...new DOMParser().parseFromString(html, "text/html").querySelectorAll(".moment"));
    if (stage.hidden) next();
    else count();
  };
  stage.addEventListener("click", ({ target }) => {
    if (target.closest("a")) return;
    if (target.closest("[data-stage=all]")) close();
    else next();
  });
  document.addEventListener("keydown", (event) => {
    if (stage.hidden || K.typing(event) || document.querySelector("dialog[open]")) return;
    if (!stage.classList.contains("waits")) {
      if (event.key === "Escape") close();
      return;
    }
    const onward = event.key === "Enter" || event.key === " ";
    if (event.target.closest?.("#stage") && event.target.matches("a, [data-stage=all]") && onward) return;
    if (!onward && event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === "Escape") close();
    else if (!event.repeat) next();
  }, true);
  document.addEventListener("pointerdown", (event) => { if (!stage.hidden && !stage.contains(event.target)) close(); }, true);
})();
