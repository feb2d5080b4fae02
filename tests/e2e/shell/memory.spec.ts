import type { Page } from "@playwright/test";
import { activePanel, expect, openPage, tab, test } from "../support/console.ts";
import { relayStore } from "../support/relay-store.ts";
import { sessionOf } from "../support/states.ts";

// A trace would keep a copy of every page.
test.use({ storageState: sessionOf("admin"), trace: "off" });

const TABS = 20;
const ROUNDS = 10;
/** By then Relay's buffer of queries that wait to be asked again (100) is full. */
const WARM = 6;

/** Nodes of the page and records of Relay's store, after the browser has cleared away. */
async function weight(page: Page): Promise<{ nodes: number; records: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { nodes, records: Number(await page.evaluate(relayStore, "size")) };
}

test("SHELL-11 twenty tabs opened and closed ten times over, each another order, leave nothing behind in page and store", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await openPage(page, "ORDER_LIST");
  const list = activePanel(page).getByRole("table");
  await activePanel(page).getByRole("combobox", { name: "Rows a page" }).selectOption({ label: "200 a page" });
  await expect(list.getByRole("row")).toHaveCount(201);
  const weights: { nodes: number; records: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A hidden link opens its page too. Each is shown before the next one, or it would not start.
    await list.locator("tbody tr a").evaluateAll(
      async (links, [from, to]) => {
        for (const link of links.slice(from, to)) {
          if (link instanceof HTMLElement) link.click();
          await new Promise(requestAnimationFrame);
        }
      },
      [round * TABS, (round + 1) * TABS] as const,
    );
    await expect(page.getByRole("tab")).toHaveCount(TABS + 2);
    await expect(activePanel(page).getByRole("region", { name: /^Goods/ })).toBeVisible();
    await tab(page, "Order list").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Close those to the right" }).click();
    await expect(page.getByRole("tab")).toHaveCount(2);
    // Relay holds what was never looked at for five minutes: it might still be drawn.
    await page.clock.fastForward(6 * 60_000);
    weights.push(await weight(page));
  }
  const [warm, last] = [weights[WARM - 1], weights[ROUNDS - 1]];
  const told = weights.map(({ nodes, records }) => `${nodes}/${records}`).join(", ");
  test.info().annotations.push({ type: "nodes/records after each round", description: told });
  expect(last?.nodes, told).toBeLessThan((warm?.nodes ?? 0) * 1.05);
  expect(last?.records, told).toBeLessThan((warm?.records ?? 0) * 1.05);
});
