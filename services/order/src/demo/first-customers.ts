import type { Db } from "@linehaul/kit/database-type";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq } from "drizzle-orm";
import { customerCopy, type CustomerCopy } from "../customers/customer/table.ts";

/** Some of a site's customers of a status, in the order of their codes: rows of the demo are of them. */
export const firstCustomers = (
  db: Db,
  { site, status, count }: { readonly site: SiteCode; readonly status: CustomerCopy["status"]; readonly count: number },
): Promise<CustomerCopy[]> =>
  db
    .select()
    .from(customerCopy)
    .where(and(eq(customerCopy.site, site), eq(customerCopy.status, status)))
    .orderBy(asc(customerCopy.customerCode))
    .limit(count);
