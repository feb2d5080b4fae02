import query from "../../../__generated__/orderPushRecordPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderPushRecordList } from "./order-push-record-list.ts";

export const entry = listPage({ query, list: orderPushRecordList, load: () => import("./order-push-record-page.tsx") });
