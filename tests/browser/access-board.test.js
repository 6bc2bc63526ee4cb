// The boards, measured on the page: what can be read, seen and hit without zooming, at the set-up and in the most crowded
// position of games between experts. KURGAN_GAMES=100 looks for that position in so many games first.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { browser, kurgan, page as open, program as binary } from "./table.js";
import { measure } from "./measure.js";

const GAMES = Number(process.env.KURGAN_GAMES ?? 0);
const SCREENS = [[1440, 900], [1280, 720], [390, 844]];
const LANGUAGES = ["en-US", "fr-FR", "ru-RU"];

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

const post = async (request, path, data) => (await request.post(`${program.url}/api/v1${path}`, { data, headers: { origin: program.url } })).json();
const way = (game, seed) =>
  execFileSync(binary, ["watch", game, "--seed", String(seed), "--policy", "expert"], { encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: 1 << 24 })
    .split("\n").filter((line) => line.startsWith("> ")).map((line) => line.slice(2));

/** How crowded the board of this page is: how much of counters lies over each other, and how many there are. */
const crowd = (html) => {
  const [pieces] = html.split('id="trays"');
  const frames = [...pieces.matchAll(/class="piece (?:[^"]* )?(?:counter|token)\b[^>]*style="left:([\d.]+)px;top:([\d.]+)px;width:([\d.]+)px;height:([\d.]+)px"/g)].map((found) => found.slice(1).map(Number));
  let shared = 0;
  frames.forEach(([x, y, w, h], n) => frames.slice(n + 1).forEach(([x2, y2, w2, h2]) => { shared += Math.max(0, Math.min(x + w, x2 + w2) - Math.max(x, x2)) * Math.max(0, Math.min(y + h, y2 + h2) - Math.max(y, y2)); }));
  return shared + frames.length * 100;
};

/** The most crowded positions that the search below has found: a seed, and how many actions lead there. */
const CROWDED = { volga: [6, 216], cauldron: [2, 356], pavlov: [2, 393] };

/** The most crowded position of so many games. */
async function search(request, game) {
  let most = { crowd: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const { id } = await post(request, "/games", { game, seed, options: {} });
    for (const [n, action] of way(game, seed).entries()) {
      await post(request, `/games/${id}/actions`, { action });
      if (n % 5) continue;
      const now = crowd(await (await request.get(`${program.url}/games/${id}`)).text());
      if (now > most.crowd) most = { crowd: now, found: [seed, n + 1] };
    }
    await request.delete(`${program.url}/api/v1/games/${id}`, { headers: { origin: program.url } });
  }
  console.log(`${game}: ${JSON.stringify(most)}`);
  return most.found;
}

for (const game of ["volga", "cauldron", "pavlov"]) {
  test(`names and counters of ${game} can be read, told apart and hit on every screen`, { timeout: 7200000 }, async () => {
    const context = await chrome.newContext({ locale: "en-US" });
    const [most, many] = GAMES ? await search(context.request, game) : CROWDED[game];
    const positions = [["the set-up", 1942, []], [`the most crowded (game ${most}, action ${many})`, most, way(game, most).slice(0, many)]];
    const wrong = [];
    for (const [what, seed, actions] of positions) {
      const { id } = await post(context.request, "/games", { game, seed, options: {} });
      for (const action of actions) await post(context.request, `/games/${id}/actions`, { action });
      for (const [n, [width, height]] of SCREENS.entries()) {
        const locale = LANGUAGES[(n + positions.findIndex(([other]) => other === what)) % 3];
        // Its seat belongs to the browser that began it.
        const own = await chrome.newContext({ viewport: { width, height }, locale, reducedMotion: "reduce", storageState: await context.storageState() });
        const page = await open(own, program.url);
        await page.goto(`${program.url}/games/${id}?lang=${locale.slice(0, 2)}`);
        await page.waitForSelector("#board .piece");
        const found = await measure(page, game);
        const phone = width < 700, at = `${what}, ${width}×${height}, ${locale}`;
        const say = (problem) => wrong.push(`${at}: ${problem}`);
        console.log(`${game}, ${at}: ${found.counters} counters of ${found.least.toFixed(1)} px and more, letters of names ${found.smallest.toFixed(1)} px`);
        assert.ok(found.labels > 40 && found.counters > 0, `${at}: ${found.labels} labels, ${found.counters} counters`);
        if (found.smallest < 10) say(`“${found.smallestName}” is ${found.smallest.toFixed(2)} px high`);
        if (found.least < (phone ? 24 : 30)) say(`a counter of ${found.least.toFixed(1)} px`);
        for (const lap of found.laps) say(`names overlap: ${lap}`);
        for (const { name, part } of found.seen) say(`${name}: ${Math.round(part * 100)} % of it can be seen`);
        for (const name of found.hidden) say(`a button covers ${name}`);
        if (!phone) for (const name of [...found.out, ...found.outCounters]) say(`${name} is outside`);
        assert.deepEqual(page.problems, []);
        await own.close();
      }
    }
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test("with larger text the map stays under the pointer, and what covers it does not grow over names", { timeout: 60000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ text: "150" })));
  const page = await open(context, program.url);
  const { id } = await post(context.request, "/games", { game: "volga", seed: 1942, options: {} });
  await page.goto(`${program.url}/games/${id}`);
  await page.waitForSelector("#choices .choice");
  assert.equal(await page.evaluate(() => document.body.currentCSSZoom), 1.5);
  const found = await measure(page, "volga");
  assert.ok(found.smallest >= 10, `${found.smallest} px`);
  assert.deepEqual(found.hidden, []);
  // What lies under the pointer stays there when the wheel enlarges it, and when it is dragged.
  const place = page.locator('#places [data-el="area 21"]'), [x, y] = [400, 500];
  const under = () => place.evaluate((one, [x, y]) => { const own = one.getScreenCTM().inverse(), { x: left, y: top } = new DOMPoint(x, y).matrixTransform(own); return [left, top].map(Math.round); }, [x, y]);
  const before = await under();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(100);
  const after = await under();
  assert.ok(Math.abs(before[0] - after[0]) < 3 && Math.abs(before[1] - after[1]) < 3, `${before} became ${after}`);
  const first = await place.boundingBox();
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 4 });
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  const last = await place.boundingBox();
  assert.ok(Math.abs(last.x - first.x - 60) < 12 && Math.abs(last.y - first.y - 40) < 12, `dragged by ${last.x - first.x}, ${last.y - first.y}`);
  assert.deepEqual(page.problems, []);
  await context.close();
});
