import { z } from "zod";
import { DeliveryState } from "../../delivery.ts";
import { sensitive } from "../../sensitive.ts";
import { DIFFER, isSameTwice, passwordTwice } from "./password.ts";
import type { AccountStatus } from "./row.ts";

/** So long a mail's link is good, and once. */
export const LINK_HOURS = 24;

export const MAIL_PURPOSES = ["ACTIVATE", "RESET_PASSWORD"] as const;
export const MailPurpose = z.enum(MAIL_PURPOSES).meta({
  id: "UserAccountMailPurpose",
  description: "What a mail's link is for.",
  "x-values": {
    ACTIVATE: "Its owner chooses his first password: the account is active from then on.",
    RESET_PASSWORD: "He chooses another password.",
  } satisfies Record<(typeof MAIL_PURPOSES)[number], string>,
});
export type MailPurpose = z.infer<typeof MailPurpose>;

/** What an account of that status is written for; null: it is written nothing. */
export function purposeOf(status: AccountStatus): MailPurpose | null {
  switch (status) {
    case "INACTIVATED":
      return "ACTIVATE";
    case "ACTIVATED":
    case "LOCKED":
      return "RESET_PASSWORD";
    case "FORBIDDEN":
    case "PRE_CANCEL":
    case "CANCELLED":
      return null;
  }
}

/** So many of the newest are shown. */
export const MAILS_SHOWN = 20;
export const AccountMail = z
  .object({
    id: z.uuid().describe("Its key."),
    purpose: MailPurpose.describe("What its link is for."),
    askedBy: z.string().describe("Who had it sent."),
    askedAt: z.iso.datetime().describe("When."),
    state: DeliveryState.describe("How far it is on its way."),
    usedAt: z.iso.datetime().nullable().describe("When its link was followed; null as long as it was not."),
    expiresAt: z.iso.datetime().describe("Until when its link is good; a later mail ends that."),
  })
  .meta({ id: "UserAccountMail", description: "A mail to the owner of an account." });
export type AccountMail = z.infer<typeof AccountMail>;

/** What somebody enters who followed the link of a mail to a customer site. */
export const RedeemLink = z
  .object({
    token: sensitive("secret", z.string("required").trim().min(1, "required").max(200, "text.max")).describe(
      "What stands in the link's address.",
    ),
    ...passwordTwice,
  })
  .refine(isSameTwice, DIFFER);
export const RedeemedLink = z
  .object({
    isDone: z
      .boolean()
      .describe(
        "False: the link is none, was followed before, is too old, or the account is not in that status any more.",
      ),
    userCode: z.string().nullable().describe("Code of the account; null where it was not done."),
  })
  .meta({ id: "RedeemedUserAccountLink", description: "What became of a mail's link." });
export type RedeemedLink = z.infer<typeof RedeemedLink>;
