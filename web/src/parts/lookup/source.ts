import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { LookupKind } from "@linehaul/schema/permissions/lookup-text";

/** A line of the list. `T` is what the graph found. */
export interface LookupOption<T> {
  /** Tells it from the others. */
  readonly key: string;
  /** What the box shows when it is chosen. */
  readonly label: string;
  /** Smaller, beside the label: a code, a work number. */
  readonly note?: string;
  readonly value: T;
}

/** The operation of every look-up. */
export interface LookupOperation extends OperationType {
  readonly variables: { readonly text: string };
}

/** What a look-up asks, and how it reads the answer: one file each in `sources/`. */
export interface LookupSource<Q extends LookupOperation, T> {
  readonly kind: LookupKind;
  readonly query: GraphQLTaggedNode;
  readonly options: (response: Q["response"]) => readonly LookupOption<T>[];
}
