import type { Memory } from "./memory.ts";
import type { Contest } from "./run.ts";
import type { Summary } from "./summary.ts";

/** Something that should hold, and what was found. */
export interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly found: string;
  readonly holds: boolean;
}

const P50 = 1.25;
const P99 = 2;
const PEAK_MIB = 256;
/** How much less processor time than a peer's, of the list of orders. */
const PEERS: Readonly<Record<string, number>> = { mercurius: 4, hive: 18 };
/** What the memory may still grow by, once it is warm. */
const FLAT = 1.1;

const atMost = (what: string, most: number, found: number, unit = "×"): Target => ({
  what,
  wanted: `≤ ${most} ${unit}`,
  found: `${found.toFixed(2)} ${unit}`,
  holds: found <= most,
});

/** The targets of the gateway's speed, over the limit and beside its peers. */
export function speedTargets(summary: Summary, { entries, operations }: Contest): Target[] {
  const overLimit = (key: string, figure: "cpu" | "p50" | "p99") => summary.ratio(key, "gateway", "limit", figure);
  return [
    ...operations.flatMap(({ key, target }) =>
      target === null ? [] : [atMost(`${key}: processor time over the limit's`, target, overLimit(key, "cpu"))],
    ),
    ...operations.flatMap(({ key }) => [
      atMost(`${key}: p50, one connection, over the limit's`, P50, overLimit(key, "p50")),
      atMost(`${key}: p99, 16 connections, over the limit's`, P99, overLimit(key, "p99")),
    ]),
    ...entries.flatMap(({ name }) => {
      const least = PEERS[name];
      if (least === undefined || !operations.some(({ key }) => key === "Q1")) return [];
      const found = summary.ratio("Q1", name, "gateway", "cpu");
      const what = `Q1: processor time of ${name} over the gateway's`;
      return [{ what, wanted: `≥ ${least} ×`, found: `${found.toFixed(2)} ×`, holds: found >= least }];
    }),
  ];
}

/** The targets of the gateway's memory. */
export function memoryTargets({ after, peak }: Memory): Target[] {
  // The first step warms it.
  const [, early] = after;
  const growth = (after.at(-1)?.rss ?? 0) / (early?.rss ?? Number.NaN);
  return [
    atMost("peak memory", PEAK_MIB, peak, "MiB"),
    ...(after.length > 2 ? [atMost("memory at the end over that after 40,000 requests", FLAT, growth)] : []),
  ];
}
