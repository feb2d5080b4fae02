import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CUSTOMER_TYPES, SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CountryChoice, CountryNames } from "../../../parts/countries/country-choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { anyOfFilter, daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import { findingFilter } from "../../../parts/finding/finding-filter.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { CustomerListFilter } from "./customer-list-filter.ts";
import { SHORT_IN } from "./short-in.ts";

const OrganisationFilter = lazyPart(() => import("./organisation-filter.tsx"));

/** The chips of the customers, in the order of "+ Filter". `found` says what was found by a masked value. */
export function useCustomerFilters(
  filter: CustomerListFilter,
  set: (part: Partial<CustomerListFilter>) => void,
  found: ReactNode,
): readonly Filter[] {
  const { t } = useTranslation(["customer-list", "parts"]);
  const { country, organisation } = filter;
  const plain = organisation.join(", ");
  return [
    oneOfFilter({
      id: "customerType",
      label: t("column.customerType"),
      value: filter.customerType,
      options: CUSTOMER_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      onChange: (customerType) => set({ customerType }),
    }),
    anyOfFilter({
      id: "status",
      label: t("column.status"),
      value: filter.status,
      options: CUSTOMER_STATUSES.map((value) => ({ value, label: t(`parts:status.customer.${value}`) })),
      onChange: (status) => set({ status }),
    }),
    oneOfFilter({
      id: "settlementType",
      label: t("column.settlementType"),
      value: filter.settlementType,
      options: SETTLEMENT_TYPES.map((value) => ({ value, label: t(`settlement.${value}`) })),
      onChange: (settlementType) => set({ settlementType }),
    }),
    {
      id: "country",
      label: t("column.country"),
      applied: country.length === 0 ? null : <CountryNames codes={country} />,
      clear: () => set({ country: [] }),
      control: () => (
        <CountryChoice
          label={t("column.country")}
          most={1}
          value={country}
          onChange={(codes) => set({ country: codes })}
        />
      ),
    },
    {
      id: "organisation",
      label: t("column.orgCode"),
      applied:
        plain === "" ? null : (
          <Optional of={plain} fallback={plain}>
            <OrganisationFilter label={t("column.orgCode")} value={organisation} />
          </Optional>
        ),
      clear: () => set({ organisation: [] }),
      control: () => (
        <Optional of="organisation" fallback={<Skeleton height="40" />}>
          <OrganisationFilter
            label={t("column.orgCode")}
            value={organisation}
            onChange={(codes) => set({ organisation: codes })}
          />
        </Optional>
      ),
    },
    textFilter({
      id: "salesPerson",
      label: t("column.salesPerson"),
      value: filter.salesPerson,
      maxLength: 100,
      onChange: (salesPerson) => set({ salesPerson }),
    }),
    oneOfFilter({
      id: "short",
      label: t("short"),
      value: filter.short,
      options: SHORT_IN.map((value) => ({ value, label: t(`shortIn.${value}`) })),
      onChange: (short) => set({ short }),
    }),
    findingFilter({
      thing: "CUSTOMER",
      label: t("finding"),
      chip: t("foundByMasked"),
      value: filter.finding,
      found,
      onChange: (finding) => set({ finding }),
    }),
    daysFilter({ id: "added", label: t("column.createdAt"), value: filter.added, onChange: (added) => set({ added }) }),
  ];
}
