import { calendarOf } from "@linehaul/schema/base-data/calendar/calendar-of";
import type { ExpressControl } from "@linehaul/schema/base-data/express-control/row";
import type { OrderFlowWhitelist } from "@linehaul/schema/base-data/order-flow-whitelist";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import type { FieldRule } from "@linehaul/schema/base-data/field-rule/row";
import { fieldRules } from "@linehaul/schema/base-data/field-rule/holding";
import { controlRules } from "../controls.ts";
import type { Sent } from "../offers.ts";
import type { ServiceRule } from "../services.ts";
import { flowsByLane, type ProductRule, type RuleBook } from "../rule-book.ts";

const DELIVERED = calendarOf(
  {
    countryCode: "JP",
    region: "",
    purpose: "DELIVERY",
    timeZone: "Asia/Tokyo",
    spans: ["MON", "TUE", "WED", "THU", "FRI"].map((day) => `${day} 09:00-18:00`),
  },
  [
    {
      countryCode: "JP",
      region: "",
      purposes: ["DELIVERY"],
      firstDay: "2026-11-23",
      lastDay: "2026-11-23",
      worksAs: "DAY_OFF",
    },
  ],
);
export const INSURANCE: ServiceRule = {
  code: "INSURANCE",
  nameEn: "Insurance",
  feeKind: "PERCENT",
  fee: "0.5",
  feeLeast: "5.00",
  feeMost: null,
  feeCurrency: "CNY",
};
export const bookOf = (
  products: readonly ProductRule[],
  flows: readonly ProductFlow[],
  orderFlows: readonly OrderFlow[] = [],
  controls: readonly ExpressControl[] = [],
  passes: readonly OrderFlowWhitelist[] = [],
  ruled: readonly FieldRule[] = [],
): RuleBook => ({
  products,
  hasFlows: flows.length > 0,
  flowsTo: flowsByLane(flows),
  orderFlows,
  passes,
  controls: controlRules(controls),
  fieldRules: fieldRules(ruled, "NEW_ORDER"),
  services: [INSURANCE],
  serviceFlows: [],
  cargoFlows: [],
  productFee: () => undefined,
  delivery: () => DELIVERED,
});

const AT = { createdBy: "a", createdAt: "", modifiedBy: "a", modifiedAt: "", version: 1 };
export const express: ProductRule = {
  code: "EXPRESS",
  status: "ENABLED",
  cargoTypes: ["PARCEL", "BATTERY"],
  minWeight: "0.50",
  maxWeight: "100.00",
  payMethods: ["SENDER", "RECEIVER"],
  taxPayMethods: ["SENDER"],
};
export const wide: ProductFlow = {
  ...AT,
  id: "wide",
  status: "ENABLED",
  site: "MY",
  productCode: "EXPRESS",
  cargoTypeCode: null,
  fromCountry: null,
  fromRegion: "",
  toCountry: null,
  toRegion: "",
  payMethods: ["SENDER", "RECEIVER"],
  taxPayMethods: ["SENDER"],
  agingMin: 1,
  agingMax: 3,
  maxWeight: "70.00",
  validFrom: "2026-01-01",
  validTo: null,
};
export const closed: OrderFlow = {
  ...AT,
  id: "closed",
  status: "ENABLED",
  site: "MY",
  fromCountry: null,
  fromRegion: "",
  toCountry: "JP",
  toRegion: "",
  customerTypes: [],
  laneState: "CLOSED",
  reasonEn: "Typhoon",
  reasonZhCn: "台风",
  reasonZhHk: "颱風",
  validFrom: "2026-11-01",
  validTo: "2026-11-30",
};
export const pass: OrderFlowWhitelist = {
  ...AT,
  id: "pass",
  status: "ENABLED",
  site: "MY",
  code: "KINTA-01",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  fromCountry: null,
  fromRegion: "",
  toCountry: "JP",
  toRegion: "",
  validFrom: "2026-11-01",
  validTo: "2026-11-30",
  remark: "",
};
export const battery: ExpressControl = {
  ...AT,
  id: "battery",
  status: "ENABLED",
  code: "BATTERY",
  nameEn: "Batteries",
  nameZhCn: "电池",
  nameZhHk: "電池",
  sort: 1,
  fromCountry: null,
  fromRegion: "",
  toCountry: null,
  toRegion: "",
  words: ["Battery", "电池"],
  hsPrefixes: ["8507"],
  valueAbove: null,
  weightAbove: null,
  effect: "REFUSE",
  validFrom: "2026-11-01",
  validTo: "2026-11-30",
};
export const needed: FieldRule = {
  ...AT,
  id: "needed",
  status: "ENABLED",
  site: "MY",
  form: "NEW_ORDER",
  field: "receiver.company",
  fromCountry: null,
  fromRegion: "",
  toCountry: null,
  toRegion: "",
  productCode: null,
  cargoTypeCode: null,
  customerTypes: [],
  effect: "REQUIRED",
  minLength: 0,
  maxLength: 0,
  pattern: "",
  choices: [],
  messageEn: "",
  messageZhCn: "",
  messageZhHk: "",
  priority: 0,
  validFrom: "2026-01-01",
  validTo: null,
};
export const sent: Sent = {
  from: { country: "MY", regions: ["Penang"] },
  to: { country: "JP", regions: ["Osaka-fu", "Osaka"] },
  day: "2026-11-20",
  customerCode: null,
  customerType: "PERSONAL",
  cargoType: "PARCEL",
  weight: "10",
  payer: "SENDER",
  taxPayer: "SENDER",
  goods: [{ name: "Silk scarf", hsCode: "6214.10" }],
  valueCny: "500",
};
