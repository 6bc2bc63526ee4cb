// Measures a board as a reader has it before them: letters, counters, what covers what.

/** What names the areas of a board, by its game. */
export const NAMES = {
  volga: ".v-name, .v-num",
  cauldron: ".cd-name text",
  pavlov: ".pv-label, .pv-head, .pv-house, .pv-tag-text, .pv-spot-text, .pv-bays text",
};

/** Everything about the board on this page, in pixels of the screen. */
export const measure = (page, game) => page.evaluate((names) => {
  const viewport = document.getElementById("viewport").getBoundingClientRect();
  const meet = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const inside = (box) => box.left >= viewport.left - 1 && box.right <= viewport.right + 1 && box.top >= viewport.top - 1 && box.bottom <= viewport.bottom + 1;
  const shownOf = ({ left, top, right, bottom }) => ({ left: Math.max(left, viewport.left), top: Math.max(top, viewport.top), right: Math.min(right, viewport.right), bottom: Math.min(bottom, viewport.bottom) });
  // The letters of a text, without the room above and below them; several texts may be one name.
  const letters = (text) => {
    const own = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize), box = text.getBBox();
    const base = text.getStartPositionOfChar(0).y;
    const corners = [[box.x, base - size * 0.72], [box.x + box.width, base - size * 0.72], [box.x, base + size * 0.04], [box.x + box.width, base + size * 0.04]]
      .map(([x, y]) => new DOMPoint(x, y).matrixTransform(own));
    const x = corners.map((corner) => corner.x), y = corners.map((corner) => corner.y);
    return {
      words: text.textContent, size: size * Math.sqrt(Math.abs(own.a * own.d - own.b * own.c)), counter: text.closest(".piece"),
      left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y),
    };
  };
  const labels = [...document.querySelectorAll(names.split(", ").map((name) => `#board ${name}`).join(", "))].filter((text) => text.textContent.trim()).map(letters);
  const laps = [];
  labels.forEach((one, n) => labels.slice(n + 1).forEach((other) => { if (meet(one, other) > 1) laps.push(`${one.words} / ${other.words}: ${meet(one, other).toFixed(1)}`); }));
  const counters = [...document.querySelectorAll("#pieces > .counter, #pieces > .token")].map((piece) => ({ piece, box: piece.getBoundingClientRect(), name: piece.getAttribute("aria-label") }));
  // What lies above a piece is what comes after it.
  const all = [...document.querySelectorAll("#pieces > .piece")].filter((piece) => !piece.matches(".mark, .marks"));
  const part = ({ piece, box }) => {
    const above = all.slice(all.indexOf(piece) + 1).map((other) => other.getBoundingClientRect()).filter((other) => meet(box, other) > 0);
    let seen = 0;
    for (let n = 0; n < 400; n++) {
      const x = box.left + (box.width * ((n % 20) + 0.5)) / 20, y = box.top + (box.height * (Math.floor(n / 20) + 0.5)) / 20;
      if (!above.some((other) => other.left < x && x < other.right && other.top < y && y < other.bottom)) seen++;
    }
    return seen / 400;
  };
  const controls = [...document.querySelectorAll(".zoom button")].map((button) => button.getBoundingClientRect());
  const hidden = [...labels.map((label) => ({ name: label.words, box: label })), ...counters].filter(({ box }) => controls.some((control) => meet(control, shownOf(box)) > 0)).map(({ name }) => name);
  const covered = labels.filter((label) => !label.counter?.matches(".counter")).map((label) => {
    const above = counters.filter(({ piece, box }) => piece !== label.counter && meet(box, label) > 1.5);
    return above.length ? `${label.words} under ${above.map(({ name }) => name).join(" and ")}` : null;
  }).filter(Boolean);
  return {
    scale: new DOMMatrix(getComputedStyle(document.getElementById("board")).transform).a,
    labels: labels.length, smallest: Math.min(...labels.map(({ size }) => size)), smallestName: labels.reduce((a, b) => (a.size < b.size ? a : b)).words,
    laps, covered, hidden, out: labels.filter((label) => !inside(label)).map(({ words }) => words),
    counters: counters.length, least: Math.min(...counters.map(({ box }) => Math.min(box.width, box.height))),
    outCounters: counters.filter(({ box }) => !inside(box)).map(({ name }) => name),
    seen: counters.map((counter) => ({ name: counter.name, part: part(counter) })).filter(({ part }) => part < 0.6),
  };
}, NAMES[game]);
