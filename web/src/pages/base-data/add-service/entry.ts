import query from "../../../__generated__/addServicePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { addServiceList } from "./add-service-list.ts";

export const entry = listPage({ query, list: addServiceList, load: () => import("./add-service-page.tsx") });
