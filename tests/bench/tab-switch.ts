// `npm run bench -- tab-switch [--times 40]`: how long a switch between two full tabs takes, from the press to the frame that shows it.
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "@linehaul/stack/testing/browser";
import { startTestStack } from "../e2e/support/test-stack.ts";

/** What a hand does not notice. */
const AIM_MS = 50;

const { values } = parseArgs({ options: { times: { type: "string", default: "40" } } });
const times = Number(values.times);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Presses a tab and waits for the second frame after: the first one after the press paints it. */
const press = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const tab = [...document.querySelectorAll<HTMLElement>("[role=tab]")].find((t) => t.textContent === wanted);
        if (!tab) return reject(new Error(`no tab ${wanted}`));
        const began = performance.now();
        tab.click();
        return requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
      }),
    name,
  );

const { stack, stop } = await startTestStack();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--headless=new", "--no-sandbox"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${stack.plan.origins.get("MY") ?? ""}/admin?pageInfo=moduleCode%7CORDER_LIST`);
  await page.getByRole("button", { name: /^admin\b/ }).click();
  await page.getByRole("table", { name: "Orders" }).waitFor();
  await page.goto(`${stack.plan.origins.get("MY") ?? ""}/admin?pageInfo=moduleCode%7CCURRENCY`);
  await page.getByRole("table", { name: "Currencies" }).waitFor();
  // Both have been shown once: what is measured is a switch, not an opening.
  await press(page, "Order list");
  await page.getByRole("table", { name: "Orders" }).waitFor();
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) took.push(await press(page, n % 2 === 0 ? "Currencies" : "Order list"));
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))]?.toFixed(1);
  say(
    `${times} switches between the order list (50 rows) and the currencies: half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms; the aim is ${AIM_MS} ms`,
  );
} finally {
  await browser.close();
  await stop();
}
