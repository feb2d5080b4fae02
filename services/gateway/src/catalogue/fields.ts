import type { FieldRef, ObjectFieldBuilder } from "@pothos/core";
import type { CatalogueRow } from "@linehaul/schema/catalogue";
import type { z } from "zod";
import type { Types } from "../access/builder.ts";
import { ConfigStatus } from "../contract/common.ts";

/** What every catalogue row holds beside its own fields. */
export type CatalogueShape = z.output<typeof CatalogueRow>;

/** The fields of every catalogue type: who made and changed the row, its status and its version. */
export const catalogueFields = <Row extends CatalogueShape>(
  t: ObjectFieldBuilder<Types, Row>,
): { readonly [K in Exclude<keyof CatalogueShape, "id">]: FieldRef<Types, CatalogueShape[K]> } => ({
  status: t.field({
    type: ConfigStatus,
    description: "May it be chosen in new work?",
    resolve: (row) => row.status,
  }),
  version: t.int({ description: "Rises with each save; goes back with an edit.", resolve: (row) => row.version }),
  createdBy: t.string({ description: "Who made it.", resolve: (row) => row.createdBy }),
  createdAt: t.field({ type: "DateTime", description: "When it was made.", resolve: (row) => row.createdAt }),
  modifiedBy: t.string({ description: "Who changed it last.", resolve: (row) => row.modifiedBy }),
  modifiedAt: t.field({ type: "DateTime", description: "When it was changed last.", resolve: (row) => row.modifiedAt }),
});
