import type { Call } from "@linehaul/kit/call";
import type { CustomerFound } from "@linehaul/schema/customers/look-up";
import { LOOKUP_SIZE } from "@linehaul/schema/permissions/lookup-text";
import { and, asc } from "drizzle-orm";
import { matching } from "./filter.ts";
import { mine } from "./mine.ts";
import { customers } from "./table.ts";

/** The caller's customers by a piece of a name or code, the first ones by name. */
export const lookUp = async (call: Call, text: string): Promise<CustomerFound[]> =>
  call.db
    .select({ customerCode: customers.customerCode, name: customers.nameEn, status: customers.status })
    .from(customers)
    .where(and(await mine(call), matching({ keyword: text })))
    .orderBy(asc(customers.nameEn), asc(customers.id))
    .limit(LOOKUP_SIZE);
