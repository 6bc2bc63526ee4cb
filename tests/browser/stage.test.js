// What an action settles is staged over the board: every kind of moment, one after the other, in nobody's way; and the
// end of a game tells its story with the numbers of the API.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { browser, kurgan, newer, page as open, program as binary, version } from "./table.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SEED = 1942;
let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

const api = async (path, body) => {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const reply = await fetch(`${program.url}/api/v1/${path}`, init), said = await reply.json();
  assert.ok(reply.ok, `${path}: ${JSON.stringify(said).slice(0, 300)}`);
  return said;
};

/** Each game as the expert plays it, every action with what it caused. */
const told = {};
const expert = (game) => (told[game] ??= execFileSync(binary, ["watch", game, "--seed", String(SEED), "--policy", "expert"], { encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: 1 << 24 })
  .split("\n\n> ").slice(1).map((text) => ({ action: text.split("\n")[0], text })));

/** A game that stands right before the first action that causes this, and that action. */
const stands = async (game, what, takebacks) => {
  const way = expert(game), at = what === "last" ? way.length - 1 : way.findIndex(({ text }) => what.test(text));
  assert.ok(at >= 0, `${what} happens in ${game}`);
  const { id } = await api("games", { game, options: {}, takebacks, seed: SEED });
  for (const { action } of way.slice(0, at)) await api(`games/${id}/actions`, { action });
  return { id, action: way[at].action };
};

/** A table before such an action, at this speed. */
async function table(game, what, { speed = "staged", text = "100", takebacks = false, prepare = () => {}, ...context } = {}) {
  const { id, action } = await stands(game, what, takebacks);
  await prepare(id);
  const held = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", ...context });
  await held.addInitScript((settings) => localStorage.setItem("settings", JSON.stringify(settings)), { stage: speed, text });
  const page = await open(held, program.url);
  await page.goto(`${program.url}/games/${id}`);
  await page.waitForSelector("#choices .choice, #closing .choice");
  const play = async () => { const from = await version(page); await page.evaluate((action) => K.act(action), action); await newer(page, from); };
  return { id, action, page, play, context: held };
}
const shown = (page) => page.waitForSelector("#stage:not([hidden]) .moment", { timeout: 8000 });
const moment = (page) => page.evaluate(() => {
  const stage = document.getElementById("stage"), one = stage.querySelector(".moment");
  if (stage.hidden) return null;
  const text = (what, from = one) => from.querySelector(what)?.textContent.trim() ?? "";
  return {
    kind: one.dataset.kind, at: one.dataset.at, title: text("h2"), effect: text(".effect"), result: text(".result strong"), margin: text(".margin"), more: text(".more", stage),
    sums: [...one.querySelectorAll(".sum")].map((sum) => ({
      lines: [...sum.querySelectorAll("li b")].map((value) => Number(value.textContent.replace("−", "-"))),
      value: Number(text(".value", sum)), total: Number(text(".total", sum)),
      dice: [...sum.querySelectorAll("svg:not(.out) use")].map((die) => Number(die.getAttribute("href").slice(-1))),
    })),
    came: text(".before .came span"), chances: [...one.querySelectorAll(".before li")].map((li) => li.textContent.replace(/\s+/g, " ").trim()),
  };
});
const add = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const clean = async (page) => {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  await page.evaluate(`${axe}; 0`);
  const found = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } } })).violations);
  assert.deepEqual(found.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id, nodes }) => [id, nodes[0].html.slice(0, 120)]), []);
};
/** The kinds of all moments that stand now, gone through with Enter. */
const kinds = async (page) => {
  const seen = [];
  for (let one; (one = await moment(page)); ) {
    seen.push(one);
    assert.ok(seen.length < 40, "it ends");
    if (await page.evaluate(() => document.getElementById("stage").classList.contains("waits"))) await page.keyboard.press("Enter");
    else await page.waitForFunction((before) => { const stage = document.getElementById("stage"); return stage.hidden || stage.querySelector(".more").textContent !== before; }, one.more);
  }
  return seen;
};

test("an attack adds up line by line, falls among its odds, and stands beside the fight", async () => {
  const { id, action, page, play, context } = await table("volga", /\nAttack on 7 /);
  const odds = await api(`games/${id}/odds?action=${encodeURIComponent(action)}`);
  const from = await version(page);
  await play();
  await shown(page);
  const one = await moment(page);
  assert.equal(one.kind, "attack");
  assert.equal(one.sums.length, 2);
  for (const { lines, value, dice, total } of one.sums) {
    assert.equal(add(lines), value);
    assert.equal(value + add(dice), total);
  }
  const log = await api(`games/${id}/log`), events = log.entries.flatMap(({ events }) => events);
  const combat = events.findLast(({ kind }) => kind === "combat");
  assert.deepEqual(one.sums.map(({ total }) => total), [combat.attack_total, combat.defense_total]);
  assert.equal(one.result.toLowerCase(), combat.result);
  assert.equal(Number(one.margin), combat.attack_total - combat.defense_total);
  assert.equal(one.at, `area ${combat.area}`);
  assert.equal(one.came.toLowerCase(), combat.result, "where the dice fell is marked");
  assert.equal(one.chances.length, odds.results.length);
  for (const { text, probability } of odds.results) assert.ok(one.chances.some((chance) => chance.startsWith(text) && Math.abs(parseFloat(chance.match(/[\d.]+(?=%)/)[0]) - probability * 100) <= 0.5), text);
  const [box, spot] = await page.evaluate((at) => [document.getElementById("stage"), document.querySelector(`#board .fought[data-el="${at}"]`)].map((one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom }; }), one.at);
  assert.ok(box.right <= spot.left || box.left >= spot.right, "it covers nothing of the fight");
  assert.ok(Math.min(Math.abs(box.right - spot.left), Math.abs(box.left - spot.right)) < 60, "and stands next to it");
  await clean(page);
  await page.keyboard.press("Enter");
  assert.equal(await moment(page), null);
  assert.equal(await version(page), from + 1, "the key that goes on decides nothing");
  assert.equal(await page.locator(".fought").count(), 0);
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("every kind of moment has its turn, and is counted", async () => {
  for (const [game, what, kind, check] of [
    ["volga", /\nRandom event,/, "card", ({ title, effect, sums }) => title && effect && add(sums[0].dice) === sums[0].total],
    ["cauldron", /\nRelief Force attack: die/, "relief", ({ result, chances }) => result && chances.length > 1],
    ["cauldron", /\nGerman attack: die/, "attack", ({ sums, result }) => result && sums[0].lines.length && add(sums[0].lines) + add(sums[0].dice) === sums[0].total],
    ["pavlov", /\nWehrmacht card W/, "card", ({ title, effect }) => title && effect],
    ["pavlov", /\nBomb, dice/, "bombing", ({ sums, at }) => add(sums[0].dice) === sums[0].total && /^location \d+$/.test(at)],
  ]) {
    const { page, play, context } = await table(game, what);
    await play();
    await shown(page);
    const seen = await kinds(page), one = seen.findLast((moment) => moment.kind === kind);
    assert.ok(one && check(one), `${game}: ${JSON.stringify(seen)}`);
    if (seen.length > 1) assert.deepEqual(seen.map(({ more }) => more), seen.map((_, n) => `${n + 1}/${seen.length}`), "the reader knows how many are to come");
    assert.deepEqual(page.problems, []);
    await context.close();
  }
});

/** Resolves Soviet attacks until those on Stalingrad are left, which ask for nothing. */
async function allButTwo(id) {
  for (;;) {
    const open = (await api(`games/${id}`)).state.legal.filter(({ resign }) => !resign).map(({ action }) => action);
    const attacks = open.filter((action) => action.startsWith("strike")), others = attacks.filter((action) => !/ 5[35]$/.test(action));
    if (attacks.length && !others.length) return;
    await api(`games/${id}/actions`, { action: others[0] ?? open[0] });
  }
}

/** Resolves all in a row, and waits for the first of several moments. */
async function sweep(page) {
  await page.locator("[data-sweep]:not([data-then])").first().click();
  await shown(page);
  await page.waitForFunction(() => !document.querySelector("#table[data-going], #table[aria-busy]") && document.querySelector("#stage .more").textContent.startsWith("1/"));
}

test("Soviet attacks come one after the other, each can be skipped, and all of them", async () => {
  const { page, context, id } = await table("cauldron", /^strike /, { prepare: allButTwo });
  const struck = async () => (await api(`games/${id}/log`)).entries.flatMap(({ events }) => events).filter(({ kind }) => kind === "struck").length;
  const before = await struck();
  await sweep(page);
  assert.equal(await struck(), before + 2, "both are played before either is looked at");
  const first = await moment(page);
  assert.equal(first.kind, "attack");
  await page.locator("[data-stage=on]").click();
  const second = await moment(page);
  assert.ok(second.title !== first.title && second.more.startsWith("2/"), JSON.stringify(second));
  const rest = await kinds(page);
  assert.equal([first, ...rest].filter(({ kind }) => kind === "attack").length, 2, "and each is shown once");
  assert.deepEqual(page.problems, []);
  await context.close();

  const again = await table("cauldron", /^strike /, { takebacks: true, prepare: allButTwo });
  await sweep(again.page);
  const at = await version(again.page);
  await again.page.locator("[data-stage=all]").click();
  assert.equal(await moment(again.page), null, "one click skips all of them");
  assert.equal(await version(again.page), at);
  // What is skipped is that row, not the next one.
  await again.page.evaluate(() => K.change("undo", { steps: 2 }));
  await again.page.waitForFunction((at) => Number(document.querySelector(".where").dataset.version) > at, at);
  await sweep(again.page);
  assert.equal((await moment(again.page)).kind, "attack");
  await again.context.close();
});

test("a click on a choice closes what is shown and counts; Escape closes it", async () => {
  const { page, play, context } = await table("volga", /\nAttack on 7 /);
  await play();
  await shown(page);
  let from = await version(page);
  await page.locator("#choices .choice").first().click();
  await newer(page, from);
  assert.ok(!(await page.locator("#stage:not([hidden]) .result").count()), "the moment is gone");
  from = await version(page);
  await page.locator("#undo").click();
  await newer(page, from);
  await context.close();

  const other = await table("cauldron", /\nGerman attack: die/);
  await other.play();
  await shown(other.page);
  const at = await version(other.page);
  await other.page.keyboard.press("Escape");
  assert.equal(await moment(other.page), null);
  assert.equal(await version(other.page), at);
  await other.context.close();
});

test("the log alone, briefly, and without motion", async () => {
  const off = await table("volga", /\nAttack on 7 /, { speed: "off" });
  const asked = [];
  off.page.on("request", (request) => asked.push(request.url()));
  await off.play();
  await off.page.waitForTimeout(300);
  assert.equal(await moment(off.page), null);
  assert.ok(!asked.some((url) => url.includes("/moments")), "and nothing is asked for");
  await off.context.close();

  const quick = await table("cauldron", /\nGerman attack: die/, { speed: "quick", reducedMotion: "reduce" });
  await quick.play();
  await shown(quick.page);
  const look = await quick.page.evaluate(() => {
    const stage = document.getElementById("stage"), die = stage.querySelector(".dice svg");
    return { pointer: getComputedStyle(stage).pointerEvents, moves: getComputedStyle(die).animationName, there: getComputedStyle(die).opacity, focus: stage.contains(document.activeElement) };
  });
  assert.deepEqual(look, { pointer: "none", moves: "none", there: "1", focus: false });
  await quick.page.waitForSelector("#stage[hidden]", { state: "attached", timeout: 20000 });
  assert.deepEqual(quick.page.problems, []);
  await quick.context.close();
});

test("a turn that begins has a banner that passes by itself", async () => {
  const { page, play, context } = await table("volga", /\nTurn 2 begins/);
  await play();
  await page.waitForSelector("#stage:not([hidden]) .banner[data-kind=turn]", { timeout: 8000 });
  assert.equal(await page.locator("#stage h2").textContent(), "Turn 2");
  await page.waitForSelector("#stage .banner[data-kind=turn]", { state: "hidden", timeout: 8000 });
  await context.close();
});

test("the end of a game tells its story in the numbers of the API", async () => {
  const { id, page, play, context } = await table("cauldron", "last");
  assert.equal((await page.request.get(`${program.url}/games/${id}/story`)).status(), 404, "not before the end");
  await play();
  await page.waitForSelector("#stage:not([hidden]) .moment");
  await untilEnd(page);
  await page.locator("#stage .banner a").click();
  await page.waitForSelector("#story");
  const [game, { entries }] = await Promise.all([api(`games/${id}`), api(`games/${id}/log`)]);
  const { outcome } = game.state;
  assert.equal(await page.locator("figure.last").getAttribute("data-result"), outcome.result);
  assert.ok((await page.locator("figure.last").textContent()).includes(outcome.text));
  assert.equal(Number((await page.locator("#score").textContent()).replace("−", "-")), outcome.score);
  const events = entries.flatMap(({ events }) => events), of = (kind) => events.filter((event) => event.kind === kind).length;
  assert.deepEqual(await page.$$eval(".numbers div:not(:first-child) dd", (all) => all.map((one) => Number(one.textContent))), [of("eliminated"), of("depleted"), events.filter(({ kind, to }) => kind === "soviet_retreat" && to === null).length]);
  const rolled = events.flatMap((event) => Object.entries(event).filter(([name]) => name === "dice" || name.endsWith("_dice")).flatMap(([, dice]) => dice));
  assert.deepEqual(await page.$$eval(".faces b", (all) => all.map((one) => Number(one.textContent))), [1, 2, 3, 4, 5, 6].map((face) => rolled.filter((die) => die === face).length));
  const turns = new Set(entries.map(({ turn }) => turn)).size;
  assert.equal(await page.locator(".charts svg").first().locator(".bar").count(), 1 + turns, "the set-up and every turn");
  assert.ok(await page.locator(".turnings li").count() > 0);
  const image = await page.$eval("figure.last img", (img) => img.decode().then(() => img.naturalWidth));
  assert.ok(image > 0, "the board is shown");
  await clean(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `nothing is cut off at ${width}`);
  }
  await page.locator("[data-seed]").click();
  await page.waitForSelector("#table");
  const again = await api(`games/${page.url().split("/").pop()}`);
  assert.deepEqual([again.seed, again.options], [SEED, game.options], "the same deal");
  await page.goto(`${program.url}/games/${id}`);
  assert.ok(await page.locator("#decide .ending a.primary").getAttribute("href").then((href) => href.endsWith("/story")), "and it can be read again");
  assert.deepEqual(page.problems, []);
  await context.close();
});

/** Goes on until the banner of the end stands. */
async function untilEnd(page) {
  for (let n = 0; n < 30; n++) {
    const one = await moment(page);
    if (one?.kind === "end") return;
    await page.keyboard.press("Enter");
    await page.waitForTimeout(50);
  }
  throw new Error("the end has no banner");
}

test("with larger text a moment lies on the board, whole and beside the fight", async () => {
  const { page, play, context } = await table("volga", /\nAttack on 7 /, { text: "150" });
  await play();
  await shown(page);
  const { stage, board, text } = await page.evaluate(() => {
    const frame = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
    return { stage: frame(document.getElementById("stage")), board: frame(document.getElementById("stage").parentElement), text: K.settings.get("text") };
  });
  assert.equal(text, "150");
  assert.ok(stage.left >= board.left && stage.right <= board.right + 1 && stage.top >= board.top && stage.bottom <= board.bottom + 1, JSON.stringify({ stage, board }));
  await context.close();
});
