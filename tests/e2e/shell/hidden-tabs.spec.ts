import type { Page, Request } from "@playwright/test";
import { activePanel, expect, openPage, tab, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** The orders, and over them the currencies with a form half filled; the orders are scrolled, and a link of theirs had the focus. */
async function openBoth(page: Page): Promise<void> {
  await openPage(page, "ORDER_LIST");
  await activePanel(page).getByRole("table", { name: "Orders" }).waitFor();
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  await page.getByLabel("English name").fill("Half typed");
  await page.getByLabel("Symbol").focus();
}
const orders = (page: Page) => activePanel(page).getByRole("table", { name: "Orders" });
/** Where the table of the orders is scrolled to, also while it is hidden. */
const scrolled = (page: Page) =>
  page.locator("table[aria-label=Orders]").evaluate((table) => {
    const scroller = table.parentElement;
    return [scroller?.scrollLeft, scroller?.scrollTop];
  });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
/** What the browser's search looks through: without a head Chromium has none, but it selects the same. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection();
    selection?.selectAllChildren(document.body);
    const text = selection?.toString() ?? "";
    selection?.removeAllRanges();
    return text;
  });
const isInHidden = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at instanceof HTMLElement && !at.checkVisibility();
  });

test("SHELL-12 scroll, focus and what was typed are there again, by keys and by the pointer, also in a window of another size", async ({
  page,
}) => {
  await openBoth(page);
  await tab(page, "Order list").click();
  await page.setViewportSize({ width: 1000, height: 700 });
  await orders(page).evaluate((table) => table.parentElement?.scrollTo(200, 500));
  const link = orders(page).getByRole("link").nth(20);
  const number = (await link.textContent()) ?? "";
  await link.evaluate((a) => a.focus({ preventScroll: true }));
  for (const leave of ["pointer", "keys"] as const) {
    const go = (name: RegExp, key: string) => (leave === "keys" ? page.keyboard.press(key) : tab(page, name).click());
    await go(/^Currencies/, "Alt+PageDown");
    await expect(page.getByLabel("Symbol")).toBeFocused();
    await expect(page.getByLabel("English name")).toHaveValue("Half typed");
    // Laid out as it was, which is what makes it quick to come back.
    expect(await scrolled(page)).toEqual([200, 500]);
    await page.setViewportSize({ width: leave === "keys" ? 390 : 900, height: 700 });
    await go(/^Order list/, "Alt+PageUp");
    await expect(link).toBeFocused();
    expect(await focused(page)).toBe(number);
    expect(await scrolled(page)).toEqual([200, 500]);
    const box = await activePanel(page).boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(page.viewportSize()?.width);
  }
});

test("who goes along the tabs by keys stays among them", async ({ page }) => {
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("searchbox").first().focus();
  await tab(page, "Currencies").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Home")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Currencies")).toBeFocused();
  await expect(activePanel(page).getByRole("searchbox").first()).toBeVisible();
});

test("SHELL-12 nothing of a hidden tab is reached by keys, found by the browser or told to a reader, and none of it is asked for", async ({
  page,
}) => {
  await openBoth(page);
  await tab(page, "Order list").click();
  const customer = (await orders(page).locator("tbody td[title]").first().textContent()) ?? "";
  expect(await readable(page)).toContain(customer);
  await tab(page, "Home").click();
  await expect(activePanel(page)).toHaveCount(1);
  const asked: string[] = [];
  page.on("request", (request: Request) => asked.push(request.postData() ?? ""));

  const read = await readable(page);
  for (const text of [customer, "English name"]) expect(read).not.toContain(text);
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const told = nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ""));
  for (const text of [customer, "Orders", "English name", "New currency"]) expect(told).not.toContain(text);
  expect(nodes.filter((node) => node.role?.value === "tabpanel" && !node.ignored)).toHaveLength(1);
  await page.locator("body").focus();
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press("Tab");
    expect(await isInHidden(page)).toBe(false);
  }
  expect(await page.locator("dialog[open]").count()).toBe(0);
  expect(asked.filter((body) => /orderListPage|currencyPage/.test(body))).toEqual([]);
});
