import { z } from "zod";
import { editedRow } from "../../catalogue.ts";
import { CustomerCode } from "../../customers/code.ts";
import { kept, noMask } from "../../customers/customer-form/written.ts";
import { line } from "../../field.ts";
import { EMAIL } from "../../orders/order/new-fields.ts";
import { sensitive } from "../../sensitive.ts";
import { DIFFER, isSameTwice, passwordTwice } from "./password.ts";

/** ACC-02. */
const USER_NAME = /^[A-Za-z]\w{5,19}$/;
const MOST_USER_NAME = 20;
const MOST_EMAIL = 100;
const MOST_NAME = 50;
const MOST_PHONE = 25;

const email = sensitive("email", noMask(z.string("required").trim().max(MOST_EMAIL, "text.max")).regex(EMAIL, "email"));
const phone = kept("phone", MOST_PHONE);

/** What the console writes of an account (ACC-08). */
export const accountFields = {
  userName: sensitive(
    "userCode",
    z.string("required").trim().regex(USER_NAME, { message: "account.signInName", abort: true }).max(MOST_USER_NAME),
  ).describe(
    "What its owner signs in with: a letter, then letters, digits and underscores, 6–20 in all (ACC-02). Once a site, in any case.",
  ),
  firstName: line(MOST_NAME).describe("First name."),
  lastName: line(MOST_NAME).describe("Last name."),
};

export const CreateUserAccount = z.object({
  customerCode: CustomerCode.describe(
    "Whose account it is. A customer's first one is its main account, later ones are subs of that.",
  ),
  ...accountFields,
  email: email.describe("Its owner's e-mail (ACC-03). Once a site, in any case."),
  phone: phone.describe(
    "His telephone with its country, `+60 12-345 6789`, by the phone rules (ACC-09); none without.",
  ),
});
export type CreateUserAccount = z.output<typeof CreateUserAccount>;

export const UpdateUserAccount = z.object({
  ...editedRow,
  ...accountFields,
  email: email.optional().describe("Another e-mail; left out, the one that it has stays."),
  phone: phone.describe("Another telephone, null for none; left out, the one that it has stays."),
});
export type UpdateUserAccount = z.output<typeof UpdateUserAccount>;

export const ResetUserPassword = z
  .object({ id: z.uuid().describe("The account's key."), ...passwordTwice })
  .refine(isSameTwice, DIFFER);
