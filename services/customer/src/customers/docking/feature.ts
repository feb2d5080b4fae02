import { feature as bind } from "@linehaul/kit/feature";
import { dockingRoutes } from "@linehaul/schema/customers/docking/docking";
import { testCall } from "./test-call.ts";
import { newSecret, saveDocking } from "./write.ts";

export const feature = bind(dockingRoutes, {
  save: ({ body }, call) => saveDocking(call, body),
  secret: ({ body: { customerCode } }, call) => newSecret(call, customerCode),
  test: ({ body: { customerCode } }, call) => testCall(call, customerCode),
});
