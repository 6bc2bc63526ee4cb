// axe finds nothing at all on any page, in any dialog and with every panel of the table open, light and dark.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { begin, browser, kurgan, page as open } from "./table.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

// The figures printed on a counter are no label: its name says what they mean. In the dark nothing but the colors differs.
async function clean(page, what, within) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe}; 0`);
  const run = (rules) => page.evaluate(async ([within, rules]) => (await window.axe.run(within ?? document, { resultTypes: ["violations"], ...rules })).violations, [within, rules]);
  const found = await run({ rules: { "label-content-name-mismatch": { enabled: false } } });
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await run({ runOnly: ["color-contrast"] })));
  await page.emulateMedia({ colorScheme: "light" });
  assert.deepEqual(found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | ")}`), [], what);
}

/** The dialog has a name and the focus, keeps it, and Escape gives it back. */
async function dialog(page, id, how = async () => {}) {
  await how();
  await page.waitForSelector(`#${id}[open]`);
  assert.equal(await page.locator(`#${id}`).getAttribute("role"), null, "a dialog is one");
  assert.ok((await page.locator(`#${id}`).getAttribute("aria-label")) || (await page.locator(`#${id}`).getAttribute("aria-labelledby")), `${id} has a name`);
  for (let n = 0; n < 12; n++) {
    const inside = await page.evaluate((id) => document.activeElement === document.body || !!document.activeElement.closest(`#${id}`), id);
    assert.ok(inside, `the focus leaves ${id}`);
    await page.keyboard.press("Tab");
  }
  await clean(page, id, `#${id}`);
  await page.keyboard.press("Escape");
  await page.waitForSelector(`#${id}:not([open])`, { state: "attached" });
}

test("axe finds nothing on any page, light and dark", { timeout: 120000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 720 }, colorScheme: "light", locale: "en-US", reducedMotion: "reduce" });
  const page = await open(context, program.url);
  const post = async (path, data) => (await page.request.post(`${program.url}/api/v1${path}`, { data, headers: { origin: program.url } })).json();
  // A game to go on with, and one that is over.
  const { id } = await post("/games", { game: "cauldron", seed: 4, options: {} });
  const { id: duel } = await post("/games", { game: "pavlov", seed: 5, options: { players: "competitive_two" } });
  const { link } = await post(`/games/${duel}/links`, { seat: "german" });
  const ended = (await post("/games", { game: "cauldron", seed: 4, options: {} })).id;
  for (let over = false; !over; ) {
    const { state } = await (await page.request.get(`${program.url}/api/v1/games/${ended}`)).json();
    const { action } = state.legal.find((choice) => choice.resign) ?? state.legal[0];
    over = !!(await post(`/games/${ended}/actions`, { action })).state.outcome;
  }
  for (const path of ["/", "/settings", "/rules", "/rules/volga", "/rulings/cauldron", "/glossary/pavlov", "/new/volga", "/new/pavlov", "/api", "/nothing-here", link, `/games/${duel}?seat=german&cover=1`, `/games/${id}`, `/games/${ended}`]) {
    await page.goto(new URL(path, program.url).href);
    for (const folded of await page.locator("details:not([open]) > summary").all()) if (await folded.isVisible()) await folded.evaluate((summary) => (summary.parentElement.open = true));
    await clean(page, path);
  }
  await page.locator("#review").click();
  await page.waitForSelector("#reader[open]", { timeout: 60000 });
  await clean(page, "the review", "#reader");
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("axe finds nothing at the table, whatever is open there, light and dark", { timeout: 120000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 720 }, colorScheme: "light", locale: "en-US", reducedMotion: "reduce" });
  const page = await open(context, program.url);
  for (const game of ["volga", "cauldron", "pavlov"]) {
    await begin(page, program.url, game, { seed: 5 });
    await page.waitForSelector("#choices .choice");
    await clean(page, game);
    await page.locator("#tab-aids").click();
    await page.waitForSelector("#aids > *");
    await page.evaluate(() => { for (const aid of document.querySelectorAll("#aids > details")) aid.open = true; });
    await clean(page, `the aids of ${game}`, "#panel-aids");
  }
  await page.locator("#tab-game").click();
  await page.waitForSelector("#game h3");
  await clean(page, "this game", "#panel-game");
  await page.locator("#tab-log").click();
  await dialog(page, "reader", () => page.locator("#log .line").first().click());
  await dialog(page, "chooser", () => page.evaluate(() => K.choices.choose(K.choices.list.slice(0, 1), true)));
  await dialog(page, "keys", () => page.keyboard.press("?"));
  await page.keyboard.press("h");
  await page.waitForSelector("#hints ol li", { timeout: 30000 });
  const hidden = page.locator(".blocked > summary");
  if (await hidden.count()) { await hidden.click(); await page.waitForSelector(".blocked ul"); }
  await page.locator("#choices .choice").first().focus();
  await clean(page, "a hint, what cannot be done, odds");
  await begin(page, program.url, "pavlov", { own: true });
  await dialog(page, "own-dice");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${program.url}/`);
  await begin(page, program.url, "volga", { seed: 5 });
  await clean(page, "on a phone");
  assert.deepEqual(page.problems, []);
  await context.close();
});
