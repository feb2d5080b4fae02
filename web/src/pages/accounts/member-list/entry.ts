import query from "../../../__generated__/memberListPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { memberList } from "./member-list.ts";

export const entry = listPage({ query, list: memberList, load: () => import("./member-list-page.tsx") });
