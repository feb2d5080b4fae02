import { z } from "zod";
import { ask } from "./ask.ts";
import type { Arena, Running } from "./contenders.ts";
import { Usage } from "./job.ts";
import { median } from "../shared/median.ts";
import type { Measured } from "./operations.ts";

const Calls = z.record(z.string(), z.int());
const TIMES = 15;

/** What noise can't touch: the calls of one request, and the promises made for it. */
export interface Counts {
  /** Sorted: `POST /order/detail`; null of whoever asks services of his own. */
  readonly calls: readonly string[] | null;
  readonly promises: number;
}

/** Counts what an operation takes, in a pass of its own: counting promises slows a process. */
export async function count({ stubs }: Arena, contender: Running, operation: Measured): Promise<Counts> {
  await ask(contender, operation);
  await stubs.ask(Calls, "calls");
  await ask(contender, operation);
  const calls = await stubs.ask(Calls, "calls");
  const { child, hasOwnServices } = contender;
  await child.ask(z.null(), "countPromises", true);
  const made: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const before = await child.ask(Usage, "usage");
    await ask(contender, operation);
    const after = await child.ask(Usage, "usage");
    made.push(after.promises - before.promises);
  }
  await child.ask(z.null(), "countPromises", false);
  return {
    calls: hasOwnServices
      ? null
      : Object.entries(calls)
          .flatMap(([name, times]) => Array.from({ length: times }, () => name))
          .sort(),
    // A request that finds the session's second over makes some more.
    promises: median(made),
  };
}
