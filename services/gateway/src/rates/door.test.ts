import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDoor, MOST_REFUSED, type Door } from "./door.ts";
import { createRates, type Rates } from "./rates.ts";
import { countedHere } from "./shared.ts";

const log = pino({ level: "silent" });
const rates: Rates[] = [];
afterEach(() => rates.splice(0).forEach((one) => one.close()));
const shared = (redisUrl?: string): Door => {
  const made = createRates({ redisUrl, perUser: 1, perAddress: 1, log });
  rates.push(made);
  return made.door;
};

let asked = 0;
beforeEach(() => {
  asked = 0;
});
/** Tries at once; how many had to wait. */
async function tries(door: Door, address: string, count: number, refused = true): Promise<number> {
  const attempt = async () => {
    asked += 1;
    await new Promise(setImmediate);
    return refused;
  };
  const waits = await Promise.all(Array.from({ length: count }, () => door(address, attempt)));
  return waits.filter((wait) => wait !== null).length;
}
/** Different in every run: Redis remembers. */
const someone = () => `somewhere-${crypto.randomUUID()}`;

const holds = (redisUrl?: string) => {
  test("SEC-13 after some 30 refusals, however many come at once, an address waits and nobody is asked", async () => {
    const door = shared(redisUrl);
    const [one, another] = [someone(), someone()];
    await tries(door, one, 500);
    expect(asked).toBeGreaterThanOrEqual(MOST_REFUSED);
    expect(asked).toBeLessThan(MOST_REFUSED + 10);
    const before = asked;
    expect([await tries(door, one, 5), await tries(door, another, 5)]).toEqual([5, 0]);
    expect(asked).toBe(before + 5);
  });

  test("SEC-13 whoever is let in does not count: a whole office comes from one address", async () => {
    const door = shared(redisUrl);
    const office = someone();
    await tries(door, office, MOST_REFUSED - 1);
    expect(await tries(door, office, 300, false)).toBe(0);
    await tries(door, office, 1);
    expect(await tries(door, office, 1, false)).toBe(1);
  });
};
describe("counted here", () => {
  holds();

  test("SEC-13 an address of IPv6 is as good as its /64, and waits no longer than the window", async () => {
    const door = createDoor(countedHere({ name: "refused", points: 1e12, duration: 10 }));
    await tries(door, "2001:db8::1", MOST_REFUSED);
    expect(await tries(door, "2001:db8::2", 1)).toBe(1);
    expect(await tries(door, "2001:db8:0:1::2", 1)).toBe(0);
    expect(await door("2001:db8::3", async () => true)).toBeLessThanOrEqual(10);
  });

  test("a try that fails is told, counts for nothing, and leaves its turn to the next", async () => {
    const door = shared();
    for (let n = 0; n < MOST_REFUSED + 1; n++)
      await expect(door("10.0.0.1", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await tries(door, "10.0.0.1", 1)).toBe(0);
  });
});

// npm test sets REDIS_URL where a Redis answers, and says so where none does.
const redisUrl = process.env["REDIS_URL"];
describe.skipIf(redisUrl === undefined)("counted in Redis", () => {
  test("SEC-13 all gateways count together", async () => {
    const [first, second] = [shared(redisUrl), shared(redisUrl)];
    // Until it is connected each counts by itself.
    await expect
      .poll(async () => {
        const one = someone();
        await tries(first, one, MOST_REFUSED);
        return tries(second, one, 1);
      })
      .toBe(1);
  });
});

describe("without the Redis that was promised", () => {
  holds("redis://127.0.0.1:1");
});
