import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { newId } from "@linehaul/kit/ids";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { MOST_KEPT_ERRORS } from "@linehaul/schema/orders/order-import/row";
import { eq } from "drizzle-orm";
import type { LookedAt } from "../look.ts";
import { maskedParams } from "../masking.ts";
import { mergeError, orderMerge, type MergeErrorRecord, type MergeRecord, type ProposedRecord } from "./table.ts";

/** What has become wrong with a row. */
export interface WrongRow {
  readonly row: number;
  readonly field: string;
  readonly rule: string;
  readonly params: FieldProblem["params"];
}

/** Cells that have become wrong, by their rows. */
export const wrongRowsOf = ({ wrong, heads }: LookedAt): WrongRow[] =>
  wrong.flatMap(({ row, column, key, params }) => {
    const field = heads.columns[column] ?? null;
    return field === null ? [] : [{ row, field, rule: key, params }];
  });
/** Rows of proposals that hold no longer. */
export const partedRowsOf = (broken: readonly ProposedRecord[]): WrongRow[] =>
  broken
    .flatMap(({ rows }) => rows)
    .map((row) => ({ row, field: "customerOrderNo", rule: "order.merge", params: {} }))
    .sort((a, b) => a.row - b.row);

/** Which proposal a row belongs to, and its order's number: rows of further goods are those of the order above them. */
function whose(proposed: readonly ProposedRecord[]) {
  const all = proposed
    .flatMap((one) => one.rows.map((row, n) => ({ row, groupNo: one.groupNo, orderNo: one.orderNos[n] ?? null })))
    .sort((a, b) => a.row - b.row);
  return (row: number) => all.findLast((one) => one.row <= row) ?? { groupNo: null, orderNo: null };
}

/** Writes down that nothing was merged, and each row that is why. */
export async function writeRefused(
  tx: Db,
  at: Date,
  { id: mergeId, site, user, createdBy, fileName }: MergeRecord,
  proposed: readonly ProposedRecord[],
  wrong: readonly WrongRow[],
): Promise<void> {
  const find = whose(proposed);
  const errors = wrong.slice(0, MOST_KEPT_ERRORS).map((one): MergeErrorRecord => {
    const { groupNo, orderNo } = find(one.row);
    return {
      ...one,
      id: newId(),
      mergeId,
      site,
      user,
      createdBy,
      fileName,
      at,
      groupNo,
      orderNo,
      params: maskedParams(one.params),
    };
  });
  await load(tx, mergeError, errors);
  await tx
    .update(orderMerge)
    .set({ state: "REFUSED", wrongRows: new Set(wrong.map(({ row }) => row)).size })
    .where(eq(orderMerge.id, mergeId));
}
