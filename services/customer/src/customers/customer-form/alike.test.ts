import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import { customerDuplicateRoutes as routes, type LookAlike } from "@linehaul/schema/customers/customer-form/duplicates";
import { customerFormRoutes } from "@linehaul/schema/customers/customer-form/form";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { companyForm, mst } from "./testing/company-form.ts";

const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  sales: { sites: ["VN"], countries: null, orgs: ["VNSALES"], customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const as = (more: object = {}) => ({
    button: "COMPANY_CUSTOMER_FORM.CREATE" as const,
    caller: { site: "VN" as const, scope: "vn", ...more },
  });
  const make = async (form: object, more: object = {}) => {
    const body = { ...companyForm(), certType: null, ...form };
    return (await ask(app, customerFormRoutes.saveCompany, { body }, as(more))).result!;
  };
  const look = (body: Partial<LookAlike>, more: object = {}) => ask(app, routes.duplicates, { body }, as(more));
  const found = async (body: Partial<LookAlike>, more: object = {}) =>
    (await look(body, more)).result?.duplicates.map(({ customerCode, reasons }) => [customerCode, reasons]);

  test("CUS-20 names are alike whatever accents, signs and kind of company they have; others are not", async () => {
    const one = await make({ nameEn: "Công ty TNHH Dệt May Thành Công", nameZh: "成功纺织有限公司" });
    expect(await found({ names: ["Det May Thanh Cong Co., Ltd"] })).toEqual([[one.customerCode, ["NAME"]]]);
    expect(await found({ names: ["DỆT MAY THÀNH CÔNG JSC"] })).toEqual([[one.customerCode, ["NAME"]]]);
    expect(await found({ names: ["成功纺织集团"] })).toEqual([[one.customerCode, ["NAME"]]]);
    expect(await found({ names: ["Công ty TNHH Gỗ Trường Thành"] })).toEqual([]);
    expect(await found({ names: ["Công ty TNHH"] })).toEqual([]);
    expect(await found({ names: ["Det May Thanh Cong"], customerCode: one.customerCode })).toEqual([]);
    expect(await found({ names: ["Det May Thanh Cong"] }, { site: "MY", scope: "my" })).toEqual([]);
  });

  test("CUS-20 the same number, telephone and e-mail are told with what they are, the number first", async () => {
    const number = mst(20);
    const one = await make({
      nameEn: "Alpha Ceramics",
      certType: "BUSINESS_LICENCE",
      certNo: number,
      contactPhone: "+84 988 123 456",
      contactEmail: "alpha@ceramics.example",
    });
    const two = await make({
      nameEn: "Beta Rubber",
      contactPhone: "+84 977 000 111",
      contacts: [{ name: "Lan", mobile: "+84 988 123 456" }],
    });
    const spaced = `${number.slice(0, 3)}-${number.slice(3)}`;
    const all = { names: ["Alfa Ceramics"], certNo: spaced, phone: "+84988123456", email: "ALPHA@ceramics.example" };
    const told = await found(all);
    expect(told?.[0]).toEqual([one.customerCode, ["EMAIL", "IDENTITY", "NAME", "PHONE"]]);
    expect(told?.[1]).toEqual([two.customerCode, ["PHONE"]]);
  });

  test("PERM-02 of a customer that the viewer may not see neither name nor code is told, but whom to ask", async () => {
    const one = await make({ nameEn: "Hidden Lantern Works", orgCode: "VNCS" });
    const { result } = await look({ names: ["Hidden Lantern Works"] }, { scope: "sales" });
    expect(result?.duplicates).toEqual([
      { reasons: ["NAME"], customerCode: null, name: null, status: null, orgCode: "VNCS" },
    ]);
    expect(JSON.stringify(result)).not.toContain(one.customerCode);
  });

  test("PERM-12 a look for what comes masked is counted and recorded without its value; names are not counted", async () => {
    await make({ nameEn: "Counted", contactPhone: "+84 966 555 444" });
    const user = { user: "counted", userName: "counted" };
    await look({ phone: "+84 966 555 444" }, user);
    const rows = await database().db.select().from(audit).where(eq(audit.userName, "counted"));
    expect(rows).toMatchObject([{ kind: "SEARCH", fields: ["PHONE"] }]);
    expect(JSON.stringify(rows)).not.toMatch(/966 ?555|555 ?444/);
    for (let n = 1; n < MOST_SEARCHES; n++) await look({ phone: `+84 966 555 ${100 + n}` }, user);
    expect((await look({ phone: "+84 966 000 000" }, user)).code).toBe(SERVICE_CODES.tooOften);
    expect((await look({ names: ["Counted"] }, user)).code).toBe(0);
  });
});
