import { demoCustomers } from "@linehaul/kit/demo/customers";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { NO_ROWS } from "@linehaul/schema/scope";
import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedCustomer } from "../../demo.ts";
import { customer as service } from "../../service.ts";
import { customers } from "./table.ts";

const ofSite = (site: string) => demoCustomers().filter((c) => c.site === site);
const [mine, theirs] = [ofSite("VN"), ofSite("MY")];
const [first, foreign] = [mine[0]!, theirs[0]!];
const few = mine.slice(0, 3).map((c) => c.customerCode);
/** Customers who have their seat in another country than their site. */
const abroad = mine.filter((_, n) => n % 3 === 0).map((c) => c.customerCode);
const scopeOf = {
  none: NO_ROWS,
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  orgs: { sites: ["VN"], countries: null, orgs: ["VNCS", "MYSALES"], customers: null },
  countries: { sites: ["VN"], countries: ["LA"], orgs: null, customers: null },
  both: { sites: ["VN"], countries: ["LA"], orgs: ["VNCS"], customers: null },
  few: { sites: ["VN"], countries: null, orgs: null, customers: [...few, foreign.customerCode] },
};
const as = (scope: keyof typeof scopeOf) => ({ caller: { site: "VN", scope } }) as const;

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await seedCustomer(database().db);
    await seedCustomer(database().db);
    await database().db.update(customers).set({ countryCode: "LA" }).where(inArray(customers.customerCode, abroad));
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const page = (body: object, scope: keyof typeof scopeOf = "vn") =>
    result(app, customerRoutes.pageQuery, { body: { pageSize: 200, want: ["total"], ...body } }, as(scope));
  const codes = (rows: readonly { customerCode: string }[]) => rows.map((c) => c.customerCode);

  test("PERM-02 lists the caller's site, his customers, or nothing", async () => {
    expect((await page({})).total).toBe(mine.length);
    expect(codes((await page({}, "few")).data).sort()).toEqual([...few].sort());
    expect(await page({}, "none")).toMatchObject({ data: [], total: 0 });
  });
  test.each([
    ["countries", mine.filter((c) => abroad.includes(c.customerCode))],
    ["orgs", mine.filter((c) => c.customerType === "PERSONAL")],
    ["both", mine.filter((c) => c.customerType === "PERSONAL" && abroad.includes(c.customerCode))],
  ] as const)("PERM-02 a caller who is kept to %s: list, total, by code and clear values", async (scope, inside) => {
    let current = await page({}, scope);
    expect(current.total).toBe(inside.length);
    const seen = codes(current.data);
    while (current.after !== null) {
      current = await page({ after: current.after }, scope);
      seen.push(...codes(current.data));
    }
    expect(seen.sort()).toEqual(codes(inside).sort());
    const found = await result(app, customerRoutes.byCodes, { body: { codes: codes(mine) } }, as(scope));
    expect(codes(found).sort()).toEqual(codes(inside).sort());
    const outside = mine.find((c) => !inside.includes(c))!;
    const body = { customerCode: outside.customerCode, field: "CONTACT_PHONE" as const, reason: "Needed for a call" };
    expect((await ask(app, customerRoutes.showDecrypt, { body }, as(scope))).code).toBe(SERVICE_CODES.notFound);
    const counted = await result(app, customerRoutes.countInScope, { body: { version: scope } }, as("none"));
    expect(counted).toEqual({ count: inside.length, exact: true });
  });
  test("PERM-02 codes outside the caller's rows are left out", async () => {
    const asked = [first.customerCode, foreign.customerCode, "0000000000"];
    for (const [scope, found] of [
      ["vn", [first.customerCode]],
      ["few", [first.customerCode]],
      ["none", []],
    ] as const)
      expect(codes(await result(app, customerRoutes.byCodes, { body: { codes: asked } }, as(scope)))).toEqual(found);
  });
  test("PERM-12 phone, e-mail and address leave masked", async () => {
    const answers = JSON.stringify(
      await result(app, customerRoutes.byCodes, { body: { codes: codes(mine) } }, as("vn")),
    );
    const clear = mine.flatMap((c) => [c.phone.number, c.email, c.place.address]).filter((value) => value !== null);
    expect(clear.filter((value) => answers.includes(value))).toEqual([]);
  });
  test("CUS-20 answers the customer as it is stored", async () => {
    const [found] = await result(app, customerRoutes.byCodes, { body: { codes: [first.customerCode] } }, as("vn"));
    const { customerCode, nameEn, nameZh, customerType, status, settlementType, creditLimit } = first;
    expect(found).toMatchObject({ customerCode, nameEn, nameZh, customerType, status, settlementType, creditLimit });
  });
  test("CUS-19 filters by name, code, type, status and country", async () => {
    const longest = mine.toSorted((a, b) => b.nameEn.length - a.nameEn.length)[0]!;
    expect(codes((await page({ filter: { keyword: longest.nameEn.toUpperCase() } })).data)).toEqual([
      longest.customerCode,
    ]);
    expect(codes((await page({ filter: { customerCode: first.customerCode } })).data)).toEqual([first.customerCode]);
    const people = mine.filter((c) => c.customerType === "PERSONAL" && ["ADDED", "REJECTED"].includes(c.status));
    const filter = { customerType: "PERSONAL", status: ["ADDED", "REJECTED"], countryCode: "VN" };
    const atHome = people.filter((c) => !abroad.includes(c.customerCode));
    expect(codes((await page({ filter })).data).sort()).toEqual(codes(atHome).sort());
    expect((await page({ filter: { countryCode: "FR" } })).total).toBe(0);
    expect((await page({ filter: { keyword: "%" } })).total).toBe(0);
  });
  test("pages by key hold every customer once, and go back the same way", async () => {
    for (const sort of ["CREATED_AT_DESC", "CUSTOMER_CODE_ASC"]) {
      let current = await page({ pageSize: 90, sort });
      const seen = codes(current.data);
      while (current.after !== null) {
        current = await page({ pageSize: 90, sort, after: current.after });
        seen.push(...codes(current.data));
      }
      expect(seen.length).toBe(mine.length);
      expect(new Set(seen).size).toBe(mine.length);
      const back = codes(current.data);
      while (current.before !== null) {
        current = await page({ pageSize: 90, sort, before: current.before });
        back.unshift(...codes(current.data));
      }
      expect(back).toEqual(seen);
    }
  });
  test("refuses another button and a code that is none", async () => {
    const byCodes = (list: string[], button: "CUSTOMER_LIST.VIEW" | "CURRENCY.VIEW") =>
      ask(app, customerRoutes.byCodes, { body: { codes: list } }, { ...as("vn"), button });
    expect((await byCodes([first.customerCode], "CURRENCY.VIEW")).code).toBe(SERVICE_CODES.notTaken);
    expect((await byCodes(["12"], "CUSTOMER_LIST.VIEW")).code).toBe(SERVICE_CODES.invalid);
  });
});
