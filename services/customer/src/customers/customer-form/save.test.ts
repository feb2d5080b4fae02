import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import { CustomerCode } from "@linehaul/schema/customers/code";
import { customerFormRoutes as routes } from "@linehaul/schema/customers/customer-form/form";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import type { MenuButton } from "@linehaul/schema/modules";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "../customer/table.ts";
import { customerSearch } from "../finding/table.ts";
import { companyForm, mst } from "./testing/company-form.ts";

const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  sales: { sites: ["VN"], countries: null, orgs: ["VNSALES"], customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
const usable = demoCustomers().filter(
  (c) => c.site === "VN" && c.customerType === "ENTERPRISE" && c.status === "USABLE",
);
let next = 0;
const someone = () => usable[next++]!.customerCode;

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const as = (button: MenuButton, more: object = {}) => ({
    button,
    caller: { site: "VN" as const, scope: "vn", user: "u-1", userName: "hoa", ...more },
  });
  const create = (form: object, more: object = {}) =>
    ask(app, routes.saveCompany, { body: { ...companyForm(), ...form } }, as("COMPANY_CUSTOMER_FORM.CREATE", more));
  const edit = (form: object, more: object = {}) =>
    ask(app, routes.saveCompany, { body: { ...companyForm(), ...form } }, as("COMPANY_CUSTOMER_FORM.EDIT", more));
  const read = async (customerCode: string) =>
    (await ask(app, routes.form, { body: { customerCode } }, as("COMPANY_CUSTOMER_FORM.EDIT"))).result!;
  const stored = async (code: string) =>
    (await database().db.select().from(customers).where(eq(customers.customerCode, code)))[0]!;
  test("CUS-01 CUS-13 a new company gets a code of its own and is only added, complete or not; the same codes never come twice", async () => {
    const { result: made } = await create({ certType: null, certNo: null, taxNo: null, address: null, orgCode: null });
    expect(CustomerCode.safeParse(made?.customerCode).success).toBe(true);
    expect(made).toMatchObject({
      status: "ADDED",
      customerType: "ENTERPRISE",
      version: 1,
      review: null,
      refusal: null,
    });
    const others = await Promise.all(
      Array.from({ length: 5 }, () => create({ certNo: null, certType: null, taxNo: null })),
    );
    const codes = [made, ...others.map(({ result }) => result)].map((one) => one!.customerCode);
    expect(new Set(codes).size).toBe(6);
    const [row] = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, made!.id), eq(audit.type, "customer.added")));
    expect(row).toMatchObject({ userName: "hoa", before: null });
    expect(JSON.stringify(row)).not.toMatch(/912 ?345 ?678/);
  });

  test("CUS-20 PERM-12 what is masked stays when it is left out, goes when it is emptied, and a mask is refused", async () => {
    const number = mst(1);
    const { result: made } = await create({ certNo: number, taxNo: null, contactEmail: "hoa@dong-a.example" });
    const { customerCode, version } = made!;
    expect(made!.certNo).not.toBe(number);
    const masked = await edit({ customerCode, version, certNo: made!.certNo });
    expect(masked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["certNo"], key: "masked" }] });
    const { contactPhone: _phone, ...rest } = companyForm();
    const { code } = await ask(
      app,
      routes.saveCompany,
      { body: { ...rest, nameEn: "Dong A 2", taxNo: null, customerCode, version, contactEmail: "" } },
      as("COMPANY_CUSTOMER_FORM.EDIT"),
    );
    expect(code).toBe(0);
    expect(await stored(customerCode)).toMatchObject({
      certNo: number,
      contactPhoneCode: "84",
      contactPhone: "912 345 678",
      contactEmail: null,
      nameEn: "Dong A 2",
    });
  });

  test("CUS-20 numbers are judged by country, also where only the country changes; what nobody touched is not judged anew", async () => {
    const wrong = await create({ certNo: "0100233489", taxNo: null });
    expect(wrong).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["certNo"], key: "identity.number" }],
    });
    const number = mst(2);
    const { result: made } = await create({ certNo: number, taxNo: null });
    const { customerCode, version } = made!;
    const kept = { ...companyForm(), customerCode, version };
    const moved = await ask(
      app,
      routes.saveCompany,
      { body: { ...kept, countryCode: "CN" } },
      as("COMPANY_CUSTOMER_FORM.EDIT"),
    );
    expect(moved).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["certNo"], key: "identity.number" }],
    });
    await database().db.update(customers).set({ certNo: "of old" }).where(eq(customers.customerCode, customerCode));
    const same = await ask(
      app,
      routes.saveCompany,
      { body: { ...kept, nameEn: "Dong A 3" } },
      as("COMPANY_CUSTOMER_FORM.EDIT"),
    );
    expect(same.code).toBe(0);
  });

  test("CUS-20 PERM-02 a number that another has is refused however it is spaced: told by name, or by whom to ask", async () => {
    const number = mst(3);
    const { result: made } = await create({ certNo: number, taxNo: null, orgCode: "VNCS" });
    const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
    const seen = await create({ certNo: spaced, taxNo: null });
    expect(seen).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["certNo"], key: "identity.taken", params: { code: made!.customerCode, name: made!.nameEn } }],
    });
    const hidden = await create({ certNo: spaced, taxNo: null, orgCode: "VNSALES" }, { scope: "sales" });
    expect(hidden.fields).toEqual([{ path: ["certNo"], key: "identity.takenBy", params: { org: "VNCS" } }]);
    expect(JSON.stringify(hidden)).not.toContain(made!.customerCode);
  });

  test("PERM-12 a save that is told who has a certificate counts as a search for it: beyond sixty an hour nothing is told", async () => {
    const { db } = database();
    const number = mst(6);
    expect((await create({ certNo: number, taxNo: null })).code).toBe(0);
    const guess = (certNo: string) => create({ certNo, taxNo: null }, { user: "guesser" });
    expect((await guess(number)).code).toBe(SERVICE_CODES.duplicate);
    const his = eq(customerSearch.user, "guesser");
    expect(await db.$count(customerSearch, his)).toBe(1);
    const others = Array.from({ length: MOST_SEARCHES - 1 }, (_, n) => ({
      user: "guesser",
      digest: `other ${String(n)}`,
      at: new Date(),
    }));
    await db.insert(customerSearch).values(others);
    expect((await guess(number)).code).toBe(SERVICE_CODES.duplicate);
    expect((await create({ certNo: mst(7), taxNo: null })).code).toBe(0);
    const refused = await guess(mst(7));
    expect(refused).toMatchObject({ code: SERVICE_CODES.tooOften });
    expect(refused.fields ?? []).toEqual([]);
    expect((await guess(mst(8))).code).toBe(0);
  });

  test("CUS-20 of two who save the same number at once one is told at its field", async () => {
    const number = mst(4);
    const both = await Promise.all([create({ certNo: number, taxNo: null }), create({ certNo: number, taxNo: null })]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, SERVICE_CODES.duplicate]);
    expect(both.find(({ code }) => code !== 0)?.fields).toMatchObject([{ path: ["certNo"] }]);
  });

  test("PERM-02 nobody saves a customer where he would not see it, nor another site's", async () => {
    const away = await create({ orgCode: "VNCS", certNo: null, certType: null, taxNo: null }, { scope: "sales" });
    expect(away.fields).toMatchObject([{ path: ["orgCode"], key: "customer.foreignOrg" }]);
    const none = await create({ orgCode: null, certNo: null, certType: null, taxNo: null }, { scope: "sales" });
    expect(none.fields).toMatchObject([{ path: ["orgCode"], key: "customer.foreignOrg" }]);
    const customerCode = someone();
    const other = await edit({ customerCode, version: 1 }, { site: "MY", scope: "my" });
    expect(other.code).toBe(SERVICE_CODES.notFound);
    const person = await ask(app, routes.form, { body: { customerCode } }, as("PERSON_CUSTOMER_FORM.EDIT"));
    expect(person.code).toBe(SERVICE_CODES.notFound);
  });

  test("CUS-06 CUS-10 people are added, changed and taken away; the others keep what is masked", async () => {
    const people = [
      { name: "Lan", mobile: "+84 912 000 111", email: "lan@x.example", contactType: "Bills" },
      { name: "Minh", mobile: "+84 912 000 222" },
    ];
    const { result: made } = await create({ certNo: null, certType: null, taxNo: null, contacts: people });
    const { customerCode, version, contacts } = made!;
    expect(contacts.map(({ name }) => name)).toEqual(["Lan", "Minh"]);
    expect(JSON.stringify(contacts)).not.toContain("912 000");
    const wanted = [
      { name: "Quân", mobile: "+84 912 000 333" },
      { id: contacts[0]!.id, name: "Lan Anh" },
    ];
    const { result: changed } = await edit({
      customerCode,
      version,
      certNo: null,
      certType: null,
      taxNo: null,
      contacts: wanted,
    });
    expect(changed?.contacts.map(({ name, email }) => [name, email])).toEqual([
      ["Quân", null],
      ["Lan Anh", "l•••@x.example"],
    ]);
    expect(changed?.contacts[1]?.id).toBe(contacts[0]!.id);
    const gone = await edit({
      customerCode,
      version: version + 1,
      certNo: null,
      certType: null,
      taxNo: null,
      contacts: [{ id: contacts[1]!.id, name: "Minh" }],
    });
    expect(gone.fields).toMatchObject([{ path: ["contacts", 0, "name"], key: "contact.gone" }]);
    const eleven = Array.from({ length: 11 }, (_, n) => ({ name: `P${n}`, mobile: "+84 912 000 333" }));
    expect((await create({ contacts: eleven })).fields).toMatchObject([{ path: ["contacts"], key: "list.max" }]);
    const nobody = await create({ contacts: [{ name: "", mobile: "" }] });
    expect(nobody.fields).toMatchObject([{ path: ["contacts", 0, "name"] }, { path: ["contacts", 0, "mobile"] }]);
  });

  test("ERR-05 a save of an older version is refused, and nothing of it is written", async () => {
    const { result: made } = await create({ certNo: null, certType: null, taxNo: null });
    const { customerCode, version } = made!;
    await edit({ customerCode, version, certNo: null, certType: null, taxNo: null, nameEn: "First" });
    const late = await edit({
      customerCode,
      version,
      certNo: null,
      certType: null,
      taxNo: null,
      nameEn: "Second",
      contacts: [{ name: "X", mobile: "+84 912 000 333" }],
    });
    expect(late.code).toBe(SERVICE_CODES.changed);
    expect((await read(customerCode)).contacts).toEqual([]);
    expect((await stored(customerCode)).nameEn).toBe("First");
  });
});
