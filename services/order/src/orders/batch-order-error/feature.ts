import type { Call } from "@linehaul/kit/call";
import { csvFile, csvInstant } from "@linehaul/kit/csv";
import { feature as bind } from "@linehaul/kit/feature";
import { ruleText } from "@linehaul/kit/messages";
import { siteScope } from "@linehaul/kit/scope";
import { batchOrderErrorRoutes } from "@linehaul/schema/orders/batch-order-error";
import { importTexts } from "@linehaul/schema/orders/order-import/texts";
import type { ImportError, ImportErrorFilter } from "@linehaul/schema/orders/order-import/wrong-cell";
import type { FileAnswer } from "@linehaul/schema/file";
import { codesOf, LIMITS } from "@linehaul/schema/scope";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { errorPage } from "../order-import/list.ts";
import { importError } from "../order-import/table.ts";
import { errorView } from "../order-import/view.ts";
import { analysisOf } from "./analysis.ts";

/** The site's; his own for whom data groups keep to some of its orders. */
async function mine(call: Call): Promise<SQL | undefined> {
  const scope = await call.scope();
  const isKept = LIMITS.some((limit) => codesOf(scope, "ORDER", limit) !== null);
  return and(
    siteScope(call.caller, scope, importError.site),
    isKept ? eq(importError.user, call.caller.user) : undefined,
  );
}

async function rowsById(call: Call, ids: readonly string[]): Promise<ImportError[]> {
  const rows = await call.db
    .select()
    .from(importError)
    .where(and(await mine(call), inArray(importError.id, [...ids])));
  return rows.map(errorView);
}

/** The newest of the filtered as a file; that it was taken is recorded before the first row is read (PERM-12). */
function download(call: Call, filter: ImportErrorFilter | undefined): Promise<FileAnswer> {
  const { language, timeZone } = call;
  const { list } = importTexts[language];
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({
        type: "importError.exported",
        subject: "BATCH_ORDER_ERROR",
        site: call.caller.site,
        kind: "EXPORT",
        after: { ...filter },
      });
      return csvFile<ImportError>({
        name: "import-errors",
        columns: [
          { title: `${list.at} (${timeZone})`, text: (row) => csvInstant(row.at, timeZone) },
          { title: list.fileName, text: (row) => row.fileName },
          { title: list.cell, text: (row) => `${row.column}${String(row.row)}` },
          { title: list.heading, text: (row) => row.heading },
          { title: list.value, text: (row) => row.value },
          { title: list.mistake, text: (row) => ruleText(row.rule, row.params, language) },
          { title: list.createdBy, text: (row) => row.createdBy },
        ],
        page: async (at) => errorPage(call, { ...at, sort: "AT_DESC", filter, want: [] }, await mine(call)),
      });
    },
    { remember: false },
  );
}

export const feature = bind(batchOrderErrorRoutes, {
  pageQuery: async ({ body }, call) => errorPage(call, body, await mine(call)),
  byIds: ({ body }, call) => rowsById(call, body.ids),
  analysis: async (_input, call) => analysisOf(call.db, call.now(), await mine(call)),
  download: ({ body }, call) => download(call, body.filter),
});
