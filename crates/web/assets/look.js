// Looking around by keyboard: Shift and an arrow key go to the nearest thing in that direction, whether it can be clicked
// or not. The board, the trays and the tracks are one stop of Tab each; what can be clicked keeps a stop of its own.
"use strict";
(() => {
  const table = K.id("table");
  if (!table) return;
  const groups = "#viewport, #trays, #tracks";
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const L = (K.looking = { last: {} });

  const things = (group) => [...group.querySelectorAll("[data-el]")].filter((thing) => thing.getClientRects().length);
  const centre = (thing) => {
    const box = thing.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const least = (list, far) => {
    const sorted = list.map((thing, n) => [far(thing, n), thing]).filter(([how]) => how !== null).sort(([one], [other]) => one - other);
    return sorted[0]?.[1] ?? null;
  };

  /** The nearest thing of the group in the direction of this key. */
  L.next = (group, from, key) => {
    const [dx, dy] = arrows[key], all = things(group);
    const here = centre(from), order = all.indexOf(from), onward = dx + dy > 0;
    const far = (wide) => (thing, n) => {
      const at = centre(thing), x = at.x - here.x, y = at.y - here.y;
      // What lies on the same spot comes one after the other.
      if (Math.hypot(x, y) < 1) return thing !== from && n > order === onward ? Math.abs(n - order) / all.length - 1 : null;
      const along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
      const behind = (onward ? n : all.length - n) / all.length / 1000;
      return along > 0 && aside <= along * wide ? along + aside + behind : null;
    };
    // Straight ahead first; where there is nothing, anything on that side.
    return least(all, far(1)) ?? least(all, far(Infinity));
  };

  /** Puts the focus on a thing of the board or beside it, or on the board where it is gone. */
  L.at = (thing) => {
    const group = thing?.closest(groups);
    if (!group) return K.id("viewport").focus({ preventScroll: true });
    L.last[group.id] = thing.dataset.el;
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    // The board is moved to it by the script, a row scrolls by itself.
    thing.focus({ preventScroll: group.id === "viewport" });
  };

  document.addEventListener("keydown", (event) => {
    if (!event.shiftKey || !arrows[event.key] || K.typing(event) || document.querySelector("dialog[open]")) return;
    const group = event.target.closest?.(groups);
    if (!group) return;
    event.preventDefault();
    const from = event.target.closest("[data-el]");
    if (from) {
      const next = L.next(group, from, event.key);
      if (next) L.at(next);
      return;
    }
    // Coming from outside: where one was last, or in the middle.
    const middle = centre(group), all = things(group);
    const known = all.find((thing) => thing.dataset.el === L.last[group.id]);
    const first = known ?? least(all, (thing) => { const at = centre(thing); return Math.hypot(at.x - middle.x, at.y - middle.y); });
    if (first) L.at(first);
  });
})();
