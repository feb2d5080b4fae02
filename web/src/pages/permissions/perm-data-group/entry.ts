import query from "../../../__generated__/permDataGroupPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { dataGroupList } from "./perm-data-group-list.ts";

export const entry = listPage({ query, list: dataGroupList, load: () => import("./perm-data-group-page.tsx") });
