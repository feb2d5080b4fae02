import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { emptyIsNull } from "../field.ts";
import { DataGroupKind, GrantState } from "./perm-data-group.ts";

/**
 * PERM-04: days in the site's zone, both inside: from 00:00:01 of the first to 23:59:59 of the last. Null is open on that side.
 * That a last day is not over yet is checked where the clock is.
 */
const days = {
  validFrom: z.iso
    .date("day")
    .nullable()
    .describe("First day in the site's zone, `2026-11-20` (PERM-04); null: at once."),
  validTo: z.iso.date("day").nullable().describe("Last day in the site's zone, `2026-11-20`; null: no end."),
};
export const validDays = { validFrom: emptyIsNull(days.validFrom), validTo: emptyIsNull(days.validTo) };
export const ordered = {
  rule: (given: { readonly validFrom: string | null; readonly validTo: string | null }) =>
    given.validFrom === null || given.validTo === null || given.validFrom <= given.validTo,
  problem: { path: ["validTo"], message: "grant.days" },
};
const granted = {
  id: z.uuid().describe("Of the grant: what a change of its days or a revocation names."),
  ...days,
  state: GrantState.describe("Has it its effect now?"),
};
export const AccountRole = z
  .object({
    ...granted,
    roleId: z.uuid().describe("The role's id."),
    code: z.string().describe("Code of the role."),
    name: z.string().describe("Name of the role."),
    roleStatus: ConfigStatus.describe("A disabled role has no effect."),
    isDefault: z.boolean().describe("In force where none was chosen (PERM-05)."),
  })
  .meta({ id: "AccountRole", description: "A role that an account was given, for some days." });
export type AccountRole = z.infer<typeof AccountRole>;
export const AccountDataGroup = z
  .object({
    ...granted,
    groupId: z.uuid().describe("The group's id."),
    code: z.string().describe("Code of the group."),
    name: z.string().describe("Name of the group."),
    kind: DataGroupKind.describe("Named codes or rules."),
    groupStatus: ConfigStatus.describe("A disabled group opens no rows."),
  })
  .meta({ id: "AccountDataGroup", description: "A data group that an account was given, for some days." });
export type AccountDataGroup = z.infer<typeof AccountDataGroup>;
