import { z } from "zod";
import { asRead } from "./field.ts";

/** Catalogue rows can be taken out of use without being deleted. */
export const CONFIG_STATUS = ["ENABLED", "DISABLED"] as const;
export const ConfigStatus = z.enum(CONFIG_STATUS).meta({
  id: "ConfigStatus",
  description: "May it be chosen in new work? What is disabled stays on what already uses it.",
});
export type ConfigStatus = z.infer<typeof ConfigStatus>;
/** A list's filter by status. */
export const inUse = ConfigStatus.optional().describe("In use or not.");

/** What every catalogue row carries beside its own fields. */
export const CatalogueRow = z.object({
  id: z.uuid().describe("The row's key."),
  status: ConfigStatus.describe("May it be chosen in new work?"),
  version: z
    .int()
    .describe("Rises with each save; goes back with an edit. A save of an older one is refused (409002)."),
  createdBy: z.string().describe("Who made it."),
  createdAt: z.iso.datetime().describe("When it was made."),
  modifiedBy: z.string().describe("Who changed it last."),
  modifiedAt: z.iso.datetime().describe("When it was changed last."),
});
export type CatalogueRow = z.infer<typeof CatalogueRow>;
/** A catalogue's row: what it is saved with, and what every row carries. */
export const catalogueRow = <S extends Readonly<Record<string, z.ZodType>>>(id: string, own: S) =>
  CatalogueRow.extend(asRead(own)).meta({ id });

/** Which row is edited; both absent for a new one. */
export const savedRow = {
  id: z.uuid().optional().describe("The row that is edited; none for a new one."),
  version: z.int().optional().describe("The version that was read; needed for an edit."),
};
/** Which row is edited, where a route only edits. */
export const editedRow = {
  id: z.uuid().describe("The row that is edited."),
  version: savedRow.version,
};
export const ById = z.object({ id: z.uuid().describe("The row's key.") });
export const ByIds = z.object({ ids: z.array(z.uuid()).min(1).max(500).describe("Keys of rows.") });
/** Brings a row into use or takes it out of use; the button of the step is the caller's. */
export const ChangeState = z.object({
  id: z.uuid().describe("The row's key."),
  status: ConfigStatus.describe("What it shall be."),
});
