import query from "../../../__generated__/orderTemplatePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderTemplateList } from "./order-template-list.ts";

export const entry = listPage({ query, list: orderTemplateList, load: () => import("./order-template-page.tsx") });
