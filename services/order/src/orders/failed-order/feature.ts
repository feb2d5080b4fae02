import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { reveal } from "@linehaul/kit/reveal";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { failedOrderRoutes } from "@linehaul/schema/orders/failed-order";
import { and, desc, eq, inArray } from "drizzle-orm";
import { mineOf } from "../order/mine.ts";
import { orderNumber } from "../order/parts/table.ts";
import { orders } from "../order/table.ts";
import { analysisOf } from "./analysis.ts";
import { matching, mine, sorts, view } from "./list.ts";
import { clearValue, parametersOf } from "./params.ts";
import { failedOrder, type FailedOrderRecord } from "./table.ts";

/** The waybill of the newest order among the caller's with the customer's number. */
async function waybillOf(call: Call, { plainNo, customerCode }: FailedOrderRecord): Promise<string | null> {
  const [found] = await call.db
    .select({ waybillNo: orders.sfWaybillNo })
    .from(orderNumber)
    .innerJoin(orders, eq(orders.id, orderNumber.orderId))
    .where(
      and(
        mineOf(call.caller, await call.scope()).where,
        eq(orderNumber.number, plainNo),
        eq(orderNumber.kind, "CUSTOMER_ORDER"),
        eq(orders.customerCode, customerCode),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return found?.waybillNo ?? null;
}

export const feature = bind(failedOrderRoutes, {
  pageQuery: async ({ body }, call) =>
    pageRows({
      db: call.db,
      table: failedOrder,
      query: body,
      sorts,
      where: and(await mine(call), matching(body.filter)),
      row: view,
    }),
  byIds: async ({ body }, call) => {
    const rows = await call.db
      .select()
      .from(failedOrder)
      .where(and(await mine(call), inArray(failedOrder.id, body.ids)));
    return rows.map(view);
  },
  getOrderParam: async ({ params }, call) => {
    const [row] = await call.db
      .select()
      .from(failedOrder)
      .where(and(await mine(call), eq(failedOrder.id, params.id)));
    if (row === undefined) throw fail(SERVICE_CODES.notFound);
    return { parameters: parametersOf(row.params), waybillNo: await waybillOf(call, row) };
  },
  analysisList: async ({ query }, call) => analysisOf(call.db, and(await mine(call), matching(query)), call.timeZone),
  showClear: async ({ body: { id, field, reason } }, call) => {
    const where = and(await mine(call), eq(failedOrder.id, id));
    return reveal(call, {
      type: "failedOrder.revealed",
      subject: id,
      field,
      reason,
      read: async (tx) => {
        const [row] = await tx.select().from(failedOrder).where(where);
        const value = row === undefined ? null : clearValue(row.params, field);
        return row === undefined || value === null ? null : { value, site: row.site };
      },
    });
  },
});
