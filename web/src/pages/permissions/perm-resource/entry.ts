import query from "../../../__generated__/permResourcePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { resourceList } from "./perm-resource-list.ts";

export const entry = listPage({ query, list: resourceList, load: () => import("./perm-resource-page.tsx") });
