import query from "../../../__generated__/cargoFlowPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { cargoFlowList } from "./cargo-flow-list.ts";

export const entry = listPage({ query, list: cargoFlowList, load: () => import("./cargo-flow-page.tsx") });
