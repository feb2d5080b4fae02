import query from "../../../__generated__/cargoConvertPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { cargoConvertList } from "./cargo-convert-list.ts";

export const entry = listPage({ query, list: cargoConvertList, load: () => import("./cargo-convert-page.tsx") });
