import {
  COUNTRIES,
  currency,
  customer,
  DICTIONARY,
  orderDetail,
  orderRow,
  rowInUse,
} from "@linehaul/gateway/testing/fixtures";
import type { Country } from "@linehaul/schema/base-data/country";
import type { Currency } from "@linehaul/schema/base-data/currency";
import type { Customer } from "@linehaul/schema/customers/customer";
import type { OrderDetail } from "@linehaul/schema/orders/order/detail";
import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { AUDIT_STATUSES, ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { DictionaryEntry } from "@linehaul/schema/system/dictionary";

// What the stubbed services hold: more, and more varied, than a test needs.

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const among = <T>(values: readonly T[], n: number): T => values[n % values.length]!;

const CODES = "MY VN ID SG TH CN HK JP KR PH IN AU NZ US GB DE FR IT ES NL".split(" ");
const nameIn = (language: string, code: string) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;

export const countries: readonly Country[] = CODES.map((countryCode, n) => ({
  ...among(COUNTRIES, n),
  countryCode,
  countryNameI18n: {
    en: nameIn("en", countryCode),
    "zh-CN": nameIn("zh-CN", countryCode),
    "zh-HK": nameIn("zh-HK", countryCode),
  },
}));

/** Base data that orders name. */
export const products = [rowInUse("INTL_EXPRESS", "International Express", "国际特快", "國際特快")];
export const cargoTypes = [rowInUse("PARCEL", "Parcel", "包裹", "包裹")];
export const addServices = [rowInUse("INSURANCE", "Insurance", "保价", "保價")];
export const payMethods = [rowInUse("CASH", "Cash", "现金", "現金")];

export const dictionary: readonly DictionaryEntry[] = ORDER_STATUSES.flatMap((dicKey, n) =>
  DICTIONARY.map((entry) => ({ ...entry, dicKey, dicName: `${entry.dicName} ${n}`, dicValue: String(n), sort: n })),
);

const CUSTOMERS = 40;
export const customers: readonly Customer[] = numbers(CUSTOMERS).map((n) => ({
  ...customer(n),
  countryCode: among(CODES, n),
}));
export const orders: readonly OrderRow[] = numbers(1_000).map((n) =>
  orderRow(n, {
    customerCode: among(customers, n * 7).customerCode,
    customerName: among(customers, n * 7).nameEn,
    senderCountry: among(CODES, n),
    receiverCountry: among(CODES, n * 3),
    orderStatus: among(ORDER_STATUSES, n),
    auditStatus: among(AUDIT_STATUSES, n),
    productCode: "INTL_EXPRESS",
    cargoTypeCode: "PARCEL",
    parcelNum: (n % 5) + 1,
    declaredValue: `${n * 10}.50`,
  }),
);

const GOODS = 6;
const EVENTS = ["placed", "reviewed", "picked_up", "in_transit", "delivered"];
/** An order with some lines of goods and some history. */
export function detailOf(n: number): OrderDetail {
  const plain = orderDetail(n);
  const [line] = plain.goods;
  const [entry] = plain.history;
  return {
    ...plain,
    payment: { ...plain.payment, payMethodCode: "CASH", taxPayMethodCode: "CASH" },
    services: [{ serviceName: "Insurance", fee: "4.20", currency: "MYR" }],
    goods: numbers(GOODS).flatMap((lineNo) => (line ? { ...line, lineNo, origin: among(CODES, lineNo) } : [])),
    history: EVENTS.flatMap((event) => (entry ? { ...entry, event } : [])),
  };
}

export const currencies: readonly Currency[] = numbers(600).map((n) =>
  currency(n, { sort: n, nameEn: `Currency ${n}` }),
);
