import type { Arena, Running } from "./contenders.ts";
import { Usage } from "./job.ts";
import { CONNECTIONS, send, type Sized } from "./rounds.ts";

const STEP = 20_000;
const MIB = 1024;

export interface Memory {
  /** MiB after each step. */
  readonly after: readonly { readonly requests: number; readonly rss: number }[];
  /** MiB. */
  readonly peak: number;
}

/** Sends all operations in turn, so many requests in all, and looks at the memory after each 20,000. */
export async function memory(
  arena: Arena,
  contender: Running,
  operations: readonly Sized[],
  requests: number,
): Promise<Memory> {
  const after: { requests: number; rss: number }[] = [];
  let peak = 0;
  for (let sent = 0; sent < requests;) {
    const step = Math.min(STEP, requests - sent);
    for (const sized of operations)
      await send(arena, contender, sized, CONNECTIONS, Math.ceil(step / operations.length));
    sent += step;
    const usage = await contender.child.ask(Usage, "usage");
    after.push({ requests: sent, rss: usage.rss / MIB });
    peak = usage.peak / MIB;
  }
  return { after, peak };
}
