import { z } from "zod";
import { decimal, keyword } from "../../../field.ts";
import { pageQuery } from "../../../paging.ts";
import { Site } from "../../../site-code.ts";
import { sortNames, type Sorts } from "../../../sorts.ts";
import { AloneReason } from "../../order/merge.ts";
import { ImportState } from "../row.ts";

export const PRE_MERGE_STATES = ["PROPOSING", "PROPOSED", "REFUSED", "FAILED", "CANCELLED"] as const;
export const PreMergeState = z.enum(PRE_MERGE_STATES).meta({
  id: "PreMergeState",
  description: "How far a pre-merge is (ORD-12).",
  "x-values": {
    PROPOSING: "It waits, or its sheet is being read.",
    PROPOSED: "What travels together is proposed, and may be merged while the sheet is to be stored.",
    REFUSED: "The sheet is not what it was: cells have become wrong, or its orders were stored meanwhile.",
    FAILED: "It broke off; it may be asked for again.",
    CANCELLED: "Its asker stopped it; it may be asked for again.",
  } satisfies Record<(typeof PRE_MERGE_STATES)[number], string>,
});
export type PreMergeState = z.infer<typeof PreMergeState>;

/** A look at a sheet for what of it can travel together. One sees one's own. */
export const PreMerge = z
  .object({
    id: z.uuid().describe("The pre-merge's key."),
    site: Site.describe("At which site its orders are placed."),
    importId: z.uuid().describe("Of which uploaded sheet."),
    fileName: z.string().describe("The sheet's name, as it was uploaded."),
    state: PreMergeState.describe("How far it is."),
    importState: ImportState.describe("How far the sheet is now."),
    rowsDone: z.int().describe("Orders that were looked at."),
    orders: z.int().nullable().describe("Orders in the sheet; null until they are counted."),
    groups: z.int().nullable().describe("Groups that travel as one order each; null until they are proposed."),
    grouped: z.int().nullable().describe("Orders in groups; null until they are proposed."),
    alone: z.int().nullable().describe("Orders that travel by themselves; null until they are proposed."),
    wrongCells: z.int().nullable().describe("Cells that have become wrong; null unless that is why it is REFUSED."),
    hasFile: z.boolean().describe("Is there a workbook with its groups and reasons?"),
    mayMerge: z.boolean().describe("Is it proposed, and its sheet still to be stored?"),
    errorCode: z.int().nullable().describe("Why it failed, a code of the error catalogue; null unless FAILED."),
    traceId: z.string().describe("Stands in every log line of it."),
    createdBy: z.string().describe("Who asked for it."),
    createdAt: z.iso.datetime().describe("When it was asked for."),
    endedAt: z.iso.datetime().nullable().describe("When it ended; null before."),
  })
  .meta({ id: "OrderPreMerge", description: "What of an uploaded sheet can travel together (ORD-12)." });
export type PreMerge = z.infer<typeof PreMerge>;

export const preMergeSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
} as const satisfies Sorts<PreMerge>;
export const PreMergeFilter = z.object({ keyword: keyword("the sheet's name") }).meta({ id: "OrderPreMergeFilter" });
export type PreMergeFilter = z.infer<typeof PreMergeFilter>;
export const PreMergePageQuery = pageQuery({ filter: PreMergeFilter.shape, sort: sortNames(preMergeSorts) });

/** What an order of a merge is made of, whoever tells it. */
export const travelling = {
  rows: z.array(z.int()).describe("Rows of the sheet in which its orders stand, as table programs show them."),
  orderNos: z.array(z.string()).describe("The customer's own numbers of its orders, in their order."),
  customerCode: z.string().describe("Whose orders; 10 digits."),
  receiverName: z.string().describe("Who receives it."),
  receiverCountry: z.string().describe("Country of the receiver, ISO 3166-1 alpha-2."),
  parcels: z.int().describe("Parcels in all."),
};
/** An order that a sheet's rows would make: a group, or one row that travels by itself and why. */
export const ProposedOrder = z
  .object({
    id: z.uuid().describe("The proposal's key."),
    preMergeId: z.uuid().describe("Of which pre-merge."),
    site: Site.describe("At which site."),
    row: z.int().describe("The first of its rows."),
    groupNo: z.int().nullable().describe("The group's number, from 1; null of a row that travels by itself."),
    why: AloneReason.nullable().describe("Why it travels by itself; null of a group."),
    nearRow: z.int().nullable().describe("Row of the order that comes nearest to it; null where none does."),
    ...travelling,
    customerName: z.string().nullable().describe("The customer's name; null where it is not known."),
    weight: decimal().describe("Weight in all, kg."),
    declaredValue: decimal().describe("Declared value in all."),
    declaredCurrency: z.string().describe("Currency of the declared value, ISO 4217."),
  })
  .meta({ id: "ProposedOrder", description: "An order that rows of a sheet would make (ORD-12)." });
export type ProposedOrder = z.infer<typeof ProposedOrder>;

/** By the order in which their first rows stand in the sheet. */
export const proposedOrderSorts = { ROW_ASC: "row" } as const satisfies Sorts<ProposedOrder>;
export const ProposedOrderPageQuery = pageQuery({
  filter: { preMergeId: z.uuid().optional().describe("Of this pre-merge.") },
  sort: sortNames(proposedOrderSorts),
});
