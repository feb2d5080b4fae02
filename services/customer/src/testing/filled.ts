import type { Filling } from "@linehaul/kit/testing/filling";
import { seedCustomer } from "../demo.ts";
import { customer } from "../service.ts";

/** The service's database with the demo data, with what happened up to `until` where that is given. */
export const filledCustomer = (until?: Date): Filling => ({
  name: `customer_${until === undefined ? "" : String(until.getTime())}`,
  migrations: customer.migrations,
  fill: (db) => seedCustomer(db, until),
});
