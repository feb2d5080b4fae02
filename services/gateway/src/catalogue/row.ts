import { RowUse as RowUseContract, RowUser } from "@linehaul/schema/base-data/row-use";
import { CatalogueRow as Common } from "@linehaul/schema/catalogue";
import { builder } from "../access/builder.ts";
import { enumOf, objectOf } from "../contract/named.ts";
import { shown } from "../contract/shown.ts";
import "../contract/common.ts";

/** What each act of a catalogue is called in the graph, and what the field says. */
export const ACTS = {
  edit: ["viewerMayEdit", "May the viewer edit it?"],
  enable: ["viewerMayEnable", "May the viewer bring it into use?"],
  disable: ["viewerMayDisable", "May the viewer take it out of use?"],
  delete: ["viewerMayDelete", "May the viewer delete it?"],
} as const;

export const USES = "What names it, of what the viewer may see: to be looked at before it goes out of use. One call.";

/** The rows of all catalogues, for those who show any of them. */
export const CatalogueRow = builder.interfaceRef<Common>("CatalogueRow").implement({
  description:
    "A row of a catalogue: who made and changed it, whether it is in use, and whether the viewer may edit it.",
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    ...shown(Common, (field) => t.field(field), ["id"]),
    viewerMayEdit: t.boolean({ description: ACTS.edit[1], resolve: () => false }),
  }),
});

/** Those of them that can be taken out of use. */
export const SwitchableRow = builder.interfaceRef<Common>("SwitchableRow").implement({
  description: "A row of a catalogue that can be taken out of use and brought back.",
  interfaces: [builder.nodeInterfaceRef(), CatalogueRow],
  fields: (t) => ({
    viewerMayEnable: t.boolean({ description: ACTS.enable[1], resolve: () => false }),
    viewerMayDisable: t.boolean({ description: ACTS.disable[1], resolve: () => false }),
  }),
});

/** Those of them that can be deleted. */
export const DeletableRow = builder.interfaceRef<Common>("DeletableRow").implement({
  description: "A row of a catalogue that can be deleted.",
  interfaces: [builder.nodeInterfaceRef(), CatalogueRow],
  fields: (t) => ({ viewerMayDelete: t.boolean({ description: ACTS.delete[1], resolve: () => false }) }),
});

enumOf(RowUser);
export const RowUse = objectOf(RowUseContract);
/** Those of them that say what names them. */
export const UsedRow = builder.interfaceRef<Common>("UsedRow").implement({
  description: "A row of base data that says what names it.",
  interfaces: [builder.nodeInterfaceRef(), CatalogueRow],
  fields: (t) => ({ uses: t.field({ type: [RowUse], nullable: true, description: USES, resolve: () => null }) }),
});
