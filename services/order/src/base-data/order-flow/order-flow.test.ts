import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { orderFlowRoutes as routes } from "@linehaul/schema/base-data/order-flow/routes";
import {
  type OrderFlow,
  OrderFlowForm,
  type OrderFlowFields,
  orderFlowSorts as sorts,
} from "@linehaul/schema/base-data/order-flow/row";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { NO_ROWS } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerCopy } from "../../customers/customer/table.ts";
import { seedCustomers } from "../../demo/customers.ts";
import { order as service } from "../../service.ts";
import { orderMeans } from "../../orders/order/means.ts";
import { seedOrderFlows } from "./demo.ts";
import { orderFlow } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const WHY = { reasonEn: "Flooded", reasonZhCn: "洪水", reasonZhHk: "水浸" };
let made = 0;
/** Each of days of its own. */
const fresh = (more: Partial<OrderFlowFields> = {}): OrderFlowFields => {
  const validFrom = addDays("2031-01-01", ++made * 2);
  return {
    fromCountry: null,
    fromRegion: "",
    toCountry: "SG",
    toRegion: "",
    customerTypes: [],
    laneState: "CLOSED",
    ...WHY,
    validFrom,
    validTo: addDays(validFrom, 1),
    ...more,
  };
};

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());
  const CREATE = { button: "ORDER_FLOW.CREATE" } as const;
  const create = (more: Partial<OrderFlowFields> = {}) => ask(app, routes.save, { body: fresh(more) }, CREATE);

  keepsToCatalogue<OrderFlowFields, OrderFlow, keyof typeof sorts>(database, service, {
    fresh: () => fresh({ toRegion: `Part ${made + 1}` }),
    unique: "toRegion",
    clash: { path: ["validFrom"], key: "flow.overlap" },
    sorts,
    view: "ORDER_FLOW.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "ORDER_FLOW.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("SYS-08 a row is the caller's site's, of each type once; an open lane needs no reason", async () => {
    const none = { reasonEn: "", reasonZhCn: "", reasonZhHk: "" };
    const { result: row } = await create({
      ...none,
      laneState: "OPEN",
      customerTypes: ["PERSONAL", "ENTERPRISE"],
      toRegion: " Jurong ",
    });
    expect(row).toMatchObject({ site: "MY", customerTypes: ["ENTERPRISE", "PERSONAL"], toRegion: "Jurong", ...none });
  });

  test("SYS-08 of two at once of one rank one is kept, and the other names it", async () => {
    const days = { toCountry: "JP", validFrom: "2029-05-01", validTo: null };
    const both = await Promise.all([create(days), create({ ...days, laneState: "OPEN", validFrom: "2029-06-01" })]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = both.find(({ code }) => code !== 0);
    expect(refused).toMatchObject({ code: SERVICE_CODES.duplicate });
    expect(JSON.stringify(refused)).toContain("* → JP · * · ");
    // What is more or less close is another rank, and so is one for some types.
    for (const other of [{ customerTypes: ["PERSONAL" as const] }, { toRegion: "Osaka" }, { fromCountry: "MY" }])
      expect(await create({ ...days, ...other })).toMatchObject({ code: 0, result: other });
    expect(await create({ ...days, customerTypes: ["ENTERPRISE", "PERSONAL"] })).toMatchObject({
      code: SERVICE_CODES.duplicate,
    });
    expect((await create({ ...days, customerTypes: ["ENTERPRISE"] })).code).toBe(0);
  });

  test("PERM-02 another site's are not there, nor any for whom no data group opens the site", async () => {
    const { result: own } = await create();
    const id = own?.id ?? "";
    expect(await result(app, routes.byIds, { body: { ids: [id] } })).toHaveLength(1);
    for (const caller of [{ site: "VN" as const }, { scope: "none" }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller })).toEqual([]);
      expect((await ask(app, routes.disable, { params: { id } }, { caller })).code).toBe(SERVICE_CODES.notFound);
    }
  });

  test.each([
    ["fromCountry", { fromCountry: "XX" }, "country.unknown"],
    ["toCountry", { toCountry: "sg" }, "country.code"],
    ["toCountry", { toCountry: null, toRegion: "Jurong" }, "lane.country"],
    ["reasonEn", { reasonEn: " " }, "flow.reason"],
    ["reasonZhHk", { reasonZhHk: "" }, "flow.reason"],
    ["reasonZhCn", { reasonZhCn: "长".repeat(201) }, "text.max"],
    ["validFrom", { validFrom: "2026-02-30" }, "day"],
    ["validTo", { validTo: "2026-01-01" }, "grant.days"],
  ] as const)("SYS-08 refuses a bad %s at its field: %j", async (field, bad, key) => {
    const { code, fields } = await ask(app, routes.save, { body: { ...fresh(), ...bad } }, CREATE);
    expect([code, fields]).toEqual([SERVICE_CODES.invalid, [expect.objectContaining({ path: [field], key })]]);
  });

  test("the demo's closed lanes are what the contract takes, at every site", async () => {
    const { db } = database();
    await db.delete(orderFlow);
    await seedOrderFlows(db, AT);
    const rows = await db.select().from(orderFlow);
    for (const row of rows) expect(OrderFlowForm.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
  });

  test("SYS-08 an order is refused from the next write on while its lane is closed for everybody, and taken when it is open again", async () => {
    const { db } = database();
    const told = async (to = "SG") =>
      (await orderMeans(db, { site: "MY", at: AT })).closed(
        { country: "MY", regions: [] },
        { country: to, regions: [] },
        null,
      );
    await db.delete(orderFlow);
    expect(await told()).toBeNull();
    const { result: row } = await create({ validFrom: "2026-11-01", validTo: null });
    expect(await told()).toEqual(WHY);
    expect(await told("JP")).toBeNull();
    // Nobody knows that it is no company that orders.
    await create({ validFrom: "2026-11-01", validTo: null, customerTypes: ["ENTERPRISE"], laneState: "OPEN" });
    expect(await told()).toBeNull();
    const trying = (customerType: "PERSONAL" | "ENTERPRISE") =>
      result(app, whatAppliesRoutes.tried, {
        body: Shipment.parse({ fromCountry: "MY", toCountry: "SG", day: "2026-11-20", customerType }),
      });
    const { closedBy, offered, withheld } = await trying("PERSONAL");
    expect([closedBy?.id, offered]).toEqual([row?.id, []]);
    expect(withheld.every(({ reasons }) => reasons.includes("LANE_CLOSED"))).toBe(true);
    expect((await trying("ENTERPRISE")).closedBy).toBeNull();
    // Of whom it is known who they are, orders obey what is said of their type.
    await seedCustomers(db);
    const codeOf = async (type: "PERSONAL" | "ENTERPRISE") => {
      const isOne = and(eq(customerCopy.site, "MY"), eq(customerCopy.customerType, type));
      return (await db.select().from(customerCopy).where(isOne).limit(1))[0]?.customerCode ?? "";
    };
    const [person, company] = [await codeOf("PERSONAL"), await codeOf("ENTERPRISE")];
    const { closed } = await orderMeans(db, { site: "MY", at: AT, customers: [person, company] });
    const [from, to] = ["MY", "SG"].map((country) => ({ country, regions: [] }));
    expect([person, company].map((code) => closed(from!, to!, code) !== null)).toEqual([true, false]);
    await result(app, routes.disable, { params: { id: row?.id ?? "" } });
    expect((await trying("PERSONAL")).closedBy).toBeNull();
  });
});
