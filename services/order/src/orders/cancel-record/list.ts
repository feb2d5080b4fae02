import type { Call } from "@linehaul/kit/call";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import {
  type CancelRecord,
  cancelRecordColumns,
  CancelRecordFilter,
  cancelRecordSorts,
} from "@linehaul/schema/orders/cancel-record";
import { exportList, plainCells, type Reader } from "@linehaul/kit/exports/list";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { orderOfAccounts } from "../order/account.ts";
import { numbered } from "../order/filter.ts";
import { cancelRecord, type CancelRecordRow } from "./table.ts";

export const sorts = sortsIn(cancelRecord, cancelRecordSorts);

/** The caller's rows: those of the orders (PERM-02). */
const mineOf = ({ site, scope }: Pick<Reader, "site" | "scope">): SQL =>
  rowScope({ site }, scope, "ORDER", {
    site: cancelRecord.site,
    country: cancelRecord.receiverCountry,
    org: cancelRecord.orgCode,
    customer: cancelRecord.customerCode,
    account: orderOfAccounts(cancelRecord.orderId),
  });
export const mine = async (call: Call): Promise<SQL> => mineOf({ site: call.caller.site, scope: await call.scope() });

const among = <T>(values: readonly T[] | undefined, condition: (values: T[]) => SQL): SQL | undefined =>
  values === undefined || values.length === 0 ? undefined : condition([...values]);

export const matching = (filter: CancelRecordFilter = {}): SQL | undefined =>
  and(
    among(filter.numbers, (numbers) => numbered(numbers, cancelRecord.orderId)),
    filter.from === undefined ? undefined : gte(cancelRecord.at, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(cancelRecord.at, new Date(filter.to)),
    among(filter.type, (types) => inArray(cancelRecord.type, types)),
    among(filter.stateBefore, (states) => inArray(cancelRecord.stateBefore, states)),
    filter.customerCode === undefined ? undefined : eq(cancelRecord.customerCode, filter.customerCode),
    filter.cancelledBy === undefined ? undefined : eq(cancelRecord.cancelledBy, filter.cancelledBy),
    filter.page === undefined ? undefined : eq(cancelRecord.page, filter.page),
  );

export const view = ({ orgCode: _org, at, ...row }: CancelRecordRow): CancelRecord => ({
  ...row,
  at: at.toISOString(),
});

/** Files of cancel records. */
export const cancelRecordExport = exportList({
  list: "CANCEL_RECORD",
  name: "cancel-records",
  columns: cancelRecordColumns,
  cells: plainCells(cancelRecord, cancelRecordColumns),
  table: cancelRecord,
  order: sql`${cancelRecord.at} desc, ${cancelRecord.id} desc`,
  mine: mineOf,
  filter: CancelRecordFilter,
  matching,
});
