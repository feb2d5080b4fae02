import type { Call } from "@linehaul/kit/call";
import type { Caller } from "@linehaul/kit/caller";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { rowScope, siteScope } from "@linehaul/kit/scope";
import { readHeads } from "@linehaul/schema/orders/order-import/headings";
import type { OrderTemplate, OrderTemplateFilter } from "@linehaul/schema/orders/order-template/row";
import type { RowScope } from "@linehaul/schema/scope";
import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { customerCopy } from "../../customers/customer/table.ts";
import { orderTemplate, type OrderTemplateRecord } from "./table.ts";

/** A template as it is told: what is open in its map is read from its headings. */
export function view(row: OrderTemplateRecord): OrderTemplate {
  const { unknown, missing, doubled } = readHeads(row.headings, row.map);
  const { site, name, customerCode, customerName, fileName, sha256, headings } = row;
  return {
    ...catalogueView(row),
    site,
    name,
    customerCode,
    customerName,
    fileName,
    sha256,
    headings: headings.length,
    unknown: [...unknown],
    missing: [...missing],
    doubled: [...doubled],
  };
}

/** Templates of the caller's site: those for all, and those of customers that he may see (PERM-02). */
export function templatesOf(caller: Pick<Caller, "site">, scope: RowScope): SQL | undefined {
  const theirs = rowScope(caller, scope, "CUSTOMER", {
    site: customerCopy.site,
    country: customerCopy.countryCode,
    org: customerCopy.orgCode,
    customer: customerCopy.customerCode,
  });
  const own = sql`exists (select 1 from ${customerCopy} where ${and(eq(customerCopy.customerCode, orderTemplate.customerCode), theirs)})`;
  return and(siteScope(caller, scope, orderTemplate.site), or(isNull(orderTemplate.customerCode), own));
}

/** The catalogue as the caller has it. */
export async function mine(call: Call) {
  const within = templatesOf(call.caller, await call.scope());
  return {
    table: orderTemplate,
    row: view,
    event: "orderTemplate.changed",
    site: call.caller.site,
    ...(within && { within }),
  };
}

export const matching = ({ keyword, status }: OrderTemplateFilter = {}): SQL | undefined => {
  const { name, fileName, customerCode, customerName } = orderTemplate;
  return and(
    anyContains([name, fileName, customerCode, customerName], keyword),
    status && eq(orderTemplate.status, status),
  );
};
