import query from "../../../__generated__/orderPushExternalPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderPushExternalList } from "./order-push-external-list.ts";

export const entry = listPage({
  query,
  list: orderPushExternalList,
  load: () => import("./order-push-external-page.tsx"),
});
