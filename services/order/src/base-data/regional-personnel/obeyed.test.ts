import type { Source } from "@linehaul/kit/source/source";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { phoneRuleRoutes } from "@linehaul/schema/base-data/phone-rule/routes";
import { regionalPersonnelRoutes as routes } from "@linehaul/schema/base-data/regional-personnel/routes";
import type { RegionalPersonnelInput } from "@linehaul/schema/base-data/regional-personnel/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orders } from "../../orders/order/table.ts";
import { order as service } from "../../service.ts";
import { filledOrder } from "../../testing/filled.ts";
import { regionalPersonnel } from "./table.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const MY = { callingCode: 60, countries: ["MY"], lengths: [9, 10], patterns: ["[13]\\d+"], example: "123456789" };

onEachDatabase(filledOrder({ orders: 40, until: NOW }), (database) => {
  let rules = [MY];
  const source: Source = { kind: "REMOTE", read: async () => ({ rows: rules }) };
  let app: FastifyInstance;
  let id = "";
  let from = { countryCode: "", area: "" };
  let to = { countryCode: "", area: "" };
  beforeAll(async () => {
    const { db } = database();
    app = await testService({ ...service, database: database(), source, now: () => NOW });
    const [order] = await db.select().from(orders).where(eq(orders.site, "MY")).limit(1);
    id = order!.id;
    const { sender, receiver } = await detail();
    from = { countryCode: order!.senderCountry, area: sender.regionLevels[0]! };
    to = { countryCode: order!.receiverCountry, area: receiver.regionLevels[0]! };
  });
  afterAll(() => app.close());
  beforeEach(() => database().db.delete(regionalPersonnel));

  const detail = async () => (await result(app, orderRoutes.detail, { body: { id } }))!.detail;
  const named = async () => (await detail()).personnel.map(({ duty, name, area }) => [duty, name, area]);
  let made = 0;
  const save = async (more: Partial<RegionalPersonnelInput>, site: "MY" | "VN" = "MY") => {
    const own = { ...to, duty: "DELIVERY" as const, name: "Somebody", workNo: String(100_000 + ++made) };
    const button = more.id === undefined ? "REGIONAL_PERSONNEL.CREATE" : "REGIONAL_PERSONNEL.EDIT";
    const body = { phone: "+60 12-345 6701", standIn: null, ...own, ...more };
    return ask(app, routes.save, { body }, { button, caller: { site } });
  };

  test("SYS-07 an order names who sees to it at its two ends: the country's, closer the area's; a changed row changes the answer, one that is gone too", async () => {
    expect(await named()).toEqual([]);
    await save({ area: "", name: "Country" });
    const closer = (await save({ area: to.area.toUpperCase(), name: "Area" })).result!;
    await save({ ...from, area: "", duty: "PICKUP", name: "Courier" });
    await save({ ...from, area: "", duty: "DELIVERY", name: "Not there" });
    await save({ area: "", duty: "IMPORT", name: "Broker" });
    const all = (area: string, name: string) => [
      ["PICKUP", "Courier", ""],
      ["IMPORT", "Broker", ""],
      ["DELIVERY", name, area],
    ];
    expect(await named()).toEqual(all(to.area.toUpperCase(), "Area"));
    const [many] = await result(app, orderRoutes.details, { body: { ids: [id] } });
    expect(many?.personnel).toEqual((await detail()).personnel);
    await save({ id: closer.id, version: closer.version, area: "Elsewhere" });
    expect(await named()).toEqual(all("", "Country"));
    const [country] = await database().db.select().from(regionalPersonnel).where(eq(regionalPersonnel.name, "Country"));
    await ask(app, routes.delete, { params: { id: country!.id } });
    expect(await named()).toEqual(all("", "").slice(0, 2));
  });

  test("SYS-07, PERM-12 who stands in is named beside him; both telephones are masked; another site's are not those of its orders", async () => {
    const deputy = (await save({ area: "Elsewhere", name: "Deputy", phone: "+60 12-345 6788" })).result!;
    await save({ area: "", name: "Principal", standIn: deputy.workNo });
    // Of several areas: named once all the same.
    await save({ area: "Elsewhere too", name: "Deputy", workNo: deputy.workNo });
    const { personnel } = await detail();
    expect(personnel).toMatchObject([
      {
        name: "Principal",
        phone: "••• ••01",
        standIn: { personId: deputy.id, name: "Deputy", workNo: deputy.workNo, phone: "••• ••88" },
      },
    ]);
    await database().db.delete(regionalPersonnel);
    await save({ area: "", name: "Elsewhere" }, "VN");
    expect(await named()).toEqual([]);
  });

  test("SYS-07 a phone rule that is pulled is obeyed at the next save", async () => {
    const pull = (all: typeof rules) => {
      rules = all;
      return result(app, phoneRuleRoutes.pullAndUpdateLocalCache, {});
    };
    await pull([MY]);
    const saved = (await save({ phone: "+60 12-345 678" })).code;
    expect(saved).toBe(SERVICE_CODES.invalid);
    await pull([{ ...MY, lengths: [8, 9, 10] }]);
    expect((await save({ phone: "+60 12-345 678" })).code).toBe(0);
  });
});
