import { audit, outbox } from "@linehaul/kit/tables";
import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, testService } from "@linehaul/kit/testing/service";
import { customerFormRoutes } from "@linehaul/schema/customers/customer-form/form";
import { customerImportRoutes as routes } from "@linehaul/schema/customers/customer-import/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import { UploadedFile } from "@linehaul/schema/upload";
import { eq, inArray, like } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { regionCopy } from "../../base-data/region/table.ts";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customerContact } from "../contact/table.ts";
import { companyForm, mst } from "../customer-form/testing/company-form.ts";
import { customers } from "../customer/table.ts";
import { sample } from "./sample.ts";
import { sheetOf } from "./testing/sheet.ts";

const Taken = z.object({ result: UploadedFile });
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  sales: { sites: ["VN"], countries: null, orgs: ["VNSALES"], customers: null },
  few: { sites: ["VN"], countries: null, orgs: null, customers: ["8400000001"] },
};
type Scope = keyof typeof scopeOf;

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  let now = new Date("2026-11-20T10:00:00Z");
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf, now: () => now });
  });
  afterAll(() => app.close());

  let made = 0;
  /** A company whose name nobody else has, without numbers. */
  const line = (more: object = {}) => ({ ...sample, nameEn: `Imported ${++made}`, certType: "", certNo: "", ...more });
  const as = (user: string, scope: Scope) => ({ caller: { site: "VN" as const, scope, user, userName: user } });
  async function sent(lines: readonly object[], user = "u-1"): Promise<string> {
    const { path, service: of, may } = routes.upload;
    const headers = { ...callerHeaders(of, may[0], as(user, "vn").caller), "content-type": "application/octet-stream" };
    const asked = { method: "POST", url: path, query: { name: "new.csv" }, headers, payload: sheetOf(lines) } as const;
    return Taken.parse((await app.inject(asked)).json()).result.id;
  }
  const orgs = ["VNSALES", "VNCS"];
  const check = (file: string, user = "u-1", scope: Scope = "vn") =>
    ask(app, routes.check, { body: { file, orgs } }, as(user, scope));
  const store = (file: string, digest: string, more: object = {}) =>
    ask(app, routes.store, { body: { file, digest, orgs } }, { ...as("u-1", "vn"), ...more });
  const named = (name: string) => database().db.select().from(customers).where(eq(customers.nameEn, name));
  const imported = () => database().db.$count(customers, like(customers.nameEn, "Imported %"));

  test("CUS-13 CUS-01 a sheet is looked at, then stored with people and codes; the same submission stores nothing twice", async () => {
    const [one, other] = [line(), line({ customerType: "PERSONAL", nature: "", industry: "", businessScope: "" })];
    const file = await sent([one, { "contact.name": "Lan", "contact.mobile": "+84 912 345 670" }, other]);
    const { result: found } = await check(file);
    expect(found).toMatchObject({ rows: 3, added: 2, wrongCells: 0, ignored: [] });
    expect(await named(one.nameEn)).toEqual([]);
    const more = { headers: { "idempotency-key": "import-once" } };
    const [stored, again] = [await store(file, found!.digest, more), await store(file, found!.digest, more)];
    expect(again.result).toEqual(stored.result);
    const [row] = await named(one.nameEn);
    expect(row).toMatchObject({
      status: "ADDED",
      customerType: "ENTERPRISE",
      orgCode: "VNSALES",
      site: "VN",
      version: 1,
    });
    expect(row?.customerCode).toMatch(/^84\d{8}$/);
    expect(await named(other.nameEn)).toMatchObject([{ customerType: "PERSONAL", nature: null }]);
    const people = await database().db.select().from(customerContact).where(eq(customerContact.customerId, row!.id));
    expect(people.map(({ name, place }) => [name, place])).toEqual([
      ["Nguyễn Văn An", 1],
      ["Lan", 2],
    ]);
    const told = await database()
      .db.select()
      .from(audit)
      .where(inArray(audit.subject, [row!.id, file]));
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(["customer.added", "customer.imported"]));
    expect(JSON.stringify(told)).not.toMatch(/912 ?345|12 Kim/);
    expect(await database().db.$count(outbox, eq(outbox.subject, row!.id))).toBe(1);
  });

  test("ORD-12 nothing of a sheet with a wrong cell is stored; corrected it is", async () => {
    const before = await imported();
    const [right, wrong] = [line(), line({ contactPhone: "12", orgCode: "NOWHERE" })];
    const file = await sent([right, wrong]);
    const { result: found } = await check(file);
    expect(found).toMatchObject({ added: 1, wrongRows: 1, wrongCells: 2 });
    expect(found?.wrong.map(({ row, heading }) => [row, heading])).toEqual([
      [3, "Contact's phone"],
      [3, "Organisation"],
    ]);
    expect(await store(file, found!.digest)).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ key: "sheet.wrong" }],
    });
    expect(await imported()).toBe(before);
    const corrected = await sent([right, { ...wrong, contactPhone: "+84 912 345 671", orgCode: "VNCS" }]);
    expect((await store(corrected, (await check(corrected)).result!.digest)).code).toBe(0);
    expect(await imported()).toBe(before + 2);
  });

  test("PERM-02 who is kept to organisations adds to them alone, who is kept to customers adds none; another's file is not found", async () => {
    const file = await sent([line({ orgCode: "VNSALES" }), line({ orgCode: "VNCS" }), line({ orgCode: "" })]);
    expect((await check(file, "u-1", "sales")).result?.wrong.map(({ row }) => row)).toEqual([3, 4]);
    expect((await check(file, "u-1", "few")).code).toBe(SERVICE_CODES.notTaken);
    expect((await check(file, "u-2")).code).toBe(SERVICE_CODES.notFound);
  });

  test("CUS-20 a number that somebody has, here or in the sheet, is told at its cell; who gets it meanwhile keeps it", async () => {
    const [number, free] = [mst(41), mst(42)];
    const numbered = (certNo: string) => line({ certType: "BUSINESS_LICENCE", certNo });
    const saved = (certNo: string) =>
      ask(
        app,
        customerFormRoutes.saveCompany,
        { body: { ...companyForm(), certNo } },
        { ...as("u-1", "vn"), button: "COMPANY_CUSTOMER_FORM.CREATE" },
      );
    expect((await saved(number)).code).toBe(0);
    const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
    const file = await sent([numbered(free), numbered(spaced), numbered(free)]);
    const { result: found } = await check(file);
    expect(found?.wrong.map(({ row, message }) => [row, message.includes("row 2")])).toEqual([
      [3, false],
      [4, true],
    ]);
    const alone = await sent([numbered(free)]);
    const { result: sound } = await check(alone);
    expect((await saved(free)).code).toBe(0);
    expect((await store(alone, sound!.digest)).code).toBe(SERVICE_CODES.changed);
  });

  test("PERM-12 each certificate that a sheet confirms counts as a search, and is recorded without its value", async () => {
    const { db } = database();
    const taken = await db.select().from(customers).where(eq(customers.site, "VN"));
    const numbers = taken
      .filter((row) => row.customerType === "ENTERPRISE" && row.certType === "BUSINESS_LICENCE" && row.certNo !== null)
      .map(({ certNo }) => certNo);
    expect(numbers.length).toBeGreaterThan(MOST_SEARCHES);
    const guess = (some: readonly (string | null)[]) =>
      sent(
        some.map((certNo) => line({ certType: "BUSINESS_LICENCE", certNo })),
        "u-9",
      );
    const many = await guess(numbers.slice(0, MOST_SEARCHES + 1));
    expect((await check(many, "u-9")).code).toBe(SERVICE_CODES.tooOften);
    const few = await guess(numbers.slice(0, 3));
    expect((await check(few, "u-9")).result).toMatchObject({ wrongCells: 3 });
    const [told] = await db.select().from(audit).where(eq(audit.subject, "u-9"));
    expect(told).toMatchObject({ type: "customerFinding.made", after: { found: 3 } });
    expect(JSON.stringify(told)).not.toContain(numbers[0]);
    // Who stores without a look is not told which cells are wrong.
    const unseen = await store(await guess(numbers.slice(0, 3)), "unseen", as("u-9", "vn"));
    expect(unseen).toMatchObject({ code: SERVICE_CODES.changed });
    now = new Date(now.getTime() + 3_600_001);
    expect((await check(few, "u-9")).code).toBe(0);
  });

  test("SYS-07 regions of a sheet are those of its countries", async () => {
    const place = { code: "LA-VT", parentCode: null, name: "Vientiane", nameKey: "vientiane" };
    await database()
      .db.insert(regionCopy)
      .values({ id: newId(), countryCode: "LA", ...place, isUsed: true, isSourced: true });
    const inLaos = (province: string) => line({ countryCode: "LA", province, city: "", postCode: "" });
    const { result: found } = await check(await sent([inLaos("Nowhere at all"), inLaos("VIENTIANE")]));
    expect(found?.wrong.map(({ row, heading }) => [row, heading])).toEqual([[2, "State or province"]]);
  });

  test("ORD-12 the template is a workbook", async () => {
    const { path, service: of, may } = routes.template;
    const { headers, rawPayload } = await app.inject({ url: path, headers: callerHeaders(of, may[0]) });
    expect(headers["content-type"]).toContain("spreadsheetml");
    expect(rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  test("CUS-01 customers of a long sheet are stored whole, each with a code of its own", async () => {
    const lines = Array.from({ length: 1_100 }, () => line());
    const file = await sent(lines);
    const { result: found } = await check(file);
    expect(found).toMatchObject({ added: lines.length, wrongCells: 0 });
    expect((await store(file, found!.digest)).code).toBe(0);
    const names = lines.map(({ nameEn }) => nameEn);
    const stored = await database().db.select().from(customers).where(inArray(customers.nameEn, names));
    expect(new Set(stored.map(({ customerCode }) => customerCode)).size).toBe(lines.length);
  });
});
