import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

import { countsHere, seconds } from "./counts-here.ts";
import { TICKET_MS } from "../tickets/tickets.ts";

/** Seconds to wait; null when the request may go on. */
type Wait = number | null;
export interface Rates {
  user(userId: string): Wait | Promise<Wait>;
  address(address: string): Wait | Promise<Wait>;
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
/** Clients have limits of their own: their counters only count. */
const NO_LIMIT = 1e12;

/** Fixed windows of 10 s, shared by all gateways through Redis where there is one. Redis down: each counts by itself, nobody waits. */
export function createRates(o: {
  readonly redisUrl?: string | undefined;
  readonly perUser: number;
  readonly perAddress: number;
  readonly log: Logger;
}): Rates {
  const redis =
    o.redisUrl === undefined
      ? undefined
      : new Redis(o.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: false });
  redis?.on("error", (err: unknown) => o.log.warn({ err }, "redis does not answer: rates are counted here"));

  /** Of every request: counted at once where nobody shares the count. */
  const everyRequest = (name: string, points: number): ((key: string) => Wait | Promise<Wait>) => {
    if (!redis) return countsHere(points, WINDOW_S * 1_000);
    const shared = limiter(name, points);
    return (key) => take(shared, key);
  };
  const limiter = (keyPrefix: string, points: number, duration = WINDOW_S): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    return redis
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `linehaul:rate:${keyPrefix}`,
          points,
          duration,
          insuranceLimiter: memory,
        })
      : memory;
  };
  const tickets = limiter("ticket", 1, TICKET_MS / 1000);
  // A little longer than a stream lives: no place is given back that is somebody else's by now.
  const places = limiter("stream", 1, STREAM_MS / 1000 + 10);
  const clients = limiter("client", NO_LIMIT, MINUTE_S);
  const costs = limiter("cost", NO_LIMIT, MINUTE_S);

  const take = async (from: RateLimiterAbstract, key: string): Promise<Wait> => {
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
    close: () => redis?.disconnect(),
  };
}
