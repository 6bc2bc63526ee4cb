// Narrowing the legal actions by the elements clicked. A half-made selection stays in the page.
"use strict";
(() => {
  const table = K.id("table");
  if (!table) return;
  const C = (K.choices = { picked: [], list: [], given: 0 });

  C.read = () => {
    C.list = [...document.querySelectorAll("#decide .choice")].map((button) => ({
      button, action: button.dataset.action, touches: JSON.parse(button.dataset.touches), resigns: !!button.closest(".resign"), closes: !!button.closest("#closing"),
    }));
    C.begin();
  };
  // What every choice begins with need not be clicked.
  C.begin = () => {
    C.picked = [];
    for (;;) {
      const open = C.open();
      const first = open[0]?.touches[C.picked.length];
      if (open.length < 2 || !first || !open.every((choice) => next(choice) === first && choice.touches.length > C.picked.length + 1)) break;
      C.picked.push(first);
    }
    C.given = C.picked.length;
    C.mark();
  };
  const starts = (choice) => C.picked.every((element, n) => choice.touches[n] === element);
  C.open = () => C.list.filter((choice) => !choice.resigns && starts(choice));
  const next = (choice) => choice.touches[C.picked.length];
  const elements = () => table.querySelectorAll("[data-el]");

  C.mark = () => {
    const open = C.open();
    const can = new Set(open.map(next).filter(Boolean));
    const chosen = new Set(C.picked);
    for (const element of elements()) {
      const clickable = can.has(element.dataset.el);
      element.classList.toggle("can", clickable);
      element.classList.toggle("chosen", chosen.has(element.dataset.el));
      // What only decorates is for the mouse: something else stands for it.
      if (element.ariaHidden === "true") continue;
      if (clickable || chosen.has(element.dataset.el)) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
        element.setAttribute("aria-pressed", String(chosen.has(element.dataset.el)));
      } else {
        // Whoever looks at it goes on from there.
        if (element === document.activeElement) element.setAttribute("tabindex", "-1");
        else element.removeAttribute("tabindex");
        element.removeAttribute("aria-pressed");
        if (element.matches(".piece, .place")) element.setAttribute("role", "img");
        else element.removeAttribute("role");
      }
    }
    for (const choice of C.list) if (!choice.resigns && !choice.closes) choice.button.closest("li").hidden = !starts(choice);
    const names = C.picked.map((element) => C.name(element));
    K.id("selection").textContent = names.length ? `${K.phrases().chosen} ${names.join(" → ")}` : "";
    const clear = K.id("clear");
    if (clear) clear.hidden = names.length <= C.given;
  };
  C.name = (element) => {
    const found = table.querySelector(`[data-el="${CSS.escape(element)}"][aria-label]`);
    return found ? found.getAttribute("aria-label").split(/[:;·]|, |\. /)[0].trim() : element;
  };
  C.clear = () => { C.begin(); K.id("odds")?.replaceChildren(); };

  // What a click on this element would complete; longer ones may go on from there.
  const after = (element) => {
    const picked = [...C.picked, element];
    const open = C.open().filter((choice) => next(choice) === element);
    return { picked, whole: open.filter((choice) => choice.touches.length === picked.length), open };
  };
  C.click = (element, pointer) => {
    const again = C.picked.indexOf(element);
    if (again >= C.given && !C.open().some((choice) => next(choice) === element)) {
      C.picked = C.picked.slice(0, again);
      C.mark();
      return true;
    }
    let { picked, whole, open } = after(element);
    if (!open.length && C.picked.length > C.given) {
      // Not possible after what was picked: begin anew with it.
      C.begin();
      ({ picked, whole, open } = after(element));
    }
    if (!open.length) { C.mark(); return false; }
    C.picked = picked;
    C.mark();
    // A finger may have slipped: what leads to dice is asked about, with its odds.
    const asks = pointer === "touch" && whole[0]?.button.querySelector(".chance");
    if (whole.length === 1 && open.length === 1 && !asks) K.act(whole[0].action);
    else if (whole.length) C.choose(whole, open.length > whole.length);
    return true;
  };
  // Several actions on the same elements, or one to make sure of: ask which.
  // Where more can be clicked on top of them, the player may also go on.
  C.choose = (choices, more) => {
    const dialog = K.id("chooser");
    let acted = false;
    dialog.querySelector("form button").textContent = more ? K.phrases().goOn : K.phrases().cancel;
    const body = dialog.querySelector(".body");
    body.replaceChildren();
    for (const choice of choices) {
      const button = Object.assign(document.createElement("button"), { type: "button" });
      button.append(choice.button.querySelector("span").cloneNode(true));
      button.dataset.choose = choice.action;
      button.onclick = () => { acted = true; dialog.close(); K.act(choice.action); };
      body.append(button);
    }
    dialog.onclose = () => { if (acted || !more) C.clear(); };
    dialog.showModal();
    if (choices.length === 1) K.odds(choices[0].action, body);
  };
  C.preview = (element) => {
    const { whole, open } = after(element);
    return whole.length === 1 && open.length === 1 ? whole[0].action : null;
  };
})();
