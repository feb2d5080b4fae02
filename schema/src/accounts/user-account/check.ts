import { z } from "zod";
import { sensitive } from "../../sensitive.ts";
import { EnteredPassword } from "./password.ts";
import { AccountStatus } from "./row.ts";

/** So many wrong passwords within so long, and an account is locked. */
export const MOST_WRONG = 5;
export const WRONG_WITHIN_MINUTES = 15;

/** What somebody enters at one of the carrier's customer sites. */
export const CheckUserAccount = z.object({
  name: sensitive("userCode", z.string("required").trim().min(1, "required").max(100, "text.max")).describe(
    "User name or e-mail, in any case.",
  ),
  password: EnteredPassword.describe("The password that was entered."),
  address: z
    .string()
    .trim()
    .max(64, "text.max")
    .default("")
    .describe("Address of whoever signs in, as the site sees it."),
});
export const CHECKS = ["RIGHT", "NOT_NOW", "REFUSED"] as const;
export const Check = z.enum(CHECKS).meta({
  id: "UserAccountCheck",
  description: "Whether somebody may come in.",
  "x-values": {
    RIGHT: "He may.",
    NOT_NOW: "The password is right, but the account is not active.",
    REFUSED: "Nobody by that name, a wrong password, or one that is locked: which of them is not told.",
  } satisfies Record<(typeof CHECKS)[number], string>,
});
export const CheckedUserAccount = z
  .object({
    check: Check.describe("Whether he may come in."),
    userCode: z.string().nullable().describe("Code of the account; null where he was refused."),
    status: AccountStatus.nullable().describe("How far it is; null where he was refused."),
  })
  .meta({ id: "CheckedUserAccount", description: "What became of a name and a password." });
export type CheckedUserAccount = z.infer<typeof CheckedUserAccount>;

export const SIGN_IN_RESULTS = ["RIGHT", "WRONG", "NOT_NOW"] as const;
export const SignInResult = z.enum(SIGN_IN_RESULTS).meta({
  id: "UserAccountSignInResult",
  description: "How a sign-in with an account ended.",
  "x-values": {
    RIGHT: "He came in.",
    WRONG: "A wrong password, or one for an account that is locked.",
    NOT_NOW: "The right password of an account that is not active.",
  } satisfies Record<(typeof SIGN_IN_RESULTS)[number], string>,
});
export type SignInResult = z.infer<typeof SignInResult>;
/** So many of the newest are shown. */
export const SIGN_INS_SHOWN = 50;
/** So many days they are kept. */
export const SIGN_INS_KEPT_DAYS = 180;
export const AccountSignIn = z
  .object({
    id: z.uuid().describe("Its key."),
    at: z.iso.datetime().describe("When."),
    result: SignInResult.describe("How it ended."),
    client: z.string().describe("The customer site that asked."),
    address: z.string().describe("From where, as that site saw it; empty where it did not say."),
  })
  .meta({ id: "UserAccountSignIn", description: "A sign-in with an account, at one of the carrier's customer sites." });
export type AccountSignIn = z.infer<typeof AccountSignIn>;
