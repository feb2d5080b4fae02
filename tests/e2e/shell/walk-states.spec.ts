import type { Locator, Page } from "@playwright/test";
import { MESSAGE, standBetween, TRACE, type Between } from "../support/answers.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, test, visit } from "../support/console.ts";
import { lookLike, LOOKS } from "../support/looks.ts";
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

test.use({ trace: "off" });
for (const look of LOOKS.slice(0, 1)) lookLike(look);

/** A matrix shows its gaps. */
const NEVER_EMPTY = new Set(["STATUS_MAPPING"]);

test("ERR-07 every page whose query fails says so with its trace id, tries again, and says when there is nothing", async ({
  page,
  complaints,
}) => {
  // React names what a boundary caught.
  complaints.expect(/GraphFailure/);
  test.setTimeout((menuPages.length + linkedPages.length) * PAGE_LIMIT_MS);
  const graph = await standBetween(page);
  graph.answers = "failing";
  await visit(page);
  const waiting = new Set(linkedPages);
  const told = new Set<string>();
  const see = async (code: string): Promise<void> => {
    graph.answers = "failing";
    const own = await openFromMenu(page, code);
    if (own !== null) return own.close();
    if (await expectTold(page, graph, NEVER_EMPTY.has(code))) told.add(code);
    if (waiting.size > 0 && graph.withheld > 0) {
      // Home's cards are no list: that one of them leads on says that they are there.
      const shown = code === "HOME" ? linkToAny(page, waiting) : rows(page);
      await followLinks(page, { graph, shown, waiting, told });
    }
    if (code !== "HOME") await closeTab(page);
  };
  for (const code of menuPages) await test.step(code, () => see(code), { timeout: STEP_LIMIT_MS });
  expect([...waiting], "pages that no page of the menu links to").toEqual([]);
  expect(told.size).toBeGreaterThan(menuPages.length / 2);
});

const rows = (page: Page) =>
  activePanel(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

/** Failing first, then empty. False for a page that asks for nothing when it opens. */
async function expectTold(page: Page, graph: Between, isNeverEmpty = false): Promise<boolean> {
  const panel = activePanel(page);
  await expect(panel.getByRole("heading").first()).toBeVisible();
  await expectSettled(page);
  if (!graph.wasAsked()) return false;
  // Home has a card a feature, each with its own.
  const alerts = panel.getByRole("alert");
  const alert = alerts.first();
  await expect(alert).toContainText(MESSAGE);
  await expect(alert).toContainText(TRACE.slice(0, 8));
  await expectAccessible(page);

  graph.answers = "empty";
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alerts).toHaveCount(0);
  await expectSettled(page);
  if (!isNeverEmpty) await expect(rows(page)).toHaveCount(0);
  await expectAccessible(page);
  return true;
}

const linkToAny = (page: Page, codes: ReadonlySet<string>): Locator =>
  [...codes].map((code) => linkTo(page, code)).reduce((one, other) => one.or(other));

interface Walk {
  readonly graph: Between;
  /** There once the page's true answer is. */
  readonly shown: Locator;
  /** Pages with parameters that were not seen yet. */
  readonly waiting: Set<string>;
  readonly told: Set<string>;
}

/** Brings the page's true rows by the strip's own "Refresh", and opens the pages that they link to. */
async function followLinks(page: Page, { graph, shown, waiting, told }: Walk): Promise<void> {
  graph.answers = "true";
  await page.getByRole("button", { name: "All open pages" }).click();
  await page.getByRole("menuitem", { name: "Refresh" }).click();
  await expect(shown).not.toHaveCount(0);
  await expectSettled(page);
  for (const linked of waiting)
    if ((await linkTo(page, linked).count()) > 0) {
      waiting.delete(linked);
      graph.answers = "failing";
      graph.wasAsked();
      await test.step(linked, async () => {
        await linkTo(page, linked).click();
        if (await expectTold(page, graph)) told.add(linked);
        await closeTab(page);
      });
    }
}
