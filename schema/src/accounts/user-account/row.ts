import { z } from "zod";
import { keyword, listOf } from "../../field.ts";
import { foundBy } from "../../finding/finding.ts";
import { Masked } from "../../masked.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { CustomerCode } from "../../customers/code.ts";
import { ACCOUNT_STATUSES, PRE_CANCEL_DAYS } from "./lifecycle.ts";

export const AccountStatus = z.enum(ACCOUNT_STATUSES).meta({
  id: "UserAccountStatus",
  description: "How far an account is (ACC-06).",
  "x-values": {
    INACTIVATED: "It was made; its owner has not followed the link of the mail yet.",
    ACTIVATED: "It can be signed in to.",
    LOCKED: "Too many wrong passwords in a row: it waits to be unlocked.",
    FORBIDDEN: "It was disabled, and can be enabled again.",
    PRE_CANCEL: `It is being cancelled: for ${PRE_CANCEL_DAYS} days that can be taken back.`,
    CANCELLED: "It is gone for good: its code alone is kept.",
  } satisfies Record<(typeof ACCOUNT_STATUSES)[number], string>,
});
export type AccountStatus = z.infer<typeof AccountStatus>;

export const ACCOUNT_TYPES = ["ENTERPRISE", "PERSONAL"] as const;
export const AccountType = z.enum(ACCOUNT_TYPES).meta({
  id: "UserAccountType",
  description: "Whose account it is. Those of persons are changed by their owners alone (PERM-09).",
});
export type AccountType = z.infer<typeof AccountType>;
export const USER_TYPES = ["MAIN", "SUB"] as const;
export const UserType = z.enum(USER_TYPES).meta({
  id: "UserAccountLevel",
  description: "A customer's first account is its main one, the others are subs of it: one level (PERM-08).",
});
export type UserType = z.infer<typeof UserType>;
export const DATA_SOURCES = ["CONSOLE", "WEBSITE", "APP", "SYNC"] as const;
export const DataSource = z
  .enum(DATA_SOURCES)
  .meta({ id: "UserAccountSource", description: "Where an account was made." });
export type DataSource = z.infer<typeof DataSource>;

export const UserAccount = z
  .object({
    id: z.uuid().describe("The account's key."),
    version: z
      .int()
      .describe("Rises with each change; goes back with one. A change of an older one is refused (409002)."),
    site: Site.describe("The site that it belongs to."),
    userCode: z.string().describe("Its code, handed out once and never again: orders name it."),
    customerCode: CustomerCode.nullable().describe("Code of its customer; null for one that belongs to none."),
    customerName: z.string().nullable().describe("What that one is called, in English."),
    accountType: AccountType.describe("A company's, or a person's."),
    userType: UserType.describe("Main or sub."),
    mainCode: z.string().nullable().describe("Code of the main account that it is a sub of; null for a main one."),
    dataSource: DataSource.describe("Where it was made."),
    userName: z.string().nullable().describe("What its owner signs in with; null without one."),
    firstName: z.string().nullable().describe("First name; null once it is erased."),
    lastName: z.string().nullable().describe("Last name."),
    email: Masked.nullable().describe("E-mail, masked; null once it is erased."),
    emailVerifiedAt: z.iso
      .datetime()
      .nullable()
      .describe("When its owner followed a link that was sent to that e-mail; null for never."),
    phone: Masked.nullable().describe("Telephone, masked; null without one."),
    status: AccountStatus.describe("How far it is."),
    reason: z.string().nullable().describe("Why it was disabled or is cancelled; null else."),
    hasPassword: z.boolean().describe("Has it a password?"),
    signedInAt: z.iso.datetime().nullable().describe("When somebody last signed in with it; null for never."),
    cancelAt: z.iso
      .datetime()
      .nullable()
      .describe("From when on it is gone for good; null unless it is being cancelled."),
    createdBy: z.string().describe("Who made it."),
    createdAt: z.iso.datetime().describe("When it was made."),
    modifiedBy: z.string().describe("Who changed it last."),
    modifiedAt: z.iso.datetime().describe("When it was changed last."),
  })
  .meta({ id: "UserAccount", description: "An account that somebody places orders with (ACC-08)." });
export type UserAccount = z.infer<typeof UserAccount>;

export const userAccountSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
  USER_CODE_ASC: "userCode",
  USER_CODE_DESC: "userCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<UserAccount>;

export const UserAccountFilter = z.object({
  keyword: keyword("user codes, user names and names, with accents or without"),
  status: listOf(AccountStatus, ACCOUNT_STATUSES.length).optional().describe("Any of these."),
  accountType: AccountType.optional().describe("Companies' or persons'."),
  userType: UserType.optional().describe("Main ones or subs."),
  dataSource: DataSource.optional().describe("Where they were made."),
  customerCode: CustomerCode.optional().describe("Of this customer alone."),
  finding: foundBy,
});
export type UserAccountFilter = z.infer<typeof UserAccountFilter>;

export const AccountStatusCount = z
  .object({
    status: AccountStatus.describe("The status."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "UserAccountStatusCount", description: "How many accounts have a status, under the other filters." });
