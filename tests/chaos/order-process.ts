import { seedCustomers } from "@linehaul/order/orders/order-import/testing/importing";
import { order as service } from "@linehaul/order/service";
import { serviceProcess } from "./service-process.ts";

/** The order service in a process of its own, with customers, who are the test's, and orders. `env`: variables of a test's own. */
export const orderProcess = (
  databaseUrl: string | undefined,
  orders: number,
  env: Readonly<Record<string, string>> = {},
) => serviceProcess({ service, fill: (database) => seedCustomers(database, orders), databaseUrl, env });
