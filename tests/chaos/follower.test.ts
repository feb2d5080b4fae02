import { setTimeout as wait } from "node:timers/promises";
import { versionOf } from "@linehaul/admin/permissions/perm-data-group/scope";
import { customer } from "@linehaul/customer/service";
import { countryCopy } from "@linehaul/customer/base-data/country/table";
import { phoneRuleCopy } from "@linehaul/customer/base-data/phone-rule/table";
import { regionCopy } from "@linehaul/customer/base-data/region/table";
import { callerKey } from "@linehaul/kit/caller";
import { serviceHeaders } from "@linehaul/kit/caller-service";
import { DEMO_KEYS } from "@linehaul/kit/demo-keys";
import { markForgotten } from "@linehaul/kit/event-log";
import { keepFollowing } from "@linehaul/kit/follow/follow";
import { placeOf } from "@linehaul/kit/follow/place";
import { brought, outbox } from "@linehaul/kit/tables";
import { callerHeaders, EVERY_ROW } from "@linehaul/kit/testing/service";
import { country } from "@linehaul/order/base-data/country/table";
import { phoneRule } from "@linehaul/order/base-data/phone-rule/table";
import { bringRegions } from "@linehaul/order/base-data/region/bring";
import { region } from "@linehaul/order/base-data/region/table";
import { customerCopy } from "@linehaul/order/customers/customer/table";
import { order } from "@linehaul/order/service";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { phoneRuleRoutes } from "@linehaul/schema/base-data/phone-rule/routes";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import type { Service } from "@linehaul/schema/route";
import { asc, eq, like } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { standBefore, type Front } from "../house/faults.ts";
import { HOUSE_MS } from "../house/on-each-house.ts";
import { startServices, type Running } from "../house/services.ts";

const { DATABASE_URL: databaseUrl = "" } = process.env;
/** As long as a machine may take that does much beside it: an event waits for every transaction that began before it. */
const WITHIN_MS = 20_000;
vi.setConfig({ testTimeout: 4 * WITHIN_MS });
const REGIONS = { owner: "order", thing: "region" } as const;
const PHONE_RULES = { owner: "order", thing: "phoneRule" } as const;

/** What every follower holds, on one kind of database. */
function holds(url: string | undefined): void {
  let services: Readonly<Record<Service, Running>>;
  let front: Front;
  let stopping = new AbortController();
  let running: Promise<void>[] = [];
  beforeAll(async () => {
    services = await startServices(url);
    front = await standBefore(services.order.url);
  }, HOUSE_MS);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(running);
    [stopping, running] = [new AbortController(), []];
  };
  afterEach(async () => {
    front.behave({ kind: "well" });
    await stop();
  });
  afterAll(async () => {
    await front.close();
    for (const service of Object.values(services)) await service.close();
  }, HOUSE_MS);

  const log = pino({ level: "silent" });
  const start = (): void => {
    const around = { now: () => new Date(), log, signal: stopping.signal };
    const backoff = { first: 20, most: 100 };
    const copies = customer.copies?.order ?? [];
    const key = callerKey(DEMO_KEYS.FOLLOW_KEY_CUSTOMER);
    const of = { service: "customer", owner: "order", url: front.url } as const;
    running.push(keepFollowing({ ...around, ...of, key, copies, db: services.customer.db }, backoff));
  };

  const { id, callingCode, countries, lengths, patterns, example } = phoneRule;
  const owned = () =>
    services.order.db
      .select({ id, callingCode, countries, lengths, patterns, example })
      .from(phoneRule)
      .orderBy(asc(id));
  const copied = () => services.customer.db.select().from(phoneRuleCopy).orderBy(asc(phoneRuleCopy.id));
  const agrees = async (): Promise<void> => {
    const wanted = await owned();
    await expect.poll(copied, { timeout: WITHIN_MS, interval: 20 }).toEqual(wanted);
  };
  const began = async () => {
    await expect.poll(() => placeOf(services.customer.db, PHONE_RULES), { timeout: 10_000 }).not.toBeNull();
  };
  /** The oldest rule is deleted, as a user would. */
  async function deleteOne(): Promise<number> {
    const [first] = await owned();
    const path = phoneRuleRoutes.delete.path.replace(":id", first?.id ?? "");
    const headers = callerHeaders("order", "PHONE_RULE.DELETE", { scope: "none" });
    const { status } = await fetch(`${services.order.url}${path}`, { method: "DELETE", headers });
    expect(status).toBe(200);
    return first?.callingCode ?? 0;
  }

  /** What was deleted comes back, as new rows. */
  async function pull(): Promise<void> {
    const { path, method } = phoneRuleRoutes.pullAndUpdateLocalCache;
    const headers = callerHeaders("order", "PHONE_RULE.PULL", { scope: "none" });
    expect((await fetch(`${services.order.url}${path}`, { method, headers })).status).toBe(200);
  }

  test("SYS-07 a service copies what it must obey, and a change comes by itself", async () => {
    start();
    await began();
    await agrees();
    const code = await deleteOne();
    await agrees();
    expect((await copied()).map((rule) => rule.callingCode)).not.toContain(code);
  });

  test("SYS-07 while the owner is away, silent or out of its mind the copy stays as it is, and says how old it is; then it goes on", async () => {
    start();
    await began();
    await agrees();
    for (const kind of ["down", "silent", "broken"] as const) {
      front.behave(kind === "broken" ? { kind, status: 200, body: "<html>" } : { kind });
      // Lines that were open end with the stop of whoever held them.
      await stop();
      const before = await copied();
      start();
      await deleteOne();
      await wait(300);
      expect(await copied()).toEqual(before);
      const place = await placeOf(services.customer.db, PHONE_RULES);
      expect(place?.heardAt.getTime()).toBeLessThan(Date.now() - 250);
      front.behave({ kind: "well" });
      // A line without a word is given up after 9 s.
      if (kind === "silent") await stop().then(start);
      await agrees();
    }
  });

  test("SYS-07 countries and regions are copied too, and what a release brings comes though no row of it is named", async () => {
    const [owner, follower] = [services.order.db, services.customer.db];
    const copiedRegions = () => follower.$count(regionCopy);
    const all = await owner.$count(region);
    start();
    await expect.poll(() => placeOf(follower, REGIONS), { timeout: WITHIN_MS }).not.toBeNull();
    expect([all > 10, await copiedRegions()]).toEqual([true, all]);
    await follower.delete(regionCopy);
    await owner.delete(region).where(eq(region.below, 0));
    await owner.delete(brought).where(like(brought.name, "region: %"));
    await bringRegions(owner, new Date());
    await expect.poll(copiedRegions, { timeout: WITHIN_MS }).toBe(all);
    expect(await follower.$count(countryCopy)).toBe(await owner.$count(country));
  });

  test("SYS-07 events that were forgotten before they were heard are no gap: all is copied anew", async () => {
    start();
    await began();
    await agrees();
    await stop();
    await deleteOne();
    await markForgotten(services.order.db, new Date(Date.now() + 60_000));
    await services.order.db.delete(outbox);
    start();
    await agrees();
    expect((await copied()).length).toBeGreaterThan(100);
  });

  test("SYS-07 whoever is stopped amid changes goes on where he was, and two processes do no more than one", async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      start();
      if (turn % 2 === 1) start();
      for (let n = 0; n < 5; n += 1) {
        await deleteOne();
        await wait(turn * 7);
      }
      await stop();
    }
    start();
    await agrees();
    expect((await copied()).length).toBeGreaterThan(100);
  });

  test("SYS-07 what can't be written is not counted as heard, and comes when it can", async () => {
    start();
    await began();
    await agrees();
    await deleteOne();
    await agrees();
    const before = await copied();
    const place = await placeOf(services.customer.db, PHONE_RULES);
    await services.customer.db.execute("alter table phone_rule_copy add constraint fails check (false) not valid");
    await pull();
    await wait(300);
    expect([await copied(), (await placeOf(services.customer.db, PHONE_RULES))?.at]).toEqual([before, place?.at]);
    await services.customer.db.execute("alter table phone_rule_copy drop constraint fails");
    await agrees();
    expect((await copied()).length).toBeGreaterThan(before.length);
  });

  test("SYS-07 orders know the customers of an installation that has no demo: all of them, by pages, and what is gone goes; who is disabled is so for orders", async () => {
    const db = services.order.db;
    const kept = () => db.select().from(customerCopy).orderBy(asc(customerCopy.customerCode));
    const wanted = (await kept()).map((one) => ({ ...one, id: expect.any(String) }));
    const [stranger] = await kept();
    await db.delete(customerCopy);
    // One that never was followed, and some whose ids come before, among and after those that are there.
    const strange = [
      null,
      "00000000-0000-7000-8000-000000000000",
      "0182f000-0000-7000-8000-000000000000",
      "ffffffff-ffff-7fff-bfff-ffffffffffff",
    ];
    await db
      .insert(customerCopy)
      .values(strange.map((one, n) => ({ ...stranger!, customerCode: `999999999${String(n)}`, id: one })));
    const of = { service: "order", owner: "customer", url: services.customer.url } as const;
    const key = callerKey(DEMO_KEYS.FOLLOW_KEY_ORDER);
    const copies = order.copies?.customer ?? [];
    running.push(keepFollowing({ ...of, key, copies, db, now: () => new Date(), log, signal: stopping.signal }));
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(wanted.length);
    await expect.poll(() => placeOf(db, { owner: "customer", thing: "customer" })).not.toBeNull();
    expect(await kept()).toEqual(wanted);

    const usable = wanted.find((one) => one.status === "USABLE" && one.site === "MY");
    const { path, method, may } = customerRoutes.disable;
    const scope = await versionOf(services.admin.db, EVERY_ROW, new Date());
    const answered = await fetch(`${services.customer.url}${path}`, {
      method,
      headers: { ...callerHeaders("customer", may[0], { scope }), "content-type": "application/json" },
      body: JSON.stringify({ codes: [usable?.customerCode], reason: "Bills unpaid" }),
    });
    expect(await answered.json()).toMatchObject({ result: { outcomes: [{ outcome: "DONE" }] } });
    const stands = async () => (await kept()).find((one) => one.customerCode === usable?.customerCode)?.status;
    await expect.poll(stands, { timeout: WITHIN_MS }).toBe("UNUSABLE");
  });

  test("SEC-08 the key of a follower is good for events and copies, in its own name, and for nothing else", async () => {
    const asks = (path: string, method: string, name: Service, secret: string) =>
      fetch(`${services.order.url}${path}`, {
        method,
        headers: { ...serviceHeaders(name, callerKey(secret), "order"), "content-type": "application/json" },
        ...(method === "POST" && { body: JSON.stringify({ after: null }) }),
        signal: AbortSignal.timeout(2_000),
      }).then(({ status }) => status);
    const [own, other] = [DEMO_KEYS.FOLLOW_KEY_CUSTOMER, DEMO_KEYS.FOLLOW_KEY_ORDER];
    expect(await asks("/copies/phoneRule", "POST", "customer", own)).toBe(200);
    expect(await asks("/events?after=0", "GET", "customer", own)).toBe(200);
    expect(await asks("/copies/phoneRule", "POST", "admin", own)).toBe(401);
    expect(await asks("/copies/phoneRule", "POST", "customer", other)).toBe(401);
    expect(await asks("/copies/phoneRule", "POST", "customer", DEMO_KEYS.SCOPE_KEY_CUSTOMER)).toBe(401);
    expect(await asks(countryRoutes.list.path, countryRoutes.list.method, "customer", own)).toBe(401);
  });
}

describe("in memory", () => {
  holds(undefined);
});
describe.skipIf(databaseUrl === "")(
  `on PostgreSQL${databaseUrl === "" ? " (not run: DATABASE_URL is not set)" : ""}`,
  () => {
    holds(databaseUrl);
  },
);
