import type { GraphQLTaggedNode, MutationParameters, OperationType } from "relay-runtime";
import type { ExportColumns } from "@linehaul/schema/export-column";
import type { ExportedList as ListCode } from "@linehaul/schema/orders/export-task";
import type { exportPreview_preview$key } from "../../__generated__/exportPreview_preview.graphql.ts";
import type { exportProgress_task$key } from "../../__generated__/exportProgress_task.graphql.ts";
import type { useWhenReady_task$key } from "../../__generated__/useWhenReady_task.graphql.ts";
import type { UserError } from "../form/use-act.ts";
import type { ColumnHead } from "../table/column.ts";

/** A list of which files are made (SYS-09), as its page says it to the dialog. */
export interface Exported {
  readonly list: ListCode;
  /** What a file can hold, by the contract. */
  readonly columns: ExportColumns;
  /** The list's own columns, and which of a file's stand for each that bears another name. */
  readonly heads: readonly ColumnHead[];
  readonly standFor: Readonly<Record<string, readonly string[]>>;
  /** Where a file needs a period: the filter's fields that name it, and how many days it has at the most. */
  readonly period?: { readonly from: string; readonly to: string; readonly most: number };
  /** `query ($filter: …, $ids: [ID!]) { preview: …ExportPreview(filter: $filter, ids: $ids) { ...exportPreview_preview } }` */
  readonly preview: GraphQLTaggedNode;
  /** `mutation ($input: …) { begun: begin…Export(input: $input) { task { id ...exportProgress_task ...useWhenReady_task } errors { message detail traceId field } } }` */
  readonly begin: GraphQLTaggedNode;
}

/** Which rows: the filter as the graph takes it, or the node ids of those that were ticked. */
export type RowsAsked =
  | { readonly filter: object; readonly ids: null }
  | { readonly filter: null; readonly ids: readonly string[] };

export interface PreviewQuery extends OperationType {
  readonly variables: RowsAsked;
  readonly response: { readonly preview: exportPreview_preview$key };
}
export interface BeginMutation extends MutationParameters {
  readonly variables: { readonly input: object };
  readonly response: {
    readonly begun: {
      readonly task: (exportProgress_task$key & useWhenReady_task$key & { readonly id: string }) | null | undefined;
      readonly errors: readonly UserError[];
    };
  };
}
