import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { fail } from "@linehaul/kit/fail";
import { pageRows, type PageQuery } from "@linehaul/kit/paging";
import { siteScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderImportSorts, type OrderImport, type OrderImportFilter } from "@linehaul/schema/orders/order-import/row";
import {
  importErrorSorts,
  type ImportError,
  type ImportErrorFilter,
} from "@linehaul/schema/orders/order-import/wrong-cell";
import type { Page } from "@linehaul/schema/paging";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { importError, orderImport, type ImportRecord } from "./table.ts";
import { errorView, viewsOf } from "./view.ts";

const sorts = sortsIn(orderImport, orderImportSorts);
const errorSorts = sortsIn(importError, importErrorSorts);

/** What the caller uploaded at the site that he is signed in to. */
const own = async (call: Call): Promise<SQL | undefined> =>
  and(siteScope(call.caller, await call.scope(), orderImport.site), eq(orderImport.user, call.caller.user));

export async function importPage(
  call: Call,
  query: PageQuery<keyof typeof sorts> & { readonly filter?: OrderImportFilter | undefined },
): Promise<Page<OrderImport>> {
  const where = and(await own(call), anyContains([orderImport.fileName], query.filter?.keyword));
  const found = await pageRows({ db: call.db, table: orderImport, query, sorts, where, row: (row) => row });
  return { ...found, data: await viewsOf(call.db, found.data) };
}

export async function importRows(call: Call, ids: readonly string[]): Promise<OrderImport[]> {
  const rows = await call.db
    .select()
    .from(orderImport)
    .where(and(await own(call), inArray(orderImport.id, [...ids])));
  return viewsOf(call.db, rows);
}

/** One of the caller's; 404001 where there is none. */
export async function ownImport(call: Call, id: string): Promise<ImportRecord> {
  const [record] = await call.db
    .select()
    .from(orderImport)
    .where(and(await own(call), eq(orderImport.id, id)));
  if (record === undefined) throw fail(SERVICE_CODES.notFound);
  return record;
}

const matching = (filter: ImportErrorFilter = {}): SQL | undefined =>
  and(
    filter.importId === undefined ? undefined : eq(importError.importId, filter.importId),
    filter.fileName === undefined ? undefined : eq(importError.fileName, filter.fileName),
    filter.rule === undefined ? undefined : eq(importError.rule, filter.rule),
    filter.field === undefined ? undefined : eq(importError.field, filter.field),
  );

/** Wrong cells, of those that `mine` opens. */
export const errorPage = (
  call: Call,
  query: PageQuery<keyof typeof errorSorts> & { readonly filter?: ImportErrorFilter | undefined },
  mine: SQL | undefined,
): Promise<Page<ImportError>> =>
  pageRows({
    db: call.db,
    table: importError,
    query,
    sorts: errorSorts,
    where: and(mine, matching(query.filter)),
    row: errorView,
  });

export const ownErrors = async (call: Call): Promise<SQL | undefined> =>
  and(siteScope(call.caller, await call.scope(), importError.site), eq(importError.user, call.caller.user));
