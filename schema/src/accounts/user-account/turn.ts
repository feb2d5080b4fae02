import { z } from "zod";
import { line } from "../../field.ts";
import { AccountStatus } from "./row.ts";

/** So many at once (ACC-05). */
export const MOST_ACCOUNTS = 200;
const ids = z
  .array(z.uuid())
  .min(1, "required")
  .max(MOST_ACCOUNTS, "list.max")
  .refine((all) => new Set(all).size === all.length, "duplicate")
  .describe("Keys of accounts, each once.");

export const TurnAccounts = z.object({ ids });
/** The same where a reason is asked for. */
export const TurnAccountsFor = z.object({
  ids,
  reason: line(200).describe("Why: it stands at the account, and in the audit trail."),
});

/** The same for mails. */
export const MailAccounts = z.object({
  ids,
  alsoUnverified: z
    .boolean()
    .default(false)
    .describe(
      "Also links to another password to an e-mail that nobody has verified: whoever reads there opens the account. Else such an account is not written to (`NOT_VERIFIED`).",
    ),
});
export type MailAccounts = z.output<typeof MailAccounts>;

export const ACCOUNT_OUTCOMES = ["DONE", "ALREADY", "NOT_NOW", "NOT_VERIFIED", "HAS_SUBS", "NOT_FOUND"] as const;
export const AccountOutcome = z.enum(ACCOUNT_OUTCOMES).meta({
  id: "UserAccountOutcome",
  description: "What became of an account that something was to be done with.",
  "x-values": {
    DONE: "It was done.",
    ALREADY: "It was so before, and stays as it was.",
    NOT_NOW: "In its status that can't be done.",
    NOT_VERIFIED: "Nobody has followed a link that was sent to its e-mail: ask, and say so (`alsoUnverified`).",
    HAS_SUBS: "It has sub accounts: they go first.",
    NOT_FOUND: "There is no such account among those that the caller sees.",
  } satisfies Record<(typeof ACCOUNT_OUTCOMES)[number], string>,
});
export const TurnedAccount = z
  .object({
    id: z.uuid().describe("The account's key."),
    outcome: AccountOutcome.describe("What became of it."),
    userCode: z.string().nullable().describe("Its code; null where it is not found."),
    status: AccountStatus.nullable().describe("Where it stands now; null where it is not found."),
  })
  .meta({ id: "TurnedUserAccount", description: "One of the accounts that something was to be done with." });
export const TurnedAccounts = z
  .object({ outcomes: z.array(TurnedAccount).describe("One an account, in their order.") })
  .meta({ id: "TurnedUserAccounts", description: "What became of accounts that something was to be done with." });
export type TurnedAccounts = z.infer<typeof TurnedAccounts>;
