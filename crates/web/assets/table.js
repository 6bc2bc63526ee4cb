// A game being played: actions, live updates, odds, hints, explanations.
"use strict";
(() => {
  const table = K.id("table");
  if (!table) return;
  const words = K.phrases();
  const { id, query, game } = table.dataset;
  const api = `/api/v1/games/${id}`;
  const with_query = (path, more) => path + (query || "?") + (query ? "&" : "") + more;
  const versionOf = (where) => Number(where?.dataset.version || 0);
  let shows = versionOf(document.querySelector(".where"));
  const version = () => shows;
  let busy = false;

  // The panels beside the log are drawn when they are opened, and as long as they are.
  const tabs = [...table.querySelectorAll("[role=tab]")];
  const drawn = {};
  const panel = () => tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.dataset.panel;
  // The panel that an answer is to keep up to date: one that shows this version already.
  const kept = () => (drawn[panel()] === version() ? panel() : undefined);
  const showing = (open) => (open ? `open=${open}` : "");
  // What is unfolded in the aids stays so.
  const unfolded = () => new Set([...document.querySelectorAll("#aids > details[open]")].map((aid) => aid.dataset.key));
  const unfold = (open) => { for (const aid of document.querySelectorAll("#aids > details")) aid.open = open.has(aid.dataset.key); };

  // Scrolls the sequence of play to the step played, and not the page.
  const here = () => {
    const step = document.querySelector("#course [aria-current]"), strip = step?.parentElement;
    if (strip) strip.scrollLeft = step.offsetLeft - strip.clientWidth / 3;
  };

  // Lists have children with keys: those that are gone go, and each run of new ones follows the one it says.
  const keyOf = ({ dataset }) => dataset.key ?? dataset.el;
  const child = (list, key) => [...list.children].find((one) => keyOf(one) === key);
  const fill = (list, { content, dataset }) => {
    const svg = list.matches("svg") && content.querySelector("svg");
    const fresh = [...(svg || content).children];
    if ("clear" in dataset) return list.replaceChildren(...fresh);
    for (const key of JSON.parse(dataset.gone || "[]")) child(list, key)?.remove();
    if ("kept" in dataset) {
      for (const entry of list.querySelectorAll(":scope > .entry")) if (Number(entry.dataset.key) > Number(dataset.kept)) entry.remove();
      return list.append(...fresh);
    }
    for (const one of fresh) child(list, keyOf(one))?.remove();
    const before = "after" in dataset && child(list, dataset.after);
    if (before) before.after(...fresh);
    else list.prepend(...fresh);
  };

  // What happened is told to those who cannot see it, line by line, and then the question, unless it is read out anyway
  // because the focus is on it.
  const tell = (entries) => {
    const asks = [...document.querySelectorAll("#prompt, #decide .ending > :not(.actions)")];
    const lines = [...entries.flatMap((entry) => [...entry.querySelectorAll(".line")]), ...asks.filter((one) => one !== document.activeElement)];
    const box = K.id("announce");
    box.append(...lines.map(({ textContent }) => Object.assign(document.createElement("p"), { textContent })));
    while (box.childElementCount > 60) box.firstChild.remove();
  };

  // Puts what is new since this version where it belongs, with this panel; what moved glides there, unless the reader wants
  // no motion.
  const lay = async (html, from, open) => {
    // Something newer stands there already.
    if (version() !== from) return;
    const news = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("template")];
    const find = (what) => news.flatMap((template) => [...template.content.querySelectorAll(what)]);
    const now = versionOf(find(".where")[0]) || from;
    const still = K.settings.still();
    const focus = document.activeElement?.dataset?.el;
    const by = document.activeElement?.id;
    const inChoices = !!document.activeElement?.closest?.("#decide");
    const log = K.id("panel-log");
    const swap = () => {
      // A question about a position that is gone.
      const chooser = K.id("chooser");
      if (chooser.open && now !== from) { chooser.close(); K.toast(words.stale); }
      shows = now;
      const opened = unfolded();
      for (const template of news) {
        const { part, list } = template.dataset;
        if (part) K.id(part).replaceChildren(...template.content.childNodes);
        else fill(K.id(list), template);
      }
      unfold(opened);
      if (open) drawn[open] = now;
      fetchPanel();
      if (!K.id("log").querySelector(".entry")) older(); // all that was shown of it has been taken back
      // A selection half made stays where the table is as it was.
      if (now === from && !find(".choice, .piece, .place").length) return;
      wanted = null;
      K.id("arrow")?.remove();
      K.choices.read();
      K.chances();
      log.scrollTop = log.scrollHeight;
      // The focus stays where the player was, and never on something that another key press would play.
      const back = by && K.id(by);
      if (back?.matches?.("#undo:enabled, #redo:enabled, #hint")) back.focus({ preventScroll: true });
      else if (inChoices) (K.id("prompt") || K.id("review"))?.focus({ preventScroll: true });
      else if (focus) {
        const same = `[data-el="${CSS.escape(focus)}"]`;
        K.looking.at(table.querySelector(`${same}[tabindex]`) || table.querySelector(same));
      }
      here();
    };
    // What moved is where it belongs at once, and is only drawn on its way there: nothing waits for it.
    const spot = (piece) => ({ x: parseFloat(piece.style.left), y: parseFloat(piece.style.top) });
    const lying = (key) => table.querySelector(`#pieces > .piece[data-key="${CSS.escape(key)}"]`);
    const before = new Map();
    for (const { dataset } of find(".piece[data-key]")) {
      const piece = lying(dataset.key);
      if (piece) before.set(dataset.key, spot(piece));
    }
    const had = new Set([...table.querySelectorAll("#log .entry")].map(({ dataset }) => dataset.key));
    swap();
    const fresh = [...table.querySelectorAll("#log .entry")].filter(({ dataset }) => !had.has(dataset.key));
    if (from < now) tell(fresh);
    if (had.size && from < now) K.stage(fresh, (from, to) => K.fragment(with_query(`/games/${id}/moments`, `from=${from}&to=${to}`)));
    if (still || document.hidden || before.size > 24) return;
    for (const [key, from] of before) {
      const piece = lying(key), to = piece && spot(piece);
      if (!to || (from.x === to.x && from.y === to.y)) continue;
      piece.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], { duration: 260, easing: "cubic-bezier(.2, .8, .25, 1)" });
    }
  };
  // One after the other, since what glides is put there a moment later.
  let putting = Promise.resolve();
  const put = (...news) => (putting = putting.catch(() => {}).then(() => lay(...news)));
  const older = async () => {
    const html = await K.fragment(`/games/${id}/log${query}`);
    if (html !== null) K.id("log").innerHTML = html;
  };

  let fetching = null, again = 0;
  let told = version();
  // Draws until what is shown is as new as what was told meanwhile.
  K.refresh = () => (fetching ??= (async () => {
    do {
      const from = version(), open = kept();
      const html = await K.fragment(with_query(`/games/${id}/live`, `since=${from}&${showing(open)}`));
      clearTimeout(again);
      if (html === null) { again = setTimeout(K.refresh, 3000); return; }
      await put(html, from, open);
      if (version() === from) told = from; // there is nothing newer
    } while (version() < told);
  })().finally(() => (fetching = null)));

  // Every change goes the same way: sent with the version it was made for and a key by which it is known if it has to be
  // sent again; the answer is what is new on this screen.
  const change = async (what, body) => {
    if (busy) return;
    busy = true;
    table.setAttribute("aria-busy", "true");
    const key = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
    const from = version(), open = kept();
    const reply = await K.sendAsking(with_query(`/games/${id}/${what}`, showing(open)), { ...body, version: from, key });
    if (reply?.ok) await put(reply.text, from, open);
    busy = false;
    table.removeAttribute("aria-busy");
    if (reply?.ok) {
      if (version() > from && version() >= told) return void (told = version());
    } else if (reply?.status === 409) K.toast(words.stale);
    else {
      if (reply) K.toast(K.why(reply));
      K.choices.clear();
      if (version() >= told) return;
    }
    await K.refresh();
  };
  K.change = change;
  K.act = (action) => change("act", { action, forced: K.forced() });

  const odds = (action) => K.fragment(with_query(`/games/${id}/odds`, `action=${encodeURIComponent(action)}`));
  K.odds = async (action, into) => {
    const html = await odds(action);
    if (html === null || !into.isConnected) return;
    const box = document.createElement("div");
    box.className = "odds";
    box.innerHTML = html;
    into.append(box);
  };
  let wanted = null, waiting = 0;
  const preview = (action) => {
    if (action === wanted) return;
    wanted = action;
    clearTimeout(waiting);
    if (!action) return;
    waiting = setTimeout(async () => {
      const html = await odds(action);
      const box = K.id("odds");
      if (wanted !== action || !box) return;
      box.innerHTML = html || "";
      if (html === null) wanted = null;
    }, 150);
  };

  // The chance that matters stands on the button, as soon as it is known.
  let asking = 0;
  K.chances = () => {
    clearTimeout(asking);
    const open = K.choices.list.filter((choice) => !choice.resigns);
    if (open.length < 2) return;
    asking = setTimeout(async () => {
      const of = version();
      const reply = await K.send("GET", with_query(`/games/${id}/chances`, ""));
      if (!reply.ok || of !== version()) return;
      for (const { action, button } of K.choices.list) {
        const chance = reply.body[action];
        if (!chance || button.querySelector(".chance")) continue;
        const told = Object.assign(document.createElement("span"), { className: "chance", textContent: chance, title: words.chance });
        told.style.setProperty("--chance", `${parseFloat(chance.replace(/^\D+/, "")) || 0}%`);
        button.append(told);
      }
    }, 120);
  };

  // Everything about the thing under the pointer or in focus.
  const known = new Map();
  let shown = null;
  const about = async (element) => {
    const box = K.id("about");
    shown = element;
    if (!element) { box.hidden = true; return; }
    const key = `${version()} ${element}`;
    if (!known.has(key)) {
      if (known.size > 200) known.clear();
      known.set(key, await K.fragment(with_query(`/games/${id}/about`, `element=${encodeURIComponent(element)}`)));
    }
    if (shown !== element) return;
    box.innerHTML = known.get(key) || "";
    box.hidden = !known.get(key);
  };
  const pointed = (target) => target.closest?.("[data-el]");
  // A counter that cannot be clicked does not hide an area below it that can.
  const meant = ({ target, clientX, clientY }) => {
    const first = pointed(target);
    if (!first || first.matches(".can, .chosen") || !first.closest("#board")) return first;
    return document.elementsFromPoint(clientX, clientY).map(pointed).find((one) => one?.matches(".can")) ?? first;
  };
  // Why something cannot be clicked now is said where it was clicked.
  const note = K.id("whynot");
  const whyNot = async (element, { clientX, clientY }) => {
    const html = await K.fragment(with_query(`/games/${id}/blocked`, `element=${encodeURIComponent(element)}`));
    if (!html?.trim()) return;
    note.innerHTML = html;
    note.hidden = false;
    const { width, height } = note.getBoundingClientRect(), pixel = width / note.offsetWidth || 1;
    note.style.left = `${Math.max(8, Math.min(clientX + 12, innerWidth - width - 8)) / pixel}px`;
    note.style.top = `${(clientY + height + 20 < innerHeight ? clientY + 14 : Math.max(8, clientY - height - 14)) / pixel}px`;
  };
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#whynot")) note.hidden = true; });
  document.addEventListener("keydown", () => { note.hidden = true; });
  let ringed = null;
  const look = (target) => {
    const element = pointed(target);
    about(element?.dataset.el || null);
    const choice = target.closest?.(".choice");
    if (choice || ringed) {
      const rings = new Set([...K.choices.picked, ...(choice ? JSON.parse(choice.dataset.touches) : [])]);
      for (const other of table.querySelectorAll("[data-el]")) other.classList.toggle("chosen", rings.has(other.dataset.el));
      ringed = choice;
    }
    if (choice) preview(choice.dataset.action);
    else if (element) preview(K.choices.preview(element.dataset.el));
  };
  for (const way of ["pointerover", "pointerleave"]) table.addEventListener(way, (event) => { if (event.pointerType !== "touch") look(event.target); });
  table.addEventListener("focusin", (event) => look(event.target));

  table.addEventListener("click", async (event) => {
    const target = event.target;
    // The second half of a double click would hit whatever has come there meanwhile.
    if (event.detail > 1 && !target.closest("dialog, .panel, summary")) return;
    const rule = target.closest("a.rule");
    if (rule) {
      event.preventDefault();
      return read(`/rules/${game}/section?rule=${encodeURIComponent(rule.dataset.rule)}`, rule.href);
    }
    const line = target.closest("[data-entry]");
    if (line) return read(with_query(`/games/${id}/entry`, `n=${line.dataset.entry}`));
    const choice = target.closest(".choice");
    if (choice) return K.act(choice.dataset.action);
    const why = target.closest("[data-why]");
    if (why) return explain(why, why.getAttribute("aria-expanded") !== "true");
    const suggested = target.closest("[data-suggest]");
    if (suggested) return K.act(suggested.dataset.suggest);
    if (target.closest("#undo")) return change("undo", { forced: true });
    if (target.closest("#redo")) return change("redo", { forced: true });
    if (target.closest("#clear")) return K.choices.clear();
    if (target.closest("#hint")) return hint();
    if (target.closest("#review")) { K.toast(words.thinking); return read(with_query(`/games/${id}/review`, "")); }
    if (target.closest("[data-older]")) return older();
    const link = target.closest("[data-link]");
    if (link) {
      const reply = await K.send("POST", `${api}/links`, { seat: link.dataset.link });
      const box = K.id("link");
      if (!reply.ok) return K.toast(K.why(reply));
      const address = new URL(reply.body.link, location.href).href;
      box.replaceChildren(`${words.link} `, Object.assign(document.createElement("a"), { href: address, textContent: address }));
      navigator.clipboard?.writeText(address).then(() => K.toast(words.copied), () => {});
      return;
    }
    const element = meant(event);
    if (element && !target.closest("dialog")) {
      if (!K.choices.click(element.dataset.el, event.pointerType)) { about(element.dataset.el); whyNot(element.dataset.el, event); }
    } else if (target.closest("#viewport")) K.choices.clear();
  });

  const read = async (url, otherwise) => {
    const html = await K.fragment(url, (why) => { if (otherwise) location.href = otherwise; else K.toast(why); });
    if (html === null) return;
    const dialog = K.id("reader");
    dialog.querySelector(".body").innerHTML = html;
    dialog.showModal();
  };
  K.id("reader").addEventListener("click", (event) => {
    const inner = event.target.closest(".section a[href^='#']");
    if (inner) { event.preventDefault(); read(`/rules/${game}/section?rule=${encodeURIComponent(inner.hash.slice(1))}`); }
  });

  // What cannot be done is told when somebody asks.
  table.addEventListener("toggle", async ({ target }) => {
    if (!target.matches(".blocked") || !target.open || target.querySelector("ul")) return;
    const html = await K.fragment(`/games/${id}/blocked${query}`, K.toast);
    if (html !== null && target.isConnected && !target.querySelector("ul")) target.insertAdjacentHTML("beforeend", html);
  }, true);

  // What the adviser would do is marked on the board.
  const advise = () => {
    const best = K.id("hints").querySelector("[data-suggest]")?.dataset.suggest;
    const touched = new Set(K.choices.list.find((choice) => choice.action === best)?.touches);
    for (const element of table.querySelectorAll("#board [data-el]")) element.classList.toggle("advised", touched.has(element.dataset.el));
    for (const { button, action } of K.choices.list) button.classList.toggle("advised", action === best);
    point([...touched]);
  };
  // An arrow from the first thing that is touched to the farthest, on the board's own scale.
  const point = (elements) => {
    K.id("arrow")?.remove();
    const found = elements.map((element) => table.querySelector(`#layer [data-el="${CSS.escape(element)}"]`)?.getBoundingClientRect()).filter(Boolean);
    if (found.length < 2) return;
    const layer = K.id("layer").getBoundingClientRect(), scale = K.id("board").getBoundingClientRect().width / K.id("board").offsetWidth;
    const [[x, y], ...others] = found.map((box) => [(box.left + box.width / 2 - layer.left) / scale, (box.top + box.height / 2 - layer.top) / scale]);
    const away = ([a, b]) => Math.hypot(a - x, b - y);
    const [u, v] = others.reduce((best, other) => (away(other) > away(best) ? other : best)), far = away([u, v]);
    if (far < 40) return;
    const [dx, dy] = [(u - x) / far, (v - y) / far], bend = far * 0.12;
    // It begins beside the piece and ends short of the middle of the place.
    const [a, b, c, d] = [x + dx * 20, y + dy * 20, u - dx * 14, v - dy * 14];
    const [mx, my] = [(a + c) / 2 - dy * bend, (b + d) / 2 + dx * bend];
    const turn = Math.hypot(c - mx, d - my), [ex, ey] = [(c - mx) / turn, (d - my) / turn];
    const head = `M${c - ex * 15 - ey * 10} ${d - ey * 15 + ex * 10}L${c} ${d}L${c - ex * 15 + ey * 10} ${d - ey * 15 - ex * 10}`;
    const line = `M${a} ${b}Q${mx} ${my} ${c} ${d}${head}`;
    K.id("layer").insertAdjacentHTML("beforeend", `<svg id="arrow" aria-hidden="true"><path d="${line}"/><path d="${line}"/></svg>`);
  };

  const explain = (why, open) => {
    why.setAttribute("aria-expanded", String(open));
    why.parentElement.querySelector(".reasons").hidden = !open;
  };

  // A hint gets better while the player thinks: a short thought first, then longer ones, until something changes.
  let thinking = null;
  const hint = async () => {
    const began = version();
    if (thinking === began) return;
    thinking = began;
    K.id("hints").textContent = words.thinking;
    for (const ms of [300, 1000, 3000, 8000]) {
      // Where a longer thought is refused, what the shorter one found stays.
      const refused = (why) => { if (ms === 300 && version() === began) K.id("hints").textContent = why; };
      const html = await K.fragment(with_query(`/games/${id}/hint`, `ms=${ms}`), refused);
      if (html === null || version() !== began) break;
      const explained = K.id("hints").querySelector("[data-why][aria-expanded=true]");
      K.id("hints").innerHTML = html;
      const why = explained && K.id("hints").querySelector("[data-why]");
      if (why) explain(why, true);
      advise();
    }
    if (thinking === began) thinking = null;
  };

  // Tabs.
  const fetchPanel = async () => {
    const open = panel(), now = version();
    if (!open || drawn[open] === now) return;
    const html = await K.fragment(with_query(`/games/${id}/panel`, `name=${open}`), K.toast);
    if (html === null || version() !== now) return;
    const opened = unfolded();
    K.id(open).innerHTML = html;
    if (open === "aids") unfold(opened);
    drawn[open] = now;
  };
  const open = (tab, focus) => {
    for (const other of tabs) {
      const mine = other === tab;
      other.setAttribute("aria-selected", String(mine));
      other.tabIndex = mine ? 0 : -1;
      K.id(other.getAttribute("aria-controls")).hidden = !mine;
    }
    if (focus) tab.focus();
    fetchPanel();
    if (tab.id === "tab-log") { const log = K.id("panel-log"); log.scrollTop = log.scrollHeight; }
  };
  tabs.forEach((tab, n) => {
    tab.addEventListener("click", () => open(tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) open(tabs[(n + step + tabs.length) % tabs.length], true);
    });
  });

  document.addEventListener("keydown", (event) => {
    if (K.typing(event) || document.querySelector("dialog[open]")) return;
    const key = K.key(event);
    // A key held down decides once.
    if (event.repeat && (/^[1-9urh]$/.test(key) || key === "Enter" || key === " ")) return event.preventDefault();
    const visible = [...document.querySelectorAll("#choices li:not([hidden]) .choice, #closing .choice")];
    const element = pointed(event.target);
    if (/^[1-9]$/.test(key)) visible[Number(key) - 1]?.click();
    else if ((key === "Enter" || key === " ") && element) { event.preventDefault(); K.choices.click(element.dataset.el, "key"); }
    else if (key === "Escape") K.choices.clear();
    else if (key === "u") K.id("undo")?.click();
    else if (key === "r") K.id("redo")?.click();
    else if (key === "h") K.id("hint")?.click();
    else if (key === "b") (table.querySelector("#viewport .can, #trays .can") || K.id("viewport")).focus();
    else if (key === "c") (visible[0] || K.id("prompt"))?.focus();
    else if (key === "l") open(K.id("tab-log"), true);
    else if (key === "a") open(K.id("tab-aids"), true);
    else if ((key === "ArrowDown" || key === "ArrowUp") && event.target.closest?.("#choices, #closing")) {
      const here = visible.indexOf(event.target.closest(".choice"));
      visible[(here + (key === "ArrowDown" ? 1 : -1) + visible.length) % visible.length]?.focus();
      event.preventDefault();
    }
  });
  // What a key comes to is brought into sight; what a finger is on stays under it.
  table.addEventListener("focusin", ({ target }) => { const piece = target.closest?.("#board [data-el]"); if (piece?.matches(":focus-visible")) K.reveal(piece); });

  // Live: the server tells that something has changed, and nothing else. Browsers have few connections to a server: a page
  // that nobody sees does not listen, and is told the version when it does again.
  const offline = K.id("offline");
  let events = null;
  const listen = () => {
    if (events || document.hidden) return;
    const source = (events = new EventSource(`${api}/events`));
    source.onopen = () => {
      const lost = !offline.hidden;
      offline.hidden = true;
      if (lost) K.refresh();
    };
    source.onerror = () => {
      offline.hidden = false;
      if (source.readyState === EventSource.CLOSED) { events = null; setTimeout(listen, 3000); }
    };
    source.onmessage = async (event) => {
      const news = JSON.parse(event.data).version;
      if (news <= told) return;
      told = news;
      if (busy) return;
      await K.refresh();
      if (document.querySelector("#choices li")) K.toast(words.yourTurn);
    };
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return listen();
    events?.close();
    events = null;
  });
  K.choices.read();
  K.chances();
  K.attend();
  const log = K.id("panel-log");
  log.scrollTop = log.scrollHeight;
  here();
  listen();
})();
