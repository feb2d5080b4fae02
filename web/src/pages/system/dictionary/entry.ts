import query from "../../../__generated__/dictionaryPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { dictionaryList } from "./dictionary-list.ts";

export const entry = listPage({ query, list: dictionaryList, load: () => import("./dictionary-page.tsx") });
