import { demoCustomers } from "@linehaul/kit/demo/customers";
import { rowsOf } from "@linehaul/kit/database-type";
import { audit, idempotency, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, type AskOptions, result, testService } from "@linehaul/kit/testing/service";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import type { FindCustomers } from "@linehaul/schema/customers/finding";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FINDING_KINDS, MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import { NO_ROWS } from "@linehaul/schema/scope";
import { desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customerContact } from "../contact/table.ts";
import { customers } from "../customer/table.ts";
import { soughtCustomers } from "./look.ts";
import { customerFinding, customerSearch } from "./table.ts";

const START = new Date("2026-11-20T10:00:00Z");
const [one, other] = demoCustomers().filter((c) => c.site === "VN" && c.monthCard !== null);
const abroad = demoCustomers().find((c) => c.site === "MY")!;
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  none: NO_ROWS,
  few: { sites: ["VN"], countries: null, orgs: null, customers: [other!.customerCode] },
};
/** Of the customer itself, and of one of another's people. */
const PHONE = "90 123 4567";
const DIGITS = "901234567";
const EMAIL = "An.Nguyen@kept.example";
const INDEXES = {
  PHONE: ["customer_phone", "customer_tel", "customer_contact_mobile", "customer_contact_phone"],
  EMAIL: ["customer_email", "customer_contact_email"],
  CERTIFICATE: ["customer_identity_once"],
  CARD: ["month_card_pkey"],
};

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  let now = START;
  beforeAll(async () => {
    const { db } = database();
    const contact = { contactPhoneCode: "+84", contactPhone: PHONE, contactEmail: EMAIL, certNo: "AB-12 345/67" };
    await db.update(customers).set(contact).where(eq(customers.customerCode, one!.customerCode));
    await db.update(customers).set(contact).where(eq(customers.customerCode, abroad.customerCode));
    const theirs = sql`${customerContact.customerId} in (select id from customer where customer_code = ${other!.customerCode})`;
    await db
      .update(customerContact)
      .set({ mobileAreaCode: "84", mobile: DIGITS, email: EMAIL.toLowerCase() })
      .where(theirs);
    app = await testService({ ...service, database: database(), scopeOf, now: () => now });
  });
  afterAll(() => app.close());

  const vn = (caller: AskOptions["caller"] = {}): AskOptions => ({ caller: { site: "VN", scope: "vn", ...caller } });
  const find = (body: FindCustomers, options = vn()) => ask(app, customerRoutes.findSensitive, { body }, options);
  const found = async (body: FindCustomers, options = vn()) => {
    const answer = await find(body, options);
    if (answer.result === undefined) throw new Error(JSON.stringify(answer));
    return answer.result;
  };
  const list = (finding: string, options = vn()) =>
    result(
      app,
      customerRoutes.pageQuery,
      { body: { pageSize: 200, filter: { finding }, want: ["total", "statusCounts"] } },
      options,
    );
  const codesOf = async (finding: string, options = vn()) =>
    (await list(finding, options)).data.map(({ customerCode }) => customerCode).sort();
  const both = [one!.customerCode, other!.customerCode].sort();

  test.each([
    ["as it is kept", PHONE],
    ["in digits", DIGITS],
    ["with a zero before it", `0${DIGITS}`],
    ["with its country", `+84 ${PHONE}`],
    ["with its country and both zeros", `0084 (0)${DIGITS}`],
  ])("PERM-12 a phone %s finds the customer that has it and the one whose people have", async (_how, value) => {
    const { findingId, count, isMore, kind } = await found({ kind: "PHONE", value });
    expect({ count, isMore, kind }).toEqual({ count: 2, isMore: false, kind: "PHONE" });
    expect(await codesOf(findingId)).toEqual(both);
    expect((await list(findingId)).statusCounts?.reduce((sum, one) => sum + one.count, 0)).toBe(2);
  });

  test("PERM-12 e-mail, certificate and card are found whole, in any spelling, and a part of one is not", async () => {
    const card = one!.monthCard!;
    for (const [body, codes] of [
      [{ kind: "EMAIL", value: ` ${EMAIL.toUpperCase()} ` }, both],
      [{ kind: "CERTIFICATE", value: "ab1234567" }, [one!.customerCode]],
      [{ kind: "CARD", value: `${card.slice(0, 4)} ${card.slice(4)}` }, [one!.customerCode]],
    ] as const) {
      expect(await codesOf((await found(body)).findingId)).toEqual(codes);
      expect((await found({ ...body, value: body.value.trim().slice(0, -1) })).count).toBe(0);
    }
  });

  test("PERM-02 a finding holds the caller's rows, and each reader's scope applies anew; nobody else's, and none that is forgotten, finds anything", async () => {
    const body = { kind: "PHONE" as const, value: PHONE };
    expect(await found(body, vn({ scope: "none" }))).toMatchObject({ count: 0 });
    const mine = await found(body);
    expect(await codesOf(mine.findingId, vn({ scope: "few" }))).toEqual([other!.customerCode]);
    expect((await list(mine.findingId)).finding).toMatchObject({ findingId: mine.findingId, count: 2 });
    expect(await list(mine.findingId, vn({ user: "u-2" }))).toMatchObject({ data: [], total: 0, finding: null });
    now = new Date(START.getTime() + 24 * 3_600_000);
    expect(await list(mine.findingId)).toMatchObject({ data: [], total: 0, finding: null });
    now = START;
  });

  test("PERM-12 a search is recorded with what it looked in and not for what, and nothing keeps the value", async () => {
    const { findingId } = await found(
      { kind: "PHONE", value: `+84 ${PHONE}` },
      {
        ...vn(),
        headers: { "idempotency-key": "finding-once" },
      },
    );
    const { db } = database();
    expect(await db.select().from(audit).where(eq(audit.subject, findingId))).toMatchObject([
      { kind: "SEARCH", type: "customerFinding.made", module: "CUSTOMER_LIST", site: "VN", fields: ["PHONE"] },
    ]);
    expect(await db.select().from(idempotency)).toEqual([]);
    const kept = await Promise.all(
      [audit, outbox, customerFinding, customerSearch].map((table) => db.select().from(table)),
    );
    const text = JSON.stringify(kept, (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v));
    expect(text).not.toContain(DIGITS);
    expect(text).not.toContain(PHONE);
  });

  test.each(["12345", " 1-2-3 4(5) ", "x".repeat(129), ""])(
    "PERM-12 %j is refused at the field, and counts nothing",
    async (value) => {
      const before = await database().db.$count(customerSearch);
      expect(await find({ kind: "PHONE", value })).toMatchObject({
        code: SERVICE_CODES.invalid,
        fields: [{ path: ["value"] }],
      });
      expect(await database().db.$count(customerSearch)).toBe(before);
    },
  );

  test("PERM-12 the sixty-first different value of an hour is refused", async () => {
    const look = (n: number) => find({ kind: "CARD", value: String(9_990_000_000 + n) }, vn({ user: "u-9" }));
    for (let n = 0; n < MOST_SEARCHES; n++) expect((await look(n)).code).toBe(SERVICE_CODES.ok);
    expect((await look(60)).code).toBe(SERVICE_CODES.tooOften);
    expect((await look(7)).code).toBe(SERVICE_CODES.ok);
  });

  test("PERM-12 a file of what was found takes the codes", async () => {
    const caller = { site: "VN" } as const;
    const { findingId } = await found({ kind: "PHONE", value: PHONE }, { caller });
    const filter = { finding: findingId };
    const options = { caller, button: "CUSTOMER_LIST.EXPORT" } as const;
    const preview = await result(app, customerRoutes.exportPreview, { body: { filter } }, options);
    expect(preview.rows.count).toBe(2);
    const body = { filter, columns: ["customerCode" as const], format: "CSV" as const };
    await result(app, customerRoutes.exportAsync, { body }, options);
    const [row] = await database()
      .db.select()
      .from(audit)
      .where(eq(audit.type, "list.exported"))
      .orderBy(desc(audit.id))
      .limit(1);
    expect(row?.after).toMatchObject({ ticked: 2 });
  });

  test.each(FINDING_KINDS)("PERM-12 what %s finds is read from its indexes", async (kind) => {
    const Line = z.object({ "QUERY PLAN": z.string() });
    const plan = await database().db.transaction(async (tx) => {
      // So few rows would be read one after the other.
      await tx.execute(sql`set local enable_seqscan = off`);
      const explained = sql`explain ${soughtCustomers(kind, "60123456789", eq(customers.site, "MY"))}`;
      return JSON.stringify(await rowsOf(tx, explained, Line));
    });
    for (const index of INDEXES[kind]) expect(plan).toContain(index);
  });
});
