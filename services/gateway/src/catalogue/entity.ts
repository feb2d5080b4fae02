import type { ObjectFieldsShape } from "@pothos/core";
import type { CatalogueRow as Common } from "@linehaul/schema/catalogue";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import type { Types } from "../access/builder.ts";
import { entity } from "../access/entity.ts";
import type { Grant, May } from "../access/grant.ts";
import { viewerMay } from "../access/viewer-may.ts";
import { shown } from "../contract/shown.ts";
import { ACTS, CatalogueRow, SwitchableRow } from "./row.ts";

interface Options<Row, B extends UserButton> {
  readonly description: string;
  readonly may: May<B>;
  readonly load: (ids: readonly string[], grant: Grant<B>) => Promise<readonly Row[]>;
  /** The button of each act. */
  readonly acts: {
    readonly edit: UserButton;
    readonly turn?: { readonly enable: UserButton; readonly disable: UserButton };
  };
  /** What of the contract the graph shows otherwise, or not at all. */
  readonly without?: readonly (keyof Row & string)[];
  /** What the contract does not say: relations, and what is worked out here. */
  readonly fields?: ObjectFieldsShape<Types, Row>;
}

/** The node type of a catalogue: its row as the contract has it, with what may be done with it. */
export function catalogueEntity<Row extends Common, const B extends UserButton>(
  name: string,
  row: z.ZodObject & z.ZodType<Row>,
  { description, may, load, acts, without = [], fields }: Options<Row, B>,
) {
  const { edit, turn } = acts;
  const type = entity<Row, B>(name, {
    description,
    may,
    key: ({ id }) => id,
    load,
    kinds: turn ? [CatalogueRow, SwitchableRow] : [CatalogueRow],
    fields: (t) => ({
      ...shown(row, (field) => t.field(field), ["id", ...without]),
      viewerMayEdit: viewerMay(t, edit, ACTS.edit[1]),
      ...(turn && {
        viewerMayEnable: viewerMay(t, turn.enable, ACTS.enable[1]),
        viewerMayDisable: viewerMay(t, turn.disable, ACTS.disable[1]),
      }),
      ...fields?.(t),
    }),
  });
  return Object.assign(type, { row });
}
