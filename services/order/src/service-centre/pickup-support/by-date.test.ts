import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { PickupByDate } from "@linehaul/schema/service-centre/pickup-support/by-date";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import { pickupNoticeRoutes as routes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";
import { pickupNotice } from "./table.ts";

const CLOSED = { from: "2026-12-24", to: "2026-12-26", ways: [], noticeEn: "Closed for the holidays." };

onEachDatabase(withoutOrders, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  const own = {
    countryCode: "MY",
    region: "Perak",
    ways: ["COURIER" as const],
    weekdays: [...WEEKDAYS],
    fromTime: "09:00",
    toTime: "18:00",
    cutOff: "15:30",
    noticeEn: "By day",
    noticeZhCn: "按日",
    noticeZhHk: "按日",
    validFrom: "2026-12-01",
    validTo: "2026-12-31",
  };
  let years = 2026;
  /** Two rows of their own: a region and its city, in a year of their own. */
  async function two() {
    years += 1;
    const year = (day: string) => day.replace("2026", String(years));
    const dated = { ...own, noticeEn: `By day ${years}`, validFrom: year(own.validFrom), validTo: year(own.validTo) };
    const rows = [];
    for (const city of ["", "Ipoh"]) rows.push(await result(app, routes.add, { body: { ...dated, city } }));
    const change = { ...CLOSED, from: year(CLOSED.from), to: year(CLOSED.to) };
    return { rows, ids: rows.map(({ id }) => id), change, year, keyword: dated.noticeEn };
  }
  type Asked = z.input<typeof PickupByDate>;
  const preview = (body: Asked) => ask(app, routes.previewByDate, { body });
  const store = (body: Asked & { readonly digest: string }) => ask(app, routes.updateByDate, { body });
  const holds = (at: string) =>
    result(app, routes.getCfgPickupNotice, { query: { countryCode: "MY", region: "Perak", city: "Ipoh", at } });

  test("PICKUP many places at once on some days: counted, then changed, each told and recorded; the box answers otherwise", async () => {
    const { ids, change, year } = await two();
    const at = `${year("2026-12-24")}T02:00:00Z`;
    expect(await holds(at)).toMatchObject({ ways: ["COURIER"], isBeforeCutOff: true });
    const { result: found } = await preview({ ids, ...change });
    expect(found).toMatchObject({ changed: 2, left: 0, refused: 0 });
    const done = await store({ ids, ...change, digest: found?.digest ?? "" });
    expect(done).toMatchObject({ code: 0, result: { changed: 2 } });
    const { db } = database();
    const place = ["MY / Perak", "MY / Perak / Ipoh"];
    const rows = (await db.select().from(pickupNotice).where(inArray(pickupNotice.place, place))).filter((row) =>
      row.validFrom.startsWith(year("2026")),
    );
    const said = rows.map((row) => [
      row.city,
      row.validFrom.slice(5),
      row.validTo?.slice(5),
      row.ways.length,
      row.noticeEn === CLOSED.noticeEn,
    ]);
    const days = [
      ["12-01", "12-23", 1, false],
      ["12-24", "12-26", 0, true],
      ["12-27", "12-31", 1, false],
    ];
    expect(new Set(said.map(String))).toEqual(
      new Set(["", "Ipoh"].flatMap((city) => days.map((day) => String([city, ...day])))),
    );
    expect(rows.filter(({ id }) => ids.includes(id)).map(({ version, validFrom }) => [version, validFrom])).toEqual(
      ids.map(() => [2, year("2026-12-01")]),
    );
    const subjects = rows.map(({ id }) => id);
    const told = await db.select().from(outbox).where(inArray(outbox.subject, subjects));
    const recorded = await db.select().from(audit).where(inArray(audit.subject, subjects));
    // Two when they were made, one for each piece.
    expect([told.length, recorded.length]).toEqual([8, 8]);
    expect(new Set(recorded.map(({ site }) => site))).toEqual(new Set(["MY"]));
    expect(await holds(at)).toMatchObject({
      ways: [],
      isBeforeCutOff: false,
      notice: { noticeEn: CLOSED.noticeEn },
      next: { day: year("2026-12-27") },
    });
  });

  test("PICKUP by filter too, what it does not concern is left; the same again changes nothing", async () => {
    const { rows, change, keyword } = await two();
    await result(app, routes.disable, { params: { id: rows[0]?.id ?? "" } });
    const asked = { filter: { keyword }, ...change };
    const first = await result(app, routes.previewByDate, { body: asked });
    expect(first.rows.map(({ place, outcome }) => [place, outcome])).toEqual([
      ["MY / Perak / Ipoh", "CHANGED"],
      ["MY / Perak", "NOT_IN_USE"],
    ]);
    await result(app, routes.updateByDate, { body: { ...asked, digest: first.digest } });
    const again = await result(app, routes.previewByDate, { body: { ids: rows.map(({ id }) => id), ...change } });
    expect(again).toMatchObject({ changed: 0, left: 2 });
  });

  test("PICKUP all or none: a row that can't be changed keeps every other one from it", async () => {
    const { ids, change, rows } = await two();
    const [first] = rows;
    if (first === undefined) throw new Error("no row");
    await result(app, routes.update, { body: { ...first, version: 1, toTime: "16:00", cutOff: "12:00" } });
    const late = { ids, ...change, ways: null, cutOff: "17:00" };
    const found = await result(app, routes.previewByDate, { body: late });
    expect(found).toMatchObject({ changed: 1, refused: 1, rows: [{ id: first.id, outcome: "CUT_OFF" }, {}] });
    expect(await store({ ...late, digest: found.digest })).toMatchObject({
      code: SERVICE_CODES.invalid,
      detail: "MY / Perak",
      fields: [{ path: ["cutOff"], key: "pickup.cutOff" }],
    });
    const now = await result(app, routes.byIds, { body: { ids } });
    expect(now.map(({ version }) => version).sort((a, b) => a - b)).toEqual([1, 2]);
  });

  test("PICKUP what has changed since it was counted is not written over", async () => {
    const { ids, change, rows } = await two();
    const found = await result(app, routes.previewByDate, { body: { ids, ...change } });
    const { digest } = found;
    const [, second] = rows;
    if (second === undefined) throw new Error("no row");
    await result(app, routes.update, { body: { ...second, version: 1, noticeEn: "By somebody else" } });
    expect((await store({ ids, ...change, digest })).code).toBe(SERVICE_CODES.changed);
    const fresh = await result(app, routes.previewByDate, { body: { ids, ...change } });
    const both = await Promise.all([1, 2].map(() => store({ ids, ...change, digest: fresh.digest })));
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, SERVICE_CODES.changed]);
  });

  test("PERM-02 another site's rows are not there, and PERM-01 who only looks changes none", async () => {
    const { ids, change } = await two();
    const elsewhere = await ask(app, routes.previewByDate, { body: { ids, ...change } }, { caller: { site: "VN" } });
    expect(elsewhere.code).toBe(SERVICE_CODES.notFound);
    const looking = await ask(
      app,
      routes.previewByDate,
      { body: { ids, ...change } },
      { button: "PICKUP_SUPPORT.VIEW" },
    );
    expect(looking.code).toBe(SERVICE_CODES.notTaken);
  });

  test("PICKUP a thousand places are counted at once, one more is refused at its field", async () => {
    const { db } = database();
    const [first] = await db.select().from(pickupNotice).limit(1);
    if (first === undefined) throw new Error("no row");
    const { id: _id, ...some } = first;
    const row = { ...some, site: "ID" as const, place: "many", noticeEn: "Many places" };
    const status = "ENABLED" as const;
    const many = Array.from({ length: 1_001 }, (_, n) => ({
      ...row,
      status,
      city: `many ${n}`,
      validTo: null,
      weekdays: own.weekdays,
    }));
    await db.insert(pickupNotice).values(many);
    const caller = { caller: { site: "ID" } } as const;
    const asked = { filter: { keyword: "Many places" }, ...CLOSED };
    expect(await ask(app, routes.previewByDate, { body: asked }, caller)).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["ids"], key: "list.max" }],
    });
    const one = await db
      .select({ id: pickupNotice.id })
      .from(pickupNotice)
      .where(inArray(pickupNotice.city, ["many 0"]));
    await result(app, routes.disable, { params: { id: one[0]?.id ?? "" } }, caller);
    const enabled = { ...asked, filter: { ...asked.filter, status } };
    const { changed } = await result(app, routes.previewByDate, { body: enabled }, caller);
    expect(changed).toBe(1_000);
  });
});
