import type { RowUse as RowUseRow } from "@linehaul/schema/base-data/row-use";
import type { CatalogueRow as Common } from "@linehaul/schema/catalogue";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import type { Grant } from "../access/grant.ts";
import { viewerMay, type When } from "../access/viewer-may.ts";
import { contractEntity, type Contracted } from "../contract/entity.ts";
import { ACTS, CatalogueRow, DeletableRow, RowUse, SwitchableRow, USES, UsedRow } from "./row.ts";

interface Options<Row, B extends UserButton> extends Contracted<Row, B> {
  /** The button of each act. */
  readonly acts: {
    /** None where rows stay as they were made. */
    readonly edit?: UserButton;
    readonly delete?: UserButton;
    readonly turn?: { readonly enable: UserButton; readonly disable: UserButton };
    /** The rows that acts are done to; all of them unless told. */
    readonly when?: When<Row>;
  };
  /** What names a row: asked of its service. */
  readonly uses?: (id: string, grant: Grant<B>) => Promise<readonly RowUseRow[]>;
}

/** The node type of a catalogue: its row as the contract has it, with what may be done with it. */
export function catalogueEntity<Row extends Common, const B extends UserButton>(
  name: string,
  row: z.ZodObject & z.ZodType<Row>,
  { acts: { edit, delete: remove, turn, when }, uses, fields, ...own }: Options<Row, B>,
) {
  return contractEntity<Row, B>(name, row, {
    ...own,
    key: ({ id }) => id,
    kinds: [
      CatalogueRow,
      ...(turn ? [SwitchableRow] : []),
      ...(remove ? [DeletableRow] : []),
      ...(uses ? [UsedRow] : []),
    ],
    fields: (t) => ({
      ...(edit && { viewerMayEdit: viewerMay(t, edit, ACTS.edit[1], when) }),
      ...(turn && {
        viewerMayEnable: viewerMay(t, turn.enable, ACTS.enable[1], when),
        viewerMayDisable: viewerMay(t, turn.disable, ACTS.disable[1], when),
      }),
      ...(remove && { viewerMayDelete: viewerMay(t, remove, ACTS.delete[1], when) }),
      ...(uses && {
        uses: t.may(...own.may).field({
          type: [RowUse],
          nullable: true,
          description: USES,
          resolve: async ({ id }, _args, grant) => [...(await uses(id, grant))],
        }),
      }),
      ...fields?.(t),
    }),
  });
}
