import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { MenuButton, ModuleCode } from "@linehaul/schema/modules";
import type { pullFound_found$data, pullFound_found$key } from "../../__generated__/pullFound_found.graphql.ts";
import type { UserError } from "../form/use-act.ts";

/** A catalogue that is pulled from the source of base data (SYS-07), as its page says it to the dialog. */
export interface CataloguePull {
  readonly module: ModuleCode;
  /** Who may. */
  readonly button: MenuButton;
  /** The namespace of the page's texts, whose `column.<field>` names fields. */
  readonly page: string;
  /** Which part of it is pulled, where that is one at a time: goes into the input of both. */
  readonly part?: Readonly<Record<string, string | number | null>>;
  /** What that part is called. */
  readonly named?: string;
  /** `mutation { looked: lookAt… { found { ...pullFound_found } errors { code message detail traceId } } }` */
  readonly look: GraphQLTaggedNode;
  /** `mutation ($input: PullInput!) { pulled: pull…(input: $input) { done { added changed deleted } errors { code message detail traceId } } }` */
  readonly pull: GraphQLTaggedNode;
}

/** What differs between the source and what is here. */
export type Found = Omit<pullFound_found$data, " $fragmentType">;
export type FoundRow = Found["rows"][number];

/** Is there anything of it to take? Where all that differs was edited here, it stays. */
export const canTake = ({ state, fields }: FoundRow): boolean =>
  state !== "CHANGED" || fields.some(({ stays }) => !stays);

interface Coded extends UserError {
  readonly code: string;
}
export interface LookMutation extends MutationParameters {
  readonly variables: { readonly input?: NonNullable<CataloguePull["part"]> };
  readonly response: {
    readonly looked: { readonly found: pullFound_found$key | null | undefined; readonly errors: readonly Coded[] };
  };
}
export interface PullMutation extends MutationParameters {
  readonly variables: {
    readonly input: Readonly<Record<string, string | null | readonly string[]>> &
      Readonly<Record<"digest" | "idempotencyKey", string>> & { readonly keys: readonly string[] };
  };
  readonly response: {
    readonly pulled: {
      readonly done: { readonly added: number; readonly changed: number; readonly deleted: number } | null | undefined;
      readonly errors: readonly Coded[];
    };
  };
}
