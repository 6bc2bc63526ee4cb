// Complete games: each of the three by mouse, one by keyboard alone, each in another language.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, browser, byKeys, byMouse, choices, dice, kurgan, over, page as open, shown } from "./table.js";

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

const mouse = [
  { game: "volga", language: "fr-FR", lang: "fr", seed: 3, set: { scenario: "factory" } },
  { game: "cauldron", language: "ru-RU", lang: "ru", seed: 5 },
  { game: "pavlov", language: "en-GB", lang: "en", seed: 7 },
];
for (const { game, language, lang, seed, set } of mouse) {
  test(`${game} by mouse to the end, in ${lang}`, { timeout: 300000 }, async () => {
    const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: language, reducedMotion: "reduce" });
    const page = await open(context, program.url);
    await begin(page, program.url, game, { seed, set });
    await page.waitForSelector("#table");
    assert.equal(await page.getAttribute("html", "lang"), lang, "the browser's language");
    const random = dice(seed);
    const ways = { board: 0, list: 0 };
    let actions = 0;
    while (!(await over(page))) {
      const open = await choices(page);
      assert.ok(open.length, "somebody can do something");
      ways[await byMouse(page, open[random(open.length)])]++;
      actions++;
      if (actions === 30) await page.reload();
      // What the answers have brought together is what a new page shows.
      if (actions % 7 === 0) { const [here, fresh] = await shown(page); assert.deepEqual(here, fresh, `after ${actions} actions`); }
      assert.ok(actions < 900, "a game ends");
    }
    assert.ok(ways.board > actions / 4, `on the board ${ways.board}, in the list ${ways.list}`);
    assert.deepEqual(page.problems, []);
    console.log(`${game}: ${actions} actions, ${ways.board} of them on the board`);
    // The game stands in the list with its result, and its journal can be saved and read again.
    const id = page.url().split("/").pop().split("?")[0];
    await page.goto(program.url);
    assert.equal(await page.locator(`table.games a[href="/games/${id}"]`).count(), 1);
    const journal = await (await page.request.get(`${program.url}/api/v1/games/${id}/journal`)).json();
    assert.equal(journal.game, game);
    assert.equal(journal.entries.filter((entry) => !entry.forced).length, actions);
    await context.close();
  });
}

test("pavlov by keyboard alone to the end", { timeout: 300000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await open(context, program.url);
  await page.goto(program.url);
  // To the form and through it without a mouse.
  const focus = () => page.evaluate(() => document.activeElement.getAttribute("href") || document.activeElement.type || document.activeElement.tagName);
  const tabTo = async (what) => {
    for (let n = 0; n < 200; n++) {
      if ((await focus()) === what) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab never comes to ${what}`);
  };
  await tabTo("/new/pavlov");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#new");
  await tabTo("submit");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#table");
  await page.keyboard.press("?");
  assert.ok(await page.locator("#keys[open] kbd").count() > 8, "the list of keys");
  await page.keyboard.press("Escape");
  // What has the focus shows it.
  await page.keyboard.press("b");
  const outline = await page.evaluate(() => { const style = getComputedStyle(document.activeElement); return style.outlineStyle !== "none" || !!document.activeElement.closest("svg"); });
  assert.ok(outline, "a visible focus");
  const random = dice(11);
  let actions = 0;
  while (!(await over(page))) {
    const open = await choices(page);
    await byKeys(page, random(open.length));
    actions++;
    assert.ok(actions < 900, "a game ends");
  }
  assert.deepEqual(page.problems, []);
  console.log(`by keys: ${actions} actions`);
  await context.close();
});
