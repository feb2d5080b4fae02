import type { Logger } from "pino";
import { RateLimiterRes } from "rate-limiter-flexible";
import { countsHere, seconds } from "./counts-here.ts";
import { createDoor, type Door } from "./door.ts";
import { countedHere, countedInRedis, type Limiter } from "./shared.ts";
import { TICKET_MS } from "../tickets/tickets.ts";

/** Seconds to wait; null when the request may go on. */
type Wait = number | null;
export interface Rates {
  user(userId: string): Wait | Promise<Wait>;
  address(address: string): Wait | Promise<Wait>;
  /** Stands before what asks the sign-on, or the admin service, in nobody's name. */
  door: Door;
  /** The same for sign-outs that come from the sign-on (FLT-17), counted apart: bad sign-ins must not hold them up, nor they sign-ins. */
  backDoor: Door;
  /** True the first time that it is asked of a ticket, while the ticket stands. */
  once(ticket: string): Promise<boolean>;
  /** A request of an authentication client, of so many a minute. */
  client(clientId: string, perMinute: number): Promise<Wait>;
  /** Takes a cost from a client's minute; nothing is taken when it does not fit. A cost of 0 reads what is left. */
  spend(clientId: string, cost: number, perMinute: number): Promise<Budget>;
  /**
   * One of so many places that a key has, for an event stream (SEC-15): how to give it back, or null when all are taken. A gateway that
   * dies gives its places back when the longest life of a stream is over.
   */
  place(key: string, places: number): Promise<(() => void) | null>;
  /** Are they counted for all gateways together? Null where none was asked for. */
  isShared(): boolean | null;
  close(): void;
}

/** The longest life of an event stream. */
export const STREAM_MS = 10 * 60_000;

/** What is left of a client's minute. */
export interface Budget {
  readonly wait: Wait;
  readonly remaining: number;
  /** When the minute is over, as ISO 8601. */
  readonly resetAt: string;
}

const WINDOW_S = 10;
const MINUTE_S = 60;
/** Where the limit is looked at elsewhere: such counters only count. */
const NO_LIMIT = 1e12;

/** Fixed windows of 10 s, shared by all gateways through Redis where there is one. Redis down or silent: each counts by itself, nobody waits. */
export function createRates(o: {
  readonly redisUrl?: string | undefined;
  readonly perUser: number;
  readonly perAddress: number;
  readonly log: Logger;
}): Rates {
  const shared = o.redisUrl === undefined ? null : countedInRedis(o.redisUrl, o.log);

  /** Of every request: counted at once where nobody shares the count. */
  const everyRequest = (name: string, points: number): ((key: string) => Wait | Promise<Wait>) => {
    if (!shared) return countsHere(points, WINDOW_S * 1_000);
    const counted = limiter(name, points);
    return (key) => take(counted, key);
  };
  const limiter = (name: string, points: number, duration = WINDOW_S): Limiter =>
    shared ? shared.limiter({ name, points, duration }) : countedHere({ name, points, duration });
  const tickets = limiter("ticket", 1, TICKET_MS / 1000);
  // A little longer than a stream lives: no place is given back that is somebody else's by now.
  const places = limiter("stream", 1, STREAM_MS / 1000 + 10);
  const clients = limiter("client", NO_LIMIT, MINUTE_S);
  const costs = limiter("cost", NO_LIMIT, MINUTE_S);

  const take = async (from: Limiter, key: string): Promise<Wait> => {
    try {
      await from.consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return seconds(refusal.msBeforeNext);
      throw refusal;
    }
  };
  return {
    user: everyRequest("user", o.perUser),
    address: everyRequest("address", o.perAddress),
    door: createDoor(limiter("refused", NO_LIMIT)),
    backDoor: createDoor(limiter("unknown", NO_LIMIT)),
    once: async (ticket) => (await take(tickets, ticket)) === null,
    async client(clientId, perMinute) {
      const { consumedPoints, msBeforeNext } = await clients.consume(clientId);
      return consumedPoints > perMinute ? seconds(msBeforeNext) : null;
    },
    async spend(clientId, cost, perMinute) {
      const { consumedPoints, msBeforeNext } = await costs.consume(clientId, cost);
      const fits = consumedPoints <= perMinute;
      if (!fits) await costs.reward(clientId, cost);
      const spent = fits ? consumedPoints : consumedPoints - cost;
      return {
        wait: fits ? null : seconds(msBeforeNext),
        remaining: Math.max(0, perMinute - spent),
        resetAt: new Date(Date.now() + Math.max(0, msBeforeNext)).toISOString(),
      };
    },
    async place(key, many) {
      for (let n = 0; n < many; n++) {
        const one = `${key}:${n}`;
        if ((await take(places, one)) === null) return () => void places.delete(one).catch(() => undefined);
      }
      return null;
    },
    isShared: () => shared?.answers() ?? null,
    close: () => shared?.close(),
  };
}
