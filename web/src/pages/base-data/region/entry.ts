import query from "../../../__generated__/regionPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { regionList } from "./region-list.ts";

export const entry = listPage({ query, list: regionList, load: () => import("./region-page.tsx") });
