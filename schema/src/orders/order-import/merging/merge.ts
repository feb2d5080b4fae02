import { z } from "zod";
import { FieldProblem } from "../../../envelope.ts";
import { keyword } from "../../../field.ts";
import { pageQuery } from "../../../paging.ts";
import { Site } from "../../../site-code.ts";
import { sortNames, type Sorts } from "../../../sorts.ts";
import { travelling } from "./pre-merge.ts";

export const MERGE_STATES = ["MERGING", "MERGED", "REFUSED", "FAILED", "CANCELLED"] as const;
export const MergeState = z.enum(MERGE_STATES).meta({
  id: "MergeState",
  description: "How far the merging of a sheet is (ORD-12).",
  "x-values": {
    MERGING: "It waits, or its orders are looked at once more and stored.",
    MERGED: "All its orders are stored.",
    REFUSED: "Rows have become wrong since they were proposed; nothing is stored.",
    FAILED: "It broke off; nothing is stored, and it may be asked for again.",
    CANCELLED: "Its asker stopped it: nothing is stored, and the sheet is as ready as before.",
  } satisfies Record<(typeof MERGE_STATES)[number], string>,
});
export type MergeState = z.infer<typeof MergeState>;

/** The merging of a sheet, as it was proposed. One sees one's own. */
export const OrderMerge = z
  .object({
    id: z.uuid().describe("The merge's key."),
    site: Site.describe("At which site its orders are placed."),
    preMergeId: z.uuid().describe("The pre-merge that proposed it."),
    importId: z.uuid().describe("Of which uploaded sheet."),
    fileName: z.string().describe("The sheet's name, as it was uploaded."),
    state: MergeState.describe("How far it is."),
    rowsDone: z.int().describe("Orders of the sheet that were looked at once more."),
    orders: z.int().describe("Orders in the sheet."),
    groups: z.int().describe("Groups that travel as one order each."),
    alone: z.int().describe("Orders that travel by themselves."),
    stored: z.int().nullable().describe("Orders that were stored; null unless MERGED."),
    wrongRows: z.int().nullable().describe("Rows that have become wrong; null unless REFUSED."),
    errorCode: z.int().nullable().describe("Why it failed, a code of the error catalogue; null unless FAILED."),
    traceId: z.string().describe("Stands in every log line of it."),
    createdBy: z.string().describe("Who asked for it."),
    createdAt: z.iso.datetime().describe("When it was asked for."),
    endedAt: z.iso.datetime().nullable().describe("When it ended; null before."),
  })
  .meta({ id: "OrderMerge", description: "The merging of an uploaded sheet, and what became of it (ORD-12)." });
export type OrderMerge = z.infer<typeof OrderMerge>;

export const orderMergeSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
} as const satisfies Sorts<OrderMerge>;
export const OrderMergeFilter = z.object({ keyword: keyword("the sheet's name") }).meta({ id: "OrderMergeFilter" });
export type OrderMergeFilter = z.infer<typeof OrderMergeFilter>;
export const OrderMergePageQuery = pageQuery({ filter: OrderMergeFilter.shape, sort: sortNames(orderMergeSorts) });

/** An order that a merge has stored. */
export const MergedOrder = z
  .object({
    id: z.uuid().describe("The row's key."),
    mergeId: z.uuid().describe("Of which merge."),
    site: Site.describe("At which site."),
    orderId: z.uuid().describe("The order's key."),
    row: z.int().describe("The first of its rows."),
    groupNo: z.int().nullable().describe("The group's number; null of an order that travels by itself."),
    sfWaybillNo: z.string().describe("Its waybill, the mother number."),
    childNos: z.array(z.string()).describe("Waybills of its further parcels, the child numbers."),
    ...travelling,
  })
  .meta({ id: "MergedOrder", description: "An order that a merge has stored, with its numbers (ORD-12)." });
export type MergedOrder = z.infer<typeof MergedOrder>;

export const mergedOrderSorts = { ROW_ASC: "row" } as const satisfies Sorts<MergedOrder>;
export const MergedOrderPageQuery = pageQuery({
  filter: { mergeId: z.uuid().optional().describe("Of this merge.") },
  sort: sortNames(mergedOrderSorts),
});

/** A row that has become wrong between the proposal of a merge and its storing. */
export const MergeError = z
  .object({
    id: z.uuid().describe("The mistake's key."),
    mergeId: z.uuid().describe("Of which merge."),
    site: Site.describe("At which site."),
    fileName: z.string().describe("The sheet's name, as it was uploaded."),
    row: z.int().describe("The row, as table programs show it."),
    groupNo: z.int().nullable().describe("In which group; null of a row that travels by itself."),
    orderNo: z.string().nullable().describe("The customer's own number of its order; null where it can't be read."),
    field: z.string().describe("What is wrong with it, by the column's key."),
    rule: z.string().describe("Which rule it broke, by its key in the locale files."),
    params: FieldProblem.shape.params.describe("The rule's numbers, by name."),
    createdBy: z.string().describe("Who asked for the merge."),
    at: z.iso.datetime().describe("When it was refused."),
  })
  .meta({ id: "MergeError", description: "A row that has become wrong since its merge was proposed (ORD-12)." });
export type MergeError = z.infer<typeof MergeError>;

/** By the order in which they stand in the sheet, for ids grow with it. */
export const mergeErrorSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<MergeError>;
export const MergeErrorPageQuery = pageQuery({
  filter: { mergeId: z.uuid().optional().describe("Of this merge.") },
  sort: sortNames(mergeErrorSorts),
});
