import query from "../../../__generated__/timeZonePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { timeZoneList } from "./time-zone-list.ts";

export const entry = listPage({ query, list: timeZoneList, load: () => import("./time-zone-page.tsx") });
