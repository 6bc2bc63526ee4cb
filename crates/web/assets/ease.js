// What spares clicks: forced choices, all of a kind at once, numbers instead of repetitions, the whole turn back.
"use strict";
(() => {
  const table = K.id("table");
  if (!table) return;
  const version = () => Number(document.querySelector(".where")?.dataset.version || 0);
  const offered = () => [...document.querySelectorAll("#choices .choice, #closing .choice")].map((choice) => choice.dataset.action);

  /** Whether the table is to play what is forced after an action. */
  K.forced = () => K.settings.get("forced") === "on";

  // Plays what `next` finds among the choices, again and again, until there is nothing or an action is not taken.
  const one = K.act;
  let going = false, runs = 0;
  const repeat = async (next, forced) => {
    if (going) return;
    going = true;
    table.dataset.going = String(++runs);
    for (let action = next(); action; action = next()) {
      const before = version();
      await (forced ? K.change("act", { action, forced }) : one(action));
      if (version() === before) break;
    }
    going = false;
    delete table.dataset.going;
  };
  // All of a kind, and what is to come after the last of them.
  const sweepAll = ({ sweep, then }) => {
    const last = sequence(...(then ? [then] : []));
    return repeat(() => offered().find((action) => action.split(" ")[0] === sweep) ?? last());
  };
  // These, one after the other, as long as each is offered.
  const sequence = (...actions) => () => { const action = actions.shift(); return offered().includes(action) && action; };

  // The piece is the second word of what several do alike; whoever can do the rest goes along.
  const together = (action, ends) => {
    const [verb, , ...rest] = action.split(" ");
    const same = (other) => { const words = other.split(" "); return words[0] === verb && words.slice(2).join(" ") === rest.join(" "); };
    const begins = (other) => { const words = other.split(" "); return words[0] === ends && words[1] === rest[0]; };
    let next = action;
    return repeat(() => {
      const now = next;
      next = null;
      const found = now ?? offered().find(same) ?? (ends && offered().find(begins));
      if (found && ends && begins(found)) ends = null;
      return found;
    });
  };
  K.act = (action) => (K.id("gather")?.checked && document.querySelector(`[data-gathers="${action.split(" ")[0]}"]`) ? together(action) : one(action));

  const counts = () => [...document.querySelectorAll("#choices [data-count]")];
  const show = (range) => {
    range.closest(".stepper").querySelector("output").textContent = range.value;
    const take = document.querySelector("[data-take]");
    if (take) take.disabled = !counts().some((one) => Number(one.value));
  };
  table.addEventListener("input", ({ target }) => { if (target.matches("[data-count]")) show(target); });

  table.addEventListener("change", ({ target }) => {
    if (target.id === "gather") K.settings.set("gather", target.checked ? "on" : "off");
  });
  const undoTurn = () => { const button = K.id("undo-turn"); if (button && !button.disabled) K.change("undo", { steps: Number(button.dataset.steps) }); };
  table.addEventListener("click", ({ target }) => {
    const step = target.closest("[data-step]"), sweep = target.closest("[data-sweep]");
    const first = target.closest("[data-first]"), all = target.closest("[data-together]");
    if (step) {
      const range = step.parentElement.querySelector("input");
      range.value = Number(range.value) + Number(step.dataset.step);
      show(range);
    } else if (sweep) sweepAll(sweep.dataset);
    else if (first) repeat(sequence(first.dataset.first, first.dataset.then), true);
    else if (all) together(all.dataset.together, all.dataset.ends);
    else if (target.closest("[data-take]")) {
      const wanted = counts().flatMap((range) => Array(Number(range.value)).fill(range.dataset.count));
      repeat(sequence(...wanted));
    } else if (target.closest("#undo-turn, [data-undo-turn]")) undoTurn();
  });
  document.addEventListener("keydown", (event) => {
    if (!event.shiftKey || K.typing(event) || K.key(event).toLowerCase() !== "u" || document.querySelector("dialog[open]")) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!event.repeat) undoTurn();
  }, true);

  // What is drawn anew shows what was settled.
  const settle = () => { const gather = K.id("gather"); if (gather) gather.checked = K.settings.get("gather") === "on"; };
  new MutationObserver(settle).observe(K.id("decide"), { childList: true });
  settle();
})();
