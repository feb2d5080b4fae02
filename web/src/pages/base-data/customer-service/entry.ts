import query from "../../../__generated__/customerServicePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { customerServiceList } from "./customer-service-list.ts";

export const entry = listPage({ query, list: customerServiceList, load: () => import("./customer-service-page.tsx") });
