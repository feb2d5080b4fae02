import query from "../../../__generated__/nonCoreCustomerPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { nonCoreCustomerList } from "./non-core-customer-list.ts";

export const entry = listPage({ query, list: nonCoreCustomerList, load: () => import("./non-core-customer-page.tsx") });
