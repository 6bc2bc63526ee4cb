// What every page does: keys, toast, forms of the first pages.
"use strict";
(() => {
  const root = document.documentElement;
  const K = (window.K = {
    /** @param {string} id */
    id: (id) => document.getElementById(id),
    phrases: () => JSON.parse(K.id("phrases")?.textContent || "{}"),
    toast(text) {
      const toast = K.id("toast");
      toast.textContent = text;
      clearTimeout(K.fading);
      K.fading = setTimeout(() => (toast.textContent = ""), 6000);
    },
    /** Sends JSON; the answer has `ok`, `status`, `text` and, if it is JSON, `body`. A lost connection is an answer too, with status 0. */
    async send(method, url, body) {
      try {
        const headers = body === undefined ? {} : { "content-type": "application/json" };
        const reply = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
        const text = await reply.text();
        let json = null;
        try { json = JSON.parse(text); } catch { /* not every answer is JSON */ }
        return { ok: reply.ok, status: reply.status, text, body: json };
      } catch {
        return { ok: false, status: 0, text: "", body: null };
      }
    },
    /** Sends something that has a key: where no answer comes it is sent again, and not carried out twice. */
    async insist(url, body) {
      for (let pause = 300; ; pause *= 2) {
        const reply = await K.send("POST", url, body);
        const unanswered = [0, 502, 504].includes(reply.status); // what a proxy says of itself
        if (!unanswered || !body.key || pause > 2400) return reply;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    /** A part of a page, or null where there is none; `refused` is told why. */
    async fragment(url, refused = () => {}) {
      let why;
      try {
        const reply = await fetch(url), text = await reply.text();
        if (reply.ok) return text;
        why = new DOMParser().parseFromString(text, "text/html").querySelector(".problem p")?.textContent;
      } catch { /* nothing came */ }
      refused(why || K.phrases().failed);
      return null;
    },
    why: (reply) => reply.body?.error?.message || K.phrases().failed || "",
  });

  K.id("help")?.addEventListener("click", () => K.id("keys").showModal());
  document.addEventListener("keydown", (event) => {
    if (event.key === "?" && !K.typing(event)) K.id("keys").showModal();
  });
  K.typing = (event) => event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName || "");
  // The letter on a key, also where the keyboard writes another script.
  K.key = ({ key, code }) => (key.charCodeAt(0) > 127 && code.startsWith("Key") ? code[3].toLowerCase() : key);

  // What an abbreviation stands for, also without a mouse: by a tap, or by Enter where it is in focus.
  K.abbreviation = ({ target }) => {
    const abbr = target.closest?.("abbr[title]");
    if (abbr && !abbr.closest("a, button, summary, label")) K.toast(abbr.title);
  };
  document.addEventListener("click", K.abbreviation);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter") K.abbreviation(event);
  });

  // Dates in the reader's own time.
  for (const time of document.querySelectorAll("time[datetime]")) {
    const date = new Date(time.dateTime);
    if (!isNaN(date)) time.textContent = date.toLocaleString(root.lang, { dateStyle: "medium", timeStyle: "short" });
  }

  for (const button of document.querySelectorAll("[data-delete]")) {
    button.addEventListener("click", async () => {
      if (!confirm(button.dataset.confirm)) return;
      const reply = await K.send("DELETE", `/api/v1/games/${button.dataset.delete}`);
      if (reply.ok) location.reload();
      else K.toast(K.why(reply));
    });
  }
  for (const button of document.querySelectorAll("[data-resume]")) {
    button.addEventListener("click", async () => {
      button.disabled = true; // one new game is enough
      const reply = await K.send("POST", `/api/v1/games/${button.dataset.resume}/resume`);
      if (reply.ok) location.href = `/games/${reply.body.id}`;
      else { button.disabled = false; K.toast(K.why(reply)); }
    });
  }
  // One click from here to the first decision.
  for (const button of document.querySelectorAll("[data-start]")) {
    button.addEventListener("click", async () => {
      button.disabled = true;
      const { takebacks = false, ...options } = JSON.parse(button.dataset.options);
      const seed = button.dataset.seed === undefined ? {} : { seed: Number(button.dataset.seed) };
      const reply = await K.send("POST", "/api/v1/games", { game: button.dataset.start, options, takebacks, ...seed });
      if (reply.ok) location.href = `/games/${reply.body.id}`;
      else { button.disabled = false; K.toast(K.why(reply)); }
    });
  }
  K.id("import")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const file = event.target.querySelector("input").files[0];
    let journal;
    try { journal = JSON.parse(await file.text()); } catch { journal = null; }
    const reply = await K.send("POST", "/api/v1/journals", journal);
    if (reply.ok) location.href = `/games/${reply.body.id}`;
    else K.toast(K.why(reply));
  });

  // Asks for the dice and draws that the rules want next; resolves to an array of results, or null.
  K.ask = (message, next) =>
    new Promise((resolve) => {
      const dialog = K.id("own-dice");
      const body = dialog.querySelector(".body");
      const words = K.phrases();
      body.replaceChildren(Object.assign(document.createElement("h2"), { textContent: message }));
      const done = (results) => { dialog.close(); resolve(results); };
      dialog.onclose = () => resolve(null);
      if (next?.ids) {
        const label = Object.assign(document.createElement("label"), { textContent: words.draw + " " });
        const select = document.createElement("select");
        next.ids.forEach((id, n) => {
          const name = next.names?.[n];
          select.append(new Option(name && name !== id ? `${name} · ${id}` : id, id));
        });
        label.append(select);
        const ok = Object.assign(document.createElement("button"), { type: "button", textContent: words.ok, className: "primary" });
        ok.onclick = () => done([select.value]);
        body.append(label, ok);
      } else {
        const count = next?.dice || 1;
        const results = Array(count).fill(null);
        for (let n = 0; n < count; n++) {
          const row = document.createElement("div");
          row.className = "die-row";
          row.setAttribute("role", "group");
          const name = words.die.replace("{n}", n + 1).replace("{count}", count);
          row.setAttribute("aria-label", name);
          row.append(Object.assign(document.createElement("span"), { textContent: name }));
          for (let face = 1; face <= 6; face++) {
            const button = Object.assign(document.createElement("button"), { type: "button", textContent: face });
            button.setAttribute("aria-pressed", "false");
            button.onclick = () => {
              results[n] = face;
              for (const other of row.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === button));
              if (results.every((result) => result)) done(results);
            };
            row.append(button);
          }
          body.append(row);
        }
      }
      dialog.showModal();
    });

  // Sends something that may need results of the player's own dice, asking until all are there.
  K.sendAsking = async (url, body) => {
    const chance = body.chance || [];
    for (;;) {
      const reply = await K.insist(url, body);
      const error = reply.body?.error;
      if (reply.ok || !error || !["chance_needed", "chance_impossible"].includes(error.code)) return reply;
      // The list shows what can be drawn: the sentence would only repeat the ids.
      const draws = error.code === "chance_needed" && error.next?.ids;
      const what = draws ? error.next.for : error.message;
      const results = await K.ask(what[0].toLocaleUpperCase() + what.slice(1), error.next);
      if (!results) return null;
      chance.push(...results);
      body.chance = chance;
    }
  };

  const form = K.id("new");
  if (form) {
    const option = (box) => {
      const kind = box.dataset.kind;
      if (kind === "set") return [...box.querySelectorAll("input:checked")].map((input) => Number(input.value));
      const input = box.querySelector("input, select");
      if (kind === "bool") return input.checked;
      if (kind === "integer") return input.value === "" ? null : Number(input.value);
      return input.value;
    };
    const set = (box, value) => {
      if (box.dataset.kind === "set") {
        for (const input of box.querySelectorAll("input")) input.checked = (value || []).includes(Number(input.value));
      } else if (box.dataset.kind === "bool") box.querySelector("input").checked = value;
      else box.querySelector("input, select").value = value ?? "";
    };
    const boxes = [...form.querySelectorAll("[data-option]")];
    const take = (preset) => {
      for (const box of boxes) set(box, preset[box.dataset.option] ?? JSON.parse(box.dataset.default));
      form.elements.takebacks.checked = preset.takebacks === true;
    };
    const ready = [...form.querySelectorAll("[data-preset]")];
    for (const radio of ready) radio.addEventListener("change", () => take(JSON.parse(radio.dataset.preset)));
    // What is changed by hand is none of the ready sets any more.
    K.id("advanced").addEventListener("change", (event) => {
      if (event.target.name !== "seed") for (const radio of ready) radio.checked = false;
    });
    K.id("as-printed").addEventListener("click", () => { for (const radio of ready) radio.checked = false; take({}); });
    const chosen = ready.find((radio) => radio.checked);
    if (chosen) take(JSON.parse(chosen.dataset.preset));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const changed = (box) => JSON.stringify(option(box)) !== JSON.stringify(JSON.parse(box.dataset.default));
      const options = Object.fromEntries(boxes.filter(changed).map((box) => [box.dataset.option, option(box)]));
      const seed = form.elements.seed.value.trim();
      const own = form.elements.own_dice.checked;
      const body = { game: form.dataset.game, options, takebacks: form.elements.takebacks.checked };
      if (own) body.own_dice = true;
      else if (seed) body.seed = Number(seed);
      const reply = await K.sendAsking("/api/v1/games", body);
      if (!reply) return;
      if (reply.ok) location.href = `/games/${reply.body.id}`;
      else K.id("new-error").textContent = K.why(reply);
    });
  }

  const search = K.id("rules-search");
  if (search) {
    const sections = [...document.querySelectorAll("#rules .section")];
    // What is printed, as a keyboard has it: straight quotes, hyphens, one kind of space.
    const typed = (text) => text.toLocaleLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[−–]/g, "-").replace(/\s+/g, " ").trim();
    const texts = sections.map((section) => typed(section.textContent));
    search.addEventListener("input", () => {
      const wanted = typed(search.value);
      let found = 0;
      sections.forEach((section, n) => {
        const hit = !wanted || texts[n].includes(wanted);
        section.hidden = !hit;
        if (hit) found++;
      });
      K.id("rules-found").textContent = found ? "" : K.id("rules-found").dataset.none;
    });
  }
})();
