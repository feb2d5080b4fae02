import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SHOWN_USER_CODE } from "@linehaul/schema/accounts/user-code-pattern";
import { AUDIT_STATUSES, ORDER_STATUSES, SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import { CountryChoice, CountryNames } from "../../../parts/countries/country-choice.tsx";
import { AmountRangeControl } from "../../../parts/filters/amount-range.tsx";
import { amountText, ANY_AMOUNT } from "../../../parts/filters/amounts.ts";
import { Choice, chosen } from "../../../parts/filters/choice.tsx";
import { DayRangeControl } from "../../../parts/filters/day-range.tsx";
import { ANY_DAY, daysText } from "../../../parts/filters/days.ts";
import type { Filter } from "../../../parts/filters/filter.ts";
import { TextControl } from "../../../parts/filters/text.tsx";
import { FindSensitive } from "../../../parts/finding/lazy.ts";
import type { OrderListFilter } from "./order-list-filter.ts";

type Set = (part: Partial<OrderListFilter>) => void;

/** Room for what comes: a panel is placed by its size. */
const ROOM = <div style={{ width: "20rem", height: "11rem" }} />;

/** The chips of the order list, in the order of "+ Filter". `found` says what was found by a masked value. */
export function useOrderFilters(filter: OrderListFilter, set: Set, found: ReactNode): readonly Filter[] {
  const { t } = useTranslation(["order-list", "parts", "schema"]);
  const label = (id: string) => t(`filter.${id}`);

  /** Any of a closed list of codes. */
  function codes<K extends "orderStatus" | "auditStatus" | "source">(
    id: K,
    values: readonly OrderListFilter[K][number][],
    name: (code: string) => string,
    apply: (value: readonly OrderListFilter[K][number][]) => void,
  ): Filter {
    const options = values.map((value) => ({ value, label: t(name(value)) }));
    return {
      id,
      label: label(id),
      codes: values,
      applied: chosen(options, filter[id]),
      clear: () => apply([]),
      control: () => <Choice label={label(id)} options={options} value={filter[id]} onChange={apply} />,
    };
  }
  const country = (id: "receiver" | "sender"): Filter => ({
    id,
    label: label(id),
    applied: filter[id].length === 0 ? null : <CountryNames codes={filter[id]} />,
    clear: () => set({ [id]: [] }),
    control: () => <CountryChoice label={label(id)} value={filter[id]} onChange={(value) => set({ [id]: value })} />,
  });

  return [
    {
      id: "created",
      isSmall: true,
      label: label("created"),
      applied: daysText(filter.created),
      clear: () => set({ created: ANY_DAY }),
      control: (done) => (
        <DayRangeControl
          label={label("created")}
          value={filter.created}
          onChange={(created) => set({ created })}
          done={done}
        />
      ),
    },
    country("receiver"),
    country("sender"),
    {
      id: "finding",
      isPassing: true,
      label: label("finding"),
      chip: t("foundByMasked"),
      applied: filter.finding === "" ? null : found,
      clear: () => set({ finding: "" }),
      control: (done) => (
        <Suspense fallback={ROOM}>
          <FindSensitive
            onFound={(finding) => {
              set({ finding });
              done();
            }}
          />
        </Suspense>
      ),
    },
    codes(
      "orderStatus",
      ORDER_STATUSES,
      (code) => `parts:status.order.${code}`,
      (orderStatus) => set({ orderStatus }),
    ),
    codes(
      "auditStatus",
      AUDIT_STATUSES,
      (code) => `parts:status.audit.${code}`,
      (auditStatus) => set({ auditStatus }),
    ),
    codes(
      "source",
      SOURCE_SYSTEMS,
      (code) => `parts:source.${code}`,
      (source) => set({ source }),
    ),
    {
      id: "customerCode",
      isSmall: true,
      label: label("customerCode"),
      applied: filter.customerCode || null,
      clear: () => set({ customerCode: "" }),
      control: (done) => (
        <TextControl
          label={label("customerCode")}
          placeholder={t("schema:rule.customer.code")}
          inputMode="numeric"
          maxLength={10}
          value={filter.customerCode}
          check={(text) => (/^\d{10}$/u.test(text) ? null : t("schema:rule.customer.code"))}
          onChange={(customerCode) => set({ customerCode })}
          done={done}
        />
      ),
    },
    {
      id: "account",
      isSmall: true,
      label: label("account"),
      applied: filter.account || null,
      clear: () => set({ account: "" }),
      control: (done) => (
        <TextControl
          label={label("account")}
          placeholder={t("schema:rule.account.shownUserCode")}
          maxLength={60}
          value={filter.account}
          check={(text) => (SHOWN_USER_CODE.test(text) ? null : t("schema:rule.account.shownUserCode"))}
          onChange={(account) => set({ account })}
          done={done}
        />
      ),
    },
    {
      id: "declared",
      isSmall: true,
      label: label("declared"),
      applied: amountText(filter.declared),
      clear: () => set({ declared: ANY_AMOUNT }),
      control: (done) => (
        <AmountRangeControl
          label={label("declared")}
          value={filter.declared}
          onChange={(declared) => set({ declared })}
          done={done}
        />
      ),
    },
  ];
}
