import query from "../../../__generated__/countryBasePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { countryBaseList } from "./country-base-list.ts";

export const entry = listPage({ query, list: countryBaseList, load: () => import("./country-base-page.tsx") });
