import query from "../../../__generated__/customerListPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { customerList } from "./customer-list-filter.ts";

export const entry = listPage({ query, list: customerList, load: () => import("./customer-list-page.tsx") });
