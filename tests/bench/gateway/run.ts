import { compare } from "./compare.ts";
import { open, type Arena, type Entry } from "./contenders.ts";
import { count } from "./counts.ts";
import { Usage } from "./job.ts";
import { memory, type Memory } from "./memory.ts";
import type { Measured } from "./operations.ts";
import { measure, warm, type Sample, type Size, type Sized } from "./rounds.ts";
import type { CountRow } from "./summary.ts";

/** Who takes part, and what is asked. */
export interface Contest {
  readonly entries: readonly Entry[];
  readonly operations: readonly Measured[];
}

async function within<T>(
  { entries, operations }: Contest,
  work: (arena: Arena, sized: readonly Sized[]) => Promise<T>,
): Promise<T> {
  const arena = await open(entries);
  try {
    return await work(arena, await agreed(arena, operations));
  } finally {
    await arena.stop();
  }
}

/** Who answers otherwise is not timed. */
async function agreed(arena: Arena, operations: readonly Measured[]): Promise<Sized[]> {
  const sized: Sized[] = [];
  for (const operation of operations) {
    const { bytes, problems } = await compare(arena.running, operation);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    sized.push({ operation, bytes });
  }
  return sized;
}

/** What one start of all processes measured. */
export interface Start {
  readonly samples: readonly Sample[];
  /** MiB at most, by contender. */
  readonly peaks: ReadonlyMap<string, number>;
}

/** Starts all processes, warms them and measures. */
export const startOnce = (contest: Contest, size: Size, tell: (line: string) => void): Promise<Start> =>
  within(contest, async (arena, sized) => {
    tell("warming");
    await warm(arena, sized, size.warm);
    const samples = await measure(arena, sized, size, tell);
    const peaks = new Map<string, number>();
    for (const { name, child } of arena.running) peaks.set(name, (await child.ask(Usage, "usage")).peak / 1024);
    return { samples, peaks };
  });

/** Calls and promises of every contender and operation. */
export const countAll = (contest: Contest): Promise<CountRow[]> =>
  within(contest, async (arena) => {
    const rows: CountRow[] = [];
    for (const operation of contest.operations)
      for (const contender of arena.running)
        rows.push({ operation: operation.key, name: contender.name, ...(await count(arena, contender, operation)) });
    return rows;
  });

/** The gateway's memory over so many requests. */
export const remember = ({ entries, operations }: Contest, requests: number): Promise<Memory> =>
  within({ operations, entries: entries.filter(({ name }) => name === "gateway") }, (arena, sized) => {
    const [gateway] = arena.running;
    if (!gateway) throw new Error("no gateway");
    return memory(arena, gateway, sized, requests);
  });
