import query from "../../../__generated__/holidayPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { holidayList } from "./holiday-list.ts";

export const entry = listPage({ query, list: holidayList, load: () => import("./holiday-page.tsx") });
