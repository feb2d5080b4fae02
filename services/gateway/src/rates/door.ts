import { networkOf } from "@linehaul/kit/network";
import { seconds } from "./counts-here.ts";
import type { Limiter } from "./shared.ts";
import { turnsOf } from "./turns.ts";

/** Refusals of an address (of IPv6: a /64) in the window, after which it waits. */
export const MOST_REFUSED = 30;
/** Tries of an address that are under way at once: what one burst can do beyond the refusals that are counted. */
const AT_ONCE = 8;

/**
 * A door that opens without a session (SEC-13). Runs the try, which answers whether it was refused, and answers null; or the seconds that the
 * address has to wait, and runs nothing. What is let in does not count, for a whole office may come from one address.
 */
export type Door = (address: string, attempt: () => Promise<boolean>) => Promise<number | null>;

export function createDoor(refusals: Limiter): Door {
  const turn = turnsOf(AT_ONCE);
  return (address, attempt) => {
    const network = networkOf(address);
    return turn(network, async () => {
      const counted = await refusals.get(network);
      if (counted !== null && counted.consumedPoints >= MOST_REFUSED) return seconds(counted.msBeforeNext);
      if (await attempt()) await refusals.consume(network);
      return null;
    });
  };
}
