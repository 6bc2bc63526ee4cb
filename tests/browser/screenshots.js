// Pictures of every page, and of each board at three moments of a game, at 1440 and 390 px, light and dark: `npm run screenshots [FOLDER]`.
import { mkdirSync } from "node:fs";
import { begin, browser, dice, kurgan, page as open } from "./table.js";

const folder = process.argv[2] || "shots";
mkdirSync(folder, { recursive: true });
const program = await kurgan();
const chrome = await browser();
const shoot = async (url, name) => {
  for (const scheme of ["light", "dark"]) {
    for (const width of [1440, 390]) {
      const context = await chrome.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme, locale: "en-GB", reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(url);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}.png`, fullPage: width === 390 });
      await context.close();
    }
  }
};
for (const [path, name] of [["/", "home"], ["/rules", "rules"], ["/rules/volga", "rules-volga"], ["/rulings/volga", "rulings-volga"], ["/new/volga", "new-volga"], ["/new/cauldron", "new-cauldron"], ["/new/pavlov", "new-pavlov"], ["/api", "api"], ["/nothing", "problem"]])
  await shoot(program.url + path, name);
for (const game of ["volga", "cauldron", "pavlov"]) {
  const context = await chrome.newContext();
  const page = await open(context, program.url);
  await begin(page, program.url, game, { seed: 1942 });
  await page.waitForSelector("#choices .choice");
  const url = page.url(), id = url.split("/").pop();
  const random = dice(3);
  const forward = async (actions) => {
    for (let n = 0; n < actions; n++) {
      const { state } = await (await page.request.get(`${program.url}/api/v1/games/${id}`)).json();
      const open = state.legal.filter((choice) => !choice.resign);
      if (!open.length) return;
      const { action } = open[random(open.length)];
      await page.request.post(`${program.url}/api/v1/games/${id}/actions`, { data: { action }, headers: { origin: program.url } });
    }
  };
  await shoot(url, `${game}-start`);
  await forward(45);
  await shoot(url, `${game}-middle`);
  await forward(400);
  await shoot(url, `${game}-end`);
  await context.close();
}
await shoot(program.url, "home-played");
await chrome.close();
await program.stop();
console.log(`pictures in ${folder}`);
