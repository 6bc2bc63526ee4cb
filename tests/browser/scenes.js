// Twelve scenes, the same each time: each board at set-up, in the middle of a game and as dice fall; home, a new game, the end
// of a game. All widths, light and dark: `npm run scenes [FOLDER] [NAME...]`; only those whose name begins so, if names are
// given, and only some WIDTHS and SCHEMES. `npm run pictures` makes those that docs/pictures keeps.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { begin, browser, kurgan, newer, page as open, program as binary } from "./table.js";

const SEED = 1942;
const WIDTHS = { 1440: 900, 1280: 720, 390: 844 };

/** What the expert does in a game with this seed. */
const expert = (game) => execFileSync(binary, ["watch", game, "--seed", String(SEED), "--policy", "expert"], { encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: 1 << 24 })
  .split("\n").filter((line) => line.startsWith("> ")).map((line) => line.slice(2));

/** How far a game goes: to the first of these actions after so many of the others. */
const upto = (way, ...marks) => marks.reduce((from, mark) => way.indexOf(mark, from) + 1, 0);

const volga = expert("volga"), cauldron = expert("cauldron"), pavlov = expert("pavlov");
const fought = volga.indexOf("support 2 2 0");
const struck = upto(cauldron, "relief", "strike 55");
const housed = upto(pavlov, "fire 8 9");

/** A moment: the game, how many of the expert's actions come first, what is done on the page then. */
const hint = async (page) => {
  await page.locator("#hint").click();
  await page.waitForSelector("#hints li, #hints p");
  await page.waitForTimeout(4500);
};
const next = (action) => async (page) => {
  await page.evaluate(() => K.settings.set("stage", "staged"));
  const before = Number(await page.locator(".where").getAttribute("data-version"));
  await page.locator(`#decide .choice[data-action="${action.replaceAll('"', '\\"')}"]`).evaluate((choice) => choice.click());
  await newer(page, before);
  await page.waitForTimeout(1500);
};
/** The report of a finished game. */
const report = async (page) => { await page.goto(`${page.url().split("?")[0]}/story`); await page.waitForTimeout(500); };
const SCENES = [
  { name: "volga-start", game: "volga", way: [] },
  { name: "volga-middle", game: "volga", way: volga.slice(0, volga.indexOf("unit 389/544", fought) + 1), then: hint },
  { name: "volga-stage", game: "volga", way: volga.slice(0, fought), then: next("support 2 2 0") },
  { name: "cauldron-start", game: "cauldron", way: [] },
  { name: "cauldron-middle", game: "cauldron", way: cauldron.slice(0, struck), then: hint },
  { name: "cauldron-stage", game: "cauldron", way: cauldron.slice(0, struck), then: next(cauldron[struck]) },
  { name: "pavlov-start", game: "pavlov", way: [] },
  { name: "pavlov-middle", game: "pavlov", way: pavlov.slice(0, pavlov.indexOf("use S11 division_cp send_reinforcements")), then: hint },
  { name: "pavlov-stage", game: "pavlov", way: pavlov.slice(0, housed - 1), then: next("fire 8 9") },
  { name: "new", path: "/new/volga" },
  { name: "end", game: "volga", way: volga, then: report },
  { name: "home", path: "/" },
];

const keeps = process.argv[2] === "--keep";
const [folder = "scenes", ...only] = keeps ? ["../../docs/pictures"] : process.argv.slice(2);
const schemes = (process.env.SCHEMES ?? "light,dark").split(","), widths = (process.env.WIDTHS ?? "1440,1280,390").split(",");
/** What is kept: every scene by day on a wide screen, the middle of each game by night and on a phone. */
const kept = (scene, scheme, width) => (width === "1440" && scheme === "light") || (scene.name.endsWith("-middle") && (width === "1440" || (width === "390" && scheme === "light")));
mkdirSync(folder, { recursive: true });
const program = await kurgan();
const chrome = await browser();
const of = (scheme, width) => ({ viewport: { width: Number(width), height: WIDTHS[width] }, colorScheme: scheme, locale: "en-US", reducedMotion: "reduce", deviceScaleFactor: width === "390" ? 2 : 1, ...(width === "390" ? { hasTouch: true, isMobile: true } : {}) });

/** A picture of what is in the window; those that are kept are small. */
async function shoot(page, name) {
  if (!keeps) return page.screenshot({ path: `${folder}/${name}.png` });
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 70 });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, "base64"));
}

/** A new game of this kind with these actions played, by somebody whose cookies the pictures then share. */
async function play(keeper, { game, way }) {
  const page = await open(keeper, program.url);
  await begin(page, program.url, game, { seed: SEED });
  const id = page.url().split("/").pop().split("?")[0];
  for (const action of way) {
    const reply = await page.request.post(`${program.url}/api/v1/games/${id}/actions`, { data: { action }, headers: { origin: program.url } });
    if (!reply.ok()) throw new Error(`${game}: ${action}: ${await reply.text()}`);
  }
  await page.close();
  return `/games/${id}`;
}

const wanted = (scene) => !only.length || only.some((name) => scene.name.startsWith(name));
const keeper = await chrome.newContext({ locale: "en-US" });
// A home page with nothing on it shows nothing: some games are begun for it.
if (wanted({ name: "home" })) for (const name of ["pavlov-middle", "cauldron-middle", "volga-middle"]) await play(keeper, SCENES.find((scene) => scene.name === name));
for (const scene of SCENES.filter(wanted)) {
  const path = scene.path ?? await play(keeper, scene);
  for (const scheme of schemes) {
    for (const width of widths) {
      if (keeps && !kept(scene, scheme, width)) continue;
      const context = await chrome.newContext({ ...of(scheme, width), storageState: await keeper.storageState() });
      const page = await open(context, program.url);
      await page.goto(program.url + path);
      await page.waitForTimeout(500);
      if (scene.then) await scene.then(page);
      await shoot(page, `${scene.name}-${width}-${scheme}`);
      // What was played for one picture is taken back for the next.
      if (scene.name.endsWith("-stage")) await page.request.post(`${program.url}/api/v1${path}/undo`, { data: {}, headers: { origin: program.url } });
      await context.close();
    }
  }
}
await chrome.close();
await program.stop();
console.log(`pictures in ${folder}`);
