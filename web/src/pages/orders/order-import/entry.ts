import query from "../../../__generated__/orderImportPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderImportList } from "./order-import-list.ts";

export const entry = listPage({ query, list: orderImportList, load: () => import("./order-import-page.tsx") });
