import { z } from "zod";
import { route } from "../route.ts";
import { spreadsheetCells, stripEmoji } from "../text.ts";
import { ordered, validDays } from "./granted.ts";

/** PERM-11, ACC-05. */
export const MOST_ACCOUNTS = 200;
const MOST_ITEMS = 20;
/** A user name, or a work number of 6 or 8 digits (ACC-04). */
const NAME = /^([a-z][a-z0-9._-]{1,49}|\d{6}|\d{8})$/;
const PARTED = /[\s,;、]+/u;

const wordsOf = (text: string): readonly string[] =>
  stripEmoji(text)
    .normalize("NFKC")
    .toLowerCase()
    .split(PARTED)
    .filter((word) => word !== "");

/** What was pasted, cleaned: each name once, in small letters; which came again; and what can't be a name, with its cell where several columns were pasted. */
export function readAccountNames(text: string): {
  readonly names: readonly string[];
  readonly again: readonly string[];
  readonly rubbish: readonly string[];
} {
  const isTable = text.includes("\t");
  const words = spreadsheetCells(text).flatMap((cell) =>
    wordsOf(cell.text).map((word) => ({ word, place: cell.place })),
  );
  const good = words.flatMap(({ word }) => (NAME.test(word) ? [word] : []));
  const bad = words
    .filter(({ word }) => !NAME.test(word))
    .map(({ word, place }) => (isTable ? `${word} (${place})` : word));
  return {
    names: [...new Set(good)],
    again: [...new Set(good.filter((word, n) => good.indexOf(word) !== n))],
    rubbish: [...new Set(bad)],
  };
}

/** Grant or revoke: what is done to each account. */
export const BATCH_ACTIONS = ["GRANT", "REVOKE"] as const;
const ids = z.array(z.uuid()).max(MOST_ITEMS, "list.max").default([]);
const accounts = {
  names: z.array(z.string().regex(NAME, "batch.name")).min(1, "required").max(MOST_ACCOUNTS, "batch.most"),
  roleIds: ids,
  groupIds: ids,
};
const chosen = {
  rule: (batch: { readonly roleIds: readonly string[]; readonly groupIds: readonly string[] }) =>
    batch.roleIds.length + batch.groupIds.length > 0,
  problem: { path: ["roleIds"], message: "batch.nothing" },
};
export const BatchGrant = z
  .object({ ...accounts, ...validDays })
  .refine(chosen.rule, chosen.problem)
  .refine(ordered.rule, ordered.problem);
export type BatchGrant = z.output<typeof BatchGrant>;
export const BatchRevoke = z.object(accounts).refine(chosen.rule, chosen.problem);
export type BatchRevoke = z.output<typeof BatchRevoke>;
export const BatchCheck = z
  .object({ action: z.enum(BATCH_ACTIONS), ...accounts, ...validDays })
  .refine(chosen.rule, chosen.problem)
  .refine(ordered.rule, ordered.problem);

/**
 * What becomes of an account: DONE is applied (or, in a check, would be); the others are left as they are. TWICE: another line of
 * the list is the same account. NOT_GRANTABLE: a chosen role or data group is disabled (PERM-06).
 */
export const BATCH_OUTCOMES = [
  "DONE",
  "UNKNOWN",
  "DISABLED",
  "TWICE",
  "ALREADY_HELD",
  "NOT_HELD",
  "NOT_GRANTABLE",
] as const;
export const BatchRow = z.object({
  /** As it stands in the list. */
  name: z.string(),
  userName: z.string().nullable(),
  displayName: z.string().nullable(),
  outcome: z.enum(BATCH_OUTCOMES),
  /** Codes of what is granted or taken; empty unless DONE. */
  items: z.array(z.string()),
});
export type BatchRow = z.infer<typeof BatchRow>;
/** One row per name, in the order of the list. */
export const BatchResult = z.object({ rows: z.array(BatchRow), done: z.int() });
export type BatchResult = z.infer<typeof BatchResult>;

export const permBatchRoutes = {
  check: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/batchAuthorisation/check",
    may: ["PERM_BATCH.VIEW"],
    safe: true,
    summary: "What a batch would do to each account; nothing is written",
    body: BatchCheck,
    result: BatchResult,
  }),
  grant: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/batchAuthorisation/grant",
    may: ["PERM_BATCH.GRANT"],
    summary: "Grant roles and data groups to at most 200 accounts; each one's outcome is told (PERM-11)",
    body: BatchGrant,
    result: BatchResult,
  }),
  revoke: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/batchAuthorisation/revoke",
    may: ["PERM_BATCH.REVOKE"],
    summary: "Take roles and data groups from at most 200 accounts; each one's outcome is told (PERM-11)",
    body: BatchRevoke,
    result: BatchResult,
  }),
} as const;
