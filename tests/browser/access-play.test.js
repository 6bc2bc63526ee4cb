// The first turn of each game from the accessibility tree alone, and whole decisions by keys alone and by touch alone.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { begin, browser, choices, dice, kurgan, newer, page as open, point, program as binary, version } from "./table.js";

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

const SEED = 1942;
const GAMES = ["volga", "cauldron", "pavlov"];
const table = async (game, { locale = "en-US", width = 1440, height = 900, seed = SEED, ...how } = {}) => {
  const context = await chrome.newContext({ viewport: { width, height }, locale, reducedMotion: "reduce", ...how });
  const page = await open(context, program.url);
  await begin(page, program.url, game, { seed });
  await page.waitForSelector("#choices .choice");
  return page;
};
/** What the expert does on the first turn. */
function expert(game) {
  const told = execFileSync(binary, ["watch", game, "--seed", String(SEED), "--policy", "expert"], { encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: 1 << 24 });
  return told.split("\nTurn 2 begins")[0].split("\n").filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
}

/** Everything that live regions say from now on, in order; a region that is silent at first is heard, too. */
const listen = (page) => page.evaluate(() => {
  window.heard = [];
  const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live], [role=log], [role=status], [role=alert], output");
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = live(target);
      if (!region || region.closest("[hidden], [aria-hidden=true]")) continue;
      for (const node of addedNodes) if (node.textContent.trim()) window.heard.push({ region: region.getAttribute("aria-label") || region.id, text: node.textContent.trim() });
    }
  }).observe(document.body, { childList: true, subtree: true });
});

/** A choice by its name; the chance that matters may follow. */
const called = (label) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")}( [\\d,.<>]+\\s?%)?$`);

const WORDS = {
  volga: { locale: "en-US", decision: "Your decision", choices: "Choices", tools: "Tools", log: "Log", course: "Sequence of play", told: "What happens" },
  cauldron: { locale: "fr-FR", decision: "Votre décision", choices: "Choix", tools: "Outils", log: "Récit", course: "Séquence de jeu", told: "Ce qui se passe" },
  pavlov: { locale: "ru-RU", decision: "Ваше решение", choices: "Варианты", tools: "Инструменты", log: "Хроника", course: "Последовательность хода", told: "Что происходит" },
};

for (const game of GAMES) {
  test(`the first turn of ${game} from the accessibility tree alone, each result told once and in order`, { timeout: 120000 }, async () => {
    const words = WORDS[game];
    const page = await table(game, { locale: words.locale });
    const id = new URL(page.url()).pathname.split("/").pop(), way = expert(game);
    const api = async (path = "") => (await page.request.get(`${program.url}/api/v1/games/${id}${path}`, { headers: { "accept-language": words.locale } })).json();
    const decision = page.getByRole("region", { name: words.decision, exact: true });
    const offered = decision.getByRole("group", { name: words.choices, exact: true }).or(decision.getByRole("group", { name: words.tools, exact: true }));
    const question = decision.getByRole("heading", { level: 2 });
    const told = async () => (await page.getByRole("tabpanel", { name: words.log, exact: true }).getByRole("listitem").getByRole("button").allTextContents()).map((line) => line.trim());
    const turn = page.getByRole("region", { name: words.course, exact: true }).getByRole("paragraph");
    assert.match(await turn.textContent(), /1/);
    const first = (await told()).length;
    await listen(page);
    let pressed = 0;
    for (let played = 0; played < way.length; ) {
      const { state } = await api();
      const { label } = state.legal.find(({ action }) => action === way[played]);
      const button = offered.getByRole("listitem").getByRole("button", { name: called(label) }).first();
      await button.focus();
      const asked = await question.elementHandle();
      await page.keyboard.press("Enter");
      pressed++;
      await page.waitForFunction((asked) => !asked.isConnected && !document.querySelector("[aria-busy=true]"), asked);
      played = (await api("/journal")).entries.length;
      assert.ok(await question.evaluate((heading) => heading === document.activeElement), `the focus is on the question after ${label}`);
    }
    assert.ok(pressed > 5, `${pressed} buttons`);
    const lines = (await told()).slice(first), heard = await page.evaluate(() => window.heard);
    assert.ok(lines.length > pressed / 2, `${lines.length} results`);
    const results = new Set(lines), said = heard.filter(({ text }) => results.has(text));
    assert.deepEqual(said.map(({ text }) => text), lines, "each result once and in order");
    assert.deepEqual([...new Set(said.map(({ region }) => region))], [words.told], "in one place");
    assert.equal((await api("/journal")).entries.at(way.length - 1).action, way.at(-1));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

/** An element that a finger or a key can reach: those that the next choices begin with. */
const wanted = async (page) => (await choices(page)).filter(({ touches }) => touches.length);
const state = (page) => page.evaluate(() => ({ version: Number(document.querySelector(".where").dataset.version), picked: K.choices.picked.join(" "), asks: !!document.querySelector("#chooser[open]") }));
/** Waits until what was done has changed something: the game, the selection, or a question is asked. */
const changed = (page, before) => page.waitForFunction((before) => {
  const now = { version: Number(document.querySelector(".where").dataset.version), picked: K.choices.picked.join(" "), asks: !!document.querySelector("#chooser[open]") };
  return !document.querySelector("#table[aria-busy]") && JSON.stringify(now) !== JSON.stringify(before);
}, before, { timeout: 5000 });

for (const game of GAMES) {
  test(`decisions of ${game} by keys alone, on the board`, { timeout: 120000 }, async () => {
    const page = await table(game), random = dice(5);
    let onBoard = 0;
    for (let n = 0; n < 8; n++) {
      const before = await version(page), open = await wanted(page);
      if (!open.length) {
        await page.keyboard.press("1");
        await newer(page, before);
        continue;
      }
      const { touches, action } = open[random(open.length)];
      for (const element of touches.slice(await page.evaluate(() => K.choices.given))) {
        // To the board, and from one thing that can be clicked to the next.
        await page.keyboard.press("b");
        const here = () => page.evaluate(() => document.activeElement.dataset.el);
        let steps = 0;
        for (; (await here()) !== element; steps++) {
          assert.ok(steps < 120, `Tab never comes to ${element}`);
          await page.keyboard.press("Tab");
        }
        const named = await page.evaluate(() => ({ name: document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent, role: document.activeElement.getAttribute("role"), pressed: document.activeElement.getAttribute("aria-pressed") }));
        assert.ok(named.name.trim() && named.role === "button" && named.pressed === "false", `${element}: ${JSON.stringify(named)}`);
        const was = await state(page);
        await page.keyboard.press(n % 2 ? "Enter" : " ");
        await changed(page, was);
        if ((await version(page)) > before) break;
      }
      if (await page.locator("#chooser[open]").count()) {
        // The dialog has the focus and keeps it; Tab goes round in it.
        const inside = await page.evaluate(() => document.activeElement.closest("dialog")?.id);
        assert.equal(inside, "chooser");
        const target = `[data-choose="${action.replaceAll('"', '\\"')}"]`;
        for (let steps = 0; !(await page.evaluate((target) => document.activeElement.matches(target), target)); steps++) {
          assert.ok(steps < 60, "Tab comes to every answer");
          await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Enter");
      }
      await newer(page, before);
      onBoard++;
    }
    assert.ok(onBoard > 3, `${onBoard} on the board`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test(`decisions of ${game} by touch alone, at 390 px`, { timeout: 120000 }, async () => {
    const page = await table(game, { width: 390, height: 844, hasTouch: true, isMobile: true, reducedMotion: "no-preference" }), random = dice(9);
    let onBoard = 0, asked = 0;
    const tap = async (locator) => { await locator.scrollIntoViewIfNeeded(); await locator.tap(); };
    for (let n = 0; n < 9; n++) {
      const before = await version(page), open = await wanted(page);
      const { touches, action } = open[random(Math.max(1, open.length))] ?? (await choices(page))[0];
      const button = page.locator(`#decide .choice[data-action="${action.replaceAll('"', '\\"')}"]`);
      for (const element of touches.slice(await page.evaluate(() => K.choices.given))) {
        const at = await point(page, element);
        if (!at) break;
        // Two taps on one place in no time are one double tap.
        await page.waitForTimeout(400);
        const was = await state(page);
        const [one] = await page.evaluate((element) => [K.choices.preview(element)], element);
        const risky = one && (await page.locator(`.choice[data-action="${one.replaceAll('"', '\\"')}"] .chance`).count());
        await page.touchscreen.tap(at.x, at.y);
        await changed(page, was).catch((error) => assert.fail(`${n}: ${action}: ${element} at ${JSON.stringify(at)} ${JSON.stringify(was)}: ${error.message}`));
        if (one && !risky) assert.equal(await page.locator("#chooser[open]").count(), 0, `${one} is not asked about`);
        if ((await version(page)) > before) { onBoard++; break; }
        if (await page.locator("#chooser[open]").count()) {
          asked++;
          await tap(page.locator(`#chooser [data-choose="${action.replaceAll('"', '\\"')}"]`));
          break;
        }
      }
      await page.waitForFunction(() => !document.querySelector("#table[aria-busy]"));
      if ((await version(page)) === before) {
        // What lies outside the part of the map that is shown is in the list.
        if (!(await button.isVisible())) await tap(page.locator("#clear"));
        await tap(button);
      }
      await newer(page, before);
    }
    console.log(`${game}: ${onBoard} on the board, ${asked} asked about`);
    assert.ok(onBoard + asked > 1, "by a finger on the board");
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("a finger that rests is a magnifier, and plays nothing", async () => {
  const page = await table("volga", { width: 390, height: 844, hasTouch: true, isMobile: true });
  const cdp = await page.context().newCDPSession(page), before = await state(page);
  await page.evaluate(() => K.act("end supply"));
  await newer(page, before.version);
  const at = await point(page, (await wanted(page))[0].touches[0]) ?? { x: 195, y: 300 };
  const was = await state(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForSelector(".lens");
  await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: at.x + 20, y: at.y + 10 }] });
  assert.ok(await page.locator(".lens").isVisible(), "it follows the finger");
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForSelector(".lens", { state: "detached" });
  await page.waitForTimeout(100);
  assert.deepEqual(await state(page), was);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
