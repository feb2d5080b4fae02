import { demoCustomers } from "@linehaul/kit/demo/customers";
import { outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { customerRoutes as routes } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { CUSTOMER_STEPS, ledBy } from "@linehaul/schema/customers/lifecycle";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "./table.ts";

const ofSite = (site: string) => demoCustomers().filter((c) => c.site === site);
const mine = ofSite("VN");
const few = mine.slice(0, 5).map((c) => c.customerCode);
const [foreign] = ofSite("MY");
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  few: { sites: ["VN"], countries: null, orgs: null, customers: few },
};
const as = (scope: keyof typeof scopeOf = "vn") => ({ caller: { site: "VN", scope } }) as const;

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  const now = new Date("2026-11-25T10:00:00.000Z");
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf, now: () => now });
  });
  afterAll(() => app.close());

  const found = async (filter: object, scope: keyof typeof scopeOf = "vn") =>
    (await result(app, routes.pageQuery, { body: { pageSize: 200, filter } }, as(scope))).data;
  const codes = (rows: readonly { readonly customerCode: string }[]) => rows.map((c) => c.customerCode).sort();

  test("CUS-19 names are found with accents and without, in any case, by two letters and by two Chinese characters", async () => {
    const { db } = database();
    const [one, two] = mine;
    const named = (code: string, nameEn: string, nameZh: string | null) =>
      db.update(customers).set({ nameEn, nameZh }).where(eq(customers.customerCode, code));
    await named(one!.customerCode, "Công ty Nguyễn Đức Ánh Qx", null);
    await named(two!.customerCode, "ＡＢＣ Søren 50%_\\ 🚚 Ltd", "顺丰速运");
    for (const keyword of ["nguyen duc anh qx", "NGUYỄN ĐỨC ÁNH QX", "ánh qx", "qx"])
      expect([keyword, ...codes(await found({ keyword }))]).toEqual([keyword, one!.customerCode]);
    for (const keyword of ["顺丰", "丰速", "abc soren", "50%_\\ 🚚 l", "🚚"])
      expect([keyword, ...codes(await found({ keyword }))]).toEqual([keyword, two!.customerCode]);
    for (const keyword of ["顺运", "0%\\_", "nguyen  duc"])
      expect([keyword, ...codes(await found({ keyword }))]).toEqual([keyword]);
    expect(codes(await found({ keyword: two!.customerCode.slice(1, 9) }))).toContain(two!.customerCode);
    const plain = mine.filter((c) => c.nameEn.toLowerCase().includes("a")).length;
    expect((await found({ keyword: "a" })).length).toBeGreaterThanOrEqual(Math.min(200, plain));
  });

  test("CUS-19 filters hold together, and the tags count every status under the others", async () => {
    const filter = { customerType: "ENTERPRISE", settlementType: "MONTHLY" } as const;
    const wanted = mine.filter((c) => c.customerType === "ENTERPRISE" && c.settlementType === "MONTHLY");
    const body = {
      pageSize: 200,
      filter: { ...filter, status: ["USABLE" as const] },
      want: ["total" as const, "statusCounts" as const],
    };
    const { total, statusCounts } = await result(app, routes.pageQuery, { body }, as());
    expect(total).toBe(wanted.filter((c) => c.status === "USABLE").length);
    expect(statusCounts).toEqual(
      CUSTOMER_STATUSES.map((status) => ({
        status,
        count: wanted.filter((c) => c.status === status).length,
        exact: true,
      })),
    );
    const [one] = wanted;
    const ofPerson = await found({ salesPerson: one!.salesPerson ?? "", orgCode: [one!.orgCode] });
    expect(codes(ofPerson)).toContain(one!.customerCode);
    expect(ofPerson.every((c) => c.salesPerson === one!.salesPerson && c.orgCode === one!.orgCode)).toBe(true);
    const [row] = await found({ customerCode: one!.customerCode });
    const before = { to: row!.createdAt };
    expect(codes(await found({ ...before, customerCode: one!.customerCode }))).toEqual([]);
    expect(codes(await found({ from: row!.createdAt, customerCode: one!.customerCode }))).toEqual([one!.customerCode]);
  });

  test("CUS-13 many are disabled with a reason and enabled again, each with its outcome; what may not be stops no other", async () => {
    const { db } = database();
    const some = mine.slice(10, 14).map((c) => c.customerCode);
    const [usable = "", unusable = "", added = "", other = ""] = some;
    await db
      .update(customers)
      .set({ status: "USABLE" })
      .where(inArray(customers.customerCode, [usable, other]));
    await db.update(customers).set({ status: "UNUSABLE" }).where(eq(customers.customerCode, unusable));
    await db.update(customers).set({ status: "ADDED" }).where(eq(customers.customerCode, added));
    await db.delete(outbox);
    const asked = [usable, unusable, added, foreign!.customerCode, other];
    const body = { codes: asked, reason: "  Bills unpaid  " };
    const { outcomes } = await result(app, routes.disable, { body }, as());
    expect(outcomes.map(({ outcome, status }) => [outcome, status])).toEqual([
      ["DONE", "UNUSABLE"],
      ["ALREADY", "UNUSABLE"],
      ["NOT_NOW", "ADDED"],
      ["NOT_FOUND", null],
      ["DONE", "UNUSABLE"],
    ]);
    expect((await found({ customerCode: usable }))[0]).toMatchObject({
      status: "UNUSABLE",
      unusableReason: "Bills unpaid",
      modifiedBy: "admin",
      modifiedAt: now.toISOString(),
    });
    const events = await db.select().from(outbox);
    expect(events.map(({ type, site }) => [type, site])).toEqual([
      ["customer.changed", "VN"],
      ["customer.changed", "VN"],
    ]);
    const again = await result(app, routes.enable, { body: { codes: asked } }, as());
    expect(again.outcomes.map(({ outcome }) => outcome)).toEqual(["DONE", "DONE", "NOT_NOW", "NOT_FOUND", "DONE"]);
    expect((await found({ customerCode: usable }))[0]).toMatchObject({ status: "USABLE", unusableReason: null });
  });

  test("CUS-13 ACC-05 no reason, a code twice, none and 201 of them are refused at the field; another button does not do", async () => {
    const refused = async (body: { codes: string[]; reason: string }) => {
      const { code, fields } = await ask(app, routes.disable, { body }, as());
      return [code, fields?.[0]?.path[0], fields?.[0]?.key];
    };
    const [one = ""] = few;
    const many = Array.from({ length: 201 }, (_, n) => String(n).padStart(10, "0"));
    const { invalid } = SERVICE_CODES;
    expect(await refused({ codes: [one], reason: " " })).toEqual([invalid, "reason", "required"]);
    expect(await refused({ codes: [one], reason: "x".repeat(201) })).toEqual([invalid, "reason", "text.max"]);
    expect(await refused({ codes: [one, one], reason: "x" })).toEqual([invalid, "codes", "duplicate"]);
    expect(await refused({ codes: [], reason: "x" })).toEqual([invalid, "codes", "required"]);
    expect(await refused({ codes: many, reason: "x" })).toEqual([invalid, "codes", "list.max"]);
    const by = { ...as(), button: "CUSTOMER_LIST.VIEW" } as const;
    expect((await ask(app, routes.enable, { body: { codes: [one] } }, by)).code).toBe(SERVICE_CODES.notTaken);
  });

  test("PERM-02 who is outside the caller's rows is not found, and stays as he was", async () => {
    const outside = mine[20]!.customerCode;
    const before = await found({ customerCode: outside });
    const { outcomes } = await result(app, routes.disable, { body: { codes: [outside], reason: "x" } }, as("few"));
    expect(outcomes).toMatchObject([{ outcome: "NOT_FOUND", name: null, status: null }]);
    expect(await found({ customerCode: outside })).toEqual(before);
  });

  test("CUS-19 a file of customers is thought of as the list is filtered", async () => {
    const wanted = mine.filter((c) => c.customerType === "PERSONAL").length;
    const body = { filter: { customerType: "PERSONAL" as const } };
    expect(await result(app, routes.exportPreview, { body }, as())).toMatchObject({ rows: { count: wanted } });
    const ticked = { ids: [...few.slice(0, 2), foreign!.customerCode] };
    expect(await result(app, routes.exportPreview, { body: ticked }, as())).toMatchObject({ rows: { count: 2 } });
  });
});

test("CUS-13 every step leads where the lifecycle says, and from nowhere else", () => {
  const steps = Object.entries(CUSTOMER_STEPS);
  expect(steps.flatMap(([, { from, to }]) => from.map((one) => `${one} → ${to}`)).sort()).toEqual([
    "ADDED → PENDING_REVIEW",
    "APPROVED → USABLE",
    "PENDING_REVIEW → ADDED",
    "PENDING_REVIEW → APPROVED",
    "PENDING_REVIEW → REJECTED",
    "REJECTED → PENDING_REVIEW",
    "UNUSABLE → USABLE",
    "USABLE → UNUSABLE",
  ]);
  for (const status of CUSTOMER_STATUSES) {
    expect(ledBy("DISABLE", status)).toBe(status === "USABLE" ? "UNUSABLE" : null);
    expect(ledBy("ENABLE", status)).toBe(status === "UNUSABLE" ? "USABLE" : null);
  }
});
