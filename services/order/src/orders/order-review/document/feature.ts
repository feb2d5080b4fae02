import { feature as bind } from "@linehaul/kit/feature";
import { orderReviewDocumentRoutes } from "@linehaul/schema/orders/order-review/document";
import { judge } from "./judge.ts";
import { keep } from "./keep.ts";
import { show } from "./show.ts";

export const feature = bind(orderReviewDocumentRoutes, {
  certUpload: async ({ file }) => file,
  keep: ({ body }, call) => keep(call, body),
  judge: ({ body }, call) => judge(call, body),
  show: ({ params }, call) => show(call, params),
});
