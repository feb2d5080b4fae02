import type { RouteResult } from "@linehaul/schema/route";
import { authClientRoutes, type BoundClient } from "@linehaul/schema/sync/auth-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

// npm test sets REDIS_URL where a Redis answers, and says so where none does.
const redisUrl = process.env["REDIS_URL"];
const QUERY = "{ currencies(first: 1) { edges { node { code } } } }";
const Answer = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).default([]),
  extensions: z.object({ cost: z.object({ requested: z.int(), remaining: z.int() }) }),
});

describe.skipIf(redisUrl === undefined)("AUTH-13 two gateways over one Redis count a client together", () => {
  const gateways: TestGateway[] = [];
  const known = new Map<string, BoundClient>();
  beforeAll(async () => {
    for (let n = 0; n < 2; n++) {
      const gateway = await startTestGateway({ env: { REDIS_URL: redisUrl ?? "" } });
      gateways.push(gateway);
      gateway.stubs.on(
        authClientRoutes.check,
        async ({ body }): Promise<RouteResult<typeof authClientRoutes.check>> => {
          const client = known.get(body.token);
          const expiresAt = new Date(Date.now() + 600_000).toISOString();
          return client ? { valid: true, client, expiresAt } : { valid: false, reason: "unknown" };
        },
      );
    }
    // Until it is connected to Redis each counts by itself.
    await vi.waitFor(async () => {
      const token = give({ ratePerMinute: 1 });
      await ask(0, token);
      if ((await ask(1, token)).status !== 429) throw new Error("not yet connected to Redis");
    }, 8_000);
  });
  afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

  /** A token of a client that nobody has seen: Redis remembers. */
  function give(limits: Pick<Partial<BoundClient>, "ratePerMinute" | "costPerMinute">): string {
    const token = crypto.randomUUID();
    known.set(token, {
      clientId: crypto.randomUUID(),
      name: "rate-board",
      appKey: "lh-2",
      operations: [],
      fields: ["Query.currencies"],
      buttons: ["CURRENCY.VIEW"],
      sites: ["MY"],
      ratePerMinute: 1_000,
      costPerMinute: 1_000_000,
      scope: "scope-my",
      ...limits,
    });
    return token;
  }
  async function ask(gateway: 0 | 1, token: string) {
    const answer = await fetch(`${gateways[gateway]?.url}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ query: QUERY }),
    });
    const { errors, extensions } = Answer.parse(await answer.json());
    const wait = Number(answer.headers.get("retry-after"));
    return { status: answer.status, codes: errors.map((e) => e.extensions.code), cost: extensions.cost, wait };
  }

  test("its requests a minute: what is left after both is asked for by either, and both turn it away then", async () => {
    const token = give({ ratePerMinute: 4 });
    for (const gateway of [0, 1, 1, 0] as const) expect((await ask(gateway, token)).status).toBe(200);
    for (const gateway of [0, 1] as const) {
      const { status, codes, wait } = await ask(gateway, token);
      expect([status, codes]).toEqual([429, ["09020301"]]);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  test("its requests at the same moment: exactly as many are answered as it may send", async () => {
    const token = give({ ratePerMinute: 10 });
    const sent = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n % 2 === 0 ? 0 : 1, token)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test("its cost a minute: each answer says what is left after both", async () => {
    const token = give({ costPerMinute: 1_000 });
    const first = await ask(0, token);
    const each = first.cost.requested;
    expect(each).toBeGreaterThan(0);
    expect(first.cost.remaining).toBe(1_000 - each);
    expect((await ask(1, token)).cost.remaining).toBe(1_000 - 2 * each);
    const small = give({ costPerMinute: each });
    expect((await ask(0, small)).codes).toEqual([]);
    expect(await ask(1, small)).toMatchObject({ status: 429, codes: ["09020301"], cost: { remaining: 0 } });
  });

  test("a client's minute is its own: another's is untouched", async () => {
    const [one, other] = [give({ ratePerMinute: 1 }), give({ ratePerMinute: 1 })];
    expect((await ask(0, one)).status).toBe(200);
    expect((await ask(1, one)).status).toBe(429);
    expect((await ask(1, other)).status).toBe(200);
  });
});
