import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { silentProxy } from "@linehaul/kit/testing/silent-proxy";
import { z } from "zod";
import { createRates, type Rates } from "./rates.ts";

const log = pino({ level: "silent" });
let rates: Rates | undefined;
afterEach(() => rates?.close());

const setUp = (redisUrl?: string) => (rates = createRates({ redisUrl, perUser: 2, perAddress: 3, log }));
/** Different in every run: Redis remembers. */
const someone = () => `u-${crypto.randomUUID()}`;

const counting = (redisUrl?: string) => {
  test("lets so many through and says how long to wait", async () => {
    const one = setUp(redisUrl);
    const id = someone();
    expect([await one.user(id), await one.user(id)]).toEqual([null, null]);
    const wait = await one.user(id);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    expect(await one.user(someone())).toBeNull();
  });
};

describe("rates counted here", () => {
  counting();
});

// npm test sets REDIS_URL where a Redis answers, and says so where none does.
const redisUrl = process.env["REDIS_URL"];
describe.skipIf(redisUrl === undefined)("rates counted in Redis", () => {
  counting(redisUrl);

  test("are shared by all gateways", async () => {
    const first = setUp(redisUrl);
    const second = createRates({ redisUrl, perUser: 2, perAddress: 3, log });
    // Until it is connected each counts by itself.
    await expect
      .poll(async () => {
        const id = someone();
        await Promise.all([first.user(id), second.user(id)]);
        return first.user(id);
      })
      .not.toBeNull();
    second.close();
  });

  test("SEC-15 the places of a session's streams are shared by all gateways, and given back", async () => {
    const first = setUp(redisUrl);
    const second = createRates({ redisUrl, perUser: 2, perAddress: 3, log });
    await expect
      .poll(async () => {
        const id = someone();
        return [await first.place(id, 1), await second.place(id, 1)].filter((place) => place !== null).length;
      })
      .toBe(1);
    const id = someone();
    const leave = await first.place(id, 2);
    expect(await second.place(id, 2)).not.toBeNull();
    expect(await second.place(id, 2)).toBeNull();
    leave?.();
    await expect.poll(() => second.place(id, 2)).not.toBeNull();
    second.close();
  });

  test("FLT-14 a Redis that falls silent keeps nobody waiting: it is counted here, said once, and in Redis again when it answers", async () => {
    const to = new URL(redisUrl ?? "");
    const proxy = await silentProxy({ host: to.hostname, port: Number(to.port || 6379) });
    const said: string[] = [];
    const listening = pino(
      { level: "info" },
      { write: (line) => said.push(z.object({ msg: z.string() }).parse(JSON.parse(line)).msg) },
    );
    const one = (rates = createRates({
      redisUrl: `redis://127.0.0.1:${proxy.port}`,
      perUser: 2,
      perAddress: 3,
      log: listening,
    }));
    const together = async (): Promise<boolean | null> => {
      await one.user(someone());
      return one.isShared();
    };
    await expect.poll(together, { timeout: 10_000 }).toBe(true);
    said.length = 0;
    proxy.fallSilent();
    const id = someone();
    const waits = [];
    for (let n = 0; n < 20; n++) waits.push(await one.user(id));
    expect(waits.filter((wait) => wait === null).length).toBeLessThan(5);
    expect([one.isShared(), said]).toEqual([false, ["redis does not answer: rates are counted here"]]);
    proxy.speak();
    await expect.poll(together, { timeout: 10_000 }).toBe(true);
    expect(said).toHaveLength(2);
    one.close();
    await proxy.close();
  });
});

test("without the Redis that was promised each gateway counts by itself, and nobody is turned away", async () => {
  const one = setUp("redis://127.0.0.1:1");
  const id = someone();
  expect([await one.user(id), await one.user(id)]).toEqual([null, null]);
  expect(await one.user(id)).not.toBeNull();
});
