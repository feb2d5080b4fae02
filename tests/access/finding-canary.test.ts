import { userAccount } from "@linehaul/customer/accounts/user-account/table";
import { customers } from "@linehaul/customer/customers/customer/table";
import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { orderParty } from "@linehaul/order/orders/order/parts/table";
import { orders } from "@linehaul/order/orders/order/table";
import type { Service } from "@linehaul/schema/route";
import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { audit } from "@linehaul/kit/tables";
import { z } from "zod";
import { startHouse, type House } from "../house/house.ts";
import { operationId } from "../house/operations.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

/** Digits that stand nowhere else, as they are kept and as somebody writes them. */
const DIGITS = "7355331166";
const KEPT = "73-5533 1166";
const TYPED = "+60 (0)73-5533.1166";
const FORMS = [DIGITS, KEPT, TYPED, `60${DIGITS}`];
const SERVICES: readonly Service[] = ["admin", "customer", "order"];
/** Where orders, customers and accounts themselves stand. */
const OWN = new Set(["orders", "order_party", "customer", "user_account"]);

let house: House;
let admin: Visitor;
beforeAll(async () => {
  house = await startHouse();
  const { db } = house.services.order;
  const [newest] = await db.select().from(orders).where(eq(orders.site, "MY")).orderBy(desc(orders.createdAt)).limit(1);
  if (!newest) throw new Error("no order");
  const receiver = and(eq(orderParty.orderId, newest.id), eq(orderParty.role, "RECEIVER"));
  await db.update(orderParty).set({ phoneCode: "60", phone: KEPT }).where(receiver);
  const { db: theirs } = house.services.customer;
  const [someone] = await theirs.select().from(customers).where(eq(customers.site, "MY")).limit(1);
  if (!someone) throw new Error("no customer");
  await theirs
    .update(customers)
    .set({ contactPhoneCode: "60", contactPhone: KEPT })
    .where(eq(customers.id, someone.id));
  const [somebody] = await theirs
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.site, "MY"), eq(userAccount.accountType, "PERSONAL")))
    .limit(1);
  if (!somebody) throw new Error("no account");
  await theirs.update(userAccount).set({ phoneCode: "60", phone: KEPT }).where(eq(userAccount.id, somebody.id));
  admin = await signIn(house, "admin");
}, 120_000);
afterAll(() => house.close());

const Column = z.object({ table: z.string(), column: z.string() });
const Counted = z.object({ n: z.coerce.number() });
/** Tables in whose texts a form stands, whatever their columns are. */
async function tablesWith(db: Db): Promise<string[]> {
  const columns = await rowsOf(
    db,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`,
    Column,
  );
  expect(columns.length).toBeGreaterThan(20);
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const text = sql.raw(`${column}::text`);
    const like = sql.join(
      FORMS.map((form) => sql`position(${form} in ${text}) > 0`),
      sql` or `,
    );
    const [counted] = await rowsOf(db, sql`select count(*) as n from ${sql.raw(table)} where ${like}`, Counted);
    if (counted?.n !== 0) found.add(table.replace("public.", ""));
  }
  return [...found].toSorted((one, other) => one.localeCompare(other));
}

const FoundCustomers = z.object({
  findSensitiveCustomers: z.object({ finding: z.object({ findingId: z.string(), count: z.int() }) }),
});
const FoundAccounts = z.object({
  findSensitiveUserAccounts: z.object({ finding: z.object({ findingId: z.string(), count: z.int() }) }),
});
const FoundMembers = z.object({
  findSensitiveMembers: z.object({ finding: z.object({ findingId: z.string(), count: z.int() }) }),
});
const Found = z.object({
  findSensitiveOrders: z.object({ finding: z.object({ findingId: z.string(), count: z.int() }) }),
});
const find = (input: object) => admin.graph({ id: operationId("askFindSensitiveMutation"), variables: { input } });
const findCustomers = (input: object) => admin.graph({ id: operationId("askCustomersMutation"), variables: { input } });

test("PERM-12 a phone is found, listed and exported; its digits are then in no answer, log, measure, event, audit row, task or table beside the orders, customers and accounts", async () => {
  const { findSensitiveOrders } = Found.parse(
    (await find({ kind: "PHONE", value: TYPED, idempotencyKey: "finding-canary" })).data,
  );
  const { findingId: finding, count } = findSensitiveOrders.finding;
  expect(count).toBe(1);
  const { findSensitiveCustomers } = FoundCustomers.parse(
    (await findCustomers({ kind: "PHONE", value: TYPED, idempotencyKey: "finding-canary" })).data,
  );
  const { findingId: customersFound, count: howMany } = findSensitiveCustomers.finding;
  expect(howMany).toBe(1);
  const { findSensitiveUserAccounts } = FoundAccounts.parse(
    (
      await admin.graph({
        id: operationId("askAccountsMutation"),
        variables: { input: { kind: "PHONE", value: TYPED, idempotencyKey: "finding-canary" } },
      })
    ).data,
  );
  const { findingId: accountsFound, count: ofAccounts } = findSensitiveUserAccounts.finding;
  expect(ofAccounts).toBe(1);
  const { findSensitiveMembers } = FoundMembers.parse(
    (
      await admin.graph({
        id: operationId("askMembersMutation"),
        variables: { input: { kind: "PHONE", value: TYPED, idempotencyKey: "finding-canary" } },
      })
    ).data,
  );
  expect(findSensitiveMembers.finding.count).toBe(1);
  const first = { first: 20, sort: "CREATED_AT_DESC" };
  const texts = [
    await admin.graph({ id: operationId("orderListPageQuery"), variables: { ...first, filter: { finding } } }),
    await admin.graph({
      id: operationId("orderExportMutation"),
      variables: { input: { filter: { finding }, columns: ["sfWaybillNo", "receiverPhone"], format: "CSV" } },
    }),
    await admin.graph({
      id: operationId("customerListPageQuery"),
      variables: { ...first, filter: { finding: customersFound } },
    }),
    await admin.graph({
      id: operationId("customerExportMutation"),
      variables: {
        input: { filter: { finding: customersFound }, columns: ["customerCode", "contactPhone"], format: "CSV" },
      },
    }),
    await admin.graph({
      id: operationId("userListPageQuery"),
      variables: { ...first, filter: { finding: accountsFound } },
    }),
    await admin.graph({
      id: operationId("memberListPageQuery"),
      variables: { ...first, filter: { finding: findSensitiveMembers.finding.findingId } },
    }),
    // What no service takes, and what is no text.
    await find({ kind: "PHONE", value: DIGITS.padEnd(200, " "), idempotencyKey: "finding-canary" }),
    await find({ kind: "NONE", value: TYPED }),
    await find({ kind: "PHONE", value: Number(DIGITS) }),
  ].map(({ text }) => text);
  expect(texts[0]).toContain("edges");
  expect(texts[1]).toContain('"errors":[]');
  expect(texts[2]).toContain("edges");
  expect(texts[3]).toContain('"errors":[]');
  expect(texts[4]).toContain("edges");
  expect(texts[5]).toContain("edges");
  const trail = house.services.admin.db;
  await vi.waitFor(async () => expect(await trail.$count(audit, eq(audit.kind, "SEARCH"))).toBe(4), 10_000);

  const places = new Map<string, string>([
    ["answers", texts.slice(0, 7).join("\n")],
    ["log of the gateway", house.log()],
    ["metrics of the gateway", await house.metrics()],
  ]);
  for (const service of SERVICES) {
    places.set(`log of ${service}`, house.services[service].log());
    places.set(`metrics of ${service}`, await house.services[service].metrics());
    places.set(`answers of ${service}`, house.fronts[service].answered.map(({ body }) => body).join("\n"));
  }
  const found = (text: string) => FORMS.filter((form) => text.includes(form));
  expect([...places].filter(([, text]) => found(text).length > 0).map(([place]) => place)).toEqual([]);
  for (const service of SERVICES) {
    const tables = await tablesWith(house.services[service].db);
    expect(tables.filter((table) => !OWN.has(table))).toEqual([]);
    // The search itself sees what there is.
    expect(tables).toEqual({ admin: [], customer: ["customer", "user_account"], order: ["order_party"] }[service]);
  }
}, 120_000);
