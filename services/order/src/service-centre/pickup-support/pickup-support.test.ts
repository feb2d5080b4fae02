import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  type ChangedPickupNotice,
  NewPickupNotice,
  type PickupNotice,
  pickupNoticeSorts as sorts,
} from "@linehaul/schema/service-centre/pickup-support/notice";
import { pickupNoticeRoutes as routes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product } from "../../base-data/product/table.ts";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";

let made = 0;
/** Each for a day of its own, years after the demo's. */
const fresh = (more: Partial<NewPickupNotice> = {}): NewPickupNotice => {
  const day = addDays("2030-01-01", ++made);
  return {
    countryCode: "MY",
    region: "Perak",
    city: "Ipoh",
    productCode: "",
    ways: ["COURIER"],
    weekdays: ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"],
    fromTime: "09:00",
    toTime: "18:00",
    cutOff: "15:30",
    noticeEn: `Test notice ${made}.`,
    noticeZhCn: "测试",
    noticeZhHk: "測試",
    validFrom: day,
    validTo: day,
    ...more,
  };
};

onEachDatabase(withoutOrders, (database) => {
  keepsToCatalogue<NewPickupNotice, PickupNotice, keyof typeof sorts>(database, service, {
    fresh,
    unique: "noticeEn",
    clash: { path: ["validFrom"], key: "pickup.overlap" },
    sorts,
    view: "PICKUP_SUPPORT.VIEW",
    ofSite: true,
    create: (to, body, more) => ask(to, routes.add, { body }, more),
    edit: (to, body: ChangedPickupNotice, more) => ask(to, routes.update, { body }, more),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), now: () => new Date("2026-11-20T10:00:00Z") });
  });
  afterAll(() => app.close());
  const add = (more: Partial<NewPickupNotice>) => ask(app, routes.add, { body: fresh(more) });
  const holds = async (query: object, site: "MY" | "VN" = "MY") =>
    result(app, routes.getCfgPickupNotice, { query: { countryCode: "MY", ...query } }, { caller: { site } });

  test("the demo has places of every site that the contract would take", async () => {
    for (const site of SITE_CODES) {
      const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200 } }, { caller: { site } });
      const seeded = data.filter((row) => row.createdBy === "system");
      expect(seeded.length).toBeGreaterThan(3);
      for (const row of seeded) expect(NewPickupNotice.safeParse(row).error).toBeUndefined();
    }
  });

  test("PICKUP two that overlap are refused, the other one named; another weekday, product, place or site is no overlap", async () => {
    const first = fresh({ city: "", weekdays: ["MON", "TUE"], validFrom: "2031-01-01", validTo: "2031-01-31" });
    await result(app, routes.add, { body: first });
    const again = await ask(app, routes.add, { body: { ...first, validFrom: "2031-01-31", validTo: null } });
    const days = "2031-01-01 – 2031-01-31";
    expect(again).toMatchObject({
      code: SERVICE_CODES.duplicate,
      detail: `MY / Perak · ${days}`,
      fields: [{ path: ["validFrom"], key: "pickup.overlap", params: { place: "MY / Perak", days } }],
    });
    const apart: Partial<NewPickupNotice>[] = [
      { weekdays: ["WED"] },
      { productCode: "INTL_EXPRESS" },
      { city: "Ipoh" },
      { validFrom: "2031-02-01", validTo: null },
    ];
    for (const more of apart)
      expect(await ask(app, routes.add, { body: { ...first, ...more } })).toMatchObject({ code: 0 });
    expect(await ask(app, routes.add, { body: first }, { caller: { site: "VN" } })).toMatchObject({ code: 0 });
  });

  test("PICKUP what is out of use is in nobody's way, and comes back only where nothing holds", async () => {
    const body = fresh();
    const old = await result(app, routes.add, { body });
    await result(app, routes.disable, { params: { id: old.id } });
    const other = await result(app, routes.add, { body });
    expect(await ask(app, routes.enable, { params: { id: old.id } })).toMatchObject({
      code: SERVICE_CODES.duplicate,
      detail: `MY / Perak / Ipoh · ${body.validFrom} – ${body.validFrom}`,
    });
    const edited = fresh();
    const third = await result(app, routes.add, { body: edited });
    const moved = { ...edited, validFrom: body.validFrom, id: third.id, version: third.version };
    expect((await ask(app, routes.update, { body: moved })).code).toBe(SERVICE_CODES.duplicate);
    const rows = await result(app, routes.byIds, { body: { ids: [old.id, other.id, third.id] } });
    expect(new Map(rows.map((row) => [row.id, [row.status, row.version]]))).toEqual(
      new Map([
        [old.id, ["DISABLED", 2]],
        [other.id, ["ENABLED", 1]],
        [third.id, ["ENABLED", 1]],
      ]),
    );
  });

  test("PICKUP of several that come at the same moment one is taken", async () => {
    const body = fresh();
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(app, routes.add, { body })));
    const codes = asked.map(({ code }) => code).sort((a, b) => a - b);
    expect(codes).toEqual([0, ...Array.from({ length: 4 }, () => SERVICE_CODES.duplicate)]);
  });

  test.each([
    ["countryCode", { countryCode: "ZZ" }, "country.unknown"],
    ["region", { region: "Nowhere" }, "place.region"],
    ["city", { city: "Nowhere" }, "place.city"],
    ["city", { region: "", city: "Ipoh" }, "place.city"],
    ["city", { region: "Selangor", city: "Ipoh" }, "place.city"],
    ["productCode", { productCode: "SEA_FREIGHT" }, "product.unknown"],
  ])("PICKUP refuses a %s that is not in the lists: %j", async (field, bad, key) => {
    expect(await add(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("PICKUP PRODUCT a product that goes out of use stays on its rows, and is refused to others", async () => {
    const { db } = database();
    const turn = (status: "ENABLED" | "DISABLED") =>
      db.update(product).set({ status }).where(eq(product.code, "INTL_ECONOMY"));
    const [body, other] = [fresh({ productCode: "INTL_ECONOMY" }), fresh()];
    const [{ id, version }, plain] = [
      await result(app, routes.add, { body }),
      await result(app, routes.add, { body: other }),
    ];
    await turn("DISABLED");
    const problem = { path: ["productCode"], key: "product.unknown", params: { code: "INTL_ECONOMY" } };
    expect(await add({ productCode: "INTL_ECONOMY" })).toMatchObject({ fields: [problem] });
    const moved = { ...other, id: plain.id, version: plain.version, productCode: "INTL_ECONOMY" };
    expect(await ask(app, routes.update, { body: moved })).toMatchObject({ fields: [problem] });
    expect((await ask(app, routes.update, { body: { ...body, id, version, cutOff: "14:00" } })).code).toBe(0);
    await turn("ENABLED");
  });

  test("PICKUP the box: the most specific place decides, by the site's clock, and names the row", async () => {
    const klang = { region: "Selangor", city: "Klang" };
    // Friday, 14:30 in Kuala Lumpur: after Klang's cut-off, before the country's.
    const at = "2026-11-20T06:30:00Z";
    expect(await holds({ ...klang, at })).toMatchObject({
      timeZone: "Asia/Kuala_Lumpur",
      day: "2026-11-20",
      time: "14:30",
      notice: { place: "MY / Selangor / Klang" },
      isBeforeCutOff: false,
      next: { day: "2026-11-21", ways: ["OUTLET"], fromTime: "09:00" },
    });
    expect(await holds({ region: "Selangor", city: "Shah Alam", at })).toMatchObject({
      notice: { place: "MY" },
      isBeforeCutOff: true,
      next: { day: "2026-11-20", fromTime: "14:30", toTime: "18:00" },
    });
    expect(await holds({ productCode: "HEAVY_FREIGHT", at })).toMatchObject({
      notice: { productCode: "HEAVY_FREIGHT" },
    });
    // A city's word on every product goes before the country's word on one.
    expect(await holds({ ...klang, productCode: "HEAVY_FREIGHT", at })).toMatchObject({ notice: { city: "Klang" } });
    expect(await holds({ countryCode: "JP", at })).toMatchObject({ notice: null, ways: [], next: null });
  });

  test("PERM-02 the box and the places of another site's caller know nothing of these rows", async () => {
    expect(await holds({}, "VN")).toMatchObject({ notice: null, next: null, timeZone: "Asia/Ho_Chi_Minh" });
    const none = await testService({
      ...service,
      database: database(),
      scopeOf: { none: { sites: [], countries: null, orgs: null, customers: null } },
    });
    const refused = await ask(none, routes.add, { body: fresh() }, { caller: { scope: "none" } });
    await none.close();
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
  });

  test("the places of a country, by region and city", async () => {
    const places = await result(app, routes.places, { body: { countryCode: "SG" } });
    expect(places.map(({ region }) => region)).toEqual(places.map(() => ""));
    expect(await result(app, routes.places, { body: { countryCode: "MY" } })).toContainEqual({
      region: "Perak",
      city: "Ipoh",
    });
    expect(await result(app, routes.places, { body: { countryCode: "ZZ" } })).toEqual([]);
  });
});
