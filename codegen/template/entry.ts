import query from "../../../__generated__/sampleThingPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { sampleThingList } from "./sample-thing-list.ts";

export const entry = listPage({ query, list: sampleThingList, load: () => import("./sample-thing-page.tsx") });
