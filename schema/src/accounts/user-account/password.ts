import { z } from "zod";
import { sensitive } from "../../sensitive.ts";

const LEAST = 8;
const MOST = 20;
/** Two of them at least. */
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/] as const;
const REFUSED = /\p{Script=Han}|\s/u;

export const isPassword = (text: string): boolean => {
  const { length } = text;
  return (
    length >= LEAST && length <= MOST && !REFUSED.test(text) && KINDS.filter((kind) => kind.test(text)).length >= 2
  );
};

/** ACC-01. */
export const Password = sensitive("secret", z.string("required").refine(isPassword, "account.password"));
/** One that somebody enters to get in: nothing of it is told but whether it is right. */
export const EnteredPassword = sensitive("secret", z.string("required").min(1, "required").max(200, "text.max"));

/** A password that is entered twice (ACC-10). */
export const passwordTwice = {
  password: Password.describe(
    "8–20 characters without spaces or Chinese ones, of two kinds at least: small letters, capitals, digits, others (ACC-01).",
  ),
  again: sensitive("secret", z.string("required")).describe("The same once more (ACC-10)."),
};
export const isSameTwice = ({ password, again }: { readonly password: string; readonly again: string }): boolean =>
  password === again;
/** What is said where it is not. */
export const DIFFER = { path: ["again"], message: "account.passwordsDiffer" };
