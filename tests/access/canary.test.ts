import { customers } from "@linehaul/customer/customers/customer/table";
import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { audit, auditDue, idempotency, outbox } from "@linehaul/kit/tables";
import { orderParty } from "@linehaul/order/orders/order/parts/table";
import { orders } from "@linehaul/order/orders/order/table";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { Service } from "@linehaul/schema/route";
import { desc, eq } from "drizzle-orm";
import { getOperationAST, parse } from "graphql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startHouse, type House } from "../house/house.ts";
import { answeredOperations, operationId } from "../house/operations.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

/** Values that stand nowhere else; the searched part is what no mask leaves. */
const PHONE = "7755331177";
const EMAIL = "canary.in.a.cage@nest.example";
const CERTIFICATE = "X5551234CANARY9876";
const ADDRESS = "12 Jalan Canary, Nest 5";
const CARD = "6000CANARYCARD0001";
const SEARCHED = [PHONE.slice(0, 8), "canary.in", "CANARY987", "Canary, Nest", "CANARYCARD"] as const;
const found = (text: string): readonly string[] => SEARCHED.filter((value) => text.includes(value));
const SERVICES: readonly Service[] = ["admin", "customer", "order"];
const REVEALS: readonly string[] = [orderRoutes.showClear.path, customerRoutes.showDecrypt.path];

let house: House;
let admin: Visitor;
let order = "";
let customer = "";

/** The newest order of the site, its parties and its customer hold the canary wherever a field comes masked. */
async function plant(): Promise<void> {
  const db = house.services.order.db;
  const [newest] = await db.select().from(orders).where(eq(orders.site, "MY")).orderBy(desc(orders.createdAt)).limit(1);
  if (!newest) throw new Error("no order");
  const { id, customerCode } = newest;
  await db
    .update(orders)
    .set({
      receiverPhone: PHONE,
      importerPhone: PHONE,
      importerAddress: ADDRESS,
      payMonthCard: CARD,
      taxMonthCard: CARD,
      codCard: CARD,
      codAmount: "1.00",
      codCurrency: "MYR",
      exhibitor: "Nest",
      exhibitionExpectedAt: newest.createdAt,
      exhibitionRecipientTel: PHONE,
    })
    .where(eq(orders.id, id));
  await db
    .update(orderParty)
    .set({ phone: PHONE, email: EMAIL, address: ADDRESS, certType: "PASSPORT", certNo: CERTIFICATE })
    .where(eq(orderParty.orderId, id));
  await house.services.customer.db
    .update(customers)
    .set({ contactPhone: PHONE, contactEmail: EMAIL, address: ADDRESS })
    .where(eq(customers.customerCode, customerCode));
  order = encodeNodeId("Order", id);
  customer = encodeNodeId("Customer", customerCode);
}

const NO_LIMIT = "1000000000";
beforeAll(async () => {
  // As many requests as there are operations, by one user.
  house = await startHouse({ env: { RATE_USER: NO_LIMIT, RATE_ADDRESS: NO_LIMIT } });
  await plant();
  admin = await signIn(house, "admin");
}, 120_000);
afterAll(() => house.close());

const reveal = (id: string, field: string) =>
  admin.graph({
    id: operationId("revealMutation"),
    variables: { input: { id, field, reason: "Is it the canary?", idempotencyKey: `canary-${field}` } },
  });

/** Every operation of the console that reads, and every operation with what no service takes. */
async function everyAnswer(): Promise<string[]> {
  const texts: string[] = [];
  for (const { id, text, examples } of answeredOperations)
    for (const example of examples) {
      const mine = { ...example, ...("id" in example ? { id: order } : {}) };
      if (getOperationAST(parse(text))?.operation === "query")
        texts.push((await admin.graph({ id, variables: mine })).text);
      texts.push((await admin.graph({ id, variables: { ...mine, input: PHONE, first: EMAIL, filter: ADDRESS } })).text);
    }
  const node =
    "query($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { receiverPhone detail { receiver { address } } } ... on Customer { contactEmail } } }";
  texts.push((await admin.graph({ query: node, variables: { ids: [order, customer] } })).text);
  return texts;
}

test("PERM-12 a sensitive value is found in the answer of its reveal, and nowhere else", async () => {
  const read = await everyAnswer();
  expect(read.join()).toContain("receiverPhone");
  // Masks tell the first and last characters alone.
  expect(read.join()).toContain(`••${PHONE.slice(-2)}`);

  const shown = new Map<string, string>();
  for (const [id, field] of [
    [order, "RECEIVER_PHONE"],
    [order, "SENDER_EMAIL"],
    [order, "RECEIVER_CERT_NO"],
    [order, "SENDER_ADDRESS"],
    [order, "COD_CARD"],
    [customer, "CONTACT_PHONE"],
  ] as const)
    shown.set(field, (await reveal(id, field)).text);
  for (const [field, value] of [
    ["RECEIVER_PHONE", PHONE],
    ["SENDER_EMAIL", EMAIL],
    ["RECEIVER_CERT_NO", CERTIFICATE],
    ["SENDER_ADDRESS", ADDRESS],
    ["COD_CARD", CARD],
    ["CONTACT_PHONE", PHONE],
  ] as const)
    expect(shown.get(field)).toContain(value);

  const trail = house.services.admin.db;
  await vi.waitFor(async () => expect(await trail.$count(audit, eq(audit.kind, "REVEAL"))).toBe(shown.size), 10_000);

  // What a script echoes of its own input is not a value of the data: those answers are left out.
  const places = new Map<string, string>();
  const answers = read.filter((text) => text.includes('"data"')).join("\n");
  places.set("answers of the graph", answers);
  places.set("log of the gateway", house.log());
  places.set("metrics of the gateway", await house.metrics());
  for (const service of SERVICES) {
    const { db, log, metrics } = house.services[service];
    const rows = [
      db.select().from(audit),
      db.select().from(outbox),
      db.select().from(idempotency),
      db.select().from(auditDue),
    ];
    const text = JSON.stringify(await Promise.all(rows), (_key, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
    places.set(`audit, events and keys of ${service}`, text);
    places.set(`log of ${service}`, log());
    places.set(`metrics of ${service}`, await metrics());
    const answered = house.fronts[service].answered.filter(({ path }) => !REVEALS.includes(path));
    places.set(`answers of ${service}`, answered.map(({ body }) => body).join("\n"));
  }
  expect([...places].map(([place, text]) => [place, found(text)])).toEqual([...places].map(([place]) => [place, []]));
  // Each was looked at while it held something.
  expect([...places].filter(([, text]) => text.length < 100).map(([place]) => place)).toEqual([]);
}, 120_000);
