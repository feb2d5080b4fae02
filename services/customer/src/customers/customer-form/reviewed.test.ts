import { demoCustomers } from "@linehaul/kit/demo/customers";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import { customerFormRoutes as routes } from "@linehaul/schema/customers/customer-form/form";
import { customerReviewRoutes } from "@linehaul/schema/customers/customer-review/review";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "../customer/table.ts";
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
  const submitting = { also: ["COMPANY_CUSTOMER_FORM.SUBMIT"] };
  const read = async (customerCode: string) =>
    (await ask(app, routes.form, { body: { customerCode } }, as("COMPANY_CUSTOMER_FORM.EDIT"))).result!;
  const stored = async (code: string) =>
    (await database().db.select().from(customers).where(eq(customers.customerCode, code)))[0]!;
  /** A usable customer's form as it is, masked values left out, complete. */
  const asItIs = async (customerCode: string) => {
    const { version, ...form } = await read(customerCode);
    const {
      contacts,
      certNo: _1,
      address: _2,
      contactPhone: _3,
      contactEmail: _4,
      tel: _5,
      settlementAccount: _6,
      pinCode: _7,
      review: _8,
      refusal: _9,
      ...own
    } = form;
    const people = contacts.map(({ mobile: _a, phone: _b, email: _c, address: _d, ...one }) => one);
    return { ...own, contacts: people, customerCode, version };
  };

  test("CUS-16 of a usable customer what a review guards waits for one and keeps its value; the rest is written at once", async () => {
    const customerCode = someone();
    const was = await stored(customerCode);
    await database()
      .db.update(customers)
      .set({ orgCode: "VNSALES", contactEmail: "a@b.example", industry: "TRADE", nature: "PRIVATE" })
      .where(eq(customers.customerCode, customerCode));
    const form = await asItIs(customerCode);
    const asked = { ...form, invoiceTitle: "Phòng kế toán", deliveryPerson: "Lê Văn Bình" };
    const plain = await ask(app, routes.saveCompany, { body: asked }, as("COMPANY_CUSTOMER_FORM.EDIT"));
    expect(plain.fields).toEqual([{ path: ["invoiceTitle"], key: "customer.needsReview", params: {} }]);
    const { result } = await ask(
      app,
      routes.saveCompany,
      { body: asked },
      as("COMPANY_CUSTOMER_FORM.EDIT", submitting),
    );
    expect(result).toMatchObject({ deliveryPerson: "Lê Văn Bình", invoiceTitle: was.invoiceTitle, status: "USABLE" });
    expect(result?.review).toMatchObject({ kind: "CHANGE", fields: ["invoiceTitle"], isOwn: true });
    const again = await ask(
      app,
      routes.saveCompany,
      { body: { ...asked, version: result!.version, nameEn: "Another" } },
      as("COMPANY_CUSTOMER_FORM.EDIT", submitting),
    );
    expect(again.fields?.map(({ key }) => key)).toEqual(["customer.inReview", "customer.inReview"]);
    const own = await ask(
      app,
      customerReviewRoutes.pass,
      { body: { id: result!.review!.id } },
      as("CUSTOMER_REVIEW.AUDIT"),
    );
    expect(own.code).toBe(SERVICE_CODES.ownReview);
    const { result: decided } = await ask(
      app,
      customerReviewRoutes.pass,
      { body: { id: result!.review!.id } },
      as("CUSTOMER_REVIEW.AUDIT", { user: "u-2", userName: "lan" }),
    );
    expect(decided).toMatchObject({ isDone: true, review: { status: "PASSED", decidedBy: "lan" } });
    expect(await stored(customerCode)).toMatchObject({ invoiceTitle: "Phòng kế toán", deliveryPerson: "Lê Văn Bình" });
  });

  test("CUS-13 a submission asks for all that is missing; then the customer rests until it is decided or taken back", async () => {
    const { result: made } = await create({
      certNo: null,
      certType: null,
      taxNo: null,
      orgCode: null,
      settlementType: "MONTHLY",
    });
    const { customerCode, version } = made!;
    const submit = (v: number) =>
      ask(app, routes.submit, { body: { customerCode, version: v } }, as("COMPANY_CUSTOMER_FORM.SUBMIT"));
    const missing = await submit(version);
    expect(missing.fields?.map(({ path }) => path[0])).toEqual([
      "certType",
      "certNo",
      "orgCode",
      "taxNo",
      "creditPeriodDays",
      "creditLimit",
    ]);
    const number = mst(5);
    const { result: whole } = await edit({
      customerCode,
      version,
      certNo: number,
      taxNo: number,
      settlementType: "CASH",
    });
    const { result: sent } = await submit(whole!.version);
    expect(sent).toMatchObject({ status: "PENDING_REVIEW", review: { kind: "NEW", isOwn: true } });
    expect((await edit({ customerCode, version: sent!.version })).code).toBe(SERVICE_CODES.wrongState);
    const { result: back } = await ask(
      app,
      customerReviewRoutes.withdraw,
      { body: { id: sent!.review!.id } },
      as("COMPANY_CUSTOMER_FORM.SUBMIT"),
    );
    expect(back).toMatchObject({ isDone: true, review: { status: "WITHDRAWN" } });
    expect((await stored(customerCode)).status).toBe("ADDED");
  });
});
