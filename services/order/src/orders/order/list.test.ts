import { pageRows } from "@linehaul/kit/paging";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { Money } from "@linehaul/schema/money";
import { type OrderSort, orderSorts } from "@linehaul/schema/orders/order/row";
import type { RowScope } from "@linehaul/schema/scope";
import {
  AUDIT_STATUSES,
  ORDER_STATUSES,
  PAY_METHODS,
  PUSH_STATES,
  SOURCE_SYSTEMS,
} from "@linehaul/schema/orders/order/status";
import { sortNames } from "@linehaul/schema/sorts";
import { and } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import type { OrderParts } from "./parts/insert.ts";
import { order as service } from "../../service.ts";
import { statusCounts } from "./counts.ts";
import { type FoundFilter, matching } from "./filter.ts";
import { orderSort, orderPage } from "./list.ts";
import { mineOf } from "./mine.ts";
import { orders } from "./table.ts";
import { orderRow } from "./view.ts";

const make = demoOrders({ orders: 400, until: new Date("2026-11-20T10:00:00Z") });
const DAY = 86_400_000;
/** Ties on purpose: some orders share an instant, some a value. */
const demo = Array.from({ length: 400 }, (_, i): OrderParts => {
  const [made, other] = [make(i), make(i - (i % 4)).order];
  const createdAt = i % 3 === 0 ? other.createdAt : made.order.createdAt;
  const declaredValue = i % 2 === 0 ? other.declaredValue : made.order.declaredValue;
  // Now and then one is picked up before it was placed here, or months later.
  const odd = i % 11 === 0 ? -DAY : i % 13 === 0 ? 70 * DAY : null;
  const pickedUpAt = odd === null ? made.order.pickedUpAt : new Date(createdAt.getTime() + odd);
  const pushState = PUSH_STATES[(i * 7) % 4] ?? "NONE";
  return { ...made, order: { ...made.order, createdAt, declaredValue, pickedUpAt, pushState } };
});
/** Orders of before organisations were known: nobody who is kept to some sees them. */
const UNKNOWN = 7;
for (const [n, { order }] of demo.entries()) if (n % UNKNOWN === 0) order.orgCode = null;
const my = demo.filter((o) => o.order.site === "MY");

type Key =
  | "userCode"
  | "receiverCountry"
  | "senderCountry"
  | "customerCode"
  | "declaredCurrency"
  | "orgCode"
  | "productCode";
const valuesOf = (key: Key) => [...new Set(my.flatMap((o) => o.order[key] ?? []))];
const some = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(5, values.length) });
const instant = fc.constantFrom(...my.map((o) => o.order.createdAt.toISOString()));
const pickedUp = fc.constantFrom(...my.flatMap((o) => o.order.pickedUpAt?.toISOString() ?? []));
const one: fc.Arbitrary<FoundFilter> = fc.oneof(
  fc.record({ numbers: some(my.flatMap((o) => o.numbers.map((n) => n.number))) }),
  fc.record({ orderStatus: some(ORDER_STATUSES) }),
  fc.record({ auditStatus: some(AUDIT_STATUSES) }),
  fc.record({ sourceSystem: some(SOURCE_SYSTEMS) }),
  fc.record({ customerCode: fc.constantFrom(...valuesOf("customerCode")) }),
  fc.record({ userCode: fc.constantFrom(...valuesOf("userCode")) }),
  fc.record({ receiverCountry: some(valuesOf("receiverCountry")) }),
  fc.record({ senderCountry: some(valuesOf("senderCountry")) }),
  fc.record({ product: some(valuesOf("productCode")) }),
  fc.record({ orgCode: some(valuesOf("orgCode")) }),
  fc.record({ payMethod: some(PAY_METHODS) }),
  fc.record({ withCod: fc.boolean() }),
  fc.record({ pushState: some(PUSH_STATES) }),
  fc.record({ pickedUpFrom: pickedUp }),
  fc.record({ pickedUpTo: pickedUp }),
  fc.record({ pickedUpFrom: pickedUp, pickedUpTo: pickedUp }),
  fc.record({ createdFrom: instant }),
  fc.record({ createdTo: instant }),
  fc.record({ declaredCurrency: fc.constantFrom(...valuesOf("declaredCurrency")) }),
  fc.record({ declaredMin: fc.constantFrom("0", "100", "2500.50") }),
  fc.record({ declaredMax: fc.constantFrom("500", "20000", "99999999") }),
  fc.record({ createdFrom: instant, declaredMin: fc.constantFrom("100", "1000") }),
);
const filters = fc.array(one, { maxLength: 3 }).map((parts): FoundFilter => Object.assign({}, ...parts));
/** Of each dimension: not restricted, nothing, or some; now and then a code that no order has. */
const kept = (key: Key) => fc.option(fc.subarray([...valuesOf(key), "NOWHERE"]), { freq: 2 });
const scopes: fc.Arbitrary<RowScope> = fc.record({
  sites: fc.constantFrom(["MY"], ["MY", "VN"], ["MY", "VN"], ["VN"]),
  countries: kept("receiverCountry"),
  orgs: kept("orgCode"),
  customers: kept("customerCode"),
  accounts: kept("userCode"),
});
const opens = (scope: RowScope, { order: o }: OrderParts): boolean => {
  const open = (list: string[] | null | undefined, ...values: (string | null | undefined)[]) =>
    list == null || values.some((value) => value != null && list.includes(value));
  return (
    scope.sites.includes("MY") &&
    open(scope.countries, o.receiverCountry) &&
    open(scope.orgs, o.orgCode) &&
    open(scope.customers, o.customerCode) &&
    open(scope.accounts, o.userCode, o.mainUserCode)
  );
};
const sorts = fc.constantFrom(...sortNames(orderSorts));

/** What the filter says, said without SQL. */
function keeps(f: FoundFilter, { order: o, numbers }: OrderParts): boolean {
  const among = <T>(list: readonly T[] | undefined, value: T) => !list?.length || list.includes(value);
  const same = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value;
  const worth = new Money(o.declaredValue);
  return (
    (!f.numbers?.length || numbers.some((n) => f.numbers?.includes(n.number))) &&
    among(f.orderStatus, o.orderStatus) &&
    among(f.auditStatus, o.auditStatus) &&
    among(f.sourceSystem, o.sourceSystem) &&
    among(f.receiverCountry, o.receiverCountry) &&
    among(f.senderCountry, o.senderCountry) &&
    among(f.product, o.productCode) &&
    among(f.orgCode, o.orgCode) &&
    among(f.payMethod, o.payMethod) &&
    among(f.pushState, o.pushState) &&
    same(f.withCod, o.codAmount !== null) &&
    (f.pickedUpFrom === undefined || (o.pickedUpAt != null && o.pickedUpAt >= new Date(f.pickedUpFrom))) &&
    (f.pickedUpTo === undefined || (o.pickedUpAt != null && o.pickedUpAt < new Date(f.pickedUpTo))) &&
    same(f.customerCode, o.customerCode) &&
    (f.userCode === undefined || [o.userCode, o.mainUserCode].includes(f.userCode)) &&
    same(f.declaredCurrency, o.declaredCurrency) &&
    (f.createdFrom === undefined || o.createdAt >= new Date(f.createdFrom)) &&
    (f.createdTo === undefined || o.createdAt < new Date(f.createdTo)) &&
    (f.declaredMin === undefined || worth.gte(f.declaredMin)) &&
    (f.declaredMax === undefined || worth.lte(f.declaredMax))
  );
}
function expected(f: FoundFilter, sort: OrderSort, scope: RowScope): string[] {
  const place = (o: OrderParts) =>
    sort.startsWith("CREATED") ? new Money(o.order.createdAt.getTime()) : new Money(o.order.declaredValue);
  const up = my
    .filter((o) => opens(scope, o) && keeps(f, o))
    .sort((a, b) => place(a).cmp(place(b)) || (a.order.id < b.order.id ? -1 : 1))
    .map((o) => o.order.id);
  return sort.endsWith("ASC") ? up : up.toReversed();
}

onEachDatabase(released(service), (database) => {
  beforeAll(() => storeOrders(database().db, demo));
  const mine = (scope: RowScope) => mineOf({ site: "MY" }, scope);
  const page = (
    scope: RowScope,
    filter: FoundFilter,
    sort: OrderSort,
    more: { pageSize: number; after?: string; before?: string; pageNum?: number },
  ) => orderPage(database().db, mine(scope), { want: ["total"], filter, sort, ...more });

  test("ORD-01 PERM-02 PERM-08 pages by key hold every order of the scope and the filter once, in the order of the sort, forwards and backwards", async () => {
    await fc.assert(
      fc.asyncProperty(
        scopes,
        filters,
        sorts,
        fc.integer({ min: 7, max: 90 }),
        async (scope, filter, sort, pageSize) => {
          const all = expected(filter, sort, scope);
          const seen: string[] = [];
          let current = await page(scope, filter, sort, { pageSize });
          expect(current).toMatchObject({ total: all.length, totalExact: true, before: null });
          for (;;) {
            seen.push(...current.data.map((o) => o.id));
            if (current.after === null) break;
            current = await page(scope, filter, sort, { pageSize, after: current.after });
          }
          expect(seen).toEqual(all);
          const back = current.data.map((o) => o.id);
          while (current.before !== null) {
            current = await page(scope, filter, sort, { pageSize, before: current.before });
            back.unshift(...current.data.map((o) => o.id));
          }
          expect(back).toEqual(all);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("ORD-01 PERM-02 a page by number is the same slice", async () => {
    await fc.assert(
      fc.asyncProperty(scopes, filters, sorts, fc.integer({ min: 1, max: 6 }), async (scope, filter, sort, pageNum) => {
        const found = await page(scope, filter, sort, { pageSize: 20, pageNum });
        expect(found.data.map((o) => o.id)).toEqual(
          expected(filter, sort, scope).slice((pageNum - 1) * 20, pageNum * 20),
        );
      }),
      { numRuns: 25 },
    );
  });

  test("ORD-01 PERM-02 filters that are counted give the same page whether they leave few rows or many", async () => {
    await fc.assert(
      fc.asyncProperty(scopes, filters, sorts, fc.integer({ min: 0, max: 40 }), async (scope, filter, sort, few) => {
        const { where, large } = matching(filter, orderSort[sort].column, mine(scope).kept);
        const query = { filter, sort, want: ["total"], pageSize: 30 };
        const options = {
          db: database().db,
          table: orders,
          sorts: orderSort,
          where: and(mine(scope).site, where),
          row: orderRow,
        };
        const first = await pageRows({ ...options, query, large: { ...large, few } });
        const all = expected(filter, sort, scope);
        expect(first).toMatchObject({ total: all.length, data: all.slice(0, 30).map((id) => ({ id })) });
        const next =
          first.after === null ? [] : (await page(scope, filter, sort, { pageSize: 30, after: first.after })).data;
        expect(next.map((o) => o.id)).toEqual(all.slice(30, 60));
      }),
      { numRuns: 30 },
    );
  });

  test("REV-01 PERM-02 status counts follow the scope and the other filters", async () => {
    await fc.assert(
      fc.asyncProperty(scopes, filters, async (scope, filter) => {
        const counted = await statusCounts(database().db, mine(scope), filter);
        const others = my.filter((o) => opens(scope, o) && keeps({ ...filter, orderStatus: undefined }, o));
        expect(counted).toEqual(
          ORDER_STATUSES.map((status) => ({
            status,
            count: others.filter((o) => o.order.orderStatus === status).length,
            exact: true,
          })),
        );
      }),
      { numRuns: 20 },
    );
  });
});
