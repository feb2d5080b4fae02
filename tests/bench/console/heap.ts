import type { Page } from "@playwright/test";
import type { Contender } from "./contender.ts";
import type { Sample } from "./sample.ts";

const TABS = 20;
const ROUNDS = 10;
/** Relay holds what was never looked at for five minutes: it might still be drawn. */
const HELD_MS = 6 * 60_000;

async function heapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 1024 ** 2;
}

/** Run in the page: opens what some links of the rows lead to. Each tab is shown before the next one, or it would not start. */
async function openEach(links: Element[], [from, to]: readonly [number, number]): Promise<void> {
  for (const link of links.slice(from, to)) {
    if (link instanceof HTMLElement) link.click();
    await new Promise(requestAnimationFrame);
  }
}

/** What the page holds before two hundred tabs are opened and closed, twenty at a time, and after. */
export async function heap({ name, newProfile, address }: Contender): Promise<Sample[]> {
  const profile = await newProfile();
  try {
    const page = await profile.newPage();
    await page.clock.install();
    await page.goto(address("ORDER_LIST"));
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("combobox", { name: "Rows a page" }).selectOption({ label: "200 a page" });
    await panel.locator("tbody tr").nth(199).waitFor();
    const start = await heapMiB(page);
    for (let round = 0; round < ROUNDS; round += 1) {
      await panel.locator("tbody a").evaluateAll(openEach, [round * TABS, (round + 1) * TABS] as const);
      await panel.getByRole("region", { name: /^Goods/ }).waitFor();
      await page.getByRole("tab", { name: "Order list" }).click({ button: "right" });
      await page.getByRole("menuitem", { name: "Close those to the right" }).click();
      await panel.getByRole("table", { name: "Orders" }).waitFor();
      await page.clock.fastForward(HELD_MS);
    }
    const end = await heapMiB(page);
    return [{ what: "heap, 200 tabs", name, round: 0, figures: { start, end } }];
  } finally {
    await profile.close();
  }
}
