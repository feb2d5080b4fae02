import type { Counts } from "./counts.ts";
import { median } from "../shared/median.ts";
import type { Sample } from "./rounds.ts";
import type { Start } from "./run.ts";

export interface CountRow extends Counts {
  readonly operation: string;
  readonly name: string;
}

/** What is measured of a request. */
export type Figure = "cpu" | "rate" | "p50" | "p99";

/** What all starts said. */
export interface Summary {
  /** Median over starts of the median over rounds. */
  figure(operation: string, name: string, figure: Figure): number;
  /** The same of one contender's figure over another's, taken within a round: what the machine does besides hits both. */
  ratio(operation: string, name: string, over: string, figure: Figure): number;
  /** MiB: the most of all starts. */
  peak(name: string): number;
}

export function summarise(starts: readonly Start[]): Summary {
  const of = ({ samples }: Start, operation: string, name: string): Sample[] =>
    samples.filter((s) => s.operation === operation && s.name === name);
  const overStarts = (values: (start: Start) => number[]): number =>
    median(starts.map((start) => median(values(start))));
  return {
    figure: (operation, name, figure) => overStarts((start) => of(start, operation, name).map((s) => s[figure])),
    ratio: (operation, name, over, figure) =>
      overStarts((start) => {
        const others = new Map(of(start, operation, over).map((s) => [s.round, s[figure]]));
        return of(start, operation, name).map((s) => s[figure] / (others.get(s.round) ?? Number.NaN));
      }),
    peak: (name) => Math.max(...starts.map(({ peaks }) => peaks.get(name) ?? 0)),
  };
}
