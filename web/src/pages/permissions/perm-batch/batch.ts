import { readAccountNames, type BATCH_ACTIONS } from "@linehaul/schema/permissions/perm-batch";

/** A batch as the page holds it. */
export interface Batch {
  readonly action: (typeof BATCH_ACTIONS)[number];
  /** As it was pasted. */
  readonly text: string;
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly validFrom: string;
  readonly validTo: string;
}
export const EMPTY: Batch = { action: "GRANT", text: "", roleIds: [], groupIds: [], validFrom: "", validTo: "" };

/** Whom and what: as the graph takes it. */
export const listOf = ({ text, roleIds, groupIds }: Batch) => ({
  names: readAccountNames(text).names,
  roleIds,
  groupIds,
});
/** Days of a grant; none of a revocation. */
export const daysOf = ({ validFrom, validTo }: Batch) => ({ validFrom: validFrom || null, validTo: validTo || null });
