import { createHash } from "node:crypto";
import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import { operations as consoleOperations, operationsByName } from "../../house/operations.ts";
import { currencies, orders } from "./world.ts";

/** An operation that is measured. */
export interface Measured {
  /** `Q1` */
  readonly key: string;
  readonly what: string;
  readonly id: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The most processor time it may cost, as a multiple of the limit's. */
  readonly target: number | null;
}

/** 20 fields of the order itself, its countries, its customer, and what the status codes are called. */
const ORDER_PAGE = `query benchOrderPage($first: Int, $sort: OrderSort!, $labels: String!) {
  dictionary(path: $labels) { dicKey dicName }
  orders(first: $first, sort: $sort) {
    totalCount
    totalIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges {
      node {
        id site sfWaybillNo customerOrderNo customerOrderNoTwo agentWayBillNo sourceSystem orderStatus auditStatus customerCode
        customerName receiverName receiverPhone orgCode serviceName parcelNum weight declaredValue declaredCurrency createdAt
        senderCountry { name }
        receiverCountry { code name }
        customer { id customerCode nameEn status country { name } }
      }
    }
  }
}`;

const ROW =
  "edges { node { id code nameEn nameZh symbol decimals rateToCny sort status version modifiedBy modifiedAt } }";
/** A page holds 200 rows at most, so that 500 are three pages, of one request. */
const CATALOGUE = `query benchCatalogue($second: String, $third: String, $sort: CurrencySort!) {
  first: currencies(first: 200, sort: $sort) { ${ROW} }
  second: currencies(first: 200, after: $second, sort: $sort) { ${ROW} }
  third: currencies(first: 100, after: $third, sort: $sort) { ${ROW} }
}`;

const own = (text: string) => ({ id: createHash("sha256").update(text).digest("hex"), text });
function ofConsole(name: string): { id: string; text: string } {
  const found = operationsByName.get(name);
  if (found === undefined) throw new Error(`the console has no operation ${name}`);
  return { id: found.id, text: found.text };
}

const SORT = "SORT_ASC";
/** The cursor of the n-th currency. */
function after(n: number): string {
  const row = currencies[n - 1];
  if (row === undefined) throw new Error(`no currency ${n}`);
  return encodeCursor({ kind: "key", hash: queryHash(SORT, undefined), value: `=${row.sort}`, id: row.id });
}

export const OPERATIONS: readonly Measured[] = [
  {
    key: "Q1",
    what: "50 orders with 20 fields, customer, countries, status labels",
    ...own(ORDER_PAGE),
    variables: { first: 50, sort: "CREATED_AT_DESC", labels: "order/status" },
    target: 1.3,
  },
  {
    key: "Q2",
    what: "the detail of an order",
    ...ofConsole("orderDetailPageQuery"),
    variables: { id: null, number: orders[41]?.sfWaybillNo },
    target: 1.2,
  },
  { key: "Q3", what: "the shell's bootstrap", ...ofConsole("queryShellQuery"), variables: {}, target: 1.2 },
  {
    key: "Q4",
    what: "500 rows of a catalogue, in three pages",
    ...own(CATALOGUE),
    variables: { second: after(200), third: after(400), sort: SORT },
    target: 1.15,
  },
  {
    key: "Q5",
    what: "a mutation: a currency is saved",
    ...ofConsole("currencyFormSaveMutation"),
    variables: {
      input: {
        code: "SGD",
        nameEn: "Singapore dollar",
        nameZh: "新加坡元",
        symbol: "S$",
        decimals: 2,
        rateToCny: "5.31",
        sort: 7,
        idempotencyKey: "0d4f5e0e-6f0a-4f39-9c0e-3d0b0e7c5a11",
      },
    },
    target: null,
  },
];

/** The console's operations and those that only this benchmark asks. */
export const registered: ReadonlyMap<string, string> = new Map([
  ...consoleOperations,
  ...OPERATIONS.map(({ id, text }) => [id, text] as const),
]);
