// What a reader has set, kept in this browser: look, motion, and how results are shown.
"use strict";
(() => {
  const root = document.documentElement;
  const known = { theme: "auto", text: "100", motion: "full", stage: "quick", sound: "off", forced: "on", gather: "off" };
  const read = () => { try { return JSON.parse(localStorage.getItem("settings")) || {}; } catch { return {}; } };
  const S = (K.settings = {
    get: (name) => read()[name] ?? known[name],
    set(name, value) {
      localStorage.setItem("settings", JSON.stringify({ ...read(), [name]: value }));
      S.apply();
    },
    apply() {
      for (const name of Object.keys(known)) root.dataset[name] = S.get(name);
      if (S.get("theme") === "auto") delete root.dataset.theme;
    },
    /** Whether pieces and dice are shown on their way. */
    still: () => S.get("motion") === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  S.apply();
  addEventListener("storage", S.apply);
  K.id("theme")?.addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    S.set("theme", dark ? "light" : "dark");
  });
  for (const radio of document.querySelectorAll("[data-setting]")) {
    radio.checked = S.get(radio.name) === radio.value;
    radio.addEventListener("change", () => { S.set(radio.name, radio.value); if (radio.name === "sound") K.play?.("dice"); });
  }
})();
