import { feature as bind } from "@linehaul/kit/feature";
import { orderConfigRoutes } from "@linehaul/schema/system/order-config";
import { parametersOf } from "./parameters.ts";

export const feature = bind(orderConfigRoutes, {
  get: async ({ params: { key } }, call) => ({ key, value: JSON.stringify((await parametersOf(call.db))[key]) }),
});
