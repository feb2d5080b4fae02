import { AccountSignIn, SignInResult } from "@linehaul/schema/accounts/user-account/check";
import { AccountMail, MailPurpose } from "@linehaul/schema/accounts/user-account/mail";
import { ACCOUNT_STEPS } from "@linehaul/schema/accounts/user-account/lifecycle";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import {
  AccountStatus,
  AccountStatusCount as Count,
  AccountType,
  DataSource,
  UserAccount as UserAccountContract,
  UserAccountFilter,
  userAccountSorts,
  UserType,
  type UserAccount as UserAccountRow,
} from "@linehaul/schema/accounts/user-account/row";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { UserAccountFinding } from "./finding.ts";
// How far a mail is.
import "../../orders/order-push/order-push.ts";

enumOf(AccountStatus);
enumOf(AccountType);
enumOf(UserType);
enumOf(DataSource);
enumOf(SignInResult);
enumOf(MailPurpose);

const isLive = ({ status }: UserAccountRow): boolean => status !== "CANCELLED";
export const UserAccount = contractEntity("UserAccount", UserAccountContract, {
  description:
    "An account that somebody places orders with (ACC-08): a customer's main one, or a sub of it. What identifies him is masked.",
  may: routes.pageQuery.may,
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    customerId: t.id({
      nullable: true,
      description: "Node id of its customer, by which that one's page opens; null for one that belongs to none.",
      resolve: ({ customerCode }) => (customerCode === null ? null : encodeNodeId("Customer", customerCode)),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open its customer's page?"),
    viewerMayEdit: viewerMay(
      t,
      "USER_LIST.EDIT",
      "May the viewer change it? A person's is its owner's alone to change (PERM-09).",
      (account) => isLive(account) && account.accountType === "ENTERPRISE",
    ),
    viewerMayResetPassword: viewerMay(
      t,
      "USER_LIST.RESET_PASSWORD",
      "May the viewer give it another password?",
      isLive,
    ),
    viewerMayEnable: viewerMay(
      t,
      "USER_LIST.ENABLE",
      "May the viewer enable it?",
      ({ status }) => status === ACCOUNT_STEPS.ENABLE.from,
    ),
    viewerMayDisable: viewerMay(
      t,
      "USER_LIST.DISABLE",
      "May the viewer disable it?",
      ({ status }) => status === ACCOUNT_STEPS.DISABLE.from,
    ),
    viewerMayUnlock: viewerMay(
      t,
      "USER_LIST.UNLOCK",
      "May the viewer unlock it?",
      ({ status }) => status === ACCOUNT_STEPS.UNLOCK.from,
    ),
    viewerMayCancel: viewerMay(
      t,
      "USER_LIST.CANCEL",
      "May the viewer cancel it?",
      ({ status }) => status === ACCOUNT_STEPS.CANCEL.from,
    ),
    viewerMayKeep: viewerMay(
      t,
      "USER_LIST.CANCEL",
      "May the viewer take its cancellation back?",
      ({ status }) => status === ACCOUNT_STEPS.KEEP.from,
    ),
    viewerMayShowClear: viewerMay(t, "USER_LIST.SHOW_CLEAR", "May the viewer reveal what is masked?"),
  }),
});

const UserAccountStatusCount = objectOf(Count, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});
type AccountPage = Paged<UserAccountRow> & { readonly page: RouteResult<typeof routes.pageQuery> };
const UserAccountConnection = connectionType<UserAccountRow, AccountPage>(UserAccount, {
  description: "A page of accounts.",
  fields: (t) => ({
    statusCounts: t.field({
      type: [UserAccountStatusCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.statusCounts ?? [],
    }),
    finding: t.field({
      type: UserAccountFinding,
      nullable: true,
      description:
        "What the filter's finding is (PERM-12); null without one, and for one that is forgotten, another's or another site's: it finds nothing.",
      resolve: ({ page }) => page.finding,
    }),
    viewerMayCreate: viewerMay(t, "USER_LIST.CREATE", "May the viewer make one?"),
  }),
});
const sortKey = sortKeysOf(userAccountSorts, UserAccountContract);
const UserAccountSort = sortEnum(UserAccount.name, userAccountSorts);
const UserAccountFilterInput = filterInput(UserAccount.name, UserAccountFilter);

builder.queryField("userAccounts", (t) =>
  t.may(...routes.pageQuery.may).field({
    type: UserAccountConnection,
    description:
      "Accounts of customers among the rows that you may see, and those that belong to none (ACC-07). One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: UserAccountFilterInput, description: "All of them without it." }),
      sort: t.arg({
        type: UserAccountSort,
        required: true,
        defaultValue: "CREATED_AT_DESC",
        description: "How to sort.",
      }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: UserAccountFilter,
        sortKey,
        extras: ["statusCounts"],
        read: (query) => grant.call(routes.pageQuery, { body: query }),
      }),
  }),
);

const SignIn = objectOf(AccountSignIn);
builder.queryField("userAccountSignIns", (t) =>
  t.may(...routes.signIns.may).field({
    type: [SignIn],
    description:
      "The newest sign-ins with an account at the carrier's customer sites (ACC-07): when, from where and how they ended. One call to the customer service.",
    args: { id: t.arg.id({ required: true, description: "Node id of the account." }) },
    resolve: (_root, { id }, grant) => grant.call(routes.signIns, { query: { id: keyOf("UserAccount", id) } }),
  }),
);

const AccountMailType = objectOf(AccountMail);
builder.queryField("userAccountMails", (t) =>
  t.may(...routes.mails.may).field({
    type: [AccountMailType],
    description:
      "The newest mails to the owner of an account: what for, how far they are on their way, and whether their link was followed. One call to the customer service.",
    args: { id: t.arg.id({ required: true, description: "Node id of the account." }) },
    resolve: (_root, { id }, grant) => grant.call(routes.mails, { query: { id: keyOf("UserAccount", id) } }),
  }),
);
