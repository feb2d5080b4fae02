import { lookupRoutes, AccountFound, SubAccountFound } from "@linehaul/schema/permissions/lookup";
import { lookup } from "./lookup.ts";

lookup({
  name: "lookupAccounts",
  kind: "account",
  description: "Accounts by a piece of the user name. Finding a person belongs to the identity platform (LOOK-03).",
  may: lookupRoutes.accounts.may,
  row: AccountFound,
  read: (grant, username) => grant.call(lookupRoutes.accounts, { body: { username } }),
});

lookup({
  name: "lookupSubAccounts",
  kind: "subAccount",
  description: "Sub-accounts by a piece of the user name. Finding a person belongs to the identity platform (LOOK-03).",
  may: lookupRoutes.subAccounts.may,
  row: SubAccountFound,
  read: (grant, sysUserName) => grant.call(lookupRoutes.subAccounts, { body: { sysUserName } }),
});
