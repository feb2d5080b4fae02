import type { Locator, Page } from "@playwright/test";
import { otherRows } from "./frames.ts";
import type { Cost, Meter } from "./measure.ts";

/** Something that people do in the console all day. */
export interface Step {
  readonly name: string;
  /** The pages that it wants open, the last one in front. */
  readonly pages: readonly string[];
  /** Done once in a page. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Does it once more; only what is handed to the meter counts. */
  readonly once: (meter: Meter, turn: number) => Promise<Cost>;
}

const panel = (page: Page): Locator => page.getByRole("tabpanel");
const palette = (page: Page): Locator => page.getByRole("combobox", { name: "Go to anything" });
const orders = (page: Page): Locator => panel(page).getByRole("table", { name: "Orders" });

/** Presses with the mouse, which is there already: the way to it is another thing. Measured until what should come is there. */
async function press({ page, settle, measure }: Meter, target: Locator, until?: () => Promise<unknown>): Promise<Cost> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await settle();
  return measure(async () => {
    await page.mouse.down();
    await page.mouse.up();
    await until?.();
  });
}

/** Presses what brings other rows, until they are there. */
async function pressForRows(meter: Meter, target: Locator): Promise<Cost> {
  const { page } = meter;
  const came = page.evaluate(otherRows, await orders(page).locator("tbody a").first().getAttribute("href"));
  return press(meter, target, () => came);
}

/** As many rows as a page holds. */
async function showMost(page: Page): Promise<void> {
  await panel(page).getByRole("combobox", { name: "Rows a page" }).selectOption("200");
  await orders(page).locator("tbody tr").nth(199).waitFor({ state: "attached" });
}

const sortRows: Step["once"] = (meter) =>
  pressForRows(meter, orders(meter.page).getByRole("columnheader", { name: "Declared" }).getByRole("button"));

const turnPage: Step["once"] = async (meter) => {
  const pages = panel(meter.page).getByRole("navigation", { name: "Pages" });
  const next = pages.getByRole("button", { name: "Next page" });
  if (await next.isDisabled()) await pressForRows(meter, pages.getByRole("button", { name: "Page 1", exact: true }));
  return pressForRows(meter, next);
};

const TICKED = 15;
const tickRow: Step["once"] = (meter, turn) =>
  press(
    meter,
    orders(meter.page)
      .locator("tbody input")
      .nth(turn % TICKED),
  );

export const STEPS: readonly Step[] = [
  {
    name: "switch",
    pages: ["ORDER_LIST", "CURRENCY"],
    // Both have been shown once: what is measured is a switch, not an opening.
    prepare: async (page) => {
      await page.getByRole("tab", { name: "Order list" }).click();
      await orders(page).getByRole("link").first().waitFor();
    },
    once: async (meter, turn) => {
      const [tab, table] = turn % 2 === 0 ? ["Currencies", "Currencies"] : ["Order list", "Orders"];
      const cost = await press(meter, meter.page.getByRole("tab", { name: tab }));
      await panel(meter.page).getByRole("table", { name: table }).waitFor({ timeout: 1000 });
      return cost;
    },
  },
  {
    name: "palette, open",
    pages: ["ORDER_LIST"],
    once: async ({ page, measure }) => {
      const cost = await measure(() => page.keyboard.press("Control+k"));
      await palette(page).waitFor({ timeout: 1000 });
      await page.keyboard.press("Escape");
      await palette(page).waitFor({ state: "hidden" });
      return cost;
    },
  },
  {
    name: "palette, close",
    pages: ["ORDER_LIST"],
    once: async ({ page, measure }) => {
      await page.keyboard.press("Control+k");
      await palette(page).waitFor();
      const cost = await measure(() => page.keyboard.press("Escape"));
      await palette(page).waitFor({ state: "hidden", timeout: 1000 });
      return cost;
    },
  },
  { name: "sort", pages: ["ORDER_LIST"], once: sortRows },
  { name: "page", pages: ["ORDER_LIST"], once: turnPage },
  { name: "tick", pages: ["ORDER_LIST"], once: tickRow },
  { name: "200 rows, sort", pages: ["ORDER_LIST"], prepare: showMost, once: sortRows },
  { name: "200 rows, page", pages: ["ORDER_LIST"], prepare: showMost, once: turnPage },
  { name: "200 rows, tick", pages: ["ORDER_LIST"], prepare: showMost, once: tickRow },
  {
    name: "key in a form",
    pages: ["CURRENCY"],
    prepare: async (page) => {
      await panel(page).getByRole("button", { name: "New currency" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "English name" }).click();
    },
    once: async ({ page, measure }) => {
      const cost = await measure(() => page.keyboard.press("a"));
      await page.keyboard.press("Backspace");
      return cost;
    },
  },
  {
    name: "key in a search",
    pages: ["ORDER_LIST"],
    prepare: async (page) =>
      panel(page)
        .getByRole("textbox", { name: /^Waybill, order or agent numbers/ })
        .click(),
    once: async ({ page, measure }) => {
      const cost = await measure(() => page.keyboard.press("1"));
      await page.keyboard.press("Backspace");
      return cost;
    },
  },
];
