import type { Page } from "@playwright/test";
import type { ModuleCode } from "@linehaul/schema/modules";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Where the bars of a page stand: of its outline, and of itself. */
const LIST = {
  outline: ["[data-part=bar]", "[data-part=filters]", "[data-part=head]"],
  page: ["header", "search > div", "div:has(> table)"],
};
const DETAIL = {
  outline: ["[data-part=bar]", "[data-part=path]", "[data-part=cards]"],
  page: ["header", "ol", "section[aria-label]"],
};
const topsOf = (page: Page, bars: readonly string[]) =>
  activePanel(page).evaluate(
    (panel, all) => all.map((bar) => panel.querySelector(bar)?.getBoundingClientRect().top ?? Number.NaN),
    bars,
  );
/** What differs by more than a pixel, each with how it was. */
const moved = (before: readonly number[], after: readonly number[]) =>
  before.map((top, n) => [top, after[n] ?? Number.NaN] as const).filter(([a, b]) => !(Math.abs(a - b) <= 1));

const codeOf = (chunk: string) => `**/assets/${chunk}-*.js`;
/** Keeps what is asked for at such addresses back until it is let go. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
const outlineOf = (page: Page) => activePanel(page).getByRole("status", { name: "Loading" });

const LISTS: readonly (readonly [ModuleCode, chunk: string])[] = [
  ["ORDER_LIST", "order-list-page"],
  ["CURRENCY", "currency-page"],
];
for (const [code, chunk] of LISTS)
  test(`${code} takes the place of its outline: bars and head do not move, and a quick page shows none`, async ({
    page,
  }) => {
    const release = await hold(page, codeOf(chunk));
    await openPage(page, code);
    const outline = outlineOf(page);
    await expect(outline).toHaveCSS("opacity", "1");
    // Unseen at first, by its style alone.
    expect(await outline.evaluate((node) => node.getAnimations().map((a) => a.effect?.getTiming().delay))).toContain(
      150,
    );
    const before = await topsOf(page, LIST.outline);
    // Lighter than what it stands for.
    expect(await outline.locator("*").count()).toBeLessThan(12);
    release();
    await expect(activePanel(page).getByRole("row").nth(1)).toBeVisible();
    await expect(outline).toHaveCount(0);
    expect(moved(before, await topsOf(page, LIST.page))).toEqual([]);
  });

test("ORD-08 an order takes the place of its outline", async ({ page }) => {
  const release = await hold(page, codeOf("order-detail-page"));
  await openPage(page, "ORDER_LIST");
  await activePanel(page).getByRole("row").getByRole("link").first().click();
  await expect(outlineOf(page)).toHaveCSS("opacity", "1");
  const before = await topsOf(page, DETAIL.outline);
  release();
  await expect(activePanel(page).getByRole("heading").first()).toBeVisible();
  expect(moved(before, await topsOf(page, DETAIL.page))).toEqual([]);
});

test("SHELL-09 rows that are awaited stand in outline, as wide as their table and as many as a page shows", async ({
  page,
}) => {
  await openPage(page, "CURRENCY");
  await expect(activePanel(page).getByRole("row").nth(1)).toBeVisible();
  const release = await hold(page, "**/graphql*");
  await choose(page, "Order management", "Order list");
  const table = activePanel(page).getByRole("table", { name: "Loading" });
  const outline = table.locator("td:has(> [aria-busy=true])");
  await expect(outline).toBeVisible();
  const [around, within] = [await table.boundingBox(), await outline.boundingBox()];
  expect(within?.width).toBe(around?.width);
  expect(within?.height).toBeGreaterThan(600);
  release();
  await expect(activePanel(page).getByRole("table", { name: "Orders" }).getByRole("link").first()).toBeVisible();
});
