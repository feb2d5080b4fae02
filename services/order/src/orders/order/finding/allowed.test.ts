import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderFindingRoutes } from "@linehaul/schema/orders/order/finding";
import { MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../../service.ts";
import { COUNTED_MS } from "@linehaul/kit/finding/count";
import { forgetOldFindings } from "@linehaul/kit/finding/forget";
import { orderFinding, orderFindings, orderSearch } from "./table.ts";

const START = new Date("2026-11-20T10:00:00Z");
const at = (ms: number) => new Date(START.getTime() + ms);

onEachDatabase(released(service), (database) => {
  let apps: FastifyInstance[] = [];
  let now = START;
  beforeAll(async () => {
    const one = () => testService({ ...service, database: database(), now: () => now });
    apps = [await one(), await one()];
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const look = async (user: string, n: number, how = (digits: string) => digits) => {
    const app = apps[n % apps.length]!;
    const value = how(String(900_000_000 + n));
    const answer = await ask(
      app,
      orderFindingRoutes.findSensitive,
      { body: { kind: "PHONE", value } },
      { caller: { user } },
    );
    return { code: answer.code, detail: answer.detail };
  };
  const ok = { code: SERVICE_CODES.ok };

  test("PERM-12 sixty different values an hour, whatever the instance; the same one again is none; the next is free when the first was an hour ago", async () => {
    for (let n = 0; n < MOST_SEARCHES; n++) {
      now = at(n * 1_000);
      expect(await look("u-1", n)).toMatchObject(ok);
    }
    const refused = { code: SERVICE_CODES.tooOften, detail: at(COUNTED_MS).toISOString() };
    expect(await look("u-1", 60)).toEqual(refused);
    expect(await look("u-1", 7, (digits) => `+60 ${digits}`)).toEqual(refused);
    expect(await look("u-2", 60)).toMatchObject(ok);
    expect(await look("u-1", 59, (digits) => `0${digits.slice(0, 4)}-${digits.slice(4)}`)).toMatchObject(ok);
    now = at(COUNTED_MS - 1);
    expect(await look("u-1", 60)).toEqual(refused);
    now = at(COUNTED_MS);
    expect(await look("u-1", 60)).toMatchObject(ok);
    expect(await look("u-1", 61)).toMatchObject({
      code: SERVICE_CODES.tooOften,
      detail: at(COUNTED_MS + 1_000).toISOString(),
    });
  });

  test("PERM-12 of ninety concurrent searches at two instances sixty are answered, and as many recorded", async () => {
    const { db } = database();
    const answers = await Promise.all(Array.from({ length: 90 }, (_, n) => look("u-3", n)));
    expect(answers.filter(({ code }) => code === SERVICE_CODES.ok)).toHaveLength(MOST_SEARCHES);
    expect(answers.filter(({ code }) => code === SERVICE_CODES.tooOften)).toHaveLength(30);
    expect(await db.$count(audit, eq(audit.user, "u-3"))).toBe(MOST_SEARCHES);
    expect(await db.$count(orderFinding, eq(orderFinding.user, "u-3"))).toBe(MOST_SEARCHES);
  });

  test("PERM-12 the clock forgets what was counted after an hour, and findings after a day", async () => {
    const { db } = database();
    const forget = (ms: number) =>
      forgetOldFindings(
        { db, now: at(ms), signal: new AbortController().signal, tell: () => undefined },
        orderFindings,
      );
    await forget(2.5 * COUNTED_MS);
    expect(await db.$count(orderSearch)).toBe(0);
    expect(await db.$count(orderFinding)).toBeGreaterThan(0);
    await forget(26 * COUNTED_MS);
    expect(await db.$count(orderFinding)).toBe(0);
  });
});
