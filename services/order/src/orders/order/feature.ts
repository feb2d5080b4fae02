import type { Call } from "@linehaul/kit/call";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { countRows } from "@linehaul/kit/row-count";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { statusCounts } from "./counts.ts";
import { countByDay } from "./days.ts";
import { orderExport } from "./export/list.ts";
import { numbered } from "./filter.ts";
import { withFound } from "./finding/exported.ts";
import { foundIn } from "./finding/read.ts";
import { orderPage } from "./list.ts";
import { type Mine, mineOf } from "./mine.ts";
import { countByMonth } from "./months.ts";
import { numbersFound } from "./numbers-found.ts";
import { orderDetails } from "./parts/detail.ts";
import { showClear } from "./show-clear.ts";
import { orders } from "./table.ts";
import { orderRow } from "./view.ts";

const scopeOf = async (call: Call): Promise<Mine> => mineOf(call.caller, await call.scope());

const read = async (call: Call, which: SQL) =>
  call.db
    .select()
    .from(orders)
    .where(and((await scopeOf(call)).where, which));

export const feature = bind(orderRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const mine = await scopeOf(call);
    const { filter, finding } = await foundIn(call, query.filter);
    const numbers = query.want.includes("numbersFound") ? filter?.numbers : undefined;
    const [page, counts] = await Promise.all([
      orderPage(call.db, mine, { ...query, filter }),
      query.want.includes("statusCounts") ? statusCounts(call.db, mine, filter) : null,
    ]);
    const found = numbers?.length ? await numbersFound(call.db, mine.where, page.data, numbers) : null;
    return { ...page, statusCounts: counts, numbersFound: found, finding };
  },
  countByDay: async ({ body }, call) => countByDay(call.db, (await scopeOf(call)).where, body, call.now()),
  countByMonth: async ({ body }, call) => countByMonth(call.db, (await scopeOf(call)).where, body, call.now()),
  countInScope: async ({ body }, call) =>
    countRows(call.db, orders, mineOf(call.caller, await call.scope(body.version)).where),
  byIds: async ({ body }, call) => (await read(call, inArray(orders.id, body.ids))).map(orderRow),
  detail: async ({ body }, call) => {
    // A number that a customer used again: the newest of his orders.
    const which = "id" in body ? eq(orders.id, body.id) : numbered([body.number]);
    const [row] = await call.db
      .select()
      .from(orders)
      .where(and((await scopeOf(call)).where, which))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(1);
    if (row === undefined) return null;
    const [detail] = await orderDetails(call.db, [row], call.now());
    return detail === undefined ? null : { row: orderRow(row), detail };
  },
  details: async ({ body }, call) => orderDetails(call.db, await read(call, inArray(orders.id, body.ids)), call.now()),
  exportAsync: async ({ body }, call) =>
    askExport(call, "order", orderExport, orderRoutes.exportAsync, await withFound(call, body)),
  exportPreview: async ({ body }, call) => previewExport(call, orderExport, await withFound(call, body)),
  showClear: async ({ body }, call) => showClear(call, (await scopeOf(call)).where, body),
});
