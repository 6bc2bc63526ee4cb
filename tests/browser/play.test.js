// How the table feels: a click does what is outlined, nothing is lost to an animation, what cannot be done says why at the
// pointer, and settings stay.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { begin, browser, choices, kurgan, newer, page as open, version } from "./table.js";

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome.close(); await program.stop(); });

const table = async (game, { motion, ...how } = {}) => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...(motion ? {} : { reducedMotion: "reduce" }) });
  const page = await open(context, program.url);
  await begin(page, program.url, game, how);
  await page.waitForSelector("#choices .choice");
  return { context, page };
};
/** Plays an action of the list and waits for the table. */
const take = async (page, action) => {
  const before = await version(page);
  await page.evaluate((action) => K.act(action), action);
  await newer(page, before);
};
const legal = async (page) => (await choices(page)).map(({ action }) => action);

test("one click on the home page leads to the first decision, and the game is offered there again", async () => {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
  const page = await open(context, program.url);
  await page.goto(program.url);
  await page.locator("[data-start=cauldron]").click();
  await page.waitForSelector("#choices .choice");
  const address = new URL(page.url()).pathname;
  await page.goto(program.url);
  assert.equal(await page.locator(".resume a.button").getAttribute("href"), address);
  const drawn = await page.evaluate(() => { const img = document.querySelector(".resume img"); return img.decode().then(() => img.naturalWidth > 100); });
  assert.ok(drawn, "the board is shown as a picture");
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("a counter that cannot be clicked does not hide the area below it", async () => {
  const { context, page } = await table("volga", { seed: 1942 });
  await take(page, "end supply");
  // A unit that acts, and an area with pieces on it that it can go to.
  let found = null;
  for (const action of (await legal(page)).filter((action) => action.startsWith("unit ")).slice(0, 12)) {
    await take(page, action);
    found = await page.evaluate(() => {
      for (const piece of document.querySelectorAll("#pieces > .piece:not(.can)")) {
        const box = piece.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
        const over = document.elementsFromPoint(x, y), area = over.find((one) => one.closest?.(".place.can"))?.closest(".place");
        if (over[0]?.closest(".piece") === piece && area) return { x, y, area: area.dataset.el };
      }
      return null;
    });
    if (found) break;
    await page.keyboard.press("u");
    await page.waitForFunction(() => !document.querySelector("#table[aria-busy]"));
  }
  assert.ok(found, "somebody can go where a counter lies");
  const before = await version(page);
  await page.mouse.click(found.x, found.y);
  await page.waitForFunction(([before, area]) => Number(document.querySelector(".where").dataset.version) > before || K.choices.picked.includes(area) || document.querySelector("#chooser[open]"), [before, found.area]);
  await context.close();
});

test("no click is lost while pieces glide", async () => {
  const { context, page } = await table("volga", { seed: 1942, motion: true });
  await take(page, "end supply");
  const start = await version(page);
  for (let n = 0; n < 8; n++) {
    const before = await version(page);
    await page.locator("#choices li:not([hidden]) .choice").first().click();
    // The next click comes as soon as the table is drawn anew, whatever still moves.
    await newer(page, before);
  }
  assert.ok((await version(page)) >= start + 8);
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("what cannot be done says why, with its rule, where it was clicked", async () => {
  const { context, page } = await table("volga", { seed: 1942 });
  const id = new URL(page.url()).pathname.split("/").pop();
  await take(page, "end supply");
  await take(page, (await legal(page)).find((action) => action.startsWith("unit ")));
  // Something on the board with a reason against it.
  const barred = await page.evaluate(async (id) => {
    for (const place of document.querySelectorAll("#places .place:not(.can)")) {
      const html = await (await fetch(`/games/${id}/blocked?element=${encodeURIComponent(place.dataset.el)}`)).text();
      if (!html.includes("reason")) continue;
      const box = place.getBoundingClientRect();
      for (let n = 0; n < 60; n++) {
        const x = box.left + (box.width * (((n * 37) % 10) + 0.5)) / 10, y = box.top + (box.height * (((n * 53 + 4) % 10) + 0.5)) / 10;
        if (document.elementFromPoint(x, y)?.closest("[data-el]") === place) return { x, y };
      }
    }
    return null;
  }, id);
  assert.ok(barred, "something is out of reach");
  await page.mouse.click(barred.x, barred.y);
  await page.waitForSelector("#whynot:not([hidden]) .reason");
  const note = await page.evaluate(() => { const { left, top, right, bottom } = document.getElementById("whynot").getBoundingClientRect(); return { left, top, right, bottom }; });
  assert.ok(note.left >= 0 && note.top >= 0 && note.right <= 1440 && note.bottom <= 900, "it is on the screen");
  assert.ok(Math.min(Math.abs(note.left - barred.x), Math.abs(note.right - barred.x)) < 330 && Math.min(Math.abs(note.top - barred.y), Math.abs(note.bottom - barred.y)) < 40, "and at the pointer");
  assert.ok(await page.locator("#whynot a.rule").count(), "with its rule");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#whynot").isHidden());
  await context.close();
});

test("settings hold on every page and after a restart of the browser's page", async () => {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  const page = await open(context, program.url);
  await page.goto(`${program.url}/settings`);
  await page.locator("label", { has: page.locator("[name=theme][value=dark]") }).click();
  await page.locator("label", { has: page.locator("[name=text][value='130']") }).click();
  await page.locator("label", { has: page.locator("[name=motion][value=none]") }).click();
  await page.goto(program.url);
  const shown = await page.evaluate(() => ({ ...document.documentElement.dataset, zoom: getComputedStyle(document.body).zoom }));
  assert.equal(shown.theme, "dark");
  assert.equal(shown.motion, "none");
  assert.equal(Number(shown.zoom), 1.3);
  await page.goto(`${program.url}/settings`);
  assert.ok(await page.locator("[name=text][value='130']").isChecked());
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("the map can be magnified, cleared of counters and fitted, and the view is remembered", async () => {
  const { context, page } = await table("pavlov", { seed: 3 });
  await page.mouse.move(500, 400);
  await page.keyboard.down("Shift");
  await page.waitForSelector(".lens");
  await page.keyboard.up("Shift");
  await page.waitForSelector(".lens", { state: "detached" });
  await page.keyboard.press("v");
  assert.ok(await page.evaluate(() => Number(getComputedStyle(document.getElementById("pieces")).opacity) < 0.2));
  await page.keyboard.press("v");
  const scale = () => page.evaluate(() => new DOMMatrix(getComputedStyle(document.getElementById("board")).transform).a);
  const fitted = await scale();
  await page.locator("[data-zoom=width]").click();
  const wide = await scale();
  assert.ok(wide >= fitted);
  await page.keyboard.press("+");
  const zoomed = await scale();
  await page.waitForTimeout(600);
  await page.reload();
  await page.waitForSelector("#choices .choice");
  assert.ok(Math.abs((await scale()) - zoomed) < 0.01, "as it was left");
  await page.keyboard.press("0");
  await page.reload();
  await page.waitForSelector("#choices .choice");
  assert.ok(Math.abs((await scale()) - fitted) < 0.01, "and fitted again when that was asked for");
  assert.deepEqual(page.problems, []);
  await context.close();
});
