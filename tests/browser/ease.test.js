// The first turn of each game as the expert plays it, by clicks alone: first every choice by hand, then with what spares
// clicks; to the same position.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { begin, browser, kurgan, page as open, program as binary } from "./table.js";

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

const SEED = 1942;

/** What the expert does on the first turn. */
function expert(game) {
  const told = execFileSync(binary, ["watch", game, "--seed", String(SEED), "--policy", "expert"], { encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: 1 << 24 });
  return told.split("\nTurn 2 begins")[0].split("\n").filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
}

const verb = (action) => action.split(" ")[0];
const rest = (action) => action.split(" ").slice(2).join(" ");
const quoted = (text) => `"${text.replaceAll('"', '\\"')}"`;

/** A game at a page, with every click counted. */
class Player {
  clicks = 0;
  constructor(page) { this.page = page; this.id = page.url().split("/").pop().split("?")[0]; }

  async press(locator, position) {
    const before = await this.version();
    await locator.click({ position });
    this.clicks++;
    return before;
  }
  version() { return this.page.locator(".where").getAttribute("data-version").then(Number); }
  /** Presses what plays something, and waits until all of it is played. */
  async play(locator) {
    const before = await this.press(locator);
    await this.page.waitForFunction((before) => Number(document.querySelector(".where").dataset.version) > before && !document.querySelector("#table[aria-busy], #table[data-going]"), before, { timeout: 20000 });
  }
  has(selector) { return this.page.locator(selector).count().then(Boolean); }
  choice(action) { return this.page.locator(`#decide .choice[data-action=${quoted(action)}]`); }
  offered() { return this.page.$$eval("#choices .choice, #closing .choice", (list) => list.map((choice) => choice.dataset.action)); }
  journal() { return this.page.request.get(`${program.url}/api/v1/games/${this.id}/journal`).then((reply) => reply.json()); }

  /** Sets a number by a click on its slider. */
  async count(action, times) {
    const slider = this.page.locator(`[data-count=${quoted(action)}]`);
    const most = Number(await slider.getAttribute("max")), { width, height } = await slider.boundingBox();
    const thumb = height;
    await this.press(slider, { x: thumb / 2 + ((width - thumb) * times) / most, y: height / 2 });
    for (let value; (value = Number(await slider.inputValue())) !== times; ) {
      await this.press(this.page.locator(`.stepper:has([data-count=${quoted(action)}]) [data-step="${value < times ? 1 : -1}"]`));
    }
  }

  /** One step on this way, by whatever plays most of it. */
  async step(way) {
    const [next] = way, offered = await this.offered();
    if (await this.has(`[data-count=${quoted(next)}]`)) {
      const run = way.slice(0, way.findIndex((action) => verb(action) !== verb(next)));
      for (const action of new Set(run)) await this.count(action, run.filter((other) => other === action).length);
      return this.play(this.page.locator("[data-take]"));
    }
    const run = way.slice(0, way.findIndex((action) => verb(action) !== verb(next)));
    const alike = offered.filter((action) => verb(action) === verb(next));
    const sweep = `[data-sweep=${verb(next)}]`;
    if (run.length === alike.length && run.every((action) => alike.includes(action)) && await this.has(sweep)) {
      const further = `${sweep}[data-then=${quoted(way[run.length])}]`;
      return this.play(this.page.locator(await this.has(further) ? further : `${sweep}:not([data-then])`));
    }
    for (const then of way.slice(1, 3)) {
      const both = `[data-first=${quoted(next)}][data-then=${quoted(then)}]`;
      if (await this.has(both)) return this.play(this.page.locator(both));
    }
    // The last of those that do the same go together.
    const together = `[data-together=${quoted(next)}]`;
    if (run.every((action) => rest(action) === rest(next)) && await this.has(together)) return this.play(this.page.locator(together));
    return this.play(this.choice(next));
  }
}

/** The same way with the moves to one area route by route, the one with fewest units first: the order makes no difference. */
function sorted(way) {
  const out = [...way];
  for (let n = 0; n < out.length; n++) {
    if (verb(out[n]) !== "move" || verb(out[n - 1]) === "move") continue;
    const run = out.slice(n).slice(0, out.slice(n).findIndex((action) => verb(action) !== "move"));
    const many = (action) => run.filter((other) => rest(other) === rest(action)).length;
    run.sort((a, b) => many(a) - many(b) || rest(a).localeCompare(rest(b)));
    out.splice(n, run.length, ...run);
    if (verb(out[n - 1]) === "unit") out[n - 1] = `unit ${run[0].split(" ")[1]}`;
  }
  return out;
}

const TARGETS = { volga: 35, cauldron: 12, pavlov: 16 };
for (const [game, most] of Object.entries(TARGETS)) {
  test(`the first turn of ${game} takes at most ${most} clicks`, { timeout: 240000 }, async () => {
    const way = expert(game);
    const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", reducedMotion: "reduce" });
    const page = await open(context, program.url);
    // By hand, the setting off.
    const forced_is = async (value) => { await page.goto(`${program.url}/settings`); await page.locator(`label:has([name=forced][value=${value}])`).click(); };
    await forced_is("off");
    await begin(page, program.url, game, { seed: SEED });
    const hand = new Player(page);
    for (const action of way) await hand.play(hand.choice(action));
    const by_hand = await hand.journal();
    assert.deepEqual(by_hand.entries.map((entry) => entry.action), way);
    assert.ok(by_hand.entries.every((entry) => !entry.forced), "off is off");
    // With what spares clicks.
    await forced_is("on");
    await begin(page, program.url, game, { seed: SEED });
    const player = new Player(page), ordered = sorted(way);
    for (let played = 0; played < way.length; played = (await player.journal()).entries.length) await player.step(ordered.slice(played));
    const journal = await player.journal();
    assert.equal(journal.entries.length, way.length);
    assert.equal(journal.entries.at(-1).hash, by_hand.entries.at(-1).hash, "the same position");
    const forced = journal.entries.filter((entry) => entry.forced).length;
    console.log(`${game}: ${way.length} decisions, ${hand.clicks} clicks by hand, ${player.clicks} with what spares them, ${forced} forced`);
    assert.ok(player.clicks <= most, `${player.clicks} clicks`);
    assert.deepEqual(page.problems, []);
    await context.close();
  });
}

test("forced choices are marked, come back with what led to them, and the whole turn is undone", { timeout: 120000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", reducedMotion: "reduce" });
  const page = await open(context, program.url);
  await begin(page, program.url, "volga", { seed: SEED });
  const player = new Player(page);
  const actions = async () => { const { entries, at } = await player.journal(); return entries.slice(0, at).map((entry) => entry.action); };
  assert.ok(await page.locator("#undo-turn").isDisabled(), "nothing to undo");
  // What is counted is bought at one click, and what is then forced follows.
  await player.count("buy artillery", 7);
  await player.count("buy engineer", 4);
  assert.equal(await page.locator(".stepper:has([data-count='buy artillery']) output").textContent(), "7");
  await player.play(page.locator("[data-take]"));
  const all = [...Array(7).fill("buy artillery"), ...Array(4).fill("buy engineer"), "end supply"];
  assert.deepEqual(await actions(), all);
  await player.play(page.locator("#undo"));
  assert.deepEqual(await actions(), all.slice(0, 10));
  await player.play(page.locator("#redo"));
  assert.deepEqual(await actions(), all);
  const now = await player.version();
  await page.keyboard.press("Shift+U");
  await page.waitForFunction((now) => Number(document.querySelector(".where").dataset.version) > now && !document.querySelector("#table[aria-busy]"), now);
  assert.deepEqual(await actions(), []);
  // All units of an area go the same way on the board, too.
  for (let n = 0; n < 11; n++) await player.play(page.locator("#redo"));
  assert.deepEqual(await actions(), all);
  await player.play(player.choice("unit 295/516"));
  await page.locator("#gather").check();
  await player.play(player.choice("move 295/516 30 from 1"));
  assert.deepEqual((await actions()).slice(13).map(verb), ["move", "move", "move", "move"]);
  assert.deepEqual(page.problems, []);
  await context.close();
});

test("the log marks what was forced, and the end of the actions warns of what is lost", { timeout: 120000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", reducedMotion: "reduce" });
  const page = await open(context, program.url);
  await begin(page, program.url, "pavlov", { seed: SEED });
  let player = new Player(page);
  const way = expert("pavlov");
  for (const action of way.slice(0, way.indexOf("act naumov") + 1)) if (await player.has(`#decide .choice[data-action=${quoted(action)}]`)) await player.play(player.choice(action));
  const mark = page.locator("#log .entry .forced");
  assert.ok(await mark.count(), "marked");
  assert.equal(await mark.first().getAttribute("title"), "Played automatically: it was the only choice");

  await begin(page, program.url, "cauldron", { seed: SEED });
  player = new Player(page);
  assert.equal(await page.locator("#lost").count(), 0);
  for (const action of ["area 23", "upkeep 0", "lose 76-INF"]) await player.play(player.choice(action));
  assert.match(await page.locator("#lost").textContent(), /^6 IP/);
  assert.deepEqual(page.problems, []);
  await context.close();
});
