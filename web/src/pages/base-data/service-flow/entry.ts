import query from "../../../__generated__/serviceFlowPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { serviceFlowList } from "./service-flow-list.ts";

export const entry = listPage({ query, list: serviceFlowList, load: () => import("./service-flow-page.tsx") });
