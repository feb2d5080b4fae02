import query from "../../../__generated__/jumpWhitelistPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { jumpWhitelistList } from "./jump-whitelist-list.ts";

export const entry = listPage({ query, list: jumpWhitelistList, load: () => import("./jump-whitelist-page.tsx") });
