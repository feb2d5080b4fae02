import query from "../../../__generated__/customerCodPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { customerCodList } from "./customer-cod-list.ts";

export const entry = listPage({ query, list: customerCodList, load: () => import("./customer-cod-page.tsx") });
