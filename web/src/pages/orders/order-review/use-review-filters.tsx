import { useTranslation } from "react-i18next";
import { SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import { CountryChoice, CountryNames } from "../../../parts/countries/country-choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { anyOfFilter, daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import type { ReviewFilter } from "./order-review-list.ts";

/** The chips of the queues. */
export function useReviewFilters(filter: ReviewFilter, set: (part: Partial<ReviewFilter>) => void): readonly Filter[] {
  const { t } = useTranslation(["order-review", "parts"]);
  const text = (id: "number" | "areaCode" | "customer", maxLength: number) =>
    textFilter({
      id,
      label: t(`filter.${id}`),
      value: filter[id],
      maxLength,
      onChange: (value) => set({ [id]: value }),
    });
  return [
    {
      id: "receiver",
      label: t("filter.receiver"),
      applied: filter.receiver.length === 0 ? null : <CountryNames codes={filter.receiver} />,
      clear: () => set({ receiver: [] }),
      control: () => (
        <CountryChoice
          label={t("filter.receiver")}
          value={filter.receiver}
          onChange={(receiver) => set({ receiver })}
        />
      ),
    },
    text("number", 40),
    daysFilter({
      id: "placed",
      label: t("filter.placed"),
      value: filter.placed,
      onChange: (placed) => set({ placed }),
    }),
    text("customer", 10),
    text("areaCode", 20),
    anyOfFilter({
      id: "source",
      label: t("filter.source"),
      value: filter.source,
      options: SOURCE_SYSTEMS.map((value) => ({ value, label: t(`parts:source.${value}`) })),
      onChange: (source) => set({ source }),
    }),
    oneOfFilter({
      id: "handler",
      label: t("filter.handler"),
      value: filter.handler,
      options: [
        { value: "MINE" as const, label: t("handler.MINE") },
        { value: "FREE" as const, label: t("handler.FREE") },
      ],
      onChange: (handler) => set({ handler }),
    }),
    oneOfFilter({
      id: "documents",
      label: t("filter.documents"),
      value: filter.documents,
      options: [{ value: "MISSING" as const, label: t("lacksDocuments") }],
      onChange: (documents) => set({ documents }),
    }),
    oneOfFilter({
      id: "followUp",
      label: t("filter.followUp"),
      value: filter.followUp,
      options: [{ value: "YES" as const, label: t("followedUp") }],
      onChange: (followUp) => set({ followUp }),
    }),
  ];
}
