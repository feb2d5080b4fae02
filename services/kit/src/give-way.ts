import { SERVICE_CODES } from "@linehaul/schema/errors";
import { breaker } from "./breaker.ts";
import { isLate } from "./database-error.ts";
import { fail } from "./fail.ts";

/** Runs what a feature does; throws 504001 where it gives way. */
export type Run = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A feature whose statements wait in vain, on a table that somebody has locked, gives way to the others: after some in a row it holds
 * no connection but one a second, to see whether it is over (FLT-12).
 */
export function givesWay(o = { failures: 3, restMs: 1_000 }): Run {
  const gate = breaker(o);
  return async (work) => {
    if (!gate.pass()) throw fail(SERVICE_CODES.late);
    try {
      const done = await work();
      gate.succeeded();
      return done;
    } catch (error) {
      if (isLate(error)) gate.failed();
      throw error;
    }
  };
}
