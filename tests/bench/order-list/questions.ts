import type { FoundFilter } from "@linehaul/order/orders/order/filter";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { RowScope } from "@linehaul/schema/scope";
import type pg from "pg";

/** A filter of the list, and what the caller's data groups keep him to within the site. */
export interface Question {
  readonly name: string;
  readonly filter: FoundFilter;
  readonly scope: Partial<RowScope>;
}
export const EVERYTHING: RowScope = { sites: ["MY"], countries: null, orgs: null, customers: null };

const COUNTRIES = "SG CN HK US JP AU TW KR GB TH ID VN IN AE DE BN PH FR NL NZ".split(" ");
const DAY = 86_400_000;

/** Filters of one kind and the combinations that people use, common and rare values of each. */
export async function questions(client: pg.Client, until: Date): Promise<Question[]> {
  const customers = await column(
    client,
    "select customer_code from orders where site = 'MY' group by 1 order by count(*) desc, 1",
  );
  const mains = await column(
    client,
    "select main_user_code from orders where site = 'MY' and main_user_code is not null group by 1 order by count(*) desc, 1",
  );
  const subs = await column(
    client,
    "select user_code from orders where site = 'MY' and user_code <> main_user_code group by 1 order by count(*) desc, 1",
  );
  const numbers = await column(
    client,
    `select number from order_number join orders on id = order_id where site = 'MY' order by number limit 1000`,
  );
  const before = (days: number) => new Date(until.getTime() - days * DAY).toISOString();
  const filters: [string, FoundFilter][] = [
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
    ["product: common", { product: ["INTL_EXPRESS"] }],
    ["product: two", { product: ["ECOMMERCE_EXPRESS", "HEAVY_FREIGHT"] }],
    ["product: rare", { product: ["HEAVY_FREIGHT"] }],
    ["organisation: of many", { orgCode: ["MYOPS"] }],
    ["organisation: two", { orgCode: ["MYCUST", "MYCS"] }],
    ["payer: common", { payMethod: ["SENDER"] }],
    ["payer: two", { payMethod: ["RECEIVER", "THIRD_PARTY"] }],
    ["COD: with", { withCod: true }],
    ["COD: without", { withCod: false }],
    ["push: there", { pushState: ["SUCCESS"] }],
    ["push: failed", { pushState: ["FAILED"] }],
    ["push: failed and waiting", { pushState: ["FAILED", "PENDING"] }],
    ["push: never and failed", { pushState: ["NONE", "FAILED"] }],
    ["picked up: last day", { pickedUpFrom: before(1) }],
    ["picked up: a day, long ago", { pickedUpFrom: before(300), pickedUpTo: before(299) }],
    ["picked up: a month, long ago", { pickedUpFrom: before(230), pickedUpTo: before(200) }],
    ["picked up: until long ago", { pickedUpTo: before(300) }],
    ["currency: common", { declaredCurrency: "USD" }],
    ["currency: rare", { declaredCurrency: "SGD" }],
    ["value: above much", { declaredMin: "200000" }],
    ["value: narrow", { declaredMin: "500", declaredMax: "510" }],
    ["value: wide", { declaredMin: "100", declaredMax: "5000" }],
    ["currency and value", { declaredCurrency: "USD", declaredMin: "1000", declaredMax: "1100" }],
    ["numbers: one", { numbers: numbers.slice(0, 1) }],
    ["numbers: a thousand", { numbers }],
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
    ["account: largest main", { userCode: mains[0] }],
    ["account: smallest main", { userCode: mains.at(-1) }],
    ["account: largest sub", { userCode: subs[0] }],
    ["account and status", { userCode: mains[0], orderStatus: ["DELIVERED"] }],
    ["account and a rare status", { userCode: mains[0], orderStatus: ["TO_CONTACT"] }],
    ["account, receivers", { userCode: mains[0], receiverCountry: COUNTRIES.slice(0, 5) }],
    ["account, a month", { userCode: mains[0], createdFrom: before(230), createdTo: before(200) }],
    ["product and payer", { product: ["HEAVY_FREIGHT"], payMethod: ["THIRD_PARTY"] }],
    ["product, COD, a month", { product: ["ECOMMERCE_EXPRESS"], withCod: true, ...month(before, "created") }],
    ["push failed, receivers", { pushState: ["FAILED"], receiverCountry: COUNTRIES.slice(0, 5) }],
    [
      "picked up, product, status",
      { ...month(before, "pickedUp"), product: ["INTL_ECONOMY"], orderStatus: ["DELIVERED"] },
    ],
    ["picked up, value", { ...month(before, "pickedUp"), declaredMin: "100", declaredMax: "5000" }],
    ["customer and status", { customerCode: customers[0], orderStatus: ["DELIVERED"] }],
  ];
  const all = filters.map(([name, filter]): Question => ({ name, filter, scope: {} }));
  return [...all, ...keptQuestions(customers, before), ...accountQuestions(mains, subs)];
}

/** Data groups of each dimension, several at once, and with filters. */
function keptQuestions(customers: readonly string[], before: (days: number) => string): Question[] {
  const asia = "BN ID KH LA MM MY PH SG TH VN".split(" ");
  const kept: [string, Partial<RowScope>, FoundFilter?][] = [
    ["1 customer", { customers: customers.slice(0, 1) }],
    ["5 customers", { customers: customers.slice(0, 5) }],
    ["50 customers", { customers: customers.slice(0, 50) }],
    ["300 customers", { customers: customers.slice(0, 300) }],
    ["a common country", { countries: ["SG"] }],
    ["a rare country", { countries: ["IS"] }],
    ["10 countries", { countries: asia }],
    ["20 countries", { countries: COUNTRIES }],
    ["an organisation", { orgs: ["MYOPS"] }],
    ["2 organisations", { orgs: ["MYCUST", "MYCS"] }],
    ["10 countries, 2 orgs", { countries: asia, orgs: ["MYCUST", "MYOPS"] }],
    ["a rare country, 2 orgs", { countries: ["IS"], orgs: ["MYCUST", "MYCS"] }],
    ["50 customers, 10 countries", { customers: customers.slice(0, 50), countries: asia }],
    ["30 small customers, 2 orgs", { customers: customers.slice(-30), orgs: ["MYCUST", "MYOPS"] }],
    ["50 customers, an org of few", { customers: customers.slice(0, 50), orgs: ["MYCS"] }],
    ["all three", { customers: customers.slice(0, 50), countries: asia, orgs: ["MYCUST", "MYOPS"] }],
    ["all three, rare", { customers: customers.slice(0, 50), countries: ["IS", "LA"], orgs: ["MYCUST", "MYCS"] }],
    ["10 countries: a status", { countries: asia }, { orderStatus: ["DELIVERED"] }],
    ["10 countries: a rare status", { countries: asia }, { orderStatus: ["TO_CONTACT"] }],
    ["10 countries: a source", { countries: asia }, { sourceSystem: ["BATCH_IMPORT"] }],
    ["10 countries: a rare sender", { countries: asia }, { senderCountry: ["BN"] }],
    ["2 orgs: a rare country", { orgs: ["MYCUST", "MYCS"] }, { receiverCountry: ["IS"] }],
    ["2 orgs: a month", { orgs: ["MYCUST", "MYCS"] }, { createdFrom: before(230), createdTo: before(200) }],
    ["2 orgs: a customer", { orgs: ["MYCUST", "MYOPS"] }, { customerCode: customers[0] }],
    ["50 customers: a rare country", { customers: customers.slice(0, 50) }, { receiverCountry: ["IS"] }],
    ["50 customers: a status", { customers: customers.slice(0, 50) }, { orderStatus: ["DELIVERED"] }],
  ];
  return kept.map(([name, scope, filter = {}]) => ({ name: `kept: ${name}`, filter, scope }));
}

/** Accounts that data groups name: main ones, subs and both, alone and with filters. */
function accountQuestions(mains: readonly string[], subs: readonly string[]): Question[] {
  const [main = "", other = ""] = mains;
  const [sub = ""] = subs.filter((code) => !code.startsWith(main));
  const itsSub = subs.find((code) => code.startsWith(main));
  const kept: [string, readonly string[], FoundFilter?][] = [
    ["1 main account", [main]],
    ["1 sub account", [sub]],
    ["a main and a sub account", [main, sub]],
    ["50 accounts", mains.slice(0, 50)],
    ["300 accounts", [...mains.slice(0, 100), ...subs.slice(0, 200)]],
    ["1 main account: its sub", [main], { userCode: itsSub }],
    ["1 sub account: its main", itsSub === undefined ? [] : [itsSub], { userCode: main }],
    ["2 accounts: one of them", [main, other], { userCode: main }],
    ["50 accounts: a status", mains.slice(0, 50), { orderStatus: ["DELIVERED"] }],
    ["50 accounts: a rare country", mains.slice(0, 50), { receiverCountry: ["IS"] }],
    ["2 accounts: a rare status", [main, other], { orderStatus: ["TO_CONTACT"] }],
  ];
  return kept.map(([name, accounts, filter = {}]) => ({
    name: `kept: ${name}`,
    filter,
    scope: { accounts: [...accounts] },
  }));
}

/** A month, long ago. */
const month = (before: (days: number) => string, of: "created" | "pickedUp") => ({
  [`${of}From`]: before(230),
  [`${of}To`]: before(200),
});

async function column(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text: query, rowMode: "array" });
  return rows.flat();
}
