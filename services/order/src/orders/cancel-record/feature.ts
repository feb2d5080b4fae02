import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { cancelRecordRoutes } from "@linehaul/schema/orders/cancel-record";
import { and, inArray } from "drizzle-orm";
import { cancelRecordExport, matching, mine, sorts, view } from "./list.ts";
import { cancelRecord } from "./table.ts";

export const feature = bind(cancelRecordRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const where = and(await mine(call), matching(query.filter));
    return pageRows({ db: call.db, table: cancelRecord, query, sorts, where, row: view });
  },
  byIds: async ({ body }, call) => {
    const rows = await call.db
      .select()
      .from(cancelRecord)
      .where(and(await mine(call), inArray(cancelRecord.id, body.ids)));
    return rows.map(view);
  },
  exportAsync: ({ body }, call) => askExport(call, "order", cancelRecordExport, cancelRecordRoutes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, cancelRecordExport, body),
});
