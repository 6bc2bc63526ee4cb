// Every page: no serious accessibility problem, light enough, quick enough, in three languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { begin, browser, byMouse, choices, kurgan, page as open } from "./table.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

// The figures printed on a counter are no label: its name says what they mean.
async function examine(page, what) {
  await page.evaluate(`${axe}; 0`);
  const result = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } } })).violations);
  const serious = result.filter((found) => ["serious", "critical"].includes(found.impact));
  assert.deepEqual(serious.map((found) => `${found.id}: ${found.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | ")}`), [], what);
}

for (const scheme of ["light", "dark"]) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing serious, ${scheme}, ${width} px`, { timeout: 120000 }, async () => {
      const context = await chrome.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: "reduce" });
      const page = await open(context, program.url);
      for (const path of ["/", "/rules", "/rules/volga", "/new/volga", "/new/cauldron", "/new/pavlov", "/api", "/nothing-here"]) {
        await page.goto(program.url + path);
        await examine(page, path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.ok(wide <= 1, `${path} is ${wide} px too wide`);
      }
      for (const game of ["volga", "cauldron", "pavlov"]) {
        await begin(page, program.url, game, { seed: 5 });
        await page.waitForSelector("#choices .choice");
        for (let n = 0; n < 4; n++) await byMouse(page, (await choices(page))[0]);
        await examine(page, game);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.ok(wide <= 1, `${game} is ${wide} px too wide`);
      }
      await context.close();
    });
  }
}

test("a search of the rules finds what a keyboard can type", async () => {
  const context = await chrome.newContext();
  const page = await open(context, program.url);
  for (const [address, wanted, id] of [["/rules/volga?lang=fr", "hors de combat et continuer, ou", "9.4"], ["/rulings/volga?lang=fr", "l'unité de tête va dans la case", "53"], ["/rulings/volga?lang=en", "read as +1, 0, 0, -1, -1, -2", "74"]]) {
    await page.goto(program.url + address);
    await page.fill("#rules-search", wanted);
    assert.deepEqual(await page.locator("#rules .section:visible").evaluateAll((found) => found.map((section) => section.id)), [id], wanted);
  }
  await context.close();
});

test("a board is light and soon there", async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
  for (const game of ["volga", "cauldron", "pavlov"]) {
    const page = await open(context, program.url);
    await begin(page, program.url, game, { seed: 6 });
    await page.waitForSelector("#choices .choice");
    for (let n = 0; n < 25; n++) await byMouse(page, (await choices(page))[0]);
    const url = page.url();
    await page.close();
    const fresh = await (await chrome.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const session = await fresh.context().newCDPSession(fresh);
    await session.send("Network.enable");
    // What is kept for ever, and what comes with every page: by the name of the file.
    const kinds = new Map(), wire = { page: 0, font: 0, land: 0 }, plain = { page: 0, font: 0, land: 0 };
    session.on("Network.requestWillBeSent", ({ requestId, request }) => kinds.set(requestId, /\.woff2$/.test(request.url) ? "font" : /\/land-/.test(request.url) ? "land" : "page"));
    session.on("Network.loadingFinished", (event) => (wire[kinds.get(event.requestId) ?? "page"] += event.encodedDataLength));
    session.on("Network.dataReceived", (event) => (plain[kinds.get(event.requestId) ?? "page"] += event.dataLength));
    await fresh.goto(url, { waitUntil: "domcontentloaded" });
    await fresh.waitForSelector("#board .piece");
    await fresh.waitForTimeout(300);
    const seen = await fresh.evaluate(() => { const paint = performance.getEntriesByName("first-contentful-paint")[0]; return Math.round(paint?.startTime ?? -1); });
    console.log(`${game}: page ${plain.page} bytes, ${wire.page} on the wire; land ${plain.land}, ${wire.land}; fonts ${wire.font}; first painted after ${seen} ms`);
    assert.ok(plain.page < 300000, `${game} weighs ${plain.page} bytes`);
    assert.ok(wire.page < 75000, `${game} weighs ${wire.page} bytes compressed`);
    assert.ok(plain.land <= 400000 && wire.land <= 110000, `the land of ${game} weighs ${plain.land} bytes, ${wire.land} compressed`);
    assert.ok(wire.font > 0 && wire.font <= 120000, `the fonts weigh ${wire.font} bytes`);
    await fresh.context().close();
  }
  await context.close();
});

test("the language changes at any moment and stays", async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const page = await open(context, program.url);
  await begin(page, program.url, "volga", { seed: 8 });
  await page.waitForSelector("#choices .choice");
  const english = await page.locator("#prompt").textContent();
  for (const lang of ["fr", "ru"]) {
    await page.locator(`.languages a[lang=${lang}]`).click();
    await page.waitForSelector(`html[lang=${lang}] #choices .choice`);
    assert.notEqual(await page.locator("#prompt").textContent(), english);
  }
  await page.goto(program.url);
  assert.equal(await page.getAttribute("html", "lang"), "ru");
  await context.close();
});

test("the first page tells what did not arrive", async () => {
  const context = await chrome.newContext({ locale: "en-GB" });
  const page = await open(context, program.url);
  await begin(page, program.url, "volga", { seed: 8 });
  await page.goto(program.url);
  page.on("dialog", (dialog) => dialog.accept());
  await page.locator("details.mine > summary").click();
  await page.route("**/api/v1/games/*", (route) => route.abort());
  await page.locator("[data-delete]").first().click();
  await page.waitForFunction(() => /try again/.test(document.querySelector("#toast").textContent));
  await context.close();
});

test("zoom, keys and explanations", async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", reducedMotion: "reduce" });
  const page = await open(context, program.url);
  await begin(page, program.url, "volga", { seed: 8 });
  await page.waitForSelector("#choices .choice");
  const scale = () => page.evaluate(() => new DOMMatrix(getComputedStyle(document.getElementById("board")).transform).a);
  const fitted = await scale();
  await page.keyboard.press("+");
  const zoomed = await scale();
  assert.ok(zoomed > fitted);
  for (const [width, height] of [[1300, 800], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    assert.ok(Math.abs((await scale()) - zoomed) < 0.001, "another size of the window leaves the zoom alone");
  }
  await page.keyboard.press("0");
  assert.ok(Math.abs((await scale()) - fitted) < 0.001);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -300);
  assert.ok((await scale()) > fitted);
  // The reason why something cannot be done, odds before committing, and the rule behind a line of the log.
  await page.locator(".blocked summary").click();
  await page.waitForSelector(".blocked li");
  const id = page.url().split("/").pop();
  const odds = async (action) => (await page.request.get(`${program.url}/api/v1/games/${id}/odds?action=${encodeURIComponent(action)}`)).json();
  let risky = null;
  for (let n = 0; !risky && n < 60; n++) {
    const open = await choices(page);
    for (const choice of open) {
      const { outcomes } = await odds(choice.action);
      if (outcomes?.length > 1) { risky = { ...choice, outcomes }; break; }
    }
    if (!risky) await byMouse(page, open.at(-1));
  }
  assert.ok(risky, "something is left to chance");
  await page.locator(`#decide .choice[data-action="${risky.action}"]`).hover();
  await page.waitForSelector("#odds .bars li");
  const told = await page.$$eval("#odds h3 + .bars li", (list) => list.map((line) => ({ text: line.querySelector(".text").textContent, percent: line.querySelector(".percent").textContent })));
  assert.deepEqual(told.map(({ text }) => text), risky.outcomes.map(({ text }) => text));
  told.forEach(({ percent }, n) => assert.ok(/^[<>]/.test(percent) || Math.abs(parseFloat(percent) - risky.outcomes[n].probability * 100) < 0.06, percent));
  await page.locator("#log a.rule").first().click();
  await page.waitForSelector("#reader[open] .section");
  await page.keyboard.press("Escape");
  await page.locator("#log .line").last().click();
  await page.waitForSelector("#reader[open] .log");
  await page.keyboard.press("Escape");
  await page.locator("#hint").click();
  await page.waitForSelector("#hints ol li", { timeout: 20000 });
  await page.locator("[data-zoom=fit]").click();
  await page.locator("#board .piece[data-el]").first().hover();
  await page.waitForSelector("#about:not([hidden]) h3");
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("everything on the board can be looked at by keyboard, and the other keys do what they did", async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", reducedMotion: "reduce" });
  const page = await open(context, program.url);
  let ringed = 0;
  for (const game of ["volga", "cauldron", "pavlov"]) {
    await begin(page, program.url, game, { seed: 5 });
    await page.waitForSelector("#choices .choice");
    for (let n = 0; n < 6; n++) await byMouse(page, (await choices(page))[0]);
    // From any thing there is a way to every other.
    const lost = await page.evaluate(() => ["viewport", "trays", "tracks"].flatMap((id) => {
      const group = document.getElementById(id);
      const all = [...group.querySelectorAll("[data-el]")].filter((thing) => thing.getClientRects().length);
      if (!all.length) return [];
      const seen = new Set([all[0]]);
      for (const thing of seen) for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) { const next = K.looking.next(group, thing, key); if (next) seen.add(next); }
      return all.filter((thing) => !seen.has(thing)).map((thing) => `${id}: ${thing.dataset.el}`);
    }));
    assert.deepEqual(lost, [], `${game}: no way leads there`);
    const focus = () => page.evaluate(() => ({ el: document.activeElement.dataset.el, can: document.activeElement.classList.contains("can"), id: document.activeElement.id }));
    const moved = () => page.evaluate(() => document.getElementById("board").style.transform);
    await page.keyboard.press("0");
    await page.locator("#viewport").focus();
    const still = await moved();
    let fixed = 0;
    const visited = new Set();
    for (const key of ["Right", "Right", "Down", "Left", "Down", "Right", "Up", "Up", "Left", "Left"]) {
      await page.keyboard.press(`Shift+Arrow${key}`);
      const { el, can } = await focus();
      assert.ok(el, `${game}: Shift+${key} leads to a thing`);
      visited.add(el);
      if (!can) fixed++;
    }
    assert.ok(visited.size > 3 && fixed > 0, `${game}: ${[...visited]}`);
    assert.equal(await moved(), still, "the whole board is in sight and stays where it is");
    await page.waitForSelector("#about:not([hidden]) h3");
    // The focus is seen on what can be clicked as well, whose own mark is dashed.
    const pieces = page.locator("#board .piece.can");
    if (await pieces.count()) {
      const at = page.locator("*:focus");
      const looked = await at.getAttribute("data-el");
      await pieces.first().focus();
      assert.equal(await pieces.first().evaluate((piece) => getComputedStyle(piece).outlineStyle), "solid");
      ringed++;
      await page.evaluate((el) => K.looking.at(document.querySelector(`#board [data-el="${CSS.escape(el)}"]`)), looked);
    }
    // Tab goes on to what can be clicked, and back at the board one is where one was.
    const { el } = await focus();
    await page.locator("#viewport").focus();
    await page.keyboard.press("Shift+ArrowRight");
    assert.equal((await focus()).el, el);
    const stops = await page.$$eval("#board [tabindex='0']", (list) => list.every((thing) => thing.matches(".can, .chosen")));
    assert.ok(stops, "only what can be clicked is a stop of its own");
    for (let n = 0; n < 4; n++) await page.keyboard.press("+");
    const before = await moved();
    await page.keyboard.press("ArrowDown");
    assert.notEqual(await moved(), before, "arrows alone move the board");
  }
  assert.ok(ringed > 0, "some piece could be clicked");
  await page.keyboard.press("?");
  assert.match(await page.locator("#keys").textContent(), /Shift ← ↑ ↓ →/);
  assert.deepEqual(page.problems, []);
  await context.close();
});
