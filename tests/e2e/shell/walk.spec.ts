import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, test, visit } from "../support/console.ts";
import { lookLike, LOOKS } from "../support/looks.ts";
import { closeTab, expectSettled, linkedPages, linkTo, menuPages, openFromMenu } from "../support/way.ts";

// A trace would keep a copy of every page: it takes longer than the walk.
test.use({ trace: "off" });

/** What a page may take at the very most, on a machine that does other things too. */
const LIMIT_MS = 20_000;

/** From this width on every column of a list is seen. */
const WIDE = 1440;
const SCROLL_BAR = 15;

for (const look of LOOKS)
  test.describe(look.name, () => {
    lookLike(look);
    test("SHELL-09 every page opens from the menu and fits its frame; axe finds nothing on it", async ({ page }) => {
      const pages = menuPages.length + linkedPages.length;
      test.setTimeout(pages * LIMIT_MS);
      await visit(page);
      await expect(activePanel(page)).toBeVisible();
      const began = performance.now();
      const waiting = new Set(linkedPages);
      for (const code of menuPages) await test.step(code, () => walkTo(page, code, waiting));
      expect([...waiting], "pages that no page of the menu links to").toEqual([]);
      const took = ((performance.now() - began) / pages).toFixed(0);
      test.info().annotations.push({ type: "walk", description: `${pages} pages, ${took} ms each` });
    });
  });

/** Opens a page of the menu, and those it links to that were not seen yet; closes them again. */
async function walkTo(page: Page, code: string, waiting: Set<string>): Promise<void> {
  const own = await openFromMenu(page, code);
  if (own !== null) {
    // A tool that others make: that it starts is what there is to see.
    await expect(own.getByRole("region").first()).toBeVisible();
    await own.close();
    return;
  }
  await expectSound(page);
  for (const linked of waiting)
    if ((await linkTo(page, linked).count()) > 0) {
      waiting.delete(linked);
      await test.step(linked, async () => {
        await linkTo(page, linked).click();
        await expectSound(page);
        await closeTab(page);
      });
    }
  if (code !== "HOME") await closeTab(page);
}

/** Tables whose columns, with a scroll bar beside them, are wider than the page. */
const clippedTables = (page: Page): Promise<string[]> =>
  activePanel(page)
    .getByRole("table")
    .evaluateAll((tables, bar) => {
      const widthOf = (table: Element) => table.parentElement?.clientWidth ?? 0;
      const least = (table: Element) => (table instanceof HTMLElement ? Number.parseFloat(table.style.minWidth) : 0);
      return tables
        .filter((table) => least(table) + bar > widthOf(table))
        .map((table) => `${table.ariaLabel ?? ""}: ${least(table)} of ${widthOf(table)} px`);
    }, SCROLL_BAR);

async function expectSound(page: Page): Promise<void> {
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expectSettled(page);
  await expect(activePanel(page).getByRole("alert")).toHaveCount(0);
  const beside = await activePanel(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(beside, "pixels that lie beside the page").toBe(0);
  if ((page.viewportSize()?.width ?? 0) >= WIDE)
    expect.soft(await clippedTables(page), "tables that hide columns").toEqual([]);
  await expectAccessible(page);
}
