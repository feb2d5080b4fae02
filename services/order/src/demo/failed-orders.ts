import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { type Random, random, weighted } from "@linehaul/kit/demo/prng";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { plainNumber } from "../orders/order/number.ts";
import type { OrderParts } from "../orders/order/parts/insert.ts";
import { reasonOf } from "../orders/failed-order/reason.ts";
import { failedOrder, type FailedOrderRecord } from "../orders/failed-order/table.ts";
import { asNewOrder } from "./new-orders.ts";

const DAY = 86_400_000;
const DAYS = 30;
const COUNT = 260;

/** What people get wrong: the order as it was sent, and what was said of it. */
interface Flaw {
  readonly code: ServiceCode;
  readonly problems: readonly FieldProblem[];
  readonly order: NewOrder;
  /** The order stands under this number all the same. */
  readonly keepsNumber?: boolean;
}
type Spoil = (order: NewOrder, r: Random) => Flaw;

const invalid =
  (
    path: FieldProblem["path"],
    key: string,
    change: (order: NewOrder, r: Random) => NewOrder,
    params: FieldProblem["params"] = {},
  ): Spoil =>
  (order, r) => ({ code: SERVICE_CODES.invalid, problems: [{ path, key, params }], order: change(order, r) });
const flaw = weighted<Spoil>([
  [
    invalid(["customerCode"], "customer.unknown", (o, r) => ({
      ...o,
      customerCode: `${o.customerCode.slice(0, 2)}${r.digits("9#######")}`,
    })),
    12,
  ],
  [invalid(["customerCode"], "customer.unusable", (o) => o), 8],
  [
    invalid(["payMonthCard"], "card.unknown", (o, r) => ({
      ...o,
      payMethod: "SENDER",
      payMonthCard: r.digits("7#########"),
    })),
    14,
  ],
  [
    (order) => ({
      code: SERVICE_CODES.invalid,
      problems: [{ path: ["customerOrderNo"], key: "order.number.taken", params: { number: order.customerOrderNo } }],
      order,
      keepsNumber: true,
    }),
    20,
  ],
  [invalid(["goods"], "order.goods.most", (o) => o, { maximum: 50 }), 5],
  [
    invalid(["goods", 0, "name"], "goods.name.letters", (o) => ({
      ...o,
      goods: o.goods.map((g, i) => (i === 0 ? { ...g, name: g.hsCode } : g)),
    })),
    10,
  ],
  [
    invalid(["declaredValue"], "order.declaredRange", (o) => ({ ...o, declaredValue: "999999999999" }), {
      minimum: 1,
      maximum: 5_000_000,
    }),
    9,
  ],
  [
    (order) => ({
      code: SERVICE_CODES.invalid,
      problems: [{ path: ["insuredValue"], key: "order.insured", params: { maximum: order.declaredValue } }],
      order: { ...order, insuredValue: `${order.declaredValue.split(".")[0] ?? ""}0` },
    }),
    8,
  ],
  [
    invalid(
      ["goods", 0, "unit"],
      "goods.unit",
      (o) => ({ ...o, goods: o.goods.map((g, i) => (i === 0 ? { ...g, unit: "DOZEN" } : g)) }),
      { unit: "DOZEN" },
    ),
    6,
  ],
  [
    invalid(["serviceName"], "order.product", (o) => ({ ...o, serviceName: "Sea Freight" }), { name: "Sea Freight" }),
    5,
  ],
  [(order) => ({ code: SERVICE_CODES.noNumbers, problems: [], order }), 4],
  [(order) => ({ code: SERVICE_CODES.broken, problems: [], order }), 2],
]);

/** The n-th failed order of the month that ends at `until`; `make` makes an order that it was to be. */
function failedAt(n: number, until: Date, make: (index: number) => OrderParts, orders: number): FailedOrderRecord {
  const r = random("failed order", n);
  const parts = make(r.int(0, orders - 1));
  const asked = asNewOrder(parts);
  const at = until.getTime() - Math.floor(r.next() ** 1.2 * DAYS * DAY) - 60_000;
  const { code, problems, order, keepsNumber = false } = flaw(r)(asked, r);
  const sent = keepsNumber ? order : { ...order, customerOrderNo: `${order.customerOrderNo}-${n}` };
  const isKnown = sent.customerCode === asked.customerCode;
  const batch = parts.order.sourceSystem === "BATCH_IMPORT";
  return {
    id: idAt(r, at),
    at: new Date(at),
    site: parts.order.site,
    write: batch && r.chance(0.3) ? "MERGE" : "STORE",
    orders: batch ? r.int(2, 180) : 1,
    sourceSystem: parts.order.sourceSystem,
    code,
    reason: reasonOf(code, problems[0]?.key),
    problems,
    customerCode: sent.customerCode,
    customerName: isKnown ? parts.order.customerName : null,
    orgCode: parts.order.orgCode ?? null,
    customerOrderNo: sent.customerOrderNo,
    plainNo: plainNumber(sent.customerOrderNo),
    receiverCountry: sent.receiver.countryCode,
    userName: batch ? `clerk.${parts.order.site.toLowerCase()}` : "order intake",
    traceId: Array.from({ length: 32 }, () => r.int(0, 15).toString(16)).join(""),
    params: sent,
  };
}

/** A month of failed orders beside the orders of the demo data, none where there are none. */
export const seedFailedOrders = (
  db: Db,
  make: (index: number) => OrderParts,
  size: { orders: number; until: Date },
): Promise<void> =>
  load(
    db,
    failedOrder,
    size.orders === 0 ? [] : Array.from({ length: COUNT }, (_, n) => failedAt(n, size.until, make, size.orders)),
  );
