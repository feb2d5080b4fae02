import query from "../../../__generated__/workTimePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { workTimeList } from "./work-time-list.ts";

export const entry = listPage({ query, list: workTimeList, load: () => import("./work-time-page.tsx") });
