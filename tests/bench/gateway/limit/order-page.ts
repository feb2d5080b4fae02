import { customerRoutes, type Customer } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { encodeCursor, queryHash, type Page } from "@linehaul/schema/paging";
import { call } from "./call.ts";
import type { Asked } from "./handler.ts";
import { dictionaries } from "./session.ts";
import { country, countryName, nodeId } from "./words.ts";

const pageInfo = ({ data, before, after }: Page<OrderRow>, sort: string) => ({
  hasNextPage: after !== null,
  hasPreviousPage: before !== null,
  startCursor: before ?? keyCursor(data[0], sort),
  endCursor: after ?? keyCursor(data.at(-1), sort),
});
const keyCursor = (row: OrderRow | undefined, sort: string) =>
  row ? encodeCursor({ kind: "key", hash: queryHash(sort, undefined), value: `=${row.createdAt}`, id: row.id }) : null;

const snapshot = (c: Customer) => ({
  id: nodeId("Customer", c.customerCode),
  customerCode: c.customerCode,
  nameEn: c.nameEn,
  status: c.status,
  country: countryName(c.countryCode),
});

const listed = (o: OrderRow, customers: ReadonlyMap<string, Customer>) => {
  const customer = customers.get(o.customerCode);
  return {
    id: nodeId("Order", o.id),
    site: o.site,
    sfWaybillNo: o.sfWaybillNo,
    customerOrderNo: o.customerOrderNo,
    customerOrderNoTwo: o.customerOrderNoTwo,
    agentWayBillNo: o.agentWayBillNo,
    sourceSystem: o.sourceSystem,
    orderStatus: o.orderStatus,
    auditStatus: o.auditStatus,
    customerCode: o.customerCode,
    customerName: o.customerName,
    receiverName: o.receiverName,
    receiverPhone: o.receiverPhone,
    orgCode: o.orgCode,
    serviceName: o.serviceName,
    parcelNum: o.parcelNum,
    weight: o.weight,
    declaredValue: o.declaredValue,
    declaredCurrency: o.declaredCurrency,
    createdAt: o.createdAt,
    senderCountry: countryName(o.senderCountry),
    receiverCountry: country(o.receiverCountry),
    customer: customer ? snapshot(customer) : null,
  };
};

interface PageOf {
  readonly first: number;
  readonly sort: "CREATED_AT_DESC";
  readonly labels: string;
}
/** Q1: one call for the page, one for its customers. */
export async function orderPage({ first, sort, labels }: PageOf, { from }: Asked) {
  const body = { pageSize: first, pageNum: 1, sort, want: ["total" as const] };
  const page = await call(orderRoutes.pageQuery, "ORDER_LIST.VIEW", { body }, from);
  const codes = [...new Set(page.data.map((o) => o.customerCode))];
  const found = await call(customerRoutes.byCodes, "CUSTOMER_LIST.VIEW", { body: { codes } }, from);
  const customers = new Map(found.map((c) => [c.customerCode, c]));
  return {
    dictionary: (dictionaries.get(labels) ?? [])
      .filter((e) => e.language === "en" && e.status === "ENABLED")
      .sort((a, b) => a.sort - b.sort)
      .map(({ dicKey, dicName }) => ({ dicKey, dicName })),
    orders: {
      totalCount: page.total ?? 0,
      totalIsExact: page.totalExact,
      pageInfo: pageInfo(page, sort),
      edges: page.data.map((o) => ({ node: listed(o, customers) })),
    },
  };
}
