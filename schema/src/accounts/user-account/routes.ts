import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { Revealed } from "../../reveal.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import {
  AccountSignIn,
  CheckedUserAccount,
  CheckUserAccount,
  MOST_WRONG,
  SIGN_INS_SHOWN,
  WRONG_WITHIN_MINUTES,
} from "./check.ts";
import { ShowAccountClear } from "./clear.ts";
import { FindUserAccounts, UserAccountFinding } from "./finding.ts";
import { AccountMail, LINK_HOURS, MAILS_SHOWN, RedeemedLink, RedeemLink } from "./mail.ts";
import { PRE_CANCEL_DAYS } from "./lifecycle.ts";
import { AccountFormOf, RuledAccountField } from "./ruled.ts";
import { AccountStatusCount, UserAccount, UserAccountFilter, userAccountSorts } from "./row.ts";
import { MailAccounts, TurnAccounts, TurnAccountsFor, TurnedAccounts } from "./turn.ts";
import { CreateUserAccount, ResetUserPassword, UpdateUserAccount } from "./write.ts";

const VIEW = ["USER_LIST.VIEW"] as const;
const { read, write } = routesOf("customer");

/** Accounts of the caller's customers; of any other 404001. */
export const userAccountRoutes = {
  pageQuery: read("/userManage/pageQuery", {
    may: VIEW,
    summary: "Accounts, a page (ACC-07)",
    body: pageQuery({
      filter: UserAccountFilter.shape,
      sort: sortNames(userAccountSorts),
      want: ["statusCounts"],
      wanted: "`statusCounts`: how many there are of each status under the other filters, exact up to 10,000.",
    }),
    result: page(UserAccount).extend({
      statusCounts: z
        .array(AccountStatusCount)
        .nullable()
        .describe("How many have each status under the other filters; null when it was not wanted."),
      finding: UserAccountFinding.nullable().describe(
        "What the filter's finding is; null without one, and for one that is forgotten, another's or another site's.",
      ),
    }),
  }),
  byIds: read("/userManage/byIds", {
    may: VIEW,
    summary: "Accounts by id; those outside the caller's rows are left out",
    body: ByIds,
    result: z.array(UserAccount),
  }),
  /** As with customers: recorded as a search, without its value; 429002 beyond 60 different values an hour and user. */
  findSensitive: write("/userManage/findSensitive", {
    may: VIEW,
    summary: "Find accounts by a telephone, e-mail, certificate or card in full (PERM-12)",
    body: FindUserAccounts,
    result: UserAccountFinding,
  }),
  create: write("/userManage", {
    may: ["USER_LIST.CREATE"],
    summary: "Make an account of a customer, its first one the main account; 400001 for a name or e-mail that is there",
    body: CreateUserAccount,
    result: UserAccount,
  }),
  /** PERM-09. */
  update: route({
    service: "customer",
    method: "PUT",
    path: "/userManage",
    may: ["USER_LIST.EDIT"],
    summary: "Change an account; 403005 for a person's, 409004 once it is cancelled",
    body: UpdateUserAccount,
    result: UserAccount,
  }),
  /** Whoever makes or changes one is told before he is refused. */
  fieldRules: route({
    service: "customer",
    method: "GET",
    path: "/userManage/fieldRules",
    may: ["USER_LIST.CREATE", "USER_LIST.EDIT"],
    safe: true,
    summary: "What the site says today of the fields of an account's form, at most one rule a field (FIELD_RULE)",
    query: AccountFormOf,
    result: z.array(RuledAccountField),
  }),
  enable: write("/userManage/enableData", {
    may: ["USER_LIST.ENABLE"],
    summary: "Enable accounts that are forbidden, an outcome each",
    body: TurnAccounts,
    result: TurnedAccounts,
  }),
  disable: write("/userManage/disableData", {
    may: ["USER_LIST.DISABLE"],
    summary: "Disable active accounts, and why; an outcome each",
    body: TurnAccountsFor,
    result: TurnedAccounts,
  }),
  unlock: write("/userManage/unlockData", {
    may: ["USER_LIST.UNLOCK"],
    summary: "Unlock accounts, an outcome each",
    body: TurnAccounts,
    result: TurnedAccounts,
  }),
  cancel: write("/userManage/cancel", {
    may: ["USER_LIST.CANCEL"],
    summary: `Cancel active accounts, and why: ${PRE_CANCEL_DAYS} days later they are gone; an outcome each`,
    body: TurnAccountsFor,
    result: TurnedAccounts,
  }),
  keep: write("/userManage/cancel/back", {
    may: ["USER_LIST.CANCEL"],
    summary: "Take cancellations back, an outcome each",
    body: TurnAccounts,
    result: TurnedAccounts,
  }),
  /** The password is in no answer, log or trail. */
  resetPassword: write("/userManage/resetPassword", {
    may: ["USER_LIST.RESET_PASSWORD"],
    summary: "Give an account another password, entered twice; 409004 once it is cancelled",
    body: ResetUserPassword,
    result: UserAccount,
  }),
  showClear: write("/userManage/showDecrypt/icas", {
    may: ["USER_LIST.SHOW_CLEAR"],
    summary: "A masked field of an account in the clear, recorded first (PERM-12)",
    body: ShowAccountClear,
    result: Revealed,
  }),
  /** For the carrier's customer sites. */
  check: write("/userManage/check", {
    may: ["USER_LIST.CHECK"],
    summary: `Is this the password? ${MOST_WRONG} wrong ones within ${WRONG_WITHIN_MINUTES} minutes lock an account`,
    body: CheckUserAccount,
    result: CheckedUserAccount,
  }),
  sendEmail: write("/userManage/sendEmail", {
    may: ["USER_LIST.SEND_EMAIL"],
    summary: `Write accounts' owners a mail with a link, good once and for ${LINK_HOURS} h, to activate or for another password; an outcome each`,
    body: MailAccounts,
    result: TurnedAccounts,
  }),
  /** For the carrier's customer sites. */
  redeem: write("/userManage/redeem", {
    may: ["USER_LIST.CHECK"],
    summary: "Follow a mail's link: another password, and what was not active is",
    body: RedeemLink,
    result: RedeemedLink,
  }),
  mails: route({
    service: "customer",
    method: "GET",
    path: "/userManage/mails",
    may: VIEW,
    safe: true,
    summary: `The newest ${MAILS_SHOWN} mails to an account's owner`,
    query: z.object({ id: z.uuid().describe("The account's key.") }),
    result: z.array(AccountMail),
  }),
  signIns: route({
    service: "customer",
    method: "GET",
    path: "/customer/account/logList",
    may: VIEW,
    safe: true,
    summary: `The newest ${SIGN_INS_SHOWN} sign-ins with an account (ACC-07)`,
    query: z.object({ id: z.uuid().describe("The account's key.") }),
    result: z.array(AccountSignIn),
  }),
} as const;
