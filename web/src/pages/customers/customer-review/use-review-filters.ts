import { useTranslation } from "react-i18next";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { REVIEW_KINDS } from "@linehaul/schema/customers/customer-review/status";
import type { Filter } from "../../../parts/filters/filter.ts";
import { daysFilter, oneOfFilter } from "../../../parts/filters/kinds.tsx";
import type { CustomerReviewFilter } from "./customer-review-list.ts";

/** The chips of the reviews. */
export function useReviewFilters(
  filter: CustomerReviewFilter,
  set: (part: Partial<CustomerReviewFilter>) => void,
): readonly Filter[] {
  const { t } = useTranslation("customer-review");
  return [
    oneOfFilter({
      id: "kind",
      label: t("kind"),
      value: filter.kind,
      options: REVIEW_KINDS.map((value) => ({ value, label: t(`kindIs.${value}`) })),
      onChange: (kind) => set({ kind }),
    }),
    oneOfFilter({
      id: "customerType",
      label: t("customerType"),
      value: filter.customerType,
      options: CUSTOMER_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      onChange: (customerType) => set({ customerType }),
    }),
    daysFilter({ id: "asked", label: t("asked"), value: filter.asked, onChange: (asked) => set({ asked }) }),
  ];
}
