import type { Call } from "@linehaul/kit/call";
import type { ApplicationFilter } from "@linehaul/schema/customers/information-application/row";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { matching as matchingCustomers } from "../customer/filter.ts";
import { mine } from "../customer/mine.ts";
import { ofCustomer } from "../customer/of-customer.ts";
import { application } from "./table.ts";

/** Applications of the caller's customers: every statement about applications starts from them. */
export async function mineApplications(call: Call): Promise<SQL | undefined> {
  return and(eq(application.site, call.caller.site), ofCustomer(application.customerId, await mine(call)));
}

export function matching({ keyword, kind, status, customerCode }: ApplicationFilter = {}): SQL | undefined {
  const about = matchingCustomers({ keyword, customerCode });
  return and(
    about && ofCustomer(application.customerId, about),
    kind && eq(application.kind, kind),
    status?.length ? inArray(application.status, status) : undefined,
  );
}
