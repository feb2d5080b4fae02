import { feature as bind } from "@linehaul/kit/feature";
import { readinessRoutes } from "@linehaul/schema/customers/readiness";
import { beginCustomer, readinessOfCustomer } from "./begin.ts";

export const feature = bind(readinessRoutes, {
  readiness: ({ body: { customerCode } }, call) => readinessOfCustomer(call, customerCode),
  begin: ({ body }, call) => beginCustomer(call, body),
});
