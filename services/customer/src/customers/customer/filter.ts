import { contains } from "@linehaul/kit/contains";
import type { customerRoutes } from "@linehaul/schema/customers/customer";
import type { RouteParsed } from "@linehaul/schema/route";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { customers } from "./table.ts";

type Filter = RouteParsed<typeof customerRoutes.pageQuery>["body"]["filter"];

/** `keyword` is looked for in both names and the code. */
export function matching(filter: Filter): SQL | undefined {
  if (filter === undefined) return undefined;
  const { customerCode, keyword, customerType, status, countryCode } = filter;
  return and(
    customerCode === undefined ? undefined : eq(customers.customerCode, customerCode),
    keyword
      ? or(...[customers.nameEn, customers.nameZh, customers.customerCode].map((column) => contains(column, keyword)))
      : undefined,
    customerType === undefined ? undefined : eq(customers.customerType, customerType),
    status?.length ? inArray(customers.status, status) : undefined,
    countryCode === undefined ? undefined : eq(customers.countryCode, countryCode),
  );
}
