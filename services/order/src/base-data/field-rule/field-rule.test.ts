import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { fieldRuleCopyRoutes } from "@linehaul/schema/base-data/field-rule/copy";
import { fieldRuleRoutes as routes } from "@linehaul/schema/base-data/field-rule/routes";
import {
  type FieldRule,
  type FieldRuleFields,
  FieldRuleForm,
  fieldRuleSorts as sorts,
} from "@linehaul/schema/base-data/field-rule/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderProblems } from "@linehaul/schema/orders/order/new-order-rules";
import { NO_ROWS } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asNewOrder } from "../../demo/new-orders.ts";
import { demoOrders } from "../../demo/order.ts";
import { seedCustomers } from "../../demo/customers.ts";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { seedFieldRules } from "./demo.ts";
import { fieldRule } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const FIELDS = ["receiver.certNo", "receiver.vat", "sender.vat"];
let made = 0;
/** Each of days of its own. */
const fresh = (more: Partial<FieldRuleFields> = {}): FieldRuleFields => {
  const validFrom = addDays("2031-01-01", ++made * 2);
  return FieldRuleForm.parse({
    form: "NEW_ORDER",
    field: "receiver.certNo",
    toCountry: "SG",
    effect: "REQUIRED",
    validFrom,
    validTo: addDays(validFrom, 1),
    ...more,
  });
};

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await seedCustomers(database().db);
    app = await testService({ ...service, database: database(), scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());
  const CREATE = { button: "FIELD_RULE.CREATE" } as const;
  const create = (more: Partial<FieldRuleFields> = {}) => ask(app, routes.save, { body: fresh(more) }, CREATE);

  keepsToCatalogue<FieldRuleFields, FieldRule, keyof typeof sorts>(database, service, {
    fresh: () => fresh({ toRegion: `Part ${made + 1}`, field: FIELDS[made % FIELDS.length] ?? "" }),
    unique: "toRegion",
    clash: { path: ["validFrom"], key: "flow.overlap" },
    sorts,
    view: "FIELD_RULE.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "FIELD_RULE.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  test("SYS-07 of two at once that are as specific as each other one is kept, and the other names it", async () => {
    const days = { toCountry: "JP", validFrom: "2029-05-01", validTo: null };
    const both = await Promise.all([create(days), create({ ...days, effect: "HIDDEN", validFrom: "2029-06-01" })]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(JSON.stringify(both)).toContain("receiver.certNo · * → JP · ");
    for (const other of [
      { field: "receiver.vat" },
      { form: "CORRECTION" as const, field: "sender.cityCode" },
      { toRegion: "Osaka" },
      { productCode: "INTL_EXPRESS" },
      { cargoTypeCode: "PARCEL" },
      { customerTypes: ["PERSONAL" as const] },
      { priority: 1 },
    ])
      expect(await create({ ...days, ...other })).toMatchObject({ code: 0, result: other });
    const some = await create({ ...days, customerTypes: ["ENTERPRISE", "PERSONAL"] });
    expect(some).toMatchObject({ code: SERVICE_CODES.duplicate });
    expect((await create({ ...days, customerTypes: ["ENTERPRISE"] })).code).toBe(0);
  });

  test("PERM-02 another site's are not there, nor any for whom no data group opens the site", async () => {
    const { result: own } = await create();
    const id = own?.id ?? "";
    for (const caller of [{ site: "VN" as const }, { scope: "none" }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller })).toEqual([]);
      expect((await ask(app, routes.delete, { params: { id } }, { caller })).code).toBe(SERVICE_CODES.notFound);
    }
  });

  test.each([
    ["pattern", { pattern: "\\d+(?=1)" }, "pattern"],
    ["productCode", { productCode: "SLEDGE" }, "product.unknown"],
    ["cargoTypeCode", { cargoTypeCode: "SNOW" }, "cargoType.unknown"],
    ["toCountry", { toCountry: "XX" }, "country.unknown"],
    ["choices.1", { choices: ["A1", "B"], pattern: "[A-Z]\\d" }, "fieldRule.choice"],
    ["choices.0", { choices: ["A1"], minLength: 3 }, "fieldRule.choice"],
    ["field", { field: "receiver.shoeSize" }, "fieldRule.field"],
    ["maxLength", { maxLength: 99 }, "fieldRule.loosens"],
  ] as const)("SYS-07 refuses a bad %s at its field: %j", async (field, bad, key) => {
    const { code, fields } = await ask(
      app,
      routes.save,
      { body: { ...fresh(), ...bad, choices: [...("choices" in bad ? bad.choices : [])] } },
      CREATE,
    );
    expect([code, fields?.map((one) => [one.path.join("."), one.key])]).toEqual([
      SERVICE_CODES.invalid,
      [[field, key]],
    ]);
  });

  test("SYS-07 a new order is refused at the field from the next write on, in the rule's words, for its customer's type alone, until the rule is gone", async () => {
    const { db } = database();
    await db.delete(fieldRule);
    const make = demoOrders({ orders: 200, until: AT });
    const parts = Array.from({ length: 200 }, (_, i) => make(i)).find(
      ({ order, goods }) => order.site === "MY" && goods.some((line) => line.htsDescription === null),
    )!;
    const order = asNewOrder(parts);
    const customers = [order.customerCode];
    const told = async () =>
      orderProblems(order, await orderMeans(db, { site: "MY", at: AT, customers })).filter(({ path }) =>
        path.includes("htsDescription"),
      );
    expect(await told()).toEqual([]);
    const without = order.goods.flatMap(({ htsDescription }, n) => (htsDescription === null ? [n] : []));
    const rule = {
      field: "goods.htsDescription",
      toCountry: order.receiver.countryCode,
      validFrom: "2026-01-01",
      validTo: null,
    };
    const { result: row } = await create({ ...rule, messageEn: "Say what the tariff code means" });
    expect((await told()).map(({ path, key }) => [path, key])).toEqual(
      without.map((n) => [["goods", n, "htsDescription"], "order.field.said"]),
    );
    await ask(app, routes.delete, { params: { id: row?.id ?? "" } });
    expect(await told()).toEqual([]);
    for (const type of ["ENTERPRISE", "PERSONAL"] as const) await create({ ...rule, customerTypes: [type] });
    expect(new Set((await told()).map(({ key }) => key))).toEqual(new Set(["required"]));
    expect(await told()).toHaveLength(without.length);
    // Of whom it is not known who he is, no rule holds that names a type.
    expect(orderProblems(order, await orderMeans(db, { site: "MY", at: AT }))).toEqual([]);
  });

  test("SYS-07 a form's preview has the rules that hold, of the caller's site and that form", async () => {
    const { db } = database();
    await db.delete(fieldRule);
    const days = { validFrom: "2026-01-01", validTo: null };
    await create({ ...days, productCode: "INTL_EXPRESS" });
    await create({ ...days, form: "CORRECTION", field: "insuredValue", effect: "HIDDEN" });
    const shown = async (more: object, caller = {}) => {
      const asked = { form: "NEW_ORDER" as const, fromCountry: "MY", fromRegion: "", toCountry: "SG", toRegion: "" };
      const rest = { day: "2026-11-20", cargoTypeCode: null, customerType: null, productCode: null };
      const { rules } = await result(app, routes.preview, { body: { ...asked, ...rest, ...more } }, { caller });
      return rules.map(({ field, effect }) => [field, effect]);
    };
    expect(await shown({})).toEqual([]);
    expect(await shown({ productCode: "INTL_EXPRESS" })).toEqual([["receiver.certNo", "REQUIRED"]]);
    expect(await shown({ productCode: "INTL_EXPRESS" }, { site: "VN" })).toEqual([]);
    expect(await shown({ form: "CORRECTION" })).toEqual([["insuredValue", "HIDDEN"]]);
  });

  test("SYS-07 an account goes nowhere: its form is previewed without a lane, an order's is not", async () => {
    await database().db.delete(fieldRule);
    const days = { validFrom: "2026-01-01", validTo: null, toCountry: null };
    await create({ ...days, form: "USER_ACCOUNT", field: "account.phone", customerTypes: ["ENTERPRISE"] });
    const nothing = { fromCountry: null, fromRegion: "", toCountry: null, toRegion: "" };
    const asked = { ...nothing, day: "2026-11-20", cargoTypeCode: null, productCode: null, customerType: null };
    const shown = async (more: object) =>
      (await result(app, routes.preview, { body: { ...asked, form: "USER_ACCOUNT" as const, ...more } })).rules.map(
        ({ field }) => field,
      );
    expect(await shown({ customerType: "ENTERPRISE" })).toEqual(["account.phone"]);
    expect(await shown({})).toEqual([]);
    const refused = await ask(app, routes.preview, { body: { ...asked, form: "NEW_ORDER" as const } });
    expect(refused.fields?.map(({ path, key }) => [path, key])).toEqual([
      [["fromCountry"], "required"],
      [["toCountry"], "required"],
    ]);
  });

  test("SYS-07 the service that has the accounts copies their rules alone", async () => {
    await database().db.delete(fieldRule);
    const days = { validFrom: "2026-01-01", validTo: null };
    const { result: ofOrders } = await create(days);
    const { result: own } = await create({ ...days, toCountry: null, form: "USER_ACCOUNT", field: "account.email" });
    const copied = async (body: { ids: string[] } | { after: null }) => result(app, fieldRuleCopyRoutes.copy, { body });
    expect(await copied({ after: null })).toMatchObject({
      rows: [{ id: own?.id, field: "account.email" }],
      isLast: true,
    });
    expect((await copied({ ids: [ofOrders?.id ?? "", own?.id ?? ""] })).rows.map(({ id }) => id)).toEqual([own?.id]);
  });

  test("the demo's rules are what the contract takes, at every site, and demo orders keep to them", async () => {
    const { db } = database();
    await db.delete(fieldRule);
    await seedFieldRules(db, AT);
    const rows = await db.select().from(fieldRule);
    for (const row of rows) expect(FieldRuleForm.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
    const make = demoOrders({ orders: 1000, until: new Date("2027-01-01T00:00:00Z") });
    const broken = await Promise.all(
      SITE_CODES.map(async (site) => {
        const { fieldRules, isLike, ...means } = await orderMeans(db, { site, at: new Date("2027-01-01T00:00:00Z") });
        const none = { ...means, isLike, fieldRules: () => [] };
        return Array.from({ length: 1000 }, (_, i) => make(i))
          .filter(({ order }) => order.site === site)
          .map(asNewOrder)
          .flatMap((order) => {
            const without = orderProblems(order, none).length;
            return orderProblems(order, { ...means, isLike, fieldRules }).slice(without);
          });
      }),
    );
    expect(broken.flat()).toEqual([]);
  });
});
