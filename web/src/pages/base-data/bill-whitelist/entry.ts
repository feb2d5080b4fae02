import query from "../../../__generated__/billWhitelistPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { billWhitelistList } from "./bill-whitelist-list.ts";

export const entry = listPage({ query, list: billWhitelistList, load: () => import("./bill-whitelist-page.tsx") });
