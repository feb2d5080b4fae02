import { useTranslation } from "react-i18next";
import { FAILURE_REASONS } from "@linehaul/schema/orders/failed-order";
import { SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import type { Filter } from "../../../parts/filters/filter.ts";
import { daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import type { FailedOrderFilter } from "./failed-order-list.ts";

/** The chips of the failed orders. */
export function useFailedOrderFilters(
  filter: FailedOrderFilter,
  set: (part: Partial<FailedOrderFilter>) => void,
): readonly Filter[] {
  const { t } = useTranslation(["failed-order", "parts"]);
  return [
    daysFilter({ id: "at", label: t("column.at"), value: filter.at, onChange: (at) => set({ at }) }),
    oneOfFilter({
      id: "reason",
      label: t("column.reason"),
      value: filter.reason,
      options: FAILURE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
      onChange: (reason) => set({ reason }),
    }),
    oneOfFilter({
      id: "sourceSystem",
      label: t("column.sourceSystem"),
      value: filter.sourceSystem,
      options: SOURCE_SYSTEMS.map((value) => ({ value, label: t(`parts:source.${value}`) })),
      onChange: (sourceSystem) => set({ sourceSystem }),
    }),
    textFilter({
      id: "customerCode",
      label: t("column.customerCode"),
      value: filter.customerCode,
      maxLength: 10,
      onChange: (customerCode) => set({ customerCode }),
    }),
    textFilter({
      id: "number",
      label: t("column.customerOrderNo"),
      value: filter.number,
      maxLength: 40,
      onChange: (number) => set({ number }),
    }),
  ];
}
