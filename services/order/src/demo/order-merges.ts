import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, desc, eq } from "drizzle-orm";
import {
  mergedOrder,
  mergeError,
  orderMerge,
  orderPreMerge,
  proposedOrder,
  type MergeErrorRecord,
  type MergedRecord,
  type MergeRecord,
  type PreMergeRecord,
  type ProposedRecord,
} from "../orders/order-import/merging/table.ts";
import type { ImportRecord } from "../orders/order-import/table.ts";
import { orders } from "../orders/order/table.ts";

/** After its upload a sheet is looked at, merged, and what was wrong is told. */
const LATER_MS = 240_000;
/** Orders that a sheet was merged into. */
const EACH = 3;

/** An order of the demo that a merge has stored. */
type Made = typeof orders.$inferSelect;

interface Row {
  readonly numbers: readonly string[];
  readonly made: Made;
}

/** Which of a site's imported orders a sheet was merged into: two groups, and one that travels by itself. */
function rowsOf(r: Random, made: readonly Made[]): Row[] {
  return made.map((order, n) => ({
    made: order,
    numbers: [
      order.customerOrderNo,
      ...Array.from({ length: n === made.length - 1 ? 0 : n + 1 }, () => `PO-${String(r.int(10_000, 99_999))}`),
    ],
  }));
}

function proposalsOf(r: Random, record: PreMergeRecord, rows: readonly Row[]): ProposedRecord[] {
  let row = 2;
  return rows.map(({ made, numbers }, n): ProposedRecord => {
    const isAlone = numbers.length === 1;
    const places = numbers.map(() => row++);
    return {
      id: idAt(r, record.createdAt.getTime() + n),
      preMergeId: record.id,
      site: record.site,
      user: record.user,
      row: places[0] ?? 0,
      rows: places,
      orderNos: [...numbers],
      groupNo: isAlone ? null : n + 1,
      why: isAlone ? "PARTIES" : null,
      nearRow: isAlone ? 2 : null,
      customerCode: made.customerCode,
      customerName: made.customerName,
      receiverName: made.receiverName,
      receiverCountry: made.receiverCountry,
      parcels: made.parcelNum,
      weight: made.weight,
      declaredValue: made.declaredValue,
      declaredCurrency: made.declaredCurrency,
    };
  });
}

const mergedOf = (r: Random, merge: MergeRecord, { made }: Row, proposed: ProposedRecord): MergedRecord => ({
  id: idAt(r, merge.createdAt.getTime()),
  mergeId: merge.id,
  site: merge.site,
  user: merge.user,
  orderId: made.id,
  sfWaybillNo: made.sfWaybillNo,
  childNos: [...made.mergedWaybillNos],
  row: proposed.row,
  groupNo: proposed.groupNo,
  rows: proposed.rows,
  orderNos: proposed.orderNos,
  customerCode: proposed.customerCode,
  receiverName: proposed.receiverName,
  receiverCountry: proposed.receiverCountry,
  parcels: proposed.parcels,
});

const errorOf = (r: Random, merge: MergeRecord, { row, groupNo, orderNos }: ProposedRecord): MergeErrorRecord => ({
  id: idAt(r, merge.createdAt.getTime()),
  mergeId: merge.id,
  site: merge.site,
  user: merge.user,
  createdBy: merge.createdBy,
  at: merge.createdAt,
  fileName: merge.fileName,
  row,
  groupNo,
  orderNo: orderNos[0] ?? null,
  field: "customerOrderNo",
  rule: "order.number.taken",
  params: { number: orderNos[0] ?? "" },
});

interface DemoMerge {
  readonly preMerge: PreMergeRecord;
  readonly proposed: readonly ProposedRecord[];
  readonly merge: MergeRecord;
  readonly merged: readonly MergedRecord[];
  readonly errors: readonly MergeErrorRecord[];
}

/** How a stored sheet was merged; how one that has become wrong was refused. */
function demoMerge(sheet: ImportRecord, made: readonly Made[]): DemoMerge {
  const r = random("order merge", sheet.id);
  const at = sheet.createdAt.getTime() + LATER_MS;
  const { site, user, createdBy, fileName } = sheet;
  const whose = { site, user, createdBy, fileName, importId: sheet.id };
  const rows = rowsOf(r, made);
  const count = rows.reduce((n, { numbers }) => n + numbers.length, 0);
  const alone = rows.filter(({ numbers }) => numbers.length === 1).length;
  const counts = { orders: count, groups: rows.length - alone, alone };
  const preMerge: PreMergeRecord = {
    ...whose,
    ...counts,
    id: idAt(r, at),
    createdAt: new Date(at),
    // Nothing works on it any more, and its workbook is gone.
    taskId: idAt(r, at),
    state: "PROPOSED",
    grouped: count - alone,
    wrongCells: null,
  };
  const proposed = proposalsOf(r, preMerge, rows);
  const isStored = sheet.state === "STORED";
  const merge: MergeRecord = {
    ...whose,
    ...counts,
    id: idAt(r, at + LATER_MS),
    createdAt: new Date(at + LATER_MS),
    taskId: idAt(r, at),
    preMergeId: preMerge.id,
    state: isStored ? "MERGED" : "REFUSED",
    stored: isStored ? rows.length : null,
    wrongRows: isStored ? null : 1,
  };
  const [first] = proposed;
  return {
    preMerge,
    proposed,
    merge,
    merged: isStored ? rows.flatMap((row, n) => (proposed[n] ? [mergedOf(r, merge, row, proposed[n])] : [])) : [],
    errors: isStored || first === undefined ? [] : [errorOf(r, merge, first)],
  };
}

/** What of the demo's sheets was merged, out of orders that were imported. */
export async function seedOrderMerges(db: Db, sheets: readonly ImportRecord[]): Promise<void> {
  const all: DemoMerge[] = [];
  for (const site of SITE_CODES) {
    const own = sheets.filter((sheet) => sheet.site === site && sheet.state !== "REFUSED");
    const made = await db
      .select()
      .from(orders)
      .where(and(eq(orders.site, site), eq(orders.sourceSystem, "BATCH_IMPORT")))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(EACH * own.length);
    all.push(...own.map((sheet, n) => demoMerge(sheet, made.slice(n * EACH, (n + 1) * EACH))));
  }
  await load(
    db,
    orderPreMerge,
    all.map(({ preMerge }) => preMerge),
  );
  await load(
    db,
    proposedOrder,
    all.flatMap(({ proposed }) => proposed),
  );
  await load(
    db,
    orderMerge,
    all.map(({ merge }) => merge),
  );
  await load(
    db,
    mergedOrder,
    all.flatMap(({ merged }) => merged),
  );
  await load(
    db,
    mergeError,
    all.flatMap(({ errors }) => errors),
  );
}
