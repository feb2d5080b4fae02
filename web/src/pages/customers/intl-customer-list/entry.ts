import query from "../../../__generated__/intlCustomerListPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { intlCustomerList } from "./intl-customer-list-filter.ts";

export const entry = listPage({ query, list: intlCustomerList, load: () => import("./intl-customer-list-page.tsx") });
