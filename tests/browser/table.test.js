// What happens at a table: undo and redo, reload, two tabs, two seats, own dice, a lost connection, keys, hints.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { begin, browser, byMouse, choices, kurgan, newer, page as open, shown, version } from "./table.js";

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });
const table = async (options = {}) => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", reducedMotion: "reduce", ...options });
  return open(context, program.url);
};
const prompt = (page) => page.locator("#prompt").textContent();
const log = (page) => page.locator("#log").textContent();
/** Takes the first choice behind the back of the page. */
const elsewhere = async (page) => {
  const id = page.url().split("/").pop().split("?")[0];
  const [{ action }] = await choices(page);
  const reply = await page.request.post(`${program.url}/api/v1/games/${id}/actions`, { data: { action }, headers: { origin: program.url } });
  assert.equal(reply.status(), 200);
};

test("undo and redo give back the same, and never past dice", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  const first = await prompt(page);
  const told = await log(page);
  assert.ok(await page.locator("#undo").isDisabled(), "nothing to take back");
  const buy = (await choices(page)).find((choice) => choice.action === "buy artillery");
  await byMouse(page, buy);
  const bought = await log(page);
  assert.notEqual(bought, told);
  let before = await version(page);
  await page.keyboard.press("u");
  await newer(page, before);
  assert.equal(await prompt(page), first);
  assert.equal(await log(page), told);
  before = await version(page);
  await page.keyboard.press("r");
  await newer(page, before);
  assert.equal(await log(page), bought);
  // As soon as dice have fallen there is no way back.
  const dice = () => page.locator("#log .die").count();
  const rolled = await dice();
  for (let n = 0; (await dice()) === rolled && n < 200; n++) {
    const open = await choices(page);
    await byMouse(page, open.find((choice) => /^(attack|end supply|unit|enter|support|lead)/.test(choice.action)) || open[0]);
  }
  assert.ok((await dice()) > rolled, "dice were rolled");
  assert.ok(await page.locator("#undo").isDisabled(), "no way back past dice");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a reload in the middle shows the same table", async () => {
  const page = await table();
  await begin(page, program.url, "cauldron", { seed: 4 });
  for (let n = 0; n < 8; n++) await byMouse(page, (await choices(page))[0]);
  const [before, fresh] = await shown(page);
  assert.deepEqual(before, fresh);
  await page.reload();
  await page.waitForSelector("#choices .choice");
  assert.deepEqual((await shown(page))[0], before);
  await page.context().close();
});

test("two tabs on one game show the same, and a stale one is told so", async () => {
  const page = await table();
  await begin(page, program.url, "pavlov", { seed: 9 });
  await page.waitForSelector("#choices .choice");
  const other = await open(page.context(), program.url);
  await other.goto(page.url());
  await other.waitForSelector("#choices .choice");
  const before = await version(other);
  await byMouse(page, (await choices(page))[0]);
  await newer(other, before);
  assert.equal(await prompt(other), await prompt(page));
  // An action made for an older version is refused and changes nothing.
  const id = page.url().split("/").pop();
  const now = await version(page);
  const reply = await page.request.post(`${program.url}/api/v1/games/${id}/actions`, { data: { action: (await choices(page))[0].action, version: before }, headers: { origin: program.url } });
  assert.equal(reply.status(), 409);
  await page.reload();
  assert.equal(await version(page), now);
  assert.deepEqual([...page.problems, ...other.problems], []);
  await page.context().close();
});

test("two seats with a hidden hand: neither page holds what the other may see", async () => {
  const page = await table();
  await begin(page, program.url, "pavlov", { seed: 12, set: { players: "competitive_two" } });
  await page.waitForSelector("#table");
  const id = page.url().split("/").pop().split("?")[0];
  const german = await open(page.context(), program.url), soviet = await open(page.context(), program.url);
  await german.goto(`${program.url}/games/${id}?seat=german`);
  await soviet.goto(`${program.url}/games/${id}?seat=defender`);
  let compared = 0;
  for (let n = 0; n < 40; n++) {
    const state = await (await page.request.get(`${program.url}/api/v1/games/${id}`)).json();
    const acting = state.state.to_act.includes("german") ? german : soviet;
    const waiting = acting === german ? soviet : german;
    await acting.waitForFunction(() => document.querySelector("#choices .choice"));
    assert.equal(await waiting.locator("#choices .choice").count(), 0, "nothing to choose for the one who waits");
    const views = await Promise.all(["german", "defender"].map(async (seat) => (await page.request.get(`${program.url}/api/v1/games/${id}/view?seat=${seat}`)).json()));
    const [own, seen] = [views[0].view ?? views[0], views[1].view ?? views[1]];
    const source = await (await page.request.get(`${program.url}/games/${id}?seat=defender`)).text();
    for (const card of [...(own.wehrmacht_cards?.hand || []), ...(own.wehrmacht_cards?.orders || [])]) {
      if (JSON.stringify(seen.german?.unseen || []).includes(`"${card}"`)) {
        compared++;
        assert.ok(!source.includes(`card ${card}"`), `${card} of the German hand is in the defender's page`);
      }
    }
    const open = await choices(acting);
    const before = await version(waiting);
    await byMouse(acting, open[n % open.length]);
    await newer(waiting, before);
  }
  assert.ok(compared > 20, `${compared} cards were compared`);
  // At one screen a cover comes between the seats.
  await page.goto(`${program.url}/games/${id}?seat=german&cover=1`);
  assert.equal(await page.locator("[data-el]").count(), 0);
  await page.locator(".cover .primary").click();
  await page.waitForSelector("#table");
  assert.deepEqual([...german.problems, ...soviet.problems], []);
  await page.context().close();
});

test("own dice: the program asks for every result and takes them as they fell", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { own: true });
  const answer = async () => {
    for (let n = 0; n < 60; n++) {
      await page.waitForFunction(() => document.querySelector("#own-dice[open]") || document.querySelector("#choices .choice"));
      if (!(await page.locator("#own-dice[open]").count())) return;
      const rows = page.locator("#own-dice .die-row");
      const count = await rows.count();
      if (count) for (let row = 0; row < count; row++) await rows.nth(row).locator("button").nth(row % 6).click();
      else await page.locator("#own-dice .primary").click();
      await page.waitForTimeout(50);
    }
    assert.fail("it never stops asking");
  };
  await answer();
  await page.waitForSelector("#choices .choice");
  await page.locator("#tab-game").click();
  await page.waitForSelector("#game h3");
  assert.match(await page.locator("#game").textContent(), /yourself/);
  await byMouse(page, (await choices(page)).find((choice) => choice.action === "end supply"));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("own draws are chosen by name, in the reader's language", async () => {
  const page = await table({ locale: "ru-RU" });
  await begin(page, program.url, "pavlov", { own: true });
  await page.waitForSelector("#own-dice[open] select");
  const options = await page.$$eval("#own-dice option", (list) => list.map((option) => ({ text: option.textContent, id: option.value })));
  assert.ok(options.length > 3);
  for (const { text, id } of options) assert.match(text, new RegExp(`[а-яё].* · ${id}$`, "i"));
  // The heading says what is drawn and leaves the ids to the list.
  const heading = await page.locator("#own-dice h2").textContent();
  assert.ok(!options.some(({ id }) => heading.includes(id)), heading);
  assert.match(heading, /^[А-ЯЁ]/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a lost connection is told, and the game goes on where it was", async () => {
  const page = await table();
  await begin(page, program.url, "pavlov", { seed: 2 });
  await page.waitForSelector("#choices .choice");
  const before = await version(page);
  await byMouse(page, (await choices(page))[0]);
  const asked = await prompt(page);
  await program.stop("SIGKILL");
  await page.waitForSelector("#offline:not([hidden])");
  await page.locator("#choices .choice").first().click();
  await page.waitForFunction(() => document.querySelector("#toast").textContent);
  await program.restart();
  await page.waitForSelector("#offline[hidden]", { state: "attached", timeout: 20000 });
  assert.equal(await prompt(page), asked);
  assert.ok((await version(page)) > before);
  await byMouse(page, (await choices(page))[0]);
  await page.context().close();
});

test("a drawing that does not arrive is asked for again", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  let asked = 0;
  await page.route("**/live*", (route) => (asked++ ? route.continue() : route.abort()));
  const before = await version(page);
  await elsewhere(page);
  await newer(page, before);
  assert.equal(asked, 2);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("an action is one request, and one that is not answered is sent again and played once", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  const requests = [];
  page.on("request", (request) => { if (/\/(act|live|panel|log)\b/.test(request.url())) requests.push(request.url()); });
  await byMouse(page, (await choices(page))[0]);
  await page.waitForTimeout(300);
  assert.equal(requests.length, 1, requests.join(" "));
  // The server carries it out, but the answer is lost.
  let lost = 0;
  await page.route("**/act*", async (route) => { const reply = await route.fetch(); return lost++ ? route.fulfill({ response: reply }) : route.abort(); });
  const before = await version(page);
  await byMouse(page, (await choices(page))[0]);
  assert.equal(lost, 2);
  assert.equal(await version(page), before + 1);
  const [here, fresh] = await shown(page);
  assert.deepEqual(here, fresh);
  await page.context().close();
});

test("an action is one request also where what moves glides", async () => {
  const page = await table({ reducedMotion: "no-preference" });
  await begin(page, program.url, "volga", { seed: 3 });
  await page.waitForSelector("#choices .choice");
  const requests = [];
  page.on("request", (request) => { if (/\/(act|live)\b/.test(request.url())) requests.push(request.url()); });
  await page.evaluate(() => {
    const glide = Element.prototype.animate;
    window.glides = 0;
    Element.prototype.animate = function (...how) { if (this.matches(".piece")) window.glides++; return glide.apply(this, how); };
  });
  for (let n = 0; n < 12; n++) { const open = await choices(page); await byMouse(page, open[n % open.length]); await page.waitForTimeout(100); }
  assert.equal(requests.length, 12, requests.join(" "));
  assert.ok((await page.evaluate(() => window.glides)) > 0, "something glided");
  const [here, fresh] = await shown(page);
  assert.deepEqual(here, fresh);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a panel is drawn when it is opened and follows the game as long as it is", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  assert.equal(await page.locator("#aids *").count(), 0);
  await page.keyboard.press("a");
  await page.waitForSelector("#aids details");
  await page.locator("#aids summary").nth(1).click();
  const open = () => page.$$eval("#aids > details[open]", (aids) => aids.map((aid) => aid.dataset.key));
  const opened = await open();
  assert.equal(opened.length, 1);
  const requests = [];
  page.on("request", (request) => { if (/\/(act|live|panel|log)\b/.test(request.url())) requests.push(request.url()); });
  for (let n = 0; n < 3; n++) await byMouse(page, (await choices(page))[0]);
  assert.deepEqual(await open(), opened);
  assert.equal(requests.length, 3, requests.join(" "));
  const same = await page.evaluate(async () => {
    const id = location.pathname.split("/").pop();
    const fresh = new DOMParser().parseFromString(await (await fetch(`/games/${id}/panel?name=aids`)).text(), "text/html");
    return fresh.body.textContent === document.querySelector("#aids").textContent;
  });
  assert.ok(same, "the aids are those of the position");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a page that nobody sees does not listen, and catches up when it is seen", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  const hide = (hidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  const before = await version(page);
  await hide(true);
  await elsewhere(page);
  await page.waitForTimeout(500);
  assert.equal(await version(page), before);
  await hide(false);
  await newer(page, before);
  assert.ok(await page.locator("#offline").isHidden(), "nothing was lost");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a question about a position that is gone goes with it", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  await page.evaluate(() => K.choices.choose(K.choices.list.slice(0, 1), false));
  await page.waitForSelector("#chooser[open]");
  const before = await version(page);
  await elsewhere(page);
  await newer(page, before);
  assert.equal(await page.locator("#chooser[open]").count(), 0);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("letters are keys on a Russian keyboard too", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  const told = await log(page);
  await byMouse(page, (await choices(page)).find((choice) => choice.action === "buy artillery"));
  const before = await version(page);
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "г", code: "KeyU", bubbles: true })));
  await newer(page, before);
  assert.equal(await log(page), told);
  await page.context().close();
});

test("a hint is asked for once, and told when it is refused", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  const waiting = [];
  await page.route("**/hint*", (route) => waiting.push(route));
  for (let n = 0; n < 3; n++) await page.keyboard.press("h");
  await page.waitForTimeout(300);
  assert.equal(waiting.length, 1);
  await waiting[0].fulfill({ status: 503, contentType: "text/html", body: '<section class="problem"><h1>No</h1><p>Busy with others.</p></section>' });
  await page.waitForFunction(() => document.querySelector("#hints").textContent === "Busy with others.");
  await page.unroute("**/hint*");
  await page.keyboard.press("h");
  await page.waitForSelector("#hints ol li", { timeout: 20000 });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a hint is done by its button, and says why when it is asked", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  // The longer thoughts come while the reasons are open.
  const waiting = [];
  await page.route("**/hint?ms=1000", (route) => waiting.push(route));
  await page.keyboard.press("h");
  await page.waitForSelector("#hints [data-suggest]", { timeout: 20000 });
  assert.equal(await page.locator("#hints .reasons").isVisible(), false);
  await page.locator("[data-why]").click();
  assert.ok(await page.locator("#hints .reasons > p").first().isVisible());
  const last = page.waitForResponse(/ms=8000/, { timeout: 30000 });
  const first = await page.locator("#hints h3").elementHandle();
  await waiting[0].continue();
  await last;
  await page.waitForFunction((first) => !first.isConnected, first);
  assert.ok(await page.locator("#hints .reasons > p").first().isVisible());
  assert.equal(await page.locator("[data-why]").getAttribute("aria-expanded"), "true");
  const before = await version(page), action = await page.locator("#hints [data-suggest]").first().getAttribute("data-suggest");
  await page.locator("#hints [data-suggest]").first().click();
  await newer(page, before);
  const journal = await (await page.request.get(`${program.url}/api/v1/games/${page.url().split("/").pop()}/journal`)).json();
  assert.equal(journal.entries.findLast((entry) => !entry.forced).action, action);
  assert.equal(await page.locator("#hints > *").count(), 0);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("on a phone the board opens where something is chosen, and an arrow shows where the hint goes", async () => {
  const page = await table({ viewport: { width: 390, height: 844 } });
  await begin(page, program.url, "volga", { seed: 1942 });
  const id = page.url().split("/").pop();
  const act = (action) => page.request.post(`${program.url}/api/v1/games/${id}/actions`, { data: { action }, headers: { origin: program.url } });
  assert.ok((await act("end supply")).ok());
  const { state } = await (await page.request.get(`${program.url}/api/v1/games/${id}`)).json();
  for (const unit of [state.legal.find(({ action }) => action.startsWith("unit 16/")), state.legal.findLast(({ action }) => action.startsWith("unit 94/"))]) {
    assert.ok((await act(unit.action)).ok());
    await page.reload();
    await page.waitForSelector("#pieces .chosen");
    const [piece, frame] = [await page.locator("#pieces .chosen").first().boundingBox(), await page.locator("#viewport").boundingBox()];
    assert.ok(piece.x >= frame.x && piece.x + piece.width <= frame.x + frame.width && piece.y >= frame.y && piece.y + piece.height <= frame.y + frame.height, `${unit.action} is in sight`);
    const aims = (await choices(page)).filter(({ touches }) => touches.length > 1);
    assert.equal(aims.length, (await choices(page)).length, "every choice goes somewhere");
    await page.keyboard.press("h");
    await page.waitForSelector("#arrow path", { state: "attached", timeout: 20000 });
    await page.request.post(`${program.url}/api/v1/games/${id}/undo`, { data: {}, headers: { origin: program.url } });
  }
  await page.context().close();
});

test("rings and odds are those of the choice that is looked at", async () => {
  const page = await table();
  await begin(page, program.url, "volga", { seed: 21 });
  await page.waitForSelector("#choices .choice");
  const rings = () => page.$$eval("#table .chosen", (list) => list.map((thing) => thing.dataset.el).sort());
  const button = ({ action }) => page.locator(`#decide .choice[data-action="${action}"]`);
  await byMouse(page, (await choices(page)).find((choice) => choice.action === "end supply"));
  const [one, other] = (await choices(page)).filter((choice) => choice.touches.length);
  await page.locator("#prompt").hover(); // away from whatever the list has under the pointer now
  const before = await rings();
  await button(one).hover();
  assert.notDeepEqual(await rings(), before);
  await page.locator("#prompt").hover();
  assert.deepEqual(await rings(), before);
  // What cannot be had is not answered with the odds of something else.
  await page.evaluate(() => (document.getElementById("odds").textContent = "old"));
  await page.route("**/odds*", (route) => route.abort());
  await button(other).hover();
  await page.waitForFunction(() => !document.getElementById("odds").textContent);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("at the end the focus is on what explains it", async () => {
  const page = await table();
  await begin(page, program.url, "cauldron", { seed: 4 });
  await page.waitForSelector("#choices .choice");
  for (let n = 0; !(await page.locator(".resign").count()) && n < 60; n++) await byMouse(page, (await choices(page))[0]);
  await page.locator(".resign summary").click();
  await page.locator(".resign .choice").click();
  await page.waitForSelector("#review:focus");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a game that no longer replays as recorded is gone on with by a button", async () => {
  const own = await kurgan();
  const context = await chrome.newContext({ locale: "en-GB" });
  const page = await open(context, own.url);
  await begin(page, own.url, "volga", { seed: 3 });
  await page.waitForSelector("#choices .choice");
  for (let n = 0; n < 3; n++) await byMouse(page, (await choices(page))[0]);
  const address = page.url();
  const journal = await (await page.request.get(`${own.url}/api/v1${new URL(address).pathname}/journal`)).json();
  await own.stop();
  // As if a rule had changed: the last entry leads elsewhere.
  const file = path.join(own.data, "kurgan.db");
  const bytes = readFileSync(file, "latin1");
  const { hash } = journal.entries.at(-1);
  assert.ok(bytes.includes(hash));
  writeFileSync(file, bytes.replaceAll(hash, hash.replace(/^..../, "0000")), "latin1");
  await own.restart();
  await page.goto(address);
  assert.match(await page.locator(".problem").textContent(), /no longer replays as recorded/);
  await page.locator("[data-resume]").click();
  await page.waitForSelector("#choices .choice");
  assert.notEqual(page.url(), address);
  await byMouse(page, (await choices(page))[0]);
  assert.deepEqual(page.problems, []);
  await context.close();
  await own.stop();
});
