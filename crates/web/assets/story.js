// The story of a finished game: what decided it is worked out when somebody asks.
"use strict";
(() => {
  const story = K.id("story");
  if (!story) return;
  const { id, query } = story.dataset;
  const button = story.querySelector("[data-review]");
  button?.addEventListener("click", async () => {
    button.disabled = true;
    K.toast(K.phrases().thinking);
    const html = await K.fragment(`/games/${id}/review${query}`, K.toast);
    button.disabled = false;
    if (html === null) return;
    K.toast("");
    K.id("told").innerHTML = html;
    K.id("told").scrollIntoView({ behavior: K.settings.still() ? "instant" : "smooth", block: "start" });
  });
})();
