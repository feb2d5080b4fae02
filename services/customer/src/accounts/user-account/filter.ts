import type { Call } from "@linehaul/kit/call";
import { siteScope } from "@linehaul/kit/scope";
import type { UserAccountFilter } from "@linehaul/schema/accounts/user-account/row";
import { codesOf, LIMITS_OF, type RowScope } from "@linehaul/schema/scope";
import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { mine } from "../../customers/customer/mine.ts";
import { ofCustomer } from "../../customers/customer/of-customer.ts";
import { customers } from "../../customers/customer/table.ts";
import { named } from "../../customers/customer/filter.ts";
import { userAccount } from "./table.ts";

/** Accounts without a customer are theirs whom nothing keeps to some customers. */
const isKept = (scope: RowScope): boolean =>
  LIMITS_OF.CUSTOMER.some((limit) => codesOf(scope, "CUSTOMER", limit) !== null);

/** Accounts of the caller's customers, and those that belong to none: every statement about accounts starts from them. */
export async function mineAccounts(call: Call): Promise<SQL | undefined> {
  const scope = await call.scope();
  const ofMine = ofCustomer(userAccount.customerId, await mine(call));
  return and(
    siteScope(call.caller, scope, userAccount.site),
    isKept(scope) ? ofMine : or(isNull(userAccount.customerId), ofMine),
  );
}

export function matching(filter: UserAccountFilter = {}): SQL | undefined {
  const { keyword, status, accountType, userType, dataSource, customerCode } = filter;
  return and(
    keyword ? named(userAccount.sought, keyword) : undefined,
    status?.length ? inArray(userAccount.status, status) : undefined,
    accountType === undefined ? undefined : eq(userAccount.accountType, accountType),
    userType === undefined ? undefined : eq(userAccount.userType, userType),
    dataSource === undefined ? undefined : eq(userAccount.dataSource, dataSource),
    customerCode === undefined
      ? undefined
      : ofCustomer(userAccount.customerId, eq(customers.customerCode, customerCode)),
  );
}
