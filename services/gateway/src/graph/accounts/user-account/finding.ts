import * as contract from "@linehaul/schema/accounts/user-account/finding";
import { userAccountRoutes } from "@linehaul/schema/accounts/user-account/routes";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { findSensitiveMutation } from "../../../writing/find-sensitive.ts";

const { findSensitive } = userAccountRoutes;

enumOf(contract.UserAccountFindingKind);
export const UserAccountFinding = objectOf(contract.UserAccountFinding);

findSensitiveMutation({
  name: "UserAccounts",
  things: "accounts",
  list: "userAccounts",
  may: findSensitive.may,
  type: UserAccountFinding,
  input: contract.FindUserAccounts,
  find: (grant, body, options) => grant.call(findSensitive, { body }, options),
});
