import type { Call } from "@linehaul/kit/call";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { type FailedOrder, type FailedOrderFilter, failedOrderSorts } from "@linehaul/schema/orders/failed-order";
import { and, eq, gte, lt, type SQL } from "drizzle-orm";
import { ofMainAmong } from "../../customers/account/main.ts";
import { plainNumber } from "../order/number.ts";
import { failedOrder, type FailedOrderRecord } from "./table.ts";

export const sorts = sortsIn(failedOrder, failedOrderSorts);

/** The caller's rows: those of the orders that they would have been (PERM-02). */
export const mine = async (call: Call): Promise<SQL> =>
  rowScope(call.caller, await call.scope(), "ORDER", {
    site: failedOrder.site,
    country: failedOrder.receiverCountry,
    org: failedOrder.orgCode,
    customer: failedOrder.customerCode,
    account: ofMainAmong(failedOrder.site, failedOrder.customerCode),
  });

export const matching = (filter: FailedOrderFilter = {}): SQL | undefined =>
  and(
    filter.from === undefined ? undefined : gte(failedOrder.at, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(failedOrder.at, new Date(filter.to)),
    filter.reason === undefined ? undefined : eq(failedOrder.reason, filter.reason),
    filter.sourceSystem === undefined ? undefined : eq(failedOrder.sourceSystem, filter.sourceSystem),
    filter.customerCode === undefined ? undefined : eq(failedOrder.customerCode, filter.customerCode),
    filter.number === undefined ? undefined : eq(failedOrder.plainNo, plainNumber(filter.number)),
  );

export const view = ({ params: _params, plainNo: _plainNo, problems, at, ...row }: FailedOrderRecord): FailedOrder => ({
  ...row,
  problems: [...problems],
  at: at.toISOString(),
});
