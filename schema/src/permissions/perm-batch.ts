import { z } from "zod";
import { listOf } from "../field.ts";
import { routesOf } from "../route.ts";
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

export const BATCH_ACTIONS = ["GRANT", "REVOKE"] as const;
export const BatchAction = z
  .enum(BATCH_ACTIONS)
  .meta({ id: "BatchAction", description: "What is done to each account." });
const ids = listOf(z.uuid(), MOST_ITEMS).default([]);
const accounts = {
  names: z
    .array(z.string().regex(NAME, "batch.name"))
    .min(1, "required")
    .max(MOST_ACCOUNTS, "batch.most")
    .describe("User names, or work numbers of 6 or 8 digits (ACC-05)."),
  roleIds: ids.describe("Ids of roles."),
  groupIds: ids.describe("Ids of data groups."),
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
  .object({ action: BatchAction.describe("What would be done."), ...accounts, ...validDays })
  .refine(chosen.rule, chosen.problem)
  .refine(ordered.rule, ordered.problem);

export const BATCH_OUTCOMES = [
  "DONE",
  "UNKNOWN",
  "DISABLED",
  "YOURSELF",
  "TWICE",
  "ALREADY_HELD",
  "NOT_HELD",
  "NOT_GRANTABLE",
] as const;
export const BatchOutcome = z.enum(BATCH_OUTCOMES).meta({
  id: "BatchOutcome",
  description: "What becomes of an account of a batch (PERM-11).",
  "x-values": {
    DONE: "Applied; in a check: it would be.",
    UNKNOWN: "No account has this name or work number.",
    DISABLED: "The account is disabled (PERM-06).",
    YOURSELF: "It is the caller's own account (SEC-01).",
    TWICE: "Another line is the same account.",
    ALREADY_HELD: "It holds all of it already.",
    NOT_HELD: "It holds nothing of it.",
    NOT_GRANTABLE: "A chosen role or data group is disabled (PERM-06).",
  } satisfies Record<(typeof BATCH_OUTCOMES)[number], string>,
});
export const BatchRow = z
  .object({
    name: z.string().describe("As it stands in the list."),
    userName: z.string().nullable().describe("The account's user name; null for none."),
    displayName: z.string().nullable().describe("What the user is called; null for no account."),
    outcome: BatchOutcome.describe("What becomes of it."),
    items: z.array(z.string()).describe("Codes of what is granted or taken; none unless it is done."),
  })
  .meta({ id: "BatchRow", description: "What becomes of one line of the list." });
export type BatchRow = z.infer<typeof BatchRow>;
export const BatchResult = z
  .object({
    rows: z.array(BatchRow).describe("In the list's order."),
    done: z.int().describe("How many accounts are changed."),
  })
  .meta({ id: "BatchResult", description: "One row per name, in the order of the list." });
export type BatchResult = z.infer<typeof BatchResult>;

const { read, write } = routesOf("admin");
export const permBatchRoutes = {
  check: read("/dev-basp-system/batchAuthorisation/check", {
    may: ["PERM_BATCH.VIEW"],
    summary: "What a batch would do to each account; nothing is written",
    body: BatchCheck,
    result: BatchResult,
  }),
  grant: write("/dev-basp-system/batchAuthorisation/grant", {
    may: ["PERM_BATCH.GRANT"],
    summary: "Grant roles and data groups to at most 200 accounts; each one's outcome is told (PERM-11)",
    body: BatchGrant,
    result: BatchResult,
  }),
  revoke: write("/dev-basp-system/batchAuthorisation/revoke", {
    may: ["PERM_BATCH.REVOKE"],
    summary: "Take roles and data groups from at most 200 accounts; each one's outcome is told (PERM-11)",
    body: BatchRevoke,
    result: BatchResult,
  }),
} as const;
