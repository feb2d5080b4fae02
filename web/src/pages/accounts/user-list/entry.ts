import query from "../../../__generated__/userListPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { userList } from "./user-list.ts";

export const entry = listPage({ query, list: userList, load: () => import("./user-list-page.tsx") });
