import { anyContains } from "@linehaul/kit/contains";
import type { CustomerFilter } from "@linehaul/schema/customers/customer";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { customers } from "./table.ts";

/** `keyword` is looked for in both names and the code. */
export function matching(filter: CustomerFilter = {}): SQL | undefined {
  const { customerCode, keyword, customerType, status, countryCode } = filter;
  return and(
    customerCode === undefined ? undefined : eq(customers.customerCode, customerCode),
    anyContains([customers.nameEn, customers.nameZh, customers.customerCode], keyword),
    customerType === undefined ? undefined : eq(customers.customerType, customerType),
    status?.length ? inArray(customers.status, status) : undefined,
    countryCode === undefined ? undefined : eq(customers.countryCode, countryCode),
  );
}
