import query from "../../../__generated__/batchOrderErrorPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { batchOrderErrorList } from "./batch-order-error-list.ts";

export const entry = listPage({ query, list: batchOrderErrorList, load: () => import("./batch-order-error-page.tsx") });
