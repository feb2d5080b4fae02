import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { customers } from "./table.ts";

/** That the customer whom a column names meets a condition. */
export const ofCustomer = (customerId: AnyPgColumn, where: SQL | undefined): SQL =>
  sql`exists (select 1 from ${customers} where ${customers.id} = ${customerId} and ${where})`;
