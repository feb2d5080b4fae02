import type { Memory } from "./memory.ts";
import type { Contest } from "./run.ts";
import { columns } from "../shared/columns.ts";
import type { CountRow, Figure, Summary } from "./summary.ts";
import type { Target } from "./targets.ts";

const FIGURES: readonly (readonly [Figure, string, number])[] = [
  ["cpu", "CPU µs", 0],
  ["rate", "req/s", 0],
  ["p50", "p50 ms", 2],
  ["p99", "p99 ms", 2],
];

/** A block for each operation: what each contender took, and how often the limit's. */
export function speedLines(summary: Summary, { entries, operations }: Contest): string[] {
  return operations.flatMap(({ key, what }) => [
    `${key}: ${what}`,
    ...columns([
      ["", ...FIGURES.flatMap(([, title]) => [title, "×limit"])],
      ...entries.map(({ name }) => [
        name,
        ...FIGURES.flatMap(([figure, , digits]) => [
          summary.figure(key, name, figure).toFixed(digits),
          summary.ratio(key, name, "limit", figure).toFixed(2),
        ]),
      ]),
    ]),
    "",
  ]);
}

/** Upstream calls and promises of one request. */
export function countLines(rows: readonly CountRow[]): string[] {
  const names = [...new Set(rows.map((row) => row.name))];
  const keys = [...new Set(rows.map((row) => row.operation))];
  return [
    "One request: calls to services / promises",
    ...columns([
      ["", ...names],
      ...keys.map((key) => [
        key,
        ...names.map((name) => {
          const found = rows.find((row) => row.operation === key && row.name === name);
          return found ? `${found.calls?.length ?? "–"} / ${found.promises}` : "";
        }),
      ]),
    ]),
    "",
  ];
}

export const peakLines = (summary: Summary, { entries }: Contest): string[] => [
  `Peak memory, MiB: ${entries.map(({ name }) => `${name} ${summary.peak(name).toFixed(0)}`).join(", ")}`,
];

export const memoryLines = ({ after, peak }: Memory): string[] => [
  "",
  "The gateway's memory, MiB",
  ...columns([
    ["requests", "RSS"],
    ...after.map(({ requests, rss }) => [requests.toLocaleString("en"), rss.toFixed(0)]),
    ["peak", peak.toFixed(0)],
  ]),
];

export const targetLines = (targets: readonly Target[]): string[] => [
  "",
  ...columns([
    ["target", "wanted", "found", ""],
    ...targets.map(({ what, wanted, found, holds }) => [what, wanted, found, holds ? "met" : "MISSED"]),
  ]),
];
