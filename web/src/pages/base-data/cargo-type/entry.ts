import query from "../../../__generated__/cargoTypePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { cargoTypeList } from "./cargo-type-list.ts";

export const entry = listPage({ query, list: cargoTypeList, load: () => import("./cargo-type-page.tsx") });
