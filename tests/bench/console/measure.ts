import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page, Request } from "@playwright/test";
import { quiet, slowestFrame } from "./frames.ts";

/** What the browser's main thread did, and how long it was until it showed: milliseconds. */
export interface Cost {
  readonly main: number;
  readonly script: number;
  /** Style and layout. */
  readonly layout: number;
  /** From the event to the frame that shows what it did. */
  readonly frame: number;
}

/** Milliseconds of the main thread since its start. */
export async function mainThread(session: CDPSession): Promise<Omit<Cost, "frame">> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {
    main: of("TaskDuration"),
    script: of("ScriptDuration"),
    layout: of("RecalcStyleDuration") + of("LayoutDuration"),
  };
}

export const openSession = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  // Of the time that the main thread had a processor: how long it waited for one is of other work on the machine.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
};

/** Measures what somebody does in a page. */
export interface Meter {
  readonly page: Page;
  /** Until the page has nothing to do and waits for no answer. */
  readonly settle: () => Promise<void>;
  readonly measure: (act: () => Promise<unknown>) => Promise<Cost>;
}

/** What a page has asked and was not answered yet, but for streams, which stay open. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (request.headers()["accept"] !== "text/event-stream") pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

const POLL_MS = 5;
const LONGEST_MS = 15_000;

export async function openMeter(page: Page): Promise<Meter> {
  const session = await openSession(page);
  const pending = pendingOf(page);
  const settle = async () => {
    const deadline = Date.now() + LONGEST_MS;
    await page.evaluate(quiet);
    while (pending.size > 0) {
      while (pending.size > 0) {
        if (Date.now() > deadline) throw new Error(`no answer: ${[...pending].map((r) => r.url()).join(", ")}`);
        await sleep(POLL_MS);
      }
      // What came is drawn, and may ask for more.
      await page.evaluate(quiet);
    }
  };
  return {
    page,
    settle,
    measure: async (act) => {
      await settle();
      await page.evaluate(slowestFrame);
      const from = await mainThread(session);
      await act();
      await settle();
      const to = await mainThread(session);
      await page.evaluate(quiet);
      const frame = await page.evaluate(slowestFrame);
      return { main: to.main - from.main, script: to.script - from.script, layout: to.layout - from.layout, frame };
    },
  };
}
