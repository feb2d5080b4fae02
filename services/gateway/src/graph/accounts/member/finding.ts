import * as contract from "@linehaul/schema/accounts/member/finding";
import { memberRoutes } from "@linehaul/schema/accounts/member/routes";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { findSensitiveMutation } from "../../../writing/find-sensitive.ts";

const { findSensitive } = memberRoutes;

enumOf(contract.MemberFindingKind);
export const MemberFinding = objectOf(contract.MemberFinding);

findSensitiveMutation({
  name: "Members",
  things: "members",
  list: "members",
  may: findSensitive.may,
  type: MemberFinding,
  input: contract.FindMembers,
  find: (grant, body, options) => grant.call(findSensitive, { body }, options),
});
