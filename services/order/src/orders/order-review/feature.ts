import type { Call } from "@linehaul/kit/call";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { showClear } from "../order/show-clear.ts";
import { orders } from "../order/table.ts";
import { reachOf, reviewable } from "../staff-audit-auth/reviewable.ts";
import { areaCodes } from "./area-codes.ts";
import { reviewCases } from "./case.ts";
import { countQueues } from "./counts.ts";
import { reviewExport } from "./export.ts";
import { reviewFiles } from "./file.ts";
import { matching, ofQueue, sorts } from "./filter.ts";
import { passRests } from "./pass-rests.ts";

const read = async (call: Call, which: SQL) =>
  call.db
    .select()
    .from(orders)
    .where(and(await reviewable(call), which));

export const feature = bind(orderReviewRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db, caller } = call;
    const mine = await reviewable(call);
    const where = and(mine, ofQueue(query.filter), matching(caller, query.filter));
    const [{ data, ...page }, counts, reach, rests] = await Promise.all([
      pageRows({ db, table: orders, query, sorts, where, row: (order) => order }),
      query.want.includes("counts") ? countQueues(call, mine, query.filter) : null,
      reachOf(db, caller),
      passRests(db),
    ]);
    return { ...page, data: await reviewCases(db, data), counts, reach, passRests: rests };
  },
  counts: async (_input, call) => countQueues(call, await reviewable(call)),
  byIds: async ({ body }, call) => reviewCases(call.db, await read(call, inArray(orders.id, body.ids))),
  detail: async ({ body }, call) => {
    const found = await read(call, eq(orders.id, body.id));
    const [[row], [file]] = await Promise.all([reviewCases(call.db, found), reviewFiles(call.db, found, call.now())]);
    return row && file ? { row, file } : null;
  },
  files: async ({ body }, call) => reviewFiles(call.db, await read(call, inArray(orders.id, body.ids)), call.now()),
  exportAsync: ({ body }, call) => askExport(call, "order", reviewExport, orderReviewRoutes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, reviewExport, body),
  showClear: async ({ body }, call) => showClear(call, await reviewable(call), body),
  areaCode: async (_input, call) => areaCodes(call.db, await reviewable(call)),
});
