import { chromium } from "@playwright/test";
import { buildUnlessBuilt } from "@linehaul/stack/build";
import { findBrowser } from "@linehaul/stack/testing/browser";
import { startTestStack } from "../../e2e/support/test-stack.ts";
import { letWait } from "../../e2e/support/waiting-orders.ts";
import { openMeter } from "../console/measure.ts";
import { median } from "../shared/median.ts";

const TURNS = 40;
/** Before one counts, for code that runs the first times is slow. */
const FIRST = 6;

declare global {
  interface Window {
    /** From the key that decides until another case was painted, in ms. */
    benchCase?: Promise<number>;
  }
}

/** In the page, before the key. */
function watchCase(panel: Element): void {
  const heading = () => panel.querySelector("h2")?.textContent ?? "";
  const was = heading();
  window.benchCase = new Promise((resolve) => {
    let from = Number.NaN;
    addEventListener("keydown", (event) => void (from = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (heading() === "" || heading() === was) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    });
    observer.observe(panel, { subtree: true, childList: true, characterData: true });
  });
}

/** A reviewer approves case after case by keyboard, over the whole stack in Chromium: how long from the key to the next case (aim 150 ms). */
export async function nextCases(say: (text: string) => void): Promise<void> {
  await buildUnlessBuilt();
  const { stack, stop } = await startTestStack();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--headless=new", "--no-sandbox"],
  });
  try {
    await letWait(stack, "MY", FIRST + TURNS + 1);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
    const address = `${stack.plan.origins.get("MY") ?? ""}/admin?pageInfo=${encodeURIComponent("moduleCode|ORDER_REVIEW")}`;
    const { settle } = await openMeter(page);
    await page.goto(address);
    await page.getByRole("button", { name: /^reviewer\.my\b/ }).click();
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("button", { name: /^To contact \d/ }).click();
    await panel.getByText(/^Waits for/).waitFor();
    // An outlet that holds the parcels is asked about first: another thing.
    const cases = panel.getByRole("navigation", { name: "Orders of the queue" }).getByRole("button");
    await cases.filter({ hasNotText: "outlet" }).first().click();
    const took: number[] = [];
    for (let turn = 0; turn < FIRST + TURNS; turn += 1) {
      await panel.getByText(/^Waits for/).waitFor();
      await panel.getByRole("button", { name: "Approve", exact: true }).click({ trial: true });
      await panel.evaluate(watchCase);
      await page.keyboard.press("a");
      took.push((await page.evaluate(() => window.benchCase)) ?? Number.NaN);
      // A reviewer reads; what is loaded ahead is there when he has read.
      await settle();
    }
    const counted = took.slice(FIRST).toSorted((a, b) => a - b);
    const p95 = counted[Math.floor(counted.length * 0.95)] ?? Number.NaN;
    say(
      `from the key to the next case, ${String(counted.length)} times: median ${median(counted).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
    await stop();
  }
}
