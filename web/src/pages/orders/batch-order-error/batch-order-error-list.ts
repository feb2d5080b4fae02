import { importErrorSorts } from "@linehaul/schema/orders/order-import/wrong-cell";
import { sortNames } from "@linehaul/schema/sorts";
import type { BatchOrderErrorFilter as FilterInput } from "../../../__generated__/batchOrderErrorPageQuery.graphql.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface ErrorFilter {
  readonly fileName: string;
  readonly rule: string;
  readonly field: string;
}

/** The filter as the graph takes it: of the list, and of its file. */
export const errorFilter = ({ fileName, rule, field }: ErrorFilter): FilterInput => ({
  fileName: fileName || null,
  rule: rule || null,
  field: field || null,
});

export const batchOrderErrorList = askedList({
  code: "BATCH_ORDER_ERROR",
  empty: { fileName: "", rule: "", field: "" },
  sorts: sortNames(importErrorSorts),
  asked: errorFilter,
});
