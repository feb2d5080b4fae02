import query from "../../../__generated__/permRolePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { roleList } from "./perm-role-list.ts";

export const entry = listPage({ query, list: roleList, load: () => import("./perm-role-page.tsx") });
