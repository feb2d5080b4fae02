import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { workTimeRoutes as routes } from "@linehaul/schema/base-data/work-time/routes";
import { type WorkTime, WorkTimeForm, workTimeSorts as sorts } from "@linehaul/schema/base-data/work-time/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { country } from "../country/table.ts";
import { holiday } from "../holiday/table.ts";
import { seedWorkTimes } from "./demo.ts";

type Own = Pick<WorkTime, "countryCode" | "purpose" | "region" | "timeZone" | "spans">;
const codes: string[] = [];
let made = 0;
/** Each for a country of its own. */
const fresh = (more: Partial<Own> = {}): Own => ({
  countryCode: codes[++made] ?? "",
  purpose: "CUSTOMER_SERVICE",
  region: `Region ${made}`,
  timeZone: "Asia/Makassar",
  spans: ["MON 09:00-12:00", "MON 13:00-18:00", "FRI 22:00-06:00"],
  ...more,
});
/** Friday 20 November 2026, 18:00 in Kuala Lumpur. */
const now = new Date("2026-11-20T10:00:00Z");
const EDIT = "WORK_TIME.EDIT";

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    app = await testService({ ...service, database: database(), now: () => now });
    await seedWorkTimes(db, now);
    const all = await db.select({ code: country.countryCode }).from(country).orderBy(asc(country.countryCode));
    codes.push(...all.map(({ code }) => code).filter((code) => !["MY", "ID", "VN", "CN"].includes(code)));
  });
  afterAll(() => app.close());

  keepsToCatalogue<Own, WorkTime, keyof typeof sorts>(database, service, {
    fresh,
    unique: "region",
    clash: { path: ["purpose"], key: "duplicate" },
    sorts,
    view: "WORK_TIME.VIEW",
    ofSite: true,
    create: (to, body, more) => ask(to, routes.save, { body }, more),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("the demo has hours of every site that the contract would take; those of reviews are out of use", async () => {
    for (const site of SITE_CODES) {
      const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200 } }, { caller: { site } });
      const seeded = data.filter((row) => row.createdBy === "system");
      expect(seeded.filter(({ status }) => status === "DISABLED").map(({ purpose }) => purpose)).toEqual(["REVIEW"]);
      for (const row of seeded) expect(WorkTimeForm.safeParse(row).error).toBeUndefined();
    }
  });

  test("hours are kept in the order of the week; a week without any, and hours that meet, are refused at their place", async () => {
    const kept = await result(app, routes.save, { body: fresh({ spans: ["SUN 10:00-12:00", "MON 09:00-12:00"] }) });
    expect(kept.spans).toEqual(["MON 09:00-12:00", "SUN 10:00-12:00"]);
    const refused = (more: Partial<Own>) => ask(app, routes.save, { body: fresh(more) });
    const none = { path: ["spans"], key: "workTime.none" };
    expect(await refused({ spans: [] })).toMatchObject({ code: SERVICE_CODES.invalid, fields: [none] });
    const meets = { path: ["spans", 1], key: "workTime.overlap", params: { other: "SUN 22:00-06:00" } };
    expect(await refused({ spans: ["SUN 22:00-06:00", "MON 05:00-07:00"] })).toMatchObject({ fields: [meets] });
    expect(await refused({ spans: ["MON 9-18"] })).toMatchObject({
      fields: [{ path: ["spans", 0], key: "workTime.span" }],
    });
    expect(await refused({ timeZone: "+08:00" })).toMatchObject({ fields: [{ path: ["timeZone"], key: "time.zone" }] });
  });

  test("what is open says so, by its hours and the holidays that it keeps; what is closed says when it opens", async () => {
    const { db } = database();
    const at = async (purpose: string) =>
      (await result(app, routes.openNow, {})).find((one) => one.countryCode === "MY" && one.purpose === purpose);
    expect(await at("DELIVERY")).toMatchObject({ isOpen: true, opensAt: now.toISOString() });
    // Picked up until six: closed at six, and open on Saturday at nine.
    expect(await at("PICKUP")).toMatchObject({ isOpen: false, opensAt: "2026-11-21T01:00:00.000Z" });
    expect(await at("REVIEW")).toBeUndefined();
    const by = { createdBy: "t", createdAt: now, modifiedBy: "t", modifiedAt: now };
    const names = { nameEn: "Off", nameZhCn: "休", nameZhHk: "休" };
    const off = { countryCode: "MY", region: "", worksAs: "DAY_OFF" as const, purposes: ["PICKUP" as const] };
    await db.insert(holiday).values({ ...by, ...names, ...off, firstDay: "2026-11-21", lastDay: "2026-11-23" });
    expect(await at("PICKUP")).toMatchObject({ isOpen: false, opensAt: "2026-11-24T01:00:00.000Z" });
    expect(await at("DELIVERY")).toMatchObject({ isOpen: true });
  });
});
