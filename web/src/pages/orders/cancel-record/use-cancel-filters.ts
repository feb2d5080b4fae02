import { useTranslation } from "react-i18next";
import { CANCEL_PAGES } from "@linehaul/schema/orders/order/cancel-limits";
import { CANCEL_TYPES, ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { Filter } from "../../../parts/filters/filter.ts";
import { anyOfFilter, daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import type { CancelRecordFilter } from "./cancel-record-list.ts";

/** The chips of the cancel records. */
export function useCancelFilters(
  filter: CancelRecordFilter,
  set: (part: Partial<CancelRecordFilter>) => void,
): readonly Filter[] {
  const { t } = useTranslation(["cancel-record", "parts"]);
  return [
    daysFilter({ id: "at", label: t("column.at"), value: filter.at, onChange: (at) => set({ at }) }),
    anyOfFilter({
      id: "type",
      label: t("column.type"),
      value: filter.type,
      options: CANCEL_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      onChange: (type) => set({ type }),
    }),
    anyOfFilter({
      id: "stateBefore",
      label: t("column.stateBefore"),
      value: filter.stateBefore,
      options: ORDER_STATUSES.map((value) => ({ value, label: t(`parts:status.order.${value}`) })),
      onChange: (stateBefore) => set({ stateBefore }),
    }),
    textFilter({
      id: "cancelledBy",
      label: t("column.cancelledBy"),
      value: filter.cancelledBy,
      maxLength: 100,
      onChange: (cancelledBy) => set({ cancelledBy }),
    }),
    oneOfFilter({
      id: "page",
      label: t("column.page"),
      value: filter.page,
      options: CANCEL_PAGES.map((value) => ({ value, label: t(`page.${value}`) })),
      onChange: (page) => set({ page }),
    }),
    textFilter({
      id: "customerCode",
      label: t("column.customerCode"),
      value: filter.customerCode,
      maxLength: 10,
      onChange: (customerCode) => set({ customerCode }),
    }),
  ];
}
