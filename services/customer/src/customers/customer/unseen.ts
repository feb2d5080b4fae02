import { fail } from "@linehaul/kit/fail";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { codesOf, type RowScope } from "@linehaul/schema/scope";

const FOREIGN_ORG: FieldProblem = { path: ["orgCode"], key: "customer.foreignOrg", params: {} };
const FOREIGN_COUNTRY: FieldProblem = { path: ["countryCode"], key: "customer.foreignCountry", params: {} };

/** Where a customer would be. */
interface Place {
  readonly orgCode: string | null;
  readonly countryCode: string;
}
const isOrgUnseen = (scope: RowScope, orgCode: string | null): boolean => {
  const own = codesOf(scope, "CUSTOMER", "org");
  return own !== null && (orgCode === null || !own.includes(orgCode));
};

/** Nobody moves a customer to where he would not see it himself (PERM-02). */
export function refuseUnseenOrg(scope: RowScope, orgCode: string): void {
  if (isOrgUnseen(scope, orgCode)) throw fail(SERVICE_CODES.invalid, { fields: [FOREIGN_ORG] });
}

/** The fields by which somebody would not see a customer himself. */
export function unseenFields(scope: RowScope, { orgCode, countryCode }: Place): FieldProblem[] {
  const countries = codesOf(scope, "CUSTOMER", "country");
  return [
    ...(isOrgUnseen(scope, orgCode) ? [FOREIGN_ORG] : []),
    ...(countries !== null && !countries.includes(countryCode) ? [FOREIGN_COUNTRY] : []),
  ];
}
