import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import RelayPlugin from "@pothos/plugin-relay";
import { MAX_PAGE_SIZE } from "@linehaul/schema/paging";
import type { Masked } from "@linehaul/schema/masked";
import { guard } from "./guard.ts";
import type { Context } from "./visit.ts";

export interface Shapes {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    Decimal: { Input: string; Output: string };
    Masked: { Input: Masked; Output: Masked };
  };
}

/** Read straight from the parent: without it Pothos calls a resolver a row. */
const property = (name: string, description: string) => ({ description, extensions: { pothosExposedField: name } });

/** A builder with the guard in it; the gateway has one. */
export const makeBuilder = () =>
  new SchemaBuilder<Shapes>({
    plugins: [guard, RelayPlugin, ComplexityPlugin],
    defaultFieldNullability: false,
    // Fields say what they cost; a stranger's document is weighed before it runs (server/limits.ts), not in every resolver of a root.
    complexity: { disabled: true },
    relay: {
      clientMutationId: "omit",
      cursorType: "String",
      nodeQueryOptions: false,
      nodesQueryOptions: false,
      nodeTypeOptions: { description: "Anything that can be read again by its id alone." },
      idFieldOptions: { description: "The same id for the same thing in every answer; opaque." },
      nodeFieldOptions: property("node", "The row itself."),
      cursorFieldOptions: { description: "Where this row stands: goes into `after` or `before` of the same query." },
      pageInfoTypeOptions: { description: "What lies before and after a page." },
      hasNextPageFieldOptions: { description: "Are there rows after this page?" },
      hasPreviousPageFieldOptions: { description: "Are there rows before this page?" },
      startCursorFieldOptions: {
        description: "Goes into `before` (with `last`) for the page before; null on an empty page.",
      },
      endCursorFieldOptions: {
        description: "Goes into `after` (with `first`) for the page after; null on an empty page.",
      },
      firstArgOptions: {
        description: `Rows to read from the front, 1–${MAX_PAGE_SIZE}; 20 when neither first nor last is given.`,
      },
      afterArgOptions: { description: "Read on after this cursor, of a row or of a page; only with `first`." },
      lastArgOptions: { description: `Rows to read from the back, 1–${MAX_PAGE_SIZE}; alone: the last page.` },
      beforeArgOptions: { description: "Read what stands before this cursor of a row; only with `last`." },
    },
  });

export const builder = makeBuilder();
export type Types = ReturnType<typeof makeBuilder> extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

builder.queryType({ description: "What can be read." });
builder.mutationType({ description: "What can be changed: one write of one service each." });
