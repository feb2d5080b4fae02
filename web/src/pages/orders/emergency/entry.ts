import query from "../../../__generated__/emergencyPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { emergencyList } from "./emergency-list.ts";

export const entry = listPage({ query, list: emergencyList, load: () => import("./emergency-page.tsx") });
