import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, test, visit } from "../support/console.ts";
import { lookLike, LOOKS, type Look } from "../support/looks.ts";
import {
  closeTab,
  expectSettled,
  linkedPages,
  linkTo,
  menuPages,
  openFromMenu,
  PAGE_LIMIT_MS,
  STEP_LIMIT_MS,
} from "../support/way.ts";

// A trace would keep a copy of every page: it takes longer than the walk.
test.use({ trace: "off" });

/** From this width on every column of a list is seen. */
const WIDE = 1440;
const SCROLL_BAR = 15;

type Scheme = Look["use"]["colorScheme"];
/** Dark differs from light in its colours alone, and the theme follows the system while a page is open: one walk sees both. */
const BOTH: readonly Scheme[] = ["light", "dark"];
const WALKS = LOOKS.filter(({ name }) => name !== "dark").map((look) =>
  look.name === "light"
    ? { look, name: BOTH.join(" and "), schemes: BOTH }
    : { look, name: look.name, schemes: [look.use.colorScheme] },
);

for (const { look, name, schemes } of WALKS)
  test.describe(name, () => {
    lookLike(look);
    test("SHELL-09 every page opens from the menu and fits its frame; axe finds nothing on it", async ({ page }) => {
      const pages = menuPages.length + linkedPages.length;
      test.setTimeout(pages * PAGE_LIMIT_MS);
      // What a page catches itself would be heard of by nobody else.
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
          reportError(new Error(`forbidden by the content security policy: ${violatedDirective} ${sourceFile}`)),
        );
      });
      await visit(page);
      await expect(activePanel(page)).toBeVisible();
      const began = performance.now();
      const waiting = new Set(linkedPages);
      for (const code of menuPages)
        await test.step(code, () => walkTo(page, { code, waiting, schemes }), { timeout: STEP_LIMIT_MS });
      expect([...waiting], "pages that no page of the menu links to").toEqual([]);
      const took = ((performance.now() - began) / pages).toFixed(0);
      test.info().annotations.push({ type: "walk", description: `${pages} pages, ${took} ms each` });
    });
  });

interface Stop {
  readonly code: string;
  /** Pages with parameters that were not seen yet. */
  readonly waiting: Set<string>;
  readonly schemes: readonly Scheme[];
}

/** Opens a page of the menu, and those it links to that were not seen yet; closes them again. */
async function walkTo(page: Page, { code, waiting, schemes }: Stop): Promise<void> {
  const own = await openFromMenu(page, code);
  if (own !== null) {
    // A tool that others make: that it starts is what there is to see.
    for (const colorScheme of schemes) {
      await own.emulateMedia({ colorScheme });
      await expect(own.getByRole("region").first()).toBeVisible();
    }
    await own.close();
    return;
  }
  await expectSound(page, schemes);
  for (const linked of waiting)
    if ((await linkTo(page, linked).count()) > 0) {
      waiting.delete(linked);
      await test.step(linked, async () => {
        await linkTo(page, linked).click();
        await expectSound(page, schemes);
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

/** Turns the system light or dark, and waits until no colour is on its way any more. */
async function turn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html.dark")).toHaveCount(colorScheme === "dark" ? 1 : 0);
  await page.evaluate(async () => {
    // What is skipped, in a hidden tab or out of sight, fades once it is seen: nobody can wait for it.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const fading = document.getAnimations().filter((a) => a instanceof CSSTransition && isSeen(a));
    await Promise.allSettled(fading.map((animation) => animation.finished));
  });
}

async function expectSound(page: Page, schemes: readonly Scheme[]): Promise<void> {
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expectSettled(page);
  await expect(activePanel(page).getByRole("alert")).toHaveCount(0);
  const beside = await activePanel(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(beside, "pixels that lie beside the page").toBe(0);
  if ((page.viewportSize()?.width ?? 0) >= WIDE)
    expect.soft(await clippedTables(page), "tables that hide columns").toEqual([]);
  // The next page opens in the last of them.
  for (const scheme of schemes) {
    await turn(page, scheme);
    await expectAccessible(page);
  }
}
