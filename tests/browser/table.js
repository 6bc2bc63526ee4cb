// What the browser tests share: the program on a port of its own, a browser, and a player.
import { spawn } from "node:child_process";
import { mkdtempSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = path.dirname(fileURLToPath(import.meta.url));
export const program = process.env.KURGAN || path.join(here, "../../target/debug/kurgan");

/** Starts the program; `data` is its folder, `stop` ends it, `restart` ends it and starts it again on the same port and data. */
export async function kurgan(...args) {
  if (!existsSync(program)) throw new Error(`${program} is not there: build it, or say where it is with KURGAN`);
  const data = mkdtempSync(path.join(tmpdir(), "kurgan-"));
  let child, url;
  const start = async (port) => {
    child = spawn(program, ["serve", "--no-open", "--data", data, "--port", port, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, LC_ALL: "C" },
    });
    let complaint = "";
    child.stderr.on("data", (text) => (complaint += text));
    url = await new Promise((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (text) => {
        said += text;
        const found = said.match(/http:\/\/[^\s/]+/);
        if (found) resolve(found[0]);
      });
      child.on("exit", (code) => reject(new Error(`the program ended with ${code}: ${complaint}`)));
    });
    return url;
  };
  const stop = (signal = "SIGTERM") =>
    new Promise((resolve) => { child.exitCode !== null ? resolve() : (child.once("exit", resolve), child.kill(signal)); });
  await start("0");
  return { get url() { return url; }, data, stop, restart: () => start(new URL(url).port) };
}

/** Debian's Chromium, without anything that wants another host. */
export function browser() {
  const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) => existsSync(file));
  if (!executablePath) throw new Error("no Chromium: install Debian's package chromium");
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return chromium.launch({ executablePath, args });
}

/** A page that fails the test when its script does, or when it asks another host. */
export async function page(context, home) {
  const page = await context.newPage();
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => { if (message.type() === "error" && !/Failed to load resource|ERR_CONNECTION|ERR_INCOMPLETE/.test(message.text())) page.problems.push(message.text()); });
  page.on("request", (request) => { if (!request.url().startsWith(home) && !request.url().startsWith("data:")) page.problems.push(`asked ${request.url()}`); });
  return page;
}

/** Random numbers that are the same each time. */
export function dice(seed) {
  let state = BigInt(seed) * 2654435761n + 1n;
  return (sides) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(sides));
  };
}

/** Starts a game through the form. */
export async function begin(page, url, game, { seed = 7, preset, own = false, takebacks = false, set = {} } = {}) {
  await page.goto(`${url}/new/${game}`);
  await page.locator("#advanced > summary").click();
  if (preset === undefined) await page.locator("#as-printed").click();
  else await page.locator("[data-preset]").nth(preset).check();
  for (const [option, value] of Object.entries(set)) await page.locator(`#option-${option}`).selectOption(value);
  if (takebacks) await page.locator("[name=takebacks]").check();
  if (own) await page.locator("[name=own_dice]").check();
  else await page.locator("[name=seed]").fill(String(seed));
  await page.locator("#new button[type=submit]").click();
  if (own) return;
  await page.waitForSelector("#table, section.cover");
  if (await page.locator("section.cover").count()) await page.locator(".cover .primary").click();
  await page.waitForSelector("#table");
}

export const version = (page) => page.locator(".where").getAttribute("data-version").then(Number);
export const over = (page) => page.locator("#decide .ending").count().then(Boolean);
export const choices = (page) => page.$$eval("#choices li:not([hidden]) .choice, #closing .choice", (list) => list.map((choice) => ({ action: choice.dataset.action, touches: JSON.parse(choice.dataset.touches) })));

/** Waits until the table shows something newer than this version. */
export const newer = (page, than) => page.waitForFunction((than) => Number(document.querySelector(".where").dataset.version) > than && !document.querySelector("#table[aria-busy]"), than, { timeout: 10000 });

/** What the table shows, and what a new page of the same game does: both without what the script adds. */
export const shown = (page) => page.evaluate(async () => {
  const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const bare = (node) => {
    const copy = node.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("*")]) {
      one.classList.remove("can", "chosen", "advised", "fought");
      for (const name of ["tabindex", "role", "aria-pressed", "hidden"]) one.removeAttribute(name);
      one.style?.removeProperty("view-transition-name");
      if (one.hasAttribute("style")) one.setAttribute("style", one.style.cssText);
    }
    for (const chance of copy.querySelectorAll(".chance")) chance.remove();
    return copy.outerHTML;
  };
  const look = (from) => Object.fromEntries([
    ...["course", "status", "prompt", "places", "pieces", "trays", "choices"].map((id) => [id, from.getElementById(id) && bare(from.getElementById(id))]),
    ["log", [...from.querySelectorAll("#log .entry")].slice(-10).map((entry) => entry.textContent).join("\n")],
  ]);
  return [look(document), look(fresh)];
});

/** A point where a click hits this element and nothing that lies over it. */
export const point = (page, element) => page.evaluate((element) => {
  const found = [...document.querySelectorAll(`#table [data-el="${CSS.escape(element)}"]`)].filter((one) => one.classList.contains("can"));
  for (const one of found) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    for (let n = 0; n < 100; n++) {
      const x = box.left + (box.width * (((n * 37) % 10) + 0.5)) / 10, y = box.top + (box.height * (((n * 53 + 4) % 10) + 0.5)) / 10;
      if (document.elementFromPoint(x, y)?.closest("[data-el]") === one) return { x, y };
    }
  }
  return null;
}, element);

/** The board may move between the look and the click, which then meets something else: whoever plays clicks again. */
async function met(page, element, before) {
  const taken = ([element, before]) => K.choices.picked.includes(element) || document.querySelector("#table[aria-busy], #chooser[open]")
    || Number(document.querySelector(".where").dataset.version) > before;
  if (await page.waitForFunction(taken, [element, before], { timeout: 2000 }).then(() => true, () => false)) return;
  const at = await point(page, element);
  if (at) await page.mouse.click(at.x, at.y);
}

/** Takes a choice with the mouse, by the things on the board where that is possible. Returns how it was done. */
export async function byMouse(page, choice) {
  const before = await version(page);
  let way = "board";
  if (!choice.touches.length) way = "list";
  const given = await page.evaluate(() => K.choices.given);
  for (const element of choice.touches.slice(given)) {
    const at = await point(page, element);
    if (!at) { way = "list"; break; }
    await page.mouse.click(at.x, at.y);
    await met(page, element, before);
  }
  if (way === "board") {
    const asked = page.locator(`#chooser[open] [data-choose="${choice.action.replaceAll('"', '\\"')}"]`);
    if (await page.locator("#chooser[open]").count()) await asked.click();
  } else {
    await page.keyboard.press("Escape");
    await page.locator(`#decide .choice[data-action="${choice.action.replaceAll('"', '\\"')}"]`).click();
  }
  await newer(page, before);
  return way;
}

/** Takes the choice with this number with the keyboard alone: by its digit, or by walking down the list. */
export async function byKeys(page, nth) {
  const before = await version(page);
  if (nth < 9) await page.keyboard.press(String(nth + 1));
  else {
    await page.keyboard.press("c");
    for (let n = 0; n < nth; n++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  await newer(page, before);
}
