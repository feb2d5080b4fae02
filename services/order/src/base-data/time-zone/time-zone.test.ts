import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { countryBaseRoutes } from "@linehaul/schema/base-data/country-base";
import { timeZoneRoutes as routes, type TimeZoneFilter } from "@linehaul/schema/base-data/time-zone";
import type { SavedWorkTime } from "@linehaul/schema/base-data/work-time/row";
import { workTimeRoutes } from "@linehaul/schema/base-data/work-time/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { bringBaseData } from "../shipped.ts";
import { timeZone } from "./table.ts";
import { turnDue } from "./turn-clocks.ts";
import { zoneCodes, zoneNow } from "./zones.ts";

const WINTER = new Date("2026-11-20T10:00:00Z");
const REFRESH = { button: "TIME_ZONE.REFRESH" } as const;
const CLEAN = { button: "TIME_ZONE.CLEAN_CACHE" } as const;
const EDIT = { button: "WORK_TIME.EDIT" } as const;

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await bringBaseData(database().db, WINTER);
    app = await testService({ ...service, database: database(), now: () => WINTER });
  });
  afterAll(() => app.close());

  const list = async (filter: TimeZoneFilter) =>
    (await result(app, routes.pageQuery, { body: { pageSize: 200, sort: "CODE_ASC", filter } })).data;
  const one = async (code: string) => (await list({ keyword: code })).find((row) => row.code === code)!;
  const offered = async () => (await result(app, routes.offered, {})).map(({ code }) => code);
  const refresh = () => result(app, routes.cacheRefresh, {}, REFRESH);
  const hours = { countryCode: "MY", purpose: "PICKUP" as const, region: "", spans: ["MON 09:00-18:00"] };

  test("SYS-07 zones are kept with their clocks and next changes, found by what their time is called", async () => {
    expect(await one("Europe/London")).toMatchObject({
      offsetMinutes: 0,
      nextChangeAt: "2027-03-28T01:00:00.000Z",
      nextOffsetMinutes: 60,
    });
    expect(await one("Asia/Kolkata")).toMatchObject({
      offsetMinutes: 330,
      nextChangeAt: null,
      nextOffsetMinutes: null,
    });
    expect((await list({ keyword: "馬來西亞" })).map(({ code }) => code)).toContain("Asia/Kuala_Lumpur");
    expect(await offered()).toEqual(zoneCodes());
  });

  test("SYS-07 clocks that were turned are worked out anew by the task, what the zone data says by a refresh, which counts", async () => {
    expect(await refresh()).toMatchObject({ zones: zoneCodes().length, added: 0, changed: 0, gone: 0 });
    const { db } = database();
    const turned = (at: string) => turnDue(db, new Date(at));
    expect(await turned("2026-11-21T00:00:00Z")).toBe(0);
    expect(await turned("2027-03-28T01:00:00Z")).toBeGreaterThan(30);
    expect(await one("Europe/London")).toMatchObject({
      offsetMinutes: 60,
      nextChangeAt: "2027-10-31T01:00:00.000Z",
      nextOffsetMinutes: 0,
      version: 2,
      modifiedBy: "system",
    });
    expect(await turned("2027-03-28T01:00:00Z")).toBe(0);
    await database()
      .db.insert(timeZone)
      .values({
        ...zoneNow("UTC", WINTER),
        code: "Mars/Olympus",
        createdBy: "system",
        createdAt: WINTER,
        modifiedBy: "system",
        modifiedAt: WINTER,
      });
    const { id } = await one("Asia/Tokyo");
    await result(app, routes.cacheDelete, { params: { id } }, CLEAN);
    const done = await refresh();
    expect(done).toMatchObject({ added: 1, gone: 1, release: process.versions["tz"] });
    expect(done.changed).toBeGreaterThan(30);
    expect(await one("Europe/London")).toMatchObject({ offsetMinutes: 0, version: 3, modifiedBy: "admin" });
    expect(await offered()).toEqual(zoneCodes());
    const [told] = await database().db.select().from(outbox).where(eq(outbox.type, "timeZone.refreshed"));
    expect(told).toBeDefined();
  });

  test("SYS-07 a zone that is kept no longer is offered and named no more; a row that named it keeps it", async () => {
    const named = (body: Partial<SavedWorkTime> & { readonly timeZone: string }) =>
      ask(app, workTimeRoutes.save, { body: { ...hours, ...body } }, EDIT);
    const { result: before } = await named({ timeZone: "Asia/Tokyo" });
    const { id } = await one("Asia/Tokyo");
    const uses = await result(app, routes.uses, { body: { id } });
    expect(uses).toEqual([
      { by: "COUNTRY", count: 1, names: ["JP"] },
      { by: "WORK_TIME", count: 1, names: ["MY PICKUP"] },
    ]);
    expect((await ask(app, routes.cacheDelete, { params: { id } }, REFRESH)).code).toBe(SERVICE_CODES.notTaken);
    expect(await result(app, routes.cacheDelete, { params: { id } }, CLEAN)).toMatchObject({ code: "Asia/Tokyo" });
    expect(await offered()).not.toContain("Asia/Tokyo");
    const refused = {
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["timeZone"], key: "time.zone.unknown", params: { code: "Asia/Tokyo" } }],
    };
    expect(await named({ timeZone: "Asia/Tokyo", purpose: "DELIVERY" })).toMatchObject(refused);
    expect((await named({ timeZone: "Asia/Tokyo", id: before!.id, version: 1 })).code).toBe(0);
    const land = {
      countryCode: "XK",
      nameEn: "Kosovo",
      nameZhCn: "科索沃",
      nameZhHk: "科索沃",
      phoneCode: "383",
      currencyCode: "EUR",
      timeZone: "Asia/Tokyo",
      levelsEn: [],
      levelsZhCn: [],
      levelsZhHk: [],
    };
    const country = await ask(app, countryBaseRoutes.save, { body: land }, { button: "COUNTRY_BASE.EDIT" });
    expect(country).toMatchObject(refused);
    expect(await refresh()).toMatchObject({ added: 1 });
    expect((await named({ timeZone: "Asia/Tokyo", purpose: "DELIVERY" })).code).toBe(0);
    const recorded = await database().db.select().from(audit).where(eq(audit.type, "timeZone.changed"));
    expect(recorded.length).toBeGreaterThan(0);
  });
});

test("SYS-07 every zone's next change is the first second at which its clock shows something else", () => {
  for (const code of ["Europe/London", "America/New_York", "Australia/Lord_Howe", "America/Santiago"]) {
    const { offsetMinutes, nextChangeAt, nextOffsetMinutes } = zoneNow(code, WINTER);
    const before = zoneNow(code, new Date(nextChangeAt!.getTime() - 1000));
    expect([before.offsetMinutes, before.nextChangeAt]).toEqual([offsetMinutes, nextChangeAt]);
    expect(zoneNow(code, nextChangeAt!).offsetMinutes).toBe(nextOffsetMinutes);
  }
  expect(zoneNow("Australia/Lord_Howe", WINTER)).toMatchObject({ offsetMinutes: 660, nextOffsetMinutes: 630 });
});
