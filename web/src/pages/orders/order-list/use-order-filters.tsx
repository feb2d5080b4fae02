import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isShownUserCode } from "@linehaul/schema/accounts/user-code-pattern";
import {
  AUDIT_STATUSES,
  ORDER_STATUSES,
  PAY_METHODS,
  PUSH_STATES,
  SOURCE_SYSTEMS,
} from "@linehaul/schema/orders/order/status";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CountryChoice, CountryNames } from "../../../parts/countries/country-choice.tsx";
import { amountText, ANY_AMOUNT } from "../../../parts/filters/amounts.ts";
import { Choice, chosen } from "../../../parts/filters/choice.tsx";
import { DayRangeControl } from "../../../parts/filters/day-range.tsx";
import { customerCodeFilter } from "../../../parts/filters/customer-code-filter.tsx";
import { ANY_DAY, daysText } from "../../../parts/filters/days.ts";
import type { Filter } from "../../../parts/filters/filter.ts";
import { findingFilter } from "../../../parts/finding/finding-filter.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { CODS, type OrderListFilter } from "./order-list-filter.ts";

const AmountRange = lazyPart(() => import("../../../parts/filters/amount-range.tsx"));
const RuledText = lazyPart(() => import("../../../parts/filters/ruled-text.tsx"));
const CodChoice = lazyPart(() => import("./cod-choice.tsx"));
const AskedFilter = lazyPart(() => import("./asked-filter.tsx"));

type Set = (part: Partial<OrderListFilter>) => void;

/** The chips of the order list, in the order of "+ Filter". `found` says what was found by a masked value. */
export function useOrderFilters(filter: OrderListFilter, set: Set, found: ReactNode): readonly Filter[] {
  const { t } = useTranslation(["order-list", "parts", "schema"]);
  const label = (id: string) => t(`filter.${id}`);

  /** Any of a closed list of codes. */
  function codes<K extends "orderStatus" | "auditStatus" | "source" | "payer" | "push">(
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
  /** Any of what the graph names. */
  const asked = (of: "product" | "organisation"): Filter => {
    const shown = { of, label: label(of), value: filter[of] };
    const plain = filter[of].join(", ");
    return {
      id: of,
      label: label(of),
      applied:
        plain === "" ? null : (
          <Optional of={plain} fallback={plain}>
            <AskedFilter {...shown} />
          </Optional>
        ),
      clear: () => set({ [of]: [] }),
      control: () => (
        <Optional of={of} fallback={<Skeleton height="40" />}>
          <AskedFilter {...shown} onChange={(value) => set({ [of]: value })} />
        </Optional>
      ),
    };
  };
  const days = (id: "created" | "pickedUp"): Filter => ({
    id,
    isSmall: true,
    label: label(id),
    applied: daysText(filter[id]),
    clear: () => set({ [id]: ANY_DAY }),
    control: (done) => (
      <DayRangeControl label={label(id)} value={filter[id]} onChange={(value) => set({ [id]: value })} done={done} />
    ),
  });

  return [
    days("created"),
    days("pickedUp"),
    country("receiver"),
    country("sender"),
    findingFilter({
      thing: "ORDER",
      label: label("finding"),
      chip: t("foundByMasked"),
      value: filter.finding,
      found,
      onChange: (finding) => set({ finding }),
    }),
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
      "push",
      PUSH_STATES,
      (code) => `parts:pushState.${code}`,
      (push) => set({ push }),
    ),
    codes(
      "source",
      SOURCE_SYSTEMS,
      (code) => `parts:source.${code}`,
      (source) => set({ source }),
    ),
    customerCodeFilter({
      id: "customerCode",
      label: label("customerCode"),
      value: filter.customerCode,
      onChange: (customerCode) => set({ customerCode }),
    }),
    asked("organisation"),
    asked("product"),
    codes(
      "payer",
      PAY_METHODS,
      (code) => `parts:payer.${code}`,
      (payer) => set({ payer }),
    ),
    {
      id: "cod",
      label: label("cod"),
      codes: CODS,
      applied: filter.cod === "" ? null : t(`cod.${filter.cod}`),
      clear: () => set({ cod: "" }),
      control: (done) => (
        <Optional of="cod" fallback={<Skeleton height="20" />}>
          <CodChoice
            label={label("cod")}
            value={filter.cod}
            onChange={(cod) => {
              set({ cod });
              done();
            }}
          />
        </Optional>
      ),
    },
    {
      id: "account",
      isSmall: true,
      label: label("account"),
      applied: filter.account || null,
      clear: () => set({ account: "" }),
      control: (done) => (
        <Optional of="account" fallback={<Skeleton height="8" />}>
          <RuledText
            label={label("account")}
            rule="account.shownUserCode"
            maxLength={60}
            value={filter.account}
            isGood={isShownUserCode}
            onChange={(account) => set({ account })}
            done={done}
          />
        </Optional>
      ),
    },
    {
      id: "declared",
      isSmall: true,
      label: label("declared"),
      applied: amountText(filter.declared),
      clear: () => set({ declared: ANY_AMOUNT }),
      control: (done) => (
        <Optional of="declared" fallback={<Skeleton height="20" />}>
          <AmountRange value={filter.declared} onChange={(declared) => set({ declared })} done={done} />
        </Optional>
      ),
    },
  ];
}
