import type { IntlCustomerFilter } from "@linehaul/schema/customers/intl-customer";
import { and, inArray, type SQL } from "drizzle-orm";
import { matching } from "../customer/filter.ts";
import { customers } from "../customer/table.ts";

export const matchingIntl = ({ keyword, status, releaseStatus, pushState }: IntlCustomerFilter = {}): SQL | undefined =>
  and(
    matching({ keyword, status }),
    releaseStatus?.length ? inArray(customers.releaseStatus, releaseStatus) : undefined,
    pushState?.length ? inArray(customers.bdusState, pushState) : undefined,
  );
