import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { DataGroupKind, GRANT_STATES } from "./perm-data-group.ts";

/** A day, or nothing; an empty text is nothing. */
const Day = z
  .string()
  .refine((text) => text === "" || z.iso.date().safeParse(text).success, "day")
  .nullish()
  .transform((text) => text || null);

/**
 * PERM-04: days in the site's zone, both inside: from 00:00:01 of the first to 23:59:59 of the last. Null is open on that side.
 * That a last day is not over yet is checked where the clock is.
 */
export const validDays = { validFrom: Day, validTo: Day };
export const ordered = {
  rule: (days: { readonly validFrom: string | null; readonly validTo: string | null }) =>
    days.validFrom === null || days.validTo === null || days.validFrom <= days.validTo,
  problem: { path: ["validTo"], message: "grant.days" },
};
const granted = {
  id: z.uuid(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  state: z.enum(GRANT_STATES),
};
export const AccountRole = z.object({
  ...granted,
  roleId: z.uuid(),
  code: z.string(),
  name: z.string(),
  roleStatus: ConfigStatus,
  isDefault: z.boolean(),
});
export type AccountRole = z.infer<typeof AccountRole>;
export const AccountDataGroup = z.object({
  ...granted,
  groupId: z.uuid(),
  code: z.string(),
  name: z.string(),
  kind: DataGroupKind,
  groupStatus: ConfigStatus,
});
export type AccountDataGroup = z.infer<typeof AccountDataGroup>;
