import { expect, test } from "vitest";
import { z } from "zod";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { route } from "@linehaul/schema/route";
import { feature } from "./feature.ts";
import { openTestEmbedded, OPEN_MS } from "./testing/database.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { callerHeaders, testService } from "./testing/service.ts";

const about = { service: "order", method: "GET", may: ["SELF"], summary: "A test's" } as const;
const routes = {
  named: route({ ...about, path: "/named", result: z.object({ name: z.string() }) }),
  wrong: route({ ...about, path: "/wrong", result: z.object({ name: z.string() }) }),
  twice: route({ ...about, path: "/twice", result: z.null() }),
  other: route({ ...about, path: "/other", result: z.string() }),
} as const;

const person: { name: string } = Object.assign({ name: "Siti" }, { phone: "+60 12-345 6789" });
const odd = feature(routes, {
  named: async () => person,
  wrong: async () => JSON.parse('{"phone":"+60 12-345 6789"}'),
  twice: async (_input, call) => {
    await call.write(async () => null);
    return call.write(async () => null);
  },
  other: async (_input, call) => `${await call.write(async () => "written")} and more`,
});

test(
  "an answer holds what its route declares, and nothing else leaves",
  async () => {
    const database = await openTestEmbedded(sampleMigrations);
    const app = await testService({ ...sample, features: [odd], database });
    const ask = async (url: string) => {
      const answered = await app.inject({ url, headers: callerHeaders("order", "SELF") });
      expect(answered.body).not.toContain("-345 ");
      return [answered.statusCode, answered.json().code, answered.json().result];
    };
    expect(await ask("/named")).toEqual([200, 0, { name: "Siti" }]);
    // What a route does not declare, a second write and an answer that is not what was written are mistakes of ours.
    const broken = [500, SERVICE_CODES.broken, undefined];
    expect([await ask("/wrong"), await ask("/twice"), await ask("/other")]).toEqual([broken, broken, broken]);
    await app.close();
    await database.close();
  },
  OPEN_MS,
);
