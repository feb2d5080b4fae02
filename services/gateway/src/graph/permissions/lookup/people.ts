import { lookupRoutes, type AccountFound, type SubAccountFound } from "@linehaul/schema/permissions/lookup";
import { lookup } from "./lookup.ts";

lookup<AccountFound, (typeof lookupRoutes.accounts.may)[number]>({
  name: "lookupAccounts",
  kind: "account",
  description: "Accounts by a piece of the user name. Finding a person belongs to the identity platform (LOOK-03).",
  may: lookupRoutes.accounts.may,
  type: "AccountFound",
  fields: (t) => ({
    username: t.exposeString("username", { description: "Its name in the identity platform." }),
    byAccountId: t.exposeString("byAccountId", { description: "Its id." }),
    empCode: t.exposeString("empCode", { nullable: true, description: "Work number, 6 or 8 digits." }),
  }),
  read: (grant, username) => grant.call(lookupRoutes.accounts, { body: { username } }),
});

lookup<SubAccountFound, (typeof lookupRoutes.subAccounts.may)[number]>({
  name: "lookupSubAccounts",
  kind: "subAccount",
  description: "Sub-accounts by a piece of the user name. Finding a person belongs to the identity platform (LOOK-03).",
  may: lookupRoutes.subAccounts.may,
  type: "SubAccountFound",
  fields: (t) => ({ sysUserName: t.exposeString("sysUserName", { description: "The name that signs in." }) }),
  read: (grant, sysUserName) => grant.call(lookupRoutes.subAccounts, { body: { sysUserName } }),
});
