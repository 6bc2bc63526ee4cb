// Every page with every text about a third longer than in English, with accents: nothing is cut off and nothing covers
// anything else. Whoever translates needs that room.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, browser, byMouse, choices, kurgan, page as open } from "./table.js";

let program, chrome;
before(async () => { program = await kurgan(); chrome = await browser(); });
after(async () => { await chrome?.close(); await program?.stop(); });

// What may be: what is drawn (svg, the board, pieces wherever they lie) is measured and squeezed where it is drawn, so a text that grows in the page
// says nothing of it; what is told to those who do not see it (.sr) takes no room; what is typed (code) is never translated.
const ALLOWED = "#board, .piece, svg, .sr, .skip, script, style, code, pre, abbr, option";

/** Makes every text a third longer, and says which do not fit. */
const misfits = (page, allowed) => page.evaluate((allowed) => {
  const accented = (text) => text.replace(/[aeiouyAEIOUYcnCN]/g, (c) => ({ a: "á", e: "ê", i: "ï", o: "ö", u: "ü", y: "ÿ", A: "Å", E: "É", I: "Î", O: "Ø", U: "Û", Y: "Ý", c: "ç", n: "ñ", C: "Ç", N: "Ñ" })[c]);
  // Words stay words: each one grows, so that lines break where they would.
  const longer = (text) => accented(text).replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.max(1, Math.round(word.length * 0.35))));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.data.trim() && !node.parentElement.closest(allowed)) nodes.push(node);
  }
  for (const node of nodes) if (!node.longer) { node.data = longer(node.data); node.longer = true; }
  const name = (one) => `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : ""}${[...one.classList].map((each) => `.${each}`).join("")}`;
  const found = new Set();
  const placed = [];
  for (const node of nodes) {
    const parent = node.parentElement;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (!rects.length) continue;
    let scrolled = false;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), frame = box.getBoundingClientRect();
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) { scrolled = true; break; }
      const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
      // A box of a set size that its text leaves, whether it is cut off there or lies over what comes next.
      const left = rects.some((rect) => rect.left < frame.left - 2 || rect.right > frame.right + 2 || rect.top < frame.top - 3 || rect.bottom > frame.bottom + 3);
      if (left && (cuts || (style.display !== "inline" && style.display !== "contents"))) {
        found.add(`${cuts ? "cut off" : "leaves its box"}: ${name(box)} “${node.data.trim().slice(0, 40)}”`);
        break;
      }
    }
    if (!scrolled || true) for (const rect of rects) placed.push({ node, parent, rect });
  }
  // Lines of different texts that lie over each other.
  placed.sort((a, b) => a.rect.top - b.rect.top);
  for (let n = 0; n < placed.length; n++) {
    for (let m = n + 1; m < placed.length && placed[m].rect.top < placed[n].rect.bottom; m++) {
      const [a, b] = [placed[n], placed[m]];
      if (a.node === b.node || a.parent.contains(b.parent) && a.parent !== b.parent && false) continue;
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      const height = Math.min(a.rect.height, b.rect.height);
      // Line boxes touch; letters do only when they share a third of a line. What scrolls under a bar is under it.
      if (across > 3 && down > height / 3 && layer(a.parent) === layer(b.parent)) found.add(`overlap: ${name(a.parent)} “${a.node.data.trim().slice(0, 30)}” and ${name(b.parent)} “${b.node.data.trim().slice(0, 30)}”`);
    }
  }
  // What only screen readers get, and what ends in dots where a title says the whole of it.
  function unseen(one) {
    for (let box = one; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath === "inset(50%)" || (style.textOverflow === "ellipsis" && box.closest("[title]"))) return true;
    }
    return false;
  }
  // What is fixed or sticks lies above the rest on purpose, and panes that scroll cut what lies behind their edges.
  function layer(one) {
    for (let box = one; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (["fixed", "sticky"].includes(style.position) || ["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY) || box.tagName === "DIALOG") return box;
    }
    return null;
  }
  return [...found];
}, allowed);

for (const width of [1440, 390]) {
  test(`texts a third longer fit on every page at ${width} px`, { timeout: 240000 }, async () => {
    const context = await chrome.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const page = await open(context, program.url);
    const wrong = [];
    const look = async (what) => {
      wrong.push(...(await misfits(page, ALLOWED)).map((one) => `${what}: ${one}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide > 1) wrong.push(`${what}: ${wide} px too wide`);
    };
    for (const path of ["/", "/rules", "/rules/volga", "/rules/pavlov", "/rulings/cauldron", "/new/volga", "/new/cauldron", "/new/pavlov", "/api", "/nothing-here"]) {
      await page.goto(program.url + path);
      await look(path);
    }
    await page.goto(program.url);
    await page.locator("#help").click();
    await look("keys");
    for (const game of ["volga", "cauldron", "pavlov"]) {
      await begin(page, program.url, game, { seed: 5 });
      await page.waitForSelector("#choices .choice");
      const address = page.url();
      await look(game);
      for (const tab of ["aids", "game"]) {
        await page.goto(address);
        await page.locator(`#tab-${tab}`).click();
        await page.waitForSelector(`#${tab} > *`);
        await page.evaluate(() => document.querySelectorAll("#aids details").forEach((one) => (one.open = true)));
        await look(`${game} ${tab}`);
      }
      await page.goto(address);
      await page.waitForSelector("#choices .choice");
      for (let n = 0; n < 12; n++) await byMouse(page, (await choices(page))[0]);
      await look(`${game} later`);
    }
    assert.deepEqual(page.problems, []);
    assert.deepEqual([...new Set(wrong)], []);
    await context.close();
  });
}

test("nothing written on a card or counter is cut off, in any language", { timeout: 240000 }, async () => {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await open(context, program.url);
  const cut = [];
  for (const game of ["volga", "cauldron", "pavlov"]) {
    await begin(page, program.url, game, { seed: 5, preset: 1 });
    await page.waitForSelector("#choices .choice");
    for (let n = 0; n < 8; n++) {
      if (n % 4 === 0) {
        const address = page.url();
        for (const lang of ["en", "fr", "ru"]) {
          await page.goto(`${address.split("?")[0]}?lang=${lang}`);
          await page.waitForSelector("#choices .choice");
          const found = await page.evaluate(() => [...document.querySelectorAll(".piece .prose")].filter((prose) => prose.scrollHeight > prose.clientHeight + 2 || prose.scrollWidth > prose.clientWidth + 2).map((prose) => prose.textContent.slice(0, 60)));
          cut.push(...found.map((text) => `${game} in ${lang}: ${text}`));
        }
      }
      await byMouse(page, (await choices(page))[0]);
    }
  }
  assert.deepEqual([...new Set(cut)], []);
  assert.deepEqual(page.problems, []);
  await context.close();
});
