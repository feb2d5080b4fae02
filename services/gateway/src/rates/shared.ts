import { breaker } from "@linehaul/kit/breaker";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** The most that a request waits for the shared counter, in milliseconds; while it does not answer, one a rest does. */
const ANSWER_MS = 80;
const REST_MS = 1_000;
/** A line that says nothing for so long is opened anew. */
const SILENT_MS = 2_000;

/** A count by key, in fixed windows. Rejects with `RateLimiterRes` when no more is let through. */
export interface Limiter {
  consume(key: string, points?: number): Promise<RateLimiterRes>;
  reward(key: string, points: number): Promise<RateLimiterRes>;
  /** What is counted; null for a key of which nothing is. */
  get(key: string): Promise<RateLimiterRes | null>;
  delete(key: string): Promise<boolean>;
}
interface Limit {
  readonly name: string;
  readonly points: number;
  /** Of the window, in seconds. */
  readonly duration: number;
}
/** What the gateways count together. */
export interface Shared {
  limiter(limit: Limit): Limiter;
  /** False while each gateway counts by itself. */
  answers(): boolean;
  close(): void;
}

export const countedHere = ({ name, points, duration }: Limit): Limiter =>
  new RateLimiterMemory({ keyPrefix: name, points, duration });

/** Rejects what takes too long. An answer that has come, and that a busy process has not read yet, counts as there. */
const inTime = <T>(asked: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ANSWER_MS} ms`))), ANSWER_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });

/**
 * Counters in Redis. Where it is away or silent, each gateway counts by itself: a request waits for it no longer than a blink, and it is
 * asked again once a second (FLT-14).
 */
export function countedInRedis(url: string, log: Logger): Shared {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    connectTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
  });
  const gate = breaker({ failures: 1, restMs: REST_MS });
  let answers = true;
  const told = (now: boolean, err?: unknown): void => {
    if (now) gate.succeeded();
    else gate.failed();
    if (now === answers) return;
    answers = now;
    if (now) log.info("redis answers: rates are counted for all gateways together");
    else log.warn({ err }, "redis does not answer: rates are counted here");
  };
  redis.on("error", (err: unknown) => told(false, err));
  redis.on("ready", () => told(true));
  const first = async <T>(shared: () => Promise<T>, here: () => Promise<T>): Promise<T> => {
    if (redis.status !== "ready" || !gate.pass()) return here();
    try {
      const result = await inTime(shared());
      told(true);
      return result;
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        told(true);
        throw error;
      }
      told(false, error);
      return here();
    }
  };
  return {
    limiter(limit) {
      const { name, points, duration } = limit;
      const here = countedHere(limit);
      const keyPrefix = `linehaul:rate:${name}`;
      const shared = new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration });
      return {
        consume: (key, cost) =>
          first(
            () => shared.consume(key, cost),
            () => here.consume(key, cost),
          ),
        reward: (key, cost) =>
          first(
            () => shared.reward(key, cost),
            () => here.reward(key, cost),
          ),
        get: (key) =>
          first(
            () => shared.get(key),
            () => here.get(key),
          ),
        delete: (key) =>
          first(
            () => shared.delete(key),
            () => here.delete(key),
          ),
      };
    },
    answers: () => answers && redis.status === "ready",
    close: () => redis.disconnect(),
  };
}
