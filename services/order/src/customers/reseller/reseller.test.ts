import { audit } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, type AskOptions, callerHeaders, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { qrAddress } from "@linehaul/schema/customers/reseller/qr";
import { resellerRoutes as routes } from "@linehaul/schema/customers/reseller/routes";
import {
  NewReseller,
  type Reseller,
  type ResellerInput,
  resellerSorts as sorts,
} from "@linehaul/schema/customers/reseller/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { seedPhoneRules } from "../../base-data/phone-rule/demo.ts";
import { readCodes, readPdf } from "../../orders/order/print/testing/read-pdf.ts";
import { seedCustomers } from "../../demo/customers.ts";
import { order as service } from "../../service.ts";
import { customerCopy, type CustomerCopy } from "../customer/table.ts";
import { seedResellers } from "./demo.ts";
import { reseller } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const PHONE = "+60 3-2145 7700";
const LINK = "http://127.0.0.1:4305/store";
let made = 0;
const CREATE = { button: "RESELLER.CREATE" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let ours: CustomerCopy[] = [];
  beforeAll(async () => {
    const { db } = database();
    await seedCustomers(db);
    await seedPhoneRules(db, AT);
    ours = await db
      .select()
      .from(customerCopy)
      .where(and(eq(customerCopy.site, "MY"), sql`cardinality(${customerCopy.monthCards}) > 0`))
      .limit(4);
    const scopeOf = { otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  /** Of the first customer, each with a store of its own. */
  const fresh = () => {
    const n = ++made;
    const customerCode = ours[0]!.customerCode;
    return {
      customerCode,
      userCode: "MY10000001",
      dcCode: "MY-DC1",
      storeCode: `T-${n}`,
      name: `Shop ${n}`,
      area: "Ipoh",
    };
  };
  type Said = ReturnType<typeof fresh>;
  const secret = () => ({ creditAccount: ours[0]!.monthCards[0]!, phone: PHONE });
  const create = (more: Partial<ResellerInput> = {}, options: AskOptions = {}) =>
    ask(app, routes.save, { body: { ...fresh(), ...secret(), ...more } as never }, { ...CREATE, ...options });
  const make = async (more: Partial<ResellerInput> = {}): Promise<Reseller> => {
    const answer = await create(more);
    if (answer.result === undefined) throw new Error(JSON.stringify(answer));
    return answer.result;
  };
  const update = ({ id, version, ...row }: Reseller, more: Partial<Omit<ResellerInput, "id">>) => {
    const { customerCode, userCode, dcCode, storeCode, name, area } = row;
    const kept = { customerCode, userCode, dcCode, storeCode, name, area, creditAccount: null, phone: null };
    return ask(app, routes.update, { body: { ...kept, id, version, ...more } });
  };
  const code = (id: string, form: string, caller: object = {}) =>
    app.inject({
      url: routes.qrCode.path.replace(":id", id),
      query: { form },
      headers: callerHeaders("order", "RESELLER.QR_CODE", caller),
    });

  keepsToCatalogue<Said, Reseller, keyof typeof sorts>(database, service, {
    fresh,
    unique: "storeCode",
    sorts,
    view: "RESELLER.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body: { ...body, ...secret() } }, { ...CREATE, ...more }),
    edit: (to, { id, ...body }, more) =>
      ask(to, routes.update, { body: { ...body, id, creditAccount: null, phone: null } }, more),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    remove: (to, id, more) => ask(to, routes.delete, { body: { id } }, more),
  });

  test("CUS-23 a reseller is one of the caller's customers; what it is billed to and its telephone come masked", async () => {
    const row = await make();
    const [card] = ours[0]!.monthCards;
    expect(row).toMatchObject({ site: "MY", customerName: ours[0]!.name, phone: "••• ••00" });
    expect(JSON.stringify(row)).not.toContain(card);
    const show = (field: "RESELLER_CREDIT_ACCOUNT" | "RESELLER_PHONE", caller = {}) =>
      ask(app, routes.showClear, { body: { id: row.id, field, reason: "A bill came back" } }, { caller });
    expect((await show("RESELLER_CREDIT_ACCOUNT")).result).toEqual({ value: card });
    expect((await show("RESELLER_PHONE")).result).toEqual({ value: PHONE });
    for (const caller of [{ scope: "otherCustomer" }, { site: "VN" as const }])
      expect((await show("RESELLER_PHONE", caller)).code).toBe(SERVICE_CODES.notFound);
    const trail = await database().db.select().from(audit).where(eq(audit.subject, row.id));
    expect(trail.filter(({ kind }) => kind === "REVEAL")).toMatchObject([
      { fields: ["RESELLER_CREDIT_ACCOUNT"] },
      { fields: ["RESELLER_PHONE"] },
    ]);
    expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${card}|2145 7700`));
  });

  test("CUS-23 card and telephone that are left out stay; with another customer the card must be his", async () => {
    const row = await make();
    const renamed = await update(row, { name: "Another name" });
    expect(renamed.result).toMatchObject({ name: "Another name", creditAccount: row.creditAccount, phone: row.phone });
    const moved = { customerCode: ours[1]!.customerCode };
    const refused = { code: SERVICE_CODES.invalid, fields: [{ path: ["creditAccount"], key: "card.unknown" }] };
    expect(await update(renamed.result!, moved)).toMatchObject(refused);
    const [card] = ours[1]!.monthCards;
    expect((await update(renamed.result!, { ...moved, creditAccount: card! })).result).toMatchObject(moved);
  });

  test.each([
    ["a customer that is none", { customerCode: "0000000009" }, "customerCode", "customer.unknown"],
    ["another customer's card", { creditAccount: "1234567890" }, "creditAccount", "card.unknown"],
    ["a card of nine digits", { creditAccount: "123456789" }, "creditAccount", "card.month"],
    ["a telephone of no country", { phone: "03-2145 7700" }, "phone", "phone.international"],
    ["a store's code with a space", { storeCode: "A 1" }, "storeCode", "reseller.code"],
    ["no name", { name: " " }, "name", "required"],
    ["a user code that is an e-mail", { userCode: "a@b.example" }, "userCode", "account.shownUserCode"],
  ])("CUS-23 bad input: %s is refused at its field", async (_what, bad, field, key) => {
    const before = await database().db.$count(reseller);
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
    expect(await database().db.$count(reseller)).toBe(before);
  });

  test("PERM-02 who does not see the customer neither makes nor finds his resellers", async () => {
    const caller = { scope: "otherCustomer" };
    expect(await create({}, { caller })).toMatchObject({
      fields: [{ path: ["customerCode"], key: "customer.unknown" }],
    });
    const { id, name } = await make();
    expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller })).toEqual([]);
    expect(await result(app, routes.list, { query: { text: name } }, { caller })).toEqual([]);
    expect((await result(app, routes.list, { query: { text: name } })).map((one) => one.id)).toContain(id);
    expect((await code(id, "SVG", caller)).json()).toMatchObject({ code: SERVICE_CODES.notFound });
  });

  test("CUS-23 its QR code says site, store and centre, and is read back from picture, drawing and page; the taking is recorded", async () => {
    const row = await make({ name: "Kedai Kejora 快递", storeCode: "Q-1", dcCode: "MY-DC9" });
    const address = `${LINK}?site=MY&store=Q-1&dc=MY-DC9`;
    expect(qrAddress(LINK, row, "MY")).toBe(address);
    const picture = await code(row.id, "PNG");
    expect(picture.headers["content-type"]).toBe("image/png");
    expect(await readCodes(picture.rawPayload)).toEqual([address]);
    const drawn = await code(row.id, "SVG");
    expect(drawn.headers["content-type"]).toBe("image/svg+xml");
    expect(drawn.headers["content-disposition"]).toMatch(/^attachment/);
    expect(await readCodes(drawn.rawPayload)).toEqual([address]);
    const [page] = await readPdf((await code(row.id, "SHEET")).rawPayload);
    expect(page?.codes).toEqual([address]);
    expect(page?.text.replace(/\s+/g, " ")).toMatch(/Kedai Kejora 快递 ?Ipoh ?Q-1 · MY-DC9/);
    const taken = and(eq(audit.subject, row.id), eq(audit.kind, "EXPORT"));
    const rows = await database().db.select().from(audit).where(taken);
    expect(rows.map(({ after }) => z.object({ form: z.string() }).parse(after).form)).toEqual(["PNG", "SVG", "SHEET"]);
  });

  test("the demo has shops at every site, each with a card of its customer", async () => {
    const { db } = database();
    await db.delete(reseller);
    await seedResellers(db, AT);
    const rows = await db.select().from(reseller);
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
    for (const { name, phone, creditAccount, customerCode, userCode, dcCode, storeCode, area } of rows)
      expect(
        NewReseller.safeParse({ name, phone, creditAccount, customerCode, userCode, dcCode, storeCode, area }).error,
      ).toBeUndefined();
  });
});
