import query from "../../../__generated__/defaultCityCodePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { defaultCityCodeList } from "./default-city-code-list.ts";

export const entry = listPage({ query, list: defaultCityCodeList, load: () => import("./default-city-code-page.tsx") });
