import { columns } from "../shared/columns.ts";
import { median } from "../shared/median.ts";
import { AIMS, type Aim } from "./aims.ts";
import type { Name } from "./contender.ts";
import type { Sample } from "./sample.ts";

/** One that so many of a hundred are not above. */
export function share(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)] ?? Number.NaN;
}

interface Found {
  readonly median: number;
  readonly p95: number;
  /** Of the present build over the one before, within a round; none where nothing was before. */
  readonly ratio: number | null;
}

const valuesOf = (samples: readonly Sample[], name: Name, figure: string): ReadonlyMap<number, number> =>
  new Map(
    samples
      .filter((sample) => sample.name === name)
      .map(({ round, figures }) => [round, figures[figure] ?? Number.NaN]),
  );

function find(samples: readonly Sample[], figure: string): Readonly<Record<Name, Found>> {
  const [before, after] = [valuesOf(samples, "before", figure), valuesOf(samples, "after", figure)];
  const ratios = [...after].flatMap(([round, value]) => {
    const other = before.get(round);
    // What the browser does not tell for being short is compared with nothing.
    return other === undefined || other === 0 || value === 0 ? [] : [value / other];
  });
  const of = (values: ReadonlyMap<number, number>, ratio: number | null): Found => ({
    median: median([...values.values()]),
    p95: share([...values.values()], 95),
    ratio,
  });
  return { before: of(before, null), after: of(after, ratios.length === 0 ? null : median(ratios)) };
}

/** What should hold, and whether it does; what nothing is known of holds neither way. */
function judge(aim: Aim, { median: middle, p95, ratio }: Found): { wanted: string; verdict: string } {
  const parts = [
    { most: aim.median, found: middle, text: "≤ " },
    { most: aim.p95, found: p95, text: "p95 ≤ " },
    { most: aim.ratio, found: ratio, text: "× ≤ " },
  ].flatMap(({ most, found, text }) => (most === undefined ? [] : [{ most, found, text: `${text}${most}` }]));
  const missed = parts.filter(({ most, found }) => found !== null && found > most);
  const verdict = missed.length === 0 ? "met" : `MISSED ${missed.map(({ text }) => text).join(", ")}`;
  const isKnown = parts.some(({ found }) => found !== null);
  return { wanted: parts.map(({ text }) => text).join(", "), verdict: isKnown ? verdict : "" };
}

const HEAD = ["", "", "before", "p95", "after", "p95", "ratio", "aim", ""];
/** Below what the browser tells. */
const said = (value: number): string => (Number.isNaN(value) ? "" : value === 0 ? "< 16" : value.toFixed(1));

/** A line for each figure of each thing measured, in the order in which they were. */
export function lines(samples: readonly Sample[]): string[] {
  const rows = [...Map.groupBy(samples, ({ what }) => what)].flatMap(([what, own]) =>
    Object.keys(own[0]?.figures ?? {}).map((figure, n) => {
      const { before, after } = find(own, figure);
      const { wanted, verdict } = judge(AIMS[what]?.[figure] ?? {}, after);
      const found = [before.median, before.p95, after.median, after.p95].map(said);
      return [n === 0 ? what : "", figure, ...found, after.ratio?.toFixed(2) ?? "", wanted, verdict];
    }),
  );
  return columns([HEAD, ...rows], 2);
}
