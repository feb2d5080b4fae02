import type { ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import { anyMeans } from "../../order/testing/any-means.ts";

/** A row of a sheet in which nothing is wrong, whoever's customer it is. */
export const GOOD_ROW = {
  customerCode: "6010228841",
  customerOrderNo: "KEJ-1",
  serviceName: "International Express",
  pickupType: "上门收件",
  pickupAt: null,
  parcelNum: "1",
  weight: "1.25",
  declaredCurrency: "USD",
  declaredValue: "100",
  insuredValue: null,
  payMethod: "Sender",
  taxPayMethod: "RECEIVER",
  "cod.amount": null,
  "cod.currency": null,
  "cod.card": null,
  senderReason: "销售",
  tradeCondition: "DAP",
  exportDeclaration: "SIMPLIFIED",
  importDeclaration: "SIMPLIFIED",
  "sender.name": "陈美",
  "sender.phone": "12-345 6789",
  "sender.countryCode": "MY",
  "sender.regionLevels": null,
  "sender.address": "1 Jalan Ampang",
  "receiver.name": "Tan Wei",
  "receiver.phone": "8123 4567",
  "receiver.countryCode": "SG",
  "receiver.address": "2 Orchard Road",
  "goods.name": "Optical sensor",
  "goods.amount": "2",
  "goods.quantity": "2",
  "goods.unit": "PCS",
  "goods.unitWeight": "0.2",
  "goods.price": "50",
  "goods.origin": "MY",
  "goods.hsCode": "9031.49",
} as const satisfies Partial<Record<ImportColumn, string | null>>;

/** Parameters and base data of tests. */
export const sampleMeans: OrderMeans = {
  ...anyMeans,
  goodsTypes: 3,
  rateToCny: (code) => ({ CNY: "1", USD: "7.1186" })[code] ?? null,
  isCountry: (code) => ["MY", "SG"].includes(code),
  product: (nameEn) =>
    nameEn === "International Express" ? { code: "INTL_EXPRESS", nameEn, cargoTypes: ["PARCEL"] } : null,
  isCargoType: (code) => ["PARCEL", "FRESH"].includes(code),
  isUnit: (unit) => ["PCS", "PAIR"].includes(unit),
};
