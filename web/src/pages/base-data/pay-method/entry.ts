import query from "../../../__generated__/payMethodPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { payMethodList } from "./pay-method-list.ts";

export const entry = listPage({ query, list: payMethodList, load: () => import("./pay-method-page.tsx") });
