import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type pg from "pg";

/** A filter of the list, and the customers that the caller is kept to (null: all of the site's). */
export interface Question {
  readonly name: string;
  readonly filter: OrderFilter;
  readonly customers: readonly string[] | null;
}

const COUNTRIES = "SG CN HK US JP AU TW KR GB TH ID VN IN AE DE BN PH FR NL NZ".split(" ");
const DAY = 86_400_000;

/** Filters of one kind and the combinations that people use, common and rare values of each. */
export async function questions(client: pg.Client, until: Date): Promise<Question[]> {
  const customers = await column(
    client,
    "select customer_code from orders where site = 'MY' group by 1 order by count(*) desc, 1",
  );
  const numbers = await column(
    client,
    `select number from order_number join orders on id = order_id where site = 'MY' order by number limit 200`,
  );
  const before = (days: number) => new Date(until.getTime() - days * DAY).toISOString();
  const filters: [string, OrderFilter][] = [
    ["no filter", {}],
    ["status: common", { orderStatus: ["DELIVERED"] }],
    ["status: rare", { orderStatus: ["TO_CONTACT"] }],
    ["status: the review's three", { orderStatus: ["TO_VERIFY", "TO_CONTACT", "TO_SUPPLEMENT"] }],
    ["status: all", { orderStatus: [...ORDER_STATUSES] }],
    ["audit: common", { auditStatus: ["APPROVED"] }],
    ["audit: two", { auditStatus: ["NOT_REVIEWED", "AUTO_PASSED"] }],
    ["source: one", { sourceSystem: ["BATCH_IMPORT"] }],
    ["source: three", { sourceSystem: ["API", "WEBSITE", "APP"] }],
    ["customer: largest", { customerCode: customers[0] }],
    ["customer: smallest", { customerCode: customers.at(-1) }],
    ["receiver: common", { receiverCountry: ["SG"] }],
    ["receiver: rare", { receiverCountry: ["IS"] }],
    ["receiver: twenty", { receiverCountry: COUNTRIES }],
    ["sender: the site", { senderCountry: ["MY"] }],
    ["sender: three", { senderCountry: ["MY", "SG", "BN"] }],
    ["created: last day", { createdFrom: before(1) }],
    ["created: a day, long ago", { createdFrom: before(300), createdTo: before(299) }],
    ["created: a week, long ago", { createdFrom: before(207), createdTo: before(200) }],
    ["created: a month, long ago", { createdFrom: before(230), createdTo: before(200) }],
    ["created: a quarter", { createdFrom: before(300), createdTo: before(210) }],
    ["currency: common", { declaredCurrency: "USD" }],
    ["currency: rare", { declaredCurrency: "SGD" }],
    ["value: above much", { declaredMin: "200000" }],
    ["value: narrow", { declaredMin: "500", declaredMax: "510" }],
    ["value: wide", { declaredMin: "100", declaredMax: "5000" }],
    ["currency and value", { declaredCurrency: "USD", declaredMin: "1000", declaredMax: "1100" }],
    ["numbers: one", { numbers: numbers.slice(0, 1) }],
    ["numbers: two hundred", { numbers }],
    [
      "status and created",
      { orderStatus: ["DELIVERED", "IN_TRANSIT"], createdFrom: before(60), createdTo: before(30) },
    ],
    ["status and receiver: rare", { orderStatus: ["DELIVERED"], receiverCountry: ["IS"] }],
    ["review queue and receivers", { orderStatus: ["TO_VERIFY"], receiverCountry: COUNTRIES.slice(0, 5) }],
    [
      "source, receivers, a month",
      { sourceSystem: ["API"], receiverCountry: ["JP", "KR"], createdFrom: before(60), createdTo: before(30) },
    ],
    ["customer and status", { customerCode: customers[0], orderStatus: ["DELIVERED"] }],
  ];
  const all = filters.map(([name, filter]): Question => ({ name, filter, customers: null }));
  const kept = (count: number): Question => ({
    name: `kept to ${count} customers`,
    filter: {},
    customers: customers.slice(0, count),
  });
  return [...all, kept(1), kept(5), kept(50)];
}

async function column(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text: query, rowMode: "array" });
  return rows.flat();
}
