import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Topic } from "../access/changes.ts";
import { event, follow, make, WHO } from "../testing/live.ts";

describe("SHELL-12 what changed before one followed", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  /** What is told first to who missed the last `missedMs` of what `before` did. */
  async function first(missedMs: number, topics: readonly Topic[], before: (live: ReturnType<typeof make>) => void) {
    const live = make();
    await pass(50);
    before(live);
    await pass(10);
    const stream = (await live.follow(WHO, topics, missedMs))[Symbol.asyncIterator]();
    // Told last, so that something is told at all.
    live.tell("admin", event("session.closed", "MY", { userId: "u1" }));
    const next = stream.next();
    await pass(10);
    live.stop();
    return (await next).value;
  }

  test("is told first, as far as it concerns him; what is older is not", async () => {
    const topics = ["ORDERS", "PUSHES", "SESSION"] as const;
    const ordered = (live: ReturnType<typeof make>) => {
      live.tell("order", event("order.changed", "MY"));
      live.tell("order", event("order.pushed", "VN"));
      live.tell("customer", event("order.pushed", "MY"));
    };
    expect(await first(40, topics, ordered)).toEqual(["ORDERS", "SESSION"]);
    expect(await first(0, topics, ordered)).toEqual(["SESSION"]);
  });

  test("is all that he asks for, where it is not known that far back", async () => {
    const topics = ["PUSHES", "SESSION", "TASKS"] as const;
    expect(await first(60_000, topics, () => undefined)).toEqual(topics);
    expect(await first(40, topics, (live) => live.missed("order"))).toEqual(topics);
  });
});

describe("events of a service that may have been missed", () => {
  test("are all that it tells of, for who follows", async () => {
    const { live, told, ended } = await follow(["APPLICATIONS", "ORDERS", "PERMISSIONS", "TASKS"]);
    live.missed("order");
    await expect.poll(() => told).toEqual([["ORDERS", "TASKS"]]);
    live.stop();
    await ended;
  });

  test("end each stream where it is the service of sessions", async () => {
    const { live, ended } = await follow(["ORDERS"]);
    live.missed("admin");
    await expect(ended).resolves.toBeUndefined();
  });
});
