// The board's surface: zoom and pan by wheel, pinch, drag, keys and buttons.
"use strict";
(() => {
  const viewport = K.id("viewport");
  if (!viewport) return;
  const board = K.id("board");
  const controls = document.querySelector(".zoom");
  const SMALLEST = 25; // pixels of a counter that a finger can hit and an eye can read
  const READABLE = 10.2; // pixels of the letters of a name that can be read
  const size = { w: board.offsetWidth, h: board.offsetHeight };
  const at = { x: 0, y: 0, k: 1 };
  const limits = () => [fitting() * 0.8, 4];
  // What has to be seen; the rest is margin, and may be cut off.
  const [left, top, wide, high] = board.dataset.frame.split(" ").map(Number);
  const fitting = () => Math.min(viewport.clientWidth / wide, viewport.clientHeight / high);

  // Below the board there is room for the buttons.
  const show = () => {
    const held = (free, side, x) => (free > side ? (free - side) / 2 : Math.min(0, Math.max(free - side, x)));
    at.x = held(viewport.clientWidth, size.w * at.k, at.x);
    at.y = held(viewport.clientHeight, size.h * at.k, at.y);
    board.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.k})`;
    if (at.touched) remember();
  };
  // Where the text is larger, a pixel of the page is more than one of the screen.
  const unit = () => viewport.getBoundingClientRect().width / viewport.clientWidth || 1;
  const spot = ({ clientX, clientY }) => {
    const frame = viewport.getBoundingClientRect(), pixel = unit();
    return { x: (clientX - frame.left) / pixel, y: (clientY - frame.top) / pixel };
  };
  // A narrow page has the board above the panel: a whole board is too small there.
  const narrow = () => getComputedStyle(controls).position === "static";
  // A reader's own view of a game stays, for wide and for narrow screens.
  const place = () => `view ${K.id("table").dataset.game} ${narrow() ? "narrow" : "wide"}`;
  let remembering = 0;
  const remember = () => {
    clearTimeout(remembering);
    remembering = setTimeout(() => {
      const middle = { x: (viewport.clientWidth / 2 - at.x) / at.k, y: (viewport.clientHeight / 2 - at.y) / at.k };
      localStorage.setItem(place(), JSON.stringify({ k: at.k / fitting(), ...middle }));
    }, 400);
  };
  const recall = () => {
    let last = null;
    try { last = JSON.parse(localStorage.getItem(place())); } catch { /* nothing of ours */ }
    if (![last?.k, last?.x, last?.y].every(Number.isFinite)) return false;
    at.k = last.k * fitting();
    at.x = viewport.clientWidth / 2 - last.x * at.k;
    at.y = viewport.clientHeight / 2 - last.y * at.k;
    show();
    return true;
  };
  const zoom = (factor, x = viewport.clientWidth / 2, y = viewport.clientHeight / 2) => {
    const [least, most] = limits();
    const k = Math.min(most, Math.max(least, at.k * factor));
    at.x = x - ((x - at.x) * k) / at.k;
    at.y = y - ((y - at.y) * k) / at.k;
    at.k = k;
    at.touched = true;
    show();
  };
  const middle = () => {
    at.x = viewport.clientWidth / 2 - (left + wide / 2) * at.k;
    at.y = viewport.clientHeight / 2 - (top + high / 2) * at.k;
  };
  const forget = () => { at.touched = false; clearTimeout(remembering); localStorage.removeItem(place()); };
  const fit = () => { forget(); at.k = fitting(); middle(); show(); stow(); };
  const fitWidth = () => { at.touched = true; at.k = viewport.clientWidth / wide; middle(); show(); stow(); };
  const hide = (now) => {
    const hidden = board.classList.toggle("hiding", now);
    document.querySelector("[data-zoom=hide]").setAttribute("aria-pressed", String(hidden));
  };
  // The buttons lie along an edge of the map, where they cover no name and nothing that lies there, and as little of areas
  // as can be.
  let stowed = "";
  const stow = () => {
    const now = `${viewport.clientWidth} ${viewport.clientHeight} ${at.k}`;
    if (narrow() || stowed === now) return; // under the map, or where they are
    stowed = now;
    const frame = viewport.getBoundingClientRect(), gap = 6 * unit();
    const drawn = [...board.querySelectorAll("text"), ...document.querySelectorAll("#pieces > .piece:not(.marks)")].map((one) => one.getBoundingClientRect());
    const spots = [true, false].flatMap((down) => {
      controls.classList.toggle("down", down);
      const { width, height } = controls.getBoundingClientRect();
      const far = { x: frame.width - width - gap, y: frame.height - height - gap };
      const along = (last) => Array.from({ length: Math.max(1, Math.ceil(last / 6)) }, (_, n) => Math.max(gap, last - n * 6));
      const points = down ? [far.x, gap].flatMap((x) => along(far.y).map((y) => [x, y])) : [far.y, gap].flatMap((y) => along(far.x).map((x) => [x, y]));
      return points.map(([x, y]) => {
        const box = { left: frame.left + x - 2, top: frame.top + y - 2, right: frame.left + x + width + 2, bottom: frame.top + y + height + 2 };
        const shared = (from, to, low, high) => Math.max(0, Math.min(to, high) - Math.max(from, low));
        const covers = drawn.reduce((sum, one) => sum + shared(one.left, one.right, box.left, box.right) * shared(one.top, one.bottom, box.top, box.bottom), 0);
        return { x, y, down, box, covers };
      });
    });
    const least = Math.min(...spots.map(({ covers }) => covers));
    const areas = ({ box }) => Array.from({ length: 10 }, (_, n) => document.elementsFromPoint(box.left + ((n % 2) + 0.5) * (box.right - box.left) / 2, box.top + (Math.floor(n / 2) + 0.5) * (box.bottom - box.top) / 5)
      .some((one) => one.closest(".place:not([aria-hidden])"))).filter(Boolean).length;
    // What lies under a point takes long to find: a few of them are tried, until one is free.
    const free = spots.filter(({ covers }) => covers === least), few = Math.ceil(free.length / 16);
    let best = null;
    for (let n = 0; n < free.length && best?.areas !== 0; n += few) {
      const spot = { ...free[n], areas: areas(free[n]) };
      if (!best || spot.areas < best.areas) best = spot;
    }
    controls.classList.toggle("down", best.down);
    controls.style.left = `${best.x / unit()}px`;
    controls.style.top = `${best.y / unit()}px`;
  };
  // Where a whole board is too small to read, it opens larger, and the rest is a stroke of the finger away.
  const open = () => {
    if (recall()) return stow();
    at.k = Math.max(fitting(), READABLE / Number(board.dataset.letters) / unit());
    if (narrow()) {
      const counters = [...document.querySelectorAll("#pieces > .counter")].map(({ style }) => parseFloat(style.width)).filter((width) => width > 24);
      at.k = Math.max(at.k, viewport.clientHeight / high, counters.length ? Math.min(1, SMALLEST / Math.min(...counters)) : 0);
    }
    middle();
    show();
    if (narrow()) attend();
    stow();
  };
  // What is in sight first is where something is chosen or can be done.
  const attend = () => {
    const lit = ["chosen", "can"].map((state) => [...board.getElementsByClassName(state)]).find((found) => found.length);
    if (!lit) return;
    const boxes = lit.map((one) => one.getBoundingClientRect()), frame = viewport.getBoundingClientRect();
    const mean = (of) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
    pan((frame.left + frame.width / 2 - mean((box) => box.left + box.width / 2)) / unit(), (frame.top + frame.height / 2 - mean((box) => box.top + box.height / 2)) / unit());
  };
  K.attend = () => { if (!at.touched && narrow()) open(); };
  const pan = (dx, dy) => { at.x += dx; at.y += dy; show(); };
  K.reveal = (element) => {
    const box = element.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
      pan((frame.left + frame.width / 2 - (box.left + box.width / 2)) / unit(), (frame.top + frame.height / 2 - (box.top + box.height / 2)) / unit());
  };

  viewport.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { x, y } = spot(event);
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  }, { passive: false });

  const fingers = new Map();
  let dragged = false;
  viewport.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    fingers.set(event.pointerId, spot(event));
    if (fingers.size === 1) dragged = false;
  });
  viewport.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const here = spot(event);
    if (fingers.size === 1) {
      if (!dragged && Math.hypot(here.x - last.x, here.y - last.y) < 6) return;
      if (lens) return;
      clearTimeout(holding);
      if (!dragged) { dragged = true; viewport.classList.add("dragging"); try { viewport.setPointerCapture(event.pointerId); } catch { /* the pointer is gone */ } }
      pan(here.x - last.x, here.y - last.y);
    } else if (fingers.size === 2) {
      const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)[1];
      const before = Math.hypot(last.x - other.x, last.y - other.y), now = Math.hypot(here.x - other.x, here.y - other.y);
      if (before > 0) zoom(now / before, (here.x + other.x) / 2, (here.y + other.y) / 2);
      dragged = true;
    }
    fingers.set(event.pointerId, here);
  });
  const lift = (event) => { fingers.delete(event.pointerId); viewport.classList.remove("dragging"); };
  viewport.addEventListener("pointerup", lift);
  viewport.addEventListener("pointercancel", lift);
  // A drag ends with a click that nobody meant.
  viewport.addEventListener("click", (event) => { if (dragged) { event.stopPropagation(); dragged = false; } }, true);

  document.querySelector(".zoom").addEventListener("click", (event) => {
    const how = event.target.dataset.zoom;
    if (how === "in") zoom(1.3);
    if (how === "out") zoom(1 / 1.3);
    if (how === "fit") fit();
    if (how === "width") fitWidth();
    if (how === "hide") hide();
  });

  // A magnifier: hold Shift with the mouse over the board, or a finger still.
  let lens = null, pointer = null, holding = 0;
  const look = (above) => {
    const { x, y } = pointer;
    if (x < 0 || y < 0 || x > viewport.clientWidth || y > viewport.clientHeight) return;
    const power = 2.2, radius = 120;
    if (!lens) {
      lens = Object.assign(document.createElement("div"), { className: "lens", ariaHidden: "true" });
      const copy = board.cloneNode(true);
      copy.removeAttribute("id");
      for (const one of copy.querySelectorAll("[data-el], [tabindex]")) { one.removeAttribute("data-el"); one.removeAttribute("data-key"); one.removeAttribute("tabindex"); }
      lens.append(copy);
      viewport.append(lens);
    }
    const k = at.k * power;
    lens.style.left = `${x - radius}px`;
    lens.style.top = `${y - radius - (above ? radius + 20 : 0)}px`;
    lens.firstChild.style.transform = `translate(${radius - ((x - at.x) / at.k) * k}px, ${radius - ((y - at.y) / at.k) * k}px) scale(${k})`;
  };
  const unlook = () => { lens?.remove(); lens = null; clearTimeout(holding); };
  viewport.addEventListener("pointermove", (event) => {
    pointer = spot(event);
    if (lens) look(event.pointerType === "touch");
  });
  viewport.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    pointer = spot(event);
    clearTimeout(holding);
    if (event.isPrimary) holding = setTimeout(() => { if (!dragged) { look(true); dragged = true; } }, 450);
  });
  for (const end of ["pointerup", "pointercancel"]) viewport.addEventListener(end, unlook);
  // A finger that rests asks for the magnifier, not for a menu.
  viewport.addEventListener("contextmenu", (event) => { if (event.pointerType === "touch") event.preventDefault(); });
  viewport.addEventListener("pointerleave", () => { pointer = null; unlook(); });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Shift") return event.shiftKey ? unlook() : undefined;
    if (pointer && !event.repeat && !K.typing(event)) look(false);
  });
  document.addEventListener("keyup", (event) => { if (event.key === "Shift") unlook(); });
  addEventListener("blur", unlook);

  document.addEventListener("keydown", (event) => {
    if (K.typing(event) || document.querySelector("dialog[open]")) return;
    if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") fit();
    else if (K.key(event) === "v") hide();
    else if (viewport.contains(document.activeElement) && event.key.startsWith("Arrow") && !event.shiftKey) {
      const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
      pan(...step);
      event.preventDefault();
    }
  });
  new ResizeObserver(() => (at.touched ? show() : open())).observe(viewport);
  viewport.addEventListener("pointerdown", () => (at.touched = true));
  open();
})();
