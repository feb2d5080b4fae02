import { onEachDatabase } from "@linehaul/kit/testing/database";
import type { Source } from "@linehaul/kit/source/source";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { customerServiceRoutes, type CustomerServiceInput } from "@linehaul/schema/base-data/customer-service";
import { phoneRuleRoutes as routes } from "@linehaul/schema/base-data/phone-rule/routes";
import { warehouseAddressRoutes } from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";
import { customerService } from "../customer-service/table.ts";
import { warehouseAddress } from "../warehouse-address/table.ts";
import { judgePhones } from "@linehaul/kit/judge-phones";
import { rulesIn } from "./rules-in.ts";
import { phoneRule } from "./table.ts";

const MY = { callingCode: 60, countries: ["MY"], lengths: [8, 9, 10], patterns: ["[13]\\d+"], example: "123456789" };
const CONTACT: CustomerServiceInput = {
  countryCode: "AE",
  area: "Phones",
  phone: "+60 3-2770 8100",
  email: "care@linehaul.example",
  nameEn: "Customer service",
  nameZhCn: "客服",
  nameZhHk: "客戶服務",
};

onEachDatabase(withoutOrders, (database) => {
  let said = [MY];
  const source: Source = { kind: "REMOTE", read: async () => ({ rows: said }) };
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), source });
  });
  afterAll(() => app.close());

  const refusedAt = (field: string, key: string) => ({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  const pullAll = (rules: typeof said) => {
    said = rules;
    return result(app, routes.pullAndUpdateLocalCache, {});
  };
  const button = "CUSTOMER_SERVICE.CREATE" as const;
  const save = (body: CustomerServiceInput) =>
    ask(
      app,
      customerServiceRoutes.save,
      { body },
      { button: body.id === undefined ? button : "CUSTOMER_SERVICE.EDIT" },
    );

  test("SYS-07 telephones of the demo are as the demo's rules say", async () => {
    const { db } = database();
    const contacts = await db.select().from(customerService);
    const stores = await db.select().from(warehouseAddress);
    const numbers = [...contacts.map(({ phone }) => phone), ...stores.map(({ contactPhone }) => contactPhone)];
    const judged = await judgePhones(rulesIn(db), numbers);
    expect(numbers.filter((_number, n) => judged[n]?.problem !== null)).toEqual([]);
    expect(judged.every(({ rule }) => rule !== null)).toBe(true);
  });

  test("SYS-07 a contact's telephone obeys the rule that was pulled last; one that nobody touched is not judged anew", async () => {
    await pullAll([MY]);
    const saved = (await save(CONTACT)).result!;
    await pullAll([{ ...MY, lengths: [9, 10], patterns: ["1\\d+"] }]);
    const kept = await save({ ...CONTACT, id: saved.id, version: saved.version, nameEn: "Care" });
    expect(kept.result).toMatchObject({ nameEn: "Care", phone: CONTACT.phone });
    const edited = { ...CONTACT, id: saved.id, version: 2 };
    expect(await save({ ...edited, phone: "+60 3-2770 8101" })).toMatchObject(refusedAt("phone", "phone.pattern"));
    expect(await save({ ...edited, phone: "+60 1-2770 81" })).toMatchObject(refusedAt("phone", "phone.length"));
    expect(await save({ ...edited, phone: "03-2770 8100" })).toMatchObject(refusedAt("phone", "phone.international"));
    expect((await save({ ...edited, phone: "+60 12-770 8100" })).code).toBe(0);
    expect(await save({ ...CONTACT, area: "Other" })).toMatchObject(refusedAt("phone", "phone.pattern"));
    await pullAll([MY]);
    expect((await save({ ...CONTACT, area: "Other" })).code).toBe(0);
  });

  test("SYS-07 a warehouse's telephone obeys it too, and who uses a rule is told before it is deleted", async () => {
    await pullAll([MY]);
    const { db } = database();
    const [there] = await db.select().from(warehouseAddress).where(eq(warehouseAddress.site, "MY")).limit(1);
    const { id, version, site: _site, createdAt: _at, createdBy: _by, modifiedAt: _m, modifiedBy: _o, ...own } = there!;
    const update = (contactPhone: string) =>
      ask(
        app,
        warehouseAddressRoutes.update,
        { body: { ...own, id, version, contactPhone } },
        { button: "WAREHOUSE_ADDRESS.EDIT" },
      );
    expect(await update("+60 9-1")).toMatchObject(refusedAt("contactPhone", "phone.length"));
    expect((await update(own.contactPhone)).code).toBe(0);

    const [rule] = await db.select().from(phoneRule).where(eq(phoneRule.callingCode, 60));
    const uses = await result(app, routes.uses, { body: { id: rule!.id } });
    expect(uses.map(({ by }) => by)).toEqual(["CUSTOMER_SERVICE", "WAREHOUSE", "REGIONAL_PERSONNEL"]);
    expect(uses[1]?.names).toContain(own.code);
    const elsewhere = await result(app, routes.uses, { body: { id: rule!.id } }, { caller: { site: "VN" } });
    expect(elsewhere).toEqual([]);
  });
});
