import { z } from "zod";

/** Catalogue rows can be taken out of use without being deleted. */
export const CONFIG_STATUS = ["ENABLED", "DISABLED"] as const;
export const ConfigStatus = z.enum(CONFIG_STATUS);
export type ConfigStatus = z.infer<typeof ConfigStatus>;

/** What every catalogue row carries beside its own fields. `version` rises with each save: a save of an older one is refused (409002). */
export const CatalogueRow = z.object({
  id: z.uuid(),
  status: ConfigStatus,
  version: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  modifiedBy: z.string(),
  modifiedAt: z.iso.datetime(),
});

/** `id` and `version` of the row that is edited; both absent for a new one. */
export const savedRow = { id: z.uuid().optional(), version: z.int().optional() };
export const ById = z.object({ id: z.uuid() });
export const ByIds = z.object({ ids: z.array(z.uuid()).min(1).max(500) });
/** Brings a row into use or takes it out of use; the button of the step is the caller's. */
export const ChangeState = z.object({ id: z.uuid(), status: ConfigStatus });
