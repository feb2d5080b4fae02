import query from "../../../__generated__/permLeafAccountPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { leafAccountList } from "./perm-leaf-account-list.ts";

export const entry = listPage({ query, list: leafAccountList, load: () => import("./perm-leaf-account-page.tsx") });
