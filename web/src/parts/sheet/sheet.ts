import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { sheetFound_sheet$data, sheetFound_sheet$key } from "../../__generated__/sheetFound_sheet.graphql.ts";
import type { UserError } from "../form/use-act.ts";

/** A catalogue that is uploaded as a sheet (ORD-12), as its page says it to the dialog. */
export interface CatalogueSheet {
  readonly module: ModuleCode;
  /** What rows do, in texts of `sheet`: by default `help`, that known ones are changed. */
  readonly help?: "helpCustomers";
  /** `mutation ($input: …) { sent: upload…Sheet(input: $input) { ticket errors { message traceId field } } }` */
  readonly ticket: GraphQLTaggedNode;
  /** `mutation { made: download…Template { ticket errors { message detail traceId } } }` */
  readonly template: GraphQLTaggedNode;
  /** `mutation ($input: CheckSheetInput!) { checked: check…Sheet(input: $input) { sheet { ...sheetFound_sheet } errors { message detail traceId } } }` */
  readonly check: GraphQLTaggedNode;
  /** `mutation ($input: StoreSheetInput!) { stored: store…Sheet(input: $input) { sheet { ...sheetFound_sheet } errors { message detail traceId } } }` */
  readonly store: GraphQLTaggedNode;
}

/** What a sheet holds, beside the rows that are there. */
export type Found = Omit<sheetFound_sheet$data, " $fragmentType">;

interface Looked {
  readonly sheet: sheetFound_sheet$key | null | undefined;
  readonly errors: readonly UserError[];
}
interface Ticketed {
  readonly ticket: string | null | undefined;
  readonly errors: readonly UserError[];
}
export interface SendMutation extends MutationParameters {
  readonly variables: { readonly input: { readonly name: string; readonly bytes: number } };
  readonly response: { readonly sent: Ticketed };
}
export interface TemplateMutation extends MutationParameters {
  readonly variables: Readonly<Record<string, never>>;
  readonly response: { readonly made: Ticketed };
}
export interface CheckMutation extends MutationParameters {
  readonly variables: { readonly input: { readonly file: string } };
  readonly response: { readonly checked: Looked };
}
export interface StoreMutation extends MutationParameters {
  readonly variables: {
    readonly input: { readonly file: string; readonly digest: string; readonly idempotencyKey: string };
  };
  readonly response: { readonly stored: Looked };
}
